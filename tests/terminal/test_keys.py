# The keys that act at once on the game under way: undo, redo, hint, finish.
import re
import unittest

from lines import LINES
from player import Player, cards_on


class Undo(Player):
    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")
        self.start = cards_on(self.terminal.screen())
        self.terminal.play("47")
        self.played = cards_on(self.terminal.wait_for(" 1 move"))
        self.assertNotEqual(self.played, self.start)

    def shows(self, cards):
        self.terminal.wait_until(lambda screen: cards_on(screen) == cards, "\n".join(cards))

    def test_takes_a_move_back(self):
        self.terminal.type("u")
        self.shows(self.start)

    def test_is_taken_back_by_redo(self):
        self.terminal.type("ur")
        self.wait_for_moves("klondike", 3)
        self.shows(self.played)

    def test_goes_back_to_the_deal_and_no_further(self):
        self.terminal.type("uu")
        self.terminal.wait_for("There is nothing to undo.")
        self.shows(self.start)

    def test_without_an_undo_there_is_nothing_to_redo(self):
        self.terminal.type("r")
        self.terminal.wait_for("There is nothing to redo.")
        self.shows(self.played)


class Hint(Player):
    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")

    def test_names_a_move_in_words_and_on_the_table(self):
        self.terminal.type("i")
        screen = self.terminal.wait_for("Try ")
        said = re.search(r"Try (\d)(\d): \w\w from column \1 to column \2, onto \w\w\.", "\n".join(screen))
        self.assertIsNotNone(said, screen)
        self.assertIn(f"from {said[1]}", screen[5])
        self.assertIn(f"to {said[2]}", screen[5])

    def test_plays_nothing(self):
        before = self.terminal.screen()
        self.terminal.type("i")
        after = self.terminal.wait_for("Try ")
        self.assertEqual(after[6:-3], before[6:-3])
        self.assertEqual(self.journal("klondike"), ["hint"])  # it is counted, no more

    def test_names_a_move_that_can_be_played(self):
        self.terminal.type("i")
        move = re.search(r"Try (\w+):", "\n".join(self.terminal.wait_for("Try ")))[1]
        self.terminal.play(move)
        self.terminal.wait_for(" 1 move")

    def test_is_gone_after_a_move(self):
        self.terminal.type("i")
        self.terminal.wait_for("from ")
        self.terminal.play("15")
        screen = "\n".join(self.terminal.wait_for(" 1 move"))
        self.assertNotIn("from ", screen)
        self.assertNotIn("Try ", screen)


class NoMoreMoves(Player):
    # Every ace and every two is out of reach, whatever is done with the rest.
    STUCK = ("freecell | a: 2C | b: 2D | c: 2H | d: 2S | t1: AC 3C 4C 5C 6C 7C 8C | t2: AD 3D 4D 5D 6D 7D 8D 9D 8H | "
             "t3: AH 3H 4H 5H 6H 7H TH 9H | t4: AS 3S 4S 5S 6S 7S TS 9S | t5: TC KC JC 8S | t6: TD KD JD | "
             "t7: QH KH JH QD | t8: QC KS JS QS 9C")

    def setUp(self):
        super().setUp()
        self.put_position(self.STUCK)
        self.terminal = self.sit_down()

    def test_are_told_by_the_table(self):
        self.terminal.wait_for("No more useful moves")

    def test_are_told_by_the_hint(self):
        self.terminal.type("i")
        self.terminal.wait_for("No move is left that brings a card home or turns one up")


class Finish(Player):
    def test_brings_the_cards_home_and_wins(self):
        terminal = self.sit_down("K1-98")
        terminal.play(*LINES["K1-98"][:86])
        self.wait_for_moves("klondike", 86)
        terminal.type("f")
        terminal.wait_for("You have won")
        self.assertEqual(self.statistics()["K1"]["won"], 1)

    def test_is_one_turn_for_undo(self):
        self.put_position("freecell | fh: JH | fd: KD | fs: JS | fc: KC | t1: KH QH | t2: QS KS")
        terminal = self.sit_down()
        start = cards_on(terminal.screen())
        terminal.type("f")
        terminal.wait_for("┌K♥──•┐")
        terminal.type("u")
        terminal.wait_until(lambda screen: cards_on(screen) == start, "the start")

    def test_says_when_no_card_can_go(self):
        terminal = self.sit_down("K3-17")
        terminal.type("f")
        terminal.wait_for("No card can be finished now.")


if __name__ == "__main__":
    unittest.main()

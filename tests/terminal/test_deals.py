# The keys that deal: new, once more, by number or name. All of them give up the game under way.
import unittest

from player import Player, cards_on


class AnotherDeal(Player):
    LOST = "This game will count as lost. Go on? (y/n)"

    def begun(self):
        terminal = self.sit_down("K3-17")
        terminal.play("47")
        terminal.wait_for(" 1 move")
        return terminal

    def counted(self):
        return [(name, mode["played"], mode["won"]) for name, mode in self.statistics().items()]

    def test_new_does_not_ask_before_the_first_move(self):
        terminal = self.sit_down("K3-17")
        before = terminal.screen()
        terminal.type("n")
        after = terminal.wait_until(lambda screen: "K3-17 " not in screen[0] and "K3-" in screen[0], "another deal")
        self.assertNotEqual(cards_on(after), cards_on(before))
        self.assertEqual(self.counted(), [])

    def test_new_asks_when_the_game_has_begun(self):
        terminal = self.begun()
        terminal.type("n")
        terminal.wait_for(self.LOST)
        terminal.wait_for("K3-17 ")
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_no_or_escape_goes_on_with_the_game(self):
        for answer in ("n", "Escape"):
            with self.subTest(answer=answer):
                terminal = self.begun()
                before = terminal.screen()
                terminal.type("n")
                terminal.wait_for(self.LOST)
                terminal.key(answer)
                after = terminal.wait_until(lambda screen: self.LOST not in screen[-3], "the question is gone")
                self.assertEqual(after[1:], before[1:])
                self.assertEqual(self.counted(), [])
                self.leave(terminal)
                self.file("klondike").unlink()

    def test_yes_counts_the_game_as_lost(self):
        terminal = self.begun()
        terminal.type("ny")
        screen = terminal.wait_for("The game before counts as lost.")
        self.assertRegex(screen[0], r"Klondike  K3-\d+ .* 0 moves")
        self.assertNotIn("K3-17 ", screen[0])
        self.assertEqual(self.counted(), [("K3", 1, 0)])

    def test_restart_lays_the_same_cards_again(self):
        terminal = self.sit_down("K3-17")
        start = cards_on(terminal.screen())
        terminal.play("47", "s")
        terminal.wait_for(" 2 moves")
        terminal.type("R")
        terminal.wait_for(self.LOST)
        terminal.type("y")
        screen = terminal.wait_for("The game before counts as lost.")
        self.assertRegex(screen[0], r"K3-17 .* 0 moves")
        self.assertEqual(cards_on(screen), start)
        self.assertEqual(self.counted(), [("K3", 1, 0)])

    def test_by_number_keeps_the_game_and_its_options(self):
        terminal = self.sit_down("K1-5")
        terminal.type("g")
        terminal.wait_for("deal number or name:")
        terminal.type("98\r")
        terminal.wait_for("Klondike  K1-98 ")
        terminal.wait_for("┌9♠───┐")

    def test_by_name_changes_the_options(self):
        terminal = self.sit_down("K1-5")
        terminal.type("gK3-17+passes=3\r")
        terminal.wait_for("Klondike  K3-17+passes=3 ")

    def test_by_name_asks_when_the_game_has_begun(self):
        terminal = self.begun()
        terminal.type("g18\r")
        terminal.wait_for(self.LOST)
        terminal.type("y")
        terminal.wait_for("Klondike  K3-18 ")
        self.assertEqual(self.counted(), [("K3", 1, 0)])

    def test_escape_leaves_the_question_for_a_number(self):
        terminal = self.sit_down("K3-17")
        before = terminal.screen()
        terminal.type("g12")
        terminal.wait_for("deal number or name: 12")
        terminal.key("Escape")
        terminal.wait_until(lambda screen: screen[1:] == before[1:], "the table as it was")

    def test_a_number_that_is_none_is_refused(self):
        for name, why in (("0", "'0' is no deal number"), ("12x", "'12x' is no deal number"),
                          ("K9-1", "'K9-1' is no deal id"), ("FC-1", "This is the table of Klondike")):
            with self.subTest(name=name):
                terminal = self.sit_down("K3-17", "--no-save")
                terminal.type(f"g{name}\r")
                screen = terminal.wait_for(why)
                self.assertIn("Klondike  K3-17 ", screen[0])


if __name__ == "__main__":
    unittest.main()

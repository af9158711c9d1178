# Leaving in the middle of a game and coming back to it.
import unittest

from lines import LINES
from player import Player, bare, cards_on

MIDDLE = LINES["FC-1"][:40]


class ComingBack(Player):
    def test_shows_the_same_table(self):
        for deal in ("K3-17", "FC-1", "CA-166"):
            with self.subTest(deal=deal):
                terminal = self.sit_down(deal)
                terminal.type("i")  # names a move of every game
                hint = terminal.wait_for("Try ")[-3].split()[1].rstrip(":")
                terminal.play(hint)
                before = terminal.wait_for(" 1 move")
                self.leave(terminal)
                again = self.sit_down().wait_for(" 1 move")
                self.assertEqual(bare(again), bare(before))

    def test_the_game_played_last_is_meant(self):
        for deal in ("FC-1", "K3-17"):
            self.leave(self.sit_down(deal))
        self.sit_down().wait_for("Klondike  K3-17")

    def test_a_deal_that_is_under_way_goes_on_when_it_is_named(self):
        first = self.sit_down("FC-1")
        first.play("5a")
        first.wait_for(" 1 move")
        self.leave(first)
        self.sit_down("FC-1").wait_for(" 1 move")

    def test_undo_is_still_there(self):
        first = self.sit_down("FC-1")
        start = first.screen()
        first.play("5a", "5b")
        first.wait_for(" 2 moves")
        self.leave(first)
        second = self.sit_down()
        second.type("uu")
        second.wait_until(lambda screen: cards_on(screen) == cards_on(start), "the deal")

    def test_redo_is_still_there(self):
        first = self.sit_down("FC-1")
        first.play(*MIDDLE)
        self.wait_for_moves("freecell", len(MIDDLE))
        end = first.rest()  # the save is written before the screen
        first.type("uuu")
        self.wait_for_moves("freecell", len(MIDDLE) + 3)
        self.leave(first)
        second = self.sit_down()
        self.assertNotEqual(cards_on(second.screen()), cards_on(end))
        second.type("rrr")
        second.wait_until(lambda screen: cards_on(screen) == cards_on(end), "what was undone")

    def test_the_shell_says_how_to_go_on(self):
        terminal = self.sit_down("FC-1")
        terminal.play("5a")
        terminal.wait_for(" 1 move")
        self.leave(terminal)
        terminal.wait_for("The game is saved; 'croupier play freecell' goes on with it.")


class Counting(Player):
    def test_leaving_and_coming_back_counts_nothing(self):
        for moves in (["5a"], [], ["5b"]):
            terminal = self.sit_down("FC-1")
            terminal.play(*moves)
            self.leave(terminal)
        self.assertEqual(self.journal("freecell"), ["play 5a", "play 5b"])
        self.assertEqual(self.statistics(), {})

    def test_a_game_that_was_left_often_is_counted_once(self):
        for move in ("5a", "5b", "5c"):
            terminal = self.sit_down("FC-1")
            terminal.play(move)
            terminal.wait_for(f"┌{ {'5a': '6♣', '5b': '8♥', '5c': '4♥'}[move]}──•┐")
            self.leave(terminal)
        terminal = self.sit_down()
        terminal.type("ny")
        terminal.wait_for("The game before counts as lost.")
        self.leave(terminal)
        self.leave(self.sit_down())
        mode = self.statistics()["FC"]
        self.assertEqual((mode["played"], mode["won"]), (1, 0))


class TwoTerminals(Player):
    def test_play_one_game_only_in_the_first(self):
        first = self.sit_down("K3-17")
        for words in (["klondike"], ["K3-17"], ["K1-5", "--new"], []):
            with self.subTest(words=words):
                second = self.open("play", *words)
                self.assertEqual(second.exit_status(), 2)
                second.wait_for("klondike is being played in another terminal")
        first.play("47")
        first.wait_for(" 1 move")

    def test_play_two_games(self):
        self.sit_down("K3-17")
        self.sit_down("FC-1").wait_for("FreeCell  FC-1")

    def test_play_one_game_when_the_second_is_not_kept(self):
        self.sit_down("K3-17")
        self.sit_down("K3-17", "--no-save").wait_for("Klondike  K3-17")

    def test_play_one_game_after_another(self):
        self.leave(self.sit_down("K3-17"))
        self.sit_down("klondike").wait_for("Klondike  K3-17")


if __name__ == "__main__":
    unittest.main()

# The pages that cover the table: help, statistics, options.
import re
import unittest

from player import Player, bare


class Help(Player):
    def test_shows_the_keys_and_any_key_goes_back(self):
        terminal = self.sit_down("K3-17")
        before = terminal.screen()
        terminal.type("?")
        page = terminal.wait_for("How to play")
        for key in ("u undo", "r redo", "i hint", "f finish", "n new", "R retry this deal", "g deal by", "t statistics",
                    "o options", "x leave", "Tab draw", "Ctrl-Z", "37x4", "Esc puts back"):
            self.assertIn(key, "\n".join(page))
        terminal.type("x")  # goes back, and does no more
        terminal.wait_until(lambda screen: bare(screen) == bare(before), "the table")

    def test_fits_in_the_smallest_window(self):
        terminal = self.sit_down("K3-17")
        terminal.type("?")
        page = terminal.wait_for("How to play")
        self.assertEqual(page[-1].strip(), "any key: back to the table")
        self.assertTrue(all(len(line) < 80 for line in page), page)


class Statistics(Player):
    def test_say_that_there_is_nothing_yet(self):
        terminal = self.sit_down("K3-17")
        terminal.type("t")
        terminal.wait_for("No game has been finished yet.")

    def test_count_what_was_played(self):
        terminal = self.sit_down("K3-17")
        terminal.play("47")
        terminal.wait_for(" 1 move")
        terminal.type("nyt")
        page = "\n".join(terminal.wait_for("Statistics of Klondike"))
        self.assertRegex(page, r"(?m)^ +K3 +K1 +together$")
        self.assertRegex(page, r"(?m)^ played +1 +0 +1$")
        self.assertRegex(page, r"(?m)^ won +0 +0 +0$")
        terminal.key("Enter")
        terminal.wait_for("x leave")

    def test_of_a_game_that_is_not_kept_say_so(self):
        terminal = self.sit_down("K3-17", "--no-save")
        terminal.type("t")
        terminal.wait_for("nothing is counted")


class Options(Player):
    def opened(self, *words):
        terminal = self.sit_down(*words)
        terminal.type("o")
        terminal.wait_for("Options of Klondike")
        return terminal

    def change(self, terminal, title):
        """Goes down to a row and changes it."""
        page = terminal.screen()
        rows = [line for line in page if line.startswith("   ")]
        row = next(number for number, line in enumerate(rows) if line.startswith(f"   {title} "))
        terminal.key(*["Down"] * row, "Right", "Enter")
        terminal.wait_for("x leave")

    def test_a_change_holds_from_the_next_deal(self):
        terminal = self.opened("K3-17")
        terminal.key("Right")
        terminal.wait_for("< 1 >")
        terminal.key("Enter")
        screen = terminal.wait_for("These options hold from the next deal (n).")
        self.assertIn("Klondike  K3-17 ", screen[0])
        terminal.type("n")
        terminal.wait_for("Klondike  K1-")

    def test_a_change_holds_for_the_next_start(self):
        terminal = self.opened("K3-17")
        self.change(terminal, "draw")
        terminal.play("47")
        terminal.wait_for(" 1 move")
        self.leave(terminal)
        again = self.sit_down()
        again.wait_for("Klondike  K3-17 ")  # the game that is under way keeps its own
        self.leave(again)
        self.file("klondike").unlink()
        self.sit_down("klondike").wait_for("Klondike  K1-")

    def test_escape_leaves_all_as_it_was(self):
        terminal = self.opened("K3-17")
        terminal.key("Right")
        terminal.wait_for("< 1 >")
        terminal.key("Escape")
        terminal.wait_for("x leave")
        terminal.type("n")
        terminal.wait_until(lambda screen: "K3-17 " not in screen[0], "another deal")
        self.assertIn("Klondike  K3-", terminal.screen()[0])
        self.assertFalse((self.folder / "preferences.json").exists())

    def test_the_row_that_is_chosen_is_explained(self):
        terminal = self.opened("K3-17")
        terminal.key("Down", "Down", "Down")
        page = terminal.wait_for("< flat >")
        self.assertEqual("\n".join(page).count("for the win: +100, or 700000 / seconds"), 2)

    def test_letters_replace_the_signs_at_once_and_in_the_next_session(self):
        terminal = self.opened("K3-17")
        self.change(terminal, "letters")
        self.assertTrue("".join(terminal.wait_for("+JS---+")).isascii())
        self.leave(terminal)
        again = self.sit_down()
        self.assertTrue("".join(again.wait_for("+JS---+")).isascii())

    def inks(self, terminal):
        """The colours of a club, a spade, a diamond and a heart."""
        screen = terminal.coloured()
        return [re.search(rf"38;5;(\d+)m(?:\x1b\[48[\d;]*m)?{card}", screen)[1]
                for card in ("K♣", "10♠", "4♦", "10♥")]

    def test_four_colours_are_seen_at_once_and_in_the_next_session(self):
        terminal = self.sit_down("K3-17")
        terminal.play("s")
        terminal.wait_for(" 1 move")
        clubs, spades, diamonds, hearts = self.inks(terminal)
        self.assertEqual((clubs, diamonds), (spades, hearts))
        terminal.type("o")
        terminal.wait_for("Options of Klondike")
        self.change(terminal, "four colours")
        four = self.inks(terminal)
        self.assertEqual(len(set(four)), 4)
        self.leave(terminal)
        self.assertEqual(self.inks(self.sit_down()), four)


if __name__ == "__main__":
    unittest.main()

# Windows of all sizes, at the start and while the game is played.
import re
import unittest

from player import Player, bare

DEALS = {
    "K3-17": ["J♠", "K♣", "10♠", "4♦", "Q♦", "7♠", "5♣"],
    "FC-1": ["6♠", "9♣", "2♥", "6♥", "6♣", "3♦", "8♣", "10♣"],
    "CA-166": ["2♣", "Q♥", "6♠", "A♦", "3♦", "2♦", "Q♠", "3♣"],
}


def too_small(columns, rows):
    return re.compile(rf"The\s+table\s+needs\s+80x24;\s+this\s+window\s+is\s+{columns}x{rows}\.")


class Fits(Player):
    def fits(self, columns, rows):
        for deal, tops in DEALS.items():
            with self.subTest(deal=deal):
                terminal = self.sit_down(deal, size=(columns, rows))
                screen = terminal.screen()
                whole = "\n".join(screen)
                for top in tops:
                    self.assertRegex(whole, rf"┌{top}─+┐")
                labels = " +".join(str(number) for number in range(1, len(tops) + 1))
                self.assertRegex(whole, r"(?m) h +h +h +h$")
                self.assertRegex(whole, rf"(?m)^ +{labels}$")
                self.assertRegex(screen[0], r"  0:00   0 moves$")
                self.assertRegex(screen[rows - 1], r"  \? help +x leave$")
                self.leave(terminal)

    def test_80x24(self):
        self.fits(80, 24)

    def test_100x30(self):
        self.fits(100, 30)

    def test_120x40(self):
        self.fits(120, 40)

    def test_200x60(self):
        self.fits(200, 60)

    def test_the_cards_grow_with_the_window(self):
        small, large = (self.sit_down("FC-1", "--no-save", size=size).screen() for size in ((80, 24), (120, 40)))
        self.assertIn("┌6♠───┐", "\n".join(small))
        self.assertIn("┌6♠─────┐", "\n".join(large))


class TooSmallAtTheStart(Player):
    def is_plain(self, columns, rows):
        terminal = self.open("play", "K3-17", size=(columns, rows))
        terminal.wait_for(re.compile(r"^> ?$", re.MULTILINE))
        whole = "\n".join(terminal.screen("-J", "-S", "-"))
        self.assertIn(f"The table needs a window of 80x24; this one is {columns}x{rows}. Playing line by line.", whole)
        self.assertIn("stock: 24 face down", whole)
        return terminal

    def test_60x20_is_played_line_by_line(self):
        terminal = self.is_plain(60, 20)
        terminal.play("47", "quit")
        self.assertEqual(terminal.exit_status(), 0)
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_20x5_is_played_line_by_line(self):
        terminal = self.is_plain(20, 5)
        terminal.play("47", "quit")
        self.assertEqual(terminal.exit_status(), 0)
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_one_column_or_one_row_too_few_is_too_small(self):
        self.leave_plain(self.is_plain(79, 24))
        self.leave_plain(self.is_plain(80, 23))

    def leave_plain(self, terminal):
        terminal.play("quit")
        self.assertEqual(terminal.exit_status(), 0)


class Resized(Player):
    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")
        self.terminal.play("47")
        self.before = self.terminal.wait_for(" 1 move")

    def resize(self, columns, rows):
        self.terminal.resize(columns, rows)
        return self.terminal.wait_for(too_small(columns, rows))

    def back(self):
        self.terminal.resize(80, 24)
        self.terminal.wait_until(lambda screen: bare(screen) == bare(self.before), "the table as it was")

    def test_too_small_it_says_so_and_then_shows_the_same_table(self):
        for columns, rows in ((60, 20), (20, 5), (79, 24), (80, 23)):
            with self.subTest(columns=columns, rows=rows):
                self.resize(columns, rows)
                self.back()

    def test_the_whole_sentence_is_seen_in_20x5(self):
        self.assertRegex(" ".join(self.resize(20, 5)), r"Enlarge it, +or +x +leaves +\(the +game +is +saved\)")

    def test_no_window_is_too_small(self):
        self.terminal.resize(1, 1)
        self.terminal.rest()
        self.back()

    def test_too_small_it_takes_no_moves(self):
        self.resize(60, 20)
        self.terminal.play("52")
        self.terminal.type("u")
        self.terminal.rest()
        self.back()
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_too_small_x_still_leaves(self):
        self.resize(20, 5)
        self.leave(self.terminal)
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_larger_it_fills_the_window(self):
        self.terminal.resize(120, 40)
        screen = self.terminal.wait_until(lambda screen: len(screen) == 40 and "x leave" in screen[-1], "the last row")
        self.assertIn("┌4♦────•┐", "\n".join(screen))
        self.back()

    def test_a_page_comes_back_too(self):
        self.terminal.type("?")
        page = self.terminal.wait_for("How to play")
        self.resize(60, 20)
        self.terminal.resize(80, 24)
        self.terminal.wait_until(lambda screen: screen == page, "the page as it was")

    def test_what_is_in_the_hand_stays_there(self):
        self.terminal.key("Enter")
        self.before = self.terminal.wait_for("In your hand")
        self.resize(60, 20)
        self.back()


if __name__ == "__main__":
    unittest.main()

# Picking up and dropping with the keys, typing moves, and what the table marks.
import re
import unittest

from player import Player, bare

LABELS = 5  # the row with the numbers of the columns


def marked(screen):
    """The cards with the mark of the last move."""
    return re.findall(r"(\w+[♣♠♦♥])─*•", "\n".join(screen))


class Refusal(Player):
    WHY = "JS does not go on KC. The ranks do not follow each other."

    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")
        self.before = self.terminal.screen()

    def refused(self, why):
        screen = self.terminal.wait_for(why)
        self.assertEqual(bare(screen)[:-3], bare(self.before)[:-3])
        self.assertEqual(self.journal("klondike"), [])

    def test_of_a_typed_move_says_why(self):
        self.terminal.play("12")
        self.refused(self.WHY)

    def test_of_a_drop_says_why_and_puts_back(self):
        self.terminal.key("Enter", "Right", "Enter")
        self.refused(self.WHY)

    def test_of_what_is_no_move_says_what_is_wrong(self):
        self.terminal.play("19")
        self.refused("'19' is not a move here")

    def test_of_a_face_down_card_says_so(self):
        self.terminal.play("73x2")
        self.refused("A face-down card cannot be moved.")

    def test_is_gone_with_the_next_key(self):
        self.terminal.play("12")
        self.terminal.wait_for(self.WHY)
        self.terminal.key("Right")
        self.terminal.wait_until(lambda screen: screen == self.before, "the table as it was")


class LastMove(Player):
    def test_is_marked(self):
        terminal = self.sit_down("K3-17")
        self.assertEqual(marked(terminal.screen()), [])
        terminal.play("47")
        self.assertEqual(marked(terminal.wait_for(" 1 move")), ["4♦"])
        terminal.play("52")
        self.assertEqual(marked(terminal.wait_for(" 2 moves")), ["Q♦"])

    def test_of_several_cards_marks_them_all(self):
        terminal = self.sit_down("K3-17")
        terminal.play("52", "12", "21x3")
        self.assertEqual(marked(terminal.wait_for(" 3 moves")), ["K♣", "Q♦", "J♠"])

    def test_of_the_stock_marks_the_card_drawn(self):
        terminal = self.sit_down("K3-17")
        terminal.play("s")
        self.assertEqual(marked(terminal.wait_for(" 1 move")), ["10♥"])

    def test_stays_marked_when_a_move_is_refused(self):
        terminal = self.sit_down("K3-17")
        terminal.play("47", "12")
        self.assertEqual(marked(terminal.wait_for("The ranks do not follow")), ["4♦"])


class Hand(Player):
    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")

    def test_marks_where_it_is_from_and_where_the_card_fits(self):
        self.terminal.key("Enter")
        screen = self.terminal.wait_for("In your hand")
        self.assertRegex(screen[LABELS], r"^ +\(1\) +2 +3 +4 +>5< +6 +7$")

    def test_is_empty_after_escape(self):
        before = self.terminal.screen()
        self.terminal.key("Enter")
        self.terminal.wait_for(">5<")
        self.terminal.key("Escape")
        self.terminal.wait_until(lambda screen: screen == before, "the table as it was")
        self.assertEqual(self.journal("klondike"), [])

    def test_drops_where_the_arrows_point(self):
        self.terminal.key("Enter", "Left", "Left", "Left", "Enter")
        self.assertEqual(marked(self.terminal.wait_for(" 1 move")), ["J♠"])
        self.assertEqual(self.journal("klondike"), ["play 15"])

    def test_may_use_the_space_bar(self):
        self.terminal.key("Space", "Left", "Left", "Left", "Space")
        self.terminal.wait_for(" 1 move")
        self.assertEqual(self.journal("klondike"), ["play 15"])

    def test_draws_with_enter_on_the_stock(self):
        self.terminal.key("Up", "Enter")
        self.terminal.wait_for(" 1 move")
        self.assertEqual(self.journal("klondike"), ["play s"])

    def test_draws_with_tab_from_anywhere(self):
        before = self.terminal.cursor()
        self.terminal.key("Tab")
        self.terminal.wait_for(" 1 move")
        self.assertEqual(self.journal("klondike"), ["play s"])
        self.assertEqual(self.terminal.cursor(), before)

    def test_takes_as_many_cards_as_up_was_pressed(self):
        self.terminal.play("52", "12")
        self.terminal.wait_for(" 2 moves")
        self.terminal.key("Right", "Up", "Up", "Enter")
        screen = self.terminal.wait_for("and 2 more from 2.")
        self.assertRegex(screen[LABELS], r"^ +>1< +\(2\) ")
        self.terminal.key("Left", "Enter")
        self.terminal.wait_for(" 3 moves")
        self.assertEqual(self.journal("klondike")[-1], "play 21x3")

    def test_carries_a_card_to_the_foundation_of_its_suit(self):
        terminal = self.sit_down("CA-166")
        terminal.key("Right", "Right", "Right", "Enter")
        screen = terminal.wait_for("In your hand")
        self.assertRegex(screen[1], r"^ +h +h +h +>h<$")
        terminal.key("Up", "Left", "Enter")
        terminal.wait_for(" 1 move")
        self.assertEqual(self.journal("cards"), ["play 4h"])

    def test_sends_home_with_enter_twice(self):
        terminal = self.sit_down("CA-166")
        terminal.key("Right", "Right", "Right", "Enter", "Enter")
        self.assertEqual(marked(terminal.wait_for(" 1 move")), ["A♦"])
        self.assertEqual(self.journal("cards"), ["play 4h"])

    def test_moves_in_rings_along_a_row(self):
        first = self.terminal.cursor()
        self.terminal.key("Left")
        screen = self.terminal.screen()
        self.terminal.wait_until(lambda _: self.terminal.cursor()[0] > 60, "the cursor in the last column")
        self.assertEqual(self.terminal.cursor()[1], first[1])
        self.assertEqual(screen[LABELS][self.terminal.cursor()[0] + 3], "7")
        self.terminal.key("Right")
        self.terminal.wait_until(lambda _: self.terminal.cursor() == first, "the cursor in the first column")


class Typing(Player):
    def setUp(self):
        super().setUp()
        self.terminal = self.sit_down("K3-17")

    def test_is_seen(self):
        self.terminal.type("37x4")
        self.assertEqual(self.terminal.wait_for("> 37x4")[-2].strip(), "> 37x4")

    def test_can_be_mended(self):
        self.terminal.type("37")
        self.terminal.wait_for("> 37")
        self.terminal.key("BSpace", "BSpace")
        self.terminal.wait_for("> a move such as")
        self.terminal.play("47")
        self.terminal.wait_for(" 1 move")
        self.assertEqual(self.journal("klondike"), ["play 47"])

    def test_can_be_given_up(self):
        self.terminal.type("47")
        self.terminal.wait_for("> 47")
        self.terminal.key("Escape")
        self.terminal.wait_for("> a move such as")
        self.assertEqual(self.journal("klondike"), [])

    def test_puts_back_what_is_in_the_hand(self):
        self.terminal.key("Enter")
        self.terminal.wait_for(">5<")
        self.terminal.play("47")
        screen = self.terminal.wait_for(" 1 move")
        self.assertRegex(screen[LABELS], r"^ +1 +2 +3 +4 +5 +6 +7$")


if __name__ == "__main__":
    unittest.main()

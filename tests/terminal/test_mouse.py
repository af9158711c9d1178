# The mouse: click and click, drag, double click, the stock.
import unittest

from player import Player


PRESS, RELEASE = "\x1b[<0;{};{}M", "\x1b[<0;{};{}m"


class Mouse(Player):
    def setUp(self):
        super().setUp()
        self.start("K3-17")

    def start(self, deal, term="xterm-256color"):
        self.terminal = self.sit_down(deal, env={"TERM": term})
        self.screen = self.terminal.screen()

    def find(self, text):
        """Column and row of a text, from 1 as the mouse counts them."""
        row = next(number for number, line in enumerate(self.screen) if text in line)
        return self.screen[row].index(text) + 1, row + 1

    def press(self, place):
        self.terminal.type(PRESS.format(*place))
        self.terminal.rest()

    def release(self, place):
        self.terminal.type(RELEASE.format(*place))
        self.terminal.rest()

    def click(self, *places):
        for place in places:
            self.press(place)
            self.release(place)

    def played(self, *moves, game="klondike"):
        self.terminal.wait_for(f" {len(moves)} move")
        self.assertEqual(self.journal(game), [f"play {move}" for move in moves])

    def held(self):
        self.terminal.wait_for("In your hand")

    def test_a_click_picks_up_and_another_drops(self):
        self.click(self.find("4♦"))
        self.held()
        self.click(self.find("5♣"))
        self.played("47")

    def test_a_card_is_dragged(self):
        self.press(self.find("4♦"))
        self.held()
        self.release(self.find("5♣"))
        self.played("47")

    def test_a_card_is_dropped_on_the_felt_below_a_column(self):
        x, y = self.find("5♣")
        self.click(self.find("4♦"), (x, y + 5))
        self.played("47")

    def test_a_click_on_the_stock_draws(self):
        self.click(self.find("24"))
        self.played("s")
        self.click(self.find("24"))
        self.played("s", "s")

    def test_a_click_on_the_felt_puts_back(self):
        self.click(self.find("4♦"))
        self.held()
        self.click((2, 20))
        self.terminal.wait_until(lambda screen: screen == self.screen, "the table as it was")
        self.assertEqual(self.journal("klondike"), [])

    def test_a_card_dragged_to_the_felt_is_put_back(self):
        self.press(self.find("4♦"))
        self.held()
        self.release((2, 20))
        self.terminal.wait_until(lambda screen: screen == self.screen, "the table as it was")
        self.assertEqual(self.journal("klondike"), [])

    def test_a_drop_that_is_refused_says_why(self):
        self.click(self.find("J♠"), self.find("K♣"))
        self.terminal.wait_for("JS does not go on KC.")

    def test_a_click_on_a_face_down_card_picks_nothing_up(self):
        x, y = self.find("K♣")
        self.click((x, y - 1))
        self.assertEqual(self.terminal.rest(), self.screen)
        self.click(self.find("4♦"), self.find("5♣"))
        self.played("47")

    def test_a_click_on_the_last_card_of_a_run_takes_all_from_there(self):
        self.terminal.play("52", "12")
        self.screen = self.terminal.wait_for(" 2 moves")
        first_column = self.find("1  ")
        self.click(self.find("K♣"))
        self.terminal.wait_for("and 2 more from 2.")
        self.click((first_column[0], first_column[1] + 1))
        self.played("52", "12", "21x3")

    def test_a_double_click_sends_home(self):
        self.start("CA-166")
        ace = self.find("A♦")
        self.click(ace, ace)
        self.played("4h", game="cards")

    def test_two_clicks_that_come_at_once_are_both_heard(self):
        places = [self.find("4♦"), self.find("5♣")]
        self.terminal.type("".join(PRESS.format(*place) + RELEASE.format(*place) for place in places))
        self.played("47")

    def test_a_drag_that_comes_at_once_is_heard(self):
        self.terminal.type(PRESS.format(*self.find("4♦")) + RELEASE.format(*self.find("5♣")))
        self.played("47")

    def test_the_old_way_of_telling_places_is_understood(self):
        self.leave(self.terminal)
        self.start("K3-17", term="tmux-256color")
        for x, y in (self.find("4♦"), self.find("5♣")):
            for button in " #":  # pressed, released
                self.terminal.type(f"\x1b[M{button}{chr(32 + x)}{chr(32 + y)}")
                self.terminal.rest()
        self.played("47")

    def test_is_left_alone_when_the_program_has_ended(self):
        self.assertEqual(self.terminal.tell("mouse_standard_flag"), "1")
        self.leave(self.terminal)
        self.assertEqual(self.terminal.tell("mouse_any_flag"), "0")


if __name__ == "__main__":
    unittest.main()

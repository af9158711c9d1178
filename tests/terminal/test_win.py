# Each game from the deal to the win, by typed moves and by arrow keys.
import json
import unittest

from arrows import presses
from lines import LINES
from player import Player


class Win(Player):
    def assert_won(self, terminal, moves):
        screen = terminal.wait_for(f"with {moves} move")
        self.assertRegex(screen[-3], rf"^ You have won in \d:\d\d with {moves} moves?\. n deals again, x leaves\.$")

    def assert_counted_and_put_away(self, game, mode, moves):
        mode = self.statistics()[mode]
        self.assertEqual((mode["played"], mode["won"], mode["fewest_moves"]), (1, 1, moves))
        self.assertGreater(mode["best_time"], 0)
        self.assertFalse(self.file(game).exists(), f"the save of {game} is still there")


class Typed(Win):
    def plays(self, deal, game, moves):
        terminal = self.sit_down(deal)
        terminal.play(*LINES[deal])
        self.assert_won(terminal, moves)
        self.assert_counted_and_put_away(game, deal[:2], moves)

    def test_klondike_is_won(self):
        self.plays("K1-98", "klondike", 105)

    def test_freecell_is_won(self):
        self.plays("FC-1", "freecell", 140)

    def test_cards_is_won(self):
        self.plays("CA-166", "cards", 156)


class ByArrows(Win):
    def plays(self, deal, words, moves):
        deck = json.loads(self.run_to_end("deal", deal, "--json").stdout)["deck"].split()
        terminal = self.sit_down(deal)
        keys = presses(terminal.screen(), words, deck, LINES[deal])
        # Some at a time: the terminal holds only so many bytes, and a key that is cut in two is none.
        for start in range(0, len(keys), 40):
            self.wait_for_moves(words[0], start)
            terminal.key(*(key for move in keys[start:start + 40] for key in move))
        self.assert_won(terminal, moves)
        self.assert_counted_and_put_away(words[0], deal[:2], moves)

    def test_klondike_is_won(self):
        self.plays("K1-98", ["klondike", "draw=1"], 105)

    def test_freecell_is_won(self):
        self.plays("FC-1", ["freecell"], 140)

    def test_cards_is_won(self):
        self.plays("CA-166", ["cards"], 156)


class AfterTheWin(Win):
    def setUp(self):
        super().setUp()
        self.put_position("freecell | fc: KC | fd: KD | fh: KH | fs: JS | a: KS | t1: QS")
        self.terminal = self.sit_down()
        self.terminal.play("1h")
        self.terminal.wait_for(" 1 move")
        self.terminal.play("ah")
        self.assert_won(self.terminal, 2)

    def assert_counted_once(self):
        mode = self.statistics()["FC"]
        self.assertEqual((mode["played"], mode["won"]), (1, 1))

    def test_the_save_is_gone_when_the_player_has_left(self):
        self.leave(self.terminal)
        self.assert_counted_and_put_away("freecell", "FC", 2)

    def test_there_is_no_undo(self):
        self.terminal.type("u")
        self.terminal.wait_for("The game is over.")
        self.assert_counted_and_put_away("freecell", "FC", 2)

    def test_n_deals_without_a_question(self):
        self.terminal.type("n")
        screen = self.terminal.wait_for(" 0 moves")
        self.assertNotIn("count as lost", "\n".join(screen))
        self.assert_counted_once()
        self.assertTrue(self.file("freecell").exists())

    def test_the_next_start_deals_and_counts_nothing_again(self):
        self.leave(self.terminal)
        again = self.sit_down("freecell")
        again.wait_for(" 0 moves")
        self.leave(again)
        self.assert_counted_once()


if __name__ == "__main__":
    unittest.main()

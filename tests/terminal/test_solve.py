# Solve: the search looks at all cards, and a line that wins is played at once.
import re
import unittest

from player import Player, cards_on

NO_LONGER = "Solved: from here the game can no longer be won."


class Plain(Player):
    def said(self, *lines, deal, options=()):
        """What is said to each line; first, at the start."""
        words = [word for option in options for word in ("--option", option)]
        shown = self.run_to_end("play", deal, "--plain", *words, input="".join(f"{line}\n" for line in lines).encode())
        self.assertEqual((shown.returncode, shown.stderr), (0, b""))
        return shown.stdout.decode().split("\n> ")

    def test_wins_the_deal_and_says_so(self):
        said = self.said("solve", "n", deal="FC-1")[1]
        self.assertIn("\nfc: KC   fd: KD   fh: KH   fs: KS\n", said)
        self.assertRegex(said, r"\nYou have won with \d+ moves, assisted\.\nAnother deal\? \(y/n\) $")

    def test_wins_a_deal_of_each_mode(self):
        for deal in ("K3-4", "K1-4", "CA-166", "CL-3", "MMC-1", "MMD-1", "MMT-1", "MME-1"):
            with self.subTest(deal=deal):
                self.assertIn("\nYou have won with ", self.said("solve", "n", deal=deal)[1])

    def test_goes_on_from_where_the_player_is(self):
        self.assertIn("\nYou have won with ", self.said("5a", "5b", "solve", "n", deal="FC-1")[3])

    def test_wins_though_cards_go_home_by_themselves(self):
        for deal in ("FC-1", "K3-4", "CA-166", "MMC-1"):
            with self.subTest(deal=deal):
                said = self.said("solve", "n", deal=deal, options=["autoplay=safe"])[1]
                self.assertIn("\nYou have won with ", said)

    def test_a_win_is_no_record_of_the_player(self):
        self.said("solve", "n", deal="FC-1")
        mode = self.statistics()["FC"]
        self.assertEqual((mode["played"], mode["won"]), (1, 1))
        for record in ("fewest_moves", "best_time", "best_score"):
            self.assertIsNone(mode.get(record), record)
        self.assertFalse(self.file("freecell").exists())

    def test_there_is_no_undo_of_the_win(self):
        # The game is over: what comes next answers the question for another deal.
        self.assertEqual(len(self.said("solve", "undo", "solve", deal="FC-1")), 2)

    def test_says_when_nothing_can_win(self):
        self.assertEqual(self.said("solve", deal="CA-42")[1], NO_LONGER)

    def test_changes_nothing_when_nothing_can_win(self):
        said = self.said("3h", "solve", "show", deal="CA-42")
        self.assertEqual(said[2], NO_LONGER)
        self.assertEqual(said[3], said[1])
        self.assertEqual(self.journal("cards"), ["play 3h"])

    def test_tells_that_a_move_has_thrown_the_win_away(self):
        said = self.said("25", "solve", "undo", "solve", "n", deal="CA-2805")
        self.assertEqual(said[2], NO_LONGER)
        self.assertIn("\nYou have won with ", said[4])

    def test_a_game_against_others_has_no_solution(self):
        said = self.said("solve", "show", deal="BB-1")
        self.assertEqual(said[1], "There is nothing to solve in this game.")
        self.assertIn("your hand: ", said[2])

    def test_is_told_by_the_help(self):
        self.assertRegex(self.said("help", deal="FC-1")[1], r"\bsolve\b")

    def test_a_word_that_is_nearly_it_is_understood(self):
        self.assertIn("solve", self.said("slove", deal="FC-1")[1])


class FullScreen(Player):
    def test_wins_the_deal_and_says_so(self):
        terminal = self.sit_down("FC-1")
        terminal.type("S")
        screen = terminal.wait_for("You have won")
        self.assertRegex(screen[-3], r"^ You have won in \d:\d\d with \d+ moves, assisted\. n deals again, x leaves\.$")
        self.assertEqual(self.statistics()["FC"]["won"], 1)

    def test_there_is_no_undo_of_the_win(self):
        terminal = self.sit_down("FC-1")
        terminal.type("S")
        terminal.wait_for("You have won")
        terminal.type("u")
        terminal.wait_for("The game is over.")

    def test_a_won_game_is_not_solved_again(self):
        terminal = self.sit_down("FC-1")
        terminal.type("S")
        terminal.wait_for("You have won")
        terminal.type("S")
        terminal.wait_for("The game is over.")

    def test_says_when_nothing_can_win(self):
        terminal = self.sit_down("CA-42")
        start = cards_on(terminal.screen())
        terminal.type("S")
        self.assertEqual(cards_on(terminal.wait_for(NO_LONGER)), start)
        self.assertEqual(self.journal("cards"), [])

    def test_a_small_s_is_no_solution(self):
        terminal = self.sit_down("FC-1")
        terminal.type("s")
        self.assertNotRegex("\n".join(terminal.rest()), "won")

    def test_is_told_by_the_help(self):
        terminal = self.sit_down("FC-1")
        terminal.type("?")
        terminal.wait_for(re.compile(r"\bS solve\b"))


if __name__ == "__main__":
    unittest.main()

# Line by line: a transcript that a screen reader can read and a pipe can carry.
import re
import unittest

from lines import LINES
from player import Player

START = """\
Klondike  K3-17   (help tells how to play)

stock: 24 face down
waste: --
f1: --   f2: --   f3: --   f4: --

  1    2    3    4    5    6    7
 JS   []   []   []   []   []   []
      KC   []   []   []   []   []
           TS   []   []   []   []
                4D   []   []   []
                     QD   []   []
                          7S   []
                               5C

0 moves
> """


class Piped(Player):
    def transcript(self, *lines, deal="K3-17"):
        shown = self.run_to_end("play", deal, "--plain", input="".join(f"{line}\n" for line in lines).encode())
        self.assertEqual((shown.returncode, shown.stderr), (0, b""))
        return shown.stdout

    def test_begins_with_the_table(self):
        self.assertEqual(self.transcript(), (START + "\n").encode())

    def test_has_no_letter_but_those_of_a_typewriter(self):
        said = self.transcript("hint", "47", "12", "undo", "redo", "finish", "moves", "stats", "help", "zz", "s")
        self.assertEqual(set(said) - set(range(32, 127)) - set(b"\n"), set())

    def test_answers_each_line(self):
        said = self.transcript("12", "47", "hint").decode()
        refused, table, hint, rest = said.removeprefix(START).split("\n> ")
        self.assertEqual(refused, "JS does not go on KC. The ranks do not follow each other.")
        self.assertRegex(table, r"(?s)^\nstock: 24 face down\n.*\n {31}5C\n {31}4D\n\n1 move")
        self.assertRegex(hint, r"^Try \w+: .*\.$")
        self.assertEqual(rest, "\nThe game is saved; 'croupier play klondike' goes on with it.\n")

    def test_a_lost_game_is_offered_the_way_back(self):
        said = self.transcript("7a", "7b", "1c", "5d", "hint", "back", "hint", deal="FC-1").decode()
        self.assertIn(": B or back takes 1 move back, to where it could be won.", said)
        self.assertIn("1 move taken back; the game counts as assisted.", said)
        self.assertIn("d: --", said.split("assisted.")[1])
        self.assertRegex(said.split("assisted.")[1], r"Try \w+:")

    def test_a_game_that_can_be_won_needs_no_way_back(self):
        self.assertIn("No earlier position is known that could rather be won.",
                      self.transcript("back", deal="FC-1").decode())

    def test_wins_a_game_and_counts_it(self):
        said = self.transcript(*LINES["K1-98"], "n", deal="K1-98").decode()
        self.assertIn("\nYou have won with 105 moves.\nAnother deal? (y/n) ", said)
        self.assertEqual(self.statistics()["K1"]["won"], 1)
        self.assertFalse(self.file("klondike").exists())

    def test_goes_on_with_what_the_full_screen_has_left(self):
        terminal = self.sit_down("K3-17")
        terminal.play("47")
        terminal.wait_for(" 1 move")
        self.leave(terminal)
        self.assertIn("\n1 move", self.transcript("s").decode())
        self.sit_down().wait_for(" 2 moves")


class InATerminal(Player):
    def test_has_no_escape_sequences(self):
        record = self.data / "record"
        terminal = self.open("play", "K3-17", "--plain", record=record)
        terminal.wait_for(re.compile(r"^> ?$", re.MULTILINE))
        terminal.play("47")
        terminal.wait_for("1 move, score 5\n>")
        for word in ("hint", "help", "stats", "undo"):
            terminal.play(word)
        terminal.play("quit")
        self.assertEqual(terminal.exit_status(), 0)
        said = record.read_bytes()
        self.assertIn(b"stock: 24 face down", said)
        self.assertEqual(set(said) - set(range(32, 127)) - set(b"\r\n"), set())

    def test_asks_which_game_when_nothing_is_said(self):
        terminal = self.open("play", "--plain")
        terminal.wait_for("Which game?")
        terminal.play("K3-17")
        terminal.wait_for("stock: 24 face down")

    def test_asks_before_it_gives_a_game_up(self):
        self.run_to_end("play", "K3-17", "--plain", input=b"47\n")
        terminal = self.open("play", "K1-5", "--plain")
        terminal.wait_for("Klondike K3-17 is under way with 1 move. Give it up for K1-5? (y/n)")
        terminal.play("n")
        terminal.wait_for("Klondike  K3-17")
        self.assertEqual(self.statistics(), {})


if __name__ == "__main__":
    unittest.main()

# Bots that play BluffBuddy against each other.
import re
import signal
import subprocess
import time
import unittest

from support import PATIENCE, PROGRAM, run

QUICK = ["--games", "6", "--iterations", "20"]


class Arena(unittest.TestCase):
    def rows(self, *words):
        """What is told of the players, each row as its words."""
        shown = run("arena", *words)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        head, *rows = shown.stdout.splitlines()
        self.assertRegex(head, r"^player +first places +1st +2nd +3rd +4th +points +mean ms +p99 ms$")
        return [row.replace("(", " ").replace(")", " ").replace("-", " -").split() for row in rows]

    def without_times(self, *words):
        """Player, first places, places and points: all but how long they thought."""
        return [row[:-2] for row in self.rows(*words)]

    def test_help(self):
        shown = run("arena", "--help")
        self.assertEqual(shown.returncode, 0)
        for word in ("--seats", "--games", "--seed", "--iterations", "--forget", "easy, medium, hard"):
            self.assertIn(word, shown.stdout)

    def test_every_seat_has_a_row_and_every_game_a_winner(self):
        rows = self.without_times("--seats", "hard,medium,easy,easy", *QUICK)
        self.assertEqual([row[0] for row in rows], ["hard", "medium", "easy", "easy"])
        self.assertAlmostEqual(sum(float(row[1].rstrip("%")) for row in rows), 100, delta=0.3)

    def test_the_same_seed_gives_the_same_games(self):
        words = ["--seats", "hard,medium,easy,medium", *QUICK, "--seed"]
        self.assertEqual(self.without_times(*words, "7"), self.without_times(*words, "7"))
        self.assertNotEqual(self.without_times(*words, "7"), self.without_times(*words, "8"))

    def test_interrupted_it_tells_of_the_games_played_so_far(self):
        arena = subprocess.Popen([PROGRAM, "arena", "--seats", "easy,easy,easy,easy", "--games", "10000000"],
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(arena.kill)
        caught = f"/proc/{arena.pid}/status"
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:  # until Ctrl-C is caught
            with open(caught, encoding="utf-8") as status:
                if int(re.search(r"SigCgt:\s*(\w+)", status.read())[1], 16) >> (signal.SIGINT - 1) & 1:
                    break
        arena.send_signal(signal.SIGINT)
        said, complaints = arena.communicate(timeout=PATIENCE)
        self.assertEqual((arena.returncode, complaints), (130, ""))
        self.assertEqual([line.split()[0] for line in said.splitlines()[:5]], ["player", *["easy"] * 4])
        played, games = map(int, re.search(r"\nInterrupted after (\d+) of (\d+) games\.\n$", said).groups())
        self.assertLess(played, games)

    def test_bad_words(self):
        for words, sentence in ((["--seats", "hrad,easy,easy,easy"], "did you mean 'hard'?"),
                                (["--seats", "chess,easy,easy,easy"], "the bots are easy, medium, hard"),
                                (["--seats", "easy,,easy,easy"], "no bot ''"),
                                (["--seats", "easy,easy,easy"], "names four bots"),
                                (["--seats", "easy,easy,easy,easy,easy"], "names four bots"),
                                (["--seats", ""], "the bots are"), (["--games", "0"], "--games"),
                                (["--games", "many"], "--games"), (["--seed", "-1"], "--seed"),
                                (["--seed", "4294967296"], "--seed"), (["--iterations", "0"], "--iterations"),
                                (["--forget", "2"], "--forget"), (["--forget", "some"], "--forget"),
                                (["BB-1"], "BB-1"), (["--seat", "easy"], "did you mean '--seats'?")):
            with self.subTest(words=words):
                shown = run("arena", *words)
                self.assertEqual((shown.returncode, shown.stdout), (2, ""), shown)
                self.assertIn(sentence, shown.stderr)


if __name__ == "__main__":
    unittest.main()

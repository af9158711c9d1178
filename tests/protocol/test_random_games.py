"""The comparison with the reference: it agrees, and it would notice if it did not."""

import os
import pathlib
import subprocess
import sys
import unittest

from client import PROGRAM

HERE = pathlib.Path(__file__).resolve().parent
LIAR = str(HERE / "liar.py")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(HERE / "random_games.py"), *words], capture_output=True, text=True,
                          env={**os.environ, **environment}, timeout=120)


class RandomGames(unittest.TestCase):
    def test_all_games_agree(self) -> None:
        ended = run("--games", "10", "--seed", "7")
        self.assertEqual(ended.returncode, 0, ended.stdout + ended.stderr)
        self.assertRegex(ended.stdout, r"\n50 games, [1-9]\d{3} positions agree\n$")

    def test_the_work_of_several_processes_is_the_same(self) -> None:
        one, two = (run("--games", "110", "--game", "cards", "--jobs", jobs) for jobs in ("1", "2"))
        self.assertEqual(one.returncode, 0)
        self.assertEqual(one.stdout, two.stdout)

    def test_bad_usage(self) -> None:
        for words in (["--games", "0"], ["--games", "many"], ["--game", "chess"], ["--jobs", "0"], ["quickly"]):
            self.assertEqual(run(*words).returncode, 2, words)
        self.assertEqual(run("--games", "1", CROUPIER="/no/such/program").returncode, 2)


class Differences(unittest.TestCase):
    # This game has 160 moves. Its views are the 1st, 20 and 2 more for undo and redo in each stretch of
    # moves, and the last of the match that was loaded from its record.
    LIES = (("new", 1, "options"), ("view", 1, "view"), ("view", 3, "view"), ("view", 22, "view after undo"),
            ("view", 23, "view after redo"), ("view", 178, "view"), ("moves", 2, "legal moves"),
            ("moves", 162, "legal moves"), ("outcome", 2, "outcome"), ("position", 1, "position"),
            ("position", 9, "position"),
            ("play", 5, "cards turned up"), ("load", 1, "mode"))

    # Four views, one for each seat, before and after each move; the losses are in no game but Meridian.
    OTHER_LIES = (("bluffbuddy", "BB-1", (("new", 1, "options"), ("view", 1, "view of seat 0"),
                                          ("view", 4, "view of seat 3"), ("view", 7, "view of seat 2"),
                                          ("outcome", 5, "outcome"), ("to_act", 5, "seat to act"),
                                          ("moves", 2, "legal moves"), ("play", 3, "events"),
                                          ("position", 2, "position"), ("load", 1, "mode"))),
                  ("meridian", "MMD-1", (("view", 2, "view"), ("moves", 2, "legal moves"), ("lost", 2, "outcome"),
                                         ("play", 5, "cards turned up"), ("to_act", 2, "seat to act"))))

    def liar(self, lie: str, at: int) -> dict[str, str]:
        return {"CROUPIER": LIAR, "TRUE_ENGINE": PROGRAM, "LIE": lie, "LIE_AT": str(at)}

    def test_every_lie_is_noticed(self) -> None:
        for game, deal, lies in (("klondike", "K1-1", self.LIES), *self.OTHER_LIES):
            for lie, at, what in lies:
                with self.subTest(game=game, lie=lie, at=at):
                    self.check(game, deal, lie, at, what)

    def check(self, game: str, deal: str, lie: str, at: int, what: str) -> None:
        ended = run("--games", "1", "--game", game, **self.liar(lie, at))
        self.assertEqual(ended.returncode, 1, ended.stdout + ended.stderr)
        self.assertRegex(ended.stdout,
                         rf"^{game} {deal}\S*: {what}\n  after: .*\n  engine: .*\n  reference: ")

    def test_the_liar_that_does_not_lie_is_believed(self) -> None:
        ended = run("--games", "1", **self.liar("view", 0))
        self.assertEqual(ended.returncode, 0, ended.stdout + ended.stderr)


if __name__ == "__main__":
    unittest.main()

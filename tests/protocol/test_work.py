"""Long work: perft with its info lines, other requests meanwhile, stop."""

import unittest

from client import ROOT
from support import EngineTest

PERFT = ROOT / "tests" / "data" / "perft"
ENDLESS = 20  # a depth of FC-1 that no machine counts while a test waits


def perft_lines(game: str) -> list[list[str]]:
    """The fields of each line of counts that the Python reference has made."""
    lines = (PERFT / f"{game}.txt").read_text(encoding="ascii").splitlines()
    return [line.split(" ; ") for line in lines if not line.startswith("#")]


def moves_of(game: str, field: str) -> list[str]:
    """The moves of the last field, which begins with the word moves."""
    line = field.removeprefix("moves ")
    return [move for move in line.split(", " if game == "bluffbuddy" else " ") if move]


class Counts(EngineTest):
    def check(self, head: str, deck: str, counts: str, moves: str = "") -> None:
        game, *options = head.split()
        chosen = dict(option.split("=") for option in options)
        match = self.ask("new", game=game, options=chosen, deck=deck)["match"]
        self.play(match, *moves_of(game, moves))
        for depth, count in (pair.split(":") for pair in counts.split()):
            answer = self.ask("perft", match=match, depth=int(depth))
            self.assertEqual((answer["sequences"], answer["stopped"]), (int(count), False), f"{head} {deck} {depth}")
        self.ask("close", match=match)

    def test_counts_are_those_of_the_reference(self) -> None:
        for game in ("klondike", "freecell", "cards", "meridian", "bluffbuddy"):
            lines = perft_lines(game)
            self.assertGreater(len(lines), 10)
            for fields in lines:
                self.check(*fields)

    def test_a_depth_outside_of_the_limits_is_an_error(self) -> None:
        match = self.open("FC-1")
        most = self.ask("hello")["limits"]["depth"]
        for depth in (0, -1, most + 1, 2 ** 31, 2 ** 32 + 1, 2 ** 63, 2 ** 64, 1.5, "3", None):
            with self.subTest(depth=depth):
                self.assertEqual(self.failed("perft", match=match, depth=depth)["code"], "bad_value")
        self.assertEqual(self.failed("perft", match=match)["code"], "bad_value")

    def test_a_won_game_has_no_sequences(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: KS")["match"]
        self.assertEqual(self.ask("perft", match=match, depth=3)["sequences"], 0)


class LongWork(EngineTest):
    def setUp(self) -> None:
        super().setUp()
        self.match = self.open("FC-1")

    def start(self) -> int:
        """Work that ends only when it is stopped."""
        return self.engine.send("perft", match=self.match, depth=ENDLESS)

    def test_info_lines_tell_more_and_more(self) -> None:
        work = self.start()
        told = [self.engine.next_info(work)["sequences"] for _ in range(3)]
        self.assertEqual(told, sorted(set(told)))
        self.ask("stop")
        answer = self.engine.receive(work)
        self.assertTrue(answer["stopped"])
        self.assertGreaterEqual(answer["sequences"], told[-1])

    def test_other_requests_are_answered_meanwhile(self) -> None:
        work = self.start()
        self.assertTrue(self.play(self.match, "5a"))
        other = self.open("K3-17")
        self.assertIn("klondike", self.view(other))
        self.assertEqual(self.failed("mvoes")["code"], "unknown_command")
        self.assertFalse(self.engine.is_answered(work))
        self.ask("stop")
        self.assertTrue(self.engine.receive(work)["stopped"])

    def test_the_work_is_answered_before_the_stop(self) -> None:
        work = self.start()
        stop = self.engine.send("stop")
        lines = [self.engine.read_answer()]
        while lines[-1]["id"] != stop:
            lines.append(self.engine.read_answer())
        answers = [line for line in lines if "info" not in line]
        self.assertEqual([(line["id"], line["ok"], line["stopped"]) for line in answers],
                         [(work, True, True), (stop, True, True)])

    def test_after_a_stop_no_more_info_comes(self) -> None:
        work = self.start()
        self.engine.next_info(work)
        self.ask("stop")
        self.engine.receive(work)
        for _ in range(100):  # a line for the closed request would be a Broken
            self.ask("hello")

    def test_a_second_work_is_told_that_the_engine_is_busy(self) -> None:
        work = self.start()
        self.assertEqual(self.failed("perft", match=self.match, depth=1)["code"], "busy")
        self.ask("stop")
        self.engine.receive(work)
        self.assertEqual(self.ask("perft", match=self.match, depth=1)["sequences"], 8)

    def test_stop_without_work(self) -> None:
        self.assertFalse(self.ask("stop")["stopped"])
        self.ask("perft", match=self.match, depth=2)
        self.assertFalse(self.ask("stop")["stopped"])

    def test_the_work_is_about_the_position_at_its_start(self) -> None:
        work = self.engine.send("perft", match=self.match, depth=7)
        played = self.engine.send("play", match=self.match, move="5a")
        closed = self.engine.send("close", match=self.match)
        self.engine.receive(played)
        self.engine.receive(closed)
        self.assertEqual(self.engine.receive(work)["sequences"], 1362737)


if __name__ == "__main__":
    unittest.main()

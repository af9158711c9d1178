"""The engine as a process: how it ends, and that it never stays behind."""

import subprocess
import unittest

from client import PROGRAM, Client
from support import EngineTest

HELLO = b'{"id":1,"command":"hello"}\n'
ENDLESS = b'{"id":1,"command":"new","deal":"FC-1"}\n{"id":2,"command":"perft","match":1,"depth":20}\n'
SOON = 60  # seconds; far more than an end takes, but no test hangs


def run(sent: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([PROGRAM, "engine"], input=sent, capture_output=True, timeout=SOON)


class End(unittest.TestCase):
    def test_the_end_of_the_input(self) -> None:
        for sent, lines in ((b"", 0), (HELLO, 1), (HELLO * 100, 100), (HELLO[:-1], 1), (b"{", 1)):
            ended = run(sent)
            self.assertEqual((ended.returncode, ended.stderr, ended.stdout.count(b"\n")), (0, b"", lines))

    def test_quit_is_answered_and_what_follows_is_not(self) -> None:
        ended = run(HELLO + b'{"id":2,"command":"quit"}\n' + HELLO)
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        self.assertEqual(ended.stdout.splitlines()[1:], [b'{"id":2,"ok":true}'])

    def test_quit_ends_while_the_input_is_open(self) -> None:
        engine = Client()
        engine.request("quit")
        self.assertEqual(engine.process.wait(SOON), 0)
        self.assertEqual(engine.close(), 0)

    def test_quit_ends_long_work(self) -> None:
        self.assertEqual(run(ENDLESS + b'{"id":3,"command":"quit"}\n').returncode, 0)

    def test_short_work_is_answered_at_the_end_of_the_input(self) -> None:
        ended = run(ENDLESS.replace(b"20", b"4"))
        self.assertEqual(ended.returncode, 0)
        self.assertEqual(ended.stdout.splitlines()[1:], [b'{"id":2,"ok":true,"sequences":6648,"stopped":false}'])

    def test_arguments_are_not_taken(self) -> None:
        ended = subprocess.run([PROGRAM, "engine", "fast"], input=HELLO, capture_output=True, timeout=SOON)
        self.assertEqual((ended.returncode, ended.stdout), (2, b""))


class ClientGone(unittest.TestCase):
    """The client dies or stops reading; the engine must not live on."""

    def leave(self, sent: bytes, also_close_input: bool) -> subprocess.Popen[bytes]:
        engine = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, bufsize=0)
        self.addCleanup(self.clean_up, engine)
        engine.stdout.close()
        engine.stdin.write(sent)
        if also_close_input:
            engine.stdin.close()
        return engine

    def clean_up(self, engine: subprocess.Popen[bytes]) -> None:
        engine.kill()  # does nothing to one that has ended
        engine.stdin.close()
        engine.wait()

    def test_an_engine_that_nobody_reads_ends_at_its_next_line(self) -> None:
        for sent in (HELLO, ENDLESS, b"{\n"):
            self.assertNotEqual(self.leave(sent, also_close_input=False).wait(SOON), 0)

    def test_an_engine_without_a_client_ends(self) -> None:
        self.assertEqual(self.leave(b"", also_close_input=True).wait(SOON), 0)
        for sent in (HELLO, ENDLESS):
            self.leave(sent, also_close_input=True).wait(SOON)

    def test_it_is_not_ended_by_a_signal(self) -> None:
        self.assertGreater(self.leave(HELLO, also_close_input=False).wait(SOON), 0)


class ManyMatches(EngineTest):
    def test_one_match_too_many_is_refused_and_the_engine_lives(self) -> None:
        most = self.ask("hello")["limits"]["matches"]
        self.assertEqual(most, 10_000)
        asked = [self.engine.send("new", game="freecell", seed=number) for number in range(1, most + 1)]
        opened = {self.engine.receive(one)["match"] for one in asked}
        self.assertEqual(len(opened), most)
        record = self.ask("record", match=min(opened))["record"]
        self.assertEqual(self.failed("new", deal="FC-1")["code"], "too_many_matches")
        self.assertEqual(self.failed("load", save=record)["code"], "too_many_matches")
        self.assertTrue(self.play(max(opened), "1a"))
        self.ask("close", match=min(opened))
        self.assertNotIn(self.open("FC-1"), opened)
        self.assertEqual(self.failed("new", deal="FC-1")["code"], "too_many_matches")


if __name__ == "__main__":
    unittest.main()

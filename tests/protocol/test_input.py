"""Lines that no well-behaved client sends: each is answered once, and the next request as ever."""

import random
import unittest

from client import Answer, EngineError
from support import EngineTest

STOP = b'{"id":"next","command":"stop"}\n'
NEXT = {"id": "next", "ok": True, "stopped": False}


class Lines(EngineTest):
    def error(self, line: bytes) -> Answer:
        """The error that a line gets; it must be the only answer, and the next request is answered."""
        self.engine.write(line + b"\n" + STOP)
        answer = self.engine.read_answer()
        self.assertEqual(self.engine.read_answer(), NEXT)
        self.assertEqual((answer["ok"], answer["error"]["kind"]), (False, "request"))
        self.assertTrue(answer["error"]["sentence"])
        return answer

    def test_broken_json(self) -> None:
        for line in (b"{", b"}", b"hello", b'{"id":1,"command":"hello"', b'{"id":1 "command":"hello"}', b"{'id':1}",
                     b'{"id":1,"command":"hello",}', b'{"id":1,"command":"hello"} x', b'{"id":NaN,"command":"hello"}',
                     b'{"id":1,"command":"hello"}{"id":2,"command":"hello"}', b'{"id":01,"command":"hello"}',
                     b'{"id":1,"command":"\\ud800"}', b'{"id":1,"command":"a\tb"}'):
            with self.subTest(line=line):
                answer = self.error(line)
                self.assertEqual((answer["id"], answer["error"]["code"]), (None, "bad_json"))

    def test_the_offset_of_broken_json(self) -> None:
        self.assertEqual(self.error(b'{"id":1,"command":hello}')["error"].get("offset"), 18)

    def test_json_that_is_no_object(self) -> None:
        for line in (b"17", b"null", b"true", b'"hello"', b"[]", b'[{"id":1,"command":"hello"}]'):
            with self.subTest(line=line):
                answer = self.error(line)
                self.assertEqual((answer["id"], answer["error"]["code"]), (None, "bad_value"))

    def test_bytes_that_are_no_text(self) -> None:
        for line in (b"\x00", b"\xff\xfe", b'{"id":"\xff","command":"hello"}', b'{"id":1,\x00"command":"hello"}',
                     b'{"id":"\xed\xa0\x80","command":"hello"}', b'{"id":"\xc0\x80","command":"hello"}'):
            with self.subTest(line=line):
                self.assertEqual(self.error(line)["error"]["code"], "bad_json")

    def test_random_bytes(self) -> None:
        chance = random.Random(3)
        for _ in range(50):
            line = chance.randbytes(2000).replace(b"\n", b"").replace(b"\r", b"")
            self.assertEqual(self.error(b"x" + line)["error"]["code"], "bad_json")

    def test_empty_lines_are_passed_over(self) -> None:
        self.engine.write(b"\n\n\r\n   \n" + STOP)
        self.assertEqual(self.engine.read_answer(), NEXT)

    def test_lines_may_end_as_on_windows(self) -> None:
        self.engine.write(STOP.replace(b"\n", b"\r\n") * 2)
        self.assertEqual([self.engine.read_answer() for _ in range(2)], [NEXT, NEXT])

    def test_a_line_in_small_pieces(self) -> None:
        for byte in STOP:
            self.engine.write(bytes([byte]))
            self.engine.flush()
        self.assertEqual(self.engine.read_answer(), NEXT)

    def test_deep_nesting(self) -> None:
        deep = 100_000
        for line in (b"[" * deep, b'{"a":' * deep, b"[" * deep + b"]" * deep):
            self.assertIn(self.error(line)["error"]["code"], ("bad_json", "bad_value"))

    def test_deep_nesting_in_a_member_that_is_not_known(self) -> None:
        self.engine.write(b'{"id":5,"command":"stop","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n" + STOP)
        self.assertEqual(self.engine.read_answer()["id"], 5)
        self.assertEqual(self.engine.read_answer(), NEXT)

    def test_numbers_that_no_machine_holds(self) -> None:
        for number in (b"1e400", b"-1e400", b"9" * 400, b"1e-400", b"18446744073709551616"):
            with self.subTest(number=number[:30]):
                self.error(b'{"id":1,"command":"view","match":' + number + b"}")


class OddValues(EngineTest):
    """Every member of every command with values of every type: an answer or an error, never an end."""

    VALUES = (None, True, 0, 1, -1, 2 ** 31, -2 ** 63, 2 ** 63, 2 ** 64, 0.5, 1e300, "", "1", "K3-17", "s", "\x00",
              "é\U0001f0a1", [], [[]], ["s"], {}, {"draw": "1"}, {"": None})
    MEMBERS = ("match", "seat", "move", "at", "turns", "depth", "save", "deal", "game", "seed", "deck", "position",
               "options")

    def test_no_value_ends_the_engine(self) -> None:
        self.open("K3-17")
        good = {"match": 1, "move": "s", "turns": 1, "depth": 1, "states": 300, "samples": 2}
        answered = 0
        for command in set(self.ask("hello")["commands"]) - {"quit", "close"}:
            for member in self.MEMBERS:
                asked = [self.engine.send(command, **{**good, member: value}) for value in self.VALUES]
                for one in asked:
                    try:
                        self.engine.receive(one)
                    except EngineError:
                        pass
                    answered += 1
        self.assertGreater(answered, 5000)
        self.assertIn("klondike", self.view(1))


class LongLines(EngineTest):
    def limit(self) -> int:
        return self.ask("hello")["limits"]["line"]

    def stop_of(self, length: int) -> bytes:
        """A request of so many bytes without its line end."""
        start, end = b'{"id":8,"command":"stop","x":"', b'"}'
        return start + b"x" * (length - len(start) - len(end)) + end

    def test_a_line_as_long_as_the_limit_is_read(self) -> None:
        self.engine.write(self.stop_of(self.limit()) + b"\n")
        self.assertEqual(self.engine.read_answer(), {"id": 8, "ok": True, "stopped": False})

    def test_one_byte_more_is_too_long(self) -> None:
        self.engine.write(self.stop_of(self.limit() + 1) + b"\n" + STOP)
        answer = self.engine.read_answer()
        self.assertEqual((answer["id"], answer["error"]["code"]), (None, "too_long"))
        self.assertEqual(self.engine.read_answer(), NEXT)

    def test_far_too_many_bytes_are_one_error(self) -> None:
        for filling in (b"x", b"[", b" ", b'{"id":1,"command":"hello"} '):
            self.engine.write(filling * (2 * self.limit() // len(filling)) + b"\n" + STOP)
            self.assertEqual(self.engine.read_answer()["error"]["code"], "too_long")
            self.assertEqual(self.engine.read_answer(), NEXT)


if __name__ == "__main__":
    unittest.main()

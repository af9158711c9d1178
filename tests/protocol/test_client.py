"""The client notices an engine that breaks the protocol: else the other tests would prove little."""

import os
import pathlib
import tempfile
import unittest

from client import Client, EngineError, Refused, RequestError, checked, parse
from line_process import Broken

ERROR = {"kind": "request", "code": "bad_value", "sentence": "No."}


class Answers(unittest.TestCase):
    def test_a_line_must_be_one_json_object(self) -> None:
        self.assertEqual(parse(b'{"id":1}'), {"id": 1})
        for line in (b"", b"{", b"[]", b"17", b"null", b'{"id":NaN}', b'{"id":"\xff"}', b'{"id":1}{"id":2}'):
            with self.subTest(line=line), self.assertRaises(Broken):
                parse(line)

    def test_errors_are_raised_by_their_kind(self) -> None:
        self.assertEqual(checked({"id": 1, "ok": True}), {"id": 1, "ok": True})
        with self.assertRaises(RequestError):
            checked({"id": 1, "ok": False, "error": ERROR})
        with self.assertRaises(Refused) as caught:
            checked({"id": 1, "ok": False, "error": {**ERROR, "kind": "refusal", "arguments": {}}})
        self.assertIsInstance(caught.exception, EngineError)

    def test_an_answer_that_is_neither_is_noticed(self) -> None:
        for answer in ({"id": 1}, {"id": 1, "ok": 1}, {"id": 1, "ok": False}, {"id": 1, "ok": True, "error": ERROR},
                       {"id": 1, "ok": False, "error": "No."}, {"id": 1, "ok": False, "error": {"kind": "request"}},
                       {"id": 1, "ok": False, "error": {**ERROR, "kind": "refusal"}},
                       {"id": 1, "ok": False, "error": {**ERROR, "kind": "mood"}}):
            with self.subTest(answer=answer), self.assertRaises(Broken):
                checked(answer)


class FalseEngines(unittest.TestCase):
    """A program that says the same whatever it is asked."""

    def saying(self, text: str) -> Client:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        program = pathlib.Path(folder.name) / "engine"
        program.write_text(f"#!/bin/sh\nread line\nprintf '{text}'\ncat > /dev/null\n", encoding="ascii")
        os.chmod(program, 0o700)
        client = Client(str(program))
        self.addCleanup(client.close)
        return client

    def test_the_false_engine_can_say_the_truth(self) -> None:
        self.assertEqual(self.saying('{"id":1,"ok":true}\\n').request("hello"), {"id": 1, "ok": True})

    def test_an_id_that_nobody_used(self) -> None:
        for text in ("2", '"1"', "1.0", "true", "null"):
            with self.subTest(id=text), self.assertRaises(Broken):
                self.saying('{"id":%s,"ok":true}\\n' % text).request("hello")

    def test_a_second_answer(self) -> None:
        client = self.saying('{"id":1,"ok":true}\\n{"id":1,"ok":true}\\n')
        client.request("hello")
        later = client.send("hello")
        with self.assertRaises(Broken):
            client.receive(later)

    def test_silence(self) -> None:
        client = self.saying("")
        with self.assertRaises(Broken):
            client.receive(client.send("hello"), patience=0.2)

    def test_an_early_end(self) -> None:
        client = Client("/bin/true")
        self.addCleanup(client.close)
        with self.assertRaises(Broken):
            client.request("hello")

    def test_answers_in_another_order_are_sorted_out(self) -> None:
        client = self.saying('{"id":1,"info":{"sequences":5}}\\n{"id":2,"ok":true}\\n{"id":1,"ok":true}\\n')
        first, second = client.send("perft"), client.send("hello")
        self.assertEqual(client.next_info(first), {"sequences": 5})
        self.assertEqual(client.receive(first)["id"], first)
        self.assertEqual(client.receive(second)["id"], second)


if __name__ == "__main__":
    unittest.main()

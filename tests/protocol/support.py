"""What the tests of the protocol share: an engine for each test, and words for what it must refuse."""

import unittest
from typing import Any

from client import Answer, Client, EngineError, Refused, RequestError


class EngineTest(unittest.TestCase):
    """Each test has an engine of its own, which must be alive and end well whatever it was sent."""

    def setUp(self) -> None:
        self.engine = Client()
        self.addCleanup(self.end_engine)

    def end_engine(self) -> None:
        self.assertEqual(self.engine.close(), 0)

    def ask(self, command: str, **members: Any) -> Answer:
        return self.engine.request(command, **members)

    def open(self, deal: str) -> int:
        """The number of a new match."""
        return self.ask("new", deal=deal)["match"]

    def play(self, match: int, *moves: str) -> list[dict[str, Any]]:
        """The events of all the moves."""
        return [event for move in moves for event in self.ask("play", match=match, move=move)["events"]]

    def view(self, match: int) -> str:
        return self.ask("view", match=match)["view"]

    def refused(self, command: str, **members: Any) -> dict[str, Any]:
        """The error of a request that the rules must forbid."""
        return self._error(Refused, command, members)

    def failed(self, command: str, **members: Any) -> dict[str, Any]:
        """The error of a request that must be faulty."""
        return self._error(RequestError, command, members)

    def _error(self, kind: type[EngineError], command: str, members: dict[str, Any]) -> dict[str, Any]:
        with self.assertRaises(kind) as caught:
            self.ask(command, **members)
        self.assertRegex(caught.exception.error["sentence"], r"(?s)^\S.*\S$")
        return caught.exception.error

    def everything(self, match: int) -> list[Answer]:
        """All that can be asked about a match, without the ids: equal when nothing was changed."""
        answers = [self.ask(command, match=match)
                   for command in ("position", "view", "table", "moves", "record", "save")]
        for answer in answers:
            del answer["id"]
        return answers

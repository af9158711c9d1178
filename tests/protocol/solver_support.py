"""What the tests of questions to the solver share."""

import re
from typing import Any

from client import Answer
from support import EngineTest

IMPOSSIBLE = "FC-11982"


class SolverTest(EngineTest):
    def about(self, deal: str, question: str = "solve", **members: Any) -> Answer:
        """The answer to a question about a fresh deal."""
        return self.ask(question, match=self.open(deal), **members)

    def assert_answer(self, answer: Answer, **expected: Any) -> None:
        self.assertEqual({key: answer[key] for key in expected}, expected)
        self.assertIs(answer["stopped"], False)

    def assert_wins(self, match: int, moves: str) -> None:
        for move in moves.split():
            self.assertNotEqual(self.ask("view", match=match)["outcome"], "won")
            self.play(match, move)
        self.assertEqual(self.ask("view", match=match)["outcome"], "won")

    def look_alikes(self, deal: str) -> list[int]:
        """The deal, and another one that a player cannot tell from it."""
        position = self.ask("position", match=self.open(deal))["position"]
        # Of column 7 all cards but one are face down; no answer may depend on their order.
        hidden = re.search(r"t7: ((?:\w\w ){6})/", position)[1]
        other = position.replace(hidden, " ".join(reversed(hidden.split())) + " ")
        self.assertNotEqual(other, position)
        return [self.ask("new", position=text)["match"] for text in (position, other)]

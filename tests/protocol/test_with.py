"""What comes with the answer to a command that changes a match, when it is asked for."""

import unittest
from typing import Any

from support import EngineTest

EVERYTHING = ["state", "save", "result"]


class With(EngineTest):
    def asked(self, match: int) -> dict[str, Any]:
        """The same as separate commands say it."""
        state = self.ask("state", match=match)
        del state["id"], state["ok"]
        return {"state": state, "save": self.ask("save", match=match)["save"],
                "result": self.ask("result", match=match)["result"]}

    def compare(self, match: int, command: str, **members: Any) -> None:
        answer = self.ask(command, match=match, **{"with": EVERYTHING}, **members)
        self.assertEqual({word: answer[word] for word in EVERYTHING}, self.asked(match), command)
        self.assertIn("events", answer)

    def test_every_change_of_a_match_brings_what_is_asked_for(self) -> None:
        match = self.open("K3-17")
        self.compare(match, "play", move="s", at=1000)
        self.compare(match, "undo", at=2000)
        self.compare(match, "redo", at=3000)
        self.compare(match, "carry", **{"from": "t4", "to": "t7"}, at=4000)
        self.compare(match, "rewind", turns=1)
        self.compare(match, "line", moves="15 52")
        self.compare(match, "advise")
        self.compare(match, "pause")
        self.compare(match, "resume")
        self.compare(match, "play", move="s")
        match = self.open("FC-1")
        self.compare(match, "play", move=self.ask("moves", match=match)["moves"][0]["move"])
        self.compare(match, "retract")

    def test_the_last_move_of_a_game_brings_it_too(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
        self.compare(match, "finish")
        self.assertEqual(self.asked(match)["state"]["outcome"], "won")

    def test_a_bot_brings_it_too(self) -> None:
        match = self.ask("new", deal="BB-1", bots={str(seat): "easy" for seat in range(4)})["match"]
        self.compare(match, "bot")

    def test_only_what_was_named_comes(self) -> None:
        match = self.open("K3-17")
        for names in ([], ["save"], ["result", "save"], ["state", "state"]):
            answer = self.ask("play", match=match, move="s", **{"with": names})
            self.assertEqual(set(answer) - {"id", "ok", "events"}, set(names))
        self.assertEqual(set(self.ask("play", match=match, move="s")), {"id", "ok", "events"})

    def test_show_goes_together_with_it(self) -> None:
        match = self.open("K3-17")
        answer = self.ask("play", match=match, move="s", show=True, **{"with": ["save"]})
        self.assertEqual(set(answer), {"id", "ok", "events", "state", "save"})

    def test_the_state_is_that_of_the_asking_seat(self) -> None:
        match = self.ask("new", deal="BB-1", bots={"1": "easy", "2": "easy", "3": "easy"})["match"]
        seat = self.ask("view", match=match)["to_act"]
        move = self.ask("moves", match=match)["moves"][0]["move"]
        answer = self.ask("play", match=match, move=move, seat=seat, **{"with": ["state"]})
        self.assertEqual(answer["state"]["hash"], self.ask("state", match=match, seat=seat)["hash"])

    def test_a_refused_move_changes_nothing(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        self.assertEqual(self.refused("play", match=match, move="12", **{"with": EVERYTHING})["code"], "wrong_rank")
        self.assertEqual(self.everything(match), before)

    def test_other_words_are_refused_with_a_sentence_and_change_nothing(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        for names in (["stat"], ["save", "record"], "save", [1], [None], [["save"]], {}, None, True):
            for command, members in (("play", {"move": "s"}), ("carry", {"from": "t4", "to": "t7"}), ("pause", {})):
                error = self.failed(command, match=match, **members, **{"with": names})
                self.assertEqual(error["code"], "bad_value")
        self.assertEqual(self.everything(match), before)
        error = self.failed("play", match=match, move="s", **{"with": ["stat"]})
        self.assertEqual(error["sentence"], "at /with: there is no 'stat' to come with it; "
                                            "what can is state, save, result; did you mean 'state'?")


if __name__ == "__main__":
    unittest.main()

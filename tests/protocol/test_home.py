"""Cards that follow a move home, and moves that are retracted."""

import unittest
from typing import Any

from support import EngineTest
from tables import klondike


class HomeTest(EngineTest):
    def seat(self, **piles: str) -> int:
        return self.ask("new", position=klondike(**piles))["match"]

    def moved(self, match: int, move: str, home: str | None = None) -> list[tuple[str, str]]:
        members = {} if home is None else {"home": home}
        events = self.ask("play", match=match, move=move, **members)["events"]
        return [(event["from"], event["to"]) for event in events if event["kind"] == "moved"]

    def journal(self, match: int) -> list[str]:
        return self.ask("record", match=match)["record"].splitlines()[3:-1]


class Home(HomeTest):
    def test_safe_cards_follow_in_the_same_turn(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        before = self.ask("position", match=match)["position"]
        self.assertEqual(self.moved(match, "12", "safe"), [("t1", "t2"), ("t1", "f1")])
        self.assertEqual(self.ask("state", match=match)["turns"], 1)
        self.ask("undo", match=match)
        self.assertEqual(self.ask("position", match=match)["position"], before)
        self.assertEqual(self.ask("state", match=match)["turns"], 0)

    def test_all_cards_follow(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        self.assertEqual(self.moved(match, "12", "all"), [("t1", "t2"), ("t1", "f1"), ("t3", "f1")])

    def test_none_follow_unless_asked(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        self.assertEqual(self.moved(match, "12"), [("t1", "t2")])

    def test_a_drag_takes_them_along_too(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        events = self.ask("carry", match=match, home="safe", **{"from": "t1", "to": "t2"})["events"]
        self.assertEqual([event["to"] for event in events if event["kind"] == "moved"], ["t2", "f1"])

    def test_the_journal_tells_who_followed_and_replays(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        self.moved(match, "12", "all")
        self.assertEqual(self.journal(match), ["play 12 1h 3h"])
        for text in (self.ask("record", match=match)["record"], self.ask("save", match=match)["save"]):
            again = self.ask("load", save=text)["match"]
            self.assertEqual(self.everything(again)[:4], self.everything(match)[:4])
            self.assertEqual(self.ask("state", match=again)["undo_left"], 1)

    def test_a_record_may_not_send_other_moves_along(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        self.moved(match, "12")
        record = self.ask("record", match=match)["record"]
        for text in ("play 12 1h s", "play 12 3h", "play 12 zz"):
            self.assertEqual(self.failed("load", save=record.replace("play 12", text))["code"], "refused")

    def test_a_card_taken_down_stays_down(self) -> None:
        match = self.seat(f1="3H", f2="AC", t1="4S", t2="KC", t3="2C 9D", t4="TS")
        self.assertEqual(self.moved(match, "hh1", "all"), [("f1", "t1")])
        self.assertEqual(self.moved(match, "34", "all"), [("t3", "t4"), ("t3", "f2")])  # another suit
        self.assertEqual(self.moved(match, "1h"), [("t1", "f1")])

    def test_it_may_go_once_its_foundation_has_changed(self) -> None:
        match = self.seat(f1="3H", f2="KC", t1="4S", t2="3S", t3="9D", t4="TS")
        self.moved(match, "hh1", "all")  # 3H
        self.moved(match, "hh2", "all")  # 2H
        self.assertEqual(self.moved(match, "34", "all"), [("t3", "t4")])
        self.assertEqual(self.moved(match, "2h", "all"), [("t2", "f1"), ("t1", "f1")])

    def test_an_undone_descent_is_forgotten(self) -> None:
        match = self.seat(f1="3H", f2="KC", t1="4S", t3="9D", t4="TS", t5="4H")
        self.moved(match, "hh1", "all")
        self.ask("undo", match=match)
        self.assertEqual(self.moved(match, "34", "all"), [("t3", "t4"), ("t5", "f1")])

    def test_a_draw_can_bring_a_card_home(self) -> None:
        match = self.open("MMC-1")
        while True:
            events = self.ask("play", match=match, move="s", home="all", show=True)
            if any(event["kind"] == "moved" for event in events["events"]):
                break
        self.assertEqual(events["state"]["turns"], 1)
        self.ask("undo", match=match)
        self.assertEqual(self.ask("state", match=match)["turns"], 0)

    def test_home_is_safe_or_all(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        for home in ("none", "", 1, True, None):
            self.assertEqual(self.failed("play", match=match, move="15", home=home)["code"], "bad_value")
        self.assertEqual(self.everything(match), before)


class Retract(HomeTest):
    def refusal(self, match: int) -> str:
        before = self.everything(match)
        code = self.refused("retract", match=match)["code"]
        self.assertEqual(self.everything(match), before)
        return code

    def whole(self, match: int) -> list[Any]:
        state = self.ask("state", match=match)
        del state["id"]
        return [state, self.everything(match)]

    def test_it_is_as_if_the_move_had_never_been(self) -> None:
        for deal, first, second in (("K3-17+undo=1", "s", "15"), ("FC-1+undo=1", "1a", "2b"), ("CA-42", None, None),
                                    ("MMC-1", None, None)):
            match = self.open(deal)
            if first is None:
                moves = [move["move"] for move in self.ask("moves", match=match)["moves"] if move["move"] != "s"]
                first = second = moves[0]
            else:
                self.play(match, first)
            before = self.whole(match)
            events = self.ask("play", match=match, move=second, at=5000)["events"]
            if any(event["kind"] == "turned_up" for event in events):
                continue
            self.assertEqual(self.ask("retract", match=match)["events"], [{"kind": "retracted"}])
            self.assertEqual(self.whole(match), before)

    def test_the_redo_stack_comes_back(self) -> None:
        match = self.open("K3-17")
        self.play(match, "s", "s")
        self.ask("undo", match=match)
        before = self.whole(match)
        self.play(match, "15")
        self.ask("retract", match=match)
        self.assertEqual(self.whole(match), before)
        self.ask("redo", match=match)

    def test_followers_are_retracted_too(self) -> None:
        match = self.seat(f1="AH", t1="2H 6H", t2="7C", t3="3H")
        before = self.whole(match)
        self.ask("play", match=match, move="12", home="all")
        self.ask("retract", match=match)
        self.assertEqual(self.whole(match), before)

    def test_once_is_enough(self) -> None:
        match = self.open("FC-1")
        self.play(match, "1a", "2b")
        self.ask("retract", match=match)
        self.assertEqual(self.refusal(match), "cannot_retract")

    def test_what_was_seen_stays_seen(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.refusal(match), "cannot_retract")
        self.play(match, "47")  # turns KS up
        self.assertEqual(self.refusal(match), "cannot_retract")
        self.play(match, "s")
        self.assertEqual(self.refusal(match), "cannot_retract")

    def test_only_the_last_entry_and_only_a_play(self) -> None:
        for command, members in (("undo", {}), ("advise", {}), ("line", {"moves": "s"}), ("rewind", {"turns": 1})):
            match = self.open("K3-17")
            self.play(match, "15")
            self.ask(command, match=match, **members)
            self.assertEqual(self.refusal(match), "cannot_retract", command)
        self.ask("pause", match=match)
        self.assertEqual(self.refusal(match), "paused")

    def test_a_win_is_final(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
        self.play(match, "1h")
        self.assertEqual(self.refusal(match), "game_over")

    def test_nothing_is_retracted_among_several(self) -> None:
        match = self.open("BB-1")
        self.play(match, self.ask("moves", match=match)["moves"][0]["move"])
        self.assertEqual(self.refusal(match), "cannot_retract")


if __name__ == "__main__":
    unittest.main()

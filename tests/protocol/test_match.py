"""A match and its turns: undo, redo, rewind, finish, time, hint; several matches at once."""

import unittest

from support import EngineTest

ALMOST = "klondike | stock: KS | f1: KC | f2: KD | f3: KH | f4: JS | t1: QS"


class Turns(EngineTest):
    def test_undo_and_redo(self) -> None:
        match = self.open("K3-17")
        start = self.ask("view", match=match)
        self.play(match, "47")
        after = self.ask("view", match=match)
        self.assertEqual(self.ask("undo", match=match)["events"], [{"kind": "undone"}])
        undone = self.ask("view", match=match)
        self.assertEqual(undone["view"], start["view"])
        self.assertEqual((undone["undo_left"], undone["redo_left"], undone["score"]), (0, 1, 0))
        self.assertEqual(self.ask("redo", match=match)["events"], [{"kind": "redone"}])
        redone = self.ask("view", match=match)
        self.assertEqual({**redone, "id": 0}, {**after, "id": 0})
        self.assertEqual((redone["undo_left"], redone["redo_left"], redone["score"], redone["moves"]), (1, 0, 5, 1))

    def test_nothing_to_undo_or_redo_is_refused(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.refused("undo", match=match)["code"], "nothing_to_undo")
        self.assertEqual(self.refused("redo", match=match)["code"], "nothing_to_redo")

    def test_a_move_forgets_what_was_undone(self) -> None:
        match = self.open("K3-17")
        self.play(match, "47")
        self.ask("undo", match=match)
        self.play(match, "s")
        self.assertEqual(self.refused("redo", match=match)["code"], "nothing_to_redo")

    def test_undo_has_the_depth_of_the_game(self) -> None:
        for deal, depth in (("CA-42", 1), ("CA-42+undo=unlimited", 2), ("K3-17+undo=none", 0), ("FC-1+undo=1", 1)):
            with self.subTest(deal=deal):
                match = self.open(deal)
                moves = {"C": ["3h", "3h"], "K": ["s", "s"], "F": ["1a", "1b"]}[deal[0]]
                self.play(match, *moves)
                self.assertEqual(self.ask("view", match=match)["undo_left"], depth)
                for _ in range(depth):
                    self.ask("undo", match=match)
                self.refused("undo", match=match)

    def test_rewind_ignores_the_depth(self) -> None:
        match = self.open("CA-42")
        start = self.view(match)
        self.play(match, "3h", "3h", "4h")
        self.assertEqual(self.ask("rewind", match=match, turns=3)["events"], [{"kind": "rewound"}])
        self.assertEqual(self.view(match), start)

    def test_rewind_of_more_turns_than_there_are_is_refused(self) -> None:
        match = self.open("K3-17")
        self.play(match, "s", "s")
        before = self.everything(match)
        self.assertEqual(self.refused("rewind", match=match, turns=3)["code"], "nothing_to_undo")
        self.assertEqual(self.everything(match), before)

    def test_rewind_needs_a_number_of_turns(self) -> None:
        match = self.open("K3-17")
        self.play(match, "s")
        for turns in (0, -1, 2 ** 31, 2 ** 32 + 1, 2 ** 63, 2 ** 64, 1.5, "1", None):
            with self.subTest(turns=turns):
                self.assertEqual(self.failed("rewind", match=match, turns=turns)["code"], "bad_value")
        self.assertEqual(self.failed("rewind", match=match)["code"], "bad_value")

    def test_finish_wins_in_one_turn(self) -> None:
        match = self.ask("new", position=ALMOST)["match"]
        self.assertEqual(self.ask("finish", match=match)["events"],
                         [{"kind": "moved", "from": "t1", "to": "f4", "count": 1}, {"kind": "drawn"},
                          {"kind": "moved", "from": "waste", "to": "f4", "count": 1}, {"kind": "won"}])
        self.assertEqual(self.ask("view", match=match)["outcome"], "won")

    def test_a_finish_that_does_not_win_is_undone_as_one_turn(self) -> None:
        match = self.open("CA-42")
        start = self.view(match)
        self.assertEqual(len(self.ask("finish", match=match)["events"]), 3)
        self.ask("undo", match=match)
        self.assertEqual(self.view(match), start)

    def test_nothing_to_finish_is_refused(self) -> None:
        self.assertEqual(self.refused("finish", match=self.open("FC-1"))["code"], "nothing_to_finish")


class Time(EngineTest):
    def elapsed(self, match: int) -> int:
        return self.ask("view", match=match)["elapsed"]

    def test_a_pause_does_not_count(self) -> None:
        match = self.open("K3-17")
        self.ask("play", match=match, move="s", at=1000)
        self.assertEqual(self.elapsed(match), 1000)
        self.assertEqual(self.ask("pause", match=match, at=3000)["events"], [{"kind": "paused"}])
        self.assertEqual(self.ask("resume", match=match, at=10000)["events"], [{"kind": "resumed"}])
        self.ask("undo", match=match, at=11000)
        self.assertEqual(self.elapsed(match), 4000)

    def test_nothing_is_played_in_a_pause(self) -> None:
        match = self.open("K3-17")
        self.play(match, "s")
        self.ask("pause", match=match)
        before = self.everything(match)
        for command, members in (("play", {"move": "s"}), ("undo", {}), ("redo", {}), ("finish", {}), ("pause", {}),
                                 ("rewind", {"turns": 1})):
            with self.subTest(command=command):
                self.assertEqual(self.refused(command, match=match, **members)["code"], "paused")
        self.assertEqual(self.everything(match), before)
        self.ask("resume", match=match)
        self.assertEqual(self.refused("resume", match=match)["code"], "not_paused")
        self.play(match, "s")

    def test_a_time_is_a_whole_number_of_milliseconds(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        for at in (-1, -2 ** 63, 2 ** 63, 2 ** 64, 1.5, "1", None, True):
            with self.subTest(at=at):
                self.assertEqual(self.failed("play", match=match, move="s", at=at)["code"], "bad_value")
        self.assertEqual(self.everything(match), before)


class Hint(EngineTest):
    def test_a_hint_is_a_listed_move(self) -> None:
        for deal in ("K3-17", "K1-5", "FC-1", "CA-42", "CL-42", "MMC-1", "MMT-1", "BB-1"):
            match = self.open(deal)
            answer = self.ask("hint", match=match)
            self.assertIn(answer["hint"], self.ask("moves", match=match)["moves"])
            self.assertIn(answer["progress"], ("yes", "unknown"))

    def test_without_a_move_there_is_no_hint_and_no_progress(self) -> None:
        stuck = ("klondike passes=1 | waste: AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S"
                 " | t1: KC | t2: QC / KS | t3: QD QH / KD | t4: QS JC JD / KH | t5: JH JS TC TD / 9C"
                 " | t6: TH TS 9D 9H 8C / 9S | t7: 8D 8H 8S 7D 7H 7S / 7C")
        match = self.ask("new", position=stuck)["match"]
        answer = self.ask("hint", match=match)
        self.assertEqual((answer["hint"], answer["progress"]), (None, "no"))


class Matches(EngineTest):
    def test_several_matches_are_independent(self) -> None:
        first, second, third = self.open("K3-17"), self.open("K3-17"), self.open("FC-1")
        untouched = self.everything(second)
        self.play(third, "1a")
        self.play(first, "47", "15")
        self.ask("pause", match=first)
        self.ask("undo", match=third)
        self.assertEqual(self.everything(second), untouched)
        self.ask("close", match=first)
        self.assertEqual(self.everything(second), untouched)

    def test_a_closed_match_is_gone_and_its_number_is_not_used_again(self) -> None:
        match = self.open("FC-1")
        self.assertEqual(sorted(self.ask("close", match=match)), ["id", "ok"])
        for command in ("position", "view", "table", "moves", "play", "undo", "redo", "rewind", "finish", "pause",
                        "resume", "hint", "record", "save", "perft", "close", "state", "carry", "targets", "reasons",
                        "retract", "line", "attempt", "advise", "result", "link", "story", "replay_to"):
            error = self.failed(command, match=match, move="1a", turns=1, depth=1, moves="1a", pile="t1")
            self.assertEqual(error["code"], "no_such_match", command)
        self.assertNotEqual(self.open("FC-1"), match)


class Views(EngineTest):
    def test_the_table_shows_what_the_view_shows(self) -> None:
        for deal in ("K3-17", "FC-1", "CA-42+hidden=first3", "MMT-1"):
            match = self.open(deal)
            shown = dict(pile.split(":") for pile in self.view(match).split(" | ")[1:])
            for pile in self.ask("table", match=match)["piles"]:
                with self.subTest(deal=deal, pile=pile["name"]):
                    cards = shown.pop(pile["name"], "").replace("/", "").split()
                    self.assertEqual(pile["cards"], cards)
                    self.assertEqual(pile["face_down"], cards.count("??"))
            self.assertEqual(shown, {})

    def test_every_pile_has_a_role(self) -> None:
        roles = {"K": ["stock", "waste"] + ["foundation"] * 4 + ["column"] * 7,
                 "F": ["cell"] * 4 + ["foundation"] * 4 + ["column"] * 8,
                 "C": ["foundation"] * 4 + ["column"] * 8,
                 "M": ["stock", "waste"] + ["pocket"] * 2 + ["foundation"] * 8 + ["column"] * 7,
                 "B": ["stock", "pool"] + ["centre"] * 4 + ["slot"] * 4 + ["hand"] * 4}
        for deal in ("K3-17", "FC-1", "CA-42", "MMD-1", "BB-1"):
            piles = self.ask("table", match=self.open(deal))["piles"]
            self.assertEqual([pile["role"] for pile in piles], roles[deal[0]])

    def test_a_game_for_one_has_one_seat(self) -> None:
        match = self.open("K3-17")
        for command in ("view", "table"):
            without, with_seat = self.ask(command, match=match), self.ask(command, match=match, seat=0)
            self.assertEqual({**without, "id": 0}, {**with_seat, "id": 0})
            for seat in (1, -1, 2 ** 63, 0.5, "0", None):
                self.assertEqual(self.failed(command, match=match, seat=seat)["code"], "bad_value")


if __name__ == "__main__":
    unittest.main()

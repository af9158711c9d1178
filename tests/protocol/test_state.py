"""The whole table in one answer, as a renderer needs it and a seat may see it."""

import random
import unittest
from typing import Any

from reference import numbered_deal
from support import EngineTest
from tables import klondike

from check_bluffbuddy_games import random_step, scrambled  # in the folder of the reference

DEALS = ("K3-17", "K1-5", "FC-1", "CA-42", "CL-42", "MMC-1", "MMD-1", "MMT-1", "MME-1")
MEMBERS = {"game", "mode", "deal", "options", "piles", "moves", "outcome", "to_act", "tally", "score", "score_name",
           "elapsed", "paused", "assisted", "undo_left", "redo_left", "turns", "can_finish", "finish_wins",
           "passes_left", "hidden", "hash"}


class StateTest(EngineTest):
    def state(self, match: int, **members: Any) -> dict[str, Any]:
        answer = self.ask("state", match=match, **members)
        del answer["id"], answer["ok"]
        return answer

    def pile(self, match: int, name: str) -> dict[str, Any]:
        return next(pile for pile in self.state(match)["piles"] if pile["name"] == name)

    def wants(self, match: int) -> dict[str, list[str]]:
        return {pile["name"]: pile["wants"] for pile in self.state(match)["piles"] if "wants" in pile}


class State(StateTest):
    def test_every_game_has_the_same_members(self) -> None:
        for deal in DEALS:
            extra = {"supermove"} if deal.startswith("FC") else set()
            self.assertEqual(set(self.state(self.open(deal))), MEMBERS | extra, deal)
        self.assertEqual(set(self.state(self.open("BB-1"))), MEMBERS | {"round"})

    def test_it_says_what_view_table_and_moves_say(self) -> None:
        for deal in DEALS:
            match = self.open(deal)
            self.play(match, self.ask("moves", match=match)["moves"][0]["move"])
            state, view = self.state(match), self.ask("view", match=match)
            for key in ("outcome", "to_act", "elapsed", "undo_left", "redo_left"):
                self.assertEqual(state[key], view[key], key)
            self.assertEqual(state["tally"]["moves"], view["moves"])
            self.assertEqual([move["move"] for move in state["moves"]],
                             [move["move"] for move in self.ask("moves", match=match)["moves"]])
            known = ("name", "role", "face_down", "cards", "mark")
            self.assertEqual([{key: pile[key] for key in known if key in pile} for pile in state["piles"]],
                             self.ask("table", match=match)["piles"])

    def test_piles_have_the_letters_of_the_notation(self) -> None:
        letters = {pile["name"]: pile["letter"] for pile in self.state(self.open("K3-17"))["piles"]}
        self.assertEqual([letters[name] for name in ("stock", "waste", "f1", "t1", "t7")], ["s", "w", "h", "1", "7"])

    def test_moves_name_piles_and_counts(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.state(match)["moves"],
                         [{"move": "s", "from": "stock", "to": "waste", "count": 3},
                          {"move": "15", "from": "t1", "to": "t5", "count": 1},
                          {"move": "47", "from": "t4", "to": "t7", "count": 1},
                          {"move": "52", "from": "t5", "to": "t2", "count": 1}])
        self.play(match, *["s"] * 8)
        self.assertEqual(self.state(match)["moves"][0],
                         {"move": "s", "from": "stock", "to": "waste", "count": 24, "recycle": True})

    def test_meridian_turns_the_waste_over_and_draws_at_once(self) -> None:
        match = self.open("MMC-1")
        self.assertEqual(self.state(match)["moves"][0],
                         {"move": "s", "from": "stock", "to": "waste", "count": 1})
        self.play(match, *["s"] * 24)
        self.assertEqual(self.state(match)["moves"][0],
                         {"move": "s", "from": "stock", "to": "waste", "count": 1, "recycle": True})

    def test_a_supermove_is_marked_and_its_limits_are_told(self) -> None:
        match = self.open("FC-1")
        self.assertEqual(self.state(match)["supermove"], {"column": 5, "empty": 0})
        self.play(match, "1a")
        self.assertEqual(self.state(match)["supermove"], {"column": 4, "empty": 0})
        position = ("freecell | a: KS | fc: QC | fd: KD | fh: JH | fs: TS | t2: KC QH JS")
        match = self.ask("new", position=position + " | t3: KH | t4: QS")["match"]
        state = self.state(match)
        self.assertEqual(state["supermove"], {"column": 4 << 5, "empty": 4 << 4})
        whole = [move for move in state["moves"] if move["from"] == "t2" and move["count"] == 3]
        self.assertTrue(whole)
        self.assertTrue(all(move["single"] is False for move in whole))
        self.assertTrue(all("single" not in move for move in state["moves"] if move["count"] == 1))

    def test_passes_are_counted_down(self) -> None:
        self.assertIsNone(self.state(self.open("K3-17"))["passes_left"])
        match = self.open("K3-17+passes=2")
        self.assertEqual(self.state(match)["passes_left"], 1)
        self.play(match, *["s"] * 9)
        self.assertEqual(self.state(match)["passes_left"], 0)

    def test_scores_have_the_name_of_their_game(self) -> None:
        named = {"K3-17": ("points", 0), "FC-1": (None, None), "CA-42": (None, None), "MMC-1": ("efficiency", 100),
                 "BB-1": ("penalty", None)}
        for deal, told in named.items():
            state = self.state(self.open(deal))
            self.assertEqual((state["score_name"], state["score"]), told)

    def test_hidden_counts_the_cards_that_were_never_seen(self) -> None:
        hidden = {"K3-17": 45, "FC-1": 0, "MMC-1": 24, "MMT-1": 45}
        for deal, count in hidden.items():
            self.assertEqual(self.state(self.open(deal))["hidden"], count)
        match = self.open("K1-17")
        self.play(match, "s")
        self.ask("undo", match=match)
        self.assertEqual(self.state(match)["hidden"], 44)

    def test_the_hash_tells_positions_apart_and_is_that_of_the_deal(self) -> None:
        match, again = self.open("K3-17"), self.open("K3-17")
        first = self.state(match)["hash"]
        self.assertRegex(first, "^[0-9a-f]{16}$")
        self.assertEqual(self.state(again)["hash"], first)
        self.play(match, "s")
        self.assertNotEqual(self.state(match)["hash"], first)
        self.ask("undo", match=match)
        self.assertEqual(self.state(match)["hash"], first)


class Wants(StateTest):
    def test_klondike(self) -> None:
        match = self.ask("new", position=klondike(f1="3H", f2="KC", t1="KH", t2=""))["match"]
        wants = self.wants(match)
        self.assertEqual([wants[name] for name in ("f1", "f3", "t2")], [["4H"], ["A"], ["K"]])
        self.assertNotIn("f2", wants)
        self.assertNotIn("t1", wants)

    def test_foundations_of_a_suit(self) -> None:
        self.assertEqual(self.wants(self.open("FC-1")), {"fc": ["AC"], "fd": ["AD"], "fh": ["AH"], "fs": ["AS"]})
        self.assertEqual(self.wants(self.open("CA-42")), {"fs": ["AS"], "fh": ["AH"], "fc": ["AC"], "fd": ["AD"]})

    def test_meridian_goes_both_ways(self) -> None:
        wants = self.wants(self.open("MMC-1"))
        self.assertEqual((wants["uh"], wants["ds"]), (["7H"], ["6S"]))

    def test_an_empty_column_of_freecell_wants_nothing(self) -> None:
        position = "freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS"
        wants = self.wants(self.ask("new", position=position)["match"])
        self.assertEqual(wants, {"fs": ["KS"]})


class Finish(StateTest):
    def test_it_is_told_whether_finish_does_something_and_wins(self) -> None:
        match = self.open("FC-1")
        state = self.state(match)
        self.assertEqual((state["can_finish"], state["finish_wins"]), (False, False))
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
        state = self.state(match)
        self.assertEqual((state["can_finish"], state["finish_wins"]), (True, True))
        self.ask("finish", match=match)
        state = self.state(match)
        self.assertEqual((state["outcome"], state["can_finish"], state["finish_wins"]), ("won", False, False))


class Show(StateTest):
    def test_what_changes_a_match_can_show_it_afterwards(self) -> None:
        match = self.open("K3-17")
        changes: list[tuple[str, dict[str, Any]]] = [
            ("play", {"move": "15"}), ("retract", {}), ("carry", {"from": "t4", "to": "t7"}), ("undo", {}),
            ("redo", {}), ("line", {"moves": "15 s"}), ("rewind", {"turns": 1}), ("advise", {}), ("pause", {}),
            ("resume", {})]
        for command, members in changes:
            self.assertNotIn("state", self.ask(command, match=match, **members), command)
        other = self.open("K3-17")
        for command, members in changes:
            answer = self.ask(command, match=other, show=True, **members)
            self.assertEqual(answer["state"], self.state(other), command)
        self.assertEqual(self.state(other), self.state(match))

    def test_show_is_true_or_false(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        for show in (1, "true", None):
            for command in ("play", "undo", "carry"):
                error = self.failed(command, match=match, move="15", show=show, **{"from": "t4", "to": "t7"})
                self.assertEqual(error["code"], "bad_value")
        self.assertEqual(self.everything(match), before)


class Seats(StateTest):
    """BluffBuddy: nothing that a seat may not know, in whatever member."""

    def test_only_the_seat_to_act_has_moves(self) -> None:
        match = self.open("BB-1")
        acting = self.state(match)["to_act"]
        legal = [move["move"] for move in self.ask("moves", match=match)["moves"]]
        for seat in range(4):
            told = [move["move"] for move in self.state(match, seat=seat)["moves"]]
            self.assertEqual(told, legal if seat == acting else [])

    def test_moves_say_card_source_and_recipient(self) -> None:
        match = self.open("BB-1")
        moves = self.state(match, seat=self.state(match)["to_act"])["moves"]
        for move in moves:
            if move.get("discard"):
                self.assertEqual(move["move"], f"{move['card']} -")
            else:
                self.assertEqual(move["move"], f"{move['card']} {move['source']} >{move['to']}")
        self.assertTrue(any(move.get("discard") for move in moves))

    def test_what_is_hidden_changes_nothing(self) -> None:
        chance = random.Random(3)
        compared = 0
        for number in range(1, 40):
            state = numbered_deal("bluffbuddy", {"seals": "part"} if number % 2 else {}, number)
            for _ in range(chance.randrange(5, 47)):
                state = random_step(state, chance)
            for seat in range(4):
                other = None if state.over() else scrambled(state, seat, chance)
                if other is None:
                    continue
                compared += 1
                first, second = (self.ask("new", position=text)["match"] for text in (state.text(), other.text()))
                self.assertEqual(self.state(first, seat=seat), self.state(second, seat=seat))
        self.assertGreater(compared, 30)

    def test_the_deal_is_told_only_when_the_game_is_over(self) -> None:
        match = self.open("BB-1")
        self.assertIsNone(self.state(match)["deal"])
        while self.state(match)["outcome"] == "open":
            self.play(match, self.ask("moves", match=match)["moves"][0]["move"])
        state = self.state(match)
        self.assertEqual((state["deal"], state["score_name"]), ("BB-1+starter=2", "penalty"))
        self.assertIsInstance(state["score"], int)


if __name__ == "__main__":
    unittest.main()

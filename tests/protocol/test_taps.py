"""A hand that drags and taps: carry, targets, reasons."""

import unittest
from typing import Any

from support import EngineTest
from tables import klondike


class TapTest(EngineTest):
    def seat(self, **piles: str) -> int:
        return self.ask("new", position=klondike(**piles))["match"]

    def carry(self, match: int, source: str, target: str | None, **members: Any) -> list[dict[str, Any]]:
        if target is not None:
            members["to"] = target
        return self.ask("carry", match=match, **{"from": source}, **members)["events"]

    def tapped(self, match: int, pile: str, count: int = 1) -> list[tuple[str, str]]:
        return [(move["move"], move["why"]) for move in
                self.ask("targets", match=match, pile=pile, count=count)["moves"]]

    def reasons(self, match: int, move: str) -> list[dict[str, Any]]:
        return self.ask("reasons", match=match, move=move)["reasons"]


class Carry(TapTest):
    def test_a_drag_is_a_play(self) -> None:
        dragged, played = self.open("K3-17"), self.open("K3-17")
        self.assertEqual(self.carry(dragged, "t4", "t7", at=500), self.play(played, "47"))
        self.assertEqual(self.ask("view", match=dragged)["elapsed"], 500)
        self.assertEqual(self.view(dragged), self.view(played))

    def test_the_stock_draws_and_turns_the_waste_over(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.carry(match, "stock", "waste"), [{"kind": "drawn"}])
        for _ in range(7):
            self.assertEqual(self.carry(match, "stock", None), [{"kind": "drawn"}])
        self.assertEqual(self.carry(match, "stock", "stock"), [{"kind": "recycled"}])
        error = self.refused("carry", match=match, **{"from": "stock", "to": "t1"})
        self.assertEqual(error["code"], "stock_locked")

    def test_any_foundation_sends_a_card_to_its_own(self) -> None:
        for game, foundations in (("FC", ("fc", "fd", "fh", "fs")), ("K", ("f1", "f2", "f3", "f4"))):
            for foundation in foundations:
                text = "freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS" if game == "FC" else \
                    "klondike | f1: KC | f2: KD | f3: KH | f4: QS | t1: KS"
                match = self.ask("new", position=text)["match"]
                self.assertEqual(self.carry(match, "t1", foundation)[0]["to"], "fs" if game == "FC" else "f4")

    def test_an_ace_opens_the_foundation_it_is_put_on(self) -> None:
        match = self.seat(t1="AH")
        self.assertEqual(self.carry(match, "t1", "f3")[0]["to"], "f3")

    def test_meridian_sends_a_card_up_or_down(self) -> None:
        match = self.open("MMC-1")
        for _ in range(24):
            piles = {pile["name"]: pile["cards"] for pile in self.ask("table", match=match)["piles"]}
            top = piles["waste"][-1:]
            if top and top[0][0] in "67":
                own = {"6": "d", "7": "u"}[top[0][0]] + top[0][1].lower()
                self.assertEqual(self.carry(match, "waste", "uh" if own != "uh" else "ds")[0]["to"], own)
                return
            self.carry(match, "stock", "waste")
        self.fail("neither six nor seven in the stock")

    def test_a_refusal_says_which_cards(self) -> None:
        match = self.open("K3-17")
        error = self.refused("carry", match=match, **{"from": "t1", "to": "t2"})
        self.assertEqual((error["code"], error["arguments"]["card"], error["arguments"]["on"]),
                         ("wrong_rank", "JS", "KC"))

    def test_check_only_asks(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        answer = self.ask("carry", match=match, check=True, **{"from": "t4", "to": "t7"})
        self.assertEqual(sorted(answer), ["id", "ok"])
        error = self.refused("carry", match=match, check=True, **{"from": "t4", "to": "t1"})
        self.assertEqual(error["code"], "wrong_rank")
        self.assertEqual(self.everything(match), before)
        self.ask("pause", match=match)
        error = self.refused("carry", match=match, check=True, **{"from": "t4", "to": "t7"})
        self.assertEqual(error["code"], "paused")

    def test_bad_words_are_told(self) -> None:
        match = self.open("K3-17")
        error = self.failed("carry", match=match, **{"from": "t9", "to": "t1"})
        self.assertEqual(error["code"], "bad_value")
        self.assertIn("there is no pile 't9'; the piles are stock, waste", error["sentence"])
        for members in ({"to": "t1"}, {"from": 1, "to": "t1"}, {"from": "t1", "to": "t2", "count": 0},
                        {"from": "t1", "to": "t2", "count": 53}):
            self.assertEqual(self.failed("carry", match=match, check=True, **members)["code"], "bad_value")
        self.assertEqual(self.refused("carry", match=match, **{"from": "t1"})["code"], "same_pile")

    def test_bluffbuddy_has_no_such_move(self) -> None:
        match = self.open("BB-1")
        error = self.refused("carry", match=match, **{"from": "c1", "to": "s1"})
        self.assertEqual(error["code"], "malformed")
        self.assertEqual(self.ask("targets", match=match, pile="c1")["moves"], [])


class Targets(TapTest):
    def test_the_order_of_a_tap(self) -> None:
        piles = {"t1": "6H", "t2": "7C", "t3": "8D 7S"}
        safe = self.seat(f1="5H", f2="5C", f3="5S", f4="5D", **piles)
        self.assertEqual(self.tapped(safe, "t1"), [("1h", "safe_home"), ("13", "builds"), ("12", "builds")])
        unsafe = self.seat(f1="5H", f2="5C", f4="5D", **piles)
        self.assertEqual(self.tapped(unsafe, "t1"), [("13", "builds"), ("12", "builds"), ("1h", "home")])
        piles["t1"] = "9C / 6H"
        turning = self.seat(f1="5H", f2="5C", f4="5D", **piles)
        self.assertEqual(self.tapped(turning, "t1"), [("13", "turns_up"), ("12", "turns_up"), ("1h", "home")])

    def test_empty_places_come_last_and_once(self) -> None:
        text = "freecell | fc: QC | fd: QD | fh: JH | fs: QS | t1: KS QH | t2: KC | t3: KD | t4: KH"
        match = self.ask("new", position=text)["match"]
        self.assertEqual(self.tapped(match, "t1"),
                         [("1h", "safe_home"), ("12", "builds"), ("15", "empty"), ("1a", "empty")])
        self.assertEqual(self.tapped(match, "t1", 2), [("15x2", "empty")])

    def test_a_column_that_only_changes_its_place_is_the_last_resort(self) -> None:
        match = self.seat(f1="KC", f2="KS", t1="KH", t2="")
        self.assertEqual(self.tapped(match, "t1"), [("12", "empty")])

    def test_the_stock_draws(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.tapped(match, "stock"), [("s", "draws")])
        match = self.open("K3-17+passes=1")
        self.play(match, *["s"] * 8)
        answer = self.ask("targets", match=match, pile="stock")
        self.assertEqual((answer["moves"], answer["refusal"]["code"]), ([], "no_passes_left"))

    def test_the_nearest_reason_is_told_when_there_is_no_target(self) -> None:
        match = self.seat(f1="KC", t1="6H", t2="7D", t3="9S")
        refusal = self.ask("targets", match=match, pile="t1")["refusal"]
        self.assertEqual((refusal["code"], refusal["arguments"]["on"]), ("wrong_colour", "7D"))
        self.assertEqual(sorted(refusal), ["arguments", "code", "sentence"])
        match = self.open("K3-17")
        for pile, count, code in (("waste", 1, "source_empty"), ("t4", 2, "face_down"), ("t1", 3, "too_few_cards")):
            answer = self.ask("targets", match=match, pile=pile, count=count)
            self.assertEqual((answer["moves"], answer["refusal"]["code"]), ([], code))

    def test_every_target_is_a_legal_move_and_first_comes_what_was_promised(self) -> None:
        order = ["safe_home", "turns_up", "builds", "home", "empty", "draws"]
        for deal in ("K3-17", "K1-5", "FC-1", "CA-42", "CL-42", "MMC-1", "MMT-1"):
            match = self.open(deal)
            for _ in range(30):
                legal = [move["move"] for move in self.ask("moves", match=match)["moves"]]
                if not legal:
                    break
                found = []
                for pile in self.ask("table", match=match)["piles"]:
                    whys = self.tapped(match, pile["name"])
                    self.assertEqual(sorted(whys, key=lambda told: order.index(told[1])), whys)
                    found += [move for move, _ in whys]
                self.assertLessEqual(set(found), set(legal))
                self.play(match, (found or legal)[0])


class Reasons(TapTest):
    def test_cards_are_turned_up_and_laid_on_others(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.reasons(match, "47"),
                         [{"code": "turns_up", "pile": "t4"}, {"code": "builds", "on": "5C"}])
        self.assertEqual(self.reasons(match, "15"), [{"code": "empties", "pile": "t1"}, {"code": "builds", "on": "QD"}])
        self.assertEqual(self.reasons(match, "s"), [{"code": "draws"}])

    def test_a_card_goes_home_and_lets_another_follow(self) -> None:
        match = self.seat(f1="AH", t1="2H", t2="3H")
        self.assertEqual(self.reasons(match, "1h"), [{"code": "goes_home", "card": "2H"},
                                                     {"code": "unblocks", "card": "3H"},
                                                     {"code": "empties", "pile": "t1"}])

    def test_a_card_that_can_go_home_is_set_free(self) -> None:
        match = self.seat(t1="AC 6H", t2="7C")
        self.assertEqual(self.reasons(match, "12"),
                         [{"code": "unblocks", "card": "AC"}, {"code": "builds", "on": "7C"}])

    def test_what_lies_face_down_is_not_told(self) -> None:
        match = self.seat(t1="AC / 6H", t2="7C")
        self.assertEqual(self.reasons(match, "12"),
                         [{"code": "turns_up", "pile": "t1"}, {"code": "builds", "on": "7C"}])

    def test_a_cell_is_freed_and_a_run_kept_together(self) -> None:
        text = "freecell | a: QH | fc: QC | fd: QD | fh: TH | fs: QS | t1: KS | t2: KC | t3: KD JH | t4: KH"
        match = self.ask("new", position=text)["match"]
        self.assertEqual(self.reasons(match, "a1"),
                         [{"code": "frees_cell", "pile": "a"}, {"code": "builds", "on": "KS"}])
        match = self.seat(t1="7S 6H", t2="8D")
        self.assertIn({"code": "keeps_order"}, self.reasons(match, "12x2"))

    def test_only_of_moves_that_are_allowed(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.refused("reasons", match=match, move="12")["code"], "wrong_rank")
        self.assertEqual(self.failed("reasons", match=match, move="zz")["code"], "bad_move")
        match = self.open("BB-1")
        move = self.ask("moves", match=match)["moves"][0]["move"]
        self.assertEqual(self.reasons(match, move), [])


if __name__ == "__main__":
    unittest.main()

"""Playing a move: events, refusals, faults, the end of a game."""

import unittest

from client import ROOT
from reference import numbered_deal
from support import EngineTest

# No cell and no column is free, so one card at a time moves.
CROWDED = ("freecell | a: KC | b: KD | c: KH | d: KS | fc: 6C | fd: 6D | fh: 6H | fs: 6S | t1: QS 9S 8H | t2: JC TH"
           " | t3: QC | t4: QD | t5: QH JS | t6: JD TS 9D | t7: JH TC TD 9C | t8: 9H 8C 8D 8S 7C 7D 7H 7S")
GOLDEN = ROOT / "tests" / "data" / "golden" / "freecell_ms_1_solution.txt"


class Play(EngineTest):
    def test_a_card_is_moved_and_another_turned_up(self) -> None:
        self.assertEqual(self.play(self.open("K3-17"), "47"),
                         [{"kind": "moved", "from": "t4", "to": "t7", "count": 1},
                          {"kind": "turned_up", "pile": "t4", "card": "KS"}])

    def test_several_cards_are_moved(self) -> None:
        match = self.open("K3-17")
        self.assertEqual(self.play(match, "15", "52")[-2:],
                         [{"kind": "moved", "from": "t5", "to": "t2", "count": 2},
                          {"kind": "turned_up", "pile": "t5", "card": "TD"}])

    def test_the_stock_is_drawn_and_recycled(self) -> None:
        match = self.open("K3-17+passes=2")
        self.assertEqual(self.play(match, *["s"] * 9), [{"kind": "drawn"}] * 8 + [{"kind": "recycled"}])
        self.assertIn("passes=1", self.view(match))

    def test_a_card_goes_home_and_to_a_cell(self) -> None:
        match = self.open("FC-1")
        self.assertEqual(self.play(match, "5a"), [{"kind": "moved", "from": "t5", "to": "a", "count": 1}])
        self.assertEqual(self.play(match, "5b", "5c", "5d", "5h")[-1],
                         {"kind": "moved", "from": "t5", "to": "fd", "count": 1})

    def test_safe_cards_follow_by_themselves_and_are_told(self) -> None:
        match = self.open("FC-1+autoplay=safe")
        events = self.play(match, "5a", "5b", "5c", "5d")
        self.assertEqual(events[-1], {"kind": "moved", "from": "t5", "to": "fd", "count": 1})

    def test_what_is_accepted_but_not_listed(self) -> None:
        match = self.open("FC-1")
        self.assertNotIn("1c", self.listed(match))
        self.play(match, "1c", "cd")
        self.assertIn(" | d: 6S | ", " " + self.view(match))

    def test_every_listed_move_has_a_description_with_its_card(self) -> None:
        moves = self.ask("moves", match=self.open("K3-17"))["moves"]
        self.assertEqual([sorted(move) for move in moves], [["description", "move"]] * len(moves))
        self.assertEqual({move["move"]: "QD" in move["description"] for move in moves},
                         {"s": False, "15": True, "47": False, "52": True})

    def listed(self, match: int) -> list[str]:
        return [move["move"] for move in self.ask("moves", match=match)["moves"]]

    def test_a_whole_game_is_won_once(self) -> None:
        lines = GOLDEN.read_text(encoding="ascii").splitlines()
        moves = " ".join(line for line in lines if not line.startswith("#")).split()
        match = self.open("FC-1")
        events = self.play(match, *moves[:-1])
        self.assertEqual(self.ask("view", match=match)["outcome"], "open")
        self.assertNotIn({"kind": "won"}, events)
        self.assertEqual(self.play(match, moves[-1])[-1], {"kind": "won"})
        view = self.ask("view", match=match)
        self.assertEqual(view["view"], "freecell | fc: KC | fd: KD | fh: KH | fs: KS")
        self.assertEqual((view["outcome"], view["to_act"], view["moves"], view["undo_left"]), ("won", None, 140, 0))
        for command in ("undo", "redo", "finish", "pause"):
            self.assertEqual(self.refused(command, match=match)["code"], "game_over")
        self.assertEqual(self.refused("play", match=match, move="1a")["code"], "game_over")
        self.assertIsNone(self.ask("hint", match=match)["hint"])


class RefusedPlay(EngineTest):
    def refusal(self, match: int, move: str) -> tuple[str, dict[str, str]]:
        """Code and arguments; nothing may have changed."""
        before = self.everything(match)
        error = self.refused("play", match=match, move=move)
        self.assertEqual(self.everything(match), before)
        return error["code"], error["arguments"]

    def crowded(self) -> int:
        return self.ask("new", position=CROWDED)["match"]

    def test_a_run_that_is_too_long_tells_the_limit(self) -> None:
        match = self.crowded()
        expected = ("run_too_long", {"from": "t1", "to": "t2", "count": "2", "card": "9S", "on": "TH", "limit": "1"})
        self.assertEqual(self.refusal(match, "12x2"), expected)
        self.assertEqual(self.refusal(match, "12"), expected)

    def test_a_wrong_colour_tells_both_cards(self) -> None:
        self.assertEqual(self.refusal(self.crowded(), "62"),
                         ("wrong_colour", {"from": "t6", "to": "t2", "count": "1", "card": "9D", "on": "TH"}))

    def test_the_sentence_names_the_cards(self) -> None:
        sentence = self.refused("play", match=self.crowded(), move="62")["sentence"]
        self.assertRegex(sentence, r"^9D .* TH\b.*\.$")

    def test_a_wrong_rank(self) -> None:
        self.assertEqual(self.refusal(self.open("K3-17"), "12"),
                         ("wrong_rank", {"from": "t1", "to": "t2", "count": "1", "card": "JS", "on": "KC"}))

    def test_a_full_cell(self) -> None:
        self.assertEqual(self.refusal(self.crowded(), "1a"),
                         ("cell_taken", {"from": "t1", "to": "a", "count": "1", "card": "8H", "on": "KC"}))

    def test_a_card_that_cannot_be_seen_is_not_named(self) -> None:
        code, arguments = self.refusal(self.open("K3-17"), "24x2")
        self.assertEqual((code, arguments), ("face_down", {"from": "t2", "to": "t4", "count": "2", "on": "4D"}))

    def test_an_empty_waste(self) -> None:
        self.assertEqual(self.refusal(self.open("K3-17"), "w1"),
                         ("source_empty", {"from": "waste", "to": "t1", "count": "1", "on": "JS"}))

    def test_a_foundation_wants_an_ace(self) -> None:
        self.assertEqual(self.refusal(self.open("K3-17"), "1h"),
                         ("needs_an_ace", {"from": "t1", "to": "f1", "count": "1", "card": "JS"}))

    def test_the_last_pass_is_not_recycled(self) -> None:
        match = self.open("K3-17+passes=1")
        self.play(match, *["s"] * 8)
        self.assertEqual(self.listed_draws(match), 0)
        self.refusal(match, "s")

    def listed_draws(self, match: int) -> int:
        return [move["move"] for move in self.ask("moves", match=match)["moves"]].count("s")

    def test_exactly_the_listed_moves_between_columns_are_accepted(self) -> None:
        state = numbered_deal("klondike", {}, 17)
        pairs = {f"{source}{target}" for source in range(1, 8) for target in range(1, 8)}
        match = self.open("K3-17")
        for pair in pairs - set(state.legal_moves()):
            self.assertRegex(self.refused("play", match=match, move=pair)["code"], "^[a-z_]+$")
        for pair in pairs & set(state.legal_moves()):
            self.play(match, pair)
            self.ask("undo", match=match)


class FaultyPlay(EngineTest):
    def test_a_text_that_is_no_move(self) -> None:
        match = self.open("FC-1")
        before = self.everything(match)
        for text in ("", "1", "zz", "19", "01", "1e", "12x", "12x0", "12x-1", "12x99999999999999999999", "1h9", "s",
                     "w1", " 12", "12 ", "12\n", "12\x00", "5H", "play 12", "é", "1" * 10000):
            with self.subTest(move=text[:30]):
                self.assertEqual(self.failed("play", match=match, move=text)["code"], "bad_move")
        self.assertEqual(self.everything(match), before)

    def test_a_move_that_is_no_text(self) -> None:
        match = self.open("FC-1")
        for move in (12, None, ["12"], {"from": "t1"}, True):
            self.assertEqual(self.failed("play", match=match, move=move)["code"], "bad_value")
        self.assertEqual(self.failed("play", match=match)["code"], "bad_value")

    def test_a_match_that_is_none(self) -> None:
        self.open("FC-1")
        for match in (2, 2 ** 31, 2 ** 32 + 1, 2 ** 53):
            self.assertEqual(self.failed("play", match=match, move="1a")["code"], "no_such_match")
        for match in (0, -1, -2 ** 63, 2 ** 53 + 1, 2 ** 63, 2 ** 64, 2 ** 64 + 1, 1.0, "1", None, [1], True):
            with self.subTest(match=match):
                self.assertEqual(self.failed("play", match=match, move="1a")["code"], "bad_value")
        self.assertEqual(self.failed("play", move="1a")["code"], "bad_value")


if __name__ == "__main__":
    unittest.main()

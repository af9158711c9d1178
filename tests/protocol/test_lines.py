"""Lines of several moves, hints that count, results and statistics."""

import unittest

from support import EngineTest


class Line(EngineTest):
    def test_a_line_is_one_turn_and_marks_the_game_assisted(self) -> None:
        match = self.open("K3-17")
        events = self.ask("line", match=match, moves="47 15 s", at=700)["events"]
        self.assertEqual([event["kind"] for event in events], ["moved", "turned_up", "moved", "drawn"])
        state = self.ask("state", match=match)
        self.assertEqual((state["turns"], state["assisted"], state["elapsed"]), (1, True, 700))
        self.ask("undo", match=match)
        self.assertEqual(self.ask("state", match=match)["turns"], 0)

    def test_it_is_made_wholly_or_not_at_all(self) -> None:
        match = self.open("K3-17")
        before = self.everything(match)
        self.assertEqual(self.refused("line", match=match, moves="47 12")["code"], "wrong_rank")
        self.assertEqual(self.failed("line", match=match, moves="47 zz")["code"], "bad_move")
        self.assertEqual(self.refused("line", match=match, moves="")["code"], "malformed")
        self.assertEqual(self.failed("line", match=match)["code"], "bad_value")
        self.assertEqual(self.everything(match), before)

    def test_solve_lines_win(self) -> None:
        match = self.open("FC-1")
        moves = self.ask("solve", match=match)["moves"]
        self.assertEqual(self.ask("line", match=match, moves=moves, show=True)["state"]["outcome"], "won")


class Attempt(EngineTest):
    def test_cards_has_a_heuristic_whose_line_can_be_played(self) -> None:
        match = self.open("CA-160")
        moves = self.ask("attempt", match=match, seed=1)["moves"]
        self.assertTrue(moves)
        self.assertEqual(self.ask("attempt", match=match)["moves"], moves)
        self.ask("line", match=match, moves=moves)

    def test_other_games_have_none(self) -> None:
        for deal in ("K3-17", "FC-1", "MMC-1", "BB-1"):
            self.assertEqual(self.ask("attempt", match=self.open(deal), seed=3)["moves"], "")
        for seed in (0, -1, 1.5, "1"):
            self.assertEqual(self.failed("attempt", match=1, seed=seed)["code"], "bad_value")


class Advise(EngineTest):
    def test_a_hint_that_is_taken_counts_and_is_kept(self) -> None:
        match = self.open("K3-17")
        hint = self.ask("hint", match=match)["hint"]["move"]
        answer = self.ask("advise", match=match, at=900, show=True)
        self.assertEqual(answer["events"], [{"kind": "hinted", "move": hint}])
        self.assertEqual(answer["state"]["tally"]["hints"], 1)
        self.assertIn("hint @900\n", self.ask("record", match=match)["record"])

    def test_without_a_hint_it_is_refused(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
        self.play(match, "1h")
        self.assertEqual(self.refused("advise", match=match)["code"], "game_over")


class Results(EngineTest):
    def test_a_result_says_what_a_match_came_to(self) -> None:
        match = self.open("K3-17")
        self.play(match, "15")
        self.ask("undo", match=match)
        self.ask("advise", match=match, at=2500)
        self.assertEqual(self.ask("result", match=match)["result"],
                         {"mode": "K3", "played": True, "won": False, "elapsed": 2500, "moves": 0, "score": 0,
                          "assisted": True, "stalemate": False, "hints": 1, "undos": 1})

    def test_results_add_up_in_the_order_given(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
        lost = self.ask("result", match=match)["result"] | {"played": True, "moves": 4}
        self.play(match, "1h")
        won = self.ask("result", match=match)["result"]
        answer = self.ask("statistics", results=[won, won, lost, won])
        self.assertEqual([mode["mode"] for mode in answer["modes"]], ["FC"])
        mode = answer["modes"][0]
        told = [mode[key] for key in ("played", "won", "streak", "best_streak", "win_share", "fewest_moves")]
        self.assertEqual(told, [4, 3, 1, 2, 0.75, 1])
        self.assertEqual((answer["total"]["played"], answer["total"]["won"]), (4, 3))

    def test_a_win_that_a_hint_or_a_line_assisted_counts_apart(self) -> None:
        def won(*helps: dict[str, object]) -> dict[str, object]:
            match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
            for help_ in helps:
                self.ask(match=match, **help_)
            if self.ask("state", match=match)["outcome"] != "won":
                self.play(match, "1h")
            return self.ask("result", match=match)["result"]

        plain, hinted, solved = won(), won({"command": "advise"}), won({"command": "line", "moves": "1h"})
        self.assertEqual([one["assisted"] for one in (plain, hinted, solved)], [False, True, True])
        mode = self.ask("statistics", results=[plain, plain | {"elapsed": 900}, hinted, solved])["modes"][0]
        told = [mode[key] for key in ("played", "won", "assisted", "streak", "best_streak", "win_share")]
        self.assertEqual(told, [4, 4, 2, 2, 2, 1])
        only = self.ask("statistics", results=[hinted, plain | {"won": False}])["modes"][0]
        self.assertEqual([only[key] for key in ("won", "assisted", "win_share", "streak")], [1, 1, 0, 0])
        self.assertNotIn("best_time", only)

    def test_a_game_without_a_move_does_not_count(self) -> None:
        result = self.ask("result", match=self.open("FC-1"))["result"]
        self.assertEqual(self.ask("statistics", results=[result])["modes"], [])
        self.assertEqual(self.ask("statistics", results=[])["total"]["played"], 0)

    def test_a_fault_says_where_it_lies(self) -> None:
        good = self.ask("result", match=self.open("FC-1"))["result"]
        for bad in ({}, 1, None, good | {"moves": -1}, good | {"won": "yes"}, good | {"score": "1"},
                    good | {"elapsed": 2 ** 64}):
            error = self.failed("statistics", results=[good, bad])
            self.assertEqual(error["code"], "bad_value")
            self.assertIn("/results/1", error["sentence"])
        self.assertEqual(self.failed("statistics")["code"], "bad_value")


if __name__ == "__main__":
    unittest.main()

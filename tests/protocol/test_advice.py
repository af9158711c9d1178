"""Hints of the solver by what the player has seen: they keep a plan, and never walk in circles."""

import unittest

from solver_support import IMPOSSIBLE, SolverTest


class Advice(SolverTest):
    def test_where_all_is_seen_the_line_wins(self) -> None:
        for deal in ("FC-1", "FC-2"):
            with self.subTest(deal=deal):
                match = self.open(deal)
                answer = self.ask("advice", match=match)
                self.assert_answer(answer, votes=1, samples=1, won=1, impossible=0, unknown=0, unseen=0)
                self.assertEqual(answer["move"], answer["line"].split()[0])
                self.assertEqual(answer["line"], self.ask("solve", match=match)["moves"])
                self.assert_wins(match, answer["line"])

    def test_cards_that_were_seen_are_seen_for_ever(self) -> None:
        """A game that is won is taken back: all its cards are known then, and one line is enough."""
        match = self.open("K1-4")
        moves = self.ask("solve", match=match)["moves"].split()
        self.play(match, *moves[:-1])
        self.ask("rewind", match=match, turns=20)
        answer = self.ask("advice", match=match)
        self.assert_answer(answer, samples=1, unseen=0)
        self.assert_wins(match, answer["line"])

    def test_the_move_after_which_most_arrangements_can_be_won(self) -> None:
        match = self.open("K1-5")
        answer = self.ask("advice", match=match, states=20_000)
        self.assert_answer(answer, samples=16, unseen=45, planned=False)
        self.assertIn(answer["move"], [move["move"] for move in self.ask("moves", match=match)["moves"]])
        self.assertTrue(0 < answer["votes"] <= answer["won"], answer)
        self.assertNotIn("line", answer)

    def test_counts_as_the_fair_question_does(self) -> None:
        fair, advice = (self.about("K1-5", question, samples=8, seed=3, states=2000) for question in ("fair", "advice"))
        for name in ("samples", "won", "impossible", "unknown", "unseen"):
            self.assertEqual(fair[name], advice[name], name)

    def test_no_move_when_going_back_is_better(self) -> None:
        answer = self.about(IMPOSSIBLE, "advice")
        self.assert_answer(answer, move=None, votes=0, won=0)
        self.assertNotIn("line", answer)
        self.assertNotIn("plan", answer)

    def test_without_a_win_it_leads_to_something_new(self) -> None:
        answer = self.about("K1-5", "advice", states=1)
        self.assert_answer(answer, votes=0, won=0, planned=False)
        self.assertIsNotNone(answer["move"])

    def test_the_plan_is_kept_by_the_match_or_by_the_client(self) -> None:
        match = self.open("FC-1")
        first = self.ask("advice", match=match)
        self.play(match, first["move"])
        kept = self.ask("advice", match=match)
        self.assert_answer(kept, planned=True, states=0)
        self.assertEqual(kept["line"], first["line"].split(" ", 1)[1])
        copy = self.ask("load", save=self.ask("save", match=match)["save"])["match"]
        self.assertFalse(self.ask("advice", match=copy, plan="")["planned"])
        self.assertTrue(self.ask("advice", match=copy, plan=first["plan"])["planned"])

    def test_a_plan_that_is_none_is_refused(self) -> None:
        error = self.failed("advice", match=self.open("FC-1"), plan="12 34")
        self.assertIn("a plan is a position", error["sentence"])

    def test_a_plan_that_knows_all_cards_is_kept_for_xray_alone(self) -> None:
        match = self.open("K1-5")
        answer = self.ask("advice", match=match, xray=True)
        self.play(match, answer["move"])
        self.assertTrue(self.ask("advice", match=match, xray=True)["planned"])
        self.assertFalse(self.ask("advice", match=match, samples=4, states=2000)["planned"])

    def test_with_xray_all_cards_are_seen(self) -> None:
        match = self.open("K1-5")
        answer = self.ask("advice", match=match, xray=True)
        self.assert_answer(answer, samples=1, won=1, unseen=0)
        self.assert_wins(match, answer["line"])

    def test_followed_they_come_to_no_position_twice(self) -> None:
        """Each of these deals went in circles before hints kept a plan."""
        for deal in ("K1-2", "K3-1", "CA-14601", "CA-3"):
            with self.subTest(deal=deal):
                match = self.open(deal)
                passed = set()
                while (state := self.ask("state", match=match))["outcome"] == "open":
                    answer = self.ask("advice", match=match, samples=8, states=5000)
                    if answer["move"] is None:
                        break
                    self.assertNotIn((state["hash"], answer["unseen"]), passed)
                    passed.add((state["hash"], answer["unseen"]))
                    self.play(match, answer["move"])

    def test_a_won_game_needs_no_more_moves(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: KS")["match"]
        self.assert_answer(self.ask("advice", match=match), move=None, won=1)

    def test_does_not_peek(self) -> None:
        answers = [self.ask("advice", match=match, samples=8, states=2000) for match in self.look_alikes("K1-5")]
        self.assertEqual({**answers[0], "id": 0}, {**answers[1], "id": 0})


if __name__ == "__main__":
    unittest.main()

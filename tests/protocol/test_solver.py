"""Questions to the solver: can it be won, which moves keep the win, and what if nobody peeks?"""

import unittest
from typing import Any

from client import Answer
from solver_support import IMPOSSIBLE, SolverTest

LOST = "CA-42"  # no line wins it, though moves are left
FORKED = "CA-2805"  # some of its first moves win, others lose
HARD = "K3-317"  # seconds of search
MOST_SAMPLES = 100_000
QUESTIONS = ("solve", "verdicts", "fair", "advice", "way_back")
# One deal of each mode that is won within a moment.
WINNABLE = ("K3-4", "K1-4", "FC-1", "CA-166", "CL-3", "MMC-1", "MMD-1", "MMT-1", "MME-1")


class Solve(SolverTest):
    def test_the_moves_play_to_a_win(self) -> None:
        for deal in WINNABLE:
            with self.subTest(deal=deal):
                match = self.open(deal)
                answer = self.ask("solve", match=match)
                self.assert_answer(answer, verdict="won")
                self.assert_wins(match, answer["moves"])

    def test_a_game_under_way_is_solved_from_where_it_is(self) -> None:
        match = self.open("FC-1")
        self.play(match, "5a", "5b")
        self.assert_wins(match, self.ask("solve", match=match)["moves"])

    def test_nothing_is_played(self) -> None:
        match = self.open("FC-1")
        before = self.everything(match)
        self.ask("solve", match=match)
        self.assertEqual(self.everything(match), before)

    def test_a_deal_that_nobody_can_win(self) -> None:
        answer = self.about(IMPOSSIBLE)
        self.assert_answer(answer, verdict="impossible")
        self.assertNotIn("moves", answer)

    def test_a_won_game_needs_no_more_moves(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: KS")["match"]
        self.assert_answer(self.ask("solve", match=match), verdict="won", moves="", states=0)

    def test_a_limit_of_states_leaves_it_unknown(self) -> None:
        answer = self.about(IMPOSSIBLE, states=50)
        self.assert_answer(answer, verdict="unknown", states=50)
        self.assertNotIn("moves", answer)

    def test_a_limit_of_memory_leaves_it_unknown(self) -> None:
        self.assert_answer(self.about(IMPOSSIBLE, memory=1), verdict="unknown")

    def test_the_same_question_has_the_same_answer(self) -> None:
        match = self.open("K1-4")
        first, second = self.ask("solve", match=match), self.ask("solve", match=match)
        self.assertEqual({**first, "id": 0}, {**second, "id": 0})


class Verdicts(SolverTest):
    def test_every_legal_move_has_one(self) -> None:
        match = self.open(FORKED)
        told = self.ask("verdicts", match=match)["moves"]
        self.assertEqual([move["move"] for move in told],
                         [move["move"] for move in self.ask("moves", match=match)["moves"]])

    def test_each_is_the_verdict_after_the_move(self) -> None:
        answer = self.about(FORKED, "verdicts")
        self.assert_answer(answer, verdict="won")
        self.assertEqual({move["verdict"] for move in answer["moves"]}, {"won", "impossible"})
        for move in answer["moves"]:
            with self.subTest(move=move["move"]):
                match = self.open(FORKED)
                self.play(match, move["move"])
                self.assertEqual(self.ask("solve", match=match)["verdict"], move["verdict"])

    def test_a_lost_position_has_no_move_that_wins(self) -> None:
        answer = self.about(LOST, "verdicts")
        self.assert_answer(answer, verdict="impossible")
        self.assertEqual([move["verdict"] for move in answer["moves"]], ["impossible"] * 3)

    def test_a_limit_leaves_moves_unknown(self) -> None:
        answer = self.about(FORKED, "verdicts", states=1)
        self.assertEqual({answer["verdict"], *(move["verdict"] for move in answer["moves"])}, {"unknown"})


class Fair(SolverTest):
    def test_tells_in_how_many_arrangements_it_is_won(self) -> None:
        answer = self.about("K1-5", "fair", samples=8, states=20_000)
        self.assert_answer(answer, samples=8, unseen=45)
        self.assertEqual(answer["won"] + answer["impossible"] + answer["unknown"], 8)
        self.assertGreater(answer["won"], 0)
        low, high = answer["interval"]
        self.assertTrue(0 <= low <= answer["won"] / 8 <= high <= 1, answer)

    def test_asks_32_arrangements_when_nothing_is_said(self) -> None:
        self.assertEqual(self.about("K1-5", "fair", states=1000)["samples"], 32)

    def test_the_seed_draws_the_arrangements(self) -> None:
        states = [self.about("K1-5", "fair", samples=8, states=1000, seed=seed)["states"] for seed in (1, 1, 2)]
        self.assertEqual(states[0], states[1])
        self.assertNotEqual(states[0], states[2])

    def test_what_is_unknown_widens_the_interval(self) -> None:
        known = self.about("K1-5", "fair", samples=8, states=20_000)
        guessed = self.about("K1-5", "fair", samples=8, states=1)
        self.assertGreater(guessed["unknown"], known["unknown"])
        self.assertLess(guessed["interval"][0], known["interval"][0])
        self.assertGreaterEqual(guessed["interval"][1], known["interval"][1])

    def test_a_card_that_was_seen_stays_where_it_is(self) -> None:
        match = self.open("K1-5")
        self.play(match, "s")
        self.assertEqual(self.ask("fair", match=match, samples=1, states=1)["unseen"], 44)

    def test_where_all_is_seen_there_is_one_arrangement(self) -> None:
        self.assert_answer(self.about("FC-1", "fair"), samples=1, unseen=0, won=1)

    def test_does_not_peek(self) -> None:
        answers = [self.ask("fair", match=match, samples=8, states=2000) for match in self.look_alikes("K1-5")]
        self.assertEqual({**answers[0], "id": 0}, {**answers[1], "id": 0})


class WayBack(SolverTest):
    def seen_through(self) -> int:
        """A deal of which all cards were seen, and then all moves taken back."""
        match = self.open(FORKED)
        moves = self.ask("solve", match=match)["moves"].split()
        self.play(match, *moves[:-1])
        self.ask("rewind", match=match, turns=len(moves) - 1)
        return match

    def test_finds_the_move_that_threw_the_game_away(self) -> None:
        match = self.seen_through()
        told = {move["move"]: move["verdict"] for move in self.ask("verdicts", match=match)["moves"]}
        winning = next(move for move in told if told[move] == "won")
        self.play(match, winning)
        after = self.ask("verdicts", match=match)["moves"]
        losing = next(move["move"] for move in after if move["verdict"] == "impossible")
        self.play(match, losing)
        self.play(match, self.ask("moves", match=match)["moves"][0]["move"])
        answer = self.ask("way_back", match=match)
        self.assert_answer(answer, turns=3, last_won=1, first_lost=2, exact=True, fair=False, unseen=0, samples=1,
                           move=losing, moves=after)

    def test_what_was_taken_back_is_no_turn(self) -> None:
        match = self.seen_through()
        self.play(match, "25")  # loses
        self.ask("undo", match=match)
        self.assert_answer(self.ask("way_back", match=match), turns=0, last_won=0, first_lost=None, move=None)

    def test_of_a_game_that_can_still_be_won(self) -> None:
        match = self.open("FC-1")
        self.play(match, *self.ask("solve", match=match)["moves"].split()[:5])
        answer = self.ask("way_back", match=match)
        self.assert_answer(answer, turns=5, last_won=5, first_lost=None, exact=True, move=None)
        self.assertEqual([move["move"] for move in answer["moves"]],
                         [move["move"] for move in self.ask("moves", match=match)["moves"]])

    def test_with_unseen_cards_it_is_fair(self) -> None:
        match = self.open("K1-5")
        self.play(match, "s", "s")
        answer = self.ask("way_back", match=match, samples=8, states=20_000)
        self.assert_answer(answer, turns=2, fair=True, unseen=43, samples=8)
        last = answer["last_won"]
        self.assertEqual(answer["move"], "s" if last in (0, 1) else None)
        for move in answer["moves"]:
            self.assertEqual(move["verdict"] == "won", move["won"] >= 4, move)
        self.assertEqual({**answer, "id": 0},
                         {**self.ask("way_back", match=match, samples=8, states=20_000), "id": 0})

    def test_does_not_peek(self) -> None:
        answers = []
        for match in self.look_alikes("K1-5"):
            self.play(match, "s")
            answers.append(self.ask("way_back", match=match, samples=4, states=2000))
        self.assertEqual({**answers[0], "id": 0}, {**answers[1], "id": 0})

    def test_a_limit_leaves_it_open(self) -> None:
        match = self.open(IMPOSSIBLE)
        self.play(match, self.ask("moves", match=match)["moves"][0]["move"])
        self.assert_answer(self.ask("way_back", match=match, states=5), last_won=None, first_lost=None, exact=False)

    def test_a_deal_that_could_never_be_won(self) -> None:
        match = self.open(IMPOSSIBLE)
        self.play(match, self.ask("moves", match=match)["moves"][0]["move"])
        self.assert_answer(self.ask("way_back", match=match),
                           turns=1, last_won=None, first_lost=0, exact=True, move=None, moves=[])


class Bad(SolverTest):
    def test_limits(self) -> None:
        match = self.open("FC-1")
        for question in QUESTIONS:
            for name, values in (("states", (0, -1, 2 ** 64, 1.5, "3", None)),
                                 ("memory", (0, -1, 4097, 1.5, "3", None))):
                for value in values:
                    with self.subTest(question=question, name=name, value=value):
                        error = self.failed(question, match=match, **{name: value})
                        self.assertEqual(error["code"], "bad_value")
                        self.assertIn(f"/{name}", error["sentence"])

    def test_samples_and_seeds(self) -> None:
        match = self.open("K1-5")
        for name, values in (("samples", (0, -1, MOST_SAMPLES + 1, "8")), ("seed", (0, -1, 1.5))):
            for value in values:
                with self.subTest(name=name, value=value):
                    for question in ("fair", "advice", "way_back"):
                        self.assertEqual(self.failed(question, match=match, **{name: value})["code"], "bad_value")

    def test_matches(self) -> None:
        for question in QUESTIONS:
            with self.subTest(question=question):
                self.assertEqual(self.failed(question)["code"], "bad_value")
                self.assertEqual(self.failed(question, match=7)["code"], "no_such_match")

    def test_a_game_against_others_has_no_solution(self) -> None:
        match = self.open("BB-1")
        for question in QUESTIONS:
            with self.subTest(question=question):
                self.assertEqual(self.failed(question, match=match)["sentence"],
                                 "bluffbuddy is played against others: there is nothing to solve")


class LongWork(SolverTest):
    def setUp(self) -> None:
        super().setUp()
        self.match = self.open(HARD)

    def start(self) -> int:
        """Work that ends only when it is stopped."""
        return self.engine.send("fair", match=self.match, samples=MOST_SAMPLES, states=2000)

    def stopped(self, work: int) -> Answer:
        self.assertTrue(self.ask("stop")["stopped"])
        answer = self.engine.receive(work)
        self.assertTrue(answer["stopped"])
        return answer

    def test_info_lines_tell_more_and_more_states(self) -> None:
        work = self.start()
        told = [self.engine.next_info(work)["states"] for _ in range(2)]
        self.assertLess(told[0], told[1])
        self.assertGreaterEqual(self.stopped(work)["states"], told[1])

    def test_a_search_that_is_stopped_knows_nothing(self) -> None:
        work = self.engine.send("solve", match=self.match)
        answer = self.stopped(work)
        self.assertEqual(answer["verdict"], "unknown")
        self.assertNotIn("moves", answer)

    def test_verdicts_that_are_stopped_are_those_so_far(self) -> None:
        work = self.engine.send("verdicts", match=self.match)
        legal = [move["move"] for move in self.ask("moves", match=self.match)["moves"]]
        told = [move["move"] for move in self.stopped(work)["moves"]]
        self.assertEqual(told, legal[:len(told)])

    def test_advice_and_the_way_back_can_be_stopped(self) -> None:
        for question in ("advice", "way_back"):
            with self.subTest(question=question):
                work = self.engine.send(question, match=self.match, samples=MOST_SAMPLES, states=2000)
                self.engine.next_info(work)
                self.assertLess(self.stopped(work)["samples"], MOST_SAMPLES)

    def test_samples_that_are_stopped_are_those_so_far(self) -> None:
        work = self.start()
        self.engine.next_info(work)
        answer = self.stopped(work)
        self.assertEqual(answer["won"] + answer["impossible"] + answer["unknown"], answer["samples"])
        self.assertTrue(0 < answer["samples"] < MOST_SAMPLES)

    def test_other_requests_are_answered_meanwhile(self) -> None:
        work = self.start()
        self.assertTrue(self.play(self.match, "s"))
        self.assertIn("freecell", self.view(self.open("FC-1")))
        self.assertFalse(self.engine.is_answered(work))
        self.stopped(work)

    def test_a_second_question_is_told_that_the_engine_is_busy(self) -> None:
        work = self.start()
        for question in QUESTIONS:
            with self.subTest(question=question):
                self.assertEqual(self.failed(question, match=self.match)["code"], "busy")
        self.assertEqual(self.failed("perft", match=self.match, depth=1)["code"], "busy")
        self.stopped(work)
        self.assertEqual(self.about("FC-1")["verdict"], "won")

    def test_the_question_is_about_the_position_at_its_start(self) -> None:
        match = self.open(FORKED)
        work = self.engine.send("solve", match=match)
        played = self.engine.send("play", match=match, move="25")
        self.engine.receive(played)
        self.assertEqual(self.engine.receive(work)["verdict"], "won")
        self.assertEqual(self.ask("solve", match=match)["verdict"], "impossible")

    def test_the_question_outlives_its_match(self) -> None:
        match = self.open(IMPOSSIBLE)
        work = self.engine.send("solve", match=match)
        closed = self.engine.send("close", match=match)
        self.engine.receive(closed)
        self.assertEqual(self.engine.receive(work)["verdict"], "impossible")


if __name__ == "__main__":
    unittest.main()

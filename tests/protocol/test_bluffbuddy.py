"""BluffBuddy through the protocol: four seats, plays in one step or two, targets that do not exist."""

import unittest
from typing import Any

from client import Refused
from reference import State, games, numbered_deal
from support import EngineTest

SEATS = range(4)
DEAL = "BB-1+starter=1"  # c1 8S, c2 TC, c3 3S, c4 4C; the first seat has JH 9H 3C 5H


class BluffBuddyTest(EngineTest):
    def setUp(self) -> None:
        super().setUp()
        self.match = self.open(DEAL)

    def position(self) -> str:
        return self.ask("position", match=self.match)["position"]

    def code(self, move: str, **members: Any) -> str:
        """Of a play that the rules refuse; nothing may have changed."""
        before = self.everything(self.match)
        error = self.refused("play", match=self.match, move=move, **members)
        self.assertEqual(self.everything(self.match), before)
        return error["code"]


class Seats(BluffBuddyTest):
    def test_every_seat_has_a_view_of_its_own(self) -> None:
        state = numbered_deal("bluffbuddy", {"starter": "1"}, 1)
        for seat in SEATS:
            self.assertEqual(self.ask("view", match=self.match, seat=seat)["view"], state.view(seat))
        self.assertEqual(self.view(self.match), state.view(0))

    def test_the_table_shows_what_the_view_shows(self) -> None:
        self.play(self.match, "3C")
        for seat in SEATS:
            view = self.ask("view", match=self.match, seat=seat)["view"]
            shown = dict(pile.split(": ") for pile in view.split(" | ")[1:])
            for pile in self.ask("table", match=self.match, seat=seat)["piles"]:
                name = f"{pile['name']}={pile['mark']}" if "mark" in pile else pile["name"]
                self.assertEqual(" ".join(pile["cards"]), shown.pop(name, ""), f"{name} of seat {seat}")
            self.assertEqual(shown, {})

    def test_there_are_four(self) -> None:
        for command in ("view", "table", "play"):
            for seat in (4, 7, -1, 127, 2 ** 63, 0.5, "0", None):
                with self.subTest(command=command, seat=seat):
                    error = self.failed(command, match=self.match, seat=seat, move="3C c3 >2")
                    self.assertEqual(error["code"], "bad_value")

    def test_a_seat_plays_only_in_its_turn(self) -> None:
        for seat in (1, 2, 3):
            self.assertEqual(self.code("3C c3 >2", seat=seat), "not_your_turn")
        self.ask("play", match=self.match, move="3C c3 >2", seat=0)
        self.assertEqual(self.ask("view", match=self.match)["to_act"], 3)  # B-060: decreasing index
        self.assertEqual(self.code("9H -", seat=0), "not_your_turn")
        self.ask("play", match=self.match, move="timeout")
        self.assertEqual(self.ask("view", match=self.match)["to_act"], 2)

    def test_no_seat_calls_a_timeout(self) -> None:
        for seat in SEATS:
            self.assertEqual(self.code("timeout", seat=seat), "not_your_turn")


class Plays(BluffBuddyTest):
    def test_a_match_in_one_step(self) -> None:
        self.assertEqual(self.play(self.match, "3C c3 >2"), [{"kind": "moved"}])
        self.assertIn(" | s2: 3S 3C | ", self.position())

    def test_a_play_in_two_steps(self) -> None:
        self.assertEqual(self.play(self.match, "3C"), [{"kind": "selecting"}])
        self.assertIn("h1=3C-c3: JH 9H 3C 5H", self.ask("view", match=self.match, seat=0)["view"])
        for seat in (1, 2, 3):
            self.assertNotIn("=3C", self.ask("view", match=self.match, seat=seat)["view"])
        listed = [move["move"] for move in self.ask("moves", match=self.match)["moves"]]
        self.assertEqual(sorted(listed), ["3C -", *(f"3C c3 >{seat}" for seat in range(1, 5))])
        self.assertEqual(self.code("JH -"), "play_begun")
        self.assertEqual(self.code("3C"), "choose_both")
        self.assertEqual(self.play(self.match, "3C >4"), [{"kind": "moved"}])
        self.assertIn(" | s4: 3S 3C | ", self.position())

    def test_what_takes_nothing_goes_to_the_pool(self) -> None:
        for move in ("JH -", "JH", "JH >2", "JH c1", "JH c1 >2", "timeout"):
            with self.subTest(move=move):
                match = self.open(DEAL)
                self.assertEqual(self.play(match, move), [{"kind": "discarded"}])
                card = "5H" if move == "timeout" else "JH"  # BD-25: the lowest of the hand
                self.assertIn(f" | pool: {card} | ", self.ask("position", match=match)["position"])

    def test_with_forced_matching_a_match_is_not_discarded(self) -> None:
        self.match = self.open("BB-1+matching=forced+starter=1")
        for move in ("3C -", "3C c1", "3C c1 >2"):
            self.assertEqual(self.code(move), "must_match")

    def test_a_target_that_does_not_exist(self) -> None:  # BD-18
        for move in ("3C c1 >7", "3C c3 >7", "3C c3 >0", "3C c3 >5", "3C >9", "3C c9 >1", "3C c0 >1", "3C s7 >1",
                     "3C s9", "3C s1 >1", "3C pool >1"):  # the last two are empty
            with self.subTest(move=move):
                self.assertEqual(self.code(move), "invalid_target")

    def test_a_card_that_is_not_held(self) -> None:
        for move in ("QH c1 >1", "QH", "8S c1 >1", "2H -"):
            self.assertEqual(self.code(move), "not_in_hand")

    def test_a_text_that_is_no_move(self) -> None:
        before = self.everything(self.match)
        for text in ("", "3", "3C x1 >1", "3C c3 1", "3C c3 > 1", "3C c3 >1 >2", "3C - >1", "c3 >1", "??",
                     "1C c3 >1", "3C c3 >99999999999999999999", "3C h1 >1", "3C deck >1", "Timeout", "s", "12",
                     "3C c3 >1\x00", "3C c3 >é", "3C " * 5000):
            with self.subTest(move=text[:30]):
                self.assertEqual(self.failed("play", match=self.match, move=text)["code"], "bad_move")
        self.assertEqual(self.everything(self.match), before)

    def test_nothing_is_taken_back(self) -> None:
        self.play(self.match, "3C c3 >2")
        self.assertEqual(self.refused("undo", match=self.match)["code"], "nothing_to_undo")
        self.assertEqual(self.refused("redo", match=self.match)["code"], "nothing_to_redo")
        self.assertEqual(self.refused("finish", match=self.match)["code"], "nothing_to_finish")

    def test_nothing_is_played_in_a_pause(self) -> None:
        self.ask("pause", match=self.match)
        for move in ("3C c3 >2", "3C", "JH -", "timeout"):
            self.assertEqual(self.code(move), "paused")
        self.ask("resume", match=self.match)
        self.play(self.match, "3C c3 >2")


class Whole(BluffBuddyTest):
    def test_three_rounds_and_the_end(self) -> None:
        state: State = numbered_deal("bluffbuddy", {"starter": "1"}, 1)
        kinds: list[str] = []
        for _ in range(48):
            move = state.legal_moves()[-1]
            kinds += [event["kind"] for event in self.play(self.match, move)]
            state = state.play(move)
        self.assertTrue(games.is_over(state))
        outcome = "won" if state.places()[0] == 1 else "lost"
        self.assertEqual((kinds.count("dealt"), kinds[-1]), (2, outcome))
        for seat in SEATS:
            view = self.ask("view", match=self.match, seat=seat)
            self.assertEqual((view["view"], view["outcome"], view["to_act"]), (state.text(), outcome, None))
        for command, members in (("play", {"move": "timeout"}), ("play", {"move": "3C c3 >2"}), ("undo", {})):
            self.assertEqual(self.refused(command, match=self.match, **members)["code"], "game_over")

    def test_a_record_has_its_starter_and_every_form_of_play(self) -> None:
        moves = ["3C", "3C >4", "timeout"]
        self.play(self.match, *moves)
        record = self.ask("record", match=self.match)["record"]
        self.assertIn("game bluffbuddy starter=1\n", record)
        self.assertEqual([line.partition(" ")[2] for line in record.splitlines()[3:-1]], moves)
        for text in (record, self.ask("save", match=self.match)["save"]):
            loaded = self.ask("load", save=text)["match"]
            self.assertEqual(self.ask("position", match=loaded)["position"], self.position())

    def test_a_line_separates_its_moves_with_commas(self) -> None:
        record = self.ask("record", match=self.match)["record"]
        other = record.replace("end 0", "line 3C c3 >2, timeout\nend 1")
        loaded = self.ask("load", save=other)["match"]
        self.play(self.match, "3C c3 >2", "timeout")
        self.assertEqual(self.ask("position", match=loaded)["position"], self.position())

    def test_begun_in_the_position_it_goes_on(self) -> None:
        self.play(self.match, "3C")
        again = self.ask("new", position=self.position())["match"]
        self.assertEqual(self.ask("position", match=again)["position"], self.position())
        with self.assertRaises(Refused):
            self.ask("play", match=again, move="JH -")
        self.play(again, "3C >1")


if __name__ == "__main__":
    unittest.main()

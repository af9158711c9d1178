"""Bots at the seats of BluffBuddy, and the memory report after the end."""

import unittest
from typing import Any

from client import Answer
from reference import numbered_deal
from support import EngineTest

DEAL = "BB-1+starter=1"
BOTS = {"1": "easy", "2": "medium", "3": "hard"}
# The sevens lie on a sealed slot; it is the turn of the last seat, whose 7C seems to match there.
SEALED = ("bluffbuddy starter=4 | deck: 2S 2H 2D 4S 4H 5C 5D 5H 5S 6S 6H 8S 8H TC TD TS"
          " | pool: 2C 3S 9S 9H TH QC QD QH QS KC KD KH KS AC AD AH AS 7D"
          " | s2=sealed6: 9D 9C JS JH JD JC 7S 7H | s3: 4C 4D"
          " | h1: 8C 8D | h2: 3C 3D | h3: 6C 6D | h4: 7C 3H")


class BotTest(EngineTest):
    def invite(self, bots: dict[str, str] = BOTS, **members: Any) -> int:
        origin = {} if "position" in members else {"deal": DEAL}
        return self.ask("new", **origin, **members, bots=bots)["match"]

    def to_act(self, match: int) -> int | None:
        return self.ask("view", match=match)["to_act"]

    def next_turn(self, match: int) -> Answer:
        """A bot moves, or the first seat plays the first move that it may."""
        if self.to_act(match) != 0:
            return self.ask("bot", match=match)
        return self.ask("play", match=match, move=self.ask("moves", match=match)["moves"][0]["move"])

    def play_on(self, match: int, turns: int = 48) -> list[Answer]:
        return [self.next_turn(match) for _ in range(turns)]

    def journal(self, match: int) -> list[str]:
        return self.ask("record", match=match)["record"].splitlines()[3:-1]


class Bots(BotTest):
    def test_they_play_a_whole_game(self) -> None:
        match = self.invite()
        self.play_on(match)
        self.assertIsNone(self.to_act(match))
        self.assertEqual(self.refused("bot", match=match)["code"], "game_over")

    def test_the_answer_tells_what_the_first_seat_sees(self) -> None:
        match = self.invite()
        for _ in range(48):
            actor = self.to_act(match)
            answer = self.next_turn(match)
            if actor == 0:
                continue
            self.assertEqual(set(answer), {"id", "ok", "events", "seat", "move"})
            self.assertEqual(answer["seat"], actor)
            self.assertLessEqual({event["kind"] for event in answer["events"]},
                                 {"moved", "discarded", "dealt", "won", "lost"})
            card, place = answer["move"].split()[0], answer["move"].split()[-1]
            pile = "pool" if place == "-" else "s" + place[1:]
            shown = {pile["name"]: pile for pile in self.ask("table", match=match)["piles"]}[pile]
            self.assertEqual(shown["cards"][-1], card)

    def test_a_memory_penalty_is_told_as_a_discard(self) -> None:
        lost = 0
        for seed in range(40):
            match = self.invite({"3": "easy"}, position=SEALED, bot_seed=seed)
            answer = self.ask("bot", match=match)
            if "7C s2" in self.journal(match)[0]:
                lost += 1
                self.assertEqual((answer["move"], answer["events"]), ("7C -", [{"kind": "discarded"}]))
        self.assertGreater(lost, 0)

    def test_the_same_seed_plays_the_same_game(self) -> None:
        games = []
        for seed in (5, 5, 6):
            match = self.invite({str(seat): "easy" for seat in range(4)}, bot_seed=seed)
            for _ in range(48):
                self.ask("bot", match=match)
            games.append(self.journal(match))
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0], games[2])

    def test_a_loaded_match_goes_on_as_it_would_have_gone(self) -> None:
        match = self.invite(bot_seed=3)
        self.play_on(match, 21)
        save = self.ask("save", match=match)["save"]
        loaded = self.ask("load", save=save, bots=BOTS, bot_seed=3)["match"]
        self.play_on(match, 27)
        self.play_on(loaded, 27)
        self.assertEqual(self.journal(loaded), self.journal(match))

    def test_they_forget_what_was_taken_back(self) -> None:
        match, straight = self.invite(), self.invite()
        self.play_on(match, 12)
        self.ask("rewind", match=match, turns=7)
        self.play_on(match, 7)
        self.play_on(straight, 12)
        self.assertEqual(self.ask("position", match=match)["position"],
                         self.ask("position", match=straight)["position"])

    def test_a_seat_without_a_bot_waits(self) -> None:
        match = self.invite()
        self.assertEqual(self.failed("bot", match=match)["code"], "no_bot")
        self.assertEqual(self.failed("bot", match=self.open(DEAL))["code"], "no_bot")
        self.assertEqual(self.failed("bot", match=self.open("K3-17"))["code"], "no_bot")

    def test_nothing_is_played_in_a_pause(self) -> None:
        match = self.invite()
        self.next_turn(match)
        self.ask("pause", match=match)
        self.assertEqual(self.refused("bot", match=match)["code"], "paused")
        self.ask("resume", match=match)
        self.ask("bot", match=match, at=900)
        self.assertEqual(self.ask("view", match=match)["elapsed"], 900)

    def test_what_names_no_bot_opens_no_match(self) -> None:
        for bots in ({"4": "easy"}, {"-1": "easy"}, {"": "easy"}, {"1": "clever"}, {"1": 2}, {"1": None}, [], "easy"):
            with self.subTest(bots=bots):
                error = self.failed("new", deal=DEAL, bots=bots)
                self.assertEqual(error["code"], "bad_value")
        self.assertIn("at /bots/2: one of easy, medium, hard is expected here",
                      self.failed("new", deal=DEAL, bots={"2": "clever"})["sentence"])
        self.assertEqual(self.failed("new", deal="K3-17", bots={"0": "easy"})["code"], "bad_value")
        self.assertEqual(self.failed("new", deal=DEAL, bots=BOTS, bot_seed=-1)["code"], "bad_value")
        self.assertEqual(self.invite(), 1)

    def test_closed_with_their_match(self) -> None:
        match = self.invite()
        self.ask("close", match=match)
        self.assertEqual(self.failed("bot", match=match)["code"], "no_such_match")


class Report(BotTest):
    def test_it_is_secret_until_the_end(self) -> None:
        match = self.invite()
        for _ in range(48):
            error = self.failed("report", match=match)
            self.assertEqual(error["code"], "not_over")
            self.next_turn(match)
        self.ask("report", match=match)

    def test_it_agrees_with_the_reference(self) -> None:
        match = self.invite()
        self.play_on(match)
        report = self.ask("report", match=match)
        state = numbered_deal("bluffbuddy", {"starter": "1"}, 1)
        self.assertEqual(len(report["turns"]), 48)
        for turn, line in zip(report["turns"], self.journal(match)):
            self.assertEqual(turn["seat"], state.to_act())
            text = state.text()
            for slot in turn["could_know"]["slots"]:
                mark = f"s{slot['seat'] + 1}"
                cards = next((pile.split(": ")[1].split() for pile in text.split(" | ")[1:]
                              if pile.startswith(mark)), [])
                self.assertEqual(slot["covered"], cards[:len(slot["covered"])])
                self.assertEqual(slot["sealed"], f"{mark}=sealed" in text)
            state = state.play(line.removeprefix("play "))
        for seat in report["seats"]:
            self.assertEqual(seat["points"], state.scores()[seat["seat"]])
            self.assertEqual(seat["place"], state.places()[seat["seat"]])
        sealed = {seal["seat"] for seal in report["sealed"]}
        self.assertEqual(sealed, {seat for seat in range(4) if f"s{seat + 1}=sealed" in state.text()})

    def test_only_bluffbuddy_has_one(self) -> None:
        self.assertEqual(self.failed("report", match=self.open("FC-1"))["code"], "unknown_game")


if __name__ == "__main__":
    unittest.main()

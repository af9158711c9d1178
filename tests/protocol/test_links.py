"""Replay links: what was played comes back exactly, and what is broken says where (docs/replay-links.md)."""

import random
import re
import string
import unittest
from typing import Any

from client import ROOT, EngineError
from support import EngineTest

DEALS = ("K3-17", "K1-5+passes=3", "FC-1", "FC-4+steps=on", "CA-42", "CL-42", "MMC-1", "MMD-3", "MMT-1+draws=undoable",
         "BB-1")
LETTERS = string.ascii_letters + string.digits + "-_"


class LinkTest(EngineTest):
    def journal(self, match: int) -> list[str]:
        return self.ask("record", match=match)["record"].splitlines()[3:-1]

    def link(self, match: int) -> str:
        return self.ask("link", match=match)["link"]

    def position(self, match: int) -> str:
        return self.ask("position", match=match)["position"]

    def trouble(self, command: str, **members: Any) -> str | None:
        """The sentence of an error, or nothing when it went well."""
        try:
            self.ask(command, **members)
        except EngineError as error:
            return error.error["sentence"]
        return None

    def wander(self, match: int, steps: int, chance: random.Random, words: bool = True) -> None:
        """Plays at random, with undos, hints and everything else now and then."""
        for _ in range(steps):
            legal = [move["move"] for move in self.ask("moves", match=match)["moves"]]
            if not legal:
                return
            requests: list[tuple[str, dict[str, Any]]] = [("play", {"move": chance.choice(legal)})]
            if words and chance.random() < 0.3:
                requests = chance.choice([
                    [("undo", {})], [("redo", {})], [("finish", {})], [("advise", {})], [("rewind", {"turns": 1})],
                    [("line", {"moves": chance.choice(legal)})], [("pause", {}), ("resume", {})],
                    [("play", {"move": chance.choice(legal), "home": "safe"})],
                    [("play", {"move": chance.choice(legal), "home": "all"})]])
            for command, members in requests:
                self.trouble(command, match=match, **members)


class Links(LinkTest):
    def test_a_game_comes_back_as_it_was(self) -> None:
        chance = random.Random(1)
        for deal in DEALS:
            for steps in (0, 1, 40):
                match = self.open(deal)
                self.wander(match, steps, chance)
                answer = self.ask("load", link=self.link(match))
                again = answer["match"]
                self.assertEqual(self.position(again), self.position(match))
                first, second = (self.ask("state", match=number) for number in (match, again))
                for key in ("hash", "tally", "undo_left", "redo_left", "turns", "assisted", "deal", "options"):
                    self.assertEqual(first[key], second[key], (deal, key))
                kept = [line for line in self.journal(match) if line not in ("pause", "resume")]
                self.assertEqual(self.journal(again), kept)
                self.assertEqual(self.link(again), self.link(match))

    def test_the_link_of_the_page_is_read(self) -> None:
        page = (ROOT / "docs" / "replay-links.md").read_text(encoding="utf-8")
        link, told = re.findall(r"^(K3-17\.\S+)$|journal: (.*)$", page, re.MULTILINE)
        self.assertEqual(self.journal(self.ask("load", link=link[0])["match"]), told[1].split(", "))

    def test_moves_that_are_accepted_but_not_listed_are_kept(self) -> None:
        for deal, move in (("FC-1", "1c"), ("MMD-1", None), ("BB-1", "timeout")):
            match = self.open(deal)
            if move is None:
                self.play(match, "s")
                move = "wq"
            self.play(match, move)
            again = self.ask("load", link=self.link(match))["match"]
            self.assertEqual(self.journal(again), self.journal(match))

    def test_a_long_line_is_kept(self) -> None:
        match = self.open("FC-1")
        self.ask("line", match=match, moves=self.ask("solve", match=match)["moves"])
        again = self.ask("load", link=self.link(match))["match"]
        self.assertEqual(self.journal(again), self.journal(match))
        self.assertEqual(self.ask("view", match=again)["outcome"], "won")

    def test_links_are_short(self) -> None:
        chance = random.Random(2)
        for deal in ("K3-17", "FC-1", "CA-42", "MMC-1"):
            match = self.open(deal)
            self.wander(match, 100, chance, words=False)
            link = self.link(match)
            self.assertLessEqual(len(link.split(".")[1]), 1.2 * 1.33 * len(self.journal(match)) + 6, link)

    def test_times_are_left_out(self) -> None:
        match = self.open("K3-17")
        self.ask("play", match=match, move="s", at=5000)
        again = self.ask("load", link=self.link(match))["match"]
        self.assertEqual(self.ask("view", match=again)["elapsed"], 0)

    def test_the_first_entries_alone(self) -> None:
        match = self.open("K3-17")
        self.play(match, "47", "15", "s", "s")
        link = self.link(match)
        for upto in range(6):
            again = self.ask("load", link=link, upto=upto)["match"]
            self.assertEqual(self.journal(again), ["play 47", "play 15", "play s", "play s"][:upto])
        self.assertEqual(self.failed("load", link=link, upto=-1)["code"], "bad_value")

    def test_own_cards_have_no_link(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS")["match"]
        self.assertEqual(self.failed("link", match=match)["code"], "bad_value")
        self.assertEqual(self.failed("load", link="K3-17.B", save="x")["code"], "bad_value")


class Broken(LinkTest):
    def setUp(self) -> None:
        super().setUp()
        match = self.open("K3-17")
        self.wander(match, 60, random.Random(4), words=False)
        self.good = self.link(match)
        self.entries = len(self.journal(match))

    def test_a_link_that_is_cut_short_says_at_which_move(self) -> None:
        start = self.good.index(".") + 1
        last = 0
        for size in range(start + 4, len(self.good)):
            error = self.failed("load", link=self.good[:size])
            self.assertEqual(error["code"], "cut_short")
            if size >= len(self.good) - 2:
                continue
            self.assertRegex(error["sentence"], rf"the link fails at move \d+ of {self.entries}|after move")
            move = int("".join(filter(str.isdigit, error["sentence"].split(" of ")[0])))
            self.assertEqual(error["arguments"]["of"], str(self.entries))
            self.assertEqual(error["arguments"].get("move", str(self.entries)), str(move))
            self.assertGreaterEqual(move, last)
            last = move
        self.assertGreater(last, self.entries * 3 // 4)

    def test_a_changed_letter_is_noticed(self) -> None:
        chance = random.Random(6)
        start = self.good.index(".") + 1
        for _ in range(100):
            at = chance.randrange(start, len(self.good))
            other = chance.choice(LETTERS.replace(self.good[at], ""))
            trouble = self.trouble("load", link=self.good[:at] + other + self.good[at + 1:])
            self.assertIn("the link", trouble or "")
        for letter in " .=%ü":
            error = self.failed("load", link=self.good[:start + 8] + letter + self.good[start + 9:])
            self.assertEqual(error["offset"], start + 8)
            self.assertIn("fails at move", error["sentence"])

    def test_moves_of_another_deal_are_noticed(self) -> None:
        moves = self.good.split(".")[1]
        for deal in ("K3-18", "K1-17", "FC-17", "CA-17", "MMC-17", "BB-17"):
            self.assertIn("the link fails", self.failed("load", link=f"{deal}.{moves}")["sentence"])
        self.assertIn("no deal id", self.failed("load", link=f"XX-1.{moves}")["sentence"])

    def test_what_is_no_link(self) -> None:
        for text in ("", ".", "K3-17", "K3-17.", "K3-17.A", "K3-17.C", "K3-17.B"):
            self.failed("load", link=text)
        self.assertEqual(self.failed("load", link=self.good + "A")["code"], "refused")

    def test_random_letters_do_no_harm(self) -> None:
        chance = random.Random(8)
        for _ in range(300):
            text = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(30)))
            self.trouble("load", link=f"{chance.choice(DEALS)}.B{text}")
        self.ask("hello")


class Story(LinkTest):
    def test_every_entry_with_its_moves(self) -> None:
        match = self.open("K3-17")
        self.ask("play", match=match, move="47", at=100)
        self.ask("line", match=match, moves="15 s")
        self.ask("undo", match=match)
        self.ask("rewind", match=match, turns=1)
        self.ask("advise", match=match)
        self.assertEqual(self.ask("story", match=match)["turns"], [
            {"command": "play", "move": "47", "moves": ["47"], "at": 100},
            {"command": "line", "move": "15", "moves": ["15", "s"]},
            {"command": "undo", "move": "", "moves": []},
            {"command": "rewind", "move": "", "moves": [], "turns": 1},
            {"command": "hint", "move": "", "moves": []}])

    def test_steps_tell_cards_and_places(self) -> None:
        match = self.open("K3-17")
        self.play(match, "47")
        self.ask("line", match=match, moves="15 s")
        self.ask("advise", match=match)
        turns = self.ask("story", match=match, steps=True)["turns"]
        self.assertEqual([turn["steps"] for turn in turns], [
            [{"move": "47", "from": "t4", "to": "t7", "count": 1, "card": "4D", "on": "5C"}],
            [{"move": "15", "from": "t1", "to": "t5", "count": 1, "card": "JS", "on": "QD"},
             {"move": "s", "from": "stock", "to": "waste", "count": 3}],
            []])
        self.assertEqual(self.failed("story", match=match, steps="yes")["code"], "bad_value")

    def test_steps_of_finish_and_of_cards_that_follow_home(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: QH | fs: QS | t1: KS | t2: KH")["match"]
        self.ask("finish", match=match)
        [turn] = self.ask("story", match=match, steps=True)["turns"]
        self.assertEqual([(step["card"], step["to"]) for step in turn["steps"]], [("KS", "fs"), ("KH", "fh")])

    def test_steps_of_bluffbuddy(self) -> None:
        match = self.open("BB-1")
        seats = []
        for _ in range(48):
            state = self.ask("state", match=match, seat=self.ask("view", match=match)["to_act"])
            seats.append(state["to_act"])
            self.ask("play", match=match, move=state["moves"][0]["move"], seat=state["to_act"])
        turns = self.ask("story", match=match, steps=True)["turns"]
        self.assertEqual([turn["steps"][0]["seat"] for turn in turns], seats)
        for turn in turns:
            [step] = turn["steps"]
            self.assertEqual(step["card"], turn["move"].split()[0])
            self.assertEqual("with" in step, "source" in step)

    def test_what_finish_played_is_told(self) -> None:
        match = self.ask("new", position="freecell | fc: KC | fd: KD | fh: QH | fs: QS | t1: KS | t2: KH")["match"]
        self.ask("finish", match=match)
        self.assertEqual(self.ask("story", match=match)["turns"],
                         [{"command": "finish", "move": "1h", "moves": ["1h", "2h"]}])

    def test_moves_with_blanks(self) -> None:
        match = self.open("BB-1")
        move = self.ask("moves", match=match)["moves"][0]["move"]
        self.play(match, move)
        self.assertEqual(self.ask("story", match=match)["turns"], [{"command": "play", "move": move, "moves": [move]}])

    def test_stepping_gives_a_match_of_its_own(self) -> None:
        match = self.open("K3-17")
        positions = [self.position(match)]
        for move in ("47", "15", "s"):
            self.ask("play", match=match, move=move, at=10)
            positions.append(self.position(match))
        untouched = self.everything(match)
        for entry, position in enumerate(positions):
            answer = self.ask("replay_to", match=match, entry=entry)
            self.assertEqual((answer["deal"], self.position(answer["match"])), ("K3-17", position))
            self.assertNotEqual(answer["match"], match)
        self.assertEqual(self.everything(match), untouched)
        for entry in (-1, 4, "1", None):
            self.assertEqual(self.failed("replay_to", match=match, entry=entry)["code"], "bad_value")


if __name__ == "__main__":
    unittest.main()

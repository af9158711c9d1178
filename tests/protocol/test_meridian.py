"""Meridian through the protocol: marks, warnings, losses, and an undo that passes over draws."""

import unittest

from support import EngineTest

HOME = "meridian | uh: 7H | ud: 7D | uc: KC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS"
DYING = HOME + " | t1: KH 8H 9H JH QH TH | t2: KD 8D 9D TD JD QD"  # only the pocket takes a card, and then nothing
ALMOST = HOME.replace("7H", "QH").replace("7D", "KD") + " | t1=king: KH"


class Meridian(EngineTest):
    def at(self, position: str, **options: str) -> int:
        return self.ask("new", position=position, options=options)["match"]

    def test_a_dead_position_is_lost(self) -> None:
        match = self.at(DYING)
        self.assertEqual(self.play(match, "1p"), [{"kind": "moved", "from": "t1", "to": "p", "count": 1},
                                                  {"kind": "lost"}])
        view = self.ask("view", match=match)
        self.assertEqual((view["outcome"], view["to_act"], view["undo_left"]), ("lost", None, 0))
        self.assertEqual(self.ask("moves", match=match)["moves"], [])
        self.assertIsNone(self.ask("hint", match=match)["hint"])
        for command in ("undo", "redo", "finish", "pause"):
            self.assertEqual(self.refused(command, match=match)["code"], "game_over")
        self.assertEqual(self.refused("play", match=match, move="p1")["code"], "game_over")

    def test_a_loss_can_be_taken_back_where_an_option_says_so(self) -> None:
        match = self.at(DYING, after_loss="undo")
        self.play(match, "1p")
        self.assertEqual(self.ask("view", match=match)["outcome"], "lost")
        self.assertEqual(self.ask("undo", match=match)["events"], [{"kind": "undone"}])
        view = self.ask("view", match=match)
        self.assertEqual((view["view"], view["outcome"]), (DYING, "open"))

    def test_a_loss_is_loaded_as_one(self) -> None:
        match = self.at(DYING)
        self.play(match, "1p")
        for command in ("record", "save"):
            loaded = self.ask("load", save=self.ask(command, match=match)[command])["match"]
            self.assertEqual(self.ask("view", match=loaded)["outcome"], "lost")

    def test_the_last_card_wins(self) -> None:
        match = self.at(ALMOST)
        events = self.play(match, "1h")
        self.assertEqual((events[0]["kind"], events[-1]["kind"]), ("moved", "won"))
        self.assertEqual(self.ask("view", match=match)["outcome"], "won")

    def test_a_column_shows_its_type(self) -> None:
        match = self.at(ALMOST)
        marks = {pile["name"]: pile.get("mark") for pile in self.ask("table", match=match)["piles"]}
        self.assertEqual({name for name, mark in marks.items() if mark}, {"t1"})
        self.assertEqual(marks["t1"], "king")
        self.assertIn({"kind": "typed", "pile": "t1"}, self.play(match, "1p"))

    def test_signs_that_it_goes_nowhere(self) -> None:
        match = self.open("MMC-33+warn=10")
        events = self.play(match, *"65 2p 65 p7 4p 54 75 75 71 p4".split())
        self.assertIn({"kind": "warned", "warning": "no_progress"}, events)
        match = self.open("MMT-27")
        self.assertEqual(self.play(match, *"6p 61 54 16 4h p1 1p".split())[-1], {"kind": "warned", "warning": "loop"})
        self.assertEqual(self.ask("view", match=match)["outcome"], "open")

    def test_draws_are_taken_back_with_the_move_before_them(self) -> None:
        match = self.open("MMC-1")
        start = self.view(match)
        self.play(match, "s", "s")
        self.assertEqual(self.refused("undo", match=match)["code"], "nothing_to_undo")
        drawn = self.view(match)
        self.play(match, "1h", "s")
        self.ask("undo", match=match)
        self.assertEqual(self.view(match), drawn)
        undoable = self.open("MMC-1+draws=undoable")
        self.play(undoable, "s")
        self.ask("undo", match=undoable)
        self.assertEqual(self.view(undoable).partition(" | ")[2], start.partition(" | ")[2])

    def test_refusals(self) -> None:
        match = self.open("MMC-1")
        self.play(match, "7p")
        before = self.everything(match)
        for move, code in (("1p", "pocket_taken"), ("1q", "no_such_pocket"), ("4h", "needs_a_seven"),
                           ("wp", "source_empty"), ("14", "wrong_rank"),
                           ("74", "wrong_colour")):
            self.assertEqual(self.refused("play", match=match, move=move)["code"], code, move)
        self.assertEqual(self.everything(match), before)

    def test_a_table_that_cannot_come_about(self) -> None:
        for old, new in (("t1=king", "t1=ace"), ("t1=king", "t1=queen"), ("t1=king", "q"), ("uh: QH", "uh: 6H"),
                         ("t1=king: KH", "t1: KH /")):
            with self.subTest(new=new):
                self.assertEqual(self.failed("new", position=ALMOST.replace(old, new))["code"], "impossible")


if __name__ == "__main__":
    unittest.main()

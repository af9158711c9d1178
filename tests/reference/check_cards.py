"""Tests of single rules of Cards, on small positions and on known deals."""

import unittest

import deals
from cards import State


def legal(text: str) -> list[str]:
    return sorted(State.read(text).legal_moves())


def between(text: str, pair: str) -> list[str]:
    """The legal moves of one pair of columns."""
    return [move for move in legal(text) if move.startswith(pair)]


class CardsRules(unittest.TestCase):
    def test_face_down_cards(self) -> None:  # CT-04, CT-05
        state = State.deal({}, deals.alea_deck(42))
        self.assertEqual([len(column) for column in state.columns], [3, 4, 5, 6, 7, 8, 9, 10])
        self.assertEqual(state.down, [0, 1, 2, 3, 4, 5, 6, 7])
        state = State.deal({"hidden": "first3"}, deals.alea_deck(42))
        self.assertEqual(state.down, [2, 3, 3, 3, 3, 3, 3, 3])
        self.assertTrue(state.text().startswith("cards hidden=first3 | t1: 8C AS / 5H | t2: KH 3D 7D / 5C"))
        self.assertEqual(State.read(state.text()).text(), state.text())

    def test_start_of_seed_42(self) -> None:  # CT-06
        state = State.deal({}, deals.alea_deck(42))
        self.assertEqual(sorted(state.legal_moves()), ["34", "35", "3h"])
        self.assertIn("3h", state.play("3h").legal_moves())

    def test_free_stacks_of_seed_42(self) -> None:  # CT-07
        self.assertNotIn("62", State.deal({}, deals.alea_deck(42)).legal_moves())
        state = State.deal({"stacks": "free"}, deals.alea_deck(42))
        self.assertIn("62", state.legal_moves())
        self.assertEqual(state.play("62").columns[1][-3:], ("5C", "4D", "JH"))

    def test_turning_up(self) -> None:  # CT-08, CT-09
        self.assertEqual(State.read("cards | t1: 9C / KS").play("12").text(), "cards | t1: 9C | t2: KS")
        state = State.deal({}, deals.alea_deck(1)).play("21")
        self.assertEqual((state.columns[1], state.down[1]), (("4H", "QH", "4D"), 1))

    def test_empty_column(self) -> None:  # CT-10
        self.assertEqual(between("cards | t1: QH", "12"), [])
        self.assertEqual(between("cards | t1: KH", "12"), ["12"])
        self.assertEqual(between("cards | t1: KH QS JD", "12"), ["12x3"])
        self.assertEqual(between("cards | t1: QS JD", "12"), [])

    def test_each_empty_column(self) -> None:
        self.assertEqual(legal("cards | t1: KH"), ["12", "13", "14", "15", "16", "17", "18"])

    def test_ordered_runs(self) -> None:  # CT-11
        self.assertEqual(State.read("cards | t1: 9H 8S 7D | t2: TS").play("12").columns[1],
                         ("TS", "9H", "8S", "7D"))
        self.assertEqual(between("cards | t1: 9H 8S 7S | t2: TS | t3: 9D", "1"), [])

    def test_several_lengths(self) -> None:  # free stacks: two cards of one tail fit the same top
        text = "cards stacks=free | t1: 4D JC 4H | t2: 5C"
        self.assertEqual(between(text, "12"), ["12x1", "12x3"])
        self.assertEqual(State.read(text).play("12x1").columns[1], ("5C", "4H"))
        self.assertEqual(between("cards stacks=free | t1: 4D / JC 4H | t2: 5C", "12"), ["12"])
        self.assertEqual(between("cards stacks=free | t1: KD JC KH", "12"), ["12", "12x3"])

    def test_foundation(self) -> None:  # CT-12
        self.assertEqual(State.read("cards | t1: AH").play("1h").text(), "cards | fh: AH")
        self.assertIn("1h", legal("cards | fh: AH | t1: 3S 2H"))
        self.assertNotIn("1h", legal("cards | fh: AH | t1: 2D"))
        self.assertNotIn("1h", legal("cards | fh: AH | t1: 3H"))

    def test_back_from_foundation(self) -> None:  # CT-13, CD-13
        self.assertEqual(legal("cards | fh: 5H | t1: 6S"), ["hh1"])
        self.assertEqual(legal("cards | fh: 5H | t1: 6D"), [])
        self.assertEqual(len(legal("cards | fh: KH")), 8)
        self.assertEqual(legal("cards | fh: QH"), [])
        self.assertEqual(State.read("cards | fh: AH | t1: 2S").play("hh1").text(), "cards | t1: 2S AH")

    def test_win(self) -> None:
        state = State.read("cards | fs: KS | fh: KH | fc: QC | fd: KD | t8: KC")
        self.assertFalse(state.won())
        self.assertTrue(state.play("8h").won())
        self.assertEqual(state.play("8h").legal_moves(), [])

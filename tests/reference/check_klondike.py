"""Tests of single rules of Klondike on small positions."""

import random
import unittest

from klondike import State
from pack import CARDS


def legal(text: str) -> list[str]:
    return sorted(State.read(text).legal_moves())


def after(text: str, moves: str) -> str:
    state = State.read(text)
    for move in moves.split():
        assert move in state.legal_moves(), move
        state = state.play(move)
    return state.text()


class KlondikeRules(unittest.TestCase):
    def test_deal(self) -> None:  # KD-06
        deck = CARDS[:]
        random.Random(1).shuffle(deck)
        state = State.deal({"draw": "1"}, deck)
        self.assertEqual([len(column) for column in state.columns], [1, 2, 3, 4, 5, 6, 7])
        self.assertEqual(state.columns[6], tuple(deck[21:28]))
        self.assertEqual(state.play("s").waste, (deck[28],))
        self.assertEqual(State.deal({}, deck).play("s").waste, tuple(deck[28:31]))
        self.assertEqual(State.read(state.text()).text(), state.text())

    def test_column_on_column(self) -> None:  # KT-01 to KT-03
        self.assertEqual(legal("klondike | t1: 6H | t2: 7S"), ["12"])
        self.assertEqual(legal("klondike | t1: 6H | t2: 7H"), [])
        self.assertEqual(legal("klondike | t1: 8C | t2: 7S"), [])

    def test_king_to_each_empty_column(self) -> None:  # KT-04, KT-05, KD-18
        self.assertEqual(legal("klondike | t1: KD"), ["12", "13", "14", "15", "16", "17"])
        self.assertEqual(legal("klondike | t1: QS"), [])

    def test_king_run_to_empty_column(self) -> None:  # KT-32
        text = "klondike | t1: 4S / KC QD | t2: 2C | t3: 2D | t4: 2H | t5: 2S | t6: 4C"
        self.assertEqual(legal(text), ["17x2"])
        self.assertEqual(State.read(text).play("17x2").columns[6], ("KC", "QD"))

    def test_turning_up(self) -> None:  # KT-21
        self.assertEqual(after("klondike | t1: 4C / 6H | t2: 7S", "12"), "klondike | t1: 4C | t2: 7S 6H")
        self.assertEqual(after("klondike | t1: 9C 4C / 6H | t2: 7S", "12"),
                         "klondike | t1: 9C / 4C | t2: 7S 6H")

    def test_part_of_a_run(self) -> None:  # K-005: the length that fits, from the middle
        self.assertEqual(after("klondike | t1: 8D 7S 6H | t2: 7C", "12"),
                         "klondike | t1: 8D 7S | t2: 7C 6H")
        self.assertEqual(legal("klondike | t1: 8D 7S 7H | t2: 8H"), [])  # KD-20

    def test_foundation(self) -> None:  # KT-08 to KT-12, KT-30
        self.assertEqual(legal("klondike | t1: AS"), ["1h"])
        self.assertEqual(legal("klondike | t1: 2S"), [])
        self.assertEqual(legal("klondike | f1: AS | t1: 2S"), ["1h"])
        self.assertEqual(legal("klondike | f1: AS | t1: 2H"), ["hs1"])
        self.assertEqual(legal("klondike | f1: AS | t1: 3S"), [])
        self.assertEqual(legal("klondike | f1: 4H | t1: 5H 4S"), [])

    def test_ace_opens_first_empty_slot(self) -> None:  # KD-09
        self.assertEqual(after("klondike | f1: 2S | f3: AH | t1: AD", "1h"),
                         "klondike | f1: 2S | f2: AD | f3: AH")

    def test_back_from_foundation(self) -> None:  # K-039, KT-26, KT-36
        self.assertEqual(after("klondike | f1: 5H | t1: 6S", "hh1"), "klondike | f1: 4H | t1: 6S 5H")
        self.assertEqual(after("klondike | f2: AS | t1: 2H", "hs1"), "klondike | t1: 2H AS")
        self.assertEqual(len(legal("klondike | f1: KH")), 7)

    def test_waste(self) -> None:  # KT-24, KT-29
        text = "klondike | waste: 3C AD | t1: 4H"
        self.assertEqual(legal(text), ["s", "wh"])
        self.assertEqual(after(text, "wh w1"), "klondike | f1: AD | t1: 4H 3C")

    def test_draw_and_recycle(self) -> None:  # KT-27, KT-28, KT-37
        text = "klondike | stock: 9C 4H"
        self.assertEqual(after(text, "s"), "klondike | waste: 4H 9C")
        self.assertEqual(after(text, "s s"), text)
        self.assertEqual(after("klondike | stock: 2C 3C 4C 5C", "s"),
                         "klondike | stock: 2C | waste: 5C 4C 3C")
        self.assertEqual(legal("klondike"), [])

    def test_passes(self) -> None:  # three passes are two recycles
        text = "klondike draw=1 passes=3 | stock: 9C"
        self.assertEqual(after(text, "s s"), "klondike draw=1 passes=2 | stock: 9C")
        self.assertEqual(after(text, "s s s s s"), "klondike draw=1 passes=1 | waste: 9C")
        self.assertEqual(legal("klondike draw=1 passes=1 | waste: 9C"), [])

    def test_win(self) -> None:  # KT-14
        state = State.read("klondike | f1: KS | f2: KH | f3: QC | f4: KD | t1: KC")
        self.assertFalse(state.won())
        self.assertTrue(state.play("1h").won())
        self.assertEqual(state.play("1h").legal_moves(), [])

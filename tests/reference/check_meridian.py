"""Tests of Meridian on small positions: deal, foundations, pockets, stock; the columns have their own file."""

import random
import unittest

from check_meridian_columns import after, onto
from meridian import State
from pack import CARDS, RANKS


def legal(text: str) -> list[str]:
    return sorted(State.read(text).legal_moves())


class MeridianRules(unittest.TestCase):
    def test_deal(self) -> None:  # MT-01; its stock is drawn from the last card on
        stored = [rank + suit for suit in "HDCS" for rank in RANKS]
        state = State.deal({}, stored[:28] + stored[:27:-1])
        self.assertEqual(state.text().split(" | ")[2:4], ["t1=ace: AH", "t2: 2H 3H"])
        self.assertEqual(state.columns[6], tuple("9D TD JD QD KD AC 2C".split()))
        self.assertEqual((len(state.stock), state.play("s").play("s").waste), (24, ("KS", "QS")))

    def test_type_at_the_deal(self) -> None:  # M-040
        for first, name in (("KS", "t1=king"), ("AS", "t1=ace"), ("6S", "t1")):
            deck = [first] + [card for card in CARDS if card != first]
            state = State.deal({}, deck)
            self.assertIn(f" | {name}: {first} | ", state.text())
            self.assertEqual(state.kinds[1:], [""] * 6)

    def test_modes(self) -> None:  # MT-02, M-020 to M-023
        deck = CARDS[:]
        random.Random(1).shuffle(deck)
        for mode, down, pockets in (("classic", [0] * 7, 1), ("double_pocket", [0] * 7, 2),
                                    ("traditional", list(range(7)), 1), ("expert", list(range(7)), 1)):
            state = State.deal({"mode": mode}, deck)
            self.assertEqual((state.down, len(state.pockets)), (down, pockets))
            self.assertEqual(State.read(state.text()).text(), state.text())
            self.assertEqual(State.read(state.text()).legal_moves(), state.legal_moves())

    def test_foundations(self) -> None:  # MT-03
        self.assertEqual(after("meridian | t1: 5H 6H", "1h 1h"), "meridian | dh: 5H")
        self.assertEqual(after("meridian | t1: 8H 7H", "1h 1h"), "meridian | uh: 8H")
        for text in ("dh: 6H | t1: 5D", "uh: 7H | t1: 9H", "dh: 6H | t1: 8H", "us: 7S | t1: 8H",  # MD-08
                     "t1: 5H", "t1: AH", "t1: KH", "dh: 5H | t1: 3H"):
            self.assertNotIn("1h", legal("meridian | " + text), text)

    def test_one_card_to_foundation_or_pocket(self) -> None:  # MT-15, MT-16, MD-09
        self.assertEqual(legal("meridian | t1: 2S 6D 5C"), ["1p"])
        self.assertEqual(legal("meridian | dd: 6D | t1: 2S 5D 4C"), ["1p"])
        self.assertEqual(after("meridian | t1: 7C 6D", "1p"), "meridian | p: 6D | t1: 7C")

    def test_pockets(self) -> None:  # MT-17
        for mode, moves in (("classic", ["1h", "ph"]), ("double_pocket", ["1h", "1q", "ph"])):
            self.assertEqual(legal(f"meridian mode={mode} | p: 7S | t1: 7C"), moves)
        text = "meridian mode=double_pocket | waste: 2C 5C"
        self.assertEqual(legal(text), ["s", "wp"])
        self.assertEqual(after(text, "wp wq"), "meridian mode=double_pocket | p: 5C | q: 2C")
        # The second pocket may be named although the first is free.
        self.assertEqual(State.read(text).play("wq").text(), "meridian mode=double_pocket | waste: 2C | q: 5C")
        self.assertEqual(legal("meridian mode=double_pocket | q: 2C | t1: 3D"), ["1p", "q1"])
        self.assertEqual(legal("meridian mode=double_pocket | p: 5C | q: 2C"), [])
        self.assertEqual(after("meridian mode=double_pocket | q: 7S", "qh"), "meridian mode=double_pocket | us: 7S")

    def test_draw(self) -> None:  # MT-18, MT-19
        state = State.deal({}, CARDS)
        for count in range(1, 25):
            state = state.play("s")
            self.assertEqual(state.waste, tuple(CARDS[28:28 + count]))
        state = state.play("s")
        self.assertEqual((len(state.stock), state.waste), (23, (CARDS[28],)))
        self.assertEqual(after("meridian | stock: 6C 5C 4C 3C 2C", "s s s wp s s s s s"),
                         "meridian | stock: 6C | waste: 2C 3C 5C | p: 4C")
        self.assertEqual(legal("meridian"), [])

    def test_drawing_the_only_card(self) -> None:  # MD-39
        self.assertEqual(after("meridian | waste: 9C", "s"), "meridian | waste: 9C")
        self.assertEqual(after("meridian recycle=own | waste: 9C", "s"), "meridian recycle=own | stock: 9C")

    def test_passes(self) -> None:  # MD-02
        text = "meridian passes=3 | stock: 9C 2C"
        self.assertEqual(after(text, "s s"), "meridian passes=3 | waste: 2C 9C")
        self.assertEqual(after(text, "s s s"), "meridian passes=2 | stock: 9C | waste: 2C")
        self.assertEqual(legal("meridian passes=1 | waste: 9C"), ["wp"])
        self.assertEqual(legal("meridian passes=1 | stock: 9C"), ["s"])

    def test_recycle_of_its_own(self) -> None:  # MD-15
        text = "meridian passes=2 recycle=own | waste: 2C 9C"
        self.assertEqual(after(text, "s"), "meridian passes=1 recycle=own | stock: 9C 2C")
        self.assertEqual(after(text, "s s"), "meridian passes=1 recycle=own | stock: 9C | waste: 2C")
        self.assertEqual(legal("meridian passes=1 recycle=own | waste: 2C 9C"), ["wp"])

    def test_taking_back(self) -> None:  # MD-19
        piles = " | uh: 7H | ds: 5S | t1: 2C 6D | t2: 2H 8S"
        self.assertEqual(onto("meridian" + piles, 1) + onto("meridian" + piles, 2), [])
        self.assertEqual(legal("meridian takeback=on" + piles), ["1h", "1p", "2p", "ds1", "uh2"])
        self.assertEqual(after("meridian takeback=on" + piles, "ds1 uh2"),
                         "meridian takeback=on | ds: 6S | t1: 2C 6D 5S | t2: 2H 8S 7H")
        self.assertEqual(after("meridian takeback=on | us: KS | dc: AC", "us3 dc7"),
                         "meridian takeback=on | us: QS | dc: 2C | t3=king: KS | t7=ace: AC")

    def test_win(self) -> None:  # M-053
        homes = "uh: KH | ud: KD | uc: KC | us: KS | dh: AH | dd: AD | dc: AC"
        for options in ("", " takeback=on"):
            state = State.read(f"meridian{options} | waste: AS | {homes} | ds: 2S")
            self.assertFalse(state.won())
            self.assertTrue(state.play("wh").won())
            self.assertEqual(state.play("wh").legal_moves(), [])

"""Tests of the columns of Meridian on small positions: types, ends, directions, runs."""

import re
import unittest

from meridian import State


def onto(text: str, column: int) -> list[str]:
    """The legal moves onto a column."""
    return sorted(move for move in State.read(text).legal_moves() if re.fullmatch(rf"[^x]+{column}(x\d)?", move))


def after(text: str, moves: str) -> str:
    state = State.read(text)
    for move in moves.split():
        assert move in state.legal_moves(), (move, state.text())
        state = state.play(move)
    return state.text()


class MeridianColumns(unittest.TestCase):
    def test_dealt_king_gives_no_type(self) -> None:  # MT-04, MD-04
        for card in ("5H", "7H"):
            text = f"meridian | waste: {card} | t4: KS 2H 9C 6S"
            self.assertEqual(onto(text, 4), ["w4"])
            self.assertEqual(after(text, "w4"), f"meridian | t4: KS 2H 9C 6S {card}")

    def test_shrinking_to_a_king(self) -> None:  # MT-05, MD-37
        self.assertEqual(after("meridian | t4: KS QH", "4p"), "meridian | p: QH | t4=king: KS")
        self.assertEqual(after("meridian | t4: KS QH", "4p p4"), "meridian | t4=king: KS QH")
        self.assertEqual(after("meridian | t4: KS 2H QH", "4p"), "meridian | p: QH | t4: KS 2H")
        for card, moves in (("TS", []), ("JS", ["w4"]), ("KC", []), ("JD", [])):
            self.assertEqual(onto(f"meridian | waste: {card} | t4=king: KS QH", 4), moves)

    def test_shrinking_keeps_a_type_or_gives_none(self) -> None:  # M-044, M-045
        self.assertEqual(after("meridian | t1=ace: AH 2S 3H", "1p"), "meridian | p: 3H | t1=ace: AH 2S")
        self.assertEqual(after("meridian | t1=ace: AH 2S", "1p"), "meridian | p: 2S | t1=ace: AH")
        self.assertEqual(after("meridian | t1=ace: AH", "1p"), "meridian | p: AH")
        self.assertEqual(after("meridian | t1: 9C 2S", "1p"), "meridian | p: 2S | t1: 9C")

    def test_empty_column(self) -> None:  # MT-06, M-106
        self.assertEqual(onto("meridian | waste: 5C", 1), [])
        self.assertEqual(after("meridian | waste: AD", "w1"), "meridian | t1=ace: AD")
        for column, card, moves in (("AD", "KS", []), ("AD", "2H", []), ("AD", "2S", ["w1"]),
                                    ("AD 2S", "AH", []), ("AD 2S", "3H", ["w1"])):
            self.assertEqual(onto(f"meridian | waste: {card} | t1=ace: {column}", 1), moves)

    def test_run_to_empty_column(self) -> None:  # MT-07, MT-08, M-047
        self.assertEqual(onto("meridian | t1: 3C KC QD JS", 2), ["12x3"])
        self.assertEqual(after("meridian | t1: 3C KC QD JS", "12x3"), "meridian | t1: 3C | t2=king: KC QD JS")
        self.assertEqual(onto("meridian | t1: 3C QD JS", 2), [])

    def test_lone_ace_to_each_empty_column(self) -> None:  # docs/moves.md: empty columns are not merged
        moves = State.read("meridian | t1=ace: AD").legal_moves()
        self.assertEqual(sorted(moves), ["12", "13", "14", "15", "16", "17", "1p"])
        self.assertEqual(after("meridian | t1=ace: AD", "13"), "meridian | t3=ace: AD")

    def test_ends(self) -> None:  # MT-09, MD-06
        ace, king = "t1=ace: AH 2S 3H 4S 5S 6H", "t1=king: KS QH JS TH 9D 8S 7H"
        for options, moves in (("", []), (" ends=open", ["w1"])):
            self.assertEqual(onto(f"meridian{options} | waste: 7S | {ace}", 1), moves)
            self.assertEqual(onto(f"meridian{options} | waste: 6S | {king}", 1), moves)
        self.assertEqual(onto("meridian | waste: 7S | t1: 4D 5S 6H", 1), ["w1"])  # untyped: no end
        self.assertEqual(onto("meridian | waste: 6S | t1: KD 8S 7H", 1), ["w1"])

    def test_ends_of_a_run(self) -> None:  # MD-36
        for options, longer in (("", []), (" ends=open", ["21"])):
            self.assertEqual(onto(f"meridian{options} | t1=king: KS QH | t2: 3S JS TH 9C 8H 7S", 1), ["21"])
            self.assertEqual(onto(f"meridian{options} | t1=king: KS QH | t2: 3S JS TH 9C 8H 7S 6H", 1), longer)
            self.assertEqual(onto(f"meridian{options} | t1=ace: AS 2H | t2: 9S 3S 4H 5S 6H 7S", 1), longer)
        for options, moves in (("", []), (" ends=open", ["12x7"])):
            self.assertEqual(onto(f"meridian{options} | t1: 9C AS 2H 3S 4H 5S 6H 7S", 2), moves)

    def test_direction_lock(self) -> None:  # MT-10, MT-11, MD-05
        for text, fits in (("waste: 5S | t1: TH 6H", True), ("waste: 7S | t1: TH 6H", True),
                           ("waste: 4D | t1: TH 6H 5S", True), ("waste: 6D | t1: TH 6H 5S", False),
                           ("waste: 8D | t1: TH 6H 7S", True), ("waste: 6D | t1: TH 6H 7S", False),
                           ("waste: 6D | t1: TH 6H / 7S", True)):  # only what lies face up
            self.assertEqual(onto("meridian mode=traditional | " + text, 1), ["w1"] if fits else [], text)
            self.assertEqual(onto("meridian mode=traditional lock=off | " + text, 1), ["w1"])

    def test_lock_goes_with_the_pair(self) -> None:  # MT-12
        self.assertEqual(after("meridian | waste: 7S 5S | t1: TH 6H", "w1 1p w1"), "meridian | p: 5S | t1: TH 6H 7S")

    def test_run_onto_typed_column(self) -> None:  # MT-13
        for run, moves in (("5H 4S", []), ("5H", ["21"]), ("5H 6S", ["21"])):
            self.assertEqual(onto(f"meridian | t1=ace: AH 2S 3H 4C | t2: 9C {run}", 1), moves)
            self.assertEqual(onto(f"meridian lock=off | t1=ace: AH 2S 3H 4C | t2: 9C {run}", 1), moves)  # MD-38

    def test_run_onto_untyped_column(self) -> None:  # MT-14, MD-13
        for text, fits in (("t1: 2C 9S | t2: 3C 8H 7S", True), ("t1: 2C 7S | t2: 3C 8H 9S", True),
                           ("t1: 2C 9C | t2: 3C 8H 9S", False), ("t1: TH 9S | t2: 3C 8H 7S", True),
                           ("t1: 8D 9S | t2: 3C 8H 7S", False)):
            self.assertEqual(onto("meridian | " + text, 1), ["21"] if fits else [], text)
            self.assertEqual(onto("meridian lock=off | " + text, 1), ["21"])

    def test_several_lengths(self) -> None:  # docs/moves.md: xN when more than one length fits
        piles = " | t1: 2C 6S | t2: 2D 7H 6C 5H"
        self.assertEqual(onto("meridian" + piles, 1), ["21"])
        self.assertEqual(onto("meridian lock=off" + piles, 1), ["21x1", "21x3"])
        self.assertEqual(after("meridian lock=off" + piles, "21x3"), "meridian lock=off | t1: 2C 6S 7H 6C 5H | t2: 2D")

    def test_zigzag_is_no_run(self) -> None:  # MD-12
        self.assertEqual(onto("meridian lock=off | t1: 5H 6C 5D | t2: 9S 4C", 2), ["12"])
        self.assertEqual(onto("meridian lock=off | t1: 5H 6C 5D | t2: 9S 7D", 2), ["12"])

    def test_face_down_cards_are_no_part_of_a_run(self) -> None:  # M-039
        self.assertEqual(onto("meridian mode=traditional | t1: 8H / 7S 6D | t2: 9S", 2), [])
        self.assertEqual(onto("meridian mode=traditional | t1: 9C / 8H 7S | t2: 9S", 2), ["12"])

    def test_own_column(self) -> None:  # MT-32, MD-30
        self.assertEqual(onto("meridian lock=off | t1: 6H 5S 6D", 1), [])

    def test_any_card_on_an_empty_column(self) -> None:  # MD-03
        self.assertEqual(onto("meridian empty=any | t1: 2S 9C 8D", 7), ["17", "17x2"])
        self.assertEqual(after("meridian empty=any | t1: 2S 9C 8D", "17x2"), "meridian empty=any | t1: 2S | t7: 9C 8D")
        self.assertEqual(after("meridian empty=any | t1: KD", "12"), "meridian empty=any | t2=king: KD")
        moves = ["12"] + [f"12x{count}" for count in range(2, 7)]  # not x7: MD-36
        self.assertEqual(onto("meridian empty=any | t1: AH 2S 3H 4S 5H 6S 7H", 2), moves)

    def test_turning_up(self) -> None:  # MT-20, MT-21, MD-31, MD-33
        text = "meridian mode=traditional | t1: 5D KH / 9S | t2: TD"
        self.assertEqual(after(text, "12"), "meridian mode=traditional | t1: 5D / KH | t2: TD 9S")
        self.assertEqual(after(text, "12 13"), "meridian mode=traditional | t1: 5D | t2: TD 9S | t3=king: KH")
        self.assertEqual(after("meridian mode=traditional | t1: AC / 4D", "1p"),
                         "meridian mode=traditional | p: 4D | t1=ace: AC")

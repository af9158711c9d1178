"""Tests of single rules of FreeCell on small positions."""

import unittest

from freecell import State

FULL = "a: 6C | b: 6D | c: 6H | d: 6S"
FILLERS = "QC QD QH QS TC TD TH TS".split()  # none fits on another, nor do the sixes


def filled(columns: int, first: int = 1) -> str:
    """So many columns of one card each, numbered from first."""
    return " | ".join(f"t{first + at}: {FILLERS[at]}" for at in range(columns))


def legal(text: str) -> list[str]:
    return sorted(State.read(text).legal_moves())


def between(text: str, pair: str) -> list[str]:
    """The legal moves of one pair of columns."""
    return [move for move in legal(text) if move.startswith(pair)]


class FreecellRules(unittest.TestCase):
    def test_column_on_column(self) -> None:  # FT-02
        for card, under, expected in (("5H", "6S", ["12"]), ("JD", "QC", ["12"]), ("8S", "9D", ["12"]),
                                      ("7H", "8D", []), ("3S", "5C", [])):
            self.assertEqual(between(f"freecell | t1: {card} | t2: {under}", "12"), expected)

    def test_empty_column_takes_any_card(self) -> None:  # FT-03
        for card in ("KS", "7H", "AC"):
            self.assertEqual(between(f"freecell | {FULL} | t1: {card} | {filled(6, 2)}", "18"), ["18"])

    def test_foundation(self) -> None:  # FT-04
        for top, card, expected in (("", "AH", ["1h"]), ("fs: AS | ", "2S", ["1h"]),
                                    ("fc: 9C | ", "TC", ["1h"]), ("fd: 3D | ", "5D", []),
                                    ("fs: TS | ", "JH", [])):
            self.assertEqual(between(f"freecell | {top}t1: {card}", "1h"), expected)

    def test_first_free_cell_only(self) -> None:  # FT-05
        self.assertEqual(legal(f"freecell | b: 6C | {filled(8)}"), [f"{n}a" for n in range(1, 9)])
        self.assertEqual(legal(f"freecell | a: 6C | {filled(8)}"), [f"{n}b" for n in range(1, 9)])
        self.assertEqual(legal(f"freecell | {FULL} | {filled(8)}"), [])  # FT-22

    def test_limit(self) -> None:  # FT-06, FT-07
        for cells, empty, to_filled, to_empty in ((2, 1, 6, 3), (4, 0, 5, 0), (0, 2, 4, 2), (0, 0, 1, 0),
                                                  (4, 1, 10, 5), (4, 2, 20, 10), (0, 1, 2, 1)):
            taken = "".join(f" | {'abcd'[at]}: 6{'CDHS'[at]}" for at in range(4 - cells))
            state = State.read(f"freecell{taken} | {filled(8 - empty)}")
            self.assertEqual(state._limit(0), to_filled)
            if empty:
                self.assertEqual(state._limit(7), to_empty)

    def test_run_within_limit(self) -> None:  # FT-08: two cells free, limit 3
        head = "freecell | a: KC | b: KD | t1: TH 9S 8H 7S 6H"
        for under, expected in (("JS", []), ("9C", ["12"]), ("8D", ["12"]), ("8C", [])):
            self.assertEqual(between(f"{head} | t2: {under} | {filled(6, 3)}", "12"), expected)
        after = State.read(f"{head} | t2: 9C | {filled(6, 3)}").play("12")
        self.assertEqual(after.columns[:2], [("TH", "9S"), ("9C", "8H", "7S", "6H")])

    def test_every_length_to_empty_column(self) -> None:  # FT-20, FD-08
        text = f"freecell | a: KC | b: KD | c: KH | t1: 9S 5H 4S 3H | {filled(6, 2)}"
        self.assertEqual(between(text, "18"), ["18", "18x2"])
        self.assertEqual(State.read(text).play("18x2").columns[7], ("4S", "3H"))
        self.assertEqual(State.read(text).play("18").columns[7], ("3H",))

    def test_not_a_run(self) -> None:  # FT-13
        self.assertEqual(between("freecell | t1: 5H 4H 3H | t2: 6S", "12"), [])

    def test_cell_card(self) -> None:  # FT-21; cell to cell is not listed
        text = f"freecell | b: 8S | fs: 7S | t1: 9H | {filled(6, 2)}"
        self.assertEqual([move for move in legal(text) if move[0] == "b"], ["b1", "b8", "bh"])
        self.assertEqual(State.read(text).play("b1").text(),
                         f"freecell | fs: 7S | t1: 9H 8S | {filled(6, 2)}")

    def test_takeback(self) -> None:  # FT-24, FD-13
        rest = f"fh: 5H | t1: 6S | {filled(6, 2)}"
        self.assertEqual([move for move in legal(f"freecell | {rest}") if move[0] == "h"], [])
        text = f"freecell takeback=on | {rest}"
        self.assertEqual([move for move in legal(text) if move[0] == "h"], ["hh1", "hh8"])
        self.assertEqual(State.read(text).play("hh8").text(),
                         f"freecell takeback=on | fh: 4H | t1: 6S | {filled(6, 2)} | t8: 5H")

    def test_win(self) -> None:  # FT-19
        state = State.read("freecell takeback=on | d: KC | fc: QC | fd: KD | fh: KH | fs: KS")
        self.assertFalse(state.won())
        self.assertTrue(state.play("dh").won())
        self.assertEqual(state.play("dh").legal_moves(), [])

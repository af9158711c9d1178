"""Tests against known deals and known winning lines."""

import pathlib
import re
import unittest

import cards
import deals
import freecell

DATA = pathlib.Path(__file__).parent / "data"

FREECELL_1 = """JD KD 2S 4C 3S 6D 6S  2D KC KS 5C TD 8S 9C  9H 9S 9D TS 4S 8D 2H  JC 5S QD QH TH QS 6H
                5D AD JS 4H 8H 6C  7H QC AS AC 2C 3D  7C KH AH 4D JH 8C  5H 3H 3C 7S 7D TC"""
FREECELL_11982 = """AH 3D KD JC 6C JD KC  AS 3H 6H 5D 2C 7D 8D  4H QS 5S 5C TH 8H 2S  AC QC 4D 8C QH 9C 3S
                    2D 8S 9H 9D 6D 2H  6S 7H JH TD TC QD  TS AD 9S KH 4S 4C  JS KS 3C 7C 7S 5H"""

CARDS_DEALS = {
    1: """2H 4S 7D  4H QH 4D 6S  AD TH 8C 3S 9C  7C 5S 8H QD JD 7H  7S 2D JS 8D 5D QS 6H
          JH 2S QC 4C 3D 5C 9S KH  2C 6C TS 3C JC 9H 9D 8S TD  AS 6D TC KC KD AH 3H KS 5H AC""",
    2: """2S 8D 8C  KS 4C KC JS  AH 6C 2H AS KD  AD QS TD TH 9S 4S  6S JH 9H 5S 7C 5H 2C
          7D AC 7H QH JD 6D 4D 5D  QC TC 2D 3D 5C KH 9D 4H 3H  3C JC 3S 9C TS 6H QD 8S 8H 7S""",
    42: """8C AS 5H  KH 3D 7D 5C  7H 6D 5S AC AD  6H 9C KC 9S 7C 2C  QD 6C TH 7S 2D QH 2S
           3C 8D 8S 9H 6S 4C 4D JH  JS 3H 4S 2H TD 4H TS KD 5D  JC QC TC QS KS 9D 3S 8H AH JD""",
    166: """9C AC 2C  7D KC 4H QH  4D 7H 3H 7C 6S  4S 5D 3S 6D KD AD  TC 6C 2S AH 8H 7S 3D
            8C KH 5C 5S TS 2H JD 2D  QD 9H JH QC 9S 6H 4C 8D QS  9D AS 8S KS TH 5H JC JS TD 3C""",
}
RANDOM_CALLS = {1: 143, 2: 135, 42: 116, 1234567890: 129, 1700000000000: 165}


def data_lines(name: str) -> list[str]:
    return (DATA / name).read_text(encoding="ascii").splitlines()[1:]


class GoldenFreecell(unittest.TestCase):
    def test_deals(self) -> None:  # FT-01
        self.assertEqual(deals.microsoft_deck(1), FREECELL_1.split())
        self.assertEqual(deals.microsoft_deck(11982), FREECELL_11982.split())

    def test_line_of_deal_1(self) -> None:  # FT-18
        state = freecell.State.deal({}, deals.microsoft_deck(1))
        line = " ".join(data_lines("freecell_1_line.txt")).split()
        self.assertEqual(len(line), 127)
        moved = []
        for move in line:
            self.assertFalse(state.won())
            # The line names any empty cell, the list only the first one.
            first_cell = "abcd"[state.cells.index("")] if "" in state.cells else ""
            named = move[0] + first_cell if move[1] in "abcd" else move
            self.assertIn(named, state.legal_moves())
            source = move[0]
            before = len(state.columns[int(source) - 1]) if source.isdigit() else 1
            state = state.play(move)
            after = len(state.columns[int(source) - 1]) if source.isdigit() else 0
            moved.append(before - after)
        self.assertTrue(state.won())
        self.assertEqual(state.legal_moves(), [])
        self.assertEqual((sum(moved), sum(count > 1 for count in moved)), (140, 10))


class GoldenCards(unittest.TestCase):
    def test_alea(self) -> None:  # CT-01
        random = deals.Alea("1")
        floats = [random.next_float() for _ in range(3)]
        self.assertEqual(floats, [0.52604709565639496, 0.12264361372217536, 0.47771977609954774])
        self.assertEqual(deals.Alea("42").next_float(), 0.68486349633894861)

    def test_deals(self) -> None:  # CT-02
        for seed, deck in CARDS_DEALS.items():
            self.assertEqual(deals.alea_deck(seed), deck.split(), seed)
        for seed, calls in RANDOM_CALLS.items():
            self.assertEqual(deals.alea_deal(seed)[1], calls, seed)

    def test_first_moves(self) -> None:
        for line in data_lines("cards_first_moves.txt"):
            seed, *groups = line.split(" | ")
            home, ordered, loose = [self.named_steps(group) for group in groups]
            deck = deals.alea_deck(int(seed.split()[1]))
            strict = cards.State.deal({}, deck)
            self.assertEqual(self.first_steps(strict), sorted(home + ordered), seed)
            free = cards.State.deal({"stacks": "free"}, deck)
            self.assertEqual(self.first_steps(free), sorted(home + ordered + loose), seed)

    def named_steps(self, group: str) -> list[str]:
        """The steps like "T4>T5 QS x2" or "T7>F AC" of a group."""
        return re.findall(r"T\d>\S+ \w\w(?: x\d)?", group)

    def first_steps(self, state: cards.State) -> list[str]:
        """Our legal moves of a deal written as such steps, by what playing them does."""
        steps = []
        for move in state.legal_moves():
            source = int(move[0]) - 1
            left = len(state.play(move).columns[source])
            moved = state.columns[source][left:]
            if move[1] == "h":
                steps.append(f"T{source}>F {moved[0]}")
            else:
                steps.append(f"T{source}>T{int(move[1]) - 1} {moved[0]} x{len(moved)}")
        return sorted(steps)

    def test_line_of_seed_166(self) -> None:  # CT-18
        state = cards.State.deal({}, deals.alea_deck(166))
        line = data_lines("cards_166_line.txt")
        self.assertEqual(len(line), 156)
        for step in line:
            self.assertFalse(state.won())
            move = self.move_of(state, step)
            self.assertIn(move.partition("x")[0], {name.partition("x")[0] for name in state.legal_moves()})
            state = state.play(move)
        self.assertTrue(state.won())
        self.assertEqual(state.legal_moves(), [])

    def move_of(self, state: cards.State, step: str) -> str:
        """A step of the line in our notation; the card it names must be the one that moves."""
        pair, card, *count = step.split()
        source, target = pair.split(">")
        if source == "F":
            self.assertIn(card, state.homes)
            return f"h{card[1].lower()}{int(target[1]) + 1}"
        number = int(count[0][1:]) if count else 1
        self.assertEqual(state.columns[int(source[1])][-number], card)
        if target == "F":
            return f"{int(source[1]) + 1}h"
        return f"{int(source[1]) + 1}{int(target[1]) + 1}x{number}"

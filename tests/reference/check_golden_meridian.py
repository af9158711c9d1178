"""Tests of Meridian against known winning lines; they name columns from 0 and write their own notation."""

import pathlib
import unittest

from meridian import HOME, State

GOLDEN = pathlib.Path(__file__).parent.parent / "data" / "golden"
PLACES = {"waste": "w", "pocket1": "p", "pocket2": "q", "up": "h", "down": "h"}


def card_of(text: str) -> str:
    return text.replace("10", "t").upper()


def place_of(text: str) -> str:
    return PLACES[text] if text in PLACES else str(int(text[1]) + 1)


def count_at(state: State, place: str) -> int:
    """How many cards lie where a move comes from."""
    if place.isdigit():
        return len(state.columns[int(place) - 1])
    return len(state.waste) if place == "w" else len(state.pockets["pq".index(place)]) // 2


class GoldenMeridian(unittest.TestCase):
    def test_lines(self) -> None:
        files = sorted(GOLDEN.glob("meridian_*.txt"))
        self.assertEqual(len(files), 9)
        for file in files:
            with self.subTest(file=file.name):
                lines = [line for line in file.read_text(encoding="ascii").splitlines() if line[0] != "#"]
                at = lines.index("steps")
                head = dict(line.split(" ", 1) for line in lines[:at])
                self.check(head["mode"], [card_of(card) for card in head["deck"].split()], lines[at + 1:])

    def check(self, mode: str, deck: list[str], steps: list[str]) -> None:
        # Their stock is drawn from its last card on, ours is named in the order drawn.
        state = State.deal({"mode": mode}, deck[:28] + deck[:27:-1])
        for step in steps:
            self.assertFalse(state.won())
            self.assertEqual(State.read(state.text()).text(), state.text())
            state = self.step(state, step)
        self.assertTrue(state.won())
        self.assertEqual(state.legal_moves(), [])

    def step(self, state: State, step: str) -> State:
        """The state after a step; exactly the cards that it names must move."""
        legal = state.legal_moves()
        if step == "draw":
            self.assertIn("s", legal)
            return state.play("s")
        named, way, *more = step.split()
        source, target = way.split(">")
        card, count = card_of(named), int(more[0][1:]) if more else 1
        pair = place_of(source) + place_of(target)
        move = f"{pair}x{count}" if f"{pair}x{count}" in legal else pair
        self.assertIn(move, legal)
        if pair[1] == "h":
            self.assertEqual(HOME[card][0], target[0])
        self.assertEqual(self.deepest(state, pair[0], count), card)
        after = state.play(move)
        self.assertEqual(count_at(state, pair[0]) - count_at(after, pair[0]), count)
        return after

    def deepest(self, state: State, place: str, count: int) -> str:
        """The deepest of so many cards on top of a place."""
        if place.isdigit():
            return state.columns[int(place) - 1][-count]
        self.assertEqual(count, 1)
        return state.waste[-1] if place == "w" else state.pockets["pq".index(place)]

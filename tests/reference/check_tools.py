"""Tests of the tools perft and replay."""

import random
import unittest

import games
from deals import alea_deck, microsoft_deck
from perft import perft
from replay import Difference, Playouts


def playout(words: str, deck: list[str], length: int) -> list[str]:
    """A random playout as the engine writes it."""
    chance = random.Random(3)
    state = games.deal(words.split(), deck)
    lines = [f"game {words}", f"deck {' '.join(deck)}"]
    for step in range(length + 1):
        legal = sorted(state.legal_moves())
        lines += [f"at {state.text()}", " ".join(["legal", *legal])]
        if step == length or not legal:
            break
        move = chance.choice(legal)
        lines.append(f"play {move}")
        state = state.play(move)
    return lines + ["end open"]


class PerftTool(unittest.TestCase):
    def test_first_depth_is_the_list(self) -> None:
        state = games.deal(["freecell"], microsoft_deck(1))
        counts = perft(state, 2)
        self.assertEqual(counts[0], len(state.legal_moves()))
        self.assertEqual(counts[1], sum(len(state.play(move).legal_moves()) for move in state.legal_moves()))

    def test_bound(self) -> None:
        state = games.deal(["cards"], alea_deck(1))
        counts = perft(state, 3)
        self.assertEqual(perft(state, 3, counts[2]), counts)
        self.assertIsNone(perft(state, 3, counts[2] - 1))


class ReplayTool(unittest.TestCase):
    def setUp(self) -> None:
        self.lines = (playout("klondike draw=1 passes=3", alea_deck(7), 80)
                      + playout("freecell takeback=on", microsoft_deck(3), 80)
                      + playout("cards stacks=free", alea_deck(5), 80))

    def fails_at(self, number: int) -> None:
        with self.assertRaisesRegex(Difference, rf"^line {number}\n"):
            Playouts(self.lines).check_all()

    def test_agreement(self) -> None:
        playouts = Playouts(self.lines)
        playouts.check_all()
        self.assertEqual(playouts.playouts, 3)
        self.assertEqual(playouts.positions, sum(line.startswith("at ") for line in self.lines))

    def test_other_position(self) -> None:
        self.lines[5] = self.lines[5].replace("draw=1", "draw=3")
        self.fails_at(6)

    def test_other_legal_moves(self) -> None:
        self.lines[6] += " zz"
        self.fails_at(7)

    def test_illegal_play(self) -> None:
        self.lines[4] = "play 99"
        self.fails_at(5)

    def test_other_end(self) -> None:
        self.lines[-1] = "end over"
        self.fails_at(len(self.lines))

    def test_blank_line_does_not_end_the_file(self) -> None:
        self.lines.insert(self.lines.index("end open") + 1, "")
        self.fails_at(self.lines.index("") + 1)

    def test_missing_end(self) -> None:
        self.lines.pop()
        self.fails_at(len(self.lines))

"""Random games of BluffBuddy: what holds in every position, and that nobody learns what is hidden."""

import random
import unittest
from collections.abc import Iterator

from bluffbuddy import State
from bluffbuddy_table import SEATS, top_group
from bluffbuddy_text import SLOTS
from pack import CARDS

VARIANTS = [{}, {"matching": "forced", "starter": "3"}, {"seals": "part", "starter": "2"},
            {"seals": "part", "timeout": "first", "pool_count": "on", "starter": "4"}]
SOURCES = ["", " -", " pool"] + [f" {kind}{number}" for kind in "cs" for number in range(1, 5)]
RECIPIENTS = ["", " >1", " >2", " >3", " >4"]


def every_play(state: State) -> list[str]:
    """Every play that can be written with the cards of the seat to act, accepted or not."""
    return [card + source + recipient for card in state.table.hands[state.to_act()]
            for source in SOURCES for recipient in RECIPIENTS]


def accepted(state: State) -> dict[str, State]:
    found = {}
    for move in every_play(state):
        try:
            found[move] = state.play(move)
        except ValueError:
            pass
    return found


def random_step(state: State, chance: random.Random) -> State:
    """A play of any accepted form; rather matches than discards, so that slots fill and seal."""
    while True:
        listed = state.legal_moves()
        move = chance.choice([move for move in listed if not move.endswith("-")] or listed)
        card, *rest = move.split()
        forms = [move] * 6 + ["timeout", chance.choice(every_play(state))]
        forms += [" ".join([card, *rest[:-1]]), " ".join([card, *rest[1:]]), card]
        try:
            return state.play(chance.choice(forms))
        except ValueError:
            pass


def steps(seed: int) -> Iterator[tuple[State, State]]:
    """The positions before and after each move of a random game, in listed and other moves."""
    chance = random.Random(seed)
    deck = CARDS[:]
    chance.shuffle(deck)
    state = State.deal(VARIANTS[seed % len(VARIANTS)], deck)
    while not state.over():
        before, state = state, random_step(state, chance)
        yield before, state


def unseen(state: State, seat: int) -> list[tuple[list, int, int, int]]:
    """The stretches (piles, index, from, to) of cards that a seat cannot see."""
    table = state.table
    found = [(table.hands, other, 0, len(table.hands[other])) for other in SEATS if other != seat]
    return found + [(table.slots, at, 0, len(cards) - len(top_group(cards))) for at, cards in enumerate(table.slots)]


def scrambled(state: State, seat: int, chance: random.Random) -> State | None:
    """The same to the eyes of a seat: unseen cards permuted, seals flipped. None if none was found."""
    other = State(state.table.copy())
    table, stretches = other.table, unseen(other, seat)
    cards = list(table.deck + table.pool[:-1])
    for piles, at, start, end in stretches:
        cards += piles[at][start:end]
    chance.shuffle(cards)
    left = iter(cards)
    table.deck = tuple(next(left) for _ in table.deck)
    table.pool = tuple(next(left) for _ in table.pool[:-1]) + table.pool[-1:]
    for piles, at, start, end in stretches:
        piles[at] = tuple(next(left) for _ in range(end - start)) + piles[at][end:]
    if seat != table.to_act():
        table.begun = None  # nobody else sees it
    table.sealed = [chance.randint(0, len(slot)) for slot in table.slots]
    same_groups = all(len(top_group(table.slots[at])) == len(top_group(state.table.slots[at])) for at in SEATS)
    return other if same_groups else None


class BluffBuddyGames(unittest.TestCase):
    def test_cards_and_seals(self) -> None:  # BT-26
        sealings = 0
        for seed in range(80):
            for before, after in steps(seed):
                table = after.table
                piles = [table.deck, table.pool, *table.centre, *table.slots, *table.hands]
                self.assertEqual(sorted(sum(piles, ())), sorted(CARDS))
                self.assertNotIn(1, map(len, table.slots))
                self.assertEqual(State.read(after.text()).table, after.table)
                self.assertTrue(set(after.legal_moves()) <= set(every_play(after)))
                for seat in SEATS:
                    if table.sealed[seat] != before.table.sealed[seat]:
                        sealings += 1
                        self.assertGreater(table.sealed[seat], before.table.sealed[seat])
                        left = sum(table.hands, table.deck)
                        self.assertNotIn(table.slots[seat][-1][0], [card[0] for card in left])
        self.assertGreater(sealings, 100)

    def test_non_interference(self) -> None:  # moves.md, BT-30, BD-15 to BD-17
        chance = random.Random(5)
        compared = 0
        for seed in range(40):
            for _, state in steps(seed):
                viewer = chance.choice(SEATS)
                other = scrambled(state, viewer, chance)
                if other is None or state.over():
                    continue
                compared += 1
                self.assertEqual(other.view(viewer), state.view(viewer))
                self.assertEqual(other.view(None), state.view(None))
                if viewer == state.to_act():
                    self.assertEqual(other.legal_moves(), state.legal_moves())
                    theirs, ours = accepted(other), accepted(state)
                    self.assertEqual(theirs.keys(), ours.keys())
                    for move, after in ours.items():
                        if after.table.begun:
                            self.assertEqual(theirs[move].view(viewer), after.view(viewer))
        self.assertGreater(compared, 1000)

    def test_listed_plays_name_what_shows(self) -> None:  # B-027, BD-16
        for _, state in steps(3):
            for move in state.legal_moves():
                card, source, *_ = move.split()
                if source in SLOTS:
                    self.assertIn(f"{source}: ", state.view(None))
                if source != "-":
                    self.assertEqual(state.table.pile(source)[-1][0], card[0])

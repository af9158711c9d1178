"""Write the perft file of BluffBuddy again: python3 tests/reference/make_perft_bluffbuddy.py

Deterministic: decks and random moves come from fixed seeds."""

import random

from bluffbuddy import State
from make_perft import TARGET, counts_within, shuffled
from position import parse_options

HEADER = """\
# Perft of bluffbuddy: numbers of sequences of legal moves, counted by the Python reference.
# GAME [option=value ...] ; deck ; depth:count depth:count ... [; moves m1, m2, ...]
# With a fourth field these moves are played first from the deal, and the counts start there.
# Made by tests/reference/make_perft_bluffbuddy.py
"""
OPTION_SETS = ["bluffbuddy starter=1", "bluffbuddy starter=3 matching=forced", "bluffbuddy starter=2 seals=part"]
MOST_LEAVES = 200_000
DEALS = 2                            # lines from the deal of each option set
STOPS = (7, 14, 22, 29, 36, 40, 43)  # plays before the other lines: 16 make a round, 48 a game
TRIES = 60


def interest(state: State) -> int:
    """What is worth counting: hidden seals that a card in a hand would run into, seals, many moves."""
    table = state.table
    traps = sum(sealed > 0 and slot[-1][0] == card[0] for slot, sealed in zip(table.slots, table.sealed)
                for hand in table.hands for card in hand)
    return 100 * traps + 10 * sum(map(bool, table.sealed)) + len(state.legal_moves())


def walk(state: State, length: int, chance: random.Random) -> tuple[list[str], State]:
    """Random listed moves, rather matches than discards, so that the slots fill."""
    moves: list[str] = []
    for _ in range(length):
        legal = state.legal_moves()
        matches = [move for move in legal if not move.endswith("-")]
        moves.append(chance.choice(matches if matches and chance.random() < 0.8 else legal))
        state = state.play(moves[-1])
    return moves, state


def line(option_set: str, deck: list[str], state: State, moves: list[str]) -> str:
    counts = " ".join(f"{depth}:{count}" for depth, count in enumerate(counts_within(state, MOST_LEAVES), 1))
    fields = [option_set, " ".join(deck), counts]
    if moves:
        fields.append("moves " + ", ".join(moves))
    return " ; ".join(fields) + "\n"


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with open(TARGET / "bluffbuddy.txt", "w", encoding="ascii") as file:
        file.write(HEADER)
        for number, option_set in enumerate(OPTION_SETS):
            options = parse_options(option_set.split()[1:])
            for at, stop in enumerate((0,) * DEALS + STOPS):
                seed = 100 * number + at
                deck, chance = shuffled(seed), random.Random(seed)
                start = State.deal(options, deck)
                moves, state = max((walk(start, stop, chance) for _ in range(TRIES)),
                                   key=lambda found: interest(found[1]))
                file.write(line(option_set, deck, state, moves))


if __name__ == "__main__":
    main()

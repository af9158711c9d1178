"""Numbered deals: Microsoft FreeCell (FD-11) and Alea for Cards (C-010, C-016)."""

import math

from pack import RANKS, SUITS

TWO_POW_32 = 0x100000000
TWO_POW_MINUS_32 = 2.3283064365386963e-10


def microsoft_deck(number: int) -> list[str]:
    """The FreeCell deck of a Microsoft deal number, column by column."""
    left = [rank + suit for rank in RANKS for suit in SUITS]  # XD-02: rank-major
    columns: list[list[str]] = [[] for _ in range(8)]
    value = number
    for turn in range(52):  # dealt in rows, left to right
        value = (value * 214013 + 2531011) & 0x7FFFFFFF
        chosen = (value >> 16) % len(left)
        columns[turn % 8].append(left[chosen])
        left[chosen] = left[-1]
        left.pop()
    return sum(columns, [])


class Mash:
    """The hash by which Alea 0.9 makes its first state from text."""

    def __init__(self) -> None:
        self.state = float(0xEFC8249D)

    def __call__(self, text: str) -> float:
        for char in text:
            self.state += ord(char)
            mixed = 0.02519603282416938 * self.state
            whole = int(mixed) % TWO_POW_32
            mixed = (mixed - whole) * whole
            whole = int(mixed) % TWO_POW_32
            self.state = whole + (mixed - whole) * TWO_POW_32
        return (int(self.state) % TWO_POW_32) * TWO_POW_MINUS_32


class Alea:
    """The generator Alea 0.9, seeded with one text."""

    def __init__(self, seed: str) -> None:
        mash = Mash()
        self.state = [mash(" ") for _ in range(3)]
        self.carry = 1
        self.calls = 0
        for index in range(3):
            self.state[index] -= mash(seed)
            if self.state[index] < 0:
                self.state[index] += 1

    def next_float(self) -> float:
        self.calls += 1
        mixed = 2091639 * self.state[0] + self.carry * TWO_POW_MINUS_32
        self.carry = int(mixed)
        self.state = self.state[1:] + [mixed - self.carry]
        return self.state[2]

    def next_int(self, bound: int) -> int:
        return math.floor(self.next_float() * bound)


def alea_deal(seed: int) -> tuple[list[str], int]:
    """The Cards deck of a seed, column by column, and how many random numbers it took."""
    random = Alea(str(seed))  # CD-09
    left = [rank + suit for suit in "SHCD" for rank in RANKS]  # CD-10: suit by suit
    columns: list[list[str]] = [[] for _ in range(8)]
    while left:
        pile = random.next_int(8)
        if len(columns[pile]) < pile + 3:  # C-016: a full pile uses up one number only
            columns[pile].append(left.pop(random.next_int(len(left))))
    return sum(columns, []), random.calls


def alea_deck(seed: int) -> list[str]:
    return alea_deal(seed)[0]

"""The table of BluffBuddy: what lies where, who acts, which sources show a rank, when slots seal.

Seats are counted from 0 here and from 1 in every text; the top of a pile is its last card (BD-29)."""

from dataclasses import dataclass, replace
from typing import NamedTuple

Cards = tuple[str, ...]

SEATS = range(4)
CENTRE = [f"c{number + 1}" for number in SEATS]
SLOTS = [f"s{seat + 1}" for seat in SEATS]
POINTS = {"3": 30, "J": 20, "Q": 15, "A": 11, "K": 10, "T": 10,
          "9": 9, "8": 8, "7": 7, "6": 6, "5": 5, "4": 4, "2": 2}  # B-045


class Begun(NamedTuple):
    """A play of which something is still to be chosen (BD-02)."""

    card: str
    source: str             # "" while it is open
    recipient: int | None   # None while it is open


def in_turn(first: int) -> list[int]:
    """The seats in the direction of play: decreasing index (B-061, BT-03)."""
    return [(first - step) % 4 for step in SEATS]


def top_group(cards: Cards) -> Cards:
    """The equal ranks at the top (B-030, B-031, B-051)."""
    start = len(cards)
    while start and cards[start - 1][0] == cards[-1][0]:
        start -= 1
    return cards[start:]


@dataclass(slots=True)
class Table:
    options: dict[str, str]
    deck: Cards           # dealt from its last card
    pool: Cards
    centre: list[Cards]   # one card each, or none: never refilled (B-080)
    slots: list[Cards]
    sealed: list[int]     # how many cards a slot had when it was sealed, 0 for an open slot
    hands: list[Cards]
    begun: Begun | None = None

    def copy(self) -> "Table":
        return replace(self, centre=self.centre[:], slots=self.slots[:],
                       sealed=self.sealed[:], hands=self.hands[:])

    def starter(self) -> int:
        return int(self.options["starter"]) - 1

    def over(self) -> bool:
        return not self.deck and not any(self.hands)  # B-015

    def to_act(self) -> int:
        """From the starter on the first whose hand is as large as the largest (BD-21)."""
        largest = max(map(len, self.hands))
        return next(seat for seat in in_turn(self.starter()) if len(self.hands[seat]) == largest)

    def pile(self, source: str) -> Cards:
        if source == "pool":
            return self.pool
        piles = self.centre if source[0] == "c" else self.slots
        return piles[int(source[1]) - 1]

    def apparent(self, card: str) -> list[str]:
        """The sources that show the rank of a card, by priority (B-027), sealed or not (BD-16)."""
        names = CENTRE + ["pool"] + [SLOTS[seat] for seat in in_turn(self.to_act())]
        return [name for name in names if self.pile(name) and self.pile(name)[-1][0] == card[0]]

    def open_part(self, seat: int) -> Cards:
        """The cards of a slot that no seal locks (BD-09)."""
        if self.sealed[seat] and self.options["seals"] == "slot":
            return ()
        return self.slots[seat][self.sealed[seat]:]

    def take(self, source: str) -> Cards:
        """Take the group that a play matches there; of a locked slot nothing (B-029 to B-032, B-044)."""
        at = int(source[1]) - 1 if source != "pool" else 0
        if source == "pool":
            group = top_group(self.pool)
            self.pool = self.pool[:len(self.pool) - len(group)]
        elif source in CENTRE:
            group, self.centre[at] = self.centre[at], ()
        else:
            group = top_group(self.open_part(at))
            self.slots[at] = self.slots[at][:len(self.slots[at]) - len(group)]
        return group

    def accessible(self, rank: str) -> int:
        """How many cards of a rank can still come into play (BD-07, BD-08)."""
        piles = [self.deck, *self.hands, *self.centre, top_group(self.pool)]
        piles += [top_group(self.open_part(seat)) for seat in SEATS]
        return sum(card[0] == rank for pile in piles for card in pile)

    def check_seals(self) -> None:
        """Seal what nothing can match any more, until nothing changes (B-038, B-039, BD-10)."""
        before: list[int] = []
        while before != self.sealed:
            before = self.sealed[:]
            for seat in SEATS:
                group = top_group(self.open_part(seat))
                if group and len(group) >= self.accessible(group[0][0]):
                    self.sealed[seat] = len(self.slots[seat])

    def deal_hands(self) -> None:
        """Up to four cards at a time to each seat, the starter first (BD-23)."""
        count = min(4, len(self.deck) // 4)
        for seat in in_turn(self.starter()):
            left = len(self.deck) - count
            self.hands[seat], self.deck = self.deck[left:][::-1], self.deck[:left]

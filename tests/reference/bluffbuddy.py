"""The rules of BluffBuddy: deal, legal moves, playing a move, scores."""

import re

import position
from bluffbuddy_table import POINTS, SEATS, SLOTS, Begun, Cards, Table
from bluffbuddy_text import table_of, text_of, view_of
from pack import checked_deck

DISCARD = "-"
PLAY = re.compile(r"([A2-9TJQK][CDHS])(?: (-)| (c[1-4]|pool|s[1-4])(?: >([1-4]))?| >([1-4]))?")


class State:
    """One position. Moves are those of the seat to act, and `timeout` of the table."""

    __slots__ = ("table",)

    def __init__(self, table: Table):
        self.table = table

    @staticmethod
    def deal(options: dict[str, str], deck: list[str]) -> "State":
        """BT-01: from the end of the deck the centre left to right, then the hands."""
        chosen = position.full_options("bluffbuddy", options)
        if chosen["starter"] == "drawn":
            chosen["starter"] = "1"  # the lot is drawn outside the rules
        cards = tuple(checked_deck(deck))
        centre: list[Cards] = [(card,) for card in cards[:47:-1]]
        table = Table(chosen, cards[:48], (), centre, [()] * 4, [0] * 4, [()] * 4)
        table.deal_hands()
        return State(table)

    @staticmethod
    def read(text: str) -> "State":
        """The state that a position text describes; seals are as written, not computed."""
        return State(table_of(text))

    def text(self) -> str:
        return text_of(self.table)

    def view(self, seat: int | None) -> str:
        return view_of(self.table, seat)

    def over(self) -> bool:
        return self.table.over()

    def to_act(self) -> int:
        return self.table.to_act()

    def scores(self) -> list[int]:
        return [sum(POINTS[card[0]] for card in slot) for slot in self.table.slots]  # B-046

    def places(self) -> list[int]:
        """B-047: the lowest score is first, equal scores share the better place."""
        scores = self.scores()
        return [1 + sum(other < score for other in scores) for score in scores]

    def legal_moves(self) -> list[str]:
        begun = self.table.begun
        moves = []
        for card in self.table.hands[self.to_act()]:
            if begun and begun.card != card:
                continue  # BD-02
            apparent = self.table.apparent(card)
            if not (apparent and self._forced()):
                moves.append(f"{card} {DISCARD}")  # BD-04
            for source in apparent:
                if not begun or begun.source in ("", source):
                    moves += [f"{card} {source} >{seat + 1}" for seat in SEATS
                              if not begun or begun.recipient in (None, seat)]
        return moves

    def _forced(self) -> bool:
        return self.table.options["matching"] == "forced"

    def play(self, move: str) -> "State":
        """The position after an accepted move, listed or not; ValueError for every other."""
        new = State(self.table.copy())
        found = PLAY.fullmatch(move)
        if move == "timeout" and new.table.hands[new.to_act()]:
            new._time_out()
        elif found:
            seat = found[4] or found[5]
            new._answer(found[1], found[2] or found[3] or "", int(seat) - 1 if seat else None)
        else:
            raise ValueError(f"{move}: no move here")
        return new

    def _answer(self, card: str, source: str, recipient: int | None) -> None:
        """A play with what it names: carried out, begun (BD-02) or refused."""
        table = self.table
        if card not in table.hands[self.to_act()]:
            raise ValueError(f"{card} is not in the hand")  # B-004
        if source not in ("", DISCARD) and not table.pile(source):
            raise ValueError(f"{source} is empty")  # BD-18
        apparent = table.apparent(card)
        if table.begun:
            source, recipient = _joined(table.begun, card, source, recipient)
            if source not in ("", DISCARD, *apparent):
                raise ValueError(f"{source} was not offered")
        if not source and len(apparent) < 2:  # BD-16; B-054: without any to the pool
            source = apparent[0] if apparent else DISCARD
        if source and source not in apparent:
            if apparent and self._forced():  # BD-04
                raise ValueError(f"{card} must be matched")
            self._carry_out(card, DISCARD, 0)  # BD-18: a claim ends like a discard
        elif source and recipient is not None:
            self._carry_out(card, source, recipient)
        elif table.begun:
            raise ValueError("source or recipient is still missing")
        else:
            table.begun = Begun(card, source, recipient)

    def _carry_out(self, card: str, source: str, recipient: int) -> None:
        table, seat = self.table, self.to_act()
        table.hands[seat] = tuple(held for held in table.hands[seat] if held != card)
        table.begun = None
        group = () if source == DISCARD else table.take(source)
        if group:
            table.slots[recipient] += group + (card,)  # BD-01, BD-29
        else:
            table.pool += (card,)  # B-052: also after a play on a sealed slot
        table.check_seals()
        if not any(table.hands):
            table.deal_hands()

    def _time_out(self) -> None:
        table, seat = self.table, self.to_act()
        if table.begun:  # BD-03
            card, source, recipient = table.begun
            source = source or next(iter(table.apparent(card)), DISCARD)
            if recipient is None:
                owner = SLOTS.index(source) if source in SLOTS else seat
                recipient = owner if owner != seat else (seat - 1) % 4
            self._carry_out(card, source, recipient)
        elif table.options["timeout"] == "random":
            raise NotImplementedError("random bytes are no part of the reference")
        else:  # BD-25: never matches, not even with forced matching
            hand = table.hands[seat]
            lowest = min(hand, key=lambda card: POINTS[card[0]])
            self._carry_out(hand[0] if table.options["timeout"] == "first" else lowest, DISCARD, 0)


def _joined(begun: Begun, card: str, source: str, recipient: int | None) -> tuple[str, int | None]:
    """Source and recipient of the two moves together, which must not contradict each other."""
    if card != begun.card:
        raise ValueError(f"{begun.card} is being played")
    if source == DISCARD:
        return source, None  # moves.md, small print: discarding stays possible
    whole = Begun(card, source or begun.source, begun.recipient if recipient is None else recipient)
    if begun.source not in ("", whole.source) or begun.recipient not in (None, whole.recipient):
        raise ValueError("something else was named before")
    return whole.source, whole.recipient

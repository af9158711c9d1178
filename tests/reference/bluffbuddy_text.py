"""Position texts of BluffBuddy: reading, writing, and what one seat may see of a position."""

import re

import position
from bluffbuddy_table import CENTRE, SEATS, SLOTS, Begun, Cards, Table, in_turn, top_group
from pack import ALL

HANDS = [f"h{seat + 1}" for seat in SEATS]
NAMES = ["deck", "pool", *CENTRE, *SLOTS, *HANDS]
HIDDEN = ("??",)
BEGUN = re.compile(r"(\w\w)(?:-(c[1-4]|pool|s[1-4])|>([1-4]))?")
SEALED = re.compile(r"sealed([1-9]\d*)")

Written = tuple[str, str, Cards]  # name, mark, cards


def table_of(text: str) -> Table:
    """The table that a position text describes; ValueError for what docs/position-format.md refuses."""
    head, *parts = text.split("|")
    game, *words = head.split()
    options = position.full_options("bluffbuddy", position.parse_options(words))
    if game != "bluffbuddy" or options["starter"] == "drawn":
        raise ValueError("not a position of bluffbuddy that names its starter")
    marks, piles = _piles(parts)
    table = Table(options, piles["deck"], piles["pool"], [piles[name] for name in CENTRE],
                  [piles[name] for name in SLOTS], [0] * 4, [piles[name] for name in HANDS])
    _check_numbers(table)
    for name, mark in marks.items():
        seat = int(name[1]) - 1 if name[1].isdigit() else 0
        if name in SLOTS:
            table.sealed[seat] = _seal(mark, table.slots[seat])
        elif name == HANDS[table.to_act()]:
            table.begun = _begun(mark, table, seat)
        else:
            raise ValueError(f"{name} can have no mark")
    return table


def _piles(parts: list[str]) -> tuple[dict[str, str], dict[str, Cards]]:
    marks, piles = {}, {}
    for part in parts:
        label, colon, cards = part.partition(":")
        name, equals, mark = label.strip().partition("=")
        if not colon or name not in NAMES or name in piles:
            raise ValueError(f"no pile, or named twice: {part}")
        piles[name] = tuple(cards.upper().split())
        if equals:
            marks[name] = mark
    every = [card for cards in piles.values() for card in cards]
    if not ALL.issuperset(every) or len(every) != len(set(every)):
        raise ValueError("an unknown card, or a card in two places")
    return marks, {name: piles.get(name, ()) for name in NAMES}


def _check_numbers(table: Table) -> None:
    sizes = [len(table.hands[seat]) for seat in in_turn(table.starter())]
    if sizes != sorted(sizes) or sizes[3] - sizes[0] > 1 or sizes[3] > 4:
        raise ValueError("hands that cannot come about by taking turns")
    if len(table.deck) % 4 or len(table.deck) > 32 or max(map(len, table.centre)) > 1:
        raise ValueError("a deck or a centre slot with a wrong number of cards")


def _seal(mark: str, slot: Cards) -> int:
    found = SEALED.fullmatch(mark)
    if not found or int(found[1]) > len(slot):
        raise ValueError(f"no seal of this slot: {mark}")
    return int(found[1])


def _begun(mark: str, table: Table, seat: int) -> Begun:
    found = BEGUN.fullmatch(mark)
    card = mark[:2].upper()
    if not found or card not in table.hands[seat] or (found[2] and found[2] not in table.apparent(card)):
        raise ValueError(f"no begun play of this hand: {mark}")
    return Begun(card, found[2] or "", int(found[3]) - 1 if found[3] else None)


def text_of(table: Table) -> str:
    piles = [("deck", "", table.deck), ("pool", "", table.pool), *_centre(table)]
    piles += [(SLOTS[seat], _seal_mark(table, seat), table.slots[seat]) for seat in SEATS]
    piles += [(HANDS[seat], _begun_mark(table, seat), table.hands[seat]) for seat in SEATS]
    return _line(table, piles)


def view_of(table: Table, viewer: int | None) -> str:
    """What a seat sees, or a spectator (None): B-049 to B-051, BD-15, BD-36, BT-30 to BT-32."""
    if viewer is not None and viewer not in SEATS:
        raise ValueError(f"no seat {viewer}")
    if table.over():
        return text_of(table)
    covered = HIDDEN * (len(table.pool) - 1) if table.options["pool_count"] == "on" else ()
    piles = [("pool", "", covered + table.pool[-1:]), *_centre(table)]
    for seat in SEATS:
        group = top_group(table.slots[seat])
        mark = _seal_mark(table, seat) if table.options["show_seals"] == "on" else ""
        piles.append((SLOTS[seat], mark, HIDDEN * (len(table.slots[seat]) - len(group)) + group))
    for seat in SEATS:
        hand = table.hands[seat]
        own = seat == viewer
        piles.append((HANDS[seat], _begun_mark(table, seat) if own else "", hand if own else HIDDEN * len(hand)))
    return _line(table, piles)


def _centre(table: Table) -> list[Written]:
    return [(name, "", table.pile(name)) for name in CENTRE]


def _seal_mark(table: Table, seat: int) -> str:
    return f"=sealed{table.sealed[seat]}" if table.sealed[seat] else ""


def _begun_mark(table: Table, seat: int) -> str:
    if table.begun is None or seat != table.to_act():
        return ""
    card, source, recipient = table.begun
    return f"={card}" + (f"-{source}" if source else "") + ("" if recipient is None else f">{recipient + 1}")


def _line(table: Table, piles: list[Written]) -> str:
    head = position.write("bluffbuddy", table.options, [])
    return " | ".join([head] + [f"{name}{mark}: {' '.join(cards)}" for name, mark, cards in piles if cards])

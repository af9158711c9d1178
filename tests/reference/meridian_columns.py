"""The columns of Meridian: runs that go up or down, what a column takes, the type of a column."""

from pack import CARDS, FITS_ON
from table import Column

# The direction in which a card continues another in a column: 1 up, -1 down; pairs that do not
# alternate or are not neighbours have none (M-011).
STEP = {(card, lower): -1 for card in CARDS for lower in FITS_ON[card]}
STEP.update({(lower, card): 1 for card in CARDS for lower in FITS_ON[card]})
NEIGHBOURS = {card: frozenset(upper for lower, upper in STEP if lower == card) for card in CARDS}

DIRECTIONS = {"ace": 1, "king": -1}  # M-048, M-049
ENDS = {"ace": "A23456", "king": "KQJT987"}  # MD-06


def type_by_base(cards: Column) -> str:
    """The type that a base gives (M-043 to M-045); "" is untyped, and that of an empty column."""
    return {"A": "ace", "K": "king"}.get(cards[0][0], "") if cards else ""


def steps_of(cards: Column) -> list[int]:
    """The directions from card to card; 0 where one does not continue the other."""
    return [STEP.get(pair, 0) for pair in zip(cards, cards[1:])]


def runs_of(column: Column, down: int) -> list[Column]:
    """What can be lifted: face-up cards at the top that alternate in one direction (M-039, MD-12)."""
    runs = [column[-1:]]
    direction = STEP.get(column[-2:], 0)
    for start in range(len(column) - 2, down - 1, -1):
        if not direction or STEP.get(column[start:start + 2], 0) != direction:
            break
        runs.append(column[start:])
    return runs


def takes(options: dict[str, str], column: Column, down: int, kind: str, run: Column) -> bool:
    """Whether a column of that type takes a card or run (MD-10)."""
    if not column:
        kind = type_by_base(run)
        if not kind:
            return options["empty"] == "any"  # MD-03
        return within_ends(options, kind, run)  # MD-36
    join = STEP.get((column[-1], run[0]), 0)
    if not join:
        return False
    if kind:  # M-056, M-057
        directions = {join, *steps_of(run)}
        return directions == {DIRECTIONS[kind]} and within_ends(options, kind, run)
    if options["lock"] == "off":
        return True  # MD-38: only the first moving card is tested
    # MD-05: two neighbours on top, both face up, say the direction; MD-13: so does the run.
    tail = steps_of(column[max(down, len(column) - 2):])
    return {join, *tail, *steps_of(run)} <= {join, 0}


def within_ends(options: dict[str, str], kind: str, run: Column) -> bool:
    return options["ends"] == "open" or all(card[0] in ENDS[kind] for card in run)

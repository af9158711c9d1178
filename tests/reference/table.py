"""Columns of cards: runs, which lengths fit where, how such moves are written, taking cards off.

A column is a tuple of cards, deepest first; beside it stands the number of its face-down cards."""

from pack import FITS_ON

Column = tuple[str, ...]


def run_length(column: Column, down: int) -> int:
    """How many cards the ordered face-up run at the top has (K-005, F-010, C-019 to C-022)."""
    if not column:
        return 0
    start = len(column) - 1
    while start > down and column[start] in FITS_ON[column[start - 1]]:
        start -= 1
    return len(column) - start


def fitting_lengths(column: Column, liftable: int, wanted: frozenset[str]) -> list[int]:
    """The numbers of cards, up to liftable, whose deepest card the target wants."""
    if wanted.isdisjoint(column[-liftable:]):  # the usual case, only for speed
        return []
    return [count for count in range(1, liftable + 1) if column[-count] in wanted]


def move_names(source: int, target: int, lengths: list[int], to_empty: bool) -> list[str]:
    """The moves from column index to column index in notation (1-based).

    A bare pair means one card to an empty column, else the only length that fits."""
    pair = f"{source + 1}{target + 1}"
    if to_empty:
        return [pair if count == 1 else f"{pair}x{count}" for count in lengths]
    if len(lengths) == 1:
        return [pair]
    return [f"{pair}x{count}" for count in lengths]


def named_length(move: str, lengths: list[int], to_empty: bool) -> int:
    """The number of cards that a move between columns means: move_names read backwards."""
    if "x" in move:
        count = int(move.partition("x")[2])
    elif to_empty:
        count = 1
    elif len(lengths) == 1:
        count = lengths[0]
    else:
        raise ValueError(f"{move}: no length or several lengths fit")
    if count not in lengths:
        raise ValueError(f"{move}: that many cards may not go there")
    return count


def take(columns: list[Column], down: list[int], source: int, count: int) -> Column:
    """Take cards off the top of a column; a face-down card left on top is turned up (K-006, C-018)."""
    column = columns[source]
    columns[source] = column[:-count]
    down[source] = min(down[source], max(len(column) - count - 1, 0))
    return column[-count:]

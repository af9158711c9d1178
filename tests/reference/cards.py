"""The rules of Cards: deal, legal moves, playing a move, position text."""

import position
from pack import BELOW, FITS_ON, KINGS, checked_deck
from table import Column, fitting_lengths, move_names, named_length, run_length, take

COLUMNS = range(8)
SUIT_ORDER = "SHCD"  # C-001, XD-02


class State:
    """One position. Foundations are bound to suits (CD-03)."""

    __slots__ = ("options", "homes", "columns", "down")

    def __init__(self, options: dict[str, str], homes: list[str], columns: list[Column], down: list[int]):
        self.options = options
        self.homes = homes  # tops in the order of SUIT_ORDER
        self.columns = columns
        self.down = down

    @staticmethod
    def deal(options: dict[str, str], deck: list[str]) -> "State":
        """C-005: columns of 3 to 10 cards; CD-01: which of them lie face down."""
        chosen = position.full_options("cards", options)
        cards = iter(checked_deck(deck))
        columns = [tuple(next(cards) for _ in range(index + 3)) for index in COLUMNS]
        if chosen["hidden"] == "formula":
            down = list(COLUMNS)  # C-017: all but the last three
        else:
            down = [min(3, len(column) - 1) for column in columns]  # CD-11: the top is turned up
        return State(chosen, [""] * 4, columns, down)

    @staticmethod
    def read(text: str) -> "State":
        """The state that a position text describes."""
        _, options, piles = position.read(text)
        homes = [position.top_of(piles, "f" + suit.lower()) for suit in SUIT_ORDER]
        return State(options, homes, *position.columns_of(piles, 8))

    def text(self) -> str:
        piles = [("f" + suit.lower(), 0, (top,) if top else ())
                 for suit, top in zip(SUIT_ORDER, self.homes)]
        piles += [(f"t{index + 1}", self.down[index], self.columns[index]) for index in COLUMNS]
        return position.write("cards", self.options, piles)

    def won(self) -> bool:
        return KINGS.issubset(self.homes)  # C-052, CD-16

    def legal_moves(self) -> list[str]:
        if self.won():
            return []
        moves = []
        wanted = [self._wanted(index) for index in COLUMNS]
        for top in filter(None, self.homes):  # C-030, CD-13
            name = "h" + top[1].lower()
            moves += [f"{name}{index + 1}" for index in COLUMNS if top in wanted[index]]
        for source, column in enumerate(self.columns):
            if not column:
                continue
            card = column[-1]
            if BELOW[card] == self.homes[SUIT_ORDER.index(card[1])]:  # C-026 to C-029
                moves.append(f"{source + 1}h")
            liftable = self._liftable(source)
            for target in COLUMNS:
                if target != source:  # CD-17
                    lengths = fitting_lengths(column, liftable, wanted[target])
                    if lengths:
                        moves += move_names(source, target, lengths, not self.columns[target])
        return moves

    def _wanted(self, index: int) -> frozenset[str]:
        """The cards that a column takes (C-023, C-024)."""
        column = self.columns[index]
        return FITS_ON[column[-1]] if column else KINGS

    def _liftable(self, index: int) -> int:
        """How many cards at most may be lifted from a column (CD-02)."""
        if self.options["stacks"] == "free":
            return len(self.columns[index]) - self.down[index]
        return run_length(self.columns[index], self.down[index])

    def play(self, move: str) -> "State":
        """The position after a legal move."""
        new = State(self.options, self.homes[:], self.columns[:], self.down[:])
        target = move[2] if move[0] == "h" else move[1]
        cards = new._lift(move, target)
        if target == "h":
            new.homes[SUIT_ORDER.index(cards[0][1])] = cards[0]
        else:
            new.columns[int(target) - 1] += cards
        return new

    def _lift(self, move: str, target: str) -> Column:
        """Take the cards of a move from where they lie."""
        if move[0] == "h":
            slot = SUIT_ORDER.index(move[1].upper())
            card = self.homes[slot]
            self.homes[slot] = BELOW[card]
            return (card,)
        source, count = int(move[0]) - 1, 1
        if target != "h":
            index = int(target) - 1
            lengths = fitting_lengths(self.columns[source], self._liftable(source), self._wanted(index))
            count = named_length(move, lengths, not self.columns[index])
        return take(self.columns, self.down, source, count)

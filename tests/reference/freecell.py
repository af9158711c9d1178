"""The rules of FreeCell: deal, legal moves, playing a move, position text."""

import position
from pack import ALL, BELOW, FITS_ON, KINGS, SUITS, checked_deck
from table import Column, fitting_lengths, move_names, named_length, run_length, take

COLUMNS = range(8)
CELLS = "abcd"


class State:
    """One position. A cell holds a card or ""; foundations are bound to suits (FD-12)."""

    __slots__ = ("takeback", "cells", "homes", "columns")

    def __init__(self, takeback: str, cells: list[str], homes: list[str], columns: list[Column]):
        self.takeback = takeback
        self.cells = cells
        self.homes = homes  # tops in the order of SUITS
        self.columns = columns

    @staticmethod
    def deal(options: dict[str, str], deck: list[str]) -> "State":
        """F-029: all cards face up, columns of 7,7,7,7,6,6,6,6."""
        chosen = position.full_options("freecell", options)
        cards = iter(checked_deck(deck))
        columns = [tuple(next(cards) for _ in range(7 if index < 4 else 6)) for index in COLUMNS]
        return State(chosen["takeback"], [""] * 4, [""] * 4, columns)

    @staticmethod
    def read(text: str) -> "State":
        """The state that a position text describes."""
        _, options, piles = position.read(text)
        cells = [position.top_of(piles, name) for name in CELLS]
        homes = [position.top_of(piles, "f" + suit.lower()) for suit in SUITS]
        return State(options["takeback"], cells, homes, position.columns_of(piles, 8)[0])

    def text(self) -> str:
        names = list(CELLS) + ["f" + suit.lower() for suit in SUITS]
        singles = zip(names, self.cells + self.homes)
        piles = [(name, 0, (card,) if card else ()) for name, card in singles]
        piles += [(f"t{index + 1}", 0, self.columns[index]) for index in COLUMNS]
        return position.write("freecell", {"takeback": self.takeback}, piles)

    def won(self) -> bool:
        return KINGS.issubset(self.homes)  # F-028

    def legal_moves(self) -> list[str]:
        if self.won():
            return []
        moves = []
        wanted = [self._wanted(index) for index in COLUMNS]
        for name, card in zip(CELLS, self.cells):
            if card:  # F-030; cell to cell is accepted, but not listed
                moves += self._home_move(name, card) + self._column_moves(name, card, wanted)
        if self.takeback == "on":  # FD-13
            for top in filter(None, self.homes):
                moves += self._column_moves("h" + top[1].lower(), top, wanted)
        limits = [self._limit(index) for index in COLUMNS]
        for source, column in enumerate(self.columns):
            if not column:
                continue
            moves += self._home_move(str(source + 1), column[-1])
            if "" in self.cells:  # F-008; empty cells are alike, so only the first is listed
                moves.append(f"{source + 1}{CELLS[self.cells.index('')]}")
            run = run_length(column, 0)
            for target in COLUMNS:
                if target != source:  # FD-20; F-014, FD-19: any part of the run within the limit
                    lengths = fitting_lengths(column, min(run, limits[target]), wanted[target])
                    if lengths:
                        moves += move_names(source, target, lengths, not self.columns[target])
        return moves

    def _home_move(self, name: str, card: str) -> list[str]:
        return [name + "h"] if BELOW[card] == self.homes[SUITS.index(card[1])] else []  # F-005, F-006

    def _column_moves(self, name: str, card: str, wanted: list[frozenset[str]]) -> list[str]:
        return [f"{name}{index + 1}" for index in COLUMNS if card in wanted[index]]

    def _wanted(self, index: int) -> frozenset[str]:
        """The cards that a column takes: any when it is empty (F-001, F-002, F-004)."""
        column = self.columns[index]
        return FITS_ON[column[-1]] if column else ALL

    def _limit(self, target: int) -> int:
        """The greatest number of cards to move at once (F-011); an empty target is no store (FD-08)."""
        empty = self.columns.count(())
        if not self.columns[target]:
            empty -= 1
        return (self.cells.count("") + 1) * 2 ** empty

    def play(self, move: str) -> "State":
        """The position after a legal move; any empty cell may be named."""
        new = State(self.takeback, self.cells[:], self.homes[:], self.columns[:])
        target = move[2] if move[0] == "h" else move[1]
        cards = new._lift(move, target)
        if target == "h":
            new.homes[SUITS.index(cards[0][1])] = cards[0]
        elif target in CELLS:
            new.cells[CELLS.index(target)] = cards[0]
        else:
            new.columns[int(target) - 1] += cards
        return new

    def _lift(self, move: str, target: str) -> Column:
        """Take the cards of a move from where they lie."""
        if move[0] in CELLS:
            cell = CELLS.index(move[0])
            card, self.cells[cell] = self.cells[cell], ""
            return (card,)
        if move[0] == "h":
            slot = SUITS.index(move[1].upper())
            card = self.homes[slot]
            self.homes[slot] = BELOW[card]
            return (card,)
        source, count = int(move[0]) - 1, 1
        if target.isdigit():
            index = int(target) - 1
            liftable = min(run_length(self.columns[source], 0), self._limit(index))
            lengths = fitting_lengths(self.columns[source], liftable, self._wanted(index))
            count = named_length(move, lengths, not self.columns[index])
        return take(self.columns, [0] * len(COLUMNS), source, count)

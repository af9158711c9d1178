"""The rules of Klondike: deal, legal moves, playing a move, position text."""

import position
from pack import BELOW, FITS_ON, KINGS, checked_deck
from table import Column, fitting_lengths, move_names, named_length, run_length, take

COLUMNS = range(7)  # K-001


class State:
    """One position. The tops of the four foundations stand for the foundations."""

    __slots__ = ("draw", "passes", "stock", "waste", "homes", "columns", "down")

    def __init__(self, draw: int, passes: str, stock: Column, waste: Column,
                 homes: list[str], columns: list[Column], down: list[int]):
        self.draw = draw
        self.passes = passes  # passes still to come with the current one, or "unlimited"
        self.stock = stock    # its last card is drawn next
        self.waste = waste
        self.homes = homes    # slots f1..f4, not bound to suits: KD-09
        self.columns = columns
        self.down = down

    @staticmethod
    def deal(options: dict[str, str], deck: list[str]) -> "State":
        """KD-06: column i gets i cards, only the top face up; the other 24 are the stock."""
        chosen = position.full_options("klondike", options)
        cards = iter(checked_deck(deck))
        columns = [tuple(next(cards) for _ in range(index + 1)) for index in COLUMNS]
        stock = tuple(cards)[::-1]  # the deck names the stock in the order drawn
        return State(int(chosen["draw"]), chosen["passes"], stock, (), [""] * 4, columns, list(COLUMNS))

    @staticmethod
    def read(text: str) -> "State":
        """The state that a position text describes."""
        _, options, piles = position.read(text)
        stock, waste = (piles.get(name, ("", 0, ()))[2] for name in ("stock", "waste"))
        homes = [position.top_of(piles, f"f{slot}") for slot in range(1, 5)]
        return State(int(options["draw"]), options["passes"], stock, waste, homes,
                     *position.columns_of(piles, 7))

    def text(self) -> str:
        options = {"draw": str(self.draw), "passes": self.passes}
        piles = [("stock", 0, self.stock), ("waste", 0, self.waste)]
        piles += [(f"f{slot + 1}", 0, (top,) if top else ()) for slot, top in enumerate(self.homes)]
        piles += [(f"t{index + 1}", self.down[index], self.columns[index]) for index in COLUMNS]
        return position.write("klondike", options, piles)

    def won(self) -> bool:
        return KINGS.issubset(self.homes)  # K-012: a King on top means 13 cards

    def legal_moves(self) -> list[str]:
        if self.won():
            return []  # KD-17
        moves = []
        # K-014, K-017; KD-19: nothing happens without stock and waste; the last pass is not recycled.
        if self.stock or (self.waste and self.passes != "1"):
            moves.append("s")
        wanted = [self._wanted(index) for index in COLUMNS]
        if self.waste:  # K-019
            card = self.waste[-1]
            moves += ["wh"] if BELOW[card] in self.homes else []
            moves += [f"w{index + 1}" for index in COLUMNS if card in wanted[index]]
        for top in self.homes:
            if top:  # K-039; KD-10: never to another foundation
                name = "h" + top[1].lower()
                moves += [f"{name}{index + 1}" for index in COLUMNS if top in wanted[index]]
        for source, column in enumerate(self.columns):
            if not column:
                continue
            if BELOW[column[-1]] in self.homes:  # K-009 to K-011
                moves.append(f"{source + 1}h")
            run = run_length(column, self.down[source])
            for target in COLUMNS:
                if target != source:
                    lengths = fitting_lengths(column, run, wanted[target])
                    if lengths:
                        moves += move_names(source, target, lengths, not self.columns[target])
        return moves

    def _wanted(self, index: int) -> frozenset[str]:
        """The cards that a column takes (K-002 to K-004)."""
        column = self.columns[index]
        return FITS_ON[column[-1]] if column else KINGS

    def play(self, move: str) -> "State":
        """The position after a legal move."""
        new = State(self.draw, self.passes, self.stock, self.waste,
                    self.homes[:], self.columns[:], self.down[:])
        if move == "s":
            new._turn_stock()
            return new
        target = move[2] if move[0] == "h" else move[1]
        cards = new._lift(move, target)
        if target == "h":
            # KD-09: the slot under the card; for an Ace that is the first empty one.
            new.homes[new.homes.index(BELOW[cards[0]])] = cards[0]
        else:
            new.columns[int(target) - 1] += cards
        return new

    def _lift(self, move: str, target: str) -> Column:
        """Take the cards of a move from where they lie."""
        if move[0] == "w":
            card = self.waste[-1]
            self.waste = self.waste[:-1]
            return (card,)
        if move[0] == "h":
            slot = [top[-1:].lower() for top in self.homes].index(move[1])
            card = self.homes[slot]
            self.homes[slot] = BELOW[card]
            return (card,)
        source, count = int(move[0]) - 1, 1
        if target != "h":
            run = run_length(self.columns[source], self.down[source])
            index = int(target) - 1
            lengths = fitting_lengths(self.columns[source], run, self._wanted(index))
            count = named_length(move, lengths, not self.columns[index])
        return take(self.columns, self.down, source, count)

    def _turn_stock(self) -> None:
        if self.stock:  # K-014, K-015: the last card drawn is the waste top
            self.waste += self.stock[::-1][:self.draw]
            self.stock = self.stock[:-self.draw]
        else:  # K-017; KD-11: the next pass comes in the same order
            self.stock, self.waste = self.waste[::-1], ()
            if self.passes != "unlimited":
                self.passes = str(int(self.passes) - 1)

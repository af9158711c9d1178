"""The rules of Meridian: deal, legal moves, playing a move, position text."""

import position
from meridian_columns import NEIGHBOURS, runs_of, takes, type_by_base
from pack import ALL, BELOW, CARDS, checked_deck
from table import Column, move_names, named_length, take

COLUMNS = range(7)
POCKETS = "pq"
SUIT_ORDER = "HDCS"  # M-004, XD-02

# The foundation of each card, and the card on which it goes there: 7 to K up, 6 to A down (M-051, M-052).
HOME = {card: ("d" if card[0] in "A23456" else "u") + card[1].lower() for card in CARDS}
UNDER = {card: "" if card[0] == "7" else BELOW[card] for card in CARDS if HOME[card][0] == "u"}
UNDER.update({BELOW[card]: "" if card[0] == "7" else card for card in CARDS if card[0] in "234567"})
HOMES = [way + suit.lower() for way in "ud" for suit in SUIT_ORDER]


class State:
    """One position. The tops of the foundations stand for the foundations, by name; "" is no card."""

    __slots__ = ("options", "stock", "waste", "pockets", "homes", "columns", "down", "kinds")

    def __init__(self, options: dict[str, str], stock: Column, waste: Column, pockets: list[str],
                 homes: dict[str, str], columns: list[Column], down: list[int], kinds: list[str]):
        self.options = options  # passes: those still to come with the current one, or "unlimited"
        self.stock = stock      # its last card is drawn next
        self.waste = waste
        self.pockets = pockets
        self.homes = homes
        self.columns = columns
        self.down = down
        self.kinds = kinds      # "ace", "king", or "" for untyped: history, not seen in the cards (MD-37)

    @staticmethod
    def deal(options: dict[str, str], deck: list[str]) -> "State":
        """M-024, M-032 to M-034: column i gets i cards; M-040: only the first has a type at once."""
        chosen = position.full_options("meridian", options)
        cards = iter(checked_deck(deck))
        columns = [tuple(next(cards) for _ in range(index + 1)) for index in COLUMNS]
        stock = tuple(cards)[::-1]  # the deck names the stock in the order drawn
        hidden = chosen["mode"] in ("traditional", "expert")  # MD-01, MD-02
        down = list(COLUMNS) if hidden else [0] * 7
        pockets = [""] * (2 if chosen["mode"] == "double_pocket" else 1)  # M-059
        return State(chosen, stock, (), pockets, dict.fromkeys(HOMES, ""), columns, down,
                     [type_by_base(columns[0])] + [""] * 6)

    @staticmethod
    def read(text: str) -> "State":
        """The state that a position text describes."""
        _, options, piles = position.read(text)
        stock, waste = (piles.get(name, ("", 0, ()))[2] for name in ("stock", "waste"))
        pockets = [position.top_of(piles, name) for name in POCKETS]
        homes = {name: position.top_of(piles, name) for name in HOMES}
        kinds = [position.mark_of(piles, f"t{index + 1}") for index in COLUMNS]
        return State(options, stock, waste, pockets if options["mode"] == "double_pocket" else pockets[:1],
                     homes, *position.columns_of(piles, 7), kinds)

    def text(self) -> str:
        piles = [("stock", 0, self.stock), ("waste", 0, self.waste)]
        singles = [*zip(POCKETS, self.pockets), *self.homes.items()]
        piles += [(name, 0, (card,) if card else ()) for name, card in singles]
        for index, kind in enumerate(self.kinds):
            name = f"t{index + 1}={kind}" if kind else f"t{index + 1}"
            piles.append((name, self.down[index], self.columns[index]))
        return position.write("meridian", self.options, piles)

    def won(self) -> bool:
        return all(top and top[0] in "AK" for top in self.homes.values())  # M-053

    def legal_moves(self) -> list[str]:
        if self.won():
            return []
        moves = []
        # M-063; MD-39: also when the only card is drawn again; the last pass is not recycled.
        if self.stock or (self.waste and self.options["passes"] != "1"):
            moves.append("s")
        pocket = POCKETS[self.pockets.index("")] if "" in self.pockets else ""  # only the first is listed
        if self.waste:  # M-065
            moves += self._single_moves("w", self.waste[-1], pocket)
        for name, card in zip(POCKETS, self.pockets):
            if card:  # M-061: never to the other pocket
                moves += self._single_moves(name, card, "")
        if self.options["takeback"] == "on":  # MD-19
            for name, card in self.homes.items():
                moves += self._column_moves(name, card) if card else []
        near = [NEIGHBOURS[column[-1]] if column else ALL for column in self.columns]
        for source, column in enumerate(self.columns):
            if not column:
                continue
            moves += self._home_and_pocket(str(source + 1), column[-1], pocket)
            runs = runs_of(column, self.down[source])
            heads = [run[0] for run in runs]
            for target in COLUMNS:
                if target != source and not near[target].isdisjoint(heads):  # MD-30; the latter for speed
                    lengths = self._lengths(runs, target)
                    if lengths:
                        moves += move_names(source, target, lengths, not self.columns[target])
        return moves

    def _single_moves(self, name: str, card: str, pocket: str) -> list[str]:
        return self._home_and_pocket(name, card, pocket) + self._column_moves(name, card)

    def _home_and_pocket(self, name: str, card: str, pocket: str) -> list[str]:
        """MD-09: one card goes to a foundation, that of its suit (MD-08), or to a pocket."""
        home = [name + "h"] if self.homes[HOME[card]] == UNDER[card] else []
        return home + ([name + pocket] if pocket else [])

    def _column_moves(self, name: str, card: str) -> list[str]:
        return [f"{name}{index + 1}" for index in COLUMNS if self._takes(index, (card,))]

    def _takes(self, index: int, run: Column) -> bool:
        return takes(self.options, self.columns[index], self.down[index], self.kinds[index], run)

    def _lengths(self, runs: list[Column], target: int) -> list[int]:
        """The lengths of those runs that a column takes."""
        return [len(run) for run in runs if self._takes(target, run)]

    def play(self, move: str) -> "State":
        """The position after a legal move; any empty pocket may be named."""
        new = State(self.options, self.stock, self.waste, self.pockets[:], dict(self.homes),
                    self.columns[:], self.down[:], self.kinds[:])
        if move == "s":
            new._turn_stock()
            return new
        target = move[2] if move[0] in "ud" else move[1]
        cards = new._lift(move, target)
        if target == "h":
            new.homes[HOME[cards[0]]] = cards[0]
        elif target in POCKETS:
            new.pockets[POCKETS.index(target)] = cards[0]
        else:
            index = int(target) - 1
            if not new.columns[index]:
                new.kinds[index] = type_by_base(cards)  # M-041, M-047
            new.columns[index] += cards
        return new

    def _lift(self, move: str, target: str) -> Column:
        """Take the cards of a move from where they lie."""
        if move[0] == "w":
            card = self.waste[-1]
            self.waste = self.waste[:-1]
            return (card,)
        if move[0] in POCKETS:
            pocket = POCKETS.index(move[0])
            card, self.pockets[pocket] = self.pockets[pocket], ""
            return (card,)
        if move[0] in "ud":
            card = self.homes[move[:2]]
            self.homes[move[:2]] = UNDER[card]
            return (card,)
        source, count = int(move[0]) - 1, 1
        if target.isdigit():
            index = int(target) - 1
            runs = runs_of(self.columns[source], self.down[source])
            count = named_length(move, self._lengths(runs, index), not self.columns[index])
        cards = take(self.columns, self.down, source, count)  # M-025
        if len(self.columns[source]) <= 1:  # M-042, M-044; MD-31: it is turned up already
            self.kinds[source] = type_by_base(self.columns[source])
        return cards

    def _turn_stock(self) -> None:
        if not self.stock:  # M-064, MD-14: the next pass comes in the same order
            self.stock, self.waste = self.waste[::-1], ()
            if self.options["passes"] != "unlimited":
                self.options = {**self.options, "passes": str(int(self.options["passes"]) - 1)}
            if self.options["recycle"] == "own":
                return
        self.waste += self.stock[-1:]  # M-062
        self.stock = self.stock[:-1]

# Moves as presses of arrow keys and Enter, found by the labels that are seen above the piles.
import re
import sys

from terminal import ROOT

sys.path.append(str(ROOT / "tests/reference"))

import games  # noqa: E402: the independent rules, to know what a move means where it is played

CELLS = "abcd"
ENOUGH = 13  # times Up: it takes more of a column before it leaves it, and stays where nothing is above


def row_of(line):
    """The labels of a row of piles with the columns of the screen they stand in."""
    return [(found[0], found.start()) for found in re.finditer(r"\S", line)]


def pile_names(row):
    """The labels, with foundations numbered: h1 to h4."""
    homes = iter(range(1, 5))
    return [f"h{next(homes)}" if label == "h" else label for label, _ in row]


class Arrows:
    """Knows where the cursor stands: first in the first column, then where the keys have brought it.

    Above some columns there is a pile; the arrows go up from these only, for what is nearest is plain there."""

    def __init__(self, screen, upper_labels=1, lower_labels=5):
        upper, lower = row_of(screen[upper_labels]), row_of(screen[lower_labels])
        self.upper, self.lower = pile_names(upper), pile_names(lower)
        place = dict(zip(self.upper, (column for _, column in upper)))
        at_place = {column: label for label, column in lower}
        self.below = {name: at_place[place[name]] for name in self.upper}
        self.at = self.lower[0]

    def along(self, row, target):
        """Left or Right, whichever is shorter; the row is a ring."""
        steps = (row.index(target) - row.index(self.at)) % len(row)
        keys = ["Right"] * steps if steps <= len(row) / 2 else ["Left"] * (len(row) - steps)
        self.at = target
        return keys

    def go(self, target):
        """The keys that bring the cursor to a pile."""
        row = self.upper if self.at in self.upper else self.lower
        if target in row:
            return self.along(row, target)
        if row is self.upper:
            self.at = self.below[self.at]
            return ["Down", *self.along(self.lower, target)]
        keys = self.along(self.lower, self.below[target]) + ["Up"] * ENOUGH
        self.at = target
        return keys

    def keys(self, state, move):
        """The keys of a move: go to the source, choose how many, pick up, go to the target, drop."""
        if move == "s":
            return [*self.go("s"), "Enter"]
        source, target, count = re.fullmatch(r"(h[cdhs]|\w)(\w)(?:x(\d+))?", move).groups()
        keys = self.go(source if len(source) == 1 else self.home(state, source[1]))
        if count:
            keys += ["Up"] * (int(count) - 1)
        elif f"{move}x2" in state.legal_moves():  # more cards could go there, and one is meant
            keys += ["Up", "Down"]
        if target == "h":
            return [*keys, "Enter", "Enter"]
        return [*keys, "Enter", *self.go(target), "Enter"]

    def home(self, state, suit):
        """The foundation whose top has this suit."""
        return next(f"h{number}" for number, top in enumerate(state.homes, 1) if top[-1:].lower() == suit)


def presses(screen, words, deck, moves):
    """The keys that play the moves, in a list for each, from the deal of `deck` on that the screen shows."""
    arrows, state = Arrows(screen), games.deal(words, deck)
    found = []
    for move in moves:
        found.append(arrows.keys(state, move))
        state = state.play(move)
    return found

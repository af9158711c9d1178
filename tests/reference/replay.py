"""Check playouts written by the engine, position by position, against this reference.

usage: replay.py FILE      exit 0: all agree, 1: a difference, 2: bad usage"""

import sys
from collections.abc import Iterator

import games


END_OF_FILE = "(end of file)"


class Difference(Exception):
    """The first place where the file and the reference disagree."""


class Playouts:
    """Reads a file line by line and compares as it goes."""

    def __init__(self, lines: list[str]) -> None:
        self.numbered: Iterator[tuple[int, str]] = iter(enumerate(lines, 1))
        self.number = 0
        self.playouts = 0
        self.positions = 0

    def fail(self, theirs: str, ours: str) -> Difference:
        return Difference(f"line {self.number}\n  file:      {theirs}\n  reference: {ours}")

    def next_line(self) -> tuple[str, str]:
        """The first word of the next line and the rest of it."""
        self.number, line = next(self.numbered, (self.number, END_OF_FILE))
        if line == END_OF_FILE:
            return line, ""
        word, _, rest = line.partition(" ")
        return word, rest

    def expect(self, word: str) -> str:
        found, rest = self.next_line()
        if found != word:
            raise self.fail(f"{found} {rest}", f"a line {word!r}")
        return rest

    def check_all(self) -> None:
        word, rest = self.next_line()
        while word != END_OF_FILE:
            if word != "game":
                raise self.fail(f"{word} {rest}", "a line 'game'")
            self.check_playout(rest.split())
            self.playouts += 1
            word, rest = self.next_line()

    def check_playout(self, words: list[str]) -> None:
        deck = self.expect("deck").split()
        try:
            state = games.deal(words, deck)
        except ValueError as error:
            raise self.fail(" ".join(words), str(error)) from error
        while True:
            legal = self.check_position(state)
            word, rest = self.next_line()
            if word == "end":
                result = "over" if games.is_over(state) else "open"
                if rest != result:
                    raise self.fail(f"end {rest}", f"end {result}")
                return
            if word != "play" or rest not in legal:
                raise self.fail(f"{word} {rest}", "play one of: " + " ".join(legal))
            state = state.play(rest)

    def check_position(self, state: games.State) -> list[str]:
        """Compare the lines 'at' and 'legal'; the legal moves, sorted."""
        theirs, ours = self.expect("at"), state.text()
        if theirs != ours:
            raise self.fail(f"at {theirs}", f"at {ours}")
        theirs, legal = self.expect("legal"), sorted(state.legal_moves())
        listed = games.separator(state).join(legal)
        if theirs != listed:
            raise self.fail(f"legal {theirs}", f"legal {listed}\n  at {ours}")
        self.positions += 1
        return legal


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="ascii") as file:
            playouts = Playouts(file.read().splitlines())
    except (OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    try:
        playouts.check_all()
    except Difference as difference:
        print(difference)
        return 1
    if playouts.playouts == 0:  # a writer that failed must not look like agreement
        print("no playouts in the file")
        return 1
    print(f"{playouts.playouts} playouts, {playouts.positions} positions agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# Winning lines: of each game a deal and the moves that win it.
import re

from terminal import ROOT

GOLDEN = ROOT / "tests/data/golden"


def words_of(path):
    return [word for line in path.read_text().splitlines() if not line.startswith("#") for word in line.split()]


def move_of(line):
    """'T3>T7 8D x3' as '48x3', 'T2>F AH' as '3h', 'F>T5 4D' as 'hd6'."""
    source, target, card, count = re.fullmatch(r"(T\d|F)>(T\d|F) (\w\w)(?: (x\d+))?", line).groups()
    column = {f"T{number}": str(number + 1) for number in range(8)}
    if target == "F":
        return column[source] + "h"
    return column.get(source, "h" + card[1].lower()) + column[target] + (count or "")


def cards_line():
    text = (GOLDEN / "cards_seed_166_strict_solution.txt").read_text()
    return [move_of(line) for line in text.splitlines() if not line.startswith("#")]


LINES = {
    "K1-98": words_of(ROOT / "tests/terminal/lines/klondike_98.txt"),
    "FC-1": words_of(GOLDEN / "freecell_ms_1_solution.txt"),
    "CA-166": cards_line(),
}

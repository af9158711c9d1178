"""What the protocol should say, from the rules in tests/reference: numbered deals and masked views."""

import pathlib
import sys

REFERENCE = pathlib.Path(__file__).resolve().parents[1] / "reference"
if str(REFERENCE) not in sys.path:
    sys.path.append(str(REFERENCE))

import deals  # noqa: E402  (found only with the path above)
import games  # noqa: E402
from pack import RANKS  # noqa: E402

WORD = (1 << 64) - 1
PREFIXES = {"klondike": {"3": "K3", "1": "K1"}, "freecell": {"": "FC"},
            "cards": {"ordered": "CA", "free": "CL"},
            "meridian": {"classic": "MMC", "double_pocket": "MMD", "traditional": "MMT", "expert": "MME"},
            "bluffbuddy": {"": "BB"}}
SAID_BY_PREFIX = {"klondike": ("draw", "3"), "freecell": ("", ""), "cards": ("stacks", "ordered"),
                  "meridian": ("mode", "classic"), "bluffbuddy": ("", "")}

State = games.State


class SplitMix64:
    """The random numbers of house deals (docs/deals.md)."""

    def __init__(self, start: int) -> None:
        self.state = start

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        mixed = (self.state ^ self.state >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        while (number := self.next()) < (1 << 64) % bound:
            pass
        return number % bound


def shuffled(chance: SplitMix64, ranks: str) -> list[str]:
    """A deck of hearts, diamonds, clubs and spades, shuffled from its end."""
    deck = [rank + suit for suit in "HDCS" for rank in ranks]
    for at in range(51, 0, -1):
        other = chance.below(at + 1)
        deck[at], deck[other] = deck[other], deck[at]
    return deck


def house_deck(number: int) -> list[str]:
    """The deck of a number in Klondike and Meridian."""
    return shuffled(SplitMix64(number), RANKS)


def bluffbuddy_deal(number: int) -> tuple[list[str], int]:
    """The deck of a number in BluffBuddy, where aces are high, and the seat that is drawn after it."""
    chance = SplitMix64(number)
    return shuffled(chance, RANKS[1:] + RANKS[0]), chance.below(4)


DECKS = {"klondike": house_deck, "freecell": deals.microsoft_deck, "cards": deals.alea_deck,
         "meridian": house_deck, "bluffbuddy": lambda number: bluffbuddy_deal(number)[0]}


def numbered_options(game: str, options: dict[str, str], number: int) -> dict[str, str]:
    """What the number adds to the options: in BluffBuddy the starter, if none is named."""
    if game != "bluffbuddy" or options.get("starter", "drawn") != "drawn":
        return options
    return {**options, "starter": str(bluffbuddy_deal(number)[1] + 1)}


def numbered_deal(game: str, options: dict[str, str], number: int) -> State:
    return games.STATES[game].deal(numbered_options(game, options, number), DECKS[game](number))


def deal_id(game: str, options: dict[str, str], number: int) -> str:
    """The id of a numbered deal; options are given only where they differ from the default."""
    said, default = SAID_BY_PREFIX[game]
    named = numbered_options(game, options, number)
    rest = "".join(f"+{key}={value}" for key, value in named.items() if key != said)
    return f"{PREFIXES[game][options.get(said, default)]}-{number}{rest}"


def masked(text: str) -> str:
    """A position text as the player sees it: `??` in the stock and before each `/`."""
    head, *piles = text.split(" | ")
    shown = [head]
    for pile in piles:
        name, _, cards = pile.partition(": ")
        down, bar, up = (cards, "", "") if name == "stock" else cards.rpartition(" /")
        shown.append(f"{name}: {hidden(down)}{bar}{up}")
    return " | ".join(shown)


def hidden(cards: str) -> str:
    return " ".join(["??"] * len(cards.split()))


def turned_up(before: State, after: State) -> list[tuple[str, str]]:
    """The columns whose top a move has turned up, each with the card."""
    if isinstance(before, games.freecell.State):  # no card ever lies face down
        return []
    return [(f"t{at + 1}", after.columns[at][after.down[at]])
            for at in range(len(before.columns)) if after.down[at] < before.down[at]]

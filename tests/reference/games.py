"""The games by name."""

import bluffbuddy
import cards
import freecell
import klondike
import meridian
from position import parse_options

State = klondike.State | freecell.State | cards.State | meridian.State | bluffbuddy.State

STATES = {"klondike": klondike.State, "freecell": freecell.State, "cards": cards.State,
          "meridian": meridian.State, "bluffbuddy": bluffbuddy.State}


def deal(words: list[str], deck: list[str]) -> State:
    """Deal the game that words like ["klondike", "draw=1"] name."""
    game, *options = words
    if game not in STATES:
        raise ValueError(f"no game {game}")
    return STATES[game].deal(parse_options(options), deck)


def is_over(state: State) -> bool:
    return state.over() if isinstance(state, bluffbuddy.State) else state.won()


def separator(state: State) -> str:
    """What stands between two moves of a list: those of BluffBuddy have blanks in them."""
    return ", " if isinstance(state, bluffbuddy.State) else " "

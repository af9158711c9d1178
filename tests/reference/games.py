"""The three games by name."""

import cards
import freecell
import klondike
from position import parse_options

State = klondike.State | freecell.State | cards.State

STATES = {"klondike": klondike.State, "freecell": freecell.State, "cards": cards.State}


def deal(words: list[str], deck: list[str]) -> State:
    """Deal the game that words like ["klondike", "draw=1"] name."""
    game, *options = words
    if game not in STATES:
        raise ValueError(f"no game {game}")
    return STATES[game].deal(parse_options(options), deck)

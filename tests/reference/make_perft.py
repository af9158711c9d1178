"""Write the perft files again: python3 tests/reference/make_perft.py [GAME ...], all games if none is named.

Deterministic: decks and random moves come from fixed seeds and from deals with numbers."""

import pathlib
import random
import sys

import games
from deals import alea_deck, microsoft_deck
from pack import CARDS
from perft import perft

TARGET = pathlib.Path(__file__).parent.parent / "data" / "perft"
HEADER = """\
# Perft of {game}: numbers of sequences of legal moves, counted by the Python reference.
# GAME [option=value ...] ; deck ; depth:count depth:count ... [; moves m1 m2 ...]
# With a fourth field these moves are played first from the deal, and the counts start there.
# Made by tests/reference/make_perft.py
"""
OPTION_SETS = {
    "klondike": ["klondike", "klondike draw=1", "klondike draw=1 passes=1"],
    "freecell": ["freecell", "freecell takeback=on"],
    "cards": ["cards", "cards stacks=free", "cards stacks=free hidden=first3"],
    "meridian": ["meridian", "meridian mode=double_pocket", "meridian mode=traditional", "meridian mode=expert",
                 "meridian mode=traditional takeback=on", "meridian empty=any", "meridian lock=off",
                 "meridian ends=open", "meridian recycle=own passes=2"],
}
MOST_LEAVES = 1_000_000       # for one line of each option set
MOST_LEAVES_ELSE = 100_000
MOST_DEPTH = 30               # where almost nothing can be moved the count never gets there
# One line from mid-game each: walks that like to go home, to draw, or to build on column 1; and their stages.
WALKS = {"meridian": ("hs1", 10)}  # longer, for the ends of typed columns and the last pass
OTHER_WALKS = ("hhs", 5)
STAGE, TRIES = 12, 150        # length of a stage


def shuffled(seed: int) -> list[str]:
    deck = CARDS[:]
    random.Random(seed).shuffle(deck)
    return deck


def decks_of(game: str) -> list[list[str]]:
    """Four decks; deals with numbers where the game has them."""
    if game in ("klondike", "meridian"):
        return [shuffled(seed) for seed in (1, 2, 3, 4)]
    numbered = microsoft_deck if game == "freecell" else alea_deck
    return [numbered(1), numbered(42), shuffled(5), shuffled(6)]


def mid_game_decks_of(game: str) -> list[list[str]]:
    """Decks from which one gets far; with ordered runs few deals of Cards let anything happen."""
    if game == "cards":
        return [alea_deck(seed) for seed in (166, 292, 400)]
    return decks_of(game)


def counts_within(state: games.State, most: int) -> list[int]:
    """Counts to the greatest depth whose count is at most most."""
    counts: list[int] = []
    while len(counts) < MOST_DEPTH:
        deeper = perft(state, len(counts) + 1, most)
        if deeper is None:
            break
        counts = deeper
        if counts[-1] == 0:
            break
    return counts


def variety(state: games.State) -> int:
    """How many moves, and above all how many sorts of moves, there are."""
    legal = state.legal_moves()
    sorts = {"".join(char for char in move if not char.isdigit()) for move in legal}
    return len(legal) + 5 * len(sorts)


def walk(state: games.State, favourite: str, chance: random.Random) -> tuple[list[str], games.State]:
    """Some random moves, half of them ending in the favourite letter where that is possible."""
    moves: list[str] = []
    for _ in range(STAGE):
        legal = sorted(state.legal_moves())
        if not legal:
            break
        liked = [move for move in legal if move.endswith(favourite)]
        moves.append(chance.choice(liked if liked and chance.random() < 0.5 else legal))
        state = state.play(moves[-1])
    return moves, state


def varied_walk(state: games.State, favourite: str, stages: int, seed: int) -> tuple[list[str], games.State]:
    """A walk in stages; of each stage many are tried and the one that opens most is kept."""
    chance = random.Random(seed)
    moves: list[str] = []
    for _ in range(stages):
        tries = [walk(state, favourite, chance) for _ in range(TRIES)]
        more, state = max(tries, key=lambda found: variety(found[1]))
        moves += more
    return moves, state


def line(option_set: str, deck: list[str], state: games.State, most: int, moves: list[str]) -> str:
    counts = " ".join(f"{depth}:{count}" for depth, count in enumerate(counts_within(state, most), 1))
    fields = [option_set, " ".join(deck), counts]
    if moves:
        fields.append("moves " + " ".join(moves))
    return " ; ".join(fields) + "\n"


def write_game(game: str) -> None:
    favourites, stages = WALKS.get(game, OTHER_WALKS)
    with open(TARGET / f"{game}.txt", "w", encoding="ascii") as file:
        file.write(HEADER.format(game=game))
        for number, option_set in enumerate(OPTION_SETS[game]):
            words = option_set.split()
            for at, deck in enumerate(decks_of(game)):
                most = MOST_LEAVES if at == 0 else MOST_LEAVES_ELSE
                file.write(line(option_set, deck, games.deal(words, deck), most, []))
            for at, (favourite, deck) in enumerate(zip(favourites, mid_game_decks_of(game))):
                start = games.deal(words, deck)
                moves, state = varied_walk(start, favourite, stages, 10 * number + at)
                file.write(line(option_set, deck, state, MOST_LEAVES_ELSE, moves))


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or OPTION_SETS:
        write_game(name)

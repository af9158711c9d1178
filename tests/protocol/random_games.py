"""Play random games through the protocol and compare every position with the reference.

usage: random_games.py [--games N] [--game NAME] [--seed S] [--jobs J]
exit 0: all agree, 1: a difference, 2: bad usage"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterable, Iterator

from client import PROGRAM, Client
from random_bluffbuddy import RandomBluffBuddy
from random_game import Difference, RandomGame
from reference import DECKS

AT_ONCE = 100  # games to a line of progress; also what one process is given at a time

Task = tuple[str, int, int, int]  # game, first deal, last deal, seed
Result = tuple[str, int, int, str]  # game, last deal, positions that agree, difference or ""


def play_some(task: Task) -> Result:
    """Play the deals of a task in an engine of its own."""
    game, first, last, seed = task
    kind = RandomBluffBuddy if game == "bluffbuddy" else RandomGame
    positions = 0
    engine = Client()
    try:
        for number in range(first, last + 1):
            positions += kind(engine, game, number, seed).play()
    except Difference as difference:
        engine.abandon()
        return game, number, positions, str(difference)
    code = engine.close()
    return game, last, positions, f"the engine ended with exit code {code}" if code else ""


def tasks(names: Iterable[str], count: int, seed: int) -> list[Task]:
    return [(name, first, min(first + AT_ONCE - 1, count), seed)
            for name in names for first in range(1, count + 1, AT_ONCE)]


def results(work: list[Task], jobs: int) -> Iterator[Result]:
    """In the order of the work, however many processes do it."""
    if jobs == 1:
        yield from map(play_some, work)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap(play_some, work)


def number_from_1(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare random games with the reference.")
    parser.add_argument("--games", type=number_from_1, default=1000, help="deals 1 to this of each game")
    parser.add_argument("--game", choices=sorted(DECKS), help="only this game")
    parser.add_argument("--seed", type=int, default=1, help="of the choice of moves")
    parser.add_argument("--jobs", type=number_from_1, default=1, help="processes")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    names = [given.game] if given.game else list(DECKS)
    positions = 0
    try:
        for game, last, agreeing, difference in results(tasks(names, given.games, given.seed), given.jobs):
            positions += agreeing
            if difference:
                print(difference)
                return 1
            print(f"{game}: {last} of {given.games} games, {positions} positions so far", flush=True)
    except OSError as error:
        print(f"{PROGRAM} cannot be run: {error}", file=sys.stderr)
        return 2
    if positions == 0:  # agreement about nothing is no agreement
        print("no position was compared")
        return 1
    print(f"{len(names) * given.games} games, {positions} positions agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())

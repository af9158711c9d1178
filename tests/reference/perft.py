"""Count the sequences of legal moves (perft) from a deal.

usage: perft.py GAME [option=value ...] --deck "52 cards" --depth D [--moves "m1 m2 ..."]"""

import argparse
import sys

import games


def perft(state: games.State, depth: int, most: int = sys.maxsize) -> list[int] | None:
    """The counts for depths 1..depth, or None as soon as the last would exceed most."""
    counts = [0] * depth

    def visit(node: games.State, ply: int) -> bool:
        moves = node.legal_moves()
        counts[ply] += len(moves)
        if ply == depth - 1:
            return counts[ply] <= most
        return all(visit(node.play(move), ply + 1) for move in moves)

    return counts if visit(state, 0) else None


def main() -> int:
    parser = argparse.ArgumentParser(description="Count sequences of legal moves.")
    parser.add_argument("game", nargs="+", help="GAME [option=value ...]")
    parser.add_argument("--deck", required=True, help="52 cards in the order of the deal")
    parser.add_argument("--depth", required=True, type=int)
    parser.add_argument("--moves", default="", help="moves to play first")
    given = parser.parse_args()
    try:
        state = games.deal(given.game, given.deck.split())
    except ValueError as error:
        parser.error(str(error))
    if given.depth < 1:
        parser.error("the depth is at least 1")
    for move in given.moves.split():
        if move not in state.legal_moves():
            parser.error(f"{move} is not legal at {state.text()}")
        state = state.play(move)
    for depth, count in enumerate(perft(state, given.depth), 1):
        print(depth, count)
    return 0


if __name__ == "__main__":
    sys.exit(main())

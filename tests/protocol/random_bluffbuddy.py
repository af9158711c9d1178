"""A random game of BluffBuddy: four seats with views of their own, and moves that are accepted but not listed."""

from typing import Any

from random_game import RandomGame
from reference import State

SEATS = range(4)
SOURCES = ["-", "pool", *(f"{kind}{number}" for kind in "cs" for number in range(1, 5))]


class RandomBluffBuddy(RandomGame):
    """The same comparison; whoever is to act plays, and nothing is ever taken back."""

    def choose_move(self, state: State, legal: list[str]) -> tuple[str, State]:
        """Rather matches than discards, so that slots fill and seal; now and then another form of play."""
        matches = [move for move in legal if not move.endswith("-")]
        move = self.chance.choice(matches or legal)
        other = self.chance.choice(self.other_forms(state, move)) if self.chance.random() < 0.4 else move
        try:
            return other, state.play(other)
        except (ValueError, NotImplementedError):  # the last for timeout=random
            return move, state.play(move)

    def other_forms(self, state: State, move: str) -> list[str]:
        """A listed move with less in it, a discard, a claim, and what the clock does."""
        card, *rest = move.split()
        held = self.chance.choice(state.table.hands[state.to_act()])
        claim = f"{held} {self.chance.choice(SOURCES)}"
        return [" ".join([card, *rest[:-1]]), " ".join([card, *rest[1:]]), card, f"{card} -",
                claim, f"{claim} >{self.chance.choice(SEATS) + 1}", "timeout"]

    def ask_all(self, match: int) -> list[int]:
        views = [self.engine.send("view", match=match, seat=seat) for seat in SEATS]
        return [*views, self.engine.send("moves", match=match)]

    def compare_position(self, asked: list[int], state: State) -> None:
        *views, moves = [self.engine.receive(one) for one in asked]
        for seat, view in enumerate(views):
            self.compare(f"view of seat {seat}", view["view"], state.view(seat))
        self.compare_progress(views[0], moves, state)

    def outcome(self, state: State) -> str:
        """How it ended for the first seat."""
        if not state.over():
            return "open"
        return "won" if state.places()[0] == 1 else "lost"

    def to_act(self, state: State) -> int:
        return state.to_act()

    def compare_events(self, events: list[dict[str, Any]], before: State, after: State) -> None:
        if after.table.begun:
            kinds = ["selecting"]
        else:
            kinds = ["discarded" if len(after.table.pool) > len(before.table.pool) else "moved"]
        if len(after.table.deck) < len(before.table.deck):
            kinds.append("dealt")
        if after.over():
            kinds.append(self.outcome(after))
        self.compare("events", " ".join(event["kind"] for event in events), " ".join(kinds))

    def undo_and_redo(self, before: State | None, after: State) -> None:
        for command in ("undo", "redo"):
            code = "game_over" if after.over() else f"nothing_to_{command}"
            self.expect_refusal(self.send(command), code, command)

    def line(self) -> str:
        return ", ".join(self.moves)

"""One random game through the protocol, compared with the reference in every position."""

import random
from typing import Any

from client import Answer, Client, EngineError, Refused
from line_process import Broken
from reference import State, deal_id, masked, numbered_deal, turned_up

VARIANTS: dict[str, list[dict[str, str]]] = {
    "klondike": [{}, {"draw": "1"}, {"passes": "3"}, {"draw": "1", "passes": "2"}, {"draw": "1", "passes": "1"}],
    "freecell": [{}, {"takeback": "on"}],
    "cards": [{}, {"stacks": "free"}, {"hidden": "first3"}, {"stacks": "free", "hidden": "first3"}],
}
STRETCH = 20  # moves between two looks at undo, redo and the whole position
STRETCHES = 8


class Difference(Exception):
    """The first place where engine and reference disagree."""


class RandomGame:
    """The moves are chosen by the reference, so a whole stretch is sent before any answer is read."""

    def __init__(self, engine: Client, game: str, number: int, seed: int) -> None:
        self.engine = engine
        self.game = game
        self.number = number
        self.options = VARIANTS[game][number % len(VARIANTS[game])]
        self.deal = deal_id(game, self.options, number)
        self.state = numbered_deal(game, self.options, number)
        self.chance = random.Random(f"{seed} {self.deal}")
        self.moves: list[str] = []
        self.match = 0
        self.positions = 0

    def play(self) -> int:
        """The number of positions that agree, or a Difference."""
        try:
            self.open()
            for _ in range(STRETCHES):
                steps = self.choose_stretch()
                if not steps:
                    break
                self.play_stretch(steps)
            self.load_record()
            self.request("close")
        except (EngineError, Broken, KeyError) as fault:  # the last for a member that is missing
            raise self.difference("an answer", repr(fault), "no such fault") from fault
        return self.positions

    def open(self) -> None:
        answer = self.engine.request("new", game=self.game, options=self.options, seed=self.number)
        self.match = answer["match"]
        self.compare("deal", answer["deal"], self.deal)
        self.compare_settings(answer)
        self.compare_position(self.request("view"), self.request("moves"), self.state)
        self.compare("position", self.request("position")["position"], self.state.text())

    def choose_stretch(self) -> list[tuple[str, State, State]]:
        """Random legal moves, each with the states before and after."""
        steps = []
        state = self.state
        while len(steps) < STRETCH and (legal := state.legal_moves()):
            move = self.chance.choice(legal)
            steps.append((move, state, state.play(move)))
            state = steps[-1][2]
        return steps

    def play_stretch(self, steps: list[tuple[str, State, State]]) -> None:
        """Everything in one write, then everything compared in order."""
        asked = [(self.send("play", move=move), self.send("view"), self.send("moves")) for move, _, _ in steps]
        for (played, viewed, listed), (move, before, after) in zip(asked, steps):
            self.moves.append(move)
            self.compare_events(self.engine.receive(played)["events"], before, after)
            self.compare_position(self.engine.receive(viewed), self.engine.receive(listed), after)
        _, before, self.state = steps[-1]
        self.undo_and_redo(before, self.state)
        self.compare("position", self.request("position")["position"], self.state.text())

    def undo_and_redo(self, before: State, after: State) -> None:
        if after.won():  # moves.md: after a win there is no undo
            try:
                self.request("undo")
            except Refused:
                return
            raise self.difference("undo after a win", "carried out", "refused")
        asked = [self.send(command) for command in ("undo", "view", "redo", "view")]
        _, undone, _, redone = [self.engine.receive(one) for one in asked]
        self.compare("view after undo", undone["view"], masked(before.text()))
        self.compare("view after redo", redone["view"], masked(after.text()))

    def load_record(self) -> None:
        """The record must lead another match to the same position."""
        record = self.request("record")["record"]
        loaded = self.engine.request("load", save=record)
        self.compare_settings(loaded)
        asked = [self.engine.send(command, match=loaded["match"]) for command in ("view", "moves", "close")]
        view, moves, _ = [self.engine.receive(one) for one in asked]
        self.compare_position(view, moves, self.state)

    def compare_settings(self, opened: Answer) -> None:
        self.compare("game", opened["game"], self.game)
        self.compare("mode", opened["mode"], self.deal.partition("-")[0])
        self.compare("options", str(sorted(opened["options"].items())), str(sorted(self.options.items())))

    def compare_position(self, view: Answer, moves: Answer, state: State) -> None:
        self.compare("view", view["view"], masked(state.text()))
        self.compare("outcome", view["outcome"], "won" if state.won() else "open")
        listed = sorted(move["move"] for move in moves["moves"])
        self.compare("legal moves", " ".join(listed), " ".join(sorted(state.legal_moves())))
        self.positions += 1

    def compare_events(self, events: list[dict[str, Any]], before: State, after: State) -> None:
        shown = [(event["pile"], event["card"]) for event in events if event["kind"] == "turned_up"]
        self.compare("cards turned up", str(shown), str(turned_up(before, after)))
        wins = [event["kind"] for event in events].count("won")
        self.compare("events of a win", str(wins), str(int(after.won())))

    def send(self, command: str, **members: Any) -> int:
        return self.engine.send(command, match=self.match, **members)

    def request(self, command: str, **members: Any) -> Answer:
        return self.engine.receive(self.send(command, **members))

    def compare(self, what: str, theirs: str, ours: str) -> None:
        if theirs != ours:
            raise self.difference(what, theirs, ours)

    def difference(self, what: str, theirs: str, ours: str) -> Difference:
        return Difference(f"{self.game} {self.deal}: {what}\n  after:     {' '.join(self.moves) or '(the deal)'}\n"
                          f"  engine:    {theirs}\n  reference: {ours}")

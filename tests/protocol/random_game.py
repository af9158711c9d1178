"""One random game through the protocol, compared with the reference in every position."""

import random
from typing import Any

from client import Answer, Client, EngineError, Refused
from line_process import Broken
from reference import State, deal_id, masked, numbered_deal, numbered_options, turned_up

VARIANTS: dict[str, list[dict[str, str]]] = {
    "klondike": [{}, {"draw": "1"}, {"passes": "3"}, {"draw": "1", "passes": "2"}, {"draw": "1", "passes": "1"}],
    "freecell": [{}, {"takeback": "on"}],
    "cards": [{}, {"stacks": "free"}, {"hidden": "first3"}, {"stacks": "free", "hidden": "first3"}],
    "meridian": [{}, {"mode": "double_pocket"}, {"mode": "traditional"}, {"mode": "expert"},
                 {"mode": "traditional", "takeback": "on"}, {"empty": "any"}, {"lock": "off"}, {"ends": "open"},
                 {"passes": "2", "recycle": "own"}, {"mode": "expert", "passes": "3"},
                 {"mode": "double_pocket", "empty": "any", "lock": "off", "ends": "open", "takeback": "on"}],
    "bluffbuddy": [{}, {"matching": "forced"}, {"seals": "part"}, {"starter": "3"}, {"show_seals": "on"},
                   {"seals": "part", "timeout": "first", "pool_count": "on"}, {"timeout": "random"},
                   {"matching": "forced", "seals": "part", "show_seals": "on", "starter": "1"}],
}
STRETCH = 20  # moves between two looks at undo, redo and the whole position
STRETCHES = 8

Step = tuple[str, State, State]  # a move with the states before and after


def more(before: State, after: State) -> bool:
    """Whether a Meridian has more cards at home or face up."""
    home, later = (sum(map(height, state.homes.values())) for state in (before, after))
    return later > home or sum(after.down) < sum(before.down)


def height(top: str) -> int:
    """The number of cards of a foundation, by its top."""
    if not top:
        return 0
    return "789TJQK".find(top[0]) + 1 or "65432A".index(top[0]) + 1


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
        self.named = numbered_options(game, self.options, number)
        self.state = numbered_deal(game, self.options, number)
        self.chance = random.Random(f"{seed} {self.deal}")
        self.moves: list[str] = []
        self.back: State | None = None  # where an undo leads
        self.lost = False  # the engine has ended a game that cannot be won
        self.match = 0
        self.positions = 0

    def play(self) -> int:
        """The number of positions that agree, or a Difference."""
        try:
            self.open()
            for _ in range(STRETCHES):
                steps = self.choose_stretch()
                if not steps or self.lost:
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
        self.compare_position(self.ask_all(self.match), self.state)
        self.compare("position", self.request("position")["position"], self.state.text())

    def choose_stretch(self) -> list[Step]:
        """Random moves, each with the states before and after."""
        steps: list[Step] = []
        state = self.state
        while len(steps) < STRETCH and (legal := state.legal_moves()):
            move, after = self.choose_move(state, legal)
            steps.append((move, state, after))
            state = after
        return steps

    def choose_move(self, state: State, legal: list[str]) -> tuple[str, State]:
        move = self.chance.choice(legal)
        return move, state.play(move)

    def ask_all(self, match: int) -> list[int]:
        """The requests about a position that compare_position compares."""
        return [self.engine.send(command, match=match) for command in ("view", "moves")]

    def play_stretch(self, steps: list[Step]) -> None:
        """Everything in one write, then everything compared in order."""
        asked = [(self.send("play", move=move), self.ask_all(self.match)) for move, _, _ in steps]
        for at, ((played, looks), (move, before, after)) in enumerate(zip(asked, steps), 1):
            self.moves.append(move)
            if (self.game, move) != ("meridian", "s"):  # MD-16: undo takes draws back with the move before them
                self.back = before
            self.state = after
            self.compare_events(self.engine.receive(played)["events"], before, after)
            self.compare_position(looks, after)
            if self.lost:
                self.pass_over(asked[at:], steps[at:])
                break
        self.undo_and_redo(self.back, self.state)
        self.compare("position", self.request("position")["position"], self.state.text())

    def pass_over(self, asked: list[tuple[int, list[int]]], steps: list[Step]) -> None:
        """After a loss: every play is refused and changes nothing, and none of them would have led anywhere."""
        for (played, looks), (move, _, after) in zip(asked, steps):
            self.expect_refusal(played, "game_over", f"play {move} after a loss")
            self.compare_position(looks, self.state)
            self.compare(f"progress of {move} after a loss", "none", "some" if more(self.state, after) else "none")

    def expect_refusal(self, asked: int, code: str, what: str) -> None:
        try:
            self.engine.receive(asked)
        except Refused as refused:
            return self.compare(what, refused.error["code"], code)
        raise self.difference(what, "carried out", code)

    def undo_and_redo(self, before: State | None, after: State) -> None:
        over = self.lost or self.outcome(after) != "open"
        if before is None or over:  # moves.md: after a win there is no undo; MD-34: nor after a loss
            code = "game_over" if over else "nothing_to_undo"
            return self.expect_refusal(self.send("undo"), code, "undo of nothing or when all is over")
        asked = [self.send(command) for command in ("undo", "view", "redo", "view")]
        _, undone, _, redone = [self.engine.receive(one) for one in asked]
        self.compare("view after undo", undone["view"], masked(before.text()))
        self.compare("view after redo", redone["view"], masked(after.text()))

    def load_record(self) -> None:
        """The record must lead another match to the same position."""
        record = self.request("record")["record"]
        loaded = self.engine.request("load", save=record)
        self.compare_settings(loaded)
        self.compare_position(self.ask_all(loaded["match"]), self.state)
        self.engine.request("close", match=loaded["match"])

    def compare_settings(self, opened: Answer) -> None:
        self.compare("game", opened["game"], self.game)
        self.compare("mode", opened["mode"], self.deal.partition("-")[0])
        self.compare("options", str(sorted(opened["options"].items())), str(sorted(self.named.items())))

    def compare_position(self, asked: list[int], state: State) -> None:
        view, moves = [self.engine.receive(one) for one in asked]
        self.compare("view", view["view"], masked(state.text()))
        self.compare_progress(view, moves, state)

    def compare_progress(self, view: Answer, moves: Answer, state: State) -> None:
        """How the game stands and what can be played."""
        outcome = "lost" if self.lost else self.outcome(state)
        self.compare("outcome", view["outcome"], outcome)
        self.compare("seat to act", str(view["to_act"]), str(self.to_act(state) if outcome == "open" else None))
        listed = sorted(move["move"] for move in moves["moves"])
        legal = [] if self.lost else sorted(state.legal_moves())
        self.compare("legal moves", ", ".join(listed), ", ".join(legal))
        self.positions += 1

    def outcome(self, state: State) -> str:
        return "won" if state.won() else "open"

    def to_act(self, state: State) -> int:
        return 0

    def compare_events(self, events: list[dict[str, Any]], before: State, after: State) -> None:
        kinds = [event["kind"] for event in events]
        shown = [(event["pile"], event["card"]) for event in events if event["kind"] == "turned_up"]
        self.compare("cards turned up", str(shown), str(turned_up(before, after)))
        self.compare("events of a win", str(kinds.count("won")), str(int(after.won())))
        if self.game == "meridian" and "lost" in kinds:  # MD-21: the reference does not search for dead positions
            self.lost = True
            self.compare("events of a loss", str(kinds.count("lost")), "1")
            self.compare("a loss", "lost", self.outcome(after).replace("open", "lost"))

    def send(self, command: str, **members: Any) -> int:
        return self.engine.send(command, match=self.match, **members)

    def request(self, command: str, **members: Any) -> Answer:
        return self.engine.receive(self.send(command, **members))

    def compare(self, what: str, theirs: str, ours: str) -> None:
        if theirs != ours:
            raise self.difference(what, theirs, ours)

    def difference(self, what: str, theirs: str, ours: str) -> Difference:
        return Difference(f"{self.game} {self.deal}: {what}\n  after:     {self.line() or '(the deal)'}\n"
                          f"  engine:    {theirs}\n  reference: {ours}")

    def line(self) -> str:
        return " ".join(self.moves)

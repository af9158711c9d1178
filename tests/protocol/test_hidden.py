"""What a player cannot see: it is not shown, and nothing that is shown depends on it."""

import json
import random
import unittest

from client import Answer
from reference import State, masked, numbered_deal
from support import EngineTest

from check_bluffbuddy_games import accepted, every_play, random_step, scrambled  # in the folder of the reference

SHOWN = ("view", "table", "moves")


def split_hidden(pile: str) -> tuple[str, list[str], str]:
    """The name of a pile in a position text, its hidden cards, and the rest as it stands."""
    name, _, cards = pile.partition(": ")
    down, bar, up = (cards, "", "") if name == "stock" else cards.rpartition(" /")
    return name, down.split(), bar + up


def hidden_cards(text: str) -> list[str]:
    return [card for pile in text.split(" | ")[1:] for card in split_hidden(pile)[1]]


def shuffled(text: str, chance: random.Random) -> str:
    """The same position with the hidden cards in another order."""
    cards = hidden_cards(text)
    chance.shuffle(cards)
    head, *piles = text.split(" | ")
    parts = [head]
    for name, down, rest in map(split_hidden, piles):
        parts.append(f"{name}: {' '.join(cards.pop() for _ in down)}{rest}")
    return " | ".join(parts)


def wander(state: State, chance: random.Random) -> State:
    for _ in range(chance.randrange(40)):
        legal = state.legal_moves()
        if not legal:
            break
        state = state.play(chance.choice(legal))
    return state


class Hidden(EngineTest):
    def positions(self, count: int) -> list[str]:
        chance = random.Random(7)
        return [wander(numbered_deal(game, options, number), chance).text()
                for game, options in (("klondike", {}), ("klondike", {"draw": "1"}), ("cards", {}),
                                      ("meridian", {"mode": "traditional"}))
                for number in range(1, count + 1)]

    def answers(self, position: str) -> list[Answer]:
        """What is shown of a match and what is said to every move between columns that is no move."""
        match = self.ask("new", position=position)["match"]
        answers = [self.ask(command, match=match) for command in SHOWN]
        legal = {move["move"] for move in answers[-1]["moves"]}
        answers += [self.ask("targets", match=match, pile=pile["name"], count=count)
                    for pile in answers[1]["piles"] for count in (1, 2)]
        answers += [self.ask("reasons", match=match, move=move) for move in sorted(legal)]
        answers.append(self.state(match))
        for source in range(1, 8):
            for target in ("h", *range(1, 8)):
                for count in ("", "x2", "x4") if target != "h" else ("",):
                    if f"{source}{target}" not in legal and f"{source}{target}{count}" not in legal:
                        answers.append(self.no(match, f"{source}{target}{count}"))
        return [{**answer, "id": 0} for answer in answers]

    def state(self, match: int) -> Answer:
        """Without the hash, whether Finish wins, and the cards that foundations want, wherever these lie."""
        state = self.ask("state", match=match)
        for pile in state["piles"]:
            pile.pop("wants", None)
        return {key: value for key, value in state.items() if key not in ("hash", "can_finish", "finish_wins")}

    def no(self, match: int, move: str) -> Answer:
        self.engine.write(json.dumps({"id": 0, "command": "play", "match": match, "move": move}).encode() + b"\n")
        answer = self.engine.read_answer()
        self.assertFalse(answer["ok"], move)
        return answer

    def test_no_hidden_card_is_shown(self) -> None:
        for text in self.positions(30):
            self.assertTrue(hidden_cards(text))
            shown = json.dumps(self.answers(text))
            self.assertEqual([card for card in hidden_cards(text) if card in shown], [], text)

    def test_the_view_is_the_masked_position(self) -> None:
        for text in self.positions(10):
            self.assertEqual(self.answers(text)[0]["view"], masked(text))

    def test_the_order_of_the_hidden_cards_changes_nothing(self) -> None:
        chance = random.Random(11)
        for text in self.positions(30):
            other = shuffled(text, chance)
            self.assertEqual(sorted(hidden_cards(other)), sorted(hidden_cards(text)))
            self.assertEqual(self.answers(other), self.answers(text), f"{text}\n{other}")


class Seats(EngineTest):
    """BluffBuddy: what a seat is shown and told is the same whatever it cannot see, seals included (B-059)."""

    def positions(self, count: int) -> list[State]:
        chance = random.Random(5)
        found = []
        for number in range(1, count + 1):
            state = numbered_deal("bluffbuddy", {"seals": "part"} if number % 2 else {}, number)
            for _ in range(chance.randrange(5, 47)):
                state = random_step(state, chance)
            found.append(state)
        return [state for state in found if not state.over()]

    def answers(self, state: State, seat: int) -> list[Answer]:
        match = self.ask("new", position=state.text())["match"]
        answers = [self.ask(command, match=match, seat=seat) for command in ("view", "table")]
        if seat == state.to_act():
            answers.append(self.ask("moves", match=match))
            good = accepted(state)
            answers += [self.no(match, move) for move in every_play(state) if move not in good]
        return [{**answer, "id": 0} for answer in answers]

    def no(self, match: int, move: str) -> Answer:
        self.engine.write(json.dumps({"id": 0, "command": "play", "match": match, "move": move}).encode() + b"\n")
        answer = self.engine.read_answer()
        self.assertFalse(answer["ok"], move)
        return answer

    def test_what_is_hidden_changes_nothing(self) -> None:
        chance = random.Random(11)
        compared = 0
        for state in self.positions(60):
            for seat in range(4):
                other = scrambled(state, seat, chance)
                if other is None:
                    continue
                compared += 1
                self.assertEqual(self.answers(other, seat), self.answers(state, seat),
                                 f"{seat}\n{state.text()}\n{other.text()}")
        self.assertGreater(compared, 40)


if __name__ == "__main__":
    unittest.main()

"""verify: a game that was dealt as docs/deals.md says, by the reference, and played through the engine."""

import hashlib
import random
import unittest
from typing import Any

import reference  # noqa: F401  (its path leads to the module below)
from fair_deal import NO_NONCE, commitment, fair_deal
from support import EngineTest

PLAYERS = ["k3v9w2m4qx", "bot1", "bot2", "bot3"]


class Verify(EngineTest):
    def played(self, seed: int, options: str = "") -> dict[str, Any]:
        """A finished game as a server tells it."""
        chance = random.Random(seed)
        secret, nonce = chance.randbytes(32), chance.randbytes(16)
        starter, deck = fair_deal(secret, [nonce, NO_NONCE, NO_NONCE, NO_NONCE])
        settings = dict(word.split("=") for word in options.split())
        match = self.ask("new", game="bluffbuddy", deck=" ".join(deck),
                         options={**settings, "starter": str(starter + 1)})["match"]
        while moves := self.ask("moves", match=match)["moves"]:
            self.ask("play", match=match, move=chance.choice(moves)["move"])
        seats = self.ask("report", match=match)["seats"]
        return {
            "match": "m2x8c4t7ap", "options": options, "seats": ",".join(PLAYERS), "secret": secret.hex(),
            "commitment": commitment("m2x8c4t7ap", options, PLAYERS, secret), "starter": starter,
            "nonces": [nonce.hex(), None, None, None], "deck": " ".join(deck),
            "hashes": [hashlib.sha256(nonce).hexdigest(), None, None, None],
            "record": self.ask("record", match=match)["record"],
            "results": [{"seat": seat["seat"], "total": seat["points"], "rank": seat["place"]} for seat in seats]}

    def wrong(self, proof: dict[str, Any]) -> list[str]:
        answer = self.ask("verify", proof=proof)
        for check in answer["checks"]:
            self.assertEqual(sorted(check), ["check", "holds", "sentence"])
        wrong = [check["check"] for check in answer["checks"] if not check["holds"]]
        self.assertEqual(answer["holds"], not wrong)
        return wrong

    def test_an_honest_game_holds(self) -> None:
        for seed, options in enumerate(("", "matching=forced", "seals=part pool_count=on")):
            proof = self.played(seed, options)
            self.assertEqual(self.wrong(proof), [])
            names = [check["check"] for check in self.ask("verify", proof=proof)["checks"]]
            self.assertEqual(names, ["commitment", "nonces", "deal", "record", "results"])

    def test_what_was_changed_is_noticed(self) -> None:
        proof, other = self.played(7), self.played(8)
        for key, wrong in (("commitment", ["commitment"]), ("secret", ["commitment", "deal"]),
                           ("nonces", ["nonces", "deal"]), ("deck", ["deal", "record"]),
                           ("results", ["results"])):
            self.assertEqual(self.wrong({**proof, key: other[key]}), wrong, key)

    def test_what_cannot_be_read_is_refused(self) -> None:
        proof = self.played(9)
        for key in ("match", "secret", "nonces", "deck", "record"):
            self.assertEqual(self.failed("verify", proof={**proof, key: 5})["code"], "bad_value", key)
        self.assertIn("/secret", self.failed("verify", proof={**proof, "secret": "x"})["sentence"])
        self.assertEqual(self.failed("verify", proof="x")["code"], "bad_value")
        self.assertEqual(self.failed("verify")["code"], "bad_value")


if __name__ == "__main__":
    unittest.main()

# croupier verify: an online game is checked from its secret to its results.
import json
import sys
import tempfile
import unittest
from pathlib import Path

from support import ROOT, run

sys.path.append(str(ROOT / "tests" / "reference"))
from fair_deal import NO_NONCE, commitment, fair_deal  # noqa: E402

PLAYERS = ["k3v9w2m4qx", "bot1", "bot2", "bot3"]


def game():
    """All players let their time run out, so nobody takes anything."""
    secret = bytes(range(32))
    starter, deck = fair_deal(secret, [NO_NONCE] * 4)
    lines = ["croupier record 1", f"game bluffbuddy starter={starter + 1}", "deck " + " ".join(deck),
             *["play timeout"] * 48, "end 48"]
    return {"match": "m2x8c4t7ap", "options": "", "seats": PLAYERS, "secret": secret.hex(), "nonces": [None] * 4,
            "commitment": commitment("m2x8c4t7ap", "", PLAYERS, secret), "starter": starter, "deck": " ".join(deck),
            "record": "\n".join(lines) + "\n",
            "results": [{"seat": seat, "total": 0, "rank": 1, "abandoned": False} for seat in range(4)]}


class Verify(unittest.TestCase):
    def test_says_what_holds(self):
        shown = run("verify", "-", text=json.dumps(game()))
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        lines = shown.stdout.splitlines()
        self.assertEqual(lines[-1], "Everything holds.")
        self.assertEqual(len(lines), 5)
        for line in lines[:-1]:
            self.assertRegex(line, r"^right  [A-Z].*\.$")

    def test_reads_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            path.write_text(json.dumps(game()))
            self.assertEqual(run("verify", path).returncode, 0)

    def test_says_what_does_not_hold(self):
        told = game()
        told["results"][1]["total"] = 7
        shown = run("verify", "-", text=json.dumps(told))
        self.assertEqual((shown.returncode, shown.stderr), (1, ""))
        self.assertIn("WRONG  Seat 1 has 0 points by the record.\n1 of 4 checks failed.\n", shown.stdout)

    def test_compares_with_what_was_promised(self):
        told = game()
        kept, told["commitment"] = told["commitment"], "0" * 64
        self.assertEqual(run("verify", "-", text=json.dumps(told)).returncode, 1)
        self.assertEqual(run("verify", "-", "--commitment", kept, text=json.dumps(told)).returncode, 0)

    def test_bad_input(self):
        for text in ("", "{", "[]", "{}", json.dumps({**game(), "secret": "x"}),
                     json.dumps({**game(), "options": "a=b"})):
            with self.subTest(text=text[:40]):
                shown = run("verify", "-", text=text)
                self.assertEqual((shown.returncode, shown.stdout), (2, ""))
                self.assertRegex(shown.stderr, r"^croupier: \S")


if __name__ == "__main__":
    unittest.main()

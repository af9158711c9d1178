# The clients that measure: what they count, and what of it is their own.
import json
import os
import subprocess
import unittest

from players import TableTest
from support import PATIENCE, ROOT

# The server may be one with sanitizers, which brings no clients.
CLIENTS = ROOT / "build" / "release" / "croupier"


class Load(TableTest):
    def load(self, *words):
        url = f"ws://127.0.0.1:{self.server.port}/table"
        shown = subprocess.run([CLIENTS, "load", "--url", url, "--rooms", "5", "--seconds", "1", *words],
                               capture_output=True, text=True, timeout=PATIENCE + 30, check=False)
        self.assertEqual(shown.returncode, 0, shown.stdout + shown.stderr)
        return shown.stdout

    def stolen(self):
        """Seconds that the host of this machine has taken from it."""
        with open("/proc/stat", encoding="ascii") as file:
            return int(file.readline().split()[8]) / os.sysconf("SC_CLK_TCK")

    def test_a_move_that_was_sent_late_is_told_apart(self):
        for words in ((), ("--awake",)):
            before = self.stolen()
            told = json.loads(self.load("--rate", "100", "--json", *words))
            self.assertTrue(0 <= told["stolen"] <= self.stolen() - before + 0.001, told["stolen"])
            self.assertEqual(told["fault_count"], 0)
            self.assertEqual(told["sent_late"]["count"], told["offered"] - told["late"])
            self.assertGreater(told["answer"]["count"], 0)
            # It is a part of the time to the answer, which is a part of that to the last view.
            self.assertLess(told["sent_late"]["max"], told["answer"]["max"])
            self.assertLessEqual(told["answer"]["p50"], told["last_view"]["p50"])

    def test_without_a_rate_nothing_is_late(self):
        self.assertNotIn("sent late", self.load())
        self.assertIn("sent late   p50", self.load("--rate", "50"))


if __name__ == "__main__":
    unittest.main()

"""A table that plays on while others do their worst; HOSTILE_SECONDS=60 makes it long, and tells the figures."""

import os
import random
import re
import resource
import subprocess
import sys
import time
import unittest
import warnings
from pathlib import Path

from attackers import half_open
from players import Player, TableTest
from sockets import Client, knock
from support import PATIENCE, PROGRAM

SECONDS = float(os.environ.get("HOSTILE_SECONDS", 3))
LOUD = "HOSTILE_SECONDS" in os.environ
SANITIZED = any(name in str(PROGRAM) for name in ("asan", "tsan"))


def resident(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"VmRSS:\s+(\d+) kB", file.read())[1]) << 10


def descriptors(process):
    return len(os.listdir(f"/proc/{process.pid}/fd"))


class Attacks(TableTest):
    words = ()

    def attack(self, number, room):
        here = Path(__file__).parent
        words = [str(word) for word in (self.server.port, f"127.0.0.{number + 2}", SECONDS, number, room)]
        process = subprocess.Popen([sys.executable, here / "attackers.py", *words], stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def test_a_table_plays_on_undisturbed(self):
        players = self.four()
        room = self.begin(players, spectators=True)
        before = resident(self.server.process)
        crowd = [self.attack(number, room) for number in range(2)]
        times, end = [], time.monotonic() + SECONDS
        while time.monotonic() < end:
            actor, turn = self.turn_or_again(players, room)
            time.sleep(0.14)  # two plays a second are a player's
            begin = time.monotonic()
            self.assertEqual(actor.play(room, turn, self.rng)["type"], "ok")
            times.append(time.monotonic() - begin)
        connections = sum(int(process.communicate(timeout=PATIENCE)[0]) for process in crowd)
        times.sort()
        grown = resident(self.server.process) - before
        if LOUD:
            print(f"{connections} hostile connections in {SECONDS:.0f} s; {len(times)} honest moves, answered in "
                  f"{1000 * times[len(times) // 2]:.1f} ms (median), {1000 * times[-1]:.1f} ms (longest); "
                  f"memory grew by {grown >> 20} MB", file=sys.stderr)
        self.assertGreater(connections, 20 * SECONDS)
        self.assertLess(times[len(times) * 9 // 10], 2 if SANITIZED else 0.5)
        self.assertLess(grown, (2048 if SANITIZED else 64) << 20)
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")
        self.assertEqual(self.server.close(), ("", ""))

    def test_who_never_reads_is_ended_and_holds_up_nobody(self):
        players = self.four()
        room = self.begin(players, spectators=True)
        deaf = Client(self.server, receive_buffer=4096)
        self.addCleanup(deaf.close)
        deaf.say('{"type":"hello","id":"1","version":1}')
        deaf.say('{"type":"spectate","id":"2","room":"%s"}' % room)
        begin = time.monotonic()
        with self.assertRaises(OSError):
            while time.monotonic() < begin + PATIENCE:
                deaf.say('{"type":"room:state","id":"3","room":"%s"}' % room)
                time.sleep(0.01)
        actor, turn = self.turn(players)
        self.assertEqual(actor.play(room, turn, self.rng)["type"], "ok")


@unittest.skipUnless(os.path.exists("/proc/self/fd"), "what a program has open is told by /proc")
class HalfOpen(TableTest):
    words = ("--timeout", "2")

    def setUp(self):
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        self.count = min(10_000, most - 200)
        super().setUp()

    def wait_for_descriptors(self, wanted, seconds):
        end = time.monotonic() + seconds
        while descriptors(self.server.process) > wanted and time.monotonic() < end:
            time.sleep(0.05)
        self.assertLessEqual(descriptors(self.server.process), wanted)

    def sit_down_in_time(self):
        begin = time.monotonic()
        player = self.player()
        self.assertEqual(player.ask("room:create", start=True)["type"], "ok")
        self.assertLess(time.monotonic() - begin, 5 if SANITIZED else 1)
        player.close()

    def test_ten_thousand_who_say_nothing_or_half_of_it(self):
        before, memory = descriptors(self.server.process), resident(self.server.process)
        crowd = []
        self.addCleanup(lambda: [client.close() for client in crowd if client])
        for number in range(self.count):
            words = b"" if number % 2 else knock()[:60]
            crowd.append(half_open(self.server.port, f"127.0.1.{number % 50 + 1}", words))
            if number % 2_000 == 1_999:
                self.sit_down_in_time()
        grown = resident(self.server.process) - memory
        if LOUD:
            print(f"{self.count} half-open connections: {descriptors(self.server.process)} descriptors, "
                  f"memory grew by {grown >> 20} MB", file=sys.stderr)
        self.assertLess(descriptors(self.server.process), 1_400)
        self.assertLess(grown, (1024 if SANITIZED else 48) << 20)
        self.wait_for_descriptors(before + 2, 10)
        self.sit_down_in_time()

    def test_who_sits_down_and_does_not_greet_has_to_leave(self):
        before = descriptors(self.server.process)
        crowd = [Client(self.server) for _ in range(300)]
        for client in crowd:
            self.addCleanup(client.close)
        self.sit_down_in_time()
        self.wait_for_descriptors(before + 2, 15)


class BrokenBook(TableTest):
    """A file whose bytes have changed: refused with a sentence, or served as far as it can be read."""

    def play_and_end(self):
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room, 10)
        return [player.me["token"] for player in players]

    def spoil(self, dice, count):
        with open(self.book, "r+b") as file:
            size = file.seek(0, os.SEEK_END)
            for _ in range(count):
                file.seek(dice.randrange(size))
                file.write(dice.randbytes(dice.randrange(1, 200)))

    def look_around(self, tokens):
        """Whatever is answered, somebody is there to answer."""
        for path in ("/api/leaderboard", "/api/players/k3v9w2m4qx", "/api/matches/k3v9w2m4qx"):
            self.assertIn(self.server.ask(path).status, (200, 404, 503))
        for token in tokens:
            player = Player(self.server, hello=False)
            answer = player.ask("hello", version=1, token=token)
            self.assertIn(answer.get("code"), (None, "ERR_TOKEN", "ERR_STORAGE"))
            player.close()
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")

    def test_at_the_start(self):
        tokens = self.play_and_end()
        self.assertEqual(self.server.end()[0], 0)
        whole = self.book.read_bytes()
        for seed in range(8):
            with self.subTest(seed=seed):
                self.book.write_bytes(whole)
                self.spoil(random.Random(seed), seed % 4 + 1)
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", ResourceWarning)  # of a server that does not open
                    try:
                        self.open_server()
                    except AssertionError as refused:
                        self.assertIn("croupier: ", str(refused))
                        continue
                self.look_around(tokens)
                self.assertEqual(self.server.end()[0], 0)

    def test_while_it_is_in_use(self):
        tokens = self.play_and_end()
        self.server.end()
        self.open_server()
        size = self.book.stat().st_size
        with open(self.book, "r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * (size - 4096))
        self.look_around(tokens)
        player = self.player(hello=False)
        self.assertIn(player.ask("hello", version=1).get("code"), (None, "ERR_STORAGE"))
        self.look_around(tokens)
        self.server.end()


if __name__ == "__main__":
    unittest.main()

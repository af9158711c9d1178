"""Whether answer times over a real socket tell a failed claim from a plain no-match or a discard: MOVES of them."""

import json
import math
import os
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from players import TableTest  # noqa: E402
from sockets import TEXT, frame  # noqa: E402

KINDS = ("no match", "no match again", "discard", "failed claim")  # the second shows what chance does


def likelihood(a, b):
    """How likely two samples are to lie so far apart, or farther, if both come from one source (Kolmogorov-Smirnov)."""
    both = sorted([(value, 0) for value in a] + [(value, 1) for value in b])
    seen, farthest = [0, 0], 0.0
    for at, (value, which) in enumerate(both):
        seen[which] += 1
        if at + 1 == len(both) or both[at + 1][0] != value:
            farthest = max(farthest, abs(seen[0] / len(a) - seen[1] / len(b)))
    far = farthest * math.sqrt(len(a) * len(b) / (len(a) + len(b)))
    if far < 0.2:
        return 1.0
    return min(1.0, max(0.0, sum(2 * (-1) ** (k - 1) * math.exp(-2 * far * far * k * k) for k in range(1, 101))))


def members(kind, card, place):
    """Of one shape and size; members that nobody knows are ignored."""
    known = {"discard": '"source":"%s","xecipient":0',
             "failed claim": '"source":"%s","recipient":0'}.get(kind, '"xource":"%s","xecipient":0')
    text = f'"card":"{card}",' + known % ("discard" if kind == "discard" else place)
    return text + " " * (60 - len(text))


PAUSE = 0.001  # seconds; the server parts with who says too much at once


class Timing(TableTest):
    def lonely_card(self, turn):
        """One that matches nothing on the table, if there is such a card."""
        moves = [move.split() for move in turn["moves"]]
        matching = {move[0] for move in moves if move[1] != "-"}
        return next((move[0] for move in moves if move[0] not in matching), None)

    def place_of_another_card(self, actor):
        state = next(json.loads(text) for text in reversed(actor.all) if '"game:state"' in text)
        places = [f"c{i + 1}" for i, card in enumerate(state["openCenter"]) if card]
        if state["poolTopCard"]:
            places.append("pool")
        return self.rng.choice(places) if places else None

    def part_from_server(self):
        """Each on a core of its own: what is measured is not who has to make room for whom."""
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            for thread in os.listdir(f"/proc/{self.server.process.pid}/task"):
                os.sched_setaffinity(int(thread), cores[:1])
            os.sched_setaffinity(0, cores[1:2])

    def runTest(self):
        wanted, self.rng = int(sys.argv[1]), random.SystemRandom()
        self.part_from_server()
        answered, heard = {kind: [] for kind in KINDS}, {kind: [] for kind in KINDS}
        sizes = {kind: set() for kind in KINDS}
        players = self.four()
        room = self.begin(players)
        count = 0
        while count < wanted:
            actor, turn = self.turn_or_again(players, room)
            card, place = self.lonely_card(turn), self.place_of_another_card(actor)
            if not card or not place:
                self.assertEqual(actor.play(room, turn, self.rng)["type"], "ok")
                continue
            kind = self.rng.choice(KINDS)
            request = (f'{{"type":"game:play","id":"m{turn["turn"]:02}","room":"{room}","turn":{turn["turn"]},'
                       + members(kind, card, place) + "}").encode()
            words = frame(TEXT, request, os.urandom(4))
            watcher = players[(players.index(actor) + 1) % 4]
            time.sleep(PAUSE)
            begin = time.perf_counter_ns()
            actor.client.send(words)
            answer = actor.client.hear()[1]
            then = time.perf_counter_ns()
            played = watcher.client.hear()[1]
            last = time.perf_counter_ns()
            answered[kind].append(then - begin)
            heard[kind].append(last - begin)
            self.assertEqual(json.loads(answer)["result"], "NO_MATCH", answer)
            self.assertIn(b'"game:played"', played)
            sizes[kind].add((len(answer) - len(str(turn["turn"])), len(played) - len(str(turn["turn"]))))
            count += 1
        if any(sizes[kind] != sizes[KINDS[0]] for kind in KINDS):
            print("the sizes differ:", sizes)
        for name, times in (("answer to the player", answered), ("news to another", heard)):
            for kind in KINDS:
                times[kind].sort()
            middle = {kind: times[kind][len(times[kind]) // 2] for kind in KINDS}
            for kind in KINDS[1:]:
                print(f"{name}: no match {middle[KINDS[0]] / 1000:.1f} us, {kind} {middle[kind] - middle[KINDS[0]]:+d} ns "
                      f"({len(times[kind])} times), p = {likelihood(times[KINDS[0]], times[kind]):.3g}")


if __name__ == "__main__":
    result = Timing().run()
    for _, trouble in result.errors + result.failures:
        print(trouble, file=sys.stderr)
    sys.exit(not result.wasSuccessful())

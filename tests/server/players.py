"""Players at the online table: they say what docs/server-protocol.md describes, over real sockets."""

import hashlib
import json
import os
import random
import tempfile
import unittest
from pathlib import Path

from sockets import TEXT, Client, frame
from support import Server, make_page


class Gone(Exception):
    """The server has ended the connection."""


class Player:
    """One connection; what is heard beside an answer is kept for later."""

    def __init__(self, server, hello=True, **words):
        self.client, self.asked, self.heard, self.all = Client(server), 0, [], []
        assert self.client.status == 101, self.client.status
        self.me = self.ask("hello", version=1, **words) if hello else None

    def send(self, kind, **members):
        if "id" not in members:
            self.asked += 1
            members["id"] = f"r{self.asked}"
        self.client.send(frame(TEXT, json.dumps({"type": kind, **members}).encode(), os.urandom(4)))
        return members["id"]

    def read(self):
        while heard := self.client.hear():
            first, payload = heard
            if first == TEXT:
                self.all.append(payload.decode())
                return json.loads(payload)
            if first & 15 == 8:
                break
        raise Gone

    def ask(self, kind, **members):
        wanted = self.send(kind, **members)
        while (message := self.read()).get("id") != wanted:
            self.heard.append(message)
        return message

    def until(self, *kinds):
        """The next event of one of these kinds; what came before it is forgotten."""
        while True:
            message = self.heard.pop(0) if self.heard else self.read()
            if message["type"] in kinds:
                return message

    def play(self, room, turn, rng, **more):
        """Plays one of the moves that the turn offers."""
        card, source, *recipient = rng.choice(turn["moves"]).split()
        chosen = {"source": "discard"} if source == "-" else {"source": source, "recipient": int(recipient[0][1]) - 1}
        return self.ask("game:play", room=room, turn=turn["turn"], card=card, **chosen, **more)

    def close(self):
        self.client.close()


class TableTest(unittest.TestCase):
    """A server with a book of its own, without limits of haste."""

    words = ("--limits", "bench")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.book = self.folder / "tables.db"
        make_page(self.folder / "web")
        self.rng = random.Random(self.id())
        self.open_server()

    def open_server(self, *words):
        self.server = Server(self.folder / "web", *self.words, *words, data=self.book)
        self.addCleanup(self.server.process.communicate)
        self.addCleanup(self.server.process.kill)

    def player(self, **words):
        player = Player(self.server, **words)
        self.addCleanup(player.close)
        return player

    def four(self):
        return [self.player(name=name) for name in ("Ayşe", "Bora", "Cem", "Deniz")]

    def sit_down(self, players, **words):
        """All at one table, ready; its code."""
        room = players[0].ask("room:create", **words)["room"]
        for player in players[1:]:
            self.assertEqual(player.ask("room:join", room=room)["type"], "ok")
        for player in players:
            self.assertEqual(player.ask("room:ready", room=room)["type"], "ok")
        return room

    def give_nonces(self, players, room):
        nonces = [os.urandom(16) for _ in players]
        commits = [player.until("game:commit") for player in players]
        for player, nonce, commit in zip(players, nonces, commits):
            player.ask("game:nonce_hash", room=room, match=commit["match"], hash=hashlib.sha256(nonce).hexdigest())
        for player, nonce in zip(players, nonces):
            opened = player.until("game:open_nonces")
            player.ask("game:nonce", room=room, match=opened["match"], nonce=nonce.hex())
        return nonces

    def begin(self, players, **words):
        room = self.sit_down(players, **words)
        self.give_nonces(players, room)
        return room

    def turn(self, players):
        """Whose turn it is, and the turn as that player was told; (None, end) when it is over."""
        actor = None
        for player in players:
            told = player.until("game:turn", "game:end")
            if told["type"] == "game:end":
                actor = (None, told)
            elif "moves" in told:
                actor = (player, told)
        return actor

    def turn_or_again(self, players, room):
        """Whose turn it is; when the game is over, in the next one at the same table."""
        actor, turn = self.turn(players)
        while actor is None:
            for player in players:
                player.all.clear()
                player.ask("room:again", room=room)
            self.give_nonces(players, room)
            actor, turn = self.turn(players)
        return actor, turn

    def play_on(self, players, room, moves=48):
        """So many moves, or to the end, which is returned."""
        for _ in range(moves):
            player, turn = self.turn(players)
            if player is None:
                return turn
            self.assertEqual(player.play(room, turn, self.rng)["type"], "ok")
        return None

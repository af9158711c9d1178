"""Clients that mean harm: any bytes, frames and requests that are nearly right, connections without a word."""

import json
import os
import random
import socket
import time

from sockets import BINARY, CLOSE, PING, TEXT, frame, knock

REQUESTS = (
    {"type": "hello", "version": 1}, {"type": "ping"}, {"type": "room:create", "bots": "easy", "start": True},
    {"type": "room:create", "spectators": True}, {"type": "room:join", "room": "K7QM2XWA", "seat": 3},
    {"type": "room:ready", "room": "K7QM2XWA"}, {"type": "room:leave", "room": "K7QM2XWA"},
    {"type": "room:state", "room": "K7QM2XWA"}, {"type": "room:again", "room": "K7QM2XWA"},
    {"type": "spectate", "room": "K7QM2XWA"}, {"type": "emote", "room": "K7QM2XWA", "emote": "hello"},
    {"type": "match:queue", "mode": "casual"}, {"type": "match:cancel"},
    {"type": "account:rename", "name": "Ada"}, {"type": "account:login", "name": "Ada", "password": "correct horse"},
    {"type": "account:logout"}, {"type": "account:delete"},
    {"type": "game:nonce_hash", "room": "K7QM2XWA", "match": "abc", "hash": "00" * 32},
    {"type": "game:nonce", "room": "K7QM2XWA", "match": "abc", "nonce": "00" * 16},
    {"type": "game:play", "room": "K7QM2XWA", "turn": 1, "card": "QH", "source": "c1", "recipient": 3},
    {"type": "game:target", "room": "K7QM2XWA", "turn": 1, "source": "pool", "recipient": 0},
)
STRANGE = (None, True, -1, 1 << 70, 1.5e300, "", "x" * 3000, "\0", "\u202e\ud800", [], {}, [[]], {"a": {"a": 1}}, "K7QM2XWA")


def request(dice, room):
    """One that is right, nearly right, or far from it."""
    asked = {**dice.choice(REQUESTS), "id": f"a{dice.randrange(1000)}"}
    if "room" in asked and room and dice.random() < 0.7:
        asked["room"] = room
    while dice.random() < 0.4:
        asked[dice.choice(list(asked))] = dice.choice(STRANGE)
    if dice.random() < 0.2:
        asked.pop(dice.choice(list(asked)))
    text = json.dumps(asked).encode()
    kind = dice.random()
    if kind < 0.1:
        text = text[:dice.randrange(len(text))]
    elif kind < 0.2:
        text = b"[" * dice.randrange(1, 4090)
    elif kind < 0.25:
        text = b'{"a":' * dice.randrange(1, 800)
    return text[:4096]


def frames(dice, room):
    words = bytearray()
    for _ in range(dice.randrange(1, 12)):
        first = dice.choice((TEXT, TEXT, TEXT, TEXT, PING, 0x01, 0x80, BINARY, CLOSE))
        words += frame(first, request(dice, room) if first & 8 == 0 else dice.randbytes(dice.randrange(125)),
                       dice.randbytes(4))
    if dice.random() < 0.5:
        for _ in range(dice.randrange(1, 6)):
            words[dice.randrange(len(words))] = dice.randrange(256)
    return bytes(words)


def attack(port, source, seconds, seed, room):
    """Some dozens of connections at a time, each of them short."""
    dice, crowd = random.Random(seed), []
    hello = frame(TEXT, b'{"type":"hello","id":"1","version":1}')
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        client = socket.socket()
        client.settimeout(0.05)
        try:
            client.bind((source, 0))
            client.connect(("127.0.0.1", port))
            kind = dice.random()
            if kind < 0.2:
                client.sendall(dice.randbytes(dice.randrange(1, 9000)))
            elif kind < 0.3:
                words = bytearray(knock())
                words[dice.randrange(len(words))] = dice.randrange(256)
                client.sendall(words)
            elif kind < 0.4:
                client.sendall(knock() + dice.randbytes(dice.randrange(1, 9000)))
            else:
                client.sendall(knock() + (hello if dice.random() < 0.9 else b""))
                for _ in range(dice.randrange(1, 6)):
                    client.sendall(frames(dice, room))
            if dice.random() < 0.3:
                client.recv(1 << 16)
            if dice.random() < 0.3:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        except OSError:
            pass  # it has hung up already
        crowd.append(client)
        count += 1
        if len(crowd) > 40:
            crowd.pop(dice.randrange(len(crowd))).close()
    for client in crowd:
        client.close()
    print(count, flush=True)


def half_open(port, source, words):
    """A connection on which this much was said; None when there is none to be had."""
    client = socket.socket()
    client.settimeout(5)
    try:
        client.bind((source, 0))
        client.connect(("127.0.0.1", port))
        client.sendall(words)
        return client
    except OSError:
        client.close()
        return None


if __name__ == "__main__":
    import sys
    os.nice(5)  # they take time from the server, which is what is looked at
    attack(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), int(sys.argv[4]), sys.argv[5])

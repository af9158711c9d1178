"""The deal that can be checked (docs/deals.md): python3 tests/reference/fair_deal.py SECRET NONCE NONCE NONCE NONCE

SECRET and the four nonces are hexadecimal; "-" is a nonce that was not given."""

import hashlib
import sys
from collections.abc import Iterator

NO_NONCE = bytes(16)
SORTED = [rank + suit for suit in "HDCS" for rank in "23456789TJQKA"]  # B-019


def commitment(match: str, options: str, seats: list[str], secret: bytes) -> str:
    return hashlib.sha256(("croupier-deal-1" + match + options + ",".join(seats)).encode() + secret).hexdigest()


def stream(secret: bytes, nonces: list[bytes]) -> Iterator[int]:
    block = 0
    while True:
        yield from hashlib.sha256(secret + b"".join(nonces) + block.to_bytes(8, "big")).digest()
        block += 1


def fair_deal(secret: bytes, nonces: list[bytes]) -> tuple[int, list[str]]:
    """The starter, from 0, and the deck."""
    random = stream(secret, nonces)
    starter = next(random) & 3
    deck = SORTED[:]
    for last in range(51, 0, -1):
        byte = next(random)
        while byte >= 256 - 256 % (last + 1):
            byte = next(random)
        other = byte % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return starter, deck


if __name__ == "__main__":
    given = [NO_NONCE if word == "-" else bytes.fromhex(word) for word in sys.argv[1:]]
    first, cards = fair_deal(given[0], given[1:])
    print(first, *cards)

"""Tests of the deal that can be checked, with the vectors that the engine is held to."""

import hashlib
import unittest

from fair_deal import NO_NONCE, commitment, fair_deal, stream

SECRET = bytes(range(32))
NONCES = [bytes([seat + 1] * 16) for seat in range(4)]


class FairDeals(unittest.TestCase):
    def test_vectors(self) -> None:
        starter, deck = fair_deal(bytes(32), [NO_NONCE] * 4)
        self.assertEqual((starter, " ".join(deck[:8])), (1, "6C 3S 2C AH QS 6D 5D 4H"))
        starter, deck = fair_deal(SECRET, NONCES)
        self.assertEqual((starter, " ".join(deck[:8])), (2, "AC 6D 4S 7S 8D 2H 2D AH"))

    def test_a_thousand_deals(self) -> None:
        every = hashlib.sha256()
        for number in range(1000):
            nonces = [(4 * number + seat).to_bytes(16, "big") for seat in range(4)]
            starter, deck = fair_deal(number.to_bytes(32, "big"), nonces)
            self.assertEqual(len(set(deck)), 52)
            every.update(f"{starter} {' '.join(deck)}\n".encode())
        self.assertEqual(every.hexdigest(), "8259d34941eb75fa85c6aa87336c56bd228809d83d360b98425be2c789d8537b")

    def test_commitment(self) -> None:
        promised = commitment("m2x8c4t7ap", "matching=forced", ["k3v9w2m4qx", "bot1", "bot2", "bot3"], SECRET)
        self.assertEqual(promised, "4aee3d5acb7ebedda86fa7cdc561106f7d2ebfd3658df8992dbec2fb92c33c2e")

    def test_the_stream_counts_its_blocks(self) -> None:
        random = stream(SECRET, NONCES)
        first, second = (bytes(next(random) for _ in range(32)) for _ in range(2))
        message = SECRET + b"".join(NONCES)
        self.assertEqual(first, hashlib.sha256(message + bytes(8)).digest())
        self.assertEqual(second, hashlib.sha256(message + bytes(7) + b"\x01").digest())

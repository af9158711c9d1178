"""The conversation that the protocol page shows is the one that the program has."""

import json
import unittest

from make_transcript import REQUESTS
from transcript import PAGE, converse, read_pairs


class Transcript(unittest.TestCase):
    def setUp(self) -> None:
        self.pairs = read_pairs(PAGE.read_text(encoding="utf-8"))

    def test_every_answer_is_as_it_stands_on_the_page(self) -> None:
        self.assertTrue(self.pairs)
        for (request, shown), (_, said) in zip(self.pairs, converse([request for request, _ in self.pairs])):
            with self.subTest(request=request):
                self.assertEqual(json.loads(said), json.loads(shown))

    def test_the_page_has_the_requests_of_the_tool(self) -> None:
        self.assertEqual([request for request, _ in self.pairs], REQUESTS)


if __name__ == "__main__":
    unittest.main()

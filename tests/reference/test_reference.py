"""All tests of the reference: python3 tests/reference/test_reference.py"""

import unittest

from check_cards import CardsRules
from check_freecell import FreecellRules
from check_golden import GoldenCards, GoldenFreecell
from check_klondike import KlondikeRules
from check_tools import PerftTool, ReplayTool

__all__ = ["CardsRules", "FreecellRules", "GoldenCards", "GoldenFreecell", "KlondikeRules",
           "PerftTool", "ReplayTool"]

if __name__ == "__main__":
    unittest.main()

"""All tests of the reference: python3 tests/reference/test_reference.py"""

import unittest

from check_bluffbuddy import BluffBuddyRules
from check_bluffbuddy_games import BluffBuddyGames
from check_cards import CardsRules
from check_fair_deal import FairDeals
from check_freecell import FreecellRules
from check_golden import GoldenCards, GoldenFreecell
from check_golden_meridian import GoldenMeridian
from check_klondike import KlondikeRules
from check_meridian import MeridianRules
from check_meridian_columns import MeridianColumns
from check_tools import PerftTool, ReplayTool

__all__ = ["BluffBuddyGames", "BluffBuddyRules", "CardsRules", "FairDeals", "FreecellRules", "GoldenCards",
           "GoldenFreecell", "GoldenMeridian", "KlondikeRules", "MeridianColumns", "MeridianRules", "PerftTool",
           "ReplayTool"]

if __name__ == "__main__":
    unittest.main()

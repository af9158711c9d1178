"""new: every form of it, and what it does not take."""

import unittest

from reference import DECKS, games, numbered_deal
from support import EngineTest

DECK = DECKS["freecell"](1)
LAST_MOVE = "freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS"


class New(EngineTest):
    def position(self, **members: object) -> str:
        """The position text of a new match."""
        return self.ask("position", match=self.ask("new", **members)["match"])["position"]

    def test_by_deal_id(self) -> None:
        opened = self.ask("new", deal="K1-17+passes=3+undo=none")
        self.assertEqual(opened, {"id": 1, "ok": True, "match": opened["match"], "game": "klondike", "mode": "K1",
                                  "deal": "K1-17+passes=3+undo=none",
                                  "options": {"draw": "1", "passes": "3", "undo": "none"}})

    def test_by_number_is_the_same_as_by_id(self) -> None:
        for game, options, deal in (("klondike", {"draw": "1", "passes": "2"}, "K1-99+passes=2"),
                                    ("freecell", {"takeback": "on"}, "FC-99+takeback=on"),
                                    ("cards", {"stacks": "free"}, "CL-99"),
                                    ("meridian", {"mode": "expert", "passes": "2"}, "MME-99+passes=2"),
                                    ("bluffbuddy", {}, "BB-99"), ("bluffbuddy", {"starter": "4"}, "BB-99+starter=4")):
            with self.subTest(deal=deal):
                expected = numbered_deal(game, options, 99).text()
                self.assertEqual(self.position(deal=deal), expected)
                self.assertEqual(self.position(game=game, options=options, seed=99), expected)

    def test_by_deck(self) -> None:
        for game in DECKS:
            opened = self.ask("new", game=game, deck=" ".join(DECK))
            self.assertEqual((opened["game"], opened["deal"]), (game, None))
            text = self.ask("position", match=opened["match"])["position"]
            self.assertEqual(text, games.deal([game], DECK).text())

    def test_by_position_with_options_of_the_house(self) -> None:
        opened = self.ask("new", position=LAST_MOVE, options={"undo": "none"})
        self.assertEqual((opened["deal"], opened["options"]), (None, {"undo": "none"}))
        self.assertEqual(self.position(position=LAST_MOVE), LAST_MOVE)

    def test_by_position_with_options_of_the_rules_in_the_text(self) -> None:
        text = "klondike draw=1 passes=2 | f1: KC | f2: KD | f3: KH | f4: QS | waste: KS"
        self.assertEqual(self.ask("new", position=text)["options"], {"draw": "1", "passes": "2"})

    def test_a_numbered_deal_says_who_begins(self) -> None:
        opened = self.ask("new", deal="BB-99")
        self.assertRegex(opened["deal"], r"^BB-99\+starter=[1-4]$")
        self.assertEqual(opened["options"], {"starter": opened["deal"][-1]})
        self.assertEqual(self.position(deal="BB-99"), self.position(deal=opened["deal"]))
        self.assertEqual({self.ask("new", deal=f"BB-{n}")["deal"][-1] for n in range(1, 40)}, set("1234"))

    def test_from_a_won_position_the_game_is_over(self) -> None:
        won = self.ask("new", position="freecell | fc: KC | fd: KD | fh: KH | fs: KS")["match"]
        view = self.ask("view", match=won)
        self.assertEqual((view["outcome"], view["to_act"]), ("won", None))
        self.assertEqual(self.ask("moves", match=won)["moves"], [])

    def test_matches_have_different_numbers(self) -> None:
        opened = [self.ask("new", deal="FC-1")["match"] for _ in range(50)]
        self.assertEqual(len(set(opened)), 50)


class FaultyNew(EngineTest):
    def fails(self, code: str, sentence: str, **members: object) -> None:
        with self.subTest(**members):
            error = self.failed("new", **members)
            self.assertEqual(error["code"], code)
            self.assertIn(sentence, error["sentence"])

    def test_a_deal_id_stands_alone(self) -> None:
        for more in ({"game": "klondike"}, {"seed": 17}, {"deck": " ".join(DECK)}, {"position": LAST_MOVE}):
            self.fails("bad_value", "leave", deal="K3-17", **more)

    def test_forms_are_not_mixed(self) -> None:
        """What is given and cannot be obeyed must not be passed over in silence."""
        for members in ({"deal": "K3-17", "options": {"undo": "none"}},
                        {"game": "freecell", "seed": 2, "deck": " ".join(DECK)},
                        {"game": "klondike", "position": LAST_MOVE},
                        {"seed": 2, "position": LAST_MOVE},
                        {"position": LAST_MOVE, "options": {"takeback": "on"}}):
            self.fails("bad_value", "", **members)

    def test_something_must_be_named(self) -> None:
        self.fails("bad_value", "/game")
        self.fails("bad_value", "/game", seed=3)
        self.fails("bad_value", "/seed", game="freecell")

    def test_a_deal_id_that_is_none(self) -> None:
        for deal in ("", "17", "K2-17", "k3-17", "K3", "\x00"):
            self.fails("syntax", "K3-17+passes=3", deal=deal)
        for deal in ("K3-0", "K3--1", "K3-", "K3-1x", "FC-1 ", "K3-4294967296", "FC-2147483648",
                     "CA-9007199254740992", "MMC-4294967296", "MMT-0", "BB-4294967296", "BB-0"):
            self.fails("bad_number", "from 1 to", deal=deal)
        self.fails("unknown_option", "did you mean 'passes'", deal="K3-17+pases=3")
        self.fails("bad_value", "unlimited", deal="K3-17+passes=0")

    def test_an_unknown_game_with_a_suggestion(self) -> None:
        self.fails("unknown_game", "did you mean 'klondike'", game="klondyke", seed=1)
        self.fails("unknown_game", "the games are klondike, freecell, cards, meridian, bluffbuddy",
                   game="chess", seed=1)

    def test_bad_options(self) -> None:
        self.fails("unknown_option", "did you mean 'draw'", game="klondike", seed=1, options={"drwa": "1"})
        self.fails("unknown_option", "takeback", game="freecell", seed=1, options={"draw": "1"})
        self.fails("bad_value", "3, 1", game="klondike", seed=1, options={"draw": "2"})
        self.fails("bad_value", "/options/draw", game="klondike", seed=1, options={"draw": 1})
        self.fails("bad_value", "/options", game="klondike", seed=1, options=["draw=1"])

    def test_a_number_outside_of_the_range(self) -> None:
        for game, last in (("klondike", 2 ** 32 - 1), ("freecell", 2 ** 31 - 1), ("cards", 2 ** 53 - 1),
                           ("meridian", 2 ** 32 - 1), ("bluffbuddy", 2 ** 32 - 1)):
            for seed in (0, -1, last + 1, 2 ** 63 - 1, 2 ** 63, -2 ** 63):
                self.fails("bad_value", f"from 1 to {last}", game=game, seed=seed)
            for seed in (2 ** 64, 1.5, 1.0, "1", True, None, [1]):
                self.fails("bad_value", "/seed: a whole number", game=game, seed=seed)

    def test_a_deck_that_is_none(self) -> None:
        for deck, code in ((DECK[:51], "wrong_count"), ([], "wrong_count"), (DECK + ["AH"], "duplicate_card"),
                           (DECK[:51] + DECK[:1], "duplicate_card"), (DECK[:51] + ["1H"], "bad_card"),
                           (DECK[:51] + ["??"], "bad_card")):
            for game in DECKS:
                self.fails(code, "", game=game, deck=" ".join(deck))

    def test_the_offset_leads_to_the_fault(self) -> None:
        deck = " ".join(DECK[:51] + ["1H"])
        error = self.failed("new", game="cards", deck=deck)
        self.assertEqual(deck[error["offset"]:], "1H")

    def test_a_position_must_have_all_52_cards(self) -> None:
        self.fails("wrong_count", "52", position="klondike | t1: AH")
        self.fails("wrong_count", "52", position=LAST_MOVE.replace(" | t1: KS", ""))

    def test_a_position_that_is_none(self) -> None:
        for text, code in ((LAST_MOVE + " | t2: KS", "duplicate_card"), (LAST_MOVE + " | t9: KS", "unknown_pile"),
                           (LAST_MOVE.replace("KS", "??"), "bad_card"),
                           (LAST_MOVE.replace("cell", "sell"), "unknown_game"),
                           (LAST_MOVE.replace("freecell", "freecell draw=1"), "unknown_option"),
                           (LAST_MOVE.replace("freecell", "freecell takeback=7"), "bad_value"),
                           (LAST_MOVE.replace("t1: KS", "t1 KS"), "syntax"), ("", "unknown_game"),
                           (LAST_MOVE.replace("fc: KC | fd: KD", "fc: KD | fd: KC"), "impossible")):
            self.fails(code, "", position=text)

    def test_a_fault_opens_no_match(self) -> None:
        for members in ({"deal": "K3-0"}, {"game": "freecell", "deck": "AH"}, {"position": "klondike | t1: AH"}):
            self.failed("new", **members)
        self.assertEqual(self.failed("view", match=1)["code"], "no_such_match")


if __name__ == "__main__":
    unittest.main()

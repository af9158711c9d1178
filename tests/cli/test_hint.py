# A good next move: for a deal, for the game under way, for a position.
import json
import unittest

from support import Keeping

WAITING = "klondike | t1: 9H | t2: TS"


class Hint(Keeping):
    def hint(self, *words, code=0):
        shown = self.croupier("hint", *words)
        self.assertEqual(shown.returncode, code, shown)
        return shown

    def hint_json(self, *words):
        return json.loads(self.hint(*words, "--json").stdout)

    def test_for_a_deal(self):
        for words in (["K1-17"], ["klondike", "--seed", "17", "--option", "draw=1"]):
            self.assertEqual(self.hint(*words).stdout, "47  4D from column 4 to column 7, onto 5C\n")

    def test_as_json(self):
        self.assertEqual(self.hint_json("K1-17"),
                         {"move": "47", "description": "4D from column 4 to column 7, onto 5C"})

    def test_names_a_move_that_can_be_played(self):
        for deal in ("K3-1", "K3-2", "FC-1", "FC-2", "CA-1", "CL-1", "MMC-1", "MMD-1", "MMT-1", "MME-1"):
            with self.subTest(deal=deal):
                move = self.hint_json(deal)["move"]
                self.assertRegex(self.play(deal, "--no-save", lines=[move]).stdout, r"\n[1-9]\d* moves?\b")

    def test_for_a_deal_of_meridian_and_of_bluffbuddy(self):
        self.assertEqual(self.hint("MMC-1").stdout, "1h  7D from column 1 to the foundation\n")
        self.assertIn(self.hint_json("BB-1")["move"],  # the hand of the seat to act
                      [f"{card} -" for card in ("JH", "9H", "3C", "5H")] + [f"3C c3 >{seat}" for seat in range(1, 5)])

    def test_for_the_game_under_way(self):
        self.play("K1-17")
        self.assertEqual(self.hint_json("klondike")["move"], "47")
        self.play("klondike", lines=["47"])
        after = self.hint_json("klondike")
        self.assertNotEqual(after["move"], "47")
        told = self.play("klondike", lines=["hint"]).stdout
        self.assertIn(f"Try {after['move']}: {after['description']}.", told)

    def test_a_deal_is_looked_at_afresh_while_it_is_under_way(self):
        self.play("K1-17", lines=["47"])
        self.assertEqual(self.hint_json("K1-17")["move"], "47")

    def test_changes_nothing(self):
        self.play("K1-17", lines=["s"])
        before = self.contents()
        self.hint("klondike")
        self.hint("K1-17")
        self.assertEqual(self.contents(), before)

    def test_for_a_position(self):
        self.assertEqual(self.hint("--position", "klondike | t1: 7D / 9H | t2: TS").stdout,
                         "12  9H from column 1 to column 2, onto TS\n")
        self.assertEqual(self.hint_json("--position", "freecell | fs: QS | a: KS")["move"], "ah")
        self.assertEqual(self.hint_json("--position", "meridian | uh: QH | t1=king: KH")["move"], "1h")
        last = "bluffbuddy starter=1 | c1: 3S | h1: 3C | h2: 4C | h3: 5C | h4: 6C"
        self.assertRegex(self.hint_json("--position", last)["move"], r"^3C (-|c1 >[1-4])$")

    def test_when_there_is_no_good_move(self):
        stuck = ["--position", "klondike | t1: KS | t2: KH"]
        self.assertEqual(self.hint(*stuck).stdout, "no move is known that brings a card home or turns one up\n")
        self.assertEqual(self.hint_json(*stuck), {"move": None, "description": None})

    def test_none_under_way(self):
        for game, deal in (("klondike", "K3-17"), ("freecell", "FC-17"), ("cards", "CA-17"), ("meridian", "MMC-17"),
                           ("bluffbuddy", "BB-17")):
            with self.subTest(game=game):
                shown = self.hint(game, code=2)
                self.assertEqual(shown.stdout, "")
                self.assertIn(f"no game of {game} is under way: name a deal, such as {deal}", shown.stderr)

    def test_a_game_of_another_kind_does_not_help(self):
        self.play("K1-17", lines=["s"])
        self.hint("freecell", code=2)

    def test_a_broken_save_is_set_aside_and_told(self):
        self.put("broken")
        shown = self.hint("klondike", code=2)
        self.assertIn(f"It was kept as {self.file()}.broken-1.", shown.stderr)
        self.assertIn("no game of klondike is under way", shown.stderr)
        self.assertEqual((self.folder / "klondike.json.broken-1").read_text(), "broken")

    def test_one_thing_must_be_named(self):
        for words in ([], ["--json"], ["K1-17", "--position", WAITING], ["klondike", "--position", WAITING]):
            with self.subTest(words=words):
                self.assertIn("name a game, a deal id or a --position", self.hint(*words, code=2).stderr)

    def test_bad_words_get_a_sentence(self):
        for words, sentence in [(["chess"], "there is no game 'chess'"), (["K1-0"], "from 1 to 4294967295"),
                                (["--position", "klondike | t1: 9H | t2: 9H"], "only one 9H"),
                                (["--position", "klondike | t1: 1H"], "no card"), (["--position", "chess"], "chess")]:
            with self.subTest(words=words):
                shown = self.hint(*words, code=2)
                self.assertEqual(shown.stdout, "")
                self.assertIn(sentence, shown.stderr)

    def test_options_beside_a_game_are_not_passed_over(self):
        self.play("K1-17", lines=["47"])
        shown = self.croupier("hint", "klondike", "--option", "draw=7")
        self.assertEqual(shown.returncode, 2, shown)


if __name__ == "__main__":
    unittest.main()

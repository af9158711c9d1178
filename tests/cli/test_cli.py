# The program as a person or a script meets it: output, exit codes and sentences.
import json
import re
import tempfile
import unittest
from pathlib import Path

from support import WIN, run, typed


class Help(unittest.TestCase):
    def test_help_names_every_command_with_examples(self):
        shown = run("--help")
        self.assertEqual(shown.returncode, 0)
        for word in ("games", "deal", "play", "perft", "replay", "verify", "hint", "stats", "serve", "engine", "arena",
                     "Examples", "K3-17"):
            self.assertIn(word, shown.stdout)

    def test_version(self):
        self.assertRegex(run("--version").stdout, r"^croupier \d+\.\d+\.\d+\n$")

    def test_games_as_text_and_json(self):
        self.assertIn("K3-n", run("games").stdout)
        games = json.loads(run("games", "--json").stdout)
        self.assertEqual([game["id"] for game in games], ["klondike", "freecell", "cards", "meridian", "bluffbuddy"])
        draw = games[0]["options"][0]
        self.assertEqual((draw["key"], draw["words"]), ("draw", ["3", "1"]))


class Deal(unittest.TestCase):
    def test_a_deal_hides_what_a_player_may_not_see(self):
        shown = run("deal", "K3-1").stdout
        self.assertIn("stock: 24 face down", shown)
        self.assertEqual(shown.count("[]"), 21)
        self.assertNotIn("[]", run("deal", "K3-1", "--open").stdout)

    def test_id_and_words_name_the_same_deal(self):
        by_id = run("deal", "K1-5+passes=2", "--json").stdout
        by_words = run("deal", "klondike", "--seed", "5", "--option", "draw=1", "--option", "passes=2", "--json").stdout
        self.assertEqual(by_id, by_words)
        self.assertEqual(json.loads(by_id)["deal"], "K1-5+passes=2")
        self.assertEqual(json.loads(by_id)["options"], {"draw": "1", "passes": "2"})

    def test_levels_are_sets_of_options(self):
        deal = json.loads(run("deal", "klondike", "--seed", "5", "--level", "hard", "--json").stdout)
        self.assertEqual(deal["deal"], "K3-5+passes=3")

    def test_without_a_seed_a_deal_is_drawn_at_random(self):
        deals = {json.loads(run("deal", "freecell", "--json").stdout)["deal"] for _ in range(5)}
        self.assertGreater(len(deals), 1)

    def test_microsoft_deal_one(self):
        deck = json.loads(run("deal", "FC-1", "--json").stdout)["deck"]
        self.assertTrue(deck.startswith("JD KD 2S 4C 3S 6D 6S 2D"))


class MeridianAndBluffBuddy(unittest.TestCase):
    def test_a_deal_of_meridian(self):
        shown = run("deal", "MMC-1").stdout
        self.assertTrue(shown.startswith("Meridian  MMC-1\n"), shown)
        self.assertIn("stock: 24 face down", shown)
        self.assertNotIn("[]", shown)
        self.assertEqual(run("deal", "MMT-1").stdout.count("[]"), 21)
        self.assertEqual(json.loads(run("deal", "MMC-1", "--json").stdout)["deck"],
                         json.loads(run("deal", "K3-1", "--json").stdout)["deck"])

    def test_modes_of_meridian_are_levels_and_prefixes(self):
        for level, prefix in (("easy", "MMD"), ("medium", "MMC"), ("hard", "MMT"), ("very_hard", "MME")):
            deal = json.loads(run("deal", "meridian", "--seed", "5", "--level", level, "--json").stdout)
            self.assertEqual(deal["deal"], f"{prefix}-5")

    def test_a_deal_of_bluffbuddy(self):
        deal = json.loads(run("deal", "BB-1", "--json").stdout)
        self.assertEqual((deal["deal"], deal["options"]), ("BB-1+starter=2", {"starter": "2"}))
        self.assertTrue(deal["deck"].endswith(" 4C 3S TC 8S"))
        self.assertIn(" | c1: 8S | c2: TC | c3: 3S | c4: 4C | h1: 2H 4S 4D TD | ", deal["position"])

    def test_a_deal_of_bluffbuddy_hides_the_hands_of_the_others(self):
        shown = run("deal", "BB-1").stdout
        self.assertTrue(shown.startswith("BluffBuddy  BB-1+starter=2\n"), shown)
        for card in "8S TC 3S 4C 2H 4S 4D TD".split():
            self.assertIn(card, shown)
        for card in "JH 9H 3C 5H AS 2C 6H 2S KD KC KS 7C 8D".split():
            self.assertNotIn(card, shown)

    def test_the_starter_can_be_named(self):
        for words in (["BB-1+starter=4"], ["bluffbuddy", "--seed", "1", "--option", "starter=4"]):
            deal = json.loads(run("deal", *words, "--json").stdout)
            self.assertEqual(deal["deal"], "BB-1+starter=4")
            self.assertIn("h4: JH 9H 3C 5H", deal["position"])

    def test_perft(self):
        self.assertEqual(run("perft", "MMC-1", "--depth", "3").stdout, "1 16\n2 182\n3 1647\n")
        self.assertEqual(run("perft", "BB-1", "--depth", "3").stdout, "1 8\n2 128\n3 512\n")
        last = "bluffbuddy starter=1 | c1: 3S | h1: 3C | h2: 4C | h3: 5C | h4: 6C"
        self.assertEqual(run("perft", "--position", last, "--depth", "4").stdout, "1 5\n2 5\n3 5\n4 5\n")


class Play(unittest.TestCase):
    def test_a_whole_game_is_played_to_the_win(self):
        shown = run("play", "FC-1", text=typed(*WIN, "n"))
        self.assertEqual(shown.returncode, 0, shown.stderr)
        self.assertEqual(shown.stdout.count("You have won with 140 moves."), 1)

    def test_words_refusals_and_the_end_of_input(self):
        shown = run("play", "K1-17", text="help\nmoves\nhint\n12\nzz\ns\nundo\nundo\nredo\nfinish\nrestart\n")
        self.assertEqual(shown.returncode, 0)
        for words in ("37x4", "Try ", "is not a move here", "There is nothing to undo.", "No card can be finished now.",
                      "\n1 move"):
            self.assertIn(words, shown.stdout)
        self.assertNotIn("1 moves", shown.stdout)

    def test_new_keeps_game_and_options(self):
        shown = run("play", "K1-17+passes=2", text="new\nquit\n")
        self.assertEqual(len(re.findall(r"Klondike  K1-\d+\+passes=2", shown.stdout)), 2)

    def test_asks_for_the_game(self):
        self.assertIn("FreeCell  FC-7", run("play", text="FC-7\nquit\n").stdout)
        self.assertEqual(run("play", text="").returncode, 0)
        self.assertEqual(run("play", text="chess\n").returncode, 2)


class Perft(unittest.TestCase):
    def test_counts_by_depth(self):
        self.assertEqual(run("perft", "FC-1", "--depth", "4").stdout, "1 8\n2 70\n3 661\n4 6648\n")

    def test_from_a_position(self):
        self.assertEqual(run("perft", "--position", "klondike | t1: 9H | t2: TS", "--depth", "2").stdout, "1 1\n2 0\n")


class Replay(unittest.TestCase):
    DECK = json.loads(run("deal", "K1-17", "--json").stdout)["deck"]
    RECORD = f"croupier record 1\ngame klondike draw=1\ndeck {DECK}\nplay s @1000\nplay s @2000\nundo @3000\nend 3\n"

    def test_shows_where_a_record_ends(self):
        shown = run("replay", "-", text=self.RECORD)
        self.assertEqual(shown.returncode, 0, shown.stderr)
        self.assertIn("not won, 1 moves, 1 undos, score 0, 3 s", shown.stdout)

    def replayed(self, deal, *journal):
        """What is shown of a record of a deal."""
        dealt = json.loads(run("deal", deal, "--json").stdout)
        options = "".join(f" {key}={value}" for key, value in dealt["options"].items())
        record = ["croupier record 1", f"game {dealt['game']}{options}", f"deck {dealt['deck']}", *journal,
                  f"end {len(journal)}"]
        return run("replay", "-", text=typed(*record))

    def test_a_record_of_meridian(self):
        shown = self.replayed("MMC-1", "play 7p @1000", "play s @2000", "hint", "undo @3000")
        self.assertEqual(shown.returncode, 0, shown.stderr)
        self.assertIn("not won, 1 moves, 1 undos, score 100, 3 s", shown.stdout)

    def test_a_record_of_bluffbuddy(self):
        shown = self.replayed("BB-1", "play 3C @1000", "play 3C >4 @1500", "line timeout KD -")  # no comma
        self.assertEqual(shown.returncode, 2, shown)
        shown = self.replayed("BB-1", "play 3C @1000", "play 3C >4 @1500", "line timeout, KD - @2000")
        self.assertEqual(shown.returncode, 0, shown.stderr)
        self.assertIn("| pool: 2H KD | c1: 8S | c2: TC | c4: 4C | s4: 3S 3C |", shown.stdout)

    def test_a_record_with_a_play_that_cannot_be(self):
        for move in ("QH c1 >7", "3C c1 >7", "3C c9 >1", "3C s7 >1", "3C s1 >1", "QH c1 >1", "3C x1"):
            with self.subTest(move=move):
                shown = self.replayed("BB-1", f"play {move}")
                self.assertEqual((shown.returncode, shown.stdout), (2, ""))
                self.assertRegex(shown.stderr, r"^croupier: \S")
        self.assertEqual(self.replayed("BB-1", "pause", "play 3C c3 >1").returncode, 2)
        self.assertEqual(self.replayed("MMC-1", "pause", "play s").returncode, 2)

    def test_reads_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.record"
            path.write_text(self.RECORD)
            self.assertEqual(run("replay", path).returncode, 0)

    def test_a_record_cut_anywhere_is_refused(self):
        for length in range(0, len(self.RECORD) - 1, 7):
            shown = run("replay", "-", text=self.RECORD[:length])
            self.assertEqual(shown.returncode, 2, self.RECORD[:length])
            self.assertRegex(shown.stderr, r"^croupier: \S")


class BadInput(unittest.TestCase):
    CASES = [
        (["deal", "chess"], "the games are klondike, freecell, cards, meridian, bluffbuddy"),
        (["deal", "klondike", "--seed", "0"], "from 1 to 4294967295"),
        (["deal", "klondike", "--seed", "-1"], "from 1 to 4294967295"),
        (["deal", "klondike", "--seed", "seven"], "whole number"),
        (["deal", "freecell", "--seed", "2147483648"], "from 1 to 2147483647"),
        (["deal", "cards", "--seed", "9007199254740992"], "from 1 to 9007199254740991"),
        (["deal", "FC-2147483648"], "from 1 to 2147483647"),
        (["deal", "K3-0"], "from 1 to"),
        (["deal", "Z9-1"], "K3-n, K1-n, FC-n, CA-n, CL-n, MMC-n, MMD-n, MMT-n, MME-n, BB-n"),
        (["deal", "MMC-4294967296"], "from 1 to 4294967295"),
        (["deal", "BB-0"], "from 1 to 4294967295"),
        (["deal", "bluffbuddy", "--option", "starter=5"], "drawn, 1, 2, 3, 4"),
        (["deal", "meridian", "--level", "brutal"], "easy, medium, hard, very_hard"),
        (["deal", "bluffbuddy", "--level", "easy"], "has no level"),
        (["deal", "K3-1", "--seed", "4"], "leave --seed out"),
        (["deal", "klondike", "--option", "drwa=1"], "the options are draw, passes"),
        (["deal", "klondike", "--option", "draw=2"], "3, 1"),
        (["deal", "klondike", "--option", "draw"], "key=value"),
        (["deal", "klondike", "--level", "brutal"], "easy, medium, hard"),
        (["deal", "freecell", "--level", "easy"], "has no level"),
        (["deal"], "DEAL"),
        (["deal", "K3-1", "--colour"], "--colour"),
        (["perft"], "name a deal or give --position"),
        (["perft", "FC-1", "--depth", "0"], "--depth"),
        (["perft", "FC-1", "--depth", "x"], "--depth"),
        (["perft", "--position", "klondike | t1: AH | t2: AH"], "only one AH"),
        (["perft", "--position", "klondike | t1: 1H"], "no card"),
        (["perft", "--position", "meridian | t1=ace: KH"], "cannot come about"),
        (["perft", "--position", "meridian | q: KH"], "cannot come about"),
        (["perft", "--position", "meridian | t8: KH"], "t8"),
        (["perft", "--position", "bluffbuddy starter=1 | h1: 3C | h2: 4C 5C"], "cannot come about"),
        (["perft", "--position", "bluffbuddy starter=1 | s7: 3C 3D"], "s7"),
        (["perft", "--position", "bluffbuddy starter=7 | h1: 3C"], "starter"),
        (["replay", "no/such/file"], "cannot read"),
        (["replay", "/"], "cannot read"),
        (["verify", "no/such/file"], "cannot read"),
        (["shuffle"], "the commands are games, deal, play, daily, perft, replay, verify, hint, solve, sweep, stats, serve"),
        ([], "Try 'croupier --help'"),
    ]

    def test_gets_exit_code_2_and_a_sentence_that_helps(self):
        for words, sentence in self.CASES:
            with self.subTest(words=words):
                shown = run(*words)
                self.assertEqual(shown.returncode, 2, shown)
                self.assertIn(sentence, shown.stderr)
                self.assertEqual(shown.stdout, "")

    MISSPELT = [
        (["pley"], "play"),
        (["deal", "freecel"], "freecell"),
        (["play", "klondkie"], "klondike"),
        (["hint", "crads"], "cards"),
        (["deal", "meridan"], "meridian"),
        (["perft", "bluffbudy"], "bluffbuddy"),
        (["aerna"], "arena"),
        (["deal", "meridian", "--level", "very_hrad"], "very_hard"),
        (["deal", "BB-1+sartter=2"], "starter"),
        (["perft", "FC-1", "--dept", "3"], "--depth"),
        (["perft", "FC-1", "--detph=3"], "--depth"),
        (["play", "K1-17", "--pla"], "--plain"),
        (["stats", "--exprot", "x"], "--export"),
        (["deal", "klondike", "--option", "drwa=1"], "draw"),
        (["deal", "K3-1+darw=1"], "draw"),
        (["deal", "klondike", "--level", "hrad"], "hard"),
    ]

    def test_a_misspelt_word_gets_the_one_that_was_meant(self):
        for words, meant in self.MISSPELT:
            with self.subTest(words=words):
                shown = run(*words)
                self.assertEqual((shown.returncode, shown.stdout), (2, ""))
                self.assertIn(f"; did you mean '{meant}'?\n", shown.stderr)

    def test_a_word_that_is_like_no_other_gets_no_guess(self):
        for words in (["shuffle"], ["deal", "chess"], ["deal", "K3-1", "--colour"]):
            with self.subTest(words=words):
                self.assertNotIn("did you mean", run(*words).stderr)

    def test_a_misspelt_word_at_the_table_gets_the_one_that_was_meant(self):
        shown = run("play", "K1-17", text="finsh\nundoo\nmoevs\nquti\n").stdout
        for meant in ("finish", "undo", "moves", "quit"):
            self.assertIn(f"did you mean '{meant}'?", shown)

    def test_fifty_three_cards_are_refused(self):
        position = json.loads(run("deal", "FC-1", "--json").stdout)["position"]
        shown = run("perft", "--position", position + " | a: AH")
        self.assertEqual(shown.returncode, 2)
        self.assertIn("only one AH", shown.stderr)

    def test_a_full_disk_is_told(self):
        with open("/dev/full", "w") as full:
            shown = run("games", stdout=full)
        self.assertNotEqual(shown.returncode, 0)
        self.assertIn("could not be written", shown.stderr)


if __name__ == "__main__":
    unittest.main()

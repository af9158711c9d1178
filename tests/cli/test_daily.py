# The daily deals: the same wherever the date is the same, by the calendar of the player.
import datetime
import json
import re
import unittest

from support import Keeping, ask_engine

BAD = 2
GAMES = ["klondike", "freecell", "cards", "meridian"]
DATE = "2026-11-18"
# Between them there are always two days on Earth.
FARTHEST = ["Etc/GMT+12", "Etc/GMT-14"]


class Daily(Keeping):
    def deals(self, *words, **how):
        shown = self.croupier("daily", *words, "--json", **how)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        return json.loads(shown.stdout)

    def assert_refused(self, *words, sentence):
        shown = self.croupier(*words)
        self.assertEqual((shown.returncode, shown.stdout), (BAD, ""))
        self.assertIn(sentence, shown.stderr)

    def test_each_game_has_one(self):
        shown = self.deals(DATE)
        self.assertEqual((shown["date"], shown["weekday"], shown["grade"]), (DATE, 3, 2))
        self.assertEqual([deal["game"] for deal in shown["deals"]], GAMES)

    def test_they_are_shown(self):
        shown = self.croupier("daily", DATE)
        self.assertEqual(shown.returncode, 0)
        self.assertTrue(shown.stdout.startswith(f"Daily deals of Wednesday, {DATE}: grade 2 of 5\n"))
        for deal in self.deals(DATE)["deals"]:
            self.assertRegex(shown.stdout, rf"{deal['game']} +{deal['deal']}\n")

    def test_the_date_alone_counts(self):
        expected = self.deals(DATE)
        for zone in FARTHEST:
            self.assertEqual(self.deals(DATE, env={"TZ": zone}), expected)

    def test_other_programs_are_told_the_same(self):
        (answer,) = ask_engine({"command": "daily", "date": DATE})
        self.assertEqual(answer["days"], [self.deals(DATE)])

    def test_today_is_the_day_where_the_player_is(self):
        for zone, hours in zip(FARTHEST, (-12, 14)):
            with self.subTest(zone=zone):
                there = datetime.timezone(datetime.timedelta(hours=hours))
                before = datetime.datetime.now(there).date().isoformat()
                shown = self.deals(env={"TZ": zone})["date"]
                after = datetime.datetime.now(there).date().isoformat()
                self.assertIn(shown, (before, after))

    def test_wrong_dates_are_refused(self):
        for date, sentence in [("yesterday", "a date such as"), ("2026-02-30", "there is no 2026-02-30"),
                               ("2023-12-31", "the first daily deals are those of 2024-01-01")]:
            with self.subTest(date=date):
                self.assert_refused("daily", date, sentence=sentence)
                self.assert_refused("play", "klondike", "--daily", date, "--no-save", sentence=sentence)


class Playing(Keeping):
    def dealt(self, *words, **how):
        """Game and deal of the table, and the date that it is named by."""
        shown = self.play(*words, **how).stdout
        return re.match(r"(\w+)  ([A-Z0-9]+-\d+), daily of (\S+) ", shown).groups()

    def deal(self, game, *words, **how):
        shown = json.loads(self.croupier("daily", *words, "--json", **how).stdout)
        return next(deal["deal"] for deal in shown["deals"] if deal["game"] == game), shown["date"]

    def test_the_deal_of_a_date(self):
        deal, _ = self.deal("freecell", DATE)
        for words in (["freecell", "--daily", DATE], ["--daily", DATE, "freecell"], ["freecell", f"--daily={DATE}"]):
            with self.subTest(words=words):
                self.assertEqual(self.dealt(*words, "--no-save"), ("FreeCell", deal, DATE))

    def test_today_in_the_players_time_zone(self):
        for zone in FARTHEST:
            there = {"TZ": zone}
            for words in (["klondike", "--daily"], ["--daily", "klondike"], ["--daily"]):
                with self.subTest(zone=zone, words=words):
                    # Midnight may lie between the two.
                    before = self.deal("klondike", env=there)
                    dealt = self.dealt(*words, "--no-save", env=there)[1:]
                    self.assertIn(dealt, (before, self.deal("klondike", env=there)))

    def test_without_a_name_it_is_the_game_played_last(self):
        self.play("FC-1", lines=["26"])
        self.assertEqual(self.dealt("--daily", DATE, "--new")[0], "FreeCell")

    def test_it_goes_on_under_its_name(self):
        first = self.dealt("klondike", "--daily", DATE, lines=["s"])
        self.assertEqual(self.save()["daily"], DATE)
        self.assertEqual(self.dealt("klondike"), first)
        self.assertEqual(self.dealt("klondike", "--daily", DATE, lines=["s"]), first)
        self.assertEqual(self.moves(), ["s", "s"])
        shown = self.play("klondike", lines=["restart", "new"]).stdout
        self.assertEqual(len(re.findall("daily of", shown)), 2)
        self.assertNotIn("daily", self.save())

    def test_a_game_under_way_is_not_given_up(self):
        self.play("K1-17", lines=["s"])
        shown = self.croupier("play", "klondike", "--daily", DATE)
        self.assertEqual(shown.returncode, BAD)
        self.assertIn("Klondike K1-17 is under way", shown.stderr)

    def test_what_does_not_fit_is_refused(self):
        for words, sentence in [
            (["bluffbuddy", "--daily"], "BluffBuddy has no daily deal; the games with one are klondike"),
            (["FC-1", "--daily"], "--daily goes with the name of a game, not with 'FC-1'"),
            (["klondike", "--daily", "--seed", "3"], "name the game alone"),
            (["klondike", "--daily", "--grade", "3"], "name the game alone"),
            (["klondike", "--daily", "--option", "draw=3"], "name the game alone"),
            (["meridian", "--daily", "--level", "easy"], "name the game alone"),
        ]:
            with self.subTest(words=words):
                shown = self.croupier("play", *words, "--no-save")
                self.assertEqual((shown.returncode, shown.stdout), (BAD, ""))
                self.assertIn(sentence, shown.stderr)

    def test_a_save_names_a_date_or_none(self):
        self.play("K1-17", lines=["s"])
        self.put({**self.save(), "daily": "\x1b[2J"})
        self.assertIn("at /daily: a date such as", self.play("klondike", "--new").stdout)


if __name__ == "__main__":
    unittest.main()

# --grade: a random deal that is known to be winnable, as easy or hard as was asked for.
import json
import re
import unittest

from support import ROOT, Keeping

BAD = 2
GRADES = range(1, 6)
MODES = {"K3": ["klondike"], "K1": ["klondike", "--option", "draw=1"], "FC": ["freecell"], "CA": ["cards"],
         "CL": ["cards", "--option", "stacks=free"], "MMC": ["meridian"], "MMD": ["meridian", "--level", "easy"],
         "MMT": ["meridian", "--option", "mode=traditional"], "MME": ["meridian", "--level", "very_hard"]}


def certified(mode):
    """The grades of the deals by their numbers, as the list of the mode has them; empty without a list."""
    path = ROOT / "croupier" / "deals" / f"{mode}.txt"
    number, grades = 0, {}
    for sign in re.findall(r"~\d+;|\d", path.read_text() if path.exists() else ""):
        number += int(sign[1:-1]) if sign.startswith("~") else 1
        if sign in "12345":
            grades[number] = int(sign)
    return grades


LISTED = {mode: words for mode, words in MODES.items() if certified(mode)}


class Grade(Keeping):
    def dealt(self, *words):
        """The mode and the number of a deal that is chosen."""
        shown = self.croupier("deal", *words, "--json")
        self.assertEqual(shown.returncode, 0, shown)
        mode, number = json.loads(shown.stdout)["deal"].split("-")
        return mode, int(number)

    def assert_refused(self, *words, sentence):
        shown = self.croupier("deal", *words)
        self.assertEqual((shown.returncode, shown.stdout), (BAD, ""))
        self.assertIn(sentence, shown.stderr)

    def test_there_are_lists(self):
        self.assertLessEqual({"FC", "CA", "MMC", "MMD", "MMT", "MME"}, set(LISTED))

    def test_each_mode_has_deals_of_each_grade(self):
        for mode, words in LISTED.items():
            grades = certified(mode)
            for grade in GRADES:
                with self.subTest(mode=mode, grade=grade):
                    dealt, number = self.dealt(*words, "--grade", str(grade))
                    self.assertEqual((dealt, grades.get(number)), (mode, grade))

    def test_the_deal_is_another_one_each_time(self):
        self.assertGreater(len({self.dealt("freecell", "--grade", "3") for _ in range(5)}), 1)

    def test_the_deal_can_be_won(self):
        for words in LISTED.values():
            with self.subTest(words=words):
                shown = self.croupier("solve", *words, "--grade", "1")
                self.assertEqual(shown.returncode, 0, shown)
                self.assertIn(": won in ", shown.stdout)

    def test_a_deal_is_played(self):
        shown = self.play("freecell", "--grade", "2", "--no-save")
        number = int(re.match(r"FreeCell  FC-(\d+) ", shown.stdout)[1])
        self.assertEqual(certified("FC")[number], 2)

    def test_an_option_that_is_the_default_anyway_is_allowed(self):
        self.assertEqual(self.dealt("freecell", "--option", "undo=unlimited", "--grade", "2")[0], "FC")

    def test_other_grades_are_refused(self):
        for grade in ("0", "6", "-1", "1.5", "easy", ""):
            with self.subTest(grade=grade):
                self.assert_refused("freecell", "--grade", grade, sentence="--grade")

    def test_a_deal_that_is_named_already_is_refused(self):
        for words in (["freecell", "--seed", "5"], ["FC-5"]):
            with self.subTest(words=words):
                self.assert_refused(*words, "--grade", "2", sentence="--grade chooses the deal: name the game alone")

    def test_other_rules_are_refused(self):
        for words in (["freecell", "--option", "takeback=on"], ["cards", "--option", "hidden=first3"],
                      ["meridian", "--option", "passes=3"]):
            with self.subTest(words=words):
                self.assert_refused(*words, "--grade", "2", sentence="leave the other options out")

    def test_a_mode_without_a_list_is_refused(self):
        for mode, words in {**MODES, "BB": ["bluffbuddy"]}.items():
            if mode not in LISTED:
                with self.subTest(mode=mode):
                    self.assert_refused(*words, "--grade", "2", sentence=f"there are no graded deals of {mode}")

    def test_a_range_has_no_grade(self):
        for words in (["solve", "FC"], ["solve", "freecell"], ["sweep", "FC", "--out", self.data / "rows"]):
            with self.subTest(words=words):
                shown = self.croupier(*words, "--range", "1..5", "--grade", "2")
                self.assertEqual((shown.returncode, shown.stdout), (BAD, ""))
                self.assertIn("--grade", shown.stderr)


if __name__ == "__main__":
    unittest.main()

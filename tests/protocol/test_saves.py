"""Records and saves: taken, loaded, broken."""

import json
import unittest

from support import EngineTest

# After a loaded match these must be as they were; a save also keeps the deal, a record does not.
SAME = ("position", "view", "table", "moves", "record")


class Saves(EngineTest):
    def played(self, deal: str, *moves: str) -> int:
        """A match with some of everything in its journal."""
        match = self.open(deal)
        for at, move in enumerate(moves, 1):
            self.ask("play", match=match, move=move, at=1000 * at)
        self.ask("undo", match=match)
        self.ask("pause", match=match, at=100_000)
        self.ask("resume", match=match, at=200_000)
        return match

    def examples(self) -> list[int]:
        return [self.played("K1-17+passes=3+scoring=windows", "47", "15", "s", "s"),
                self.played("FC-1", "5a", "5b", "5c"),
                self.played("CL-42+hidden=first3", "3h", "3h"),
                self.played("MMT-1+warn=10", "1h", "s", "6h", "s", "7p")]

    def assert_same(self, first: int, second: int) -> None:
        for command in SAME:
            answers = [self.ask(command, match=match) for match in (first, second)]
            self.assertEqual({**answers[0], "id": 0}, {**answers[1], "id": 0})
        self.ask("redo", match=second)
        self.ask("redo", match=first)
        self.assertEqual(self.view(first), self.view(second))

    def test_a_record_is_loaded(self) -> None:
        for match in self.examples():
            loaded = self.ask("load", save=self.ask("record", match=match)["record"])
            self.assertNotEqual(loaded["match"], match)
            self.assert_same(match, loaded["match"])

    def test_a_save_is_loaded_with_its_deal(self) -> None:
        for match in self.examples():
            text = self.ask("save", match=match)["save"]
            loaded = self.ask("load", save=text)
            self.assertEqual(loaded["deal"], json.loads(text)["deal"])
            self.assertEqual(self.ask("save", match=loaded["match"])["save"], text)
            self.assert_same(match, loaded["match"])

    def test_a_save_keeps_its_id_and_its_time(self) -> None:
        """save-format.md: the id keeps a game from being counted twice, the time was played."""
        whole = json.loads(self.ask("save", match=self.open("K1-17"))["save"])
        match = self.ask("load", save=json.dumps({**whole, "id": "8c1f", "time": 4100}))["match"]
        again = json.loads(self.ask("save", match=match)["save"])
        self.assertEqual((again["id"], again["time"]), ("8c1f", 4100))

    def test_a_match_from_own_cards_is_saved_too(self) -> None:
        for members in ({"position": "klondike | stock: KS | f1: KC | f2: KD | f3: KH | f4: JS | t1: QS"},
                        {"game": "cards", "deck": " ".join(r + s for r in "A23456789TJQK" for s in "CDHS")}):
            match = self.ask("new", **members)["match"]
            for command in ("save", "record"):
                loaded = self.ask("load", save=self.ask(command, match=match)[command])
                self.assertIsNone(loaded["deal"])
                self.assertEqual(self.ask("position", match=loaded["match"])["position"],
                                 self.ask("position", match=match)["position"])

    def test_a_record_has_the_form_of_its_page(self) -> None:
        record = self.ask("record", match=self.played("K1-17+passes=3", "47", "15"))["record"].splitlines()
        self.assertEqual(record[:2], ["croupier record 1", "game klondike draw=1 passes=3"])
        self.assertRegex(record[2], "^deck JS 3S KC( ..){49}$")
        self.assertEqual(record[3:], ["play 47 @1000", "play 15 @2000", "undo", "pause @100000", "resume @200000",
                                      "end 5"])


class BrokenSaves(EngineTest):
    def setUp(self) -> None:
        super().setUp()
        match = self.open("K1-17")
        self.play(match, "47", "15")
        self.record = self.ask("record", match=match)["record"]
        self.save = self.ask("save", match=match)["save"]

    def test_a_text_cut_anywhere_is_an_error(self) -> None:
        for text in (self.record, self.save):
            whole = len(text.rstrip("\n"))
            for length in [*range(0, whole, 7), whole - 1]:
                self.failed("load", save=text[:length])

    def test_a_changed_record_is_an_error(self) -> None:
        for old, new, code in (("end 2", "end 3", "cut_short"), ("play 47", "play 12", "refused"),
                               ("JS 3S", "JS JS", "duplicate_card"), ("JS 3S", "JS 1S", "bad_card"),
                               ("JS 3S", "JS", "wrong_count"), ("klondike", "klondyke", "unknown_game"),
                               ("draw=1", "drwa=1", "unknown_option"), ("draw=1", "draw=2", "bad_value"),
                               ("play 47", "dance 47", "syntax"), ("record 1", "record 9", "syntax")):
            with self.subTest(new=new):
                self.assertIn(old, self.record)
                self.assertEqual(self.failed("load", save=self.record.replace(old, new))["code"], code)

    def test_the_offset_leads_to_the_fault(self) -> None:
        text = self.record.replace("play 47", "dance 47")
        self.assertTrue(text[self.failed("load", save=text)["offset"]:].startswith("dance 47"))

    def test_a_changed_save_is_an_error(self) -> None:
        whole = json.loads(self.save)
        newer = whole["version"] + 1
        for member, value in (("format", "x"), ("version", 0), ("version", newer), ("version", 2 ** 64),
                              ("version", "2"), ("game", "chess"), ("game", 7), ("deck", "JS"), ("deck", None),
                              ("deal", "K1-18"), ("deal", 7), ("options", {"draw": "2"}), ("options", {"drwa": "1"}),
                              ("options", []), ("journal", ["play 12"]), ("journal", [1]), ("journal", "play 47"),
                              ("time", -1), ("time", "x")):
            with self.subTest(member=member, value=value):
                self.failed("load", save=json.dumps({**whole, member: value}))
        for member in ("format", "version", "game", "deck", "journal"):
            with self.subTest(left_out=member):
                self.failed("load", save=json.dumps({key: whole[key] for key in whole if key != member}))

    def test_what_is_no_save_at_all_is_an_error(self) -> None:
        for text in ("", "\n", "{}", "[]", "null", "17", "\x00", "[" * 100_000, '{"a":' * 100_000, self.save * 2):
            self.failed("load", save=text)
        for value in (None, 17, ["croupier record 1"], {}):
            self.assertEqual(self.failed("load", save=value)["code"], "bad_value")
        self.assertEqual(self.failed("load")["code"], "bad_value")

    def test_a_broken_save_opens_no_match(self) -> None:
        last = self.open("FC-1")
        self.failed("load", save=self.record.replace("play 15", "play 12"))
        self.assertEqual(self.failed("view", match=last + 1)["code"], "no_such_match")


if __name__ == "__main__":
    unittest.main()

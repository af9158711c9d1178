"""hello, games, and the shape of requests and answers."""

import json
import re
import subprocess
import unittest

from client import PROGRAM, ROOT, Answer
from reference import deal_id, numbered_options
from support import EngineTest

PAGE = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")


class Hello(EngineTest):
    def test_names_program_version_and_protocol(self) -> None:
        hello = self.ask("hello")
        self.assertEqual((hello["program"], hello["protocol"]), ("croupier", 1))
        version = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True, timeout=10)
        self.assertEqual(version.stdout, f"croupier {hello['version']}\n")

    def test_lists_the_commands_of_the_page(self) -> None:
        first_cells = re.findall(r"^\| (`[^|]+) \|[^|\n]*\|[^|\n]*\|$", PAGE, re.MULTILINE)  # rows of three cells
        named = [name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)]
        self.assertEqual(sorted(self.ask("hello")["commands"]), sorted(named))

    def test_every_command_that_is_listed_is_known(self) -> None:
        for command in set(self.ask("hello")["commands"]) - {"quit"}:
            self.engine.write(b'{"id":"x","command":"%s","match":77}\n' % command.encode())
            answer = self.engine.read_answer()
            self.assertNotEqual(answer.get("error", {}).get("code"), "unknown_command", answer)

    def test_limits_are_whole_numbers(self) -> None:
        limits = self.ask("hello")["limits"]
        self.assertEqual(sorted(limits), ["depth", "line", "matches"])
        for limit in limits.values():
            self.assertIs(type(limit), int)
            self.assertGreater(limit, 0)


class Games(EngineTest):
    def test_options_are_typed(self) -> None:
        games = self.ask("games")["games"]
        self.assertEqual([game["id"] for game in games], ["klondike", "freecell", "cards", "meridian", "bluffbuddy"])
        for game in games:
            self.assertTrue(game["title"] and game["modes"] and game["options"])
            for option in game["options"]:
                with self.subTest(game=game["id"], option=option["key"]):
                    self.assertIn(option["default"], option["words"])
                    self.assertTrue(option["meaning"])
                    switch = option["words"] == ["off", "on"]
                    self.assertEqual(option["type"], "switch" if switch else "choice")

    def test_every_word_of_every_option_opens_a_match(self) -> None:
        for game in self.ask("games")["games"]:
            for option in game["options"]:
                for word in option["words"]:
                    opened = self.ask("new", game=game["id"], seed=1, options={option["key"]: word})
                    differing = {} if word == option["default"] else {option["key"]: word}
                    self.assertEqual(opened["options"], numbered_options(game["id"], differing, 1))

    def test_the_last_number_is_the_last(self) -> None:
        for game in self.ask("games")["games"]:
            with self.subTest(game=game["id"]):
                last = game["last_number"]
                opened = self.ask("new", game=game["id"], seed=last)
                self.assertEqual(opened["deal"], deal_id(game["id"], {}, last))
                self.assertIn("seed", self.failed("new", game=game["id"], seed=last + 1)["sentence"])

    def test_every_mode_is_a_prefix_of_deals(self) -> None:
        for game in self.ask("games")["games"]:
            for mode in game["modes"]:
                opened = self.ask("new", deal=mode["prefix"] + "-5")
                self.assertEqual((opened["game"], opened["mode"]), (game["id"], mode["prefix"]))


class Requests(EngineTest):
    def raw(self, line: str) -> Answer:
        self.engine.write(line.encode() + b"\n")
        return self.engine.read_answer()

    def test_the_id_comes_back(self) -> None:
        for sent in (7, 0, -7, 2 ** 53 + 1, 2 ** 63 - 1, -2 ** 63, "seven", "", "h\u00e9 \n\u2660\x00"):
            with self.subTest(id=sent):
                answer = self.raw(json.dumps({"id": sent, "command": "hello"}))
                self.assertEqual((answer["ok"], answer["id"]), (True, sent))

    def test_an_id_of_another_type_is_an_error(self) -> None:
        for sent in ("1.5", "1.0", "true", "[1]", "{}", "18446744073709551616"):
            with self.subTest(id=sent):
                answer = self.raw('{"id":%s,"command":"hello"}' % sent)
                self.assertEqual((answer["ok"], answer["id"]), (False, None))
                self.assertEqual(answer["error"]["code"], "bad_value")

    def test_without_an_id_the_answer_has_null(self) -> None:
        for line in ('{"command":"hello"}', '{"id":null,"command":"hello"}'):
            self.assertEqual(self.raw(line)["id"], None)

    def test_members_that_a_command_does_not_know_are_ignored(self) -> None:
        self.assertEqual(self.ask("new", deal="FC-1", colour="green")["deal"], "FC-1")

    def test_an_unknown_command_is_told_with_the_known_ones(self) -> None:
        error = self.failed("mvoes")
        self.assertEqual(error["code"], "unknown_command")
        for command in self.ask("hello")["commands"]:
            self.assertIn(command, error["sentence"])
        self.assertIn("did you mean 'moves'", error["sentence"])

    def test_a_request_needs_a_command_that_is_a_text(self) -> None:
        for line in ('{"id":3}', '{"id":3,"command":17}', '{"id":3,"command":null}', '{"id":3,"command":["hello"]}'):
            with self.subTest(line=line):
                answer = self.raw(line)
                self.assertEqual((answer["ok"], answer["id"]), (False, 3))
                self.assertEqual(answer["error"]["code"], "bad_value")

    def test_answers_come_in_the_order_of_the_requests(self) -> None:
        asked = [self.engine.send("hello") for _ in range(500)]
        self.assertEqual([self.engine.read_answer()["id"] for _ in asked], asked)


if __name__ == "__main__":
    unittest.main()

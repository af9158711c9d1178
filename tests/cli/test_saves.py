# Games are kept, whatever lies in the folder and whatever the disk says.
import json
import os
import re
import resource
import signal
import subprocess
import unittest

from support import PROGRAM, WIN, Keeping, ask_engine, environment, humble


class GoingOn(Keeping):
    def goes_on_with(self, moves):
        self.assertEqual(self.moves(), ["s"] * moves)
        shown = self.play("klondike", lines=["s"]).stdout
        self.assertRegex(shown, rf"(?s)^Klondike  K1-17 .*?\n{moves} moves?\b.*\n{moves + 1} moves?\b")
        self.assertEqual(self.moves(), ["s"] * (moves + 1))

    def test_after_quit(self):
        shown = self.play("K1-17", lines=["s", "s", "quit", "s"]).stdout
        self.assertTrue(shown.endswith("The game is saved; 'croupier play klondike' goes on with it.\n"))
        self.goes_on_with(2)

    def test_after_the_end_of_the_input(self):
        self.play("K1-17", lines=["s", "s"])
        self.goes_on_with(2)

    def test_each_command_is_kept_when_it_is_answered(self):
        player = self.start("K1-17")
        for line, moves in [("s", ["s"]), ("47", ["s", "47"]), ("undo", ["s", "47", "undo"]),
                            ("zz", ["s", "47", "undo"]), ("redo", ["s", "47", "undo", "redo"])]:
            player.type(line)
            self.assertEqual(self.moves(), moves)

    def test_moves_of_an_earlier_session_can_be_undone(self):
        self.play("K1-17", lines=["47"])
        self.assertRegex(self.play("klondike", lines=["undo"]).stdout, r"\n0 moves")
        self.assertEqual(self.moves(), ["47", "undo"])

    def test_the_time_goes_on(self):
        self.play("K1-17", lines=["s"])
        self.put({**self.save(), "time": 3_600_000})
        self.assertIn("1 move, 1:00:0", self.play("klondike", lines=["s"]).stdout)
        self.assertRegex(self.save()["journal"][-1], r"^play s @360\d{4}$")

    def test_without_a_name_the_game_played_last_goes_on(self):
        self.play("K1-17", lines=["s"])
        self.play("FC-1", lines=WIN[:3])
        for last, first, title in [("freecell", "klondike", "FreeCell  FC-1 "),
                                   ("klondike", "freecell", "Klondike  K1-17 ")]:
            os.utime(self.file(first), (1000, 1000))
            os.utime(self.file(last), (2000, 2000))
            self.assertTrue(self.play().stdout.startswith(title))

    def test_without_a_name_and_a_save_it_asks(self):
        self.assertIn("Which game?", self.play(lines=["FC-7"]).stdout)
        self.assertEqual(self.save("freecell")["deal"], "FC-7")

    def test_each_game_has_a_save_of_its_own(self):
        self.play("K1-17", lines=["s"])
        self.play("FC-1", lines=WIN[:3])
        self.play("CA-5")
        self.assertEqual(self.moves("klondike"), ["s"])
        self.assertEqual(self.moves("freecell"), WIN[:3])
        self.assertEqual(self.save("cards")["deal"], "CA-5")

    def test_the_files_are_for_the_player_alone(self):
        self.play("K1-17", lines=["s"])
        for path in [self.folder, *self.folder.iterdir()]:
            self.assertEqual(path.stat().st_mode & 0o077, 0, path)


class AnotherDeal(Keeping):
    def setUp(self):
        super().setUp()
        self.play("K1-17", lines=["s", "s"])

    def test_is_refused_while_a_game_is_under_way(self):
        before = self.contents()
        for words in (["K1-18"], ["K3-17"], ["klondike", "--seed", "18"], ["klondike", "--option", "draw=1"],
                      ["klondike", "--level", "hard"]):
            with self.subTest(words=words):
                shown = self.play(*words, code=2)
                self.assertEqual(shown.stdout, "")
                for part in ("K1-17 is under way with 2 moves", "'croupier play klondike'", "--new", "--no-save"):
                    self.assertIn(part, shown.stderr)
                self.assertEqual(self.contents(), before)

    def test_the_refusal_counts_one_move_as_one(self):
        self.play("FC-1", lines=WIN[:1])
        self.assertRegex(self.play("FC-2", code=2).stderr, r"is under way with 1 move\b")

    def test_new_gives_the_game_up_and_counts_it_as_lost(self):
        self.play("K1-18", "--new")
        self.assertEqual((self.save()["deal"], self.moves()), ("K1-18", []))
        mode = self.statistics()["K1"]
        self.assertEqual((mode["played"], mode["won"]), (1, 0))

    def test_new_gives_up_the_same_deal_too(self):
        former = self.save()["id"]
        self.play("K1-17", "--new")
        self.assertEqual((self.save()["deal"], self.moves()), ("K1-17", []))
        self.assertNotEqual(self.save()["id"], former)
        self.assertEqual(self.statistics()["K1"]["played"], 1)

    def test_without_a_save_it_leaves_everything_untouched(self):
        before = self.contents()
        for words in (["K1-18"], ["K1-17"], ["klondike"], ["klondike", "--new"]):
            shown = self.play(*words, "--no-save", lines=["s", "new", "s", "quit"]).stdout
            self.assertIn("\n0 moves\n", shown)
            self.assertNotIn("saved", shown)
            self.assertEqual(self.contents(), before)

    def test_the_same_deal_goes_on_however_it_is_named(self):
        for words in (["K1-17"], ["klondike", "--seed", "17", "--option", "draw=1"], ["K3-17+draw=1"]):
            with self.subTest(words=words):
                self.assertIn("\n2 moves", self.play(*words).stdout)
                self.assertEqual(self.moves(), ["s", "s"])

    def test_takes_the_place_of_a_game_without_a_move(self):
        self.play("FC-1")
        self.play("FC-2")
        self.assertEqual(self.save("freecell")["deal"], "FC-2")


class BrokenSave(Keeping):
    def setUp(self):
        super().setUp()
        self.play("K1-17", lines=["s", "s"])
        self.good = self.file().read_bytes()

    def is_set_aside(self, content, reason):
        """The file is kept beside, the player is told why, and can play."""
        content = self.put(content)
        asides = len(list(self.folder.glob("*.broken-*")))
        shown = self.play("klondike", lines=["s", "quit"]).stdout
        aside = self.folder / f"klondike.json.broken-{asides + 1}"
        self.assertRegex(shown, rf"^{self.file()} could not be read.*{reason}.*It was kept as {aside}\.\n")
        self.assertEqual(aside.read_bytes(), content)
        self.assertEqual(self.moves(), ["s"])

    def test_a_save_cut_anywhere(self):
        for length in (1, 2, 50, 100, len(self.good) // 2, len(self.good) - 20, len(self.good) - 2):
            with self.subTest(length=length):
                self.is_set_aside(self.good[:length], rf"\(byte {length}\): the JSON text is cut short")

    def test_only_the_last_newline_may_be_missing(self):
        self.put(self.good[:-1])
        self.assertRegex(self.play("klondike").stdout, r"^Klondike  K1-17 (?s:.*)\n2 moves")
        self.assertEqual(list(self.folder.glob("*.broken-*")), [])

    def test_what_is_no_save_at_all(self):
        for content, reason in [(b"", "cut short"), (b"\0\1\2\xff" * 999, "no JSON: it breaks at byte 0"),
                                (b'{"id": "\xff"}', "no JSON: it breaks at byte"), ("hello", "no JSON"),
                                ([], "an object is expected"), ({}, "at /format: a text is missing"),
                                ({"format": "croupier statistics", "version": 1}, "at /format: this is no save"),
                                ("[" * 100_000, "cut short")]:
            with self.subTest(content=str(content)[:20]):
                self.is_set_aside(content, reason)

    def test_a_save_with_one_thing_wrong(self):
        save = json.loads(self.good)
        for change, reason in [({"version": 99}, "at /version: .* 99, written by a newer croupier"),
                               ({"version": 1}, "at /version: "), ({"version": "2"}, "at /version: a whole number"),
                               ({"time": -1}, "at /time: "), ({"time": 1 << 63}, "at /time: "),
                               ({"deal": "K1-18"}, "at /deal: 'K1-18' names other cards"),
                               ({"journal": "s"}, "at /journal: a list is expected"),
                               ({"journal": ["play s", 7]}, "at /journal/1: a text"),
                               ({"journal": ["play s", "leap"]}, "at /journal/1: "),
                               ({"journal": ["play s", "play s", "play 12"]}, "at /journal/2: "),
                               ({"journal": ["undo"]}, "at /journal/0: ")]:
            with self.subTest(change=change):
                self.is_set_aside({**save, **change}, reason)

    def test_a_fault_outside_the_journal_has_its_place_too(self):
        for member, value in [("game", "chess"), ("options", {"draw": "7"}), ("deck", "AS")]:
            with self.subTest(member=member):
                self.is_set_aside({**json.loads(self.good), "deal": "", member: value}, f"at /{member}")

    def test_a_game_as_long_as_can_be(self):
        self.put({**json.loads(self.good), "time": 1 << 53})
        self.play("klondike", lines=["s", "s"])
        self.assertEqual(self.moves()[-2:], ["s", "s"])
        self.assertIn("\n> ", self.play("klondike").stdout)

    def test_a_save_of_another_game(self):
        self.play("FC-1", lines=WIN[:3])
        self.is_set_aside(self.file("freecell").read_bytes(), "it is a save of freecell, not of klondike")

    def test_none_is_overwritten_by_the_next(self):
        for number in range(1, 4):
            self.is_set_aside(f"broken {number}", "no JSON")
        self.assertEqual((self.folder / "klondike.json.broken-1").read_text(), "broken 1")


class FormerVersion(Keeping):
    def setUp(self):
        super().setUp()
        self.put(ask_engine({"command": "new", "deal": "K1-17"},
                            {"command": "play", "match": 1, "move": "s", "at": 1000},
                            {"command": "play", "match": 1, "move": "47", "at": 65_000},
                            {"command": "record", "match": 1})[-1]["record"])
        self.assertTrue(self.file().read_text().startswith("croupier record 1\n"))

    def test_is_read_and_written_as_version_2_with_the_next_move(self):
        player = self.start("klondike")
        self.assertRegex(player.said, rb"\n2 moves.* 1:05\n")
        player.type("s")
        save = self.save()
        self.assertEqual((save["version"], save["options"], self.moves()), (2, {"draw": "1"}, ["s", "47", "s"]))
        self.assertGreaterEqual(save["time"], 65_000)
        self.assertNotEqual(save["id"], "")
        self.assertEqual(ask_engine({"command": "load", "save": json.dumps(save)})[0]["ok"], True)

    def test_counts_when_it_is_given_up(self):
        self.play("K1-18", "--new")
        self.assertEqual(self.statistics()["K1"]["played"], 1)

    def test_cut_short_it_is_set_aside(self):
        cut = self.put(self.file().read_text().removesuffix("end 2\n"))
        shown = self.play("klondike").stdout
        self.assertRegex(shown, rf"^{self.file()} could not be read.*klondike\.json\.broken-1\.\n")
        self.assertEqual((self.folder / "klondike.json.broken-1").read_bytes(), cut)


class NoFileToRead(Keeping):
    """What cannot even be read is left where it is, and nothing is played over it."""

    def setUp(self):
        super().setUp()
        self.folder.mkdir()

    def is_left_alone(self, reason, **how):
        before = os.lstat(self.file())
        for words in (["play", "klondike"], ["play", "K1-17"], ["play", "K1-17", "--new"], ["hint", "klondike"]):
            with self.subTest(words=words):
                shown = self.croupier(*words, **how)
                self.assertEqual((shown.returncode, shown.stdout), (2, ""))
                self.assertRegex(shown.stderr, rf"^croupier: cannot read {self.file()}: {reason}\n$")
                self.assertEqual(os.lstat(self.file())[:7], before[:7])  # all but the times
        self.assertEqual(list(self.folder.glob("*.broken-*")), [])

    def test_a_folder(self):
        self.file().mkdir()
        self.is_left_alone("Is a directory")

    def test_an_unreadable_file(self):
        self.put("secret")
        self.file().chmod(0)
        self.is_left_alone("Permission denied", before=humble())

    def test_a_huge_file(self):
        self.put("")
        os.truncate(self.file(), 1 << 27)
        self.is_left_alone("it is too large")

    def test_a_link_to_itself(self):
        self.file().symlink_to(self.file())
        self.is_left_alone("Too many levels of symbolic links")

    def test_a_pipe_that_nobody_writes_to(self):
        os.mkfifo(self.file())
        self.is_left_alone(".+", timeout=5)


class Disk(Keeping):
    # A disk of its own, without a trace in the rest of the system.
    FULL_DISK = """
        mount -t tmpfs -o size=64k none "$1" || exit 77
        printf 's\\ns\\n' | "$0" play K1-17 --data-dir "$1" >"$2/said-before"
        cp "$1/klondike.json" "$2/before"
        head -c 100000 /dev/zero >"$1/ballast" 2>"$2/ballast"
        printf 's\\ns\\nundo\\nquit\\n' | "$0" play klondike --data-dir "$1" >"$2/said"
        echo $? >"$2/code"
        cp "$1/klondike.json" "$2/after"
    """

    def test_a_folder_that_cannot_be_made_is_refused(self):
        (self.data / "file").write_text("")
        for folder, reason in [(self.data / "file", "Not a directory"), (self.data / "file/below", "Not a directory"),
                               ("/dev/null/croupier", "Not a directory"), ("/proc/croupier", "(No such|Permission)")]:
            for words in (["play", "K1-17"], ["stats"], ["hint", "klondike"]):
                with self.subTest(folder=folder, words=words):
                    shown = self.croupier(*words, "--data-dir", folder)
                    self.assertEqual((shown.returncode, shown.stdout), (2, ""))
                    self.assertRegex(shown.stderr, rf"^croupier: cannot \w+ the folder {folder}: {reason}.*--data-dir")

    def test_a_folder_that_takes_no_file_is_refused(self):
        shown = self.play("K1-17", "--data-dir", "/proc", code=2)
        self.assertIn("cannot write /proc/klondike.lock: ", shown.stderr)

    def test_in_a_folder_that_cannot_be_written_everything_can_be_read(self):
        self.play("K1-17", lines=["s"])
        self.play("K1-17", "--new", lines=["s", "47"])
        (self.folder / "klondike.lock").unlink()
        before = self.contents()
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        shown = self.play("klondike", before=humble(), code=2)
        self.assertIn("klondike.lock: Permission denied", shown.stderr)
        self.assertIn("0 moves", self.play("klondike", "--no-save", before=humble()).stdout)
        self.assertIn('"played": 1', self.croupier("stats", "--json", before=humble()).stdout)
        self.assertEqual(self.croupier("hint", "klondike", before=humble()).returncode, 0)
        self.assertEqual(self.croupier("stats", "--reset", before=humble()).returncode, 2)
        self.assertEqual(self.contents(), before)

    def test_a_save_that_fails_is_told_and_the_game_goes_on(self):
        player = self.start("K1-17")
        player.type("s")
        before = self.file().read_bytes()
        (self.folder / "klondike.json.new").symlink_to("/dev/full")
        player.type("s")
        self.assertIn(f"The game could not be saved: cannot write {self.file()}: No space left on device.".encode(),
                      player.said)
        self.assertIn(b"\n2 moves", player.said)
        self.assertEqual(self.file().read_bytes(), before)
        player.type("s")
        self.assertEqual(self.moves(), ["s", "s", "s"])

    def limited(self):
        """How to run a program whose files may not outgrow the save that is there."""
        size = self.file().stat().st_size

        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        return {"preexec_fn": limit}

    def test_a_save_that_goes_on_failing_is_told_once(self):
        self.play("K1-17", lines=["s", "s"])
        before = self.file().read_bytes()
        shown = self.play("klondike", lines=["s", "undo", "s", "quit"], **self.limited()).stdout
        self.assertEqual(shown.count("The game could not be saved"), 1)
        self.assertIn("File too large", shown)
        self.assertEqual(len(re.findall(r"(?m)^3 moves", shown)), 2)
        self.assertEqual(self.file().read_bytes(), before)
        self.assertEqual(sorted(self.contents()), ["klondike.json", "klondike.lock"])

    def test_nobody_is_told_that_a_game_is_saved_when_it_is_not(self):
        self.play("K1-17", lines=["s", "s"])
        shown = self.play("klondike", lines=["s", "quit"], **self.limited()).stdout
        self.assertIn("could not be saved", shown)
        self.assertNotIn("The game is saved", shown)

    def on_full_disk(self):
        """What was said, the exit code, and the save before and after; or None where nobody may mount."""
        disk, results = self.data / "disk", self.data / "results"
        disk.mkdir()
        results.mkdir()
        for apart in (["--mount"], ["--user", "--map-root-user", "--mount"]):
            tried = subprocess.run(["unshare", *apart, "sh", "-c", self.FULL_DISK, PROGRAM, disk, results],
                                   capture_output=True, env=environment(self.data), timeout=30)
            if tried.returncode == 0:
                self.assertIn("No space left", (results / "ballast").read_text())
                return [(results / name).read_text() for name in ("said", "code", "before", "after")]
        return None

    def on_limited_disk(self):
        self.play("K1-17", lines=["s", "s"])
        before = self.file().read_text()
        shown = self.play("klondike", lines=["s", "s", "undo", "quit"], **self.limited())
        return [shown.stdout, f"{shown.returncode}\n", before, self.file().read_text()]

    def test_on_a_full_disk_the_old_save_stays_and_the_game_goes_on(self):
        said, code, before, after = self.on_full_disk() or self.on_limited_disk()
        self.assertEqual(code, "0\n")
        self.assertRegex(said, r"could not be saved: cannot write .*: (No space left on device|File too large)\.\n")
        self.assertRegex(said, r"(?s)\n2 moves.*\n3 moves.*\n4 moves.*\n3 moves")
        self.assertEqual(after, before)


class Places(Keeping):
    def test_without_a_home_a_folder_must_be_named(self):
        homeless = {"HOME": None, "XDG_DATA_HOME": None}
        for words in (["play", "K1-17"], ["stats"], ["hint", "klondike"]):
            with self.subTest(words=words):
                shown = self.croupier(*words, env=homeless)
                self.assertEqual((shown.returncode, shown.stdout), (2, ""))
                self.assertEqual(shown.stderr.count("--data-dir"), 1, shown.stderr)
        self.play("K1-17", "--no-save", env=homeless)
        self.play("K1-17", "--data-dir", self.data / "here", env=homeless)
        self.assertTrue((self.data / "here/klondike.json").exists())

    def test_a_relative_or_empty_data_home_is_ignored(self):
        for number, home in enumerate(("relative", "./relative", "")):
            self.play(f"K1-{number + 1}", env={"XDG_DATA_HOME": home}, cwd=self.data)
            save = json.loads((self.data / ".local/share/croupier/klondike.json").read_text())
            self.assertEqual(save["deal"], f"K1-{number + 1}")
        self.assertEqual([path.name for path in self.data.iterdir()], [".local"])

    def test_a_named_folder_comes_before_all(self):
        for name in ("a/b", self.data / "c/d"):
            self.play("K1-17", "--data-dir", name, cwd=self.data)
            self.assertTrue((self.data / name / "klondike.json").exists())
        self.assertEqual(sorted(path.name for path in self.data.iterdir()), ["a", "c"])


if __name__ == "__main__":
    unittest.main()

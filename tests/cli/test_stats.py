# Every game is counted once: what was played and won, and moving it to another machine.
import itertools
import json
import os
import signal
import subprocess
import unittest

from support import PROGRAM, WIN, Keeping, ask_engine, environment, typed

NOTHING = "No game has been finished yet."
# The last move of it leaves a dead position of MMC-22.
LOSS = """76 13 3p s 4h 25 wh s p3 wp p1 4p s 4h 51 s 15 s s 51 15 51 s s s 15 51 15 51 s 15 wh 51 w6 w7 s wh 15 s w1 s s s
    s s s w6 wh s s wh s s wh s s s s s s s s wh s s s s s s wh s s s s s s s s s s wh s s s s s s s s s s s s s s s wh s 3h
    w7 w7 s s wh""".split()


def won_save(game_id):
    """The save of a game that was won and neither counted nor put away: 127 turns, one a second."""
    turns = [{"command": "play", "match": 1, "move": move, "at": 1000 * (turn + 1)} for turn, move in enumerate(WIN)]
    text = ask_engine({"command": "new", "deal": "FC-1"}, *turns, {"command": "save", "match": 1})[-1]["save"]
    return {**json.loads(text), "id": game_id}


class Counting(Keeping):
    def test_nothing_was_played(self):
        self.assertEqual(self.croupier("stats").stdout, NOTHING + "\n")
        self.assertEqual(self.statistics(), {})

    def test_a_game_that_cannot_be_won_any_more(self):
        self.play("MMC-22", lines=LOSS[:-1])
        self.assertEqual(self.statistics(), {})
        shown = self.play("meridian", lines=[*LOSS[-1:], "n"]).stdout
        self.assertIn("the game is lost", shown)
        self.counts("MMC", played=1, won=0, streak=0)
        self.assertFalse(self.file("meridian").exists())

    def test_a_win(self):
        self.play("FC-1", lines=[*WIN, "n"])
        told = self.counts("FC", played=1, won=1, streak=1, best_streak=1, win_share=1.0, fewest_moves=140,
                           total_moves=140, won_moves=140, average_moves=140.0)
        self.assertEqual(told["best_time"], told["won_time"])
        self.assertEqual(told["average_time"], told["won_time"])
        self.assertEqual(self.sheet(self.croupier("stats").stdout)[:7],
                         ["FreeCell", "FC", "played 1", "won 1", "won, assisted 0", "share 100 %", "streak 1"])
        self.assertIn("fewest moves 140", self.sheet(self.croupier("stats").stdout))

    def test_the_save_of_a_won_game_is_gone(self):
        self.play("FC-1", lines=[*WIN, "n"])
        self.assertFalse(self.file("freecell").exists())

    def test_after_a_win_no_game_is_under_way(self):
        self.play("FC-1", lines=[*WIN, "n"])
        shown = self.croupier("hint", "freecell")
        self.assertEqual(shown.returncode, 2)
        self.assertIn("Which game?", self.play().stdout)

    def test_a_win_in_two_sessions(self):
        self.play("FC-1", lines=WIN[:60])
        self.play("freecell", lines=[*WIN[60:], "n"])
        self.counts("FC", played=1, won=1, fewest_moves=140)

    def test_another_deal_after_the_win(self):
        self.play("FC-1", lines=[*WIN, "y", "quit"])
        self.counts("FC", played=1, won=1)
        self.assertEqual(self.save("freecell")["journal"], [])
        self.assertNotEqual(self.save("freecell")["deal"], "FC-1")

    def test_a_game_given_up_is_lost_once(self):
        ways = {"--new": ["--new"], "new": [], "deal 5": [], "deal K1-5": [], "restart": []}
        for played, (word, flags) in enumerate(ways.items(), 1):
            with self.subTest(word=word):
                self.play("K1-17", "--new", lines=["s"])
                self.play("klondike", *flags, lines=[] if flags else [word])
                self.counts("K1", played=played, won=0, streak=0, best_streak=0, win_share=0.0)

    def test_a_game_given_up_again_after_a_crash_is_lost_once(self):
        self.play("K1-17", lines=["s"])
        before = self.file().read_bytes()
        for _ in range(3):
            self.put(before)  # as if the new deal had never reached the disk
            self.play("K1-18", "--new")
        self.counts("K1", played=1, won=0)

    def test_a_loss_ends_a_streak(self):
        self.play("FC-1", lines=[*WIN, "y", "quit"])
        self.play("FC-2", lines=["1a"])
        self.counts("FC", played=1, streak=1)
        self.play("FC-3", "--new")
        self.counts("FC", played=2, won=1, streak=0, best_streak=1, win_share=0.5, fewest_moves=140, total_moves=141)

    def test_a_game_without_a_move_does_not_count(self):
        for deal in ("K1-17", "K1-18", "K3-19"):
            self.play(deal, "--new", lines=["hint", "zz", "restart", "new"])
        self.assertEqual(self.statistics(), {})

    def test_a_game_without_a_save_does_not_count(self):
        self.play("FC-1", "--no-save", lines=[*WIN, "n"])
        self.play("FC-1", "--no-save", lines=[*WIN[:5], "new", "stats"])
        self.assertEqual(self.statistics(), {})

    def test_each_mode_counts_for_itself_and_all_together(self):
        self.play("FC-1", lines=[*WIN, "n"])
        self.play("K1-17", lines=["s", "new"])
        self.play("K3-17", "--new", lines=["s", "new"])
        self.assertEqual(self.played(), {"FC": 1, "K1": 1, "K3": 1})
        total = json.loads(self.croupier("stats", "--json").stdout)["total"]
        self.assertEqual((total["played"], total["won"], total["total_moves"]), (3, 1, 142))

    def test_the_sheet_has_a_column_for_each_mode_and_one_for_all(self):
        self.play("K1-17", lines=["s", "new"])
        self.play("K3-17", "--new", lines=["s", "s", "new", "s", "new"])
        self.assertEqual(self.sheet(self.croupier("stats").stdout)[:4],
                         ["Klondike", "K3 K1 together", "played 2 1 3", "won 0 0 0"])

    def test_the_table_tells_them_too(self):
        shown = self.play("K1-17", lines=["stats", "s", "new", "stats"]).stdout
        self.assertEqual(shown.count(NOTHING), 1)
        self.assertIn("played 0 1 1", self.sheet(shown.split(NOTHING)[1]))

    def sheet(self, text):
        """Its lines with single blanks."""
        return [" ".join(line.split()) for line in text.splitlines()]


class CountingOnce(Keeping):
    """A win is in the statistics once, wherever the program was killed."""

    def test_killed_right_after_the_win(self):
        player = self.start("FC-1")
        player.process.stdin.write(typed(*WIN).encode())
        player.hear(b"Another deal?")
        self.assertEqual(player.strike(signal.SIGKILL), -signal.SIGKILL)
        self.counts("FC", played=1, won=1)
        self.play("freecell")
        self.counts("FC", played=1, won=1, streak=1)

    def test_killed_before_the_win_was_counted(self):
        self.put(won_save("abc"), "freecell")
        self.assertIn("\n0 moves", self.play("freecell").stdout)
        self.counts("FC", played=1, won=1, best_time=127_000, fewest_moves=140)
        self.assertRegex(self.croupier("stats").stdout, r"\nbest time +2:07\naverage time +2:07\n")

    def test_killed_before_the_save_was_put_away(self):
        for _ in range(3):
            self.put(won_save("abc"), "freecell")
            self.play("freecell")
        self.counts("FC", played=1, won=1, streak=1, best_streak=1)
        self.put(won_save("another"), "freecell")
        self.play("freecell")
        self.counts("FC", played=2, won=2, streak=2, best_streak=2)

    def test_a_win_that_cannot_be_counted_is_counted_next_time(self):
        self.play("FC-1", lines=WIN[:-1])
        (self.folder / "statistics.json.new").symlink_to("/dev/full")
        shown = self.play("freecell", lines=[WIN[-1], "n"]).stdout
        self.assertRegex(shown, r"The result could not be counted: cannot write .*/statistics\.json: No space left on ")
        self.assertEqual(self.statistics(), {})
        self.play("freecell")
        self.counts("FC", played=1, won=1, fewest_moves=140)


class Moving(Keeping):
    """--export, --import and --reset."""

    def setUp(self):
        super().setUp()
        self.play("K1-17", lines=["s", "new", "s", "s", "new"])
        self.exported = self.data / "exported.json"

    def file_bytes(self, name="statistics.json"):
        return (self.folder / name).read_bytes()

    def stats(self, *words, code=0, **how):
        shown = self.croupier("stats", *words, **how)
        self.assertEqual(shown.returncode, code, shown)
        return shown

    def changes_nothing(self, *words, **how):
        before = self.contents()
        shown = self.stats(*words, code=2, **how)
        self.assertEqual(shown.stdout, "")
        self.assertRegex(shown.stderr, r"^croupier: \S")
        self.assertEqual(self.contents(), before)
        return shown.stderr

    def test_go_to_another_machine(self):
        self.assertIn(str(self.exported), self.stats("--export", self.exported).stdout)
        self.assertEqual(self.exported.read_bytes(), self.file_bytes())
        there = self.data / "there"
        self.stats("--import", self.exported, "--data-dir", there)
        self.assertEqual((there / "statistics.json").read_bytes(), self.file_bytes())
        told = json.loads(self.stats("--json", "--data-dir", there).stdout)
        self.assertEqual(told["modes"]["K1"]["played"], 2)

    def test_what_an_import_replaces_is_kept_beside(self):
        self.stats("--export", self.exported)
        self.play("klondike", lines=["s", "new"])
        before = self.file_bytes()
        self.counts("K1", played=3)
        shown = self.stats("--import", self.exported).stdout
        self.assertIn(str(self.folder / "statistics.json.old"), shown)
        self.counts("K1", played=2)
        self.assertEqual(self.file_bytes("statistics.json.old"), before)

    def test_what_was_counted_before_the_export_is_not_counted_after_the_import(self):
        self.put(won_save("abc"), "freecell")
        self.play("freecell")
        self.stats("--export", self.exported)
        self.stats("--import", self.exported)
        self.put(won_save("abc"), "freecell")
        self.play("freecell")
        self.counts("FC", played=1)

    def test_a_reset_begins_anew_and_can_be_taken_back(self):
        before = self.file_bytes()
        shown = self.stats("--reset").stdout
        self.assertIn(str(self.folder / "statistics.json.old"), shown)
        self.assertEqual(self.statistics(), {})
        self.assertEqual(self.file_bytes("statistics.json.old"), before)
        self.stats("--import", self.folder / "statistics.json.old")
        self.assertEqual(self.file_bytes(), before)

    def test_a_reset_of_nothing_does_not_say_that_something_is_kept(self):
        there = self.data / "there"
        shown = self.stats("--reset", "--data-dir", there)
        self.assertFalse((there / "statistics.json.old").exists())
        self.assertNotIn("statistics.json.old", shown.stdout)

    def test_one_thing_at_a_time(self):
        self.stats("--export", self.exported)
        flags = [["--json"], ["--reset"], ["--export", self.data / "other.json"], ["--import", self.exported]]
        for some in itertools.chain(itertools.combinations(flags, 2), [flags]):
            with self.subTest(flags=some):
                self.assertIn("choose one of", self.changes_nothing(*itertools.chain(*some)))
        self.assertFalse((self.data / "other.json").exists())

    def test_an_import_of_what_cannot_be_read_changes_nothing(self):
        good = json.loads(self.file_bytes())
        k1 = good["modes"]["K1"]
        for content in ("", "{", "\0\1", "hello", "[]", "{}", self.file_bytes().decode()[:-3], self.file().read_text(),
                        json.dumps({**good, "version": 2}), json.dumps({**good, "modes": []}),
                        json.dumps({**good, "modes": {"K1": {**k1, "won": 3}}}),
                        json.dumps({**good, "modes": {"K1": {**k1, "played": -1}}}),
                        json.dumps({**good, "modes": {"K1": {**k1, "total_moves": 1.5}}}),
                        json.dumps({**good, "counted": {"klondike": 7}})):
            with self.subTest(content=content[:60]):
                self.exported.write_text(content)
                self.changes_nothing("--import", self.exported)

    def test_an_import_of_what_is_no_file_changes_nothing(self):
        absent = self.data / "absent"
        self.assertIn(f"there is no file {absent}", self.changes_nothing("--import", absent))
        self.assertIn("Is a directory", self.changes_nothing("--import", self.data))

    def test_an_export_that_cannot_be_written_is_told(self):
        for path in (self.data, self.data / "absent/file", "/proc/exported", self.folder / "statistics.json/below"):
            with self.subTest(path=path):
                self.assertIn(f"cannot write {path}: ", self.changes_nothing("--export", path))

    def test_an_export_does_not_take_the_place_of_a_pipe(self):
        # As root the same would do away with /dev/stdout or /dev/null.
        pipe = self.data / "pipe"
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        self.croupier("stats", "--export", pipe)
        self.assertTrue(pipe.is_fifo())

    def import_figures_at_their_limit(self):
        mode = {"played": 10**8, "won": 10**8, "streak": 0, "best_streak": 0, "total_moves": 1 << 53, "won_moves": 0,
                "won_time": 0, "total_score": 0}
        content = {"format": "croupier statistics", "version": 1, "counted": {},
                   "modes": dict.fromkeys(("K1", "K3", "FC"), mode)}
        self.exported.write_text(json.dumps(content))
        self.stats("--import", self.exported)

    def test_the_total_of_the_largest_figures_is_right(self):
        self.import_figures_at_their_limit()
        total = json.loads(self.stats("--json").stdout)["total"]
        self.assertEqual((total["played"], total["won"], total["win_share"]), (3 * 10**8, 3 * 10**8, 1.0))

    def test_one_game_more_than_the_largest_figures_loses_nothing(self):
        self.import_figures_at_their_limit()
        self.play("klondike", lines=["s", "new"])
        self.assertGreaterEqual(self.statistics().get("K1", {}).get("played", 0), 10**8)

    def test_broken_statistics_are_set_aside_and_told(self):
        (self.folder / "statistics.json").write_text("broken")
        shown = self.stats()
        self.assertEqual(shown.stdout, NOTHING + "\n")
        self.assertIn(f"It was kept as {self.folder}/statistics.json.broken-1.", shown.stderr)
        self.assertEqual(self.file_bytes("statistics.json.broken-1"), b"broken")
        self.play("klondike", lines=["s", "new"])
        self.counts("K1", played=1)

    def test_programs_that_count_at_the_same_time_lose_nothing(self):
        running = []
        for deal, move in (("K3-1", "s"), ("FC-1", "1a")):
            process = subprocess.Popen([PROGRAM, "play", deal], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                       env=environment(self.data), text=True)
            self.addCleanup(process.kill)
            process.stdin.write(typed(move, "new") * 20)
            running.append(process)
        for process in running:
            process.communicate(timeout=30)
            self.assertEqual(process.returncode, 0)
        self.assertEqual(self.played(), {"K1": 2, "K3": 20, "FC": 20})


if __name__ == "__main__":
    unittest.main()

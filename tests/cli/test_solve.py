# Can it be won, and how? For a deal, a position, a file, a range.
import json
import signal
import subprocess
import time
import unittest

from support import PATIENCE, PROGRAM, Keeping, ask_engine, environment, typed

WON, IMPOSSIBLE, BAD, UNKNOWN, INTERRUPTED = 0, 1, 2, 3, 130
LAST_KING = "freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS"
LACKS_CARDS = "freecell | fc: KC | fd: KD | fh: KH | t1: KS"


class Interrupted:
    """A command that would take long, ended by Ctrl-C."""

    def __init__(self, *words, data):
        self.process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env=environment(str(data)))

    def __enter__(self):
        return self.process

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


class Solve(Keeping):
    def solve(self, *words, code=WON, **how):
        shown = self.croupier("solve", *words, **how)
        self.assertEqual(shown.returncode, code, shown)
        return shown

    def rows(self, *words, code=WON, **how):
        return [json.loads(line) for line in self.solve(*words, "--jsonl", code=code, **how).stdout.splitlines()]

    def wins(self, deal, moves):
        """Plays the moves and looks for the win."""
        shown = self.play(deal, "--no-save", lines=[*moves.split(), "n"])
        return "You have won" in shown.stdout

    def test_a_deal(self):
        self.assertRegex(self.solve("FC-1").stdout, r"^FC-1: won in \d+ moves \(\d+ states, [\d.]+ ms\)\n$")

    def test_the_exit_code_tells_the_verdict(self):
        self.assertIn(": won in 1 move (", self.solve("--position", LAST_KING).stdout)
        self.assertIn(": impossible (", self.solve("--position", LACKS_CARDS, code=IMPOSSIBLE).stdout)
        self.assertIn(": unknown (", self.solve("FC-11982", "--limit-states", "50", code=UNKNOWN).stdout)

    def test_impossible_deals(self):
        for deal in ("FC-11982", "CA-42"):
            self.assertIn(f"{deal}: impossible", self.solve(deal, code=IMPOSSIBLE).stdout)

    def test_the_moves_win(self):
        for deal in ("FC-1", "K3-4", "K1-4", "CA-166", "CL-3", "MMC-1", "MMD-1", "MMT-1", "MME-1"):
            with self.subTest(deal=deal):
                lines = self.solve(deal, "--moves").stdout.splitlines()
                self.assertEqual(len(lines), 2)
                self.assertTrue(self.wins(deal, lines[1]))

    def test_a_range_of_a_mode_or_a_game(self):
        rows = self.rows("FC", "--range", "1..5", "--jobs", "2")
        self.assertEqual([row["deal"] for row in rows], [f"FC-{number}" for number in range(1, 6)])
        self.assertEqual({row["verdict"] for row in rows}, {"won"})
        self.assertEqual({tuple(sorted(row)) for row in rows}, {("deal", "ms", "states", "verdict")})
        rows = self.rows("klondike", "--option", "draw=1", "--range", "2..3", "--moves")
        self.assertEqual([row["deal"] for row in rows], ["K1-2", "K1-3"])
        for row in rows:
            if row["verdict"] == "won":
                self.assertTrue(self.wins(row["deal"], row["moves"]))

    def test_the_number_of_jobs_changes_nothing(self):
        words = ["MMC", "--range", "1..40", "--moves"]
        for row, other in zip(self.rows(*words), self.rows(*words, "--jobs", "3"), strict=True):
            del row["ms"], other["ms"]
            self.assertEqual(row, other)

    def test_several_deals_end_with_a_count(self):
        shown = self.solve("--file", "-", text=typed("# two deals", "FC-1", "", "FC-11982"))
        self.assertEqual(shown.stdout.splitlines()[-1], "2 solved: 1 won, 1 impossible, 0 unknown")

    def test_files_of_every_kind(self):
        deck = json.loads(self.croupier("deal", "K1-17", "--json").stdout)["deck"].replace(" ", "")
        self.assertEqual(len(deck), 104)
        path = self.data / "deals"
        path.write_text(typed("K1-17", LAST_KING, deck))
        first, second, third = self.rows("--file", path, "--option", "draw=1")
        self.assertEqual((first["deal"], second["deal"], third["deal"]), ("K1-17", LAST_KING, deck))
        self.assertEqual(first["states"], third["states"], "the same cards")
        board = "Freecells: KS\nFoundations: C-K D-K H-K S-Q\n"
        self.assertIn(": won in 1 move", self.solve("--file", "-", text=board).stdout)

    def test_verdicts_of_the_legal_moves(self):
        lines = self.solve("CA-2805", "--verdicts").stdout.splitlines()
        self.assertEqual(lines[0], "CA-2805: won")
        verdicts = [line.split()[0] for line in lines[1:]]
        self.assertEqual(set(verdicts), {"won", "impossible"})
        _, legal = ask_engine({"command": "new", "deal": "CA-2805"}, {"command": "moves", "match": 1})
        self.assertEqual([line.split()[1] for line in lines[1:]], [move["move"] for move in legal["moves"]])

    def test_the_fair_question(self):
        shown = self.solve("K1-5", "--fair", "12", "--limit-states", "200000").stdout
        self.assertRegex(shown, r"^K1-5: winnable in \d+ of 12 arrangements of 45 unseen cards.* "
                                r"\(95 %: \d+ to \d+ %\)\n$")
        self.assertEqual(shown, self.solve("K1-5", "--fair", "12", "--limit-states", "200000").stdout)

    def test_a_shorter_line(self):
        shown = self.solve("FC-1", "--shorten", "--limit-states", "20000").stdout.splitlines()
        self.assertRegex(shown[0], r"^FC-1: won in (\d+) moves instead of (\d+)$")
        self.assertTrue(self.wins("FC-1", shown[1]))
        two = LAST_KING.replace("QS", "JS") + " | t2: QS"
        self.assertIn("won in 2 moves instead of 2, proven minimal", self.solve("--position", two, "--shorten").stdout)

    def test_where_a_record_was_thrown_away(self):
        start = "freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS"
        record = f"croupier record 1\ngame freecell\nposition {start}\nplay 12\nplay 2a\nend 2\n"
        self.assertEqual(self.solve("--record", "-", text=record).stdout, "still winnable after 2 turns\n")
        lost = f"croupier record 1\ngame freecell\nposition {LACKS_CARDS}\nplay 12\nend 1\n"
        self.assertEqual(self.solve("--record", "-", text=lost).stdout, "it could never be won\n")

    def test_bad_input(self):
        for words, sentence in (([], "name a deal"), (["FC-1", "--position", LAST_KING], "one of them"),
                                (["chess"], "there is no game 'chess'"), (["BB-1"], "nothing to solve"),
                                (["bluffbuddy", "--range", "1..2"], "nothing to solve"),
                                (["FC", "--range", "5..1"], "is empty"), (["FC", "--range", "1..x"], "number"),
                                (["FC", "--range", "0..9"], "number"), (["--range", "1..5"], "name a deal"),
                                (["FC-1", "--range", "1..5"], "FC-1"), (["FC-1", "--jobs", "0"], "--jobs"),
                                (["FC-1", "--memory", "none"], "--memory"), (["FC-1", "--fair", "0"], "--fair"),
                                (["FC-1", "--limit-ms", "-5"], "--limit-ms"),
                                (["FC-1", "--limit-stats", "3"], "--limit-states"),
                                (["--file", "/no/such/file"], "cannot read"),
                                (["--record", "/no/such/file"], "cannot read"),
                                (["--position", "freecell | t9: KS"], "t9"),
                                (["--position", "bluffbuddy | pool: KS"], "nothing to solve"),
                                (["FC", "--range", "1..3", "--verdicts"], "one position")):
            with self.subTest(words=words):
                shown = self.solve(*words, code=BAD)
                self.assertEqual(shown.stdout, "")
                self.assertIn(sentence, shown.stderr)
        self.assertIn("record", self.solve("--record", "-", text="hello\n", code=BAD).stderr)
        for text in ("", "no deal", "K3-17+draw=9", "K3-0", "JD XX\n", "BB-1"):
            with self.subTest(text=text):
                self.assertEqual(self.solve("--file", "-", text=text, code=BAD).stdout, "")

    def test_control_c_ends_it_in_good_order(self):
        with Interrupted("solve", "FC", "--range", "1..1000000", "--jsonl", data=self.data) as process:
            first = process.stdout.readline()
            process.send_signal(signal.SIGINT)
            rest = process.stdout.read()
            said = process.stderr.read()
            self.assertEqual(process.wait(PATIENCE), INTERRUPTED)
        deals = [json.loads(line)["deal"] for line in (first + rest).splitlines()]
        self.assertEqual(deals, [f"FC-{number}" for number in range(1, len(deals) + 1)])
        self.assertEqual(said, f"croupier: interrupted after {len(deals)} of 1000000\n")


class Sweep(Keeping):
    def sweep(self, *words, code=0, out="rows", mode="MMC"):
        shown = self.croupier("sweep", mode, "--out", self.data / out, *words)
        self.assertEqual(shown.returncode, code, shown)
        return shown

    def rows(self, out="rows"):
        return [json.loads(line) for line in (self.data / out).read_text().splitlines()]

    def test_a_row_for_each_deal_and_the_share_at_the_end(self):
        shown = self.sweep("--range", "11..30").stdout
        self.assertRegex(shown, r"^MMC-11: 20 deals, 20 won, 0 impossible, 0 unknown, [\d.]+ ms a deal\n"
                                r"winnable: 100.000 % \(95 %: 83.887 to 100.000 %\)\n$")
        self.assertEqual([row["deal"] for row in self.rows()], [f"MMC-{n}" for n in range(11, 31)])

    def test_unknown_deals_are_counted_both_ways(self):
        shown = self.sweep("--range", "11982..11982", "--limit-states", "50", mode="FC").stdout
        self.assertIn("winnable: 0.000 %", shown)
        self.assertIn("if the unknown are not, 100.000 %", shown)

    def test_goes_on_where_it_stopped(self):
        self.sweep("--range", "1..30", "--jobs", "2")
        whole = (self.data / "rows").read_text()
        kept = "".join(whole.splitlines(keepends=True)[:11])
        for torn in (kept, kept + '{"deal":"MMC-12","ver', ""):
            with self.subTest(torn=torn[-20:]):
                (self.data / "rows").write_text(torn)
                self.assertIn("30 deals", self.sweep("--range", "1..30").stdout)
                self.assertEqual(len(self.rows()), 30)
                self.assertTrue((self.data / "rows").read_text().startswith(kept if torn else ""))
        self.assertIn("40 deals", self.sweep("--range", "1..40").stdout)

    def test_a_file_of_something_else_is_left_alone(self):
        for text, why in (('{"deal":"K3-1","verdict":"won"}\n', "deal MMC-1 is expected there"), ("hello\n", "no JSON"),
                          ('{"deal":"MMC-1","verdict":"won"}\n' * 2, "deal MMC-2 is expected there"),
                          ("a letter without an end of line", "something else"),
                          ('{"deal":"K3-1","ver', "something else")):
            with self.subTest(text=text):
                (self.data / "rows").write_text(text)
                self.assertIn(why, self.sweep("--range", "1..9", code=BAD).stderr)
                self.assertEqual((self.data / "rows").read_text(), text)

    def test_a_file_of_more_deals_is_left_alone(self):
        self.sweep("--range", "1..5")
        self.assertIn("the range ends before it", self.sweep("--range", "1..4", code=BAD).stderr)
        self.assertEqual(len(self.rows()), 5)

    def test_control_c_keeps_what_was_solved(self):
        path = self.data / "rows"
        with Interrupted("sweep", "FC", "--range", "1..1000000", "--out", path, data=self.data) as process:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and not (path.exists() and path.stat().st_size > 0):
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            said = process.communicate(timeout=PATIENCE)[1]
            self.assertEqual(process.returncode, INTERRUPTED)
        self.assertIn("the same command goes on from there", said)
        deals = [row["deal"] for row in self.rows()]
        self.assertIn(f"interrupted after {len(deals)} of 1000000 deals", said)
        self.assertEqual(deals, [f"FC-{number}" for number in range(1, len(deals) + 1)])

    def test_a_full_disk_loses_nothing(self):
        # Whoever reads /dev/full reads for ever: a little time must do.
        shown = self.croupier("sweep", "MMC", "--range", "1..3", "--out", "/dev/full", before=["prlimit", "--cpu=1"])
        self.assertEqual(shown.returncode, BAD, shown)
        self.assertIn("is the disk full?", shown.stderr)

    def test_bad_input(self):
        for words, sentence in ((["--range", "1..5", "--out", "/no/such/folder/rows"], "cannot write"),
                                (["--out", self.data / "rows"], "--range"), (["--range", "1..5"], "--out")):
            shown = self.croupier("sweep", "MMC", *words)
            self.assertEqual(shown.returncode, BAD, shown)
            self.assertIn(sentence, shown.stderr)


if __name__ == "__main__":
    unittest.main()

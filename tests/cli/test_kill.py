# However the program ends: signals, kill -9 at any moment, streams that are closed.
import json
import random
import re
import signal
import subprocess
import time
import unittest

from support import PROGRAM, PROMPT, WIN, Keeping, ask_engine, environment, run, typed

# With the exit codes that a shell expects; Control-C is a way to leave.
LEAVING = {signal.SIGTERM: 128 + 15, signal.SIGHUP: 128 + 1, signal.SIGINT: 0}


class Signal(Keeping):
    def test_at_the_prompt_it_keeps_the_game_with_the_time_up_to_it(self):
        for number, code in LEAVING.items():
            with self.subTest(signal=number):
                self.play("K1-17", "--new")
                player = self.start("klondike")
                player.type("s")
                time.sleep(0.05)  # the time to be kept
                self.assertEqual(player.strike(number), code)
                last = int(self.save()["journal"][-1].split("@")[1])
                self.assertGreaterEqual(self.save()["time"], last + 50)
                self.assertIn("\n1 move", self.play("klondike").stdout)

    def test_right_behind_the_prompt_it_is_not_missed(self):
        for _ in range(20):
            player = self.start("K1-17")
            player.type("show")
            self.assertEqual(player.strike(signal.SIGTERM), LEAVING[signal.SIGTERM])

    def test_at_work_it_ends_the_program_too(self):
        for number, code in LEAVING.items():
            with self.subTest(signal=number):
                folder = self.data / number.name
                player = self.start("K1-17", "--data-dir", folder)
                player.process.stdin.write(b"s\n" * 100)
                player.hear(PROMPT, 5)
                self.assertEqual(player.strike(number), code)
                self.assertGreaterEqual(len(json.loads((folder / "klondike.json").read_text())["journal"]), 4)

    def test_an_ignored_hangup_stays_ignored(self):
        player = self.start("K1-17", preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        self.assertIsNone(player.strike(signal.SIGHUP, patience=0.2))
        player.type("s")
        self.assertEqual(self.moves(), ["s"])


class KillNine(Keeping):
    """Killed at any moment, at each a save is whole and as young as what the player has seen."""

    def strike_at_random(self, chance, folder, words, lines, within):
        """Plays and is killed within so many seconds; what was said until then."""
        said, input_file = self.data / "said", self.data / "lines"
        input_file.write_text(typed(*lines))
        with open(said, "wb") as output, open(input_file, "rb") as typing:
            process = subprocess.Popen([PROGRAM, "play", *words, "--data-dir", folder], stdin=typing, stdout=output,
                                       stderr=output, env=environment(self.data))
            end = time.monotonic() + chance.uniform(0, within)
            try:
                while time.monotonic() < end:
                    for path in folder.glob("*.json"):
                        self.read_whole(path)
            finally:
                process.kill()
                self.code = process.wait()
        return said.read_bytes()

    def read_whole(self, path):
        """The text of a file, which is there as a whole or not at all."""
        try:
            text = path.read_text()
        except FileNotFoundError:
            return None
        self.assertIn("version", json.loads(text))
        return text

    def test_in_the_middle_of_saving_a_hundred_times(self):
        chance, kept, cut_off = random.Random(17), [], 0
        for number in range(100):
            folder = self.data / str(number)
            folder.mkdir()
            said = self.strike_at_random(chance, folder, ["K1-17", "--plain"], ["s"] * 3000, within=0.08)
            self.assertEqual(self.code, -signal.SIGKILL, said[-300:])
            cut_off += (folder / "klondike.json.new").exists()
            prompts, text = said.count(PROMPT), self.read_whole(folder / "klondike.json")
            if not text:
                self.assertEqual(prompts, 0)
                continue
            commands, moves = self.is_sound(text)
            self.assertGreaterEqual(commands, prompts - 1)
            self.goes_on(folder, moves)
            kept.append(commands)
        # Else nothing was tried.
        self.assertGreater(cut_off, 0)
        self.assertGreater(max(kept), 5)

    def is_sound(self, text):
        """How many commands and moves are in a journal that is a part of what was typed, in order and legal."""
        loaded, view = ask_engine({"command": "load", "save": text}, {"command": "view", "match": 1})
        self.assertEqual(loaded.get("deal"), "K1-17", loaded)
        save = json.loads(text)
        lines = [re.fullmatch(r"play s @(\d+)", line) for line in save["journal"]]
        self.assertNotIn(None, lines)
        times = [int(line[1]) for line in lines]
        self.assertEqual([*times, save["time"]], sorted([*times, save["time"]]))
        return len(times), view["moves"]

    def goes_on(self, folder, moves):
        shown = run("play", "klondike", "--data-dir", folder, text="s\n")
        self.assertEqual(shown.returncode, 0, shown)
        self.assertRegex(shown.stdout, rf"^Klondike  K1-17 [^>]*\n{moves} moves?\b.*\n> \nstock: ")
        self.assertEqual(sorted(path.name for path in folder.iterdir()), ["klondike.json", "klondike.lock"])

    def test_on_the_way_to_the_win_it_is_counted_once_in_the_end(self):
        chance = random.Random(1)
        for number in range(8):
            folder = self.data / str(number)
            folder.mkdir()
            self.strike_at_random(chance, folder, ["FC-1"], [*WIN, "n"], within=0.2)
            save = self.read_whole(folder / "freecell.json")
            # Without a save it was killed before the deal, or after the win was counted.
            played = len(json.loads(save)["journal"]) if save else 0
            if played < len(WIN) and not (folder / "statistics.json").exists():
                run("play", "FC-1", "--data-dir", folder, text=typed(*WIN[played:], "n"))
            run("play", "freecell", "--data-dir", folder)
            shown = run("stats", "--json", "--data-dir", folder)
            mode = json.loads(shown.stdout)["modes"].get("FC", {})
            self.assertEqual((mode.get("played"), mode.get("won"), mode.get("fewest_moves")), (1, 1, 140), played)


class TwoPrograms(Keeping):
    def test_play_two_games_but_not_one(self):
        first = self.start("K1-17")
        first.type("s")
        before = self.contents()
        for words in (["klondike"], ["K1-17"], ["K1-18", "--new"], []):
            shown = self.play(*words, lines=["s"], code=2)
            self.assertEqual(shown.stdout, "")
            self.assertIn("klondike is being played in another terminal", shown.stderr)
            self.assertIn("--no-save", shown.stderr)
        self.assertEqual(self.contents(), before)
        self.play("FC-1", lines=WIN[:3])
        self.assertEqual(self.moves("freecell"), WIN[:3])
        self.assertIn("1 move", self.play("klondike", "--no-save", lines=["s"]).stdout)
        self.assertEqual(self.croupier("hint", "klondike").returncode, 0)
        first.type("s")
        self.assertEqual(self.moves(), ["s", "s"])

    def test_the_game_is_free_when_the_first_is_killed(self):
        first = self.start("K1-17")
        first.type("s")
        self.assertEqual(first.strike(signal.SIGKILL), -signal.SIGKILL)
        self.assertIn("\n1 move", self.play("klondike", lines=["s"]).stdout)
        self.assertEqual(self.moves(), ["s", "s"])


class Streams(Keeping):
    def without(self, *closed):
        """Plays two moves with these streams closed, as a shell does it."""
        command = 'exec "$0" play K1-17 ' + " ".join(closed)
        return subprocess.run(["sh", "-c", command, PROGRAM], input="s\ns\n", capture_output=True, text=True,
                              env=environment(self.data), timeout=30)

    def files_are_sound(self, moves):
        self.assertEqual(self.moves(), ["s"] * moves)
        self.assertEqual((self.folder / "klondike.lock").read_bytes(), b"")
        self.assertEqual(sorted(self.contents()), ["klondike.json", "klondike.lock"])

    def test_closed_input_is_the_end_of_the_input(self):
        shown = self.without("<&-")
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertIn("0 moves", shown.stdout)
        self.files_are_sound(moves=0)

    def test_closed_output_is_told_and_nothing_is_written_elsewhere(self):
        shown = self.without(">&-")
        self.assertEqual(shown.returncode, 1)
        self.assertIn("could not be written", shown.stderr)
        self.files_are_sound(moves=2)

    def test_closed_error_output_changes_nothing(self):
        self.assertEqual(self.without("2>&-").returncode, 0)
        self.files_are_sound(moves=2)

    def test_with_everything_closed_the_files_are_sound(self):
        self.without("<&-", ">&-", "2>&-")
        self.files_are_sound(moves=0)

    def test_a_full_output_is_told_and_the_game_is_kept(self):
        with open("/dev/full", "w") as full:
            shown = self.play("K1-17", lines=["s", "s"], code=1, stdout=full)
        self.assertIn("could not be written", shown.stderr)
        self.files_are_sound(moves=2)

    def test_a_listener_who_leaves_finds_the_game_kept(self):
        player = self.start("K1-17")
        player.type("s")
        player.process.stdout.close()
        player.process.stdin.write(b"s\n")
        player.process.wait(30)
        self.files_are_sound(moves=2)


if __name__ == "__main__":
    unittest.main()

# What the tests of the command line share: the program, always with a data folder of its own.
import contextlib
import json
import os
import select
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("CROUPIER") or ROOT / "build" / "release" / "croupier")
PATIENCE = 30  # seconds; nothing takes as long
PROMPT = b"\n> "

# With nohup, or in the background, these are ignored, and a program that was started so ignores them too.
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)

GOLDEN = (ROOT / "tests/data/golden/freecell_ms_1_solution.txt").read_text()
# Wins FC-1 with 127 lines typed, which are 140 moves of single cards.
WIN = " ".join(line for line in GOLDEN.splitlines() if not line.startswith("#")).split()


def environment(data, env=None):
    """The environment of a player whose home is `data`; a variable that is None is unset."""
    variables = {**os.environ, "HOME": data, "XDG_DATA_HOME": data, "LC_ALL": "C.UTF-8", **(env or {})}
    return {name: str(value) for name, value in variables.items() if value is not None}


def run(*words, text=None, data=None, env=None, before=(), timeout=PATIENCE, **how):
    """Runs the program to its end, behind the words of `before`; without `data` in a folder that is gone afterwards."""
    with contextlib.ExitStack() as stack:
        if data is None:
            data = stack.enter_context(tempfile.TemporaryDirectory())
        output = {} if "stdout" in how else {"stdout": subprocess.PIPE}
        return subprocess.run([*before, PROGRAM, *words], input=text or "", text=True, stderr=subprocess.PIPE,
                              timeout=timeout, env=environment(data, env), **output, **how)


def humble():
    """Words before a command that keep root to the modes of files, as anybody else is."""
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []


def typed(*lines):
    return "".join(f"{line}\n" for line in lines)


def ask_engine(*requests):
    """The answers of a fresh engine."""
    shown = run("engine", text=typed(*map(json.dumps, requests)))
    return [json.loads(line) for line in shown.stdout.splitlines()]


class Player:
    """A program that is being played: typed to, listened to and struck by signals."""

    def __init__(self, *words, data, **how):
        self.process = subprocess.Popen([PROGRAM, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, bufsize=0, env=environment(data), **how)
        self.said = b""
        self.hear(PROMPT)

    def hear(self, words, times=1):
        end = time.monotonic() + PATIENCE
        while self.said.count(words) < times:
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"{words!r} is not heard: {self.said!r}")
            heard = os.read(self.process.stdout.fileno(), 1 << 16)
            if not heard:
                raise AssertionError(f"the program ended before {words!r} was heard: {self.said!r}")
            self.said += heard

    def type(self, *lines):
        """Types each line and waits until it is answered."""
        for line in lines:
            prompts = self.said.count(PROMPT)
            self.process.stdin.write(typed(line).encode())
            self.hear(PROMPT, prompts + 1)

    def strike(self, signal, patience=5):
        """The exit code after a signal; None when the program does not end of it."""
        self.process.send_signal(signal)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.process.wait(patience)

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


class Keeping(unittest.TestCase):
    """Each test has a player of its own, who begins with nothing."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = Path(folder.name)
        self.folder = self.data / "croupier"

    def croupier(self, *words, **how):
        return run(*words, data=self.data, **how)

    def play(self, *words, lines=(), code=0, **how):
        """Types all the lines, then ends the input."""
        shown = self.croupier("play", *words, text=typed(*lines), **how)
        self.assertEqual(shown.returncode, code, shown)
        return shown

    def start(self, *words, **how):
        """Starts playing and waits for the prompt."""
        player = Player(*words, data=self.data, **how)
        self.addCleanup(player.close)
        return player

    def file(self, game="klondike"):
        return self.folder / f"{game}.json"

    def save(self, game="klondike"):
        return json.loads(self.file(game).read_text())

    def moves(self, game="klondike"):
        """The moves of the journal, without the times."""
        return [line.split(" @")[0].removeprefix("play ") for line in self.save(game)["journal"]]

    def put(self, content, game="klondike"):
        """Lays something in the place of a save."""
        self.folder.mkdir(exist_ok=True)
        if not isinstance(content, bytes):
            content = (content if isinstance(content, str) else json.dumps(content)).encode()
        self.file(game).write_bytes(content)
        return content

    def contents(self):
        """Every file of the player, by name, byte for byte."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}

    def statistics(self):
        """By mode, what `stats --json` tells."""
        shown = self.croupier("stats", "--json")
        self.assertEqual(shown.returncode, 0, shown)
        return json.loads(shown.stdout)["modes"]

    def played(self):
        """How many games of each mode are counted."""
        return {mode: told["played"] for mode, told in self.statistics().items()}

    def counts(self, mode, **figures):
        """These figures of a mode are told, among others."""
        told = self.statistics()[mode]
        self.assertEqual({key: told[key] for key in figures}, figures)
        return told

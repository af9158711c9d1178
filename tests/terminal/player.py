# What the tests at the table share: a player with an own data folder, and what is kept in it.
import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from terminal import PATIENCE, PROGRAM, Terminal, poll


def bare(screen):
    """A screen without what belongs to the moment: the clock, and the mark of the last move."""
    return [re.sub(r"\d+:\d\d", "", screen[0]), *(line.replace("•", "─") for line in screen[1:])]


def cards_on(screen):
    """The piles alone, without the mark of the last move."""
    return [line.replace("•", "─") for line in screen[1:-3]]


class Player(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = Path(folder.name)
        self.folder = self.data / "croupier"

    def open(self, *words, size=(80, 24), **how):
        """A terminal with the program in it; nothing has been seen yet."""
        terminal = Terminal(*size, *words, data=self.data, **how)
        self.addCleanup(terminal.close)
        return terminal

    def sit_down(self, *words, **how):
        """Plays on the full screen; the table is there."""
        terminal = self.open("play", *words, **how)
        terminal.wait_for("x leave")
        return terminal

    def leave(self, terminal):
        terminal.type("x")
        self.assertEqual(terminal.exit_status(), 0)

    def shell(self, **how):
        """A terminal with a shell in it, whose $PROGRAM is the program."""
        terminal = self.open("--norc", "--noprofile", program="bash", env={"PS1": "ready> "}, **how)
        terminal.wait_for("ready>")
        return terminal

    def run_to_end(self, *words, **how):
        return subprocess.run([PROGRAM, *words], capture_output=True, timeout=PATIENCE,
                              env={**os.environ, "HOME": str(self.data), "XDG_DATA_HOME": str(self.data)}, **how)

    def statistics(self):
        """By mode, what `stats --json` tells."""
        shown = self.run_to_end("stats", "--json")
        self.assertEqual(shown.returncode, 0, shown)
        return json.loads(shown.stdout)["modes"]

    def wait_for_moves(self, game, count):
        """Until so many commands are in the save."""
        poll(lambda: self.file(game).exists() and len(self.journal(game)) == count,
             lambda: f"the save of {game} never has {count} commands")

    def file(self, game):
        return self.folder / f"{game}.json"

    def journal(self, game):
        """The commands of the save, without their times."""
        return [line.split(" @")[0] for line in json.loads(self.file(game).read_text())["journal"]]

    def put_position(self, position):
        """Lays a save of a position of 52 cards in its place; nothing has been played in it yet."""
        game = position.split()[0]
        self.folder.mkdir(exist_ok=True)
        self.file(game).write_text(json.dumps({"format": "croupier save", "version": 2, "id": "a game of tests",
                                               "deal": "", "game": game, "options": {}, "position": position,
                                               "journal": [], "time": 0}))

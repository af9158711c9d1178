# A terminal with the program in it: a tmux server of its own that types, looks and changes its size.
import itertools
import os
import re
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("CROUPIER") or ROOT / "build" / "release" / "croupier")
PATIENCE = 10  # seconds; nothing takes as long
GLANCE = 0.01  # seconds between two looks at the screen
NUMBERS = itertools.count(1)
# Stays when the program has ended, for tmux 3.3 may lose the last words of what it has started itself.
AROUND = 'trap : HUP INT TERM; "$@"; echo $? > "$EXIT_STATUS"; exec cat > /dev/null'


def poll(question, failure):
    """The first answer that is true; `failure` tells what is the matter when none comes."""
    end = time.monotonic() + PATIENCE
    while not (answer := question()):
        if time.monotonic() > end:
            raise AssertionError(failure())
        time.sleep(GLANCE)
    return answer


def state_of(process):
    """A letter as ps has it: R for one that works, S for one that waits; Z when there is none any more."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0]
    except (FileNotFoundError, ProcessLookupError):
        return "Z"


def children_of(process):
    try:
        return Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


class Terminal:
    """Runs the program with these words, the data folder being `data`/croupier; ends with close.

    A variable in `env` that is None is unset. All that the program writes goes to the file `record`."""

    def __init__(self, columns, rows, *words, data, env=None, record=None, program=PROGRAM):
        self.server = f"croupier-{os.getpid()}-{next(NUMBERS)}"
        self.folder = str(data)
        self.status = Path(data) / f"{self.server}.status"
        variables = {"TERM": "tmux-256color", "LANG": "C.UTF-8", "HOME": data, "XDG_DATA_HOME": data,
                     "PROGRAM": PROGRAM, "EXIT_STATUS": self.status,
                     **dict.fromkeys(("LC_ALL", "LC_CTYPE", "NO_COLOR", "LINES", "COLUMNS", "TMUX")), **(env or {})}
        unset = [word for name, value in variables.items() if value is None for word in ("-u", name)]
        chosen = [f"{name}={value}" for name, value in variables.items() if value is not None]
        recording = [";", "pipe-pane", "-O", f"cat > '{record}'"] if record else []
        self.first = self.tmux("start-server", ";", "set", "-g", "status", "off", ";",
                               "new-session", "-d", "-P", "-F", "#{pane_pid}", "-x", columns, "-y", rows,
                               "env", *unset, *chosen, "sh", "-c", AROUND, "sh", program, *words, *recording).strip()
        self.closed = False

    def tmux(self, *words):
        return subprocess.run(["tmux", "-u", "-L", self.server, "-f", "/dev/null", *map(str, words)], check=True,
                              capture_output=True, env={**os.environ, "TMUX_TMPDIR": self.folder}).stdout.decode()

    def close(self):
        """Takes the terminal away; the programs in it notice that, save and end."""
        if self.closed:
            return
        self.closed = True
        left = self.processes()
        self.tmux("kill-server")
        poll(lambda: all(state_of(process) == "Z" for process in left), lambda: f"of {left} some outlive the terminal")

    def processes(self):
        """The numbers of the programs in the terminal; each was started by the one before."""
        found = [self.first]
        while children := children_of(found[-1]):
            found.append(children[0])
        return found

    def strike(self, number):
        """Sends a signal to the program."""
        os.kill(int(self.processes()[-1]), number)

    def type(self, text):
        """Types letter by letter; \\r is Enter."""
        self.tmux("send-keys", "-l", "--", text)

    def key(self, *names):
        self.tmux("send-keys", *names)

    def play(self, *moves):
        """Types moves and presses Enter behind each."""
        self.type("".join(f"{move}\r" for move in moves))

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", columns, "-y", rows)

    def screen(self, *how):
        """The lines on the screen, without the spaces at their ends."""
        return self.tmux("capture-pane", "-p", *how).split("\n")[:-1]

    def coloured(self):
        """The screen as one text with the sequences that colour it."""
        return "\n".join(self.screen("-e"))

    def tell(self, name):
        """What tmux knows under this name, such as pane_pid."""
        return self.tmux("display-message", "-p", f"#{{{name}}}").strip()

    def cursor(self):
        """Column and row of the terminal's own cursor, from 0."""
        return int(self.tell("cursor_x")), int(self.tell("cursor_y"))

    def wait_until(self, seen, what):
        """The first screen for which seen(screen) is true, when the program has drawn all of it."""
        last = None

        def look():
            nonlocal last
            before, last = last, self.screen()
            drawn = last == before and state_of(self.processes()[-1]) not in "RD"
            return last if drawn and seen(last) else None
        return poll(look, lambda: f"{what} is not seen:\n" + "\n".join(self.screen()))

    def rest(self):
        """Waits until the program has done what it was told, and has drawn that."""
        return self.wait_until(lambda _: True, "a program at rest")

    def wait_for(self, what):
        """The first screen that shows a text, or a compiled pattern; lines are joined by \\n."""
        pattern = re.compile(re.escape(what)) if isinstance(what, str) else what
        return self.wait_until(lambda screen: pattern.search("\n".join(screen)), repr(pattern.pattern))

    def exit_status(self):
        """Waits for the end of the program; of one that was killed it is 128 and the number of the signal."""
        poll(lambda: self.status.exists() and self.status.read_text(),
             lambda: "it does not end:\n" + "\n".join(self.screen()))
        return int(self.status.read_text())

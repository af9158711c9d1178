# Completion as a person meets it: real shells on a pseudo terminal, the Tab key pressed.
import os
import pty
import re
import select
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from support import PATIENCE, run


class Shell:
    """An interactive shell in which Control-G prints the line that is being typed between two marks."""

    SETUP = {
        "bash": (["bash", "--norc", "--noprofile", "-i"],
                 "bind 'set enable-bracketed-paste off'\n"
                 """bind -x '"\\C-g": printf "\\002%s\\003" "$READLINE_LINE"'\n"""
                 "source ./_croupier\n"),
        "zsh": (["zsh", "-f", "-i"],
                "bindkey -e; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D\n"
                """shown() { print -rn -- $'\\2'$BUFFER$'\\3' }; zle -N shown; bindkey '^G' shown\n"""),
    }

    def __init__(self, name):
        command, setup = self.SETUP[name]
        self.folder = tempfile.TemporaryDirectory()
        folder = Path(self.folder.name)
        (folder / "_croupier").write_text(run("completion", name).stdout)
        (folder / "game.record").write_text("")
        (folder / "saved games").mkdir()
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "dumb", "LC_ALL": "C.UTF-8"}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        # The marks are told apart from their echo: nothing but the shell itself writes them.
        self.send(setup + "printf '\\002ready\\003'\n")
        self.answer()

    def send(self, keys):
        os.write(self.terminal, keys.encode())

    def answer(self):
        text, end = b"", time.monotonic() + PATIENCE
        while not (found := re.search(rb"\x02([^\x03]*)\x03", text)):
            if not select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"the shell does not answer: {text!r}")
            text += os.read(self.terminal, 65536)
        return found[1].decode()

    def line_after(self, typed, keys):
        self.send("\x15" + typed + keys + "\x07")
        return self.answer()

    def close(self):
        self.send("\x15exit\n")
        os.close(self.terminal)
        os.waitpid(self.process, 0)
        self.folder.cleanup()


GAMES = ["klondike", "freecell", "cards", "meridian", "bluffbuddy"]
PREFIXES = ["K3-", "K1-", "FC-", "CA-", "CL-", "MMC-", "MMD-", "MMT-", "MME-", "BB-"]


def commands():
    listed = run("--help").stdout.split("Subcommands:")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+)", listed, re.M)


def flags(command):
    return re.findall(r"^  (?:-\w,)?(--[\w-]+)", run(command, "--help").stdout, re.M)


class InBash(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.shell = Shell("bash")
        cls.addClassCleanup(cls.shell.close)

    def completes(self, typed, line):
        """The Tab key makes that line of it."""
        self.assertEqual(self.shell.line_after(typed, "\t"), line)

    def offered(self, typed):
        """Everything that is offered for the last word."""
        # Meta-* puts all of it into the line.
        line = self.shell.line_after(typed, "\x1b*")
        head = typed[:re.search(r"[^ =]*$", typed).start()]
        self.assertEqual(line[:len(head)], head)
        return line[len(head):].split()

    def test_commands(self):
        self.assertEqual(sorted(self.offered("croupier ")), sorted(commands()))
        self.completes("croupier repl", "croupier replay ")
        self.completes("croupier --vers", "croupier --version ")

    def test_flags_of_each_command(self):
        for command in commands():
            with self.subTest(command=command):
                self.assertEqual(sorted(self.offered(f"croupier {command} --")), sorted(flags(command)))

    def test_flags_are_offered_where_no_more_words_are_expected(self):
        self.assertIn("--json", self.offered("croupier games "))
        self.assertIn("--open", self.offered("croupier deal K3-17 "))
        self.completes("croupier deal --seed 17 --op", "croupier deal --seed 17 --op")
        self.completes("croupier deal --seed 17 --ope", "croupier deal --seed 17 --open ")

    def test_games_and_deals(self):
        for command in ("deal", "play", "perft", "hint"):
            with self.subTest(command=command):
                self.assertEqual(sorted(self.offered(f"croupier {command} ")),
                                 sorted(GAMES + PREFIXES))
        self.completes("croupier play fr", "croupier play freecell ")
        self.completes("croupier deal --json --seed 17 kl", "croupier deal --json --seed 17 klondike ")

    def test_a_number_follows_a_deal_prefix_without_a_blank(self):
        self.completes("croupier play FC", "croupier play FC-")

    def test_options_and_levels(self):
        self.completes("croupier play --level med", "croupier play --level medium ")
        self.completes("croupier play --level=med", "croupier play --level=medium ")
        self.completes("croupier play --option sta", "croupier play --option sta")  # stacks or starter
        self.completes("croupier play --option stac", "croupier play --option stacks=")
        self.assertEqual(sorted(self.offered("croupier play --option draw=")), ["1", "3"])
        self.completes("croupier play --option stacks=f", "croupier play --option stacks=free ")
        self.completes("croupier play --option=stacks=f", "croupier play --option=stacks=free ")
        self.completes("croupier play --option stacks=free --option hidden=fi",
                       "croupier play --option stacks=free --option hidden=first3 ")
        self.completes("croupier play --option stacks=free fre",
                       "croupier play --option stacks=free freecell ")

    def test_shells(self):
        self.assertEqual(sorted(self.offered("croupier completion ")), ["bash", "fish", "zsh"])

    def test_files_and_folders(self):
        self.completes("croupier replay ga", "croupier replay game.record ")
        self.completes("croupier stats --import ga", "croupier stats --import game.record ")
        self.completes("croupier stats --export=ga", "croupier stats --export=game.record ")
        self.completes("croupier stats --data-dir sa", r"croupier stats --data-dir saved\ games/")
        self.completes("croupier stats --data-dir ga", "croupier stats --data-dir ga")

    def test_nothing_where_nothing_is_known(self):
        for typed in ("croupier deal --seed ", "croupier shuffle ", "croupier replay game.record x",
                      "croupier perft --position ga"):
            self.completes(typed, typed)


class InZsh(unittest.TestCase):
    CASES = [
        ("croupier repl", "croupier replay "),
        ("croupier deal --ope", "croupier deal --open "),
        ("croupier play fr", "croupier play freecell "),
        ("croupier play FC", "croupier play FC-"),
        ("croupier play --level med", "croupier play --level medium "),
        ("croupier play --option stacks=f", "croupier play --option stacks=free "),
        ("croupier play --option stacks=free --option=hidden=fi",
         "croupier play --option stacks=free --option=hidden=first3 "),
        ("croupier completion fi", "croupier completion fish "),
        ("croupier replay ga", "croupier replay game.record "),
        ("croupier stats --import ga", "croupier stats --import game.record "),
        ("croupier stats --data-dir sa", r"croupier stats --data-dir saved\ games/"),
        ("croupier shuffle ga", "croupier shuffle ga"),
    ]

    def test_the_script_names_everything(self):
        script = run("completion", "zsh").stdout
        self.assertTrue(script.startswith("#compdef croupier\n"))
        for command in commands():
            self.assertIn(f"\n    {command})\n", script)
            for flag in flags(command):
                self.assertRegex(script, rf"{flag}\b")
        for word in ("'klondike:Klondike'", "'K3-:Klondike, draw three'", "'draw=1:", "'easy:", "(bash zsh fish)"):
            self.assertIn(word, script)

    def test_zsh_completes_with_it(self):
        if not shutil.which("zsh"):  # then at least the quotes are in pairs
            self.assertEqual(run("completion", "zsh").stdout.count("'") % 2, 0)
            return
        shell = Shell("zsh")
        self.addCleanup(shell.close)
        for typed, line in self.CASES:
            with self.subTest(typed=typed):
                self.assertEqual(shell.line_after(typed, "\t"), line)


class InFish(unittest.TestCase):
    CASES = [
        ("croupier repl", {"replay"}),
        ("croupier deal --ope", {"--open"}),
        ("croupier play ", {*GAMES, *PREFIXES}),
        ("croupier play --level ", {"easy", "medium", "hard", "very_hard"}),
        ("croupier play --level=m", {"--level=medium"}),
        ("croupier play --option draw=", {"draw=3", "draw=1"}),
        ("croupier play --option draw=3 --seed 4 fr", {"freecell"}),
        ("croupier completion ", {"bash", "zsh", "fish"}),
        ("croupier completion bash ", set()),
        ("croupier replay ", {"game.record", "saved games/"}),
        ("croupier stats --import ga", {"game.record"}),
        ("croupier stats --data-dir ", {"saved games/"}),
        ("croupier shuffle ", set()),
        ("croupier deal --seed ", set()),
    ]

    def test_the_script_names_everything(self):
        script = run("completion", "fish").stdout
        for command in commands():
            self.assertRegex(script, rf"__croupier_at '' 0\" -a {command} -d '\w")
            for flag in flags(command):
                self.assertIn(f"__croupier_at '{command}'\" -l {flag[2:]} ", script)
        for word in ("'klondike' 'Klondike'", "'K3-' 'Klondike, draw three'", "'draw=1'", "'easy'", "'bash zsh fish'"):
            self.assertIn(word, script)

    def test_fish_completes_with_it(self):
        script = run("completion", "fish").stdout
        if not shutil.which("fish"):  # then at least the blocks are closed
            self.assertEqual(len(re.findall(r"^ *(?:function|for|if)\b|; and begin$", script, re.M)),
                             len(re.findall(r"^ *end$", script, re.M)))
            return
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "game.record").write_text("")
            (Path(folder) / "saved games").mkdir()
            for typed, words in self.CASES:
                with self.subTest(typed=typed):
                    shown = subprocess.run(["fish", "--no-config", "-c", script + f"\ncomplete -C '{typed}'"],
                                           cwd=folder, env={**os.environ, "HOME": folder}, capture_output=True,
                                           text=True, timeout=PATIENCE)
                    self.assertEqual(shown.stderr, "")
                    self.assertEqual({line.split("\t")[0] for line in shown.stdout.splitlines()}, words)


class Command(unittest.TestCase):
    def test_an_unknown_shell_is_refused_with_a_suggestion(self):
        shown = run("completion", "bahs")
        self.assertEqual((shown.returncode, shown.stdout), (2, ""))
        self.assertIn("the shells are bash, zsh, fish; did you mean 'bash'?", shown.stderr)
        self.assertEqual(run("completion").returncode, 2)

    def test_help_tells_how_to_install(self):
        shown = run("completion", "--help").stdout
        for path in ("~/.local/share/bash-completion/completions/croupier", "$fpath",
                     "~/.config/fish/completions/croupier.fish"):
            self.assertIn(path, shown)


if __name__ == "__main__":
    unittest.main()

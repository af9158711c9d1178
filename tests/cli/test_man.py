# The manual page says what the program says of itself, and groff has nothing to say about it.
import os
import re
import subprocess
import unittest

from support import PATIENCE, PROGRAM, ROOT

PAGE = ROOT / "docs" / "croupier.1"
FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE,
                          env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "300"})


def help_flags(*command):
    """The long flags that --help lists."""
    return set(re.findall(r"^  (?:-\w,)?(--[\w-]+)", run(PROGRAM, *command, "--help").stdout, re.M))


def commands():
    listed = run(PROGRAM, "--help").stdout.split("Subcommands:")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+)", listed, re.M)


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.text = run("man", "-l", PAGE).stdout
        parts = re.split(r"^([A-Z][A-Z ]+)$", cls.text, flags=re.M)
        cls.sections = dict(zip(parts[1::2], parts[2::2]))
        # What the page says of each command, by name; items begin where the section does, which versions of groff
        # see differently.
        indent = re.search(r"^ +(?=\S)", cls.sections["COMMANDS"], re.M)[0]
        about = re.split(rf"^{indent}(?=\S)", cls.sections["COMMANDS"], flags=re.M)
        cls.about = {part.split()[0]: part for part in about if re.match("[a-z]", part)}

    def test_has_no_warnings(self):
        for command in (["man", "-l", "--warnings=w"], ["groff", "-mandoc", "-ww", "-z"]):
            shown = run(*command, PAGE)
            self.assertEqual((shown.returncode, shown.stderr), (0, ""))

    def test_has_the_usual_sections(self):
        for name in ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "PLAYING", "ENVIRONMENT", "FILES", "EXIT STATUS",
                     "EXAMPLES", "SEE ALSO"):
            self.assertIn(name, self.sections)

    def test_names_every_command_and_no_other(self):
        self.assertEqual(sorted(self.about), sorted(commands()))
        synopsis = re.findall(r"croupier ([a-z]\w*)", self.sections["SYNOPSIS"])
        self.assertEqual(sorted(synopsis), sorted(commands()))

    def test_names_the_flags_of_each_command(self):
        to_choose_a_deal = set(FLAG.findall(self.sections["DESCRIPTION"]))
        for command in commands():
            with self.subTest(command=command):
                flags = help_flags(command) - {"--help"}
                if to_choose_a_deal <= flags:
                    flags -= to_choose_a_deal
                self.assertEqual(set(FLAG.findall(self.about[command])), flags)
                synopsis = re.search(rf"croupier {command}\b.*", self.sections["SYNOPSIS"])[0]
                self.assertEqual(set(FLAG.findall(synopsis)), flags)

    def test_names_no_flag_that_does_not_exist(self):
        known = help_flags().union(*(help_flags(command) for command in commands()))
        self.assertEqual(set(FLAG.findall(self.text)) - known, set())
        self.assertEqual(known - set(FLAG.findall(self.text)), set())

    def test_its_examples_are_understood(self):
        for line in re.findall(r"^ +croupier (.*)$", self.sections["EXAMPLES"], re.M):
            with self.subTest(line=line):
                # With --help behind it the words are read and nothing is done.
                self.assertEqual(run(PROGRAM, *line.split(" > ")[0].split(), "--help").returncode, 0)

    def test_the_pages_it_refers_to_exist(self):
        pages = set(re.findall(r"\bdocs/[\w./-]*\w", self.text))
        self.assertGreater(len(pages), 5)
        for page in pages:
            self.assertTrue((ROOT / page).exists(), page)


if __name__ == "__main__":
    unittest.main()

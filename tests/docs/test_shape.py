"""The house stays tidy: short files, small interfaces, the same first line everywhere."""

import re
import subprocess
import unittest

from repository import ROOT

LONGEST_FILE = 400
MOST_VIRTUALS = 20
SOURCES = (".h", ".cpp", ".ts", ".tsx", ".css", ".py", ".mjs")


def tracked():
    """The source files, with those not yet committed; generated ones are not among them."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return [ROOT / name for name in listed if name.endswith(SOURCES) and (ROOT / name).is_file()]


class Shape(unittest.TestCase):
    def test_no_file_is_too_long_to_read(self):
        for path in tracked():
            with self.subTest(path.relative_to(ROOT)):
                self.assertLessEqual(len(path.read_text(encoding="utf-8").splitlines()), LONGEST_FILE)

    def test_no_interface_asks_for_too_much(self):
        for path in tracked():
            if path.suffix != ".h":
                continue
            for name, body in re.findall(r"^class (\w+)[^;{]*\{(.*?)^\};", path.read_text(encoding="utf-8"), re.M | re.S):
                with self.subTest(path.relative_to(ROOT), name=name):
                    self.assertLessEqual(len(re.findall(r"= 0;", body)), MOST_VIRTUALS)

    def test_the_first_line_says_what_a_file_is_for(self):
        for path in tracked():
            if path.suffix not in (".h", ".cpp"):
                continue
            with self.subTest(path.relative_to(ROOT)):
                self.assertRegex(path.read_text(encoding="utf-8"), r"\A// \S")


if __name__ == "__main__":
    unittest.main()

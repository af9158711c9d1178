"""Pages hold together: links lead somewhere, paths exist, lines end at 120."""

import re
import unittest

from repository import ROOT, pages, prose, text

LONGEST = 120
TOP = "|".join(("bench", "cmake", "croupier", "docs", "examples", "packaging", "scripts", "tests", "web"))


def anchors(path):
    """The names of the headings of a page as the hosting site makes them."""
    found = set()
    for _, line in prose(path):
        heading = re.match(r"#+ (.*)", line)
        if heading:
            words = re.sub(r"[^\w\- ]", "", heading[1].lower())
            found.add(words.strip().replace(" ", "-"))
    return found


def links(page):
    """Targets of links to files of this repository."""
    for _, line in with_tables(page):
        for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", line)):
            if not re.match(r"[a-z]+:", target):
                yield target


def with_tables(page):
    code = False
    for number, line in enumerate(text(page).splitlines(), 1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith("    "):
            yield number, line


class Pages(unittest.TestCase):
    def test_links_lead_to_files_and_headings(self):
        for page in pages():
            for link in links(page):
                with self.subTest(page=str(page), link=link):
                    path, _, anchor = link.partition("#")
                    target = (ROOT / page.parent / path).resolve() if path else ROOT / page
                    self.assertTrue(target.exists(), "there is no such file")
                    if anchor and target.suffix == ".md":
                        self.assertIn(anchor, anchors(target.relative_to(ROOT)))

    def test_paths_between_backquotes_exist(self):
        for page in pages():
            for number, line in with_tables(page):
                for path in re.findall(rf"`((?:{TOP})/[\w./*-]*)`", line):
                    # MODE and x stand for a name that the reader chooses.
                    if re.search(r"[A-Z]{4}|/x[._/]", path):
                        continue
                    with self.subTest(page=str(page), line=number, path=path):
                        path = path.rstrip("/")  # a program is named without the .cpp of its source
                        self.assertTrue(any(ROOT.glob(path)) or any(ROOT.glob(path + ".*")), "there is no such file")

    def test_lines_end_at_120(self):
        for page in pages():
            for number, line in prose(page):
                with self.subTest(page=str(page), line=number):
                    self.assertLessEqual(len(line), LONGEST)


if __name__ == "__main__":
    unittest.main()

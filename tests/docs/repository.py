"""Reads documents and sources for the tests of documents; nothing is built or run."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# What builds and package managers leave behind is not ours.
FOREIGN = {"build", "node_modules", "dist", ".git", ".cache"}


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def sources(folder, *names):
    """The texts of the C++ files below a folder whose names match, joined."""
    patterns = names or ("*.h", "*.cpp")
    files = sorted({file for pattern in patterns for file in (ROOT / folder).rglob(pattern)})
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def pages():
    """Every Markdown file, by its path from the root."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(path for path in found if not FOREIGN & set(path.parts))


def prose(page):
    """(number, line) of the lines of a page outside code and tables."""
    code = False
    for number, line in enumerate(text(page).splitlines(), 1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith(("    ", "|")):
            yield number, line


def rows(page, heading=None):
    """The cells of the rows of the tables of a page, or of one section of it."""
    inside = heading is None
    for line in text(page).splitlines():
        if heading is not None and line.startswith("#"):
            inside = line.lstrip("#").strip() == heading
        if inside and line.startswith("|") and not line.startswith("|---"):
            yield [cell.strip() for cell in line.strip()[1:-1].split("|")]


def names(cell):
    """What a cell has between backquotes."""
    return re.findall(r"`([^`]+)`", cell)

"""The conversation in docs/engine-protocol.md: where it stands, and how its requests are replayed."""

import re

from client import ROOT, Client

PAGE = ROOT / "docs" / "engine-protocol.md"
BLOCK = re.compile(r"(?<=^```transcript\n).*?(?=^```$)", re.DOTALL | re.MULTILINE)

Pair = tuple[str, str]  # a request and its answer, as they stand


def read_pairs(page: str) -> list[Pair]:
    """The pairs of the block; anything else in it is a ValueError."""
    blocks = BLOCK.findall(page)
    if len(blocks) != 1:
        raise ValueError(f"{len(blocks)} transcripts on the page")
    lines = blocks[0].splitlines()
    if [line[:2] for line in lines] != ["> ", "< "] * (len(lines) // 2):
        raise ValueError("a transcript is lines with > and < by turns")
    return [(request[2:], answer[2:]) for request, answer in zip(lines[::2], lines[1::2])]


def write_pairs(page: str, pairs: list[Pair]) -> str:
    """The page with other pairs in its block."""
    text = "".join(f"> {request}\n< {answer}\n" for request, answer in pairs)
    written, count = BLOCK.subn(lambda _: text, page)
    if count != 1:
        raise ValueError(f"{count} transcripts on the page")
    return written


def converse(requests: list[str]) -> list[Pair]:
    """Each request with its answer; the next one waits for it. The last must end the engine."""
    engine = Client()
    pairs = []
    for request in requests:
        engine.write(request.encode() + b"\n")
        pairs.append((request, engine.read_line().decode()))
    code = engine.process.wait(10)
    if engine.close() != 0 or code != 0:
        raise ValueError(f"the engine ended with exit code {code}")
    return pairs

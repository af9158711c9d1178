"""Write the conversation of docs/engine-protocol.md anew, with the answers of the real program.

usage: make_transcript.py"""

import sys

from transcript import PAGE, converse, write_pairs

# The version and the limits of hello change with the program: run this again when they do.
REQUESTS = [
    '{"id":1,"command":"hello"}',
    '{"id":2,"command":"new","deal":"K3-17"}',
    '{"id":3,"command":"view","match":1}',
    '{"id":4,"command":"moves","match":1}',
    '{"id":5,"command":"play","match":1,"move":"12"}',
    '{"id":6,"command":"play","match":1,"move":"zz"}',
    '{"id":7,"command":"play","match":1,"move":"47","at":2500}',
    '{"id":8,"command":"undo","match":1,"at":4000}',
    '{"id":9,"command":"hint","match":1}',
    '{"id":"a text","command":"new","game":"freecell","seed":1,"options":{"takeback":"on"}}',
    '{"id":11,"command":"perft","match":2,"depth":4}',
    '{"id":12,"command":"stop"}',
    '{"id":13,"command":"close","match":2}',
    '{"id":14,"command":"view","match":2}',
    '{"id":15,"command":"new","position":"freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS"}',
    '{"id":151,"command":"solve","match":3}',
    '{"id":16,"command":"play","match":3,"move":"1h"}',
    '{"id":17,"command":"view","match":3}',
    '{"id":18,"command":"undo","match":3}',
    '{"id":19,"command":"record","match":3}',
    '{"id":20,"command":"new","game":"klondyke","seed":1}',
    '{"id":21,"command":"new","game":"klondike","seed":0}',
    '{"id":22,"command":"mvoes","match":1}',
    '{"id":23,"command":"moves",',
    '{"id":24,"command":"daily","date":"2026-11-18"}',
    '{"id":25,"command":"daily","date":"2026-02-30"}',
    '{"id":26,"command":"quit"}',
]


def main(arguments: list[str]) -> int:
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(write_pairs(page, converse(REQUESTS)), encoding="utf-8")
    print(f"{len(REQUESTS)} requests and answers in {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""An engine that lies: it passes on what the real one says, with one answer falsified.

The environment names it: LIE is the command whose answer is changed and LIE_AT which one of its answers."""

import json
import os
import sys

from client import Answer, Client


def falsify(command: str, answer: Answer) -> None:
    """A change as a bug in a rule would make it: small, and of the right form."""
    if command in ("view", "position"):
        answer[command] = answer[command][:-2] + ("2S" if answer[command].endswith("AS") else "AS")
    elif command == "moves":
        answer["moves"].pop()
    elif command == "play":
        answer["events"].append({"kind": "turned_up", "pile": "t1", "card": "AS"})
    elif command == "lost":
        answer["events"].append({"kind": "lost"})
    elif command == "outcome":
        answer["outcome"] = "lost"
    elif command == "to_act":
        answer["to_act"] = None
    elif command == "new":
        answer["options"] = {"undo": "10"}
    elif command == "load":
        answer["mode"] = "K7"
    else:
        sys.exit(f"no lie about {command}")


ABOUT = {"outcome": "view", "to_act": "view", "lost": "play"}  # the command whose answer has it


def main() -> None:
    lie, left = os.environ["LIE"], int(os.environ["LIE_AT"])
    with Client(os.environ["TRUE_ENGINE"]) as engine:
        for line in sys.stdin.buffer:
            engine.write(line)
            answer = engine.read_answer()
            if json.loads(line)["command"] == ABOUT.get(lie, lie):
                left -= 1
                if left == 0:
                    falsify(lie, answer)
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

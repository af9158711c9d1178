"""A client of `croupier engine`, written from docs/engine-protocol.md alone."""

import json
import os
import pathlib
from collections import deque
from typing import Any

from line_process import PATIENCE, Broken, LineProcess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("CROUPIER", str(ROOT / "build" / "release" / "croupier"))

Answer = dict[str, Any]


class EngineError(Exception):
    """The engine said no; error is the member of that name."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(f"{error['code']}: {error['sentence']}")
        self.error = error


class Refused(EngineError):
    """The rules of the game forbid it."""


class RequestError(EngineError):
    """The request cannot be read or carried out."""


def parse(line: bytes) -> Answer:
    """One line of the engine, which must be one JSON object and nothing else."""
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except ValueError as fault:
        raise Broken(f"a line that is no JSON: {line[:200]!r}") from fault
    if not isinstance(value, dict):
        raise Broken(f"a line that is no object: {line[:200]!r}")
    return value


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON, although Python would read it")


def checked(answer: Answer) -> Answer:
    """The answer itself when it is good, else its error as an exception."""
    if answer.get("ok") is True and "error" not in answer:
        return answer
    error = answer.get("error")
    if answer.get("ok") is not False or not isinstance(error, dict):
        raise Broken(f"neither an answer nor an error: {answer}")
    if not all(isinstance(error.get(name), str) for name in ("kind", "code", "sentence")):
        raise Broken(f"an error without kind, code or sentence: {answer}")
    if error["kind"] == "refusal" and isinstance(error.get("arguments"), dict):
        raise Refused(error)
    if error["kind"] == "request":
        raise RequestError(error)
    raise Broken(f"an error of no known kind: {answer}")


class Client(LineProcess):
    """One running engine. Many requests may be sent before their answers are received."""

    def __init__(self, program: str = PROGRAM) -> None:
        super().__init__(program, "engine")
        self._answers: deque[Answer] = deque()  # those that nobody has received yet
        self._infos: dict[int, list[dict[str, Any]]] = {}
        self._open: set[int] = set()
        self._last_id = 0

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def request(self, command: str, **members: Any) -> Answer:
        """Ask and wait for the answer; an error is raised."""
        return self.receive(self.send(command, **members))

    def send(self, command: str, **members: Any) -> int:
        """Ask without waiting. Nothing is written before flush or receive."""
        self._last_id += 1
        self._open.add(self._last_id)
        request = {"id": self._last_id, "command": command, **members}
        self.write(json.dumps(request).encode() + b"\n")
        return self._last_id

    def receive(self, asked: int, patience: float = PATIENCE) -> Answer:
        """The answer to one request, whatever comes before it; an error is raised."""
        answer = self._take(asked)
        while answer is None:
            self._sort_in(self.read_answer(patience))
            answer = self._take(asked)
        self._open.remove(asked)
        return checked(answer)

    def next_info(self, asked: int, patience: float = PATIENCE) -> dict[str, Any]:
        """The next info line of long work."""
        while not self._infos.get(asked):
            if self.is_answered(asked):
                raise Broken(f"request {asked} was answered without another info line")
            self._sort_in(self.read_answer(patience))
        return self._infos[asked].pop(0)

    def is_answered(self, asked: int) -> bool:
        """Whether the answer has been read, though not received."""
        return any(answer["id"] == asked for answer in self._answers)

    def read_answer(self, patience: float = PATIENCE) -> Answer:
        """The next line that nobody has read, whatever its id: for lines not sent by send()."""
        return parse(self.read_line(patience))

    def _take(self, asked: int) -> Answer | None:
        if asked not in self._open:
            raise ValueError(f"there is no open request {asked}")
        if self._answers and self._answers[0]["id"] == asked:  # the usual case, only for speed
            return self._answers.popleft()
        for answer in self._answers:
            if answer["id"] == asked:
                self._answers.remove(answer)
                return answer
        return None

    def _sort_in(self, line: Answer) -> None:
        asked = line.get("id")
        if type(asked) is not int or asked not in self._open or self.is_answered(asked):
            raise Broken(f"a line for no open request: {line}")
        if "info" in line:
            self._infos.setdefault(asked, []).append(line["info"])
        else:
            self._answers.append(line)

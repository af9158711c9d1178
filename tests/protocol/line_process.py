"""A child process that is spoken to in lines, without threads and without deadlock.

One loop writes and reads, whichever pipe is ready, so neither side can wait for the other for
ever, however much is under way; and nothing waits longer than its patience."""

import os
import select
import subprocess
import time
from collections import deque

PATIENCE = 60.0  # seconds; no answer takes as long
CHUNK = 1 << 16


class Broken(Exception):
    """The other side does not keep to the protocol: silence, an early end, a line nobody expects."""


class LineProcess:
    """A running program with a pipe to it and one from it."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        os.set_blocking(self.process.stdin.fileno(), False)
        self._unwritten = bytearray()
        self._partial = b""  # the beginning of a line whose end has not come
        self._lines: deque[bytes] = deque()
        self._ended = False

    def write(self, data: bytes) -> None:
        """Keep data for the next time that somebody flushes or reads."""
        self._unwritten += data

    def flush(self, patience: float = PATIENCE) -> None:
        until = time.monotonic() + patience
        while self._unwritten:
            self._exchange(until)

    def read_line(self, patience: float = PATIENCE) -> bytes:
        """The next line, without its end."""
        until = time.monotonic() + patience
        while not self._lines:
            if self._ended:
                raise Broken("the program has ended")
            self._exchange(until)
        return self._lines.popleft()

    def _exchange(self, until: float) -> None:
        """Wait until a pipe is ready; write and read what they take and give."""
        wanted = [self.process.stdin] if self._unwritten else []
        left = max(until - time.monotonic(), 0)
        readable, writable, _ = select.select([self.process.stdout], wanted, [], left)
        if not readable and not writable:
            raise Broken("the program is silent")
        if writable:
            self._write_some()
        if readable:
            self._read_some()

    def _write_some(self) -> None:
        try:
            del self._unwritten[:os.write(self.process.stdin.fileno(), self._unwritten[:CHUNK])]
        except BrokenPipeError:
            raise Broken("the program does not read any more") from None

    def _read_some(self) -> None:
        data = os.read(self.process.stdout.fileno(), CHUNK)
        self._ended = not data
        *lines, self._partial = (self._partial + data).split(b"\n")
        self._lines.extend(lines)
        if self._ended and self._partial:
            raise Broken(f"the last line has no end: {self._partial[:200]!r}")

    def end_input(self) -> None:
        self.flush()
        self.process.stdin.close()

    def close(self, patience: float = PATIENCE) -> int:
        """End the input and wait for the exit code; read_line still gives the lines that came."""
        until = time.monotonic() + patience
        self._unwritten.clear()
        try:
            self.process.stdin.close()
            while not self._ended:
                self._exchange(until)
            return self.process.wait(max(until - time.monotonic(), 0.1))
        except (Broken, subprocess.TimeoutExpired) as fault:
            self.process.kill()
            self.process.wait()
            raise Broken("the program does not end with its input") from fault
        finally:
            self.process.stdout.close()

    def abandon(self) -> None:
        """End the program at once, perhaps in the middle of a line, which is then nobody's fault."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

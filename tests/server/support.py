"""What the tests of the server share: a page, a server for it, and clients with good and bad manners."""

import gzip
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import weakref
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("CROUPIER") or ROOT / "build" / "release" / "croupier")
PATIENCE = 30  # seconds; nothing takes as long

SECRET = b"the secret beside the page"
SCRIPT = b"console.log('croupier');\n" * 400
BIG = bytes(range(256)) * (1 << 16)  # 16 MiB: more than the buffers between two sockets hold
HASHED = "/assets/index-B7x2kQ9d.js"
PAGE = {
    "index.html": b"<!doctype html><title>Croupier</title>\n",
    "help/index.html": b"<!doctype html><title>Help</title>\n",
    HASHED[1:]: SCRIPT,
    HASHED[1:] + ".br": b"as if brotli had made it",
    HASHED[1:] + ".gz": gzip.compress(SCRIPT),
    "assets/only-gz-C4fe_-9a.css": b"p { }\n" * 100,
    "assets/only-gz-C4fe_-9a.css.gz": gzip.compress(b"p { }\n" * 100),
    "croupier.wasm": b"\0asm\1\0\0\0",
    "sw.js": b"self.x = 1;\n",
    "logo.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "logo.png": b"\x89PNG",
    "favicon.ico": b"\0\0\1\0",
    "app.webmanifest": b"{}",
    "games.json": b"[]",
    "a b.txt": b"blank\n",
    "\u00fc.txt": b"umlaut\n",
    "empty.txt": b"",
    "thing.xyz": b"?",
    "big.bin": BIG,
    ".hidden": SECRET,
    ".git/config": SECRET,
}


def make_page(folder):
    for name, content in PAGE.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


class Answer:
    """One answer, read off a file that belongs to a socket; EOFError when there is none."""

    def __init__(self, file, method="GET"):
        line = file.readline()
        if not line:
            raise EOFError
        self.status = int(re.fullmatch(rb"HTTP/1\.1 (\d{3}) [\w ]+\r\n", line)[1])
        self.fields = {}
        while (line := file.readline()) != b"\r\n":
            name, value = re.fullmatch(rb"([\w-]+): ([ -~]+)\r\n", line).groups()
            name = name.decode().lower()
            assert name not in self.fields, name
            self.fields[name] = value.decode()
        length = 0 if method == "HEAD" or self.status == 304 else int(self.fields["content-length"])
        self.body = file.read(length)
        assert len(self.body) == length, "the answer is cut off"


def request(target="/", method="GET", version="1.1", **fields):
    """The bytes of a request; `if_none_match` is If-None-Match."""
    fields = {"host": "test", **fields}
    lines = [f"{name.replace('_', '-')}: {value}\r\n" for name, value in fields.items() if value is not None]
    return f"{method} {target} HTTP/{version}\r\n{''.join(lines)}\r\n".encode("latin-1")


class Server:
    """A server of its own on a free port."""

    trust = None  # whose certificates clients accept, where it is encrypted

    def __init__(self, page, *words, host="127.0.0.1", program=PROGRAM, data=None, **how):
        where = [] if page is None else ["--web", page]
        if data is None:
            folder = tempfile.mkdtemp()
            weakref.finalize(self, shutil.rmtree, folder, True)
            data = Path(folder) / "tables.db"
        where += ["--data", data]
        self.process = subprocess.Popen([program, "serve", "--listen", f"{host}:0", *where, *words],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **how)
        self.line = self.process.stdout.readline().decode()
        found = re.search(r":(\d+) ", self.line)
        if not found:
            raise AssertionError(f"the server does not open: {self.line!r} {self.process.stderr.read()!r}")
        self.host, self.port = host.strip("[]"), int(found[1])

    def connect(self, **how):
        return self.secured(socket.create_connection((self.host, self.port), timeout=PATIENCE, **how))

    def secured(self, client):
        return self.trust.wrap_socket(client, server_hostname=self.host) if self.trust else client

    def ask(self, target="/", method="GET", **how):
        """The answer on a connection of its own."""
        return self.say(request(target, method, **how), method)

    def say(self, words, method="GET"):
        with self.connect() as client, client.makefile("rb") as file:
            client.sendall(words)
            return Answer(file, method)

    def end(self, how=signal.SIGTERM):
        """The exit code, and how many seconds it took."""
        begin = time.monotonic()
        self.process.send_signal(how)
        return self.process.wait(PATIENCE), time.monotonic() - begin

    def close(self):
        """All that was said beside the first line; the server must have ended well."""
        code, _ = self.end()
        rest, errors = self.process.communicate()
        if code != 0:
            raise AssertionError(f"the server ended with {code}: {errors.decode()}")
        return rest.decode(), errors.decode()


class SharedServerTest(unittest.TestCase):
    """All tests of a class share a server, which must be well after each of them and say nothing."""

    words = ()

    @classmethod
    def share(cls, server):
        cls.server = server
        cls.addClassCleanup(cls.end_server)

    @classmethod
    def end_server(cls):
        said = cls.server.close()
        assert said == ("", ""), said

    def tearDown(self):
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")


class ServerTest(SharedServerTest):
    """A server with a page."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        (Path(folder.name) / "secret.txt").write_bytes(SECRET)
        cls.page = Path(folder.name) / "web"
        make_page(cls.page)
        cls.share(Server(cls.page, *cls.words))

    def start(self, *words, **how):
        """Another server for one test."""
        server = Server(self.page, *words, **how)
        self.addCleanup(server.process.communicate)
        self.addCleanup(server.process.kill)
        return server

    def connect(self, server=None, **how):
        client = (server or self.server).connect(**how)
        self.addCleanup(client.close)
        file = client.makefile("rb")
        self.addCleanup(file.close)
        return client, file

    def assert_closed(self, client):
        """The other side ends the connection, with what it had to say before."""
        said = b""
        try:
            while heard := client.recv(1 << 16):
                said += heard
        except ConnectionError:
            pass
        return said


def is_quiet(client):
    return not select.select([client], [], [], 0.2)[0]

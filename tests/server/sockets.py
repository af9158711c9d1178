"""WebSockets as a test speaks them, and a server that repeats what it hears."""

import re
import socket
import subprocess
import time

from support import PATIENCE, PROGRAM, Server, SharedServerTest, request

ECHO = PROGRAM.parent / "echo_server"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
TEXT, PING, PONG, CLOSE, BINARY = 0x81, 0x89, 0x8A, 0x88, 0x82


def frame(first, payload=b"", mask=b"\x37\xfa\x21\x3d"):
    """As a client writes it."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([first]) + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def knock(target="/table", **fields):
    """A request for a WebSocket."""
    fields = {"host": "127.0.0.1", "connection": "Upgrade", "upgrade": "websocket", "sec_websocket_version": 13,
              "sec_websocket_key": KEY, **fields}
    return request(target, **fields)


class EchoServer(Server):
    """The program whose online table repeats what it hears."""

    def __init__(self, *words, host="127.0.0.1"):
        self.process = subprocess.Popen([ECHO, f"listen={host}:0", *words], stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.line = self.process.stdout.readline().decode()
        self.host, self.port = host.strip("[]"), int(re.search(r":(\d+) ", self.line)[1])


class Client:
    """A WebSocket that is open."""

    def __init__(self, server, early=b"", source=None, receive_buffer=None):
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            self.socket.bind((source, 0))
        self.socket.connect((server.host, server.port))
        self.socket = server.secured(self.socket)
        self.file = self.socket.makefile("rb")
        self.socket.sendall(knock() + early)
        self.status = int(self.file.readline().split()[1])
        self.fields = {}
        while (line := self.file.readline().strip()):
            name, value = line.decode().split(": ", 1)
            self.fields[name.lower()] = value
        if self.status != 101:
            self.close()

    def send(self, *frames):
        self.socket.sendall(b"".join(frames))

    def say(self, text):
        self.send(frame(TEXT, text.encode()))

    def hear(self):
        """The next frame as (first byte, payload); None at the end."""
        head = self.file.read(2)
        if not head:
            return None
        assert head[1] < 0x80, "a server does not mask"
        size = head[1]
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return head[0], self.file.read(size)

    def ask(self, text):
        self.say(text)
        return self.hear()[1].decode()

    def end(self):
        """The code of the close frame, which is all that comes, and the end after it."""
        first, payload = self.hear()
        assert first == CLOSE, (first, payload)
        assert self.hear() is None
        return int.from_bytes(payload[:2], "big")

    def close(self):
        self.file.close()
        self.socket.close()


class SocketTest(SharedServerTest):
    """An echo server, which nobody is left at after each test."""

    @classmethod
    def setUpClass(cls):
        cls.share(EchoServer(*cls.words))

    def tearDown(self):
        self.doCleanups()
        super().tearDown()
        self.wait_until_alone()

    def wait_until_alone(self):
        """Every session that went was told to the counter."""
        client = self.connect()
        end = time.monotonic() + 10
        while not client.ask("count").startswith("1 here") and time.monotonic() < end:
            time.sleep(0.05)
        self.assertRegex(client.ask("count"), r"^1 here, \d+ gone, last from 127\.0\.0\.1$")
        client.close()

    def connect(self, server=None, **how):
        client = Client(server or self.server, **how)
        self.addCleanup(client.close)
        return client

    def seconds_until_the_end(self, client):
        begin = time.monotonic()
        try:
            while client.socket.recv(1 << 16):
                pass
        except ConnectionError:
            pass
        return time.monotonic() - begin

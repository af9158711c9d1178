"""WebSockets over real connections: good clients, bad ones, slow ones, and closing time."""

import os
import random
import re
import select
import signal
import socket
import subprocess
import time
import unittest

from support import PATIENCE, PROGRAM, Answer, Server, request

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


class SocketTest(unittest.TestCase):
    """All tests of a class share a server, which must be well after each of them and say nothing."""

    words = ()

    @classmethod
    def setUpClass(cls):
        cls.server = EchoServer(*cls.words)
        cls.addClassCleanup(cls.end_server)

    @classmethod
    def end_server(cls):
        said = cls.server.close()
        assert said == ("", ""), said

    def tearDown(self):
        self.doCleanups()
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")
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


class Handshake(SocketTest):
    def test_a_good_one(self):
        client = self.connect()
        self.assertEqual(client.status, 101)
        self.assertEqual(client.fields["sec-websocket-accept"], "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        self.assertEqual(client.ask("echo Ay\u015fe"), "Ay\u015fe")

    def test_what_is_said_at_once_is_heard(self):
        client = self.connect(early=frame(TEXT, b"echo early") + frame(TEXT, b"echo bird"))
        self.assertEqual([client.hear(), client.hear()], [(TEXT, b"early"), (TEXT, b"bird")])

    def test_bad_ones(self):
        origin = f"http://127.0.0.1:{self.server.port}"
        host = f"127.0.0.1:{self.server.port}"
        for status, fields in ((403, {"origin": "http://evil.example"}), (403, {"origin": "null"}),
                               (403, {"host": "evil.example", "origin": "http://evil.example"}),
                               (101, {"host": host, "origin": origin}), (400, {"sec_websocket_key": "x"}),
                               (400, {"sec_websocket_key": None}), (426, {"sec_websocket_version": 12}),
                               (426, {"upgrade": None}), (426, {"connection": "close"}), (400, {"host": None}),
                               (400, {"version": "1.0"})):
            with self.subTest(fields=fields), self.server.connect() as client, client.makefile("rb") as file:
                client.sendall(knock(**fields))
                line = file.readline()
                self.assertEqual(int(line.split()[1]), status)

    def test_a_refusal_is_an_answer_with_a_sentence(self):
        answer = self.server.ask("/table")
        self.assertEqual((answer.status, answer.fields["upgrade"], answer.fields["sec-websocket-version"]),
                         (426, "websocket", "13"))
        self.assertEqual(answer.body, b"Here a WebSocket is opened.\n")
        self.assertEqual(self.server.ask("/table", "POST").status, 405)
        self.assertIn(b"other places", self.server.say(knock(origin="http://evil.example")).body)
        self.assertEqual(self.server.say(knock("/tables")).status, 404)

    def test_after_other_requests(self):
        with self.server.connect() as client, client.makefile("rb") as file:
            client.sendall(request("/") + request("/table") + knock())
            self.assertEqual([Answer(file).status, Answer(file).status], [200, 426])
            self.assertEqual(file.readline(), b"HTTP/1.1 101 Switching Protocols\r\n")

    def test_answers_made_for_the_question(self):
        answer = self.server.ask("/api/echo")
        self.assertEqual((answer.status, answer.body, answer.fields["content-type"]),
                         (200, b'{"echo":true}', "application/json"))
        self.assertEqual(self.server.ask("/api/none").status, 404)


class Frames(SocketTest):
    def test_messages_in_any_pieces(self):
        client = self.connect()
        client.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        words = frame(0x01, b"echo ") + frame(PING, b"?") + frame(0x00, b"Ay\xc5") + frame(0x80, b"\x9fe")
        for byte in words:
            client.send(bytes([byte]))
        self.assertEqual([client.hear(), client.hear()], [(PONG, b"?"), (TEXT, "Ay\u015fe".encode())])
        for cut in range(1, len(words), 3):
            client.send(words[:cut])
            time.sleep(0.001)
            client.send(words[cut:])
            self.assertEqual([client.hear(), client.hear()], [(PONG, b"?"), (TEXT, "Ay\u015fe".encode())])

    def test_many_at_once(self):
        client = self.connect()
        client.send(*(frame(TEXT, b"echo %d" % i) for i in range(500)))
        self.assertEqual([client.hear()[1] for _ in range(500)], [b"%d" % i for i in range(500)])

    def test_the_longest(self):
        client = self.connect()
        self.assertEqual(client.ask("echo " + "x" * 4091), "x" * 4091)
        client.say("x" * 4097)
        self.assertEqual(client.end(), 1009)

    def test_long_answers(self):
        client = self.connect()
        client.say("flood 120000")
        self.assertEqual([len(client.hear()[1]) for _ in range(30)], [4000] * 30)

    def test_faults_are_told(self):
        for code, words in ((1002, b"\x81\x05Hello"), (1003, frame(BINARY, b"x")), (1007, frame(TEXT, b"\xff")),
                            (1002, frame(0xC1, b"x")), (1002, frame(0x83, b"x")), (1002, frame(0x80, b"x")),
                            (1002, frame(0x09)), (1009, frame(TEXT, b"x" * 70_000)),
                            (1002, b"\x81\xfe\x00\x05\0\0\0\0Hello")):
            with self.subTest(words=words[:10]):
                client = self.connect()
                client.send(words)
                self.assertEqual(client.end(), code)

    def test_nothing_is_heard_after_a_fault(self):
        client = self.connect()
        client.send(frame(BINARY, b"x"), frame(TEXT, b"echo x"))
        self.assertEqual(client.end(), 1003)

    def test_closing_is_answered_and_ends_the_connection(self):
        for payload, code in ((b"\x03\xe8bye", 1000), (b"", 1000), (b"\x0f\xa0", 4000)):
            client = self.connect()
            client.send(frame(TEXT, b"echo x"), frame(CLOSE, payload))
            self.assertEqual(client.hear(), (TEXT, b"x"))
            self.assertEqual(client.end(), code)

    def test_the_counter_hangs_up_after_its_last_words(self):
        client = self.connect()
        client.say("bye")
        self.assertEqual(client.hear(), (TEXT, b"so long"))
        self.assertEqual(client.hear(), (CLOSE, b"\x0f\xa1as you wish"))
        self.assertIsNone(client.hear())

    def test_a_client_that_does_not_go_is_left(self):
        client = self.connect()
        client.say("bye")
        begin = time.monotonic()
        with self.assertRaises(ConnectionError):
            while time.monotonic() < begin + 10:
                client.say("echo still here")
                time.sleep(0.02)
        self.assertLess(time.monotonic() - begin, 4)

    def test_the_clerk_wakes_and_posts(self):
        client = self.connect()
        self.assertEqual(client.ask("post"), "posted")
        begin = time.monotonic()
        self.assertEqual(client.ask("later"), "woken")
        self.assertTrue(0.04 < time.monotonic() - begin < 5)

    def test_a_room_hears_every_move(self):
        server = EchoServer()
        self.addCleanup(server.close)
        crowd = [self.connect(server) for _ in range(40)]
        for turn in range(10):
            crowd[4 * turn + turn % 4].say("move " + "x" * 95)
        moves = sum(len(client.hear()[1]) == 100 for client in crowd for _ in range(3))
        self.assertEqual(moves, 10)


class AnyBytes(SocketTest):
    def test_some_seconds_of_them(self):
        dice = random.Random(1)
        good = frame(TEXT, b"echo x" * 20) + frame(0x01, b"echo ") + frame(PING, b"?") + frame(0x80, b"y")
        end = time.monotonic() + 4
        while time.monotonic() < end:
            words = bytearray(good * 3)
            for _ in range(dice.randrange(1, 8)):
                words[dice.randrange(len(words))] = dice.randrange(256)
            if dice.random() < 0.3:
                words = dice.randbytes(dice.randrange(1, 6000))
            client = self.connect()
            try:
                for at in range(0, len(words), step := dice.randrange(1, len(words) + 1)):
                    client.send(bytes(words[at:at + step]))
                if dice.random() < 0.5:
                    client.socket.shutdown(socket.SHUT_WR)
                    self.seconds_until_the_end(client)
                elif dice.random() < 0.5:
                    client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            except OSError:
                pass  # it has hung up already
            client.close()


class Slow(SocketTest):
    words = ("ping_after=500", "gone_after=1500", "timeout=1", "a_second=20000")

    def test_silence_is_asked_about_and_then_ended(self):
        client = self.connect()
        begin = time.monotonic()
        self.assertEqual(client.hear(), (PING, b""))
        self.assertTrue(0.4 < time.monotonic() - begin < 1.4)
        self.assertIsNone(client.hear())
        self.assertTrue(1.3 < time.monotonic() - begin < 4)

    def test_who_answers_stays(self):
        client = self.connect()
        begin = time.monotonic()
        while time.monotonic() < begin + 3:
            self.assertEqual(client.hear(), (PING, b""))
            client.send(frame(PONG))
        self.assertEqual(client.ask("echo here"), "here")

    def test_a_request_that_never_ends(self):
        with self.server.connect() as client:
            begin = time.monotonic()
            with self.assertRaises(ConnectionError):
                for byte in knock() * 20:
                    client.sendall(bytes([byte]) if byte not in b"\r\n" else b"x")
                    if select.select([client], [], [], 0.1)[0] and not client.recv(1):
                        raise ConnectionResetError
            self.assertLess(time.monotonic() - begin, 10)

    def test_a_frame_that_comes_slowly_holds_up_nobody(self):
        slow, other = self.connect(), self.connect()
        for byte in frame(TEXT, b"echo slow"):
            slow.send(bytes([byte]))
            self.assertEqual(other.ask("echo fast"), "fast")
            time.sleep(0.02)
        self.assertEqual(slow.hear(), (TEXT, b"slow"))

    def test_who_vanishes_is_missed(self):
        """Half open: the machine of the client is gone, and nothing says so."""
        self.connect().socket.shutdown(socket.SHUT_RD)

    def test_who_talks_too_much_is_ended(self):
        client = self.connect()
        begin = time.monotonic()
        with self.assertRaises(ConnectionError):
            while time.monotonic() < begin + 10:
                client.say("x" * 4000)
                time.sleep(0.002)
        self.assertLess(time.monotonic() - begin, 5)

    def test_a_burst_is_allowed(self):
        client = self.connect()
        client.send(*[frame(TEXT, b"x" * 4000)] * 10)
        self.assertEqual(client.ask("echo heard"), "heard")

    def test_who_never_reads_is_ended(self):
        client = self.connect(receive_buffer=4096)
        begin = time.monotonic()
        with self.assertRaises(ConnectionError):
            while time.monotonic() < begin + 10:
                client.say("flood 100000")
                time.sleep(0.01)
        self.assertLess(time.monotonic() - begin, 5)

    def test_who_reads_slowly_gets_all(self):
        client = self.connect(receive_buffer=4096)
        client.say("flood 200000")
        for _ in range(50):
            self.assertEqual(client.hear(), (TEXT, b"x" * 4000))
            time.sleep(0.005)


class Limits(SocketTest):
    words = ("connections=20", "an_address=3")

    def test_sessions_are_not_dismissed_and_leave_room_for_the_page(self):
        crowd = [self.connect() for _ in range(18)]
        self.assertEqual({client.status for client in crowd}, {101})
        self.assertEqual(self.connect().status, 503)
        for _ in range(30):
            self.server.connect().close()
        self.assertEqual(self.server.ask("/").status, 200)
        for client in crowd:
            self.assertEqual(client.ask("echo here"), "here")
        crowd[0].close()
        end = time.monotonic() + 5
        while (status := self.connect().status) != 101 and time.monotonic() < end:
            time.sleep(0.02)
        self.assertEqual(status, 101)


class ClosingTime(unittest.TestCase):
    def start(self):
        server = EchoServer()
        self.addCleanup(server.process.communicate)
        self.addCleanup(server.process.kill)
        return server

    def test_everybody_is_told(self):
        server = self.start()
        crowd = [Client(server) for _ in range(20)]
        server.process.send_signal(signal.SIGTERM)
        for client in crowd:
            self.assertEqual(client.hear(), (TEXT, b"closing"))
            self.assertEqual(client.hear(), (CLOSE, b"\x03\xe9The server is closing."))
            self.assertIsNone(client.hear())
            client.close()
        self.assertEqual(server.process.wait(PATIENCE), 0)

    def test_who_does_not_go_is_not_waited_for(self):
        server = self.start()
        client = Client(server)
        code, seconds = server.end()
        self.assertEqual(code, 0)
        self.assertLess(seconds, 4)
        client.close()

    def test_a_second_signal_ends_it_at_once(self):
        server = self.start()
        client = Client(server)
        server.process.send_signal(signal.SIGTERM)
        self.assertEqual(client.hear(), (TEXT, b"closing"))
        code, _ = server.end()
        self.assertEqual(code, 0)
        client.close()


@unittest.skipUnless(os.path.exists("/proc/self/status"), "the memory of a program is told by /proc")
class Memory(SocketTest):
    words = ("connections=5000",)

    def resident(self):
        with open(f"/proc/{self.server.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+) kB", file.read())[1]) * 1024

    @unittest.skipIf("asan" in str(PROGRAM), "sanitizers keep what is freed")
    def test_an_idle_session_is_small(self):
        first = self.connect()
        first.say("flood 100000")
        before = self.resident()
        crowd = [self.connect() for _ in range(1500)]
        for client in crowd:
            client.ask("echo " + "x" * 4000)
        self.assertLess((self.resident() - before) / len(crowd), 4096)


if __name__ == "__main__":
    unittest.main()

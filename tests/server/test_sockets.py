"""WebSockets over real connections: handshakes, frames, any bytes, and much at once."""

import contextlib
import os
import random
import signal
import socket
import time
import unittest

from sockets import BINARY, CLOSE, PING, PONG, TEXT, EchoServer, SocketTest, frame, knock
from support import Answer, request


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


class News(SocketTest):
    """What came while the server was not looking is told to it once, however much it is."""

    @contextlib.contextmanager
    def unseen(self):
        os.kill(self.server.process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.server.process.pid, signal.SIGCONT)

    def test_more_than_is_read_at_once(self):
        client = self.connect()
        with self.unseen():
            client.send(*(frame(TEXT, b"echo %05d" % i + b"x" * 95) for i in range(500)))
        self.assertEqual([client.hear()[1][:5] for _ in range(500)], [b"%05d" % i for i in range(500)])
        self.assertEqual(client.ask("echo and more"), "and more")

    def test_words_and_the_end_together(self):
        client = self.connect()
        with self.unseen():
            client.say("echo last words")
            client.socket.shutdown(socket.SHUT_WR)
        self.assertEqual(client.hear(), (TEXT, b"last words"))
        self.assertLess(self.seconds_until_the_end(client), 3)

    def test_words_and_a_broken_line_together(self):
        client = self.connect()
        client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        with self.unseen():
            client.say("echo nobody hears this")
            client.close()
        self.wait_until_alone()


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


if __name__ == "__main__":
    unittest.main()

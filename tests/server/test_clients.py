"""Clients as they are: fast, slow, silent, rude and many at once."""

import random
import socket
import time
import unittest

from support import BIG, HASHED, PAGE, SCRIPT, Answer, ServerTest, is_quiet, request

GET = request("/")


class KeepAlive(ServerTest):
    def test_one_connection_serves_many_requests(self):
        client, file = self.connect()
        for target, status in [("/", 200), ("/none", 404), ("/%", 400), (HASHED, 200)] * 50:
            client.sendall(request(target))
            answer = Answer(file)
            self.assertEqual(answer.status, status)
            self.assertNotIn("connection", answer.fields)

    def test_a_pipeline_is_answered_in_order(self):
        wanted = [("GET", "/", 200), ("HEAD", HASHED, 200), ("GET", "/none", 404), ("GET", HASHED, 200),
                  ("BREW", "/", 405), ("GET", "/a%20b.txt", 200), ("HEAD", "/none", 404)] * 60
        client, file = self.connect()
        client.sendall(b"".join(request(target, method) for method, target, _ in wanted))
        answers = [Answer(file, method) for method, _, _ in wanted]
        self.assertEqual([answer.status for answer in answers], [status for _, _, status in wanted])
        self.assertEqual(answers[0].body, PAGE["index.html"])
        self.assertEqual(answers[-4].body, SCRIPT)

    def test_a_request_may_come_byte_by_byte_and_in_any_pieces(self):
        client, file = self.connect()
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in GET:
            client.sendall(bytes([byte]))
        self.assertEqual(Answer(file).body, PAGE["index.html"])
        two = GET + request("/a%20b.txt")
        for cut in range(1, len(two), 7):
            client.sendall(two[:cut])
            client.sendall(two[cut:])
            self.assertEqual([Answer(file).body, Answer(file).body], [PAGE["index.html"], b"blank\n"])

    def test_who_wants_to_close_is_closed(self):
        client, file = self.connect()
        client.sendall(request("/", connection="close") + GET)
        self.assertEqual(Answer(file).fields["connection"], "close")
        self.assertEqual(file.read(), b"")

    def test_the_old_version_closes_unless_asked(self):
        client, file = self.connect()
        client.sendall(request("/", version="1.0", connection="keep-alive", host=None))
        self.assertEqual(Answer(file).fields["connection"], "keep-alive")
        client.sendall(request("/", version="1.0", host=None))
        self.assertEqual(Answer(file).fields["connection"], "close")
        self.assertEqual(file.read(), b"")

    def test_who_stops_writing_is_still_answered(self):
        client, file = self.connect()
        client.sendall(GET + request("/big.bin"))
        client.shutdown(socket.SHUT_WR)
        self.assertEqual(Answer(file).body, PAGE["index.html"])
        self.assertEqual(Answer(file).body, BIG)
        self.assertEqual(file.read(), b"")


class BadRequests(ServerTest):
    def refused(self, words, status):
        """That answer comes, and then the end: what follows such a request cannot be trusted."""
        client, file = self.connect()
        client.sendall(words)
        answer = Answer(file)
        self.assertEqual((answer.status, answer.fields["connection"]), (status, "close"))
        self.assertEqual(file.read(), b"")

    def test_what_is_no_request(self):
        for words in (b"\r\n\r\nx\r\n\r\n", b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                      b"GET / HTTP/1.1 x\r\n\r\n", b"GET  / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
                      b"GET / HTTP/1.1\r\n: x\r\n\r\n", b"GET / HTTP/1.1\r\na b: x\r\n\r\n",
                      b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: \0\r\n\r\n",
                      b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"x" * 500):
            with self.subTest(words=words):
                self.refused(words, 400)

    def test_a_host_must_be_named_once(self):
        self.refused(request("/", host=None), 400)
        self.refused(GET.replace(b"\r\n\r\n", b"\r\nHost: other\r\n\r\n"), 400)

    def test_a_body_is_never_read_as_a_request(self):
        inner = request("/inner")
        for fields in ({"content_length": len(inner)}, {"content_length": 10**18}, {"transfer_encoding": "chunked"},
                       {"transfer_encoding": "chunked", "content_length": 3}, {"expect": "100-continue",
                                                                               "content_length": 5}):
            for method, status in (("GET", 413), ("POST", 405)):
                with self.subTest(fields=fields, method=method):
                    client, file = self.connect()
                    client.sendall(request("/", method, **fields) + inner)
                    answer = Answer(file)
                    self.assertIn((answer.status, answer.fields["connection"]), ((status, "close"), (400, "close")))
                    self.assertEqual(file.read(), b"")
        self.refused(request("/", content_length=-1), 400)
        self.refused(GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"), 400)

    def test_too_long(self):
        self.assertEqual(self.server.ask("/" + "a" * 2047).status, 404)
        self.assertEqual(self.server.ask("/" + "a" * 2048).status, 414)
        self.refused(request("/" + "a" * 9000), 431)
        self.refused(request("/", x="a" * 9000), 431)
        self.refused(request("/", **{f"x{i}": "" for i in range(3000)}), 431)
        self.refused(b"GET /" + b"a" * 200_000, 431)
        self.refused(b"A" * 200_000, 431)

    def test_any_bytes(self):
        dice = random.Random(1)
        for _ in range(300):
            words = bytearray(request(HASHED, accept_encoding="gzip, br;q=0.5", if_none_match='"x"') * 2)
            for _ in range(dice.randrange(1, 12)):
                words[dice.randrange(len(words))] = dice.randrange(256)
            if dice.random() < 0.3:
                words = dice.randbytes(dice.randrange(1, 3000))
            with self.server.connect() as client:
                try:
                    client.sendall(words)
                    client.shutdown(socket.SHUT_WR)
                except OSError:
                    pass  # it has hung up already
                said = self.assert_closed(client)
                self.assertTrue(said == b"" or said.startswith(b"HTTP/1.1 "), said[:80])


class Crowd(ServerTest):
    def test_two_hundred_at_once(self):
        crowd = [self.connect() for _ in range(200)]
        for turn in range(5):
            for client, _ in crowd:
                client.sendall(request(HASHED))
            for _, file in crowd:
                self.assertEqual(Answer(file).body, SCRIPT)

    def test_many_come_and_go_at_once(self):
        for _ in range(300):
            client = self.server.connect()
            client.sendall(request("/big.bin"))
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # goes with a reset
            client.close()

    def test_downloads_do_not_hold_up_others(self):
        slow = [self.connect() for _ in range(50)]
        for client, _ in slow:
            client.sendall(request("/big.bin"))
        for _ in range(20):
            self.assertEqual(self.server.ask("/").status, 200)
        self.assertEqual(Answer(slow[-1][1]).body, BIG)


class FewPlaces(ServerTest):
    words = ("--connections", "10")

    def test_the_silent_make_way(self):
        silent = [self.connect()[0] for _ in range(30)]
        half = [self.connect()[0] for _ in range(30)]
        for client in half:
            client.sendall(GET[:20])
        for _ in range(20):
            self.assertEqual(self.server.ask("/").status, 200)
        self.assertEqual(self.assert_closed(silent[0]), b"")

    def test_when_all_are_served_the_next_is_told_to_come_again(self):
        served = [self.connect() for _ in range(10)]
        for client, file in served:
            client.sendall(request("/big.bin"))
            self.assertEqual(file.read(9), b"HTTP/1.1 ")
        answer = self.server.ask("/")
        self.assertEqual((answer.status, answer.fields["retry-after"]), (503, "2"))
        served[0][0].close()
        served[0][1].close()
        end = time.monotonic() + 10
        while self.server.ask("/").status == 503 and time.monotonic() < end:
            pass
        self.assertEqual(self.server.ask("/").status, 200)

    def tearDown(self):
        self.doCleanups()
        end = time.monotonic() + 10
        while self.server.ask("/healthz").status == 503 and time.monotonic() < end:
            pass
        super().tearDown()


class ShortPatience(ServerTest):
    words = ("--timeout", "1")

    def seconds_until_closed(self, client):
        begin = time.monotonic()
        said = self.assert_closed(client)
        return said, time.monotonic() - begin

    def test_who_says_nothing_is_let_go(self):
        said, seconds = self.seconds_until_closed(self.connect()[0])
        self.assertEqual(said, b"")
        self.assertTrue(0.5 < seconds < 10, seconds)

    def test_who_says_half_a_request_is_let_go(self):
        client, _ = self.connect()
        client.sendall(GET + GET[:-1])
        said, seconds = self.seconds_until_closed(client)
        self.assertEqual(said.count(b"HTTP/1.1 "), 1)
        self.assertTrue(0.5 < seconds < 10, seconds)

    def test_a_byte_now_and_then_wins_no_time(self):
        client, _ = self.connect()
        begin = time.monotonic()
        with self.assertRaises(ConnectionError):
            for byte in GET * 100:
                client.sendall(bytes([byte]) if byte not in b"\r\n" else b"x")
                if not is_quiet(client):
                    raise ConnectionResetError
        self.assertLess(time.monotonic() - begin, 10)

    def test_who_does_not_read_is_let_go(self):
        client, file = self.connect()
        client.sendall(request("/big.bin"))
        time.sleep(2.5)
        with self.assertRaises((AssertionError, ConnectionError)):
            Answer(file)

    def test_a_slow_reader_who_reads_gets_all(self):
        client, _ = self.connect()
        client.sendall(request("/big.bin", connection="close"))
        got = bytearray()
        begin = time.monotonic()
        while heard := client.recv(1 << 20):
            got += heard
            time.sleep(max(0, begin + 3 * len(got) / len(BIG) - time.monotonic()))
        self.assertEqual(got[-len(BIG):], BIG)
        self.assertGreater(time.monotonic() - begin, 2.5)

    def test_who_never_hangs_up_after_the_end_is_let_go(self):
        client, file = self.connect()
        client.sendall(b"garbage\r\n\r\n")
        self.assertEqual(Answer(file).status, 400)
        with self.assertRaises(ConnectionError):
            for _ in range(200):
                client.sendall(b"more garbage")
                time.sleep(0.05)


if __name__ == "__main__":
    unittest.main()

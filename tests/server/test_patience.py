"""WebSockets over real connections: slow clients, silent ones, many of them, and closing time."""

import os
import re
import select
import signal
import socket
import time
import unittest

from sockets import CLOSE, PING, PONG, TEXT, Client, EchoServer, SocketTest, frame, knock
from support import PATIENCE, PROGRAM


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

"""Pages and tables over TLS: what is said inside is the same."""

import signal
import socket
import ssl
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from players import TableTest
from sockets import CLOSE, Client
from support import PATIENCE, PROGRAM


class EncryptedTest(TableTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.pems = Path(folder.name)
        self.certify()
        super().setUp()

    def certify(self):
        """A certificate of our own, that lasts a day."""
        self.certificate, self.key = self.pems / "cert.pem", self.pems / "key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-keyout", self.key, "-out", self.certificate, "-days", "1", "-subj", "/CN=croupier",
                        "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)

    def open_server(self, *words):
        super().open_server("--tls-cert", self.certificate, "--tls-key", self.key, *words)
        self.server.trust = self.trust()

    def trust(self):
        return ssl.create_default_context(cafile=self.certificate)


class Encrypted(EncryptedTest):
    def test_the_page_comes_over_https(self):
        self.assertIn("open at https://127.0.0.1:", self.server.line)
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")
        with self.server.connect() as client:
            self.assertIn(client.version(), ("TLSv1.2", "TLSv1.3"))
        self.assertEqual(len(self.server.ask("/big.bin").body), 1 << 24)

    def test_a_table_is_played_to_its_end(self):
        players = self.four()
        room = self.begin(players)
        self.assertEqual(self.play_on(players, room, 49)["type"], "game:end")

    def test_who_speaks_plainly_or_not_at_all_harms_nobody(self):
        with socket.create_connection((self.server.host, self.server.port), timeout=PATIENCE) as plain:
            plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            self.assertNotIn(b"HTTP", plain.recv(4096))
        mute = socket.create_connection((self.server.host, self.server.port), timeout=PATIENCE)
        self.addCleanup(mute.close)
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")

    def test_a_client_that_vanishes_leaves_its_seat(self):
        players = self.four()
        room = self.begin(players)
        players[0].close()
        told = players[1].until("room:state")
        while told["seats"][0]["connected"]:
            told = players[1].until("room:state")
        self.assertEqual(told["room"], room)

    def test_closing_time_is_told(self):
        client = Client(self.server)
        self.addCleanup(client.close)
        self.server.process.send_signal(signal.SIGTERM)
        frames = iter(client.hear, None)
        self.assertIn(CLOSE, [first for first, _ in frames])
        self.assertEqual(self.server.process.wait(PATIENCE), 0)

    def test_a_renewed_certificate_is_read_on_sighup(self):
        players = self.four()
        room = self.begin(players)
        self.certify()
        with self.assertRaises(ssl.SSLCertVerificationError):
            self.trust().wrap_socket(socket.create_connection((self.server.host, self.server.port)), server_hostname="127.0.0.1")
        self.server.process.send_signal(signal.SIGHUP)
        self.server.trust = self.trust()
        self.wait_for_page()
        self.assertIsNone(self.play_on(players, room, 4), "who was connected stays so")

        self.key.write_text("no key")
        self.server.process.send_signal(signal.SIGHUP)
        time.sleep(0.2)
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")
        self.server.end()
        self.assertRegex(self.server.process.stderr.read().decode(), "no key for .*; the old one stays")

    def wait_for_page(self):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.server.ask("/healthz")
            except ssl.SSLError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)


class Impatient(EncryptedTest):
    words = ("--timeout", "1")

    def test_a_handshake_that_does_not_come_is_not_waited_for(self):
        with socket.create_connection((self.server.host, self.server.port), timeout=PATIENCE) as mute:
            begin = time.monotonic()
            self.assertEqual(mute.recv(1), b"")
            self.assertLess(time.monotonic() - begin, 10)


class WrongFiles(EncryptedTest):
    def refused(self, **files):
        words = [word for name, path in files.items() for word in (f"--tls-{name}", path)]
        done = subprocess.run([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--web", self.folder / "web", "--data",
                               self.folder / "other.db", *words], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 2, done.stderr)
        return done.stderr

    def test_both_are_needed(self):
        self.assertIn("--tls-cert requires --tls-key", self.refused(cert=self.certificate))
        self.assertIn("--tls-key requires --tls-cert", self.refused(key=self.key))

    def test_those_that_do_not_serve_are_named(self):
        no_certificate = "no certificate can be read from "
        self.assertIn(f"{no_certificate}{self.key}", self.refused(cert=self.key, key=self.key))
        self.assertIn(f"{no_certificate}{self.pems}/none", self.refused(cert=self.pems / "none", key=self.key))
        self.assertIn(f"no key for {self.certificate}", self.refused(cert=self.certificate, key=self.certificate))


if __name__ == "__main__":
    unittest.main()

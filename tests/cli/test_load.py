# Clients that play at a server: what they tell, and that they notice a server that lies.
import json
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

from support import PATIENCE, PROGRAM, environment, run

QUICK = ["--rooms", "2", "--seconds", "0.3"]


class Proxy:
    """Stands between clients and the server and lies to the second client, once, when `said` goes by."""

    def __init__(self, port, said, instead):
        self.to, self.said, self.instead = port, said, instead
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.let_in, daemon=True).start()

    def let_in(self):
        for number in range(8):
            try:
                client = self.listener.accept()[0]
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.to))
            threading.Thread(target=self.carry, args=(client, server, False), daemon=True).start()
            threading.Thread(target=self.carry, args=(server, client, number == 1), daemon=True).start()

    def carry(self, source, sink, lies):
        with source, sink:
            try:
                while heard := source.recv(1 << 16):
                    if lies and self.said in heard:
                        heard, lies = heard.replace(self.said, self.instead, 1), False
                    sink.sendall(heard)
            except OSError:
                return


class Load(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        web = Path(folder.name) / "web"
        web.mkdir()
        (web / "index.html").write_text("<!doctype html>")
        cls.server = subprocess.Popen(
            [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--limits", "bench", "--web", web, "--data",
             Path(folder.name) / "tables.db"], stdout=subprocess.PIPE, text=True, env=environment(folder.name))
        cls.addClassCleanup(cls.server.stdout.close)
        cls.addClassCleanup(cls.server.wait)
        cls.addClassCleanup(cls.server.kill)
        cls.port = int(cls.server.stdout.readline().split("(")[0].strip().rsplit(":", 1)[1])

    def url(self, port=None):
        return ["--url", f"ws://127.0.0.1:{port or self.port}/table"]

    def test_help(self):
        shown = run("load", "--help")
        self.assertEqual(shown.returncode, 0)
        for word in ("--url", "--rooms", "--rate", "--seconds", "--seed", "--pid", "--json"):
            self.assertIn(word, shown.stdout)

    def test_plays_games_to_the_end_and_finds_no_fault(self):
        shown = run("load", *self.url(), "--rooms", "5", "--seconds", "2", "--pid", str(self.server.pid), "--json")
        told = json.loads(shown.stdout)
        self.assertEqual((shown.returncode, told["faults"], told["refused"]), (0, [], {}))
        self.assertTrue(told["bench_limits"])
        self.assertGreater(told["moves"], 100)
        self.assertGreater(told["games"], 0)
        self.assertGreater(told["server_mb"], 0)
        for what in ("answer", "last_view"):
            self.assertGreaterEqual(told[what]["count"], told["moves"] - 5)
            self.assertLessEqual(told[what]["p50"], told[what]["p99"])
            self.assertLessEqual(told[what]["p99"], told[what]["max"])

    def test_keeps_the_pace_that_was_asked_for(self):
        shown = run("load", *self.url(), "--rooms", "4", "--rate", "50", "--seconds", "2", "--json")
        told = json.loads(shown.stdout)
        self.assertEqual((shown.returncode, told["faults"]), (0, []))
        self.assertLessEqual(abs(told["moves"] - 100), 15)

    def test_tells_people_the_same(self):
        shown = run("load", *self.url(), *QUICK)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertEqual([line.split("  ")[0] for line in shown.stdout.splitlines()],
                         ["rooms", "moves", "answer", "last view", "refused", "generator", "its host", "checked"])
        self.assertIn("limits: bench", shown.stdout)

    def test_notices_a_server_that_lies(self):
        for said, instead, fault in ((b'"round":1', b'"round":2', "the table looks different"),
                                     (b'"cardCount":4', b'"cardCount":9', "the number of cards of another hand"),
                                     (b'"by":"player"', b'"by":"somebo"', "different moves"),
                                     (b'"turn":3,', b'"turn":7,', "follows turn"),
                                     (b'"myIndex":1', b'"myIndex":2', "the view of another seat")):
            with self.subTest(said=said):
                proxy = Proxy(self.port, said, instead)
                self.addCleanup(proxy.listener.close)
                shown = run("load", *self.url(proxy.port), "--rooms", "1", "--seconds", "0.5")
                self.assertEqual(shown.returncode, 1, shown)
                self.assertIn(fault, shown.stdout)

    def test_says_that_nobody_is_there(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
        shown = run("load", *self.url(port), *QUICK)
        self.assertEqual(shown.returncode, 1, shown)
        self.assertIn("Connection refused", shown.stdout)

    def test_interrupted_it_tells_what_was_measured(self):
        load = subprocess.Popen([PROGRAM, "load", *self.url(), "--rooms", "2", "--seconds", "1000", "--json"],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(load.kill)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:  # until Ctrl-C is caught
            status = Path(f"/proc/{load.pid}/status").read_text()
            if int(re.search(r"SigCgt:\s*(\w+)", status)[1], 16) >> (signal.SIGINT - 1) & 1:
                break
        load.send_signal(signal.SIGINT)
        said, complaints = load.communicate(timeout=PATIENCE)
        told = json.loads(said)
        self.assertEqual((load.returncode, complaints, told["interrupted"], told["faults"]), (130, "", True, []))
        self.assertLess(told["seconds"], 100)

    def test_bad_words(self):
        for words, sentence in ((["--url", "http://127.0.0.1/"], "ws://127.0.0.1:8080/table"),
                                (["--url", "ws://cards.example/"], "localhost"), (["--rooms", "0"], "--rooms"),
                                (["--rooms", "many"], "--rooms"), (["--rate", "-1"], "--rate"),
                                (["--seconds", "0"], "--seconds"), (["--seed", "x"], "--seed"),
                                (["--pid", "999999999"], "no process 999999999"),
                                (["--room", "3"], "did you mean '--rooms'?"), (["here"], "here")):
            with self.subTest(words=words):
                shown = run("load", *words)
                self.assertEqual((shown.returncode, shown.stdout), (2, ""), shown)
                self.assertIn(sentence, shown.stderr)


if __name__ == "__main__":
    unittest.main()

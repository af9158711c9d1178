"""The program around the server: how it opens, where it finds its page, what it says, how it ends."""

import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from support import BIG, PATIENCE, PROGRAM, Answer, Server, ServerTest, make_page, request


def serve(*words, program=PROGRAM):
    """A server that must not open."""
    with tempfile.TemporaryDirectory() as home:
        return subprocess.run([program, "serve", *words], capture_output=True, text=True, timeout=PATIENCE,
                              stdin=subprocess.DEVNULL, env={**os.environ, "XDG_DATA_HOME": home})


class Opening(ServerTest):
    def refused(self, *words, **how):
        shown = serve(*words, **how)
        self.assertEqual((shown.returncode, shown.stdout), (2, ""), shown)
        self.assertRegex(shown.stderr, r"^croupier: .+\n$")
        return shown.stderr

    def test_one_line_tells_the_address(self):
        self.assertEqual(self.server.line,
                         f"Croupier is open at http://127.0.0.1:{self.server.port}  (Ctrl-C ends it)\n")

    def test_a_port_in_use(self):
        said = self.refused("--web", str(self.page), "--listen", f"127.0.0.1:{self.server.port}")
        self.assertIn(f"port {self.server.port} of 127.0.0.1 is in use", said)
        self.assertIn("--listen", said)

    def test_an_address_that_is_not_ours(self):
        self.assertIn("cannot listen on 192.0.2.1",
                      self.refused("--web", str(self.page), "--behind-proxy", "--listen", "192.0.2.1:8080"))

    def test_beyond_this_machine_somebody_has_to_encrypt(self):
        self.assertIn("--behind-proxy", self.refused("--web", str(self.page), "--listen", "0.0.0.0:0"))
        self.assertIn("--limits bench", self.refused("--web", str(self.page), "--listen", "0.0.0.0:0", "--behind-proxy",
                                                     "--limits", "bench"))

    def test_what_is_no_address(self):
        for text in ("", "8080", "example.org:80", "127.0.0.1:99999", "::1:8080"):
            self.assertIn("127.0.0.1:8080", self.refused("--web", str(self.page), "--listen", text))

    def test_a_folder_without_a_page(self):
        with tempfile.TemporaryDirectory() as empty:
            self.assertIn("no index.html", self.refused("--web", empty))
            for folder in (f"{empty}/none", str(PROGRAM)):
                self.assertIn("there is no folder", self.refused("--web", folder))
            self.assertIn("scripts/serve", self.refused("--web", empty))

    def test_a_file_that_cannot_be_read(self):
        with tempfile.TemporaryDirectory() as folder:
            make_page(folder)
            (Path(folder) / "index.html").unlink()
            (Path(folder) / "index.html").symlink_to("index.html")
            self.refused("--web", folder)

    def test_numbers_out_of_range(self):
        for words in (["--connections", "0"], ["--timeout", "0"], ["--timeout", "soon"], ["here"]):
            self.assertEqual(serve("--web", str(self.page), *words).returncode, 2)

    def test_every_address_of_the_machine(self):
        server = self.start("--behind-proxy", host="0.0.0.0")
        self.assertIn(f"http://0.0.0.0:{server.port} ", server.line)
        self.assertEqual(server.ask("/healthz").body, b"ok\n")

    def test_the_newer_internet(self):
        try:
            socket.create_server(("::1", 0), family=socket.AF_INET6).close()
        except OSError:  # this machine does not have it
            self.assertIn("cannot listen on ::1", self.refused("--web", str(self.page), "--listen", "[::1]:0"))
            return
        server = self.start(host="[::1]")
        self.assertIn(f"http://[::1]:{server.port} ", server.line)
        self.assertEqual(server.ask("/healthz").body, b"ok\n")

    def test_the_port_is_free_again_at_once(self):
        first = self.start()
        self.assertEqual(first.ask("/").status, 200)
        client, file = self.connect(first)
        client.sendall(request("/"))
        Answer(file)
        self.assertEqual(first.end()[0], 0)
        book = tempfile.TemporaryDirectory()
        self.addCleanup(book.cleanup)
        again = subprocess.Popen([PROGRAM, "serve", "--web", self.page, "--listen", f"127.0.0.1:{first.port}",
                                  "--data", f"{book.name}/tables.db"], stdout=subprocess.PIPE)
        self.addCleanup(again.communicate)
        self.addCleanup(again.terminate)
        self.assertIn(b"is open at", again.stdout.readline())

    def test_the_page_lies_beside_the_program(self):
        for page in ("web", "share/croupier/web"):
            with self.subTest(page=page), tempfile.TemporaryDirectory() as folder:
                program = Path(folder) / "bin" / "croupier"
                program.parent.mkdir()
                shutil.copy(PROGRAM, program)
                self.assertIn(f"'{folder}/web'", self.refused(program=program))
                (Path(folder) / page).mkdir(parents=True)
                (Path(folder) / page / "index.html").write_text("beside")
                server = Server(None, program=program)
                self.assertEqual(server.ask("/").body, b"beside")
                self.assertEqual(server.close(), ("", ""))


class Log(ServerTest):
    def test_a_line_for_each_answer_when_asked(self):
        server = self.start("--log")
        server.ask("/")
        server.ask("/none?x", "HEAD")
        server.say(b"\x1b[2J\r\n\r\n")
        rest, errors = server.close()
        self.assertEqual(rest, "")
        lines = [re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info (.*)", line)[1]
                 for line in errors.splitlines()]
        self.assertEqual([re.sub(r" bytes=\d+", "", line) for line in lines],
                         [f"open address=http://127.0.0.1:{server.port}",
                          "answer address=127.0.0.1 method=GET target=/ status=200",
                          "answer address=127.0.0.1 method=HEAD target=/none?x status=404",
                          'answer address=127.0.0.1 method="" target="" status=400',
                          "closed"])

    def test_a_log_that_nobody_reads_ends_nothing(self):
        server = self.start("--log")
        server.process.stderr.close()
        for _ in range(3):
            self.assertEqual(server.ask("/").status, 200)


class Ending(ServerTest):
    def test_both_signals_end_it_well(self):
        for how in (signal.SIGTERM, signal.SIGINT):
            server = self.start()
            server.ask("/")
            code, seconds = server.end(how)
            self.assertEqual(code, 0)
            self.assertLess(seconds, 1.5)
            self.assertEqual(server.process.stderr.read(), b"")

    def test_the_idle_do_not_hold_it_up(self):
        server = self.start()
        crowd = [self.connect(server) for _ in range(50)]
        for client, file in crowd[:25]:
            client.sendall(request("/"))
            Answer(file)
        code, seconds = server.end()
        self.assertEqual(code, 0)
        self.assertLess(seconds, 1.5)
        for client, _ in crowd:
            self.assertEqual(self.assert_closed(client), b"")

    def test_a_download_under_way_is_finished(self):
        server = self.start()
        client, file = self.connect(server)
        client.sendall(request("/big.bin") + request("/"))
        begin = file.read(1 << 20)
        server.process.send_signal(signal.SIGTERM)
        with self.assertRaises(OSError):
            for _ in range(1000):  # the door is shut soon
                server.connect().close()
                time.sleep(0.01)
        whole = begin + file.read()
        self.assertEqual(whole[whole.index(b"\r\n\r\n") + 4:][:len(BIG)], BIG)
        self.assertEqual(server.process.wait(PATIENCE), 0)

    def test_who_takes_too_long_is_cut_off(self):
        server = self.start()
        client, file = self.connect(server)
        client.sendall(request("/big.bin"))
        file.read(1000)
        code, seconds = server.end()
        self.assertEqual(code, 0)
        self.assertTrue(1.5 < seconds < 10, seconds)

    def test_a_second_signal_ends_it_at_once(self):
        server = self.start()
        client, file = self.connect(server)
        client.sendall(request("/big.bin"))
        file.read(1000)
        server.process.send_signal(signal.SIGINT)
        with self.assertRaises(OSError):
            for _ in range(1000):
                server.connect().close()
                time.sleep(0.01)
        code, seconds = server.end(signal.SIGINT)
        self.assertEqual(code, 0)
        self.assertLess(seconds, 1.5)


class FewDescriptors(ServerTest):
    def test_it_goes_on_with_those_there_are(self):
        server = self.start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32)))
        crowd = [self.connect(server) for _ in range(100)]
        self.assertEqual(server.ask("/").status, 200)
        for client, _ in crowd:
            client.close()
        self.assertEqual(server.ask("/").status, 200)
        self.assertEqual(server.close(), ("", ""))


if __name__ == "__main__":
    unittest.main()

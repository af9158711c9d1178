"""What an operator sees and does, on the port that is for this machine alone."""

import json
import os
import re
import subprocess
import unittest

from players import Gone, Player, TableTest
from sockets import knock
from support import PATIENCE, PROGRAM, Server


class AdminTest(TableTest):
    words = ("--limits", "bench", "--admin", "127.0.0.1:0")

    def open_server(self, *words):
        super().open_server(*words)
        line = self.server.process.stdout.readline().decode()
        self.port = int(re.fullmatch(r"Its operator is heard at http://127\.0\.0\.1:(\d+)\n", line)[1])
        self.admin_port = type("AdminPort", (Server,), {"__init__": lambda it: None})()
        self.admin_port.host, self.admin_port.port = "127.0.0.1", self.port

    def run_admin(self, *words):
        return subprocess.run([PROGRAM, "admin", *words, "--at", f"127.0.0.1:{self.port}"], capture_output=True,
                              text=True, timeout=PATIENCE, check=False)

    def admin(self, *words):
        told = self.run_admin(*words)
        self.assertEqual((told.returncode, told.stderr), (0, ""), told)
        return told.stdout

    def refused(self, *words):
        told = self.run_admin(*words)
        self.assertEqual((told.returncode, told.stdout), (2, ""), told)
        self.assertRegex(told.stderr, r"^\w+: .+\n")
        return told.stderr

    def ask(self, target, method="GET", **fields):
        return self.admin_port.ask(target, method, **{"host": f"127.0.0.1:{self.port}", **fields})

    def figures(self):
        return {name: float(value) for name, value in
                re.findall(r"^(\w\S*) (\S+)$", self.admin("metrics"), re.M)}

    def gone(self, player):
        with self.assertRaises(Gone):
            while True:
                player.read()


class Rooms(AdminTest):
    def test_they_are_listed_without_a_card(self):
        self.assertEqual(self.admin("rooms"), "There are no rooms.\n")
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room, 3)
        shown = self.admin("rooms")
        self.assertIn(room, shown)
        self.assertIn("4 people, 0 bots", shown)
        self.assertIn(players[0].me["player"]["id"] + " Ayşe", shown)
        page = json.loads(self.admin("rooms", "--json"))
        line = page["rooms"][0]
        self.assertEqual(set(line), {"code", "phase", "rated", "people", "bots", "watching", "age", "players"})
        self.assertEqual((line["people"], line["bots"], line["rated"]), (4, 0, False))
        self.assertNotRegex(json.dumps(page), r'"[2-9TJQKA][CDHS]"')

    def test_a_room_is_closed_while_four_play(self):
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room, 5)
        self.assertEqual(self.admin("close", room.lower()), f"Room {room} is closed.\n")
        for player in players:
            self.assertEqual(player.until("room:closed")["room"], room)
            self.assertEqual(player.ask("room:state", room=room)["code"], "ERR_NO_ROOM")
        self.assertIn(f"There is no room {room}.", self.refused("close", room))
        self.assertEqual(self.admin("rooms"), "There are no rooms.\n")


class Players(AdminTest):
    def test_a_ban_ends_the_session_and_the_seat(self):
        players = self.four()
        room = self.begin(players)
        self.turn(players)
        banned = players[0]
        name = banned.me["player"]["id"]
        self.assertEqual(self.admin("ban", name), f"Player {name} is banned.\n")
        self.assertEqual(banned.until("error")["code"], "ERR_BANNED")
        self.gone(banned)
        seats = players[1].until("room:state")["seats"]
        self.assertEqual([seat.get("player", {}).get("id") == name and seat.get("bot") for seat in seats].count("medium"),
                         1, seats)
        again = self.player(hello=False)
        token = banned.me["token"]
        self.assertEqual(again.ask("hello", version=1, token=token)["code"], "ERR_BANNED")
        # It is written down.
        self.server.close()
        self.open_server()
        again = self.player(hello=False)
        self.assertEqual(again.ask("hello", version=1, token=token)["code"], "ERR_BANNED")
        self.assertEqual(self.admin("unban", name), f"Player {name} may come again.\n")
        self.assertEqual(again.ask("hello", version=1, token=token)["type"], "ok")

    def test_somebody_is_forgotten(self):
        player = self.player(name="Ayşe")
        name = player.me["player"]["id"]
        self.assertEqual(self.server.ask(f"/api/players/{name}").status, 200)
        self.assertEqual(self.admin("forget", name), f"Player {name} is forgotten.\n")
        self.gone(player)
        self.assertEqual(self.server.ask(f"/api/players/{name}").status, 404)
        again = self.player(hello=False)
        self.assertEqual(again.ask("hello", version=1, token=player.me["token"])["code"], "ERR_TOKEN")
        self.assertIn(f"There is no player {name}.", self.refused("forget", name))

    def test_nobody_is_nobody(self):
        for order in ("ban", "unban", "forget"):
            self.assertIn("There is no player zzzzzzzzzz.", self.refused(order, "zzzzzzzzzz"))


class Copies(AdminTest):
    def test_a_copy_of_a_book_in_use_holds_its_rooms(self):
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room, 7)
        copy = self.folder / "a copy.db"
        self.assertEqual(self.admin("backup", str(copy)), f"The copy is {copy}.\n")
        self.play_on(players, room, 5)
        self.assertEqual(copy.stat().st_mode & 0o777, 0o600)
        self.assertIn("exists already", self.refused("backup", str(copy)))
        self.assertIn("cannot be written", self.refused("backup", str(self.folder / "none" / "x.db")))
        self.server.process.kill()
        self.book = copy
        self.open_server()
        self.assertIn(room, self.admin("rooms"))
        back = Player(self.server, token=players[0].me["token"])
        self.addCleanup(back.close)
        self.assertEqual(back.me["rooms"], [room])
        self.assertEqual(back.ask("room:join", room=room)["type"], "ok")
        self.assertEqual(back.until("game:turn")["turn"], 8)

    def test_a_name_is_looked_for_where_the_operator_is(self):
        told = subprocess.run([PROGRAM, "admin", "backup", "here.db", "--at", f"127.0.0.1:{self.port}"],
                              capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=self.folder)
        self.assertEqual((told.returncode, told.stderr), (0, ""))
        self.assertTrue((self.folder / "here.db").exists())


class Draining(AdminTest):
    def test_games_go_on_and_none_begins(self):
        players = self.four()
        waiting, queued = self.player(), self.player()
        room = self.begin(players)
        self.play_on(players, room, 2)
        other = waiting.ask("room:create")["room"]
        queued.ask("match:queue", mode="casual")
        self.admin("drain")
        for player in (*players, waiting, queued):
            player.ask("ping")
            self.assertIn({"type": "server:draining", "draining": True}, player.heard)
        self.assertEqual(waiting.until("room:closed")["room"], other)
        self.assertEqual(waiting.ask("room:create")["code"], "ERR_DRAINING")
        self.assertEqual(waiting.ask("match:queue", mode="casual")["code"], "ERR_DRAINING")
        self.assertTrue(self.player().me["draining"])
        self.assertIn("No game begins any more.", self.admin("rooms"))
        figures = self.figures()
        self.assertEqual((figures["croupier_draining"], figures['croupier_rooms{phase="playing"}']), (1, 1))
        self.play_on(players, room)
        self.assertEqual(players[0].ask("room:again", room=room)["code"], "ERR_DRAINING")
        for player in players:
            player.ask("room:leave", room=room)
        figures = self.figures()
        self.assertEqual(sum(value for name, value in figures.items() if name.startswith("croupier_rooms{")), 0)
        self.admin("undrain")
        self.assertEqual(waiting.ask("room:create")["type"], "ok")


class Figures(AdminTest):
    def test_they_count_what_happens(self):
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room, 9)
        players[0].ask("room:join", room="NOTHERE2")
        figures = self.figures()
        self.assertEqual(figures["croupier_sockets"], 4)
        self.assertEqual(figures["croupier_players"], 4)
        self.assertEqual(figures["croupier_moves_total"], 9)
        self.assertEqual(figures['croupier_refusals_total{code="ERR_NO_ROOM"}'], 1)
        self.assertGreater(figures["croupier_commit_seconds_count"], 9)
        for kind in ("commit", "kept"):
            name = f"croupier_{kind}_seconds"
            self.assertLessEqual(figures[name + '{quantile="0.5"}'], figures[name + '{quantile="0.99"}'])
            self.assertLessEqual(figures[name + '{quantile="0.99"}'], figures[name + "_max"])
            self.assertGreater(figures[name + "_sum"], 0)
        text = self.ask("/metrics").body.decode()
        self.assertRegex(text, r"\A(# HELP croupier_\w+ .+\n# TYPE croupier_\w+ (gauge|counter|summary)\n"
                               r"(croupier_\w+(\{\w+=\"[\w.]+\"\})? [\d.e+-]+\n)*)+\Z")


class Strangers(AdminTest):
    def test_what_a_page_could_send_is_refused(self):
        player = self.player()
        room = player.ask("room:create")["room"]
        close = f"/rooms/{room}/close"
        for target, method, fields in (
                (close, "POST", {}),
                (close, "POST", {"croupier_admin": "no"}),
                (close, "POST", {"croupier_admin": "yes", "origin": "http://127.0.0.1"}),
                (close, "POST", {"croupier_admin": "yes", "origin": "null"}),
                (close, "POST", {"croupier_admin": "yes", "host": "evil.example"}),
                (close, "POST", {"croupier_admin": "yes", "host": f"evil.example:{self.port}"}),
                ("/metrics", "GET", {"host": "evil.example"}),
                ("/metrics", "GET", {"host": "192.0.2.1"}),
                ("/rooms", "GET", {"origin": "https://evil.example"})):
            with self.subTest(method=method, target=target, **fields):
                self.assertEqual(self.ask(target, method, **fields).status, 403)
        for host in ("localhost", f"localhost:{self.port}", "127.0.0.1", f"[::1]:{self.port}"):
            self.assertEqual(self.ask("/metrics", host=host).status, 200)
        self.assertIn(room, self.admin("rooms"))
        self.assertEqual(self.ask(close, "POST", croupier_admin="yes").status, 200)

    def test_what_is_no_command(self):
        for target, method, status in (("/", "GET", 404), ("/index.html", "GET", 404), ("/api/leaderboard", "GET", 404),
                                       ("/rooms/", "GET", 404), ("/rooms/a.b/close", "POST", 404),
                                       ("/players//ban", "POST", 404), ("/backup/", "POST", 404),
                                       ("/drain", "GET", 405), ("/metrics", "POST", 405), ("/rooms", "OPTIONS", 405),
                                       ("/%zz", "GET", 400)):
            with self.subTest(method=method, target=target):
                self.assertEqual(self.ask(target, method, croupier_admin="yes").status, status)
        self.assertEqual(self.ask("/drain", "POST", croupier_admin="yes", content_length=3).status, 413)
        self.assertEqual(self.admin_port.say(b"nonsense\r\n\r\n").status, 400)

    def test_the_port_of_the_players_knows_no_commands(self):
        for target in ("/metrics", "/rooms"):
            self.assertEqual(self.server.ask(target, host="127.0.0.1").status, 404)
        self.assertEqual(self.server.ask("/drain", "POST", host="127.0.0.1", croupier_admin="yes").status, 405)

    def test_there_is_no_table_on_the_port_of_the_operator(self):
        self.assertEqual(self.admin_port.say(knock()).status, 404)


class Words(AdminTest):
    def test_what_cannot_be_meant(self):
        self.assertIn("needs to know which one", self.refused("close"))
        self.assertIn("takes nothing behind it", self.refused("drain", "now"))
        self.assertIn("is no code of a room", self.refused("close", "the kitchen"))
        self.assertIn("is no id of a player", self.refused("ban", "../../etc"))
        self.assertIn("is no file", self.refused("backup", "/tmp/"))
        self.refused("dance")
        self.refused("rooms", "--colour")

    def test_where_nobody_answers(self):
        for at, sentence in (("127.0.0.1:1", "no server answers at 127.0.0.1:1"), ("nowhere", "is no address")):
            told = subprocess.run([PROGRAM, "admin", "rooms"], capture_output=True, text=True, timeout=PATIENCE,
                                  check=False, env={**os.environ, "CROUPIER_ADMIN": at})
            self.assertEqual((told.returncode, told.stdout), (2, ""))
            self.assertIn(sentence, told.stderr)

    def test_how_a_server_is_opened(self):
        def refused(*words, **settings):
            told = subprocess.run([PROGRAM, "serve", "--data", self.folder / "x.db", "--web", self.folder / "web", *words],
                                  capture_output=True, text=True, timeout=PATIENCE, check=False,
                                  env={**os.environ, **settings})
            self.assertEqual((told.returncode, told.stdout), (2, ""), told)
            return told.stderr
        self.assertIn("could be reached by others", refused("--admin", "0.0.0.0:8081"))
        self.assertIn("is no address", refused("--admin", "here"))
        self.assertIn("choose another port with --admin",
                      refused("--listen", "127.0.0.1:0", "--admin", f"127.0.0.1:{self.port}"))
        self.assertIn("--trusted-proxy proxy.example", refused("--trusted-proxy", "proxy.example"))
        self.assertIn("both say where", refused("--port", "0", CROUPIER_LISTEN="127.0.0.1:0"))
        refused("--port", "65536")
        refused("--log-level", "loud")
        refused(CROUPIER_LOG_FORMAT="xml")

    def test_all_by_environment(self):
        settings = {"CROUPIER_PORT": "0", "CROUPIER_ADMIN": "127.0.0.1:0", "CROUPIER_LOG_LEVEL": "info",
                    "CROUPIER_LOG_FORMAT": "json", "CROUPIER_DATA": self.folder / "y.db", "CROUPIER_WEB": self.folder / "web",
                    "CROUPIER_TRUSTED_PROXY": "127.0.0.1,::1", "CROUPIER_ORIGIN": "https://a.example,https://b.example",
                    "CROUPIER_BEHIND_PROXY": "true"}
        process = subprocess.Popen([PROGRAM, "serve"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env={**os.environ, **settings})
        self.assertIn(b"http://127.0.0.1:", process.stdout.readline())
        self.assertIn(b"operator", process.stdout.readline())
        process.terminate()
        errors = process.communicate(timeout=PATIENCE)[1].decode().splitlines()
        self.assertEqual([json.loads(line)["event"] for line in errors], ["open", "closed"])


class Lines(AdminTest):
    words = (*AdminTest.words, "--log-level", "debug", "--log-format", "json")

    def test_one_object_a_line_and_no_secret_in_any(self):
        players = self.four()
        players[0].ask("account:create", name="Ayşe", password="correct horse")
        room = self.begin(players)
        nonces = [message for player in players for message in player.all if "nonce" in message]
        self.play_on(players, room)
        self.turn(players)
        self.admin("ban", players[1].me["player"]["id"])
        self.admin("close", room)
        self.server.ask("/index.html?x=\x07")
        errors = self.server.close()[1]
        lines = [json.loads(line) for line in errors.splitlines()]
        for line in lines:
            self.assertRegex(line["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
            self.assertIn(line["level"], ("error", "info", "debug"))
        events = [line["event"] for line in lines]
        for event in ("open", "connected", "answer", "room_opened", "game_over", "admin", "room_closed", "disconnected",
                      "closed"):
            self.assertIn(event, events)
        for secret in ("correct horse", room, "nonce", *(player.me["token"].split(".")[1] for player in players)):
            self.assertNotIn(secret, errors)
        self.assertTrue(nonces)
        for digits in re.findall(r"[0-9a-f]{32,}", "".join(nonces)):
            self.assertNotIn(digits, errors)
        self.assertNotRegex(errors, r"\b[2-9TJQKA][CDHS]\b")


class Proxies(AdminTest):
    words = ("--admin", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--log-level", "debug")

    def come(self, server, source=None, **fields):
        """The status of a wish for a WebSocket, and the socket while it is open."""
        client = server.connect(source_address=(source, 0) if source else None)
        self.addCleanup(client.close)
        client.sendall(knock(**fields))
        return int(client.recv(4096).split()[1])

    def test_the_last_address_of_a_trusted_proxy_counts(self):
        for _ in range(64):
            self.assertEqual(self.come(self.server, x_forwarded_for="198.51.100.7, 203.0.113.9"), 101)
        self.assertEqual(self.come(self.server, x_forwarded_for="203.0.113.9"), 503)
        self.assertEqual(self.come(self.server, x_forwarded_for="203.0.113.9,198.51.100.7"), 101)
        self.assertEqual(self.come(self.server, x_forwarded_for="nonsense"), 101)
        errors = self.server.close()[1]
        self.assertIn("address=203.0.113.9", errors)
        self.assertEqual(errors.count(" connected "), 66)

    def test_of_others_it_is_not_believed(self):
        self.assertEqual(self.come(self.server, source="127.0.0.2", x_forwarded_for="203.0.113.9"), 101)
        errors = self.server.close()[1]
        self.assertIn("address=127.0.0.2", errors)
        self.assertNotIn("203.0.113.9", errors)


if __name__ == "__main__":
    unittest.main()

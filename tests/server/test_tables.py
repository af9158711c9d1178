"""The online table, from hello to the end of the game, over real sockets and through real crashes."""

import json
import resource
import signal
import subprocess
import time
import unittest

from players import Gone, TableTest
from support import PROGRAM, Server


class Games(TableTest):
    def test_four_people_play_to_the_end_and_again(self):
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room)
        end = self.turn(players)[1]
        self.assertEqual(sorted(result["rank"] for result in end["results"])[0], 1)
        self.assertEqual(len({card for result in end["results"] for card in result["cards"]}),
                         sum(len(result["cards"]) for result in end["results"]))
        for player in players:
            self.assertEqual(player.ask("room:again", room=room)["type"], "ok")
        self.give_nonces(players, room)
        self.play_on(players, room, 5)

    def test_the_deal_can_be_verified(self):
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room)
        end = self.turn(players)[1]
        page = json.loads(self.server.ask("/api/matches/" + end["match"]).body)
        self.assertEqual(page["record"], end["record"])
        for what in (end, page):
            told = subprocess.run([PROGRAM, "verify", "-"], input=json.dumps(what), text=True,
                                  capture_output=True, check=False)
            self.assertEqual(told.returncode, 0, told.stdout + told.stderr)

    def test_two_requests_are_enough_for_a_table_with_bots(self):
        player = self.player()
        room = player.ask("room:create", start=True)["room"]
        player.until("game:commit")
        self.assertEqual(player.until("game:state")["roomId"], room)

    def test_a_spectator_sees_the_table_and_no_hand(self):
        players = self.four()
        room = self.begin(players, spectators=True)
        watcher = self.player(name="Onlooker")
        self.assertEqual(watcher.ask("spectate", room=room)["type"], "ok")
        state = watcher.until("game:state")
        self.assertEqual((state["myHand"], state["myIndex"], len(state["opponents"])), ([], None, 4))
        self.assertEqual(watcher.ask("game:play", room=room, turn=1, card="QH")["code"], "ERR_NOT_SEATED")

    def test_private_rooms_have_no_spectators(self):
        room = self.player().ask("room:create")["room"]
        self.assertEqual(self.player().ask("spectate", room=room)["code"], "ERR_NO_SPECTATORS")


class Refusals(TableTest):
    def test_what_is_no_request(self):
        player = self.player()
        for text, code in (("{", "ERR_JSON"), ("[]", "ERR_JSON"), ("{}", "ERR_REQUEST"),
                           ('{"type":"ping","id":"a b"}', "ERR_REQUEST"), ('{"type":"nonsense","id":"1"}', "ERR_UNKNOWN_TYPE"),
                           ('{"type":"hello","id":"1","version":1}', "ERR_HELLO"),
                           ('{"type":"room:join","id":"1","room":"NOTHERE2"}', "ERR_NO_ROOM"),
                           ('{"type":"game:play","id":"1","room":"NOTHERE2","turn":1}', "ERR_REQUEST")):
            player.client.say(text)
            answer = player.read()
            self.assertEqual((answer["type"], answer["code"]), ("error", code), text)
            self.assertTrue(answer["sentence"])

    def test_nothing_is_answered_before_hello(self):
        player = self.player(hello=False)
        self.assertEqual(player.ask("ping")["code"], "ERR_HELLO")
        self.assertEqual(player.ask("hello", version=2)["code"], "ERR_VERSION")
        self.assertEqual(player.ask("hello", version=1, token="abc.def")["code"], "ERR_TOKEN")
        self.assertEqual(player.ask("hello", version=1, name="Bot 2")["code"], "ERR_NAME")
        self.assertEqual(player.ask("hello", version=1)["type"], "ok")

    def test_only_the_player_to_act_plays(self):
        players = self.four()
        room = self.begin(players)
        actor, turn = self.turn(players)
        other = next(player for player in players if player is not actor)
        self.assertEqual(other.ask("game:play", room=room, turn=1, card="QH")["code"], "ERR_NOT_YOUR_TURN")
        hand = {move.split()[0] for move in turn["moves"]}
        absent = next(card for card in ("2C", "3C", "4C", "5C", "6C") if card not in hand)
        self.assertEqual(actor.ask("game:play", room=room, turn=1, card=absent)["code"], "ERR_CARD_NOT_IN_HAND")
        card = min(hand)
        self.assertEqual(actor.ask("game:play", room=room, turn=1, card=card, source="c9")["code"], "ERR_INVALID_TARGET")
        self.assertEqual(actor.ask("game:play", room=room, turn=1, card=card, source="pool", recipient=7)["code"],
                         "ERR_INVALID_TARGET")
        self.assertEqual(actor.ask("game:play", room=room, turn=2, card=card)["code"], "ERR_STALE")
        self.assertEqual(actor.play(room, turn, self.rng)["type"], "ok")


class Haste(TableTest):
    words = ()

    def test_who_asks_too_much_is_told_and_then_let_go(self):
        # [B-090]
        player = self.player()
        answers = []
        with self.assertRaises((Gone, ConnectionError)):
            for _ in range(500):
                answers.append(player.ask("ping"))
        codes = [answer.get("code") for answer in answers]
        self.assertIn("ERR_RATE", codes)
        self.assertGreaterEqual(codes.count(None), 10)


class Coming_back(TableTest):
    def test_with_the_token_to_the_same_seat(self):
        # [B-066] [B-077]
        players = self.four()
        room = self.begin(players)
        self.play_on(players, room, 6)
        players[2].close()
        self.assertFalse(players[0].until("room:state")["seats"][2]["connected"])
        back = self.player(token=players[2].me["token"])
        self.assertEqual(back.me["rooms"], [room])
        back.ask("room:join", room=room)
        state, turn = back.until("game:state"), back.until("game:turn")
        self.assertEqual((state["myIndex"], turn["turn"]), (2, 7))
        self.assertEqual(len([line for line in back.all if '"game:played"' in line]), 1)

    def test_a_second_connection_takes_over(self):
        player = self.player()
        again = self.player(token=player.me["token"])
        self.assertEqual(player.read()["code"], "ERR_REPLACED")
        with self.assertRaises((Gone, ConnectionError)):
            player.read()
        self.assertEqual(again.ask("ping")["type"], "ok")

    def test_the_same_request_again_has_the_same_answer(self):
        players = self.four()
        room = self.begin(players)
        actor, turn = self.turn(players)
        card = turn["moves"][0].split()[0]
        words = {"room": room, "turn": 1, "id": "once", "card": card, "source": "discard"}
        first = actor.ask("game:play", **words)
        self.assertEqual(actor.ask("game:play", **words), first)
        self.assertEqual(actor.ask("game:play", **{**words, "id": "twice"})["code"], "ERR_STALE")


class Crashes(TableTest):
    def test_what_was_answered_is_there_after_kill_9(self):
        players = self.four()
        room = self.begin(players)
        answered = []
        for number in range(20):
            actor, turn = self.turn(players)
            words = {"room": room, "turn": turn["turn"], "id": f"m{number}", "card": turn["moves"][0].split()[0],
                     "source": "discard"}
            answered.append((players.index(actor), words, actor.ask("game:play", **words)))
        self.server.end(signal.SIGKILL)
        self.open_server()
        back = [self.player(token=player.me["token"]) for player in players]
        for player, old in zip(back, players):
            self.assertNotEqual(player.me["epoch"], old.me["epoch"])
            self.assertEqual(player.me["rooms"], [room])
            player.ask("room:join", room=room)
        for seat, words, answer in answered:
            self.assertEqual(back[seat].ask("game:play", **words), answer)
        turns = [[message for message in player.heard if message["type"] == "game:turn"][-1] for player in back]
        self.assertEqual({turn["turn"] for turn in turns}, {21})
        for player, turn in zip(back, turns):
            if "moves" in turn:
                self.assertEqual(player.play(room, turn, self.rng)["type"], "ok")

    def test_the_server_says_goodbye(self):
        player = self.player()
        self.server.process.send_signal(signal.SIGTERM)
        self.assertGreater(player.until("server:closing")["back"], 0)
        self.assertEqual(self.server.process.wait(10), 0)

    def test_a_file_that_is_no_book_is_left_alone(self):
        self.server.end()
        self.book.write_bytes(b"this is somebody's diary\n" * 100)
        before = self.book.read_bytes()
        told = subprocess.run([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--web", self.folder / "web", "--data",
                               self.book], capture_output=True, text=True, timeout=20, check=False)
        self.assertEqual(told.returncode, 2)
        self.assertIn(str(self.book), told.stderr)
        self.assertEqual(self.book.read_bytes(), before)


class Full_disk(TableTest):
    def open_server(self):
        def little_room():
            resource.setrlimit(resource.RLIMIT_FSIZE, (400 << 10, resource.RLIM_INFINITY))

        self.server = Server(self.folder / "web", *self.words, data=self.book, preexec_fn=little_room)
        self.addCleanup(self.server.process.communicate)
        self.addCleanup(self.server.process.kill)

    def test_moves_are_refused_and_nothing_is_lost(self):
        players = self.four()
        room = self.begin(players)
        refused = None
        while refused is None:
            actor, turn = self.turn_or_again(players, room)
            answer = actor.play(room, turn, self.rng)
            refused = answer if answer["type"] == "error" else None
        self.assertEqual(refused["code"], "ERR_STORAGE")
        self.assertEqual(actor.play(room, turn, self.rng)["code"], "ERR_STORAGE")
        state = actor.until("game:state")
        self.assertIn(turn["moves"][0].split()[0], state["myHand"])

        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        end = time.monotonic() + 20
        while (answer := actor.play(room, turn, self.rng))["type"] == "error" and time.monotonic() < end:
            self.assertEqual(answer["code"], "ERR_STORAGE")
            time.sleep(0.2)
        self.assertEqual(answer["type"], "ok")
        errors = self.server.close()[1]
        self.assertIn("cannot_write", errors)
        self.assertIn("writes_again", errors)


class Accounts(TableTest):
    def test_a_guest_becomes_an_account_and_logs_in_elsewhere(self):
        player = self.player(name="Ayşe")
        made = player.ask("account:create", name="Ayşe", password="correct horse")
        self.assertTrue(made["player"]["account"], made)
        other = self.player()
        self.assertEqual(other.ask("account:create", name="AYŞE", password="correct horse")["code"], "ERR_NAME_TAKEN")
        self.assertEqual(other.ask("account:login", name="Ayşe", password="wrong horse")["code"], "ERR_LOGIN")
        self.assertEqual(other.ask("account:login", name="Nobody", password="wrong horse")["code"], "ERR_LOGIN")
        login = other.ask("account:login", name="ayşe", password="correct horse")
        self.assertEqual(login["player"]["id"], player.me["player"]["id"], login)
        again = self.player(token=login["token"])
        self.assertEqual(again.ask("account:logout")["type"], "ok")
        late = self.player(hello=False)
        self.assertEqual(late.ask("hello", version=1, token=login["token"])["code"], "ERR_TOKEN")

    def test_ranked_games_are_for_accounts_and_change_ratings(self):
        players = self.four()
        self.assertEqual(players[0].ask("match:queue", mode="ranked")["code"], "ERR_ACCOUNT")
        for number, player in enumerate(players):
            player.ask("account:create", name=f"Ranked {number}", password="correct horse")
        for player in players:
            self.assertEqual(player.ask("match:queue", mode="ranked")["type"], "ok")
        room = {player.until("match:found")["room"] for player in players}
        self.assertEqual(len(room), 1)
        room = room.pop()
        self.give_nonces(players, room)
        self.play_on(players, room)
        end = self.turn(players)[1]
        changes = [result["rating"]["change"] for result in end["results"]]
        self.assertEqual(max(changes), changes[min(range(4), key=lambda s: end["results"][s]["rank"])])
        board = json.loads(self.server.ask("/api/leaderboard").body)["players"]
        self.assertEqual(len(board), 4)
        self.assertEqual(board[0]["rating"], 1200 + max(changes))

    def test_the_lobby_tells_how_many_are_there(self):
        lobby = lambda: json.loads(self.server.ask("/api/lobby").body)
        before = lobby()
        players = [self.player() for _ in range(2)]
        players[0].ask("match:queue", mode="casual")
        now = lobby()
        self.assertEqual(set(now), {"players", "tables", "searching"})
        self.assertEqual(now["players"] - before["players"], 2)
        self.assertEqual(now["searching"] - before["searching"], 1)
        players[0].ask("match:cancel")
        self.assertEqual(lobby()["searching"], before["searching"])
        tables = lobby()["tables"]
        room = players[1].ask("room:create", bots="easy", start=True)["room"]
        players[1].until("game:state")
        self.assertEqual(lobby()["tables"], tables + 1, room)

    def test_a_quick_game_is_filled_with_bots(self):
        # [BD-38]
        player = self.player()
        begin = time.monotonic()
        player.ask("match:queue", mode="casual")
        player.until("match:found")
        self.assertGreater(time.monotonic() - begin, 5)
        seats = player.until("room:state")["seats"]
        while not all("player" in seat for seat in seats):
            seats = player.until("room:state")["seats"]
        self.assertEqual(sum("bot" in seat for seat in seats), 3)


if __name__ == "__main__":
    unittest.main()

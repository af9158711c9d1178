// What an operator does to a lobby, and who waits for a table.
#include "tests/online/lobby_support.h"

namespace croupier::online::test {
namespace {

class LobbyOperatorTest : public LobbyFixture {
protected:
    // Somebody who has an account already.
    SessionId come_as_account(const std::string& id, int rating = 1200) {
        store.players[id] = {.id = id, .name = id, .password_hash = "x", .rating = rating};
        const MadeToken made = make_token(random, id, now);
        store.tokens[made.token.id] = made.token;
        return come(R"(,"token":")" + made.text + "\"");
    }
    std::string id_of(SessionId session) { return me[session]["player"]["id"]; }
    void go(SessionId session) {
        Effects out;
        lobby.closed(session, now, out);
        first_to(session, out);
    }
    template <class Order>
    bool order(Order order) {
        Effects out;
        const bool done = order(out);
        first_to(0, out);
        return done;
    }
    bool ban(const std::string& player, bool banned = true) {
        return order([&](Effects& out) { return lobby.ban(player, banned, now, out); });
    }
    bool forget(const std::string& player) {
        return order([&](Effects& out) { return lobby.forget(player, now, out); });
    }
    void drain(bool draining = true) {
        order([&](Effects& out) {
            lobby.drain(draining, now, out);
            return true;
        });
    }
    std::string with_token(SessionId session) {
        return R"(,"token":")" + me[session]["token"].get<std::string>() + "\"";
    }
    Json queue(SessionId session, std::string_view mode) {
        return ask(session, R"({"type":"match:queue","mode":")" + std::string(mode) + R"("})");
    }
};

TEST_F(LobbyOperatorTest, ABannedPlayerIsToldAndLeaves) {
    const SessionId session = come();
    const std::string room = new_room(session, R"(,"start":true)");
    wait(8'000);
    EXPECT_TRUE(ban(id_of(session)));
    EXPECT_EQ(code(received[session].back()), "ERR_BANNED");
    EXPECT_EQ(disconnected, std::vector{session});
    EXPECT_EQ(code(ask(session, R"({"type":"ping"})")), "ERR_HELLO");
    go(session);
    const SessionId again = come(with_token(session));
    EXPECT_EQ(code(me[again]), "ERR_BANNED");
    EXPECT_TRUE(ban(id_of(session), false));
    EXPECT_EQ(ask(again, R"({"type":"hello","version":1)" + with_token(session) + "}")["rooms"],
              Json::array());
}

TEST_F(LobbyOperatorTest, NobodyWhoIsNotThereIsBannedOrForgotten) {
    EXPECT_FALSE(ban("nobody"));
    EXPECT_FALSE(forget("nobody"));
    EXPECT_FALSE(order([&](Effects& out) { return lobby.close_room("NOTHERE2", now, out); }));
}

TEST_F(LobbyOperatorTest, WhoIsForgottenDuringAGameLeavesNoNameBehind) {
    const SessionId session = come(R"(,"name":"Secret")");
    new_room(session, R"(,"start":true,"bots":"easy")");
    wait(8'000);
    const std::string id = id_of(session);
    EXPECT_TRUE(forget(id));
    EXPECT_FALSE(store.players.contains(id));
    EXPECT_FALSE(forget(id));
    go(session);
    store.forgotten.clear();
    wait(400'000);  // the bots play on, to the end of the room
    EXPECT_EQ(lobby.rooms(), 0u);
    EXPECT_EQ(store.forgotten, std::vector{id});
    EXPECT_FALSE(store.players.contains(id));
}

TEST_F(LobbyOperatorTest, AForgottenPlayerIsNotWrittenAgainByTheEndOfARatedGame) {
    std::vector<SessionId> four;
    for (const std::string id : {"a", "b", "c", "d"}) four.push_back(come_as_account(id));
    for (const SessionId session : four) queue(session, "ranked");
    wait(8'000);
    ASSERT_EQ(lobby.games(), 1u);
    EXPECT_EQ(ask(four[0], R"({"type":"account:delete"})")["type"], "ok");
    go(four[0]);
    for (int i = 0; i < 400 && lobby.games() > 0; ++i) wait(31'000);
    EXPECT_EQ(lobby.games(), 0u);
    EXPECT_FALSE(store.players.contains("a"));
    EXPECT_EQ(store.players.at("b").games, 1);
}

TEST_F(LobbyOperatorTest, WhatCouldNotBeWrittenOfAPlayerIsTakenBack) {
    const SessionId session = come();
    const std::string id = id_of(session);
    Effects lost;
    lobby.ban(id, true, now, lost);
    lobby.reinstate(id);
    EXPECT_EQ(me[come(with_token(session))]["type"], "ok");
}

TEST_F(LobbyOperatorTest, AClosedRoomTellsEverybodyInIt) {
    const SessionId host = come(), other = come(), watcher = come();
    const std::string room = new_room(host, R"(,"spectators":true)");
    const std::string about = R"(,"room":")" + room + "\"}";
    ask(other, R"({"type":"room:join")" + about);
    ask(watcher, R"({"type":"spectate")" + about);
    EXPECT_TRUE(order([&](Effects& out) { return lobby.close_room(room, now, out); }));
    for (const SessionId session : {host, other, watcher})
        EXPECT_EQ(count(session, "room:closed"), 1);
    EXPECT_TRUE(store.rooms.empty());
}

TEST_F(LobbyOperatorTest, WhileItEmptiesGamesGoOnAndNoneBegins) {
    const SessionId player = come(), host = come(), waiter = come();
    const std::string game = new_room(player, R"(,"start":true)");
    const std::string room = new_room(host);
    queue(waiter, "casual");
    wait(8'000);
    drain();
    for (const SessionId session : {player, host, waiter})
        EXPECT_EQ(count(session, "server:draining"), 1);
    EXPECT_EQ(count(host, "room:closed"), 1);
    EXPECT_EQ(lobby.rooms(), 1u);
    EXPECT_EQ(lobby.games(), 1u);
    EXPECT_EQ(code(ask(host, R"({"type":"room:create"})")), "ERR_DRAINING");
    EXPECT_EQ(code(queue(host, "casual")), "ERR_DRAINING");
    wait(20'000);
    EXPECT_EQ(count(waiter, "match:found"), 0);
    EXPECT_EQ(me[come()]["draining"], true);
    go(player);
    wait(800'000);
    EXPECT_EQ(lobby.stats().rooms(), 0u);
    drain(false);
    EXPECT_FALSE(new_room(host).empty());
}

TEST_F(LobbyOperatorTest, FiguresCountWhatEverybodyMayKnow) {
    const SessionId session = come();
    new_room(session);
    new_room(session, R"(,"start":true)");
    ask(session, R"({"type":"room:join","room":"NOTHERE2"})");
    lobby.opened(99, "127.0.0.1", now);
    wait(100);
    const LobbyStats stats = lobby.stats();
    EXPECT_EQ(stats.waiting, 1u);
    EXPECT_EQ(stats.dealing, 1u);
    EXPECT_EQ(stats.sessions, 2u);
    EXPECT_EQ(stats.players, 1u);
    EXPECT_EQ(stats.counted.refusals[static_cast<std::size_t>(Problem::no_room)], 1u);
    const std::vector<RoomSummary> rooms = lobby.room_summaries();
    ASSERT_EQ(rooms.size(), 2u);
    EXPECT_EQ(rooms[0].opened, 1'000'000);
}

TEST_F(LobbyOperatorTest, RefusalsThatTellOfAHandAreCountedTogether) {
    LobbyCounters counted;
    for (const Problem problem : {Problem::card_not_in_hand, Problem::must_match,
                                  Problem::invalid_target, Problem::choose_both})
        counted.refused(problem);
    EXPECT_EQ(counted.refusals[static_cast<std::size_t>(Problem::invalid_target)], 4u);
    EXPECT_EQ(counted.refusals[static_cast<std::size_t>(Problem::must_match)], 0u);
}

TEST_F(LobbyOperatorTest, WhoCouldNotBeSeatedKeepsThePlaceInTheQueue) {
    const SessionId a = come_as_account("a"), b = come_as_account("b"), c = come_as_account("c");
    for (const SessionId session : {a, b, c}) queue(session, "ranked");
    for (std::size_t i = 0; i < settings.rooms_a_player; ++i) new_room(c);
    wait(20'000);
    queue(come_as_account("d"), "ranked");  // c has no seat free
    EXPECT_EQ(count(a, "match:found"), 0);
    // a has waited long enough for somebody who is 300 points away, d and e have not.
    queue(come_as_account("e", 1500), "ranked");
    EXPECT_EQ(count(a, "match:found"), 1);
    EXPECT_EQ(count(b, "match:found"), 1);
    EXPECT_EQ(count(c, "match:found"), 0);
}

TEST_F(LobbyOperatorTest, WhileThereIsNoRoomThoseWhoWaitWaitOn) {
    settings.rooms = 1;
    const SessionId host = come(), waiter = come();
    const std::string room = new_room(host);
    queue(waiter, "casual");
    wait(15'000);
    EXPECT_EQ(count(waiter, "match:found"), 0);
    EXPECT_GT(lobby.deadline().value_or(now + 1), now);
    ask(host, R"({"type":"room:leave","room":")" + room + R"("})");
    wait(1);
    EXPECT_EQ(count(waiter, "match:found"), 1);
}

}  // namespace
}  // namespace croupier::online::test

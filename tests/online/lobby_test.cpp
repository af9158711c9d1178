// The lobby: greetings, limits, the schedule, restarts, and what could not be written.
#include "tests/online/lobby_support.h"
#include "tests/support/rules.h"

namespace croupier::online {
namespace {

using test::LobbyFixture;
using test::MemoryStore;

class LobbyTest : public LobbyFixture {};

TEST_F(LobbyTest, WhoDoesNotSayHelloHasToLeave) {
    lobby.opened(9, "127.0.0.1", now);
    wait(4'999);
    EXPECT_TRUE(disconnected.empty());
    wait(1);
    EXPECT_EQ(disconnected, std::vector<SessionId>{9});
}

TEST_F(LobbyTest, TenRequestsASecondAndTwoPlays) {
    RULE("B-090");
    const SessionId session = come();
    const auto pending = [&](const std::string& text, int seconds) {
        int allowed = 0;
        for (int i = 0; i < seconds * 50; ++i, now += 20)
            allowed += code(ask(session, text)) != "ERR_RATE" ? 1 : 0;
        return allowed;
    };
    settings.patience = 1'000'000;
    wait(10'000);
    const int pings = pending(R"({"type":"ping"})", 10);
    EXPECT_GE(pings, 10 * 10);
    EXPECT_LE(pings, 10 * 10 + 20);
    wait(10'000);
    const int plays = pending(R"({"type":"game:play","room":"X","turn":1,"card":"QH"})", 10);
    EXPECT_GE(plays, 2 * 10);
    EXPECT_LE(plays, 2 * 10 + 4);
}

TEST_F(LobbyTest, WhoDoesNotStopHasToLeave) {
    const SessionId session = come();
    for (int i = 0; i < 100; ++i) ask(session, R"({"type":"ping"})");
    EXPECT_FALSE(disconnected.empty());
}

TEST_F(LobbyTest, ATokenBringsBackTheSamePlayer) {
    const SessionId first = come(R"(,"name":"Deniz")");
    const std::string token = me[first]["token"];
    const SessionId second = come(R"(,"token":")" + token + "\"");
    EXPECT_EQ(me[second]["player"], me[first]["player"]);
    EXPECT_EQ(disconnected, std::vector<SessionId>{first});
    const std::string wrong = token.substr(0, token.size() - 1) + (token.back() == '0' ? "1" : "0");
    EXPECT_EQ(code(me[come(R"(,"token":")" + wrong + "\"")]), "ERR_TOKEN");
}

TEST_F(LobbyTest, AHouseholdOfFourPlaysUndisturbedAndAFloodOfGuestsDoesNot) {
    for (int i = 0; i < 4; ++i) EXPECT_EQ(me[come()]["type"], "ok");
    int guests = 4;
    while (me[come()]["type"] == "ok" && guests < 1000) ++guests;
    EXPECT_LE(guests, 50);
}

TEST_F(LobbyTest, RoomCodesCannotBeGuessedForLong) {
    const SessionId session = come();
    int tries = 0;
    while (code(ask(session, R"({"type":"room:join","room":"AAAAAAAA"})")) == "ERR_NO_ROOM" &&
           tries < 1000) {
        ++tries;
        now += 200;
    }
    EXPECT_LE(tries, 40);
}

TEST_F(LobbyTest, APlayerHasFewRooms) {
    const SessionId session = come();
    for (int i = 0; i < 4; ++i) EXPECT_NE(new_room(session), "");
    EXPECT_EQ(code(ask(session, R"({"type":"room:create"})")), "ERR_TOO_MANY_ROOMS");
}

TEST_F(LobbyTest, FourPeopleStartAGame) {
    RULE("B-009");
    const SessionId host = come();
    const std::string room = new_room(host, R"(,"bots":"off")");
    const std::vector<SessionId> all = four_at(room, host);
    EXPECT_EQ(code(ask(come(), about(room, "room:join"))), "ERR_FULL");
    for (int i = 0; i < 3; ++i) ask(all[static_cast<std::size_t>(i)], about(room, "room:ready"));
    EXPECT_EQ(count(host, "game:commit"), 0);
    ask(all[3], about(room, "room:ready"));
    EXPECT_EQ(count(host, "game:commit"), 1);
    wait(6'000);
    EXPECT_EQ(count(host, "game:start"), 1);
    EXPECT_EQ(lobby.games(), 1u);
}

TEST_F(LobbyTest, AMovePutsTheClockOfItsRoomOff) {
    RULE("B-063");
    const SessionId host = come();
    const std::string room = new_room(host, R"(,"bots":"off")");
    const std::vector<SessionId> all = four_at(room, host);
    for (const SessionId session : all) ask(session, about(room, "room:ready"));
    while (count(host, "game:start") == 0 && now < 1'010'000) wait(100);
    wait(29'000);
    ASSERT_EQ(count(host, "game:played"), 0);
    const auto last_of = [&](SessionId session, std::string_view type) {
        return *std::ranges::find_if(
            received[session].rbegin(), received[session].rend(),
            [&](const formats::Json& message) { return message["type"] == type; });
    };
    const SessionId actor = all[last_of(host, "game:turn")["seat"].get<std::size_t>()];
    const std::string card = last_of(actor, "game:state")["myHand"][0];
    const std::string discard = R"(,"turn":1,"source":"discard","card":")" + card + '"';
    ASSERT_EQ(ask(actor, about(room, "game:play", discard))["type"], "ok");
    wait(29'000);
    EXPECT_EQ(count(host, "game:played"), 1) << "the next turn has a clock of its own";
    wait(2'000);
    EXPECT_EQ(count(host, "game:played"), 2);
    EXPECT_EQ(last_of(host, "game:played")["by"], "clock");
}

TEST_F(LobbyTest, AQuickGameIsFilledWithBotsAfterAWhile) {
    RULE("BD-38", "B-091");
    const SessionId session = come();
    EXPECT_EQ(ask(session, R"({"type":"match:queue","mode":"casual"})")["type"], "ok");
    EXPECT_EQ(code(ask(session, R"({"type":"match:queue","mode":"casual"})")), "ERR_IN_QUEUE");
    wait(9'999);
    EXPECT_EQ(count(session, "match:found"), 0);
    wait(1);
    EXPECT_EQ(count(session, "match:found"), 1);
    wait(10'000);
    EXPECT_EQ(count(session, "game:start"), 1);
}

TEST_F(LobbyTest, RankedGamesNeedAnAccount) {
    EXPECT_EQ(code(ask(come(), R"({"type":"match:queue","mode":"ranked"})")), "ERR_ACCOUNT");
}

TEST_F(LobbyTest, AfterARestartRoomsAndSeatsAreThere) {
    const SessionId session = come();
    const std::string room = new_room(session, R"(,"start":true)");
    wait(8'000);
    ASSERT_EQ(lobby.games(), 1u);
    SeededRandom other{8};
    Lobby next(settings, store, other);
    for (const auto& [id, kept] : store.rooms)
        EXPECT_TRUE(next.restore(kept.first, kept.second, now));
    EXPECT_EQ(next.games(), 1u);
    Effects out;
    next.opened(1, "127.0.0.1", now);
    next.received(1,
                  R"({"type":"hello","id":"1","version":1,"token":")" +
                      me[session]["token"].get<std::string>() + R"("})",
                  now, out);
    const formats::Json hello = *formats::json_from(out.messages.front().message.text());
    EXPECT_EQ(hello["rooms"], formats::Json::array({room}));
    EXPECT_NE(hello["epoch"], me[session]["epoch"]);
}

TEST_F(LobbyTest, WhatCouldNotBeWrittenHasNotHappened) {
    const SessionId session = come();
    const std::string room = new_room(session, R"(,"start":true,"bots":"easy")");
    const std::string about = R"("room":")" + room + "\"";
    const MemoryStore before = store;
    ask(session, R"({"type":"room:leave",)" + about + "}");
    const RoomId id = before.rooms.begin()->first;
    Effects out;
    const auto& kept = before.rooms.at(id);
    lobby.reinstate(id, &kept.first, kept.second, now, out);
    EXPECT_EQ(ask(session, R"({"type":"room:join",)" + about + "}")["type"], "ok");
}

TEST_F(LobbyTest, ARoomThatWasNeverWrittenIsGone) {
    const SessionId session = come();
    const std::string room = new_room(session);
    Effects out;
    lobby.reinstate(lobby.last_room(), nullptr, {}, now, out);
    EXPECT_EQ(lobby.rooms(), 0u);
    EXPECT_EQ(code(ask(session, R"({"type":"room:state","room":")" + room + R"("})")),
              "ERR_NO_ROOM");
}

TEST_F(LobbyTest, WhileNothingCanBeWrittenMovesAreRefusedAndClocksStand) {
    const SessionId session = come();
    new_room(session, R"(,"start":true)");
    lobby.storage_works(false);
    EXPECT_EQ(code(ask(session, R"({"type":"room:create"})")), "ERR_STORAGE");
    const std::size_t written = store.rooms.begin()->second.second.size();
    wait(60'000);
    EXPECT_EQ(store.rooms.begin()->second.second.size(), written);
    lobby.storage_works(true);
    wait(10'000);
    EXPECT_GT(store.rooms.begin()->second.second.size(), written);
}

TEST_F(LobbyTest, ADesertedRoomIsClosed) {
    const SessionId session = come();
    const std::string room = new_room(session);
    Effects out;
    lobby.closed(session, now, out);
    first_to(session, out);
    wait(59'999);
    EXPECT_EQ(lobby.rooms(), 1u);
    wait(1);
    EXPECT_EQ(lobby.rooms(), 0u);
    EXPECT_TRUE(store.rooms.empty());
}

}  // namespace
}  // namespace croupier::online

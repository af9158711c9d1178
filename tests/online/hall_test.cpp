// The hall: greetings, limits, the agenda, restarts, and what could not be written.
#include "tests/online/hall_support.h"
#include "tests/support/rules.h"

namespace croupier::online {
namespace {

using test::Book;
using test::HallFixture;

class HallTest : public HallFixture {};

TEST_F(HallTest, WhoDoesNotSayHelloHasToLeave) {
    hall.opened(9, "127.0.0.1", now);
    wait(4'999);
    EXPECT_TRUE(hung_up.empty());
    wait(1);
    EXPECT_EQ(hung_up, std::vector<SessionId>{9});
}

TEST_F(HallTest, TenRequestsASecondAndTwoPlays) {
    RULE("B-090");
    const SessionId session = come();
    const auto asked = [&](const std::string& text, int seconds) {
        int allowed = 0;
        for (int i = 0; i < seconds * 50; ++i, now += 20)
            allowed += code(ask(session, text)) != "ERR_RATE" ? 1 : 0;
        return allowed;
    };
    settings.patience = 1'000'000;
    wait(10'000);
    const int pings = asked(R"({"type":"ping"})", 10);
    EXPECT_GE(pings, 10 * 10);
    EXPECT_LE(pings, 10 * 10 + 20);
    wait(10'000);
    const int plays = asked(R"({"type":"game:play","room":"X","turn":1,"card":"QH"})", 10);
    EXPECT_GE(plays, 2 * 10);
    EXPECT_LE(plays, 2 * 10 + 4);
}

TEST_F(HallTest, WhoDoesNotStopHasToLeave) {
    const SessionId session = come();
    for (int i = 0; i < 100; ++i) ask(session, R"({"type":"ping"})");
    EXPECT_FALSE(hung_up.empty());
}

TEST_F(HallTest, ATokenBringsBackTheSamePlayer) {
    const SessionId first = come(R"(,"name":"Deniz")");
    const std::string token = me[first]["token"];
    const SessionId second = come(R"(,"token":")" + token + "\"");
    EXPECT_EQ(me[second]["player"], me[first]["player"]);
    EXPECT_EQ(hung_up, std::vector<SessionId>{first});
    const std::string wrong = token.substr(0, token.size() - 1) + (token.back() == '0' ? "1" : "0");
    EXPECT_EQ(code(me[come(R"(,"token":")" + wrong + "\"")]), "ERR_TOKEN");
}

TEST_F(HallTest, AHouseholdOfFourPlaysUndisturbedAndAFloodOfGuestsDoesNot) {
    for (int i = 0; i < 4; ++i) EXPECT_EQ(me[come()]["type"], "ok");
    int guests = 4;
    while (me[come()]["type"] == "ok" && guests < 1000) ++guests;
    EXPECT_LE(guests, 50);
}

TEST_F(HallTest, RoomCodesCannotBeGuessedForLong) {
    const SessionId session = come();
    int tries = 0;
    while (code(ask(session, R"({"type":"room:join","room":"AAAAAAAA"})")) == "ERR_NO_ROOM" &&
           tries < 1000) {
        ++tries;
        now += 200;
    }
    EXPECT_LE(tries, 40);
}

TEST_F(HallTest, APlayerHasFewRooms) {
    const SessionId session = come();
    for (int i = 0; i < 4; ++i) EXPECT_NE(new_room(session), "");
    EXPECT_EQ(code(ask(session, R"({"type":"room:create"})")), "ERR_TOO_MANY_ROOMS");
}

TEST_F(HallTest, FourPeopleStartAGame) {
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
    EXPECT_EQ(hall.games(), 1u);
}

TEST_F(HallTest, AMovePutsTheClockOfItsRoomOff) {
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
            heard[session].rbegin(), heard[session].rend(),
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

TEST_F(HallTest, AQuickGameIsFilledWithBotsAfterAWhile) {
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

TEST_F(HallTest, RankedGamesNeedAnAccount) {
    EXPECT_EQ(code(ask(come(), R"({"type":"match:queue","mode":"ranked"})")), "ERR_ACCOUNT");
}

TEST_F(HallTest, AfterARestartRoomsAndSeatsAreThere) {
    const SessionId session = come();
    const std::string room = new_room(session, R"(,"start":true)");
    wait(8'000);
    ASSERT_EQ(hall.games(), 1u);
    SeededRandom other{8};
    Hall next(settings, book, other);
    for (const auto& [id, kept] : book.rooms)
        EXPECT_TRUE(next.restore(kept.first, kept.second, now));
    EXPECT_EQ(next.games(), 1u);
    Effects out;
    next.opened(1, "127.0.0.1", now);
    next.heard(1,
               R"({"type":"hello","id":"1","version":1,"token":")" +
                   me[session]["token"].get<std::string>() + R"("})",
               now, out);
    const formats::Json hello = *formats::json_from(out.letters.front().letter.text());
    EXPECT_EQ(hello["rooms"], formats::Json::array({room}));
    EXPECT_NE(hello["epoch"], me[session]["epoch"]);
}

TEST_F(HallTest, WhatCouldNotBeWrittenHasNotHappened) {
    const SessionId session = come();
    const std::string room = new_room(session, R"(,"start":true,"bots":"easy")");
    const std::string about = R"("room":")" + room + "\"";
    const Book before = book;
    ask(session, R"({"type":"room:leave",)" + about + "}");
    const RoomId id = before.rooms.begin()->first;
    Effects out;
    const auto& kept = before.rooms.at(id);
    hall.reinstate(id, &kept.first, kept.second, now, out);
    EXPECT_EQ(ask(session, R"({"type":"room:join",)" + about + "}")["type"], "ok");
}

TEST_F(HallTest, ARoomThatWasNeverWrittenIsGone) {
    const SessionId session = come();
    const std::string room = new_room(session);
    Effects out;
    hall.reinstate(hall.last_room(), nullptr, {}, now, out);
    EXPECT_EQ(hall.rooms(), 0u);
    EXPECT_EQ(code(ask(session, R"({"type":"room:state","room":")" + room + R"("})")),
              "ERR_NO_ROOM");
}

TEST_F(HallTest, WhileNothingCanBeWrittenMovesAreRefusedAndClocksStand) {
    const SessionId session = come();
    new_room(session, R"(,"start":true)");
    hall.storage_works(false);
    EXPECT_EQ(code(ask(session, R"({"type":"room:create"})")), "ERR_STORAGE");
    const std::size_t written = book.rooms.begin()->second.second.size();
    wait(60'000);
    EXPECT_EQ(book.rooms.begin()->second.second.size(), written);
    hall.storage_works(true);
    wait(10'000);
    EXPECT_GT(book.rooms.begin()->second.second.size(), written);
}

TEST_F(HallTest, ADesertedRoomIsClosed) {
    const SessionId session = come();
    const std::string room = new_room(session);
    Effects out;
    hall.closed(session, now, out);
    first_to(session, out);
    wait(59'999);
    EXPECT_EQ(hall.rooms(), 1u);
    wait(1);
    EXPECT_EQ(hall.rooms(), 0u);
    EXPECT_TRUE(book.rooms.empty());
}

}  // namespace
}  // namespace croupier::online

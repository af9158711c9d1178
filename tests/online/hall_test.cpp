// The hall: greetings, limits, the agenda, restarts, and what could not be written.
#include "online/hall.h"

#include <gtest/gtest.h>

#include "formats/json.h"
#include "tests/support/rules.h"

namespace croupier::online {
namespace {

// What was written, as a store would give it back.
class Book final : public Archive {
public:
    std::optional<Player> player(std::string_view id) override { return find(players, id); }
    std::optional<Player> account(std::string_view name) override {
        for (const auto& [id, player] : players)
            if (player.account() && player.name == name) return player;
        return std::nullopt;
    }
    std::optional<Token> token(std::string_view id) override { return find(tokens, id); }

    void write(const Deeds& deeds) {
        for (const Deed& deed : deeds) std::visit([this](const auto& it) { keep(it); }, deed);
    }

    std::map<std::string, Player, std::less<>> players;
    std::map<std::string, Token, std::less<>> tokens;
    std::map<RoomId, std::pair<RoomOpened, std::vector<RoomEntry>>> rooms;

private:
    template <class Kept>
    static std::optional<Kept> find(const std::map<std::string, Kept, std::less<>>& map,
                                    std::string_view id) {
        const auto found = map.find(id);
        return found == map.end() ? std::nullopt : std::optional(found->second);
    }
    void keep(const PlayerKept& it) { players[it.player.id] = it.player; }
    void keep(const PlayerForgotten& it) { players.erase(it.player); }
    void keep(const TokenKept& it) { tokens[it.token.id] = it.token; }
    void keep(const TokenRevoked& it) { tokens.erase(it.id); }
    void keep(const RoomOpened& it) { rooms[it.room].first = it; }
    void keep(const RoomEntry& it) { rooms[it.room].second.push_back(it); }
    void keep(const RoomClosed& it) { rooms.erase(it.room); }
    void keep(const MatchKept&) {}
};

class HallTest : public testing::Test {
protected:
    SessionId come(const std::string& words = "") {
        hall.opened(++last, "127.0.0.1", now);
        me[last] = ask(last, R"({"type":"hello","version":1)" + words + "}");
        return last;
    }
    Json ask(SessionId session, std::string text) {
        text.insert(text.size() - 1, R"(,"id":"x")");
        return say(session, text);
    }
    // The answer, which is the first thing that is said to the session.
    Json say(SessionId session, const std::string& text) {
        Effects out;
        hall.heard(session, text, now, out);
        return first_to(session, out);
    }
    Json first_to(SessionId session, Effects& out) {
        book.write(out.deeds);
        hung_up.insert(hung_up.end(), out.hang_ups.begin(), out.hang_ups.end());
        Json answer;
        for (const Envelope& envelope : out.letters) {
            const Json message = *json_from(envelope.letter.text());
            if (envelope.to == session && answer.is_null()) answer = message;
            heard[envelope.to].push_back(message);
        }
        return answer;
    }
    void tick() {
        Effects out;
        hall.tick(now, out);
        first_to(0, out);
    }
    void wait(Time time) {
        for (const Time end = now + time; now < end;) {
            now = std::min(end, std::max(now + 1, hall.deadline().value_or(end)));
            tick();
        }
    }
    std::string code(const Json& answer) { return answer.value("code", ""); }
    std::string new_room(SessionId session, const std::string& words = "") {
        return ask(session, R"({"type":"room:create")" + words + "}").value("room", "");
    }
    int count(SessionId session, std::string_view type) {
        return static_cast<int>(std::ranges::count_if(
            heard[session], [&](const Json& message) { return message["type"] == type; }));
    }

    HallSettings settings;
    Book book;
    SeededRandom random{7};
    Hall hall{settings, book, random};
    SessionId last = 0;
    Time now = 1'000'000;
    std::map<SessionId, Json> me;
    std::map<SessionId, std::vector<Json>> heard;
    std::vector<SessionId> hung_up;
};

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
    const auto about = [&](const std::string& type) {
        return R"({"type":")" + type + R"(","room":")" + room + R"("})";
    };
    std::vector<SessionId> all{host};
    for (int i = 0; i < 3; ++i) {
        all.push_back(come());
        EXPECT_EQ(ask(all.back(), about("room:join"))["type"], "ok");
    }
    EXPECT_EQ(code(ask(come(), about("room:join"))), "ERR_FULL");
    for (int i = 0; i < 3; ++i) ask(all[static_cast<std::size_t>(i)], about("room:ready"));
    EXPECT_EQ(count(host, "game:commit"), 0);
    ask(all[3], about("room:ready"));
    EXPECT_EQ(count(host, "game:commit"), 1);
    wait(6'000);
    EXPECT_EQ(count(host, "game:start"), 1);
    EXPECT_EQ(hall.games(), 1u);
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
    const Json hello = *json_from(out.letters.front().letter.text());
    EXPECT_EQ(hello["rooms"], Json::array({room}));
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

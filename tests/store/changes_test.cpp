// Every change comes back as it was written, also from a file opened anew.
#include <gtest/gtest.h>

#include "croupier/store/sqlite_connection.h"
#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

const Player guest = player("k3v9w2m4qx", "Ayşe");
const Player champion{.id = "champion00",
                      .name = "Işık",
                      .password_hash = "$argon2id$…",
                      .rating = 1534,
                      .games = 40,
                      .created = 1,
                      .seen = 2};

class StoredChanges : public testing::TestWithParam<bool> {
protected:
    // Written, then read beside the writing or after opening anew.
    Store& after(const online::Changes& changes) {
        EXPECT_EQ(store_->write(changes), std::nullopt);
        if (GetParam()) {
            store_.reset();
            store_ = opened(folder_.file("a.db"));
        }
        return *store_;
    }
    std::int64_t count(const std::string& table) const {
        Connection connection;
        EXPECT_EQ(connection.open(folder_.file("a.db"), SQLITE_OPEN_READONLY), SQLITE_OK);
        return connection.number(("SELECT count(*) FROM " + table).c_str());
    }

private:
    Folder folder_;
    std::unique_ptr<Store> store_ = opened(folder_.file("a.db"));
};

INSTANTIATE_TEST_SUITE_P(Beside, StoredChanges, testing::Values(false));
INSTANTIATE_TEST_SUITE_P(OpenedAnew, StoredChanges, testing::Values(true));

TEST_P(StoredChanges, AnEmptyStoreHasNothing) {
    Store& store = after({});
    EXPECT_FALSE(store.player("nobody"));
    EXPECT_FALSE(store.account("nobody"));
    EXPECT_FALSE(store.token("none"));
    EXPECT_FALSE(store.match("none"));
    EXPECT_TRUE(rooms_of(store).empty());
    EXPECT_EQ(store.last_room(), 0U);
    EXPECT_TRUE(store.leaders(10).empty());
    EXPECT_TRUE(store.matches_of("nobody", 10).empty());
}

TEST_P(StoredChanges, APlayerIsKeptAndChanged) {
    EXPECT_EQ(after({PlayerKept{guest}}).player(guest.id), guest);
    Player changed = champion;
    changed.id = guest.id;
    changed.banned = true;
    EXPECT_EQ(after({PlayerKept{changed}}).player(guest.id), changed);
}

TEST_P(StoredChanges, AnAccountIsFoundByANameThatLooksTheSame) {
    Store& store = after({PlayerKept{guest}, PlayerKept{champion}});
    for (const char* name : {"Işık", "IŞIK", "ışık", "isik"})
        EXPECT_EQ(store.account(name), champion) << name;
    EXPECT_FALSE(store.account("Isi"));
    EXPECT_FALSE(store.account("Ayşe")) << "a guest has no account";
}

TEST_P(StoredChanges, ATokenIsKeptAndRevoked) {
    Token token{.id = "m2x8c4t7ap", .player = guest.id, .secret_hash = {}, .created = 9};
    for (std::size_t i = 0; i < token.secret_hash.size(); ++i)
        token.secret_hash[i] = static_cast<std::uint8_t>(i * 37);
    EXPECT_EQ(after({TokenKept{token}}).token(token.id), token);
    EXPECT_FALSE(after({TokenRevoked{token.id}}).token(token.id));
}

TEST_P(StoredChanges, AForgottenPlayerLeavesGamesWithoutAName) {
    MatchKept kept = match("m1");
    kept.seats[2].player = champion.id;
    kept.seats[2].name = champion.name;
    Store& store = after({PlayerKept{champion}, token("t1", champion.id), token("t2", guest.id),
                          MatchKept{kept}, PlayerForgotten{champion.id}});
    EXPECT_FALSE(store.player(champion.id));
    EXPECT_FALSE(store.account(champion.name));
    EXPECT_FALSE(store.token("t1"));
    EXPECT_TRUE(store.token("t2"));
    kept.seats[2].name = "";
    EXPECT_EQ(store.match("m1"), kept);
}

TEST_P(StoredChanges, RoomsComeInOrderWithTheirEntries) {
    const std::string odd("a\0ü\xff\n", 6);
    Store& store = after({RoomOpened{room(1)}, RoomOpened{room(2)}, RoomEntry{entry(2, 1, odd)},
                          RoomEntry{entry(1, 1)}, RoomEntry{entry(2, 2, "")}, RoomOpened{room(9)}});
    const auto rooms = rooms_of(store);
    ASSERT_EQ(rooms.size(), 3U);
    EXPECT_EQ(rooms[0].opened.code, "CODE1");
    EXPECT_EQ(rooms[0].opened.at, 1001);
    EXPECT_EQ(rooms[0].entries.size(), 1U);
    ASSERT_EQ(rooms[1].entries.size(), 2U);
    EXPECT_EQ(rooms[1].entries[0].text, odd);
    EXPECT_EQ(rooms[1].entries[0].room, 2U);
    EXPECT_EQ(rooms[1].entries[1].number, 2);
    EXPECT_EQ(rooms[1].entries[1].at, 2002);
    EXPECT_EQ(rooms[1].entries[1].text, "");
    EXPECT_TRUE(rooms[2].entries.empty());
}

TEST_P(StoredChanges, AClosedRoomIsGoneButItsNumberIsNotUsedAgain) {
    Store& store = after({RoomOpened{room(7)}, RoomEntry{entry(7, 1)}, RoomClosed{7, 3000}});
    EXPECT_TRUE(rooms_of(store).empty());
    EXPECT_EQ(store.last_room(), 7U);
    EXPECT_TRUE(store.write(std::vector<Change>{RoomEntry{entry(7, 2)}}));
    EXPECT_FALSE(store.write(std::vector<Change>{RoomOpened{8, "CODE7", 0}})) << "its code may be";
}

TEST_P(StoredChanges, WhatClosedRoomsHaveWrittenDoesNotPileUp) {
    Store& store = after({RoomOpened{room(1)}, RoomEntry{entry(1, 1)}});
    for (RoomId id = 2; id < 200; ++id) {
        std::vector<Change> game{RoomOpened{room(id)}};
        for (int number = 1; number <= 60; ++number) game.emplace_back(entry(id, number));
        game.emplace_back(RoomClosed{id, 0});
        ASSERT_FALSE(store.write(game));
    }
    ASSERT_FALSE(store.write(std::vector<Change>{RoomEntry{entry(1, 2)}}));
    EXPECT_EQ(rooms_of(store).at(0).entries.size(), 2U);
    EXPECT_LT(count("entries"), 400);
}

TEST_P(StoredChanges, ARenewedRoomBeginsWithItsNextEntry) {
    Store& store = after({RoomOpened{room(1)}, RoomEntry{entry(1, 1)}, RoomEntry{entry(1, 2)}});
    EXPECT_TRUE(store.write(std::vector<Change>{RoomRenewed{1, 2}})) << "an entry would be lost";
    EXPECT_TRUE(store.write(std::vector<Change>{RoomRenewed{5, 1}})) << "no such room";
    ASSERT_FALSE(
        store.write(std::vector<Change>{RoomRenewed{1, 3}, RoomEntry{entry(1, 3, "open")}}));
    EXPECT_TRUE(store.write(std::vector<Change>{RoomEntry{entry(1, 1)}}));
    const auto rooms = rooms_of(store);
    ASSERT_EQ(rooms.size(), 1U);
    EXPECT_EQ(rooms[0].opened.at, 1001);
    ASSERT_EQ(rooms[0].entries.size(), 1U);
    EXPECT_EQ(rooms[0].entries[0].number, 3);
    EXPECT_EQ(rooms[0].entries[0].text, "open");
}

TEST_P(StoredChanges, ATableThatPlaysForDaysDoesNotGrow) {
    Store& store = after({RoomOpened{room(1)}, RoomOpened{room(2)}, RoomEntry{entry(2, 1)}});
    int number = 0;
    for (int game = 0; game < 200; ++game) {
        std::vector<Change> written{RoomRenewed{1, number + 1}};
        for (int i = 0; i < 80; ++i) written.emplace_back(entry(1, ++number));
        ASSERT_FALSE(store.write(written));
    }
    EXPECT_EQ(rooms_of(store).at(0).entries.size(), 80U);
    EXPECT_EQ(rooms_of(store).at(1).entries.size(), 1U);
    EXPECT_LT(count("entries"), 500);
}

TEST_P(StoredChanges, AMatchIsKeptWhole) {
    EXPECT_EQ(after({MatchKept{match("m1")}}).match("m1"), match("m1"));
}

TEST_P(StoredChanges, AHistoryBeginsWithTheLatestMatch) {
    Store& store = after(
        {MatchKept{match("m1", 500)}, MatchKept{match("m3", 900)}, MatchKept{match("m2", 700)}});
    const auto history = store.matches_of("player3", 2);
    ASSERT_EQ(history.size(), 2U);
    EXPECT_EQ(history[0].id, "m3");
    EXPECT_EQ(history[0].ended, 900);
    EXPECT_TRUE(history[0].rated);
    EXPECT_EQ(history[0].total, 30);
    EXPECT_EQ(history[0].rank, 4);
    EXPECT_EQ(history[0].rating, 1203);
    EXPECT_EQ(history[0].change, -8);
    EXPECT_EQ(history[1].id, "m2");
}

TEST_P(StoredChanges, LeadersAreAccountsWithRatedGames) {
    Player second = champion, idle = champion, banned = champion;
    second.id = second.name = "second";
    second.rating = 1300;
    idle.id = idle.name = "idle";
    idle.games = 0;
    banned.id = banned.name = "banned";
    banned.banned = true;
    Player strong_guest = guest;
    strong_guest.rating = 2000;
    strong_guest.games = 3;
    Store& store = after({PlayerKept{second}, PlayerKept{champion}, PlayerKept{idle},
                          PlayerKept{banned}, PlayerKept{strong_guest}});
    EXPECT_EQ(store.leaders(10), (std::vector{champion, second}));
    EXPECT_EQ(store.leaders(1), std::vector{champion});
}

}  // namespace
}  // namespace croupier::store

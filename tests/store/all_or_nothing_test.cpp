// A commit with one change that cannot be leaves nothing behind.
#include <gtest/gtest.h>

#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

class AllOrNothing : public testing::Test {
protected:
    // The refusal of changes that end in a bad one, after a good one that must not stay.
    std::string refused(const Change& bad) {
        const std::vector<Change> changes{token("witness"), bad};
        const auto sentence = store->write(changes);
        EXPECT_FALSE(store->token("witness"));
        return sentence.value_or("");
    }
    void SetUp() override {
        const std::vector<Change> changes{RoomOpened{room(1)}, RoomEntry{entry(1, 1)},
                                          PlayerKept{player("a", "Ann", "x")},
                                          MatchKept{match("m1")}};
        ASSERT_EQ(store->write(changes), std::nullopt);
    }
    Folder folder;
    std::unique_ptr<Store> store = opened(folder.file("a.db"));
};

TEST_F(AllOrNothing, AnEntryMustBeTheNextOfAnOpenRoom) {
    const std::string not_next = "Room 1 is not open, or entry 3 is not its next one.";
    EXPECT_EQ(refused(RoomEntry{entry(1, 3)}), not_next);
    for (const auto& wrong : {entry(1, 1), entry(1, 0), entry(1, -1), entry(2, 1), entry(2, 2)})
        EXPECT_NE(refused(RoomEntry{wrong}), "") << wrong.room << " " << wrong.number;
    EXPECT_EQ(rooms_of(*store).at(0).entries.size(), 1U);
    EXPECT_FALSE(store->write(std::vector<Change>{RoomEntry{entry(1, 2)}}));
}

TEST_F(AllOrNothing, TheNextEntryIsTheSameAfterARefusal) {
    const Change bad{MatchKept{match("m1")}};
    EXPECT_TRUE(
        store->write(std::vector<Change>{RoomEntry{entry(1, 2)}, RoomEntry{entry(1, 3)}, bad}));
    EXPECT_TRUE(store->write(std::vector<Change>{RoomClosed{1, 0}, bad}));
    EXPECT_FALSE(store->write(std::vector<Change>{RoomEntry{entry(1, 2)}}));
    EXPECT_TRUE(
        store->write(std::vector<Change>{RoomOpened{room(2)}, RoomEntry{entry(2, 1)}, bad}));
    EXPECT_TRUE(store->write(std::vector<Change>{RoomEntry{entry(2, 1)}})) << "it was never opened";
}

TEST_F(AllOrNothing, ANameBelongsToOneAccount) {
    EXPECT_EQ(refused(PlayerKept{player("b", "ANN", "y")}),
              "The name ANN belongs to another account.");
    EXPECT_FALSE(store->write(std::vector<Change>{PlayerKept{player("b", "ANN")}}))
        << "a guest may have it";
}

TEST_F(AllOrNothing, ARoomAndAMatchAreThereOnce) {
    EXPECT_NE(refused(RoomOpened{1, "OTHER", 0}), "");
    EXPECT_NE(refused(RoomOpened{2, "CODE1", 0}), "");
    EXPECT_EQ(refused(MatchKept{match("m1")}), "Match m1 is kept already.");
}

}  // namespace
}  // namespace croupier::store

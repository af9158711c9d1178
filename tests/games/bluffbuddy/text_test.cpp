// BluffBuddy: moves and positions as text.
#include <map>
#include <set>

#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view hands = " | h1: QH 2C | h2: 3C 4C | h3: 6C 8C | h4: 9C TC";

bool reads(std::string_view piles) {
    return bool(position_from<BluffBuddy>("bluffbuddy starter=1 | " + std::string(piles)));
}

}  // namespace

TEST(BluffBuddyText, ACardIsNamedByRankAndSuit) {
    RULE("B-017");
    std::set<std::string> names;
    for (char rank : std::string_view("23456789TJQKA"))
        for (char suit : std::string_view("HDCS")) {
            const std::string name{rank, suit};
            const auto card = card_from(name);
            ASSERT_TRUE(card) << name;
            EXPECT_EQ(to_text(*card), name);
            names.insert(to_text(*card));
        }
    EXPECT_EQ(names.size(), 52u);
}

TEST(BluffBuddyText, TheZonesAreDeckHandsCentrePoolAndSlots) {
    RULE("B-018");
    std::map<Role, std::vector<std::string>> zones;
    for (const PileInfo& info : BluffBuddy::layout) zones[info.role].emplace_back(info.name);
    EXPECT_EQ(zones,
              (std::map<Role, std::vector<std::string>>{{Role::stock, {"deck"}},
                                                        {Role::hand, {"h1", "h2", "h3", "h4"}},
                                                        {Role::centre, {"c1", "c2", "c3", "c4"}},
                                                        {Role::pool, {"pool"}},
                                                        {Role::slot, {"s1", "s2", "s3", "s4"}}}));
    for (int s = 0; s < 4; ++s)
        EXPECT_EQ(BluffBuddy::layout[static_cast<std::size_t>(BluffBuddy::first_hand + s)].owner,
                  seat(s));
}

TEST(BluffBuddyText, AMoveNamesCardSourceAndRecipient) {
    RULE("BD-01", "BD-06");
    const BluffBuddy state = at<BluffBuddy>("starter=1 | c2: QS" + std::string(hands));
    EXPECT_EQ(*move_from(state, "QH c2 >3"),
              lay(*card_from("QH"), BluffBuddy::first_centre + 1, BluffBuddy::first_slot + 2));
    EXPECT_EQ(*move_from(state, "QH pool >1"),
              lay(*card_from("QH"), BluffBuddy::pool_place, BluffBuddy::first_slot));
    for (const char* text :
         {"QH c2 >3", "QH pool >1", "QH s4 >4", "QH -", "QH", "QH c1", "QH >2", "timeout"}) {
        const Result<Move> move = move_from(state, text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(to_text(state, *move), text);
    }
}

TEST(BluffBuddyText, WhatIsNoMoveIsNotRead) {
    RULE("BD-01");
    const BluffBuddy state = at<BluffBuddy>("starter=1 | c2: QS" + std::string(hands));
    for (const char* text : {"", "1", "QX", "QH t1", "QH - >1", "QH c1 c2", "QH >1 >2", "QH >", "s",
                             "QH c12", "QH hand"})
        EXPECT_FALSE(move_from(state, text)) << text;
}

TEST(BluffBuddyText, SealsAndBegunPlaysAreMarksOfTheirPiles) {
    RULE("B-033", "BD-30", "BD-09");
    for (const char* text :
         {"bluffbuddy starter=1 | c1: QS | c2: QD | h1=QH: QH 2C | h2: 3C 4C | h3: 6C 8C | h4: 9C "
          "TC",
          "bluffbuddy starter=1 | c1: QS | s2=sealed2: 7S 7H 7D 7C | h1=QH-c1: QH 2C | h2: 3C 4C | "
          "h3: 6C 8C | h4: 9C TC",
          "bluffbuddy seals=part starter=1 | c1: QS | s4: QD QC | h1=QH>3: QH 2C | h2: 3C 4C | "
          "h3: 6C 8C | h4: 9C TC"}) {
        const Result<BluffBuddy> state = position_from<BluffBuddy>(text);
        ASSERT_TRUE(state) << state.error().sentence << "\n" << text;
        EXPECT_EQ(to_text(*state), text);
    }
}

TEST(BluffBuddyText, ImpossibleTablesAreRefused) {
    RULE("BD-38", "B-021", "B-033");
    EXPECT_TRUE(reads("h1: 2C | h2: 3C | h3: 4C | h4: 5C"));
    EXPECT_FALSE(reads("h1: 2C 2D | h2: 3C | h3: 4C | h4: 5C")) << "the starter has played least";
    EXPECT_TRUE(reads("h1: 2C | h2: 3C 3D | h3: 4C 4D | h4: 5C"));
    EXPECT_FALSE(reads("h1: 2C | h2: 3C | h3: 4C | h4: 5C 5D")) << "the others come before";
    EXPECT_FALSE(reads("h1: 2C | h2: 3C 3D 3H | h3: 4C 4D | h4: 5C"));
    EXPECT_FALSE(reads("h1: 2C 2D 2H 2S 6C | h2: 3C | h3: 4C | h4: 5C"));
    EXPECT_FALSE(reads("deck: 6C 6D | h1: 2C | h2: 3C | h3: 4C | h4: 5C"));
    EXPECT_FALSE(reads("deck: 6C 6D 6H 6S")) << "the next round would have been dealt";
    EXPECT_FALSE(reads("c1: 6C 6D | h1: 2C | h2: 3C | h3: 4C | h4: 5C"));
}

TEST(BluffBuddyText, ImpossibleMarksAreRefused) {
    RULE("BD-30", "B-033");
    for (const char* slot : {"s2=sealed3: 7S 7H", "s2=sealed0: 7S 7H", "s2=sealed: 7S 7H",
                             "s2=closed: 7S 7H", "c1=sealed1: 7S"})
        EXPECT_FALSE(reads(slot + std::string(hands))) << slot;
    const auto with_first = [](std::string_view hand) {
        return reads("c1: QS | c2: 7D | " + std::string(hand) +
                     " | h2: 3C 4C | h3: 6C 8C | h4: 9C TC");
    };
    EXPECT_TRUE(with_first("h1=QH-c1: QH 2C"));
    EXPECT_FALSE(with_first("h1=QH-c2: QH 2C")) << "c2 shows a seven";
    EXPECT_FALSE(with_first("h1=QD: QH 2C")) << "not in the hand";
    EXPECT_FALSE(with_first("h1=QH-c7: QH 2C"));
    EXPECT_FALSE(with_first("h1=QH>5: QH 2C"));
    EXPECT_FALSE(reads("c1: QS | h1: QH 2C | h2=3C: 3C 4C | h3: 6C 8C | h4: 9C TC"))
        << "not to act";
}

}  // namespace croupier::test

// BluffBuddy: after the end it is told what a good memory would have known.
#include "croupier/engine/games/bluffbuddy/report.h"

#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

MemoryReport report_of(std::string_view position, std::string_view line) {
    const auto start = at<BluffBuddy>(position);
    const auto moves = line_from(start, line);
    EXPECT_TRUE(moves) << line;
    return memory_report(start, *moves);
}

Words texts(const std::vector<Card>& cards) {
    Words words;
    for (Card card : cards) words.push_back(to_text(card));
    return words;
}

Words names(const std::vector<int>& places) {
    Words words;
    for (int place : places)
        words.emplace_back(BluffBuddy::layout[static_cast<std::size_t>(place)].name);
    return words;
}

constexpr std::string_view report_of_a_dump =
    "starter=1 | pool: 7D | s2=sealed6: 9D 9C JS JH JD JC 7S 7H "
    "| s3: 4C 4D | h1: 7C 2C | h2: 3C 3D "
    "| h3: 6C 6D | h4: 8C 8D";

}  // namespace

TEST(BluffBuddyReport, WhatWasCoveredInTheGameIsRememberedDownToTheBase) {
    RULE("BT-32");
    const MemoryReport report = report_of("starter=1 | c1: QS | c2: 7D | pool: 5H | h1: QH 2S "
                                          "| h2: 6H 7S | h3: 4H 3S | h4: 7H 9S",
                                          "QH c1 >2, 7H c2 >2, 4H -, 6H -");
    ASSERT_EQ(report.turns.size(), 4u);
    EXPECT_TRUE(report.turns[1].slots[1].covered.empty());
    EXPECT_EQ(report.turns[1].slots[1].points, 30);
    EXPECT_EQ(texts(report.turns[2].slots[1].covered), (Words{"QS", "QH"}));
    EXPECT_EQ(report.turns[2].slots[1].points, 44);
    EXPECT_EQ(texts(report.turns[3].pool), (Words{"5H"}));
    EXPECT_EQ(report.turns[3].seat, 1);
}

TEST(BluffBuddyReport, ACardThatNobodySawStaysBlank) {
    const MemoryReport report = report_of(report_of_a_dump, "2C -");
    EXPECT_EQ(texts(report.turns[0].slots[1].covered), (Words{"??", "??", "??", "??", "??", "??"}));
}

TEST(BluffBuddyReport, AMemoryPenaltyNamesTheSlotThatWasSealed) {
    RULE("BT-32", "B-055", "BD-39");
    for (const char* line : {"7C s2 >3", "7C, 7C s2 >3"}) {
        const MemoryReport report = report_of(report_of_a_dump, line);
        ASSERT_EQ(report.turns.size(), 1u) << line;  // a choice is a part of its turn
        const TurnMemory& turn = report.turns[0];
        EXPECT_EQ(turn.result, PlayResult::memory_penalty);
        EXPECT_EQ(to_text(at<BluffBuddy>(report_of_a_dump), turn.move), "7C s2 >3");
        EXPECT_TRUE(turn.slots[1].sealed);
        EXPECT_EQ(names(turn.hand[0].matches), (Words{"pool", "s2"}));
        EXPECT_EQ(names(turn.hand[0].sealed), (Words{"s2"}));
        EXPECT_FALSE(turn.late);
    }
}

TEST(BluffBuddyReport, ATimeoutIsTheDiscardThatItCameTo) {
    const MemoryReport report = report_of(report_of_a_dump, "timeout");
    EXPECT_EQ(to_text(at<BluffBuddy>(report_of_a_dump), report.turns[0].move), "2C -");
    EXPECT_TRUE(report.turns[0].late);
}

TEST(BluffBuddyReport, UnseenAreCardsOfOtherHandsAndTheDeck) {
    const MemoryReport report =
        report_of("starter=1 | deck: 9D 8S 8H 8D | c1: 9S | h1: 9H 2S | h2: 9C 7S | h3: 4H 3S "
                  "| h4: 6H 5S",
                  "2S -, 6H -, 4H -, 9C c1 >1, 9H s1 >1");
    EXPECT_EQ(report.turns[0].hand[0].unseen, 2);  // 9C and 9D
    EXPECT_EQ(report.turns[4].hand[0].unseen, 1);  // 9D
}

TEST(BluffBuddyReport, ASealIsBuiltByAPlayOrMadeByCoveringTheLastKey) {
    RULE("BT-14", "BT-19", "BD-39");
    const MemoryReport built = report_of("starter=1 | s2: 9D 9C JS JH JD | h1: JC 2S | h2: 6H 7S "
                                         "| h3: 4H 3S | h4: 5H 8S",
                                         "JC s2 >2");
    ASSERT_EQ(built.seals.size(), 1u);
    EXPECT_EQ(built.seals[0].turn, 0);
    EXPECT_EQ(built.seals[0].seat, 1);
    EXPECT_EQ(built.seals[0].rank, jack);
    EXPECT_EQ(texts(built.seals[0].cards), (Words{"9D", "9C", "JS", "JH", "JD", "JC"}));
    EXPECT_EQ(built.seals[0].covered, 2);
    EXPECT_TRUE(built.seals[0].built);
    EXPECT_FALSE(built.seals[0].forced);

    const MemoryReport covering = report_of("starter=3 | pool: QC QS | s2: QH QD | h1: 6H 2S "
                                            "| h2: 6D 7S | h3: 7C 3S | h4: 5H 8S",
                                            "3S -");
    ASSERT_EQ(covering.seals.size(), 1u);
    EXPECT_FALSE(covering.seals[0].built);
}

TEST(BluffBuddyReport, ASealIsForcedWhenEveryPlayMakesIt) {
    // The last key lies on the pool, and whatever is played covers it.
    const MemoryReport forced = report_of("starter=3 | pool: QC 2C QS | s2: QH QD | h1: 6H 2S "
                                          "| h2: 6D 7S | h3: 7C 3S | h4: 5H 8S",
                                          "3S -");
    ASSERT_EQ(forced.seals.size(), 1u);
    EXPECT_TRUE(forced.seals[0].forced);
    EXPECT_FALSE(forced.seals[0].built);

    // With a match at hand the pool can be left alone.
    const MemoryReport free = report_of("starter=3 | pool: QC 2C QS | c1: 7D | s2: QH QD "
                                        "| h1: 6H 2S | h2: 6D 7S | h3: 7C 3S | h4: 5H 8S",
                                        "3S -");
    ASSERT_EQ(free.seals.size(), 1u);
    EXPECT_FALSE(free.seals[0].forced);
}

}  // namespace croupier::test

// Cards: the seeds, which of them are accepted and that each gives one deal for ever.
#include <fstream>

#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

ParseCode fault_of(std::string_view deal_id) {
    const Result<DealId> id = deal_id_from(deal_id);
    EXPECT_FALSE(id) << deal_id;
    return id ? ParseCode::refused : id.error().code;
}

std::string position_of_number(std::uint64_t seed) {
    return opened(deal_match(DealId{"cards", {}, seed}))->position();
}

}  // namespace

TEST(CardsSeed, ANumberAndItsTextGiveTheSameDeal) {
    RULE("CT-03", "C-056", "CD-09");
    EXPECT_EQ(match_of("CA-42")->position(), position_of_number(42));
    EXPECT_NE(match_of("CA-42")->position(), position_of_number(43));
}

TEST(CardsSeed, ALeadingZeroIsRefused) {
    RULE("CT-03");
    EXPECT_EQ(fault_of("CA-042"), ParseCode::bad_number);
    EXPECT_FALSE(number_from("042", last_alea_deal));
    EXPECT_EQ(*number_from("42", last_alea_deal), 42u);
}

TEST(CardsSeed, ZeroAndWordsAreRefused) {
    RULE("CD-09");
    for (const char* seed : {"CA-0", "CA-", "CA-abc", "CA-4x", "CA-1.5", "CA--1", "CA-+1", "CA- 1"})
        EXPECT_EQ(fault_of(seed), ParseCode::bad_number) << seed;
    EXPECT_FALSE(numbered_deck("cards", 0));
}

TEST(CardsSeed, RunsFromOneToTwoToTheFiftyThirdMinusOne) {
    RULE("CD-09");
    EXPECT_TRUE(deal_id_from("CA-1"));
    EXPECT_TRUE(deal_id_from("CA-9007199254740991"));
    EXPECT_EQ(fault_of("CA-9007199254740992"), ParseCode::bad_number);
    EXPECT_TRUE(numbered_deck("cards", 9'007'199'254'740'991));
    EXPECT_FALSE(numbered_deck("cards", 9'007'199'254'740'992));
}

TEST(CardsSeed, LargeSeedsLoseNoDigit) {
    RULE("CT-02", "CD-09");
    EXPECT_NE(position_of_number(last_alea_deal), position_of_number(last_alea_deal - 1));
    EXPECT_NE(position_of_number(1'700'000'000'000), position_of_number(1'700'000'000'001));
    EXPECT_EQ(deal_id_from("CA-9007199254740991")->number, 9'007'199'254'740'991u);
}

TEST(CardsSeed, ANewGameMayTakeTheTimeInMillisecondsAsItsSeed) {
    RULE("C-054", "CT-22");
    const DealId now{"cards", {}, 1'700'000'000'000};
    EXPECT_EQ(to_text(now), "CA-1700000000000");
    EXPECT_EQ(match_of("CA-1700000000000")->position(), opened(deal_match(now))->position());
    EXPECT_NE(match_of("CA-1700000000000")->position(), match_of("CA-1700000000001")->position());
}

TEST(CardsSeed, ANewGameMayTakeAnySeedOfTheCertifiedList) {
    RULE("C-054");
    std::ifstream list(data_file("golden/cards_strict_winnable_seeds.txt"));
    int seeds = 0;
    for (std::string line; std::getline(list, line);) {
        if (line.starts_with('#')) continue;
        ++seeds;
        EXPECT_EQ(match_of("CA-" + line)->position(), position_of_number(std::stoull(line)));
    }
    EXPECT_EQ(seeds, 135);
}

TEST(CardsSeed, RetryDealsTheSameCardsAgainAndForgetsTheMoves) {
    RULE("C-055", "CT-22", "CD-06");
    const auto first = match_of("CA-42");
    const std::string start = first->position();
    play_all(*first, "3h 3h");
    EXPECT_NE(first->position(), start);
    const auto again = match_of("CA-42");
    EXPECT_EQ(again->position(), start);
    EXPECT_EQ(again->turns(), 0);
    EXPECT_EQ(again->undo_left(), 0);
    EXPECT_EQ(again->undo().refusal, Refusal::nothing_to_undo);
    EXPECT_EQ(again->redo().refusal, Refusal::nothing_to_redo);
    EXPECT_EQ(again->tally(), Tally{});
}

TEST(CardsSeed, TheSameSeedAndMovesGiveTheSameGame) {
    RULE("C-058");
    const auto one = match_of("CA-42"), other = match_of("CA-42");
    for (Match* match : {one.get(), other.get()}) play_all(*match, "34 4h 3h");
    EXPECT_EQ(one->position(), other->position());
    EXPECT_EQ(one->record(), other->record());
    EXPECT_EQ(one->position_hash(), other->position_hash());
}

TEST(CardsSeed, ThePrefixOfTheDealNamesTheStackRule) {
    RULE("CD-02");
    EXPECT_EQ(match_of("CA-42")->settings(), Settings{});
    EXPECT_EQ(match_of("CL-42")->settings(), (Settings{{"stacks", "free"}}));
    EXPECT_EQ(match_of("CA-42")->mode(), "CA");
    EXPECT_EQ(match_of("CL-42")->mode(), "CL");
}

}  // namespace croupier::test

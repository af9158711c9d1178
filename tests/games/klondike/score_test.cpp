// Klondike: points for moves.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

int score_after(std::string_view position, std::string_view line,
                std::string_view house_rules = "") {
    const auto match = match_at<KlondikeGame>(position, house_rules);
    play_all(*match, line);
    return match->score();
}

}  // namespace

TEST(KlondikeScore, ACardSentHomeEarnsTen) {
    RULE("K-020", "KT-23");
    EXPECT_EQ(score_after("f1: AS | t1: KD 2S", "1h"), 10);
    EXPECT_EQ(score_after("f1: AS | t1: 2S", "1h"), 10);
}

TEST(KlondikeScore, ACardSentHomeFromAHiddenCardEarnsFifteen) {
    RULE("K-020", "K-021", "KT-23");
    EXPECT_EQ(score_after("f1: AS | t1: KD / 2S", "1h"), 15);
}

TEST(KlondikeScore, ARevealedCardEarnsFive) {
    RULE("K-021", "KD-01", "KT-21");
    const auto match = match_at<KlondikeGame>("t1: 4C / 6H | t2: 7S");
    play(*match, "12");
    EXPECT_EQ(match->position(), "klondike | t1: 4C | t2: 7S 6H");
    EXPECT_EQ(match->score(), 5);
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(KlondikeScore, AMoveThatRevealsNothingEarnsNothing) {
    RULE("KD-01", "KT-22");
    EXPECT_EQ(score_after("t1: 7S 6H | t2: 7C", "12"), 0);
    EXPECT_EQ(score_after("t1: 7S 6H | t2: 7C", "12 21 12 21"), 0);
    EXPECT_EQ(score_after("t1: 9D / 7S 6H | t2: 7C", "12"), 0);
    EXPECT_EQ(score_after("t1: 6H | t2: 7C", "12"), 0);  // the column is left empty
}

TEST(KlondikeScore, FromTheWasteOnlyTheWayHomeEarns) {
    RULE("KT-24", "KD-04");
    EXPECT_EQ(score_after("waste: AD", "wh"), 10);
    EXPECT_EQ(score_after("waste: KS", "w1"), 0);
    EXPECT_EQ(score_after("waste: 6H | t1: 7S", "w1"), 0);
}

TEST(KlondikeScore, ACardTakenBackCostsFifteen) {
    RULE("K-022", "KT-26");
    const std::string_view ten_clubs_and_five_of_hearts =
        "f1: 5H | t1: TC 9C 8C 7C 6C 5C 4C 3C 2C AC | t2: 6S";
    const std::string_view all_clubs_home = "1h 1h 1h 1h 1h 1h 1h 1h 1h 1h";
    EXPECT_EQ(score_after(ten_clubs_and_five_of_hearts, all_clubs_home), 100);
    EXPECT_EQ(score_after(ten_clubs_and_five_of_hearts, std::string(all_clubs_home) + " hh2"), 85);
}

TEST(KlondikeScore, NeverFallsBelowZero) {
    RULE("KD-03", "KT-25");
    EXPECT_EQ(score_after("f1: AS | t1: 2S | t2: 3H", "1h hs2"), 0);
    EXPECT_EQ(score_after("f1: 2S | t2: 3H", "hs2"), 0);
}

TEST(KlondikeScore, RisesFromZeroAfterTheFloor) {
    RULE("KD-03");
    EXPECT_EQ(score_after("f1: AS | t1: 2S | t2: 3H", "1h hs2 2h"), 10);
    EXPECT_EQ(score_after("f1: AS | t1: 2S | t2: 3H", "1h hs2 2h", "negative=on"), 5);
}

TEST(KlondikeScore, MayFallBelowZeroByOption) {
    RULE("KD-03", "KT-25");
    EXPECT_EQ(score_after("f1: AS | t1: 2S | t2: 3H", "1h hs2", "negative=on"), -5);
    EXPECT_EQ(score_after("f1: 2S | t2: 3H", "hs2", "negative=on"), -15);
}

TEST(KlondikeScore, FollowsEveryMoveOfALine) {
    RULE("K-027");
    const auto match =
        match_at<KlondikeGame>("draw=1 | stock: 7D AS | t1: 3H / 6S | t2: KD 9C / 2S | t3: 8C");
    const std::pair<const char*, int> expected[] = {
        {"s", 0},    {"wh", 10}, {"2h", 25},  // 9C turns up
        {"s", 25},   {"w3", 25}, {"13", 30},  // 3H turns up
        {"hs1", 15}, {"1h", 25}, {"hs1", 10},
    };
    for (const auto& [move, score] : expected) {
        EXPECT_TRUE(play(*match, move)) << move;
        EXPECT_EQ(match->score(), score) << move;
    }
}

}  // namespace croupier::test

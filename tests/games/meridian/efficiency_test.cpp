// Meridian: efficiency and its ratings.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using Variant = Meridian::Variant;

constexpr std::string_view ten_home_twenty_laid =
    "uh: KH | ud: 9D | t1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC | t2: AS 2S 3S 4S 5S 6S 7S";
constexpr std::string_view all_home =
    "uh: KH | ud: KD | uc: KC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS";

int efficiency(std::string_view position, int moves) {
    return meridian_efficiency(at<Meridian>(position), moves);
}

}  // namespace

TEST(MeridianEfficiency, IsCardsHomeAndLaidBeyondSevenForEachMove) {
    RULE("MT-26", "M-085", "MD-24");
    EXPECT_EQ(efficiency(ten_home_twenty_laid, 40), 58);  // 57.5
    EXPECT_EQ(efficiency(all_home, 80), 65);
}

TEST(MeridianEfficiency, DoesNotSubtractForFewerThanSevenCardsLaid) {
    RULE("MT-26", "MD-24");
    constexpr std::string_view thirty_home =
        "uh: KH | ud: KD | uc: KC | us: KS | dh: 5H | t1: AC 2C 3C 4C 5C";
    EXPECT_EQ(efficiency(thirty_home, 60), 50);
}

TEST(MeridianEfficiency, IsRoundedHalfUp) {
    RULE("M-085", "MD-24");
    EXPECT_EQ(efficiency("uh: 7H", 8), 13);     // 12.5
    EXPECT_EQ(efficiency("uh: 7H", 3), 33);     // 33.3
    EXPECT_EQ(efficiency("uh: 8H", 3), 67);     // 66.7
    EXPECT_EQ(efficiency("uh: 7H", 40), 3);     // 2.5
    EXPECT_EQ(efficiency("uh: 7H", 1'000), 0);  // 0.1
}

TEST(MeridianEfficiency, IsAtMostAHundred) {
    RULE("M-085", "MD-24");
    EXPECT_EQ(efficiency(ten_home_twenty_laid, 1), 100);
    EXPECT_EQ(efficiency(ten_home_twenty_laid, 23), 100);
    EXPECT_EQ(efficiency(ten_home_twenty_laid, 24), 96);
}

TEST(MeridianEfficiency, IsAHundredWithoutMovesOrWithoutCards) {
    RULE("M-085");
    EXPECT_EQ(efficiency(ten_home_twenty_laid, 0), 100);
    EXPECT_EQ(efficiency("t1: 2C 3C 4C", 50), 100);
    EXPECT_EQ(match_of("MMC-1")->score(), 100);
}

TEST(MeridianEfficiency, IsTheScoreOfAMatch) {
    RULE("M-085", "MT-26");
    Start start;
    start.tally.moves = 40;
    const auto match =
        opened(match_from_position(with_game("meridian", ten_home_twenty_laid), {}, start));
    EXPECT_EQ(match->score(), 58);
}

TEST(MeridianEfficiency, SuffersFromUndo) {
    RULE("MD-17", "M-072", "MT-22");
    Start start;
    start.tally.moves = 9;
    const auto match =
        opened(match_from_position("meridian | uh: TH | t1: 9C 2D | t2: 7S", {}, start));
    EXPECT_EQ(match->score(), 44);  // 4 / 9
    play_all(*match, "1p");
    match->undo();
    EXPECT_EQ(match->tally().moves, 10);
    EXPECT_EQ(match->score(), 40);  // 4 / 10
    match->redo();
    EXPECT_EQ(match->score(), 40);
}

TEST(MeridianEfficiency, HasRatingsForEachMode) {
    RULE("M-086", "MD-02");
    constexpr int limits[][3] = {{75, 60, 45}, {80, 65, 50}, {65, 50, 35}, {55, 40, 25}};
    constexpr std::string_view words[] = {"Excellent", "Good", "Average", "Needs Improvement"};
    for (std::size_t mode = 0; mode < 4; ++mode) {
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(meridian_rating(Variant(mode), limits[mode][i]), words[i]);
            EXPECT_EQ(meridian_rating(Variant(mode), limits[mode][i] - 1), words[i + 1]);
        }
    }
}

TEST(MeridianEfficiency, IsRatedMoreKindlyInHarderModes) {
    RULE("MT-26", "M-086");
    EXPECT_EQ(meridian_rating(Variant::classic, 58), "Average");
    EXPECT_EQ(meridian_rating(Variant::classic, 65), "Good");
    EXPECT_EQ(meridian_rating(Variant::double_pocket, 65), "Good");
    EXPECT_EQ(meridian_rating(Variant::expert, 65), "Excellent");
}

}  // namespace croupier::test

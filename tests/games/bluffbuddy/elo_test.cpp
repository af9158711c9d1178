// Ratings after a game of four.
#include "croupier/engine/games/bluffbuddy/elo.h"

#include <gtest/gtest.h>

#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using Four = std::array<int, 4>;

// Games played give the factor: 0 is 40, 30 is 32, 100 is 24.
std::array<RatedPlayer, 4> players(const Four& ratings, const Four& games, const Four& places) {
    std::array<RatedPlayer, 4> four;
    for (std::size_t i = 0; i < 4; ++i) four[i] = {ratings[i], games[i], places[i]};
    return four;
}
Four changes(const Four& ratings, const Four& games, const Four& places) {
    Four changed{};
    const auto all = rating_changes(players(ratings, games, places));
    for (std::size_t i = 0; i < 4; ++i) changed[i] = all[i].change;
    return changed;
}
constexpr Four equals{1200, 1200, 1200, 1200}, in_order{1, 2, 3, 4};
constexpr Four games_of(int games) { return {games, games, games, games}; }

}  // namespace

TEST(Elo, FollowsTheFormulaInTheWorkedExample) {
    RULE("BT-43", "B-088", "BD-31", "B-016");
    const auto all = rating_changes(players({1500, 1400, 1300, 1600}, games_of(100), {2, 3, 4, 1}));
    constexpr double expected[] = {.5866, .4134, .2504, .7496};
    constexpr Four change{2, -2, -6, 6}, rating{1502, 1398, 1294, 1606};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(all[i].expected, expected[i], 5e-5) << i;
        EXPECT_EQ(all[i].change, change[i]) << i;
        EXPECT_EQ(all[i].rating, rating[i]) << i;
    }
}

TEST(Elo, EqualPlayersGainAndLoseByPlace) {
    RULE("BT-44", "B-088", "BD-32");
    EXPECT_EQ(changes(equals, games_of(0), in_order), (Four{20, 7, -7, -20}));
    EXPECT_EQ(changes(equals, games_of(100), in_order), (Four{12, 4, -4, -12}));
    EXPECT_EQ(changes(equals, games_of(100), {4, 3, 2, 1}), (Four{-12, -4, 4, 12}));
}

TEST(Elo, TiedPlayersShareTheirPlaces) {
    RULE("BT-45", "BD-33", "B-087");
    EXPECT_EQ(changes(equals, games_of(30), {1, 1, 3, 4}), (Four{11, 11, -5, -16}));
    EXPECT_EQ(changes(equals, games_of(100), {1, 2, 2, 2}), (Four{12, -4, -4, -4}));
}

TEST(Elo, WhenAllTieTheStrongerLose) {
    RULE("BT-46", "BD-33");
    EXPECT_EQ(changes({1600, 1400, 1200, 1000}, games_of(100), {1, 1, 1, 1}), (Four{-9, -3, 3, 9}));
}

TEST(Elo, TheFactorFallsWithGamesAndRating) {
    RULE("BT-47", "B-088", "BD-32");
    EXPECT_EQ(k_factor(1200, 29), 40);
    EXPECT_EQ(k_factor(2000, 29), 40);
    EXPECT_EQ(k_factor(1200, 30), 32);
    EXPECT_EQ(k_factor(2000, 99), 32);
    EXPECT_EQ(k_factor(1999, 100), 24);
    EXPECT_EQ(k_factor(2000, 100), 16);
}

TEST(Elo, EachPlayerHasTheOwnFactorAndTheSumNeedNotBeZero) {
    RULE("BT-47", "BD-34");
    EXPECT_EQ(changes({2000, 1999, 2000, 2000}, {100, 100, 99, 29}, in_order),
              (Four{8, 4, -5, -20}));
}

TEST(Elo, ARatingNeverFallsBelowTheFloor) {
    RULE("BT-48", "B-089", "BD-32");
    const auto weak = rating_changes(players({105, 1200, 1200, 1200}, games_of(0), {4, 1, 2, 3}));
    EXPECT_EQ(weak[0].change, 0) << "-0.07";
    EXPECT_EQ(weak[0].rating, 105);
    const auto poor = rating_changes(players({110, 110, 110, 110}, games_of(0), in_order));
    EXPECT_EQ(poor[3].change, -20);
    EXPECT_EQ(poor[3].rating, 100);
    EXPECT_EQ(poor[2].rating, 103);
}

TEST(Elo, AbandoningIsTheLastPlaceAndCostsMore) {
    RULE("BT-48", "B-089");
    auto four = players(equals, games_of(100), in_order);
    four[3].abandoned = true;
    const auto all = rating_changes(four);
    EXPECT_EQ(all[3].change, -12 - 15);
    EXPECT_EQ(all[3].rating, 1173);
    EXPECT_EQ(all[0].change, 12) << "nobody else is touched";
}

TEST(Elo, AbandoningIsTheLastPlaceWhateverThePointsSay) {
    RULE("B-089");
    auto four = players(equals, games_of(100), in_order);
    four[0].abandoned = true;
    EXPECT_EQ(rating_changes(four)[0].change, -12 - 15);
}

TEST(Elo, TiersBeginAtTheirRatings) {
    RULE("BT-48", "B-089");
    EXPECT_EQ(tier_of(100), "Bronze");
    EXPECT_EQ(tier_of(1199), "Bronze");
    EXPECT_EQ(tier_of(1200), "Silver");
    EXPECT_EQ(tier_of(1399), "Silver");
    EXPECT_EQ(tier_of(1400), "Gold");
    EXPECT_EQ(tier_of(1600), "Platinum");
    EXPECT_EQ(tier_of(1799), "Platinum");
    EXPECT_EQ(tier_of(1999), "Diamond");
    EXPECT_EQ(tier_of(2000), "Master");
}

TEST(Elo, ANewPlayerBeginsAt1200) {
    RULE("B-088", "BD-32");
    const auto all = rating_changes({RatedPlayer{.place = 1}, RatedPlayer{.place = 2},
                                     RatedPlayer{.place = 3}, RatedPlayer{.place = 4}});
    EXPECT_EQ(all[0].rating, 1220);
    EXPECT_EQ(all[3].rating, 1180);
}

}  // namespace croupier::test

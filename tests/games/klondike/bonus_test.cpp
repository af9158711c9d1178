// Klondike: the bonus for the win, and the Windows preset.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view almost_won = "f1: KC | f2: KD | f3: KH | f4: QS | t1: KS";

int final_score(int points, KlondikeGame::Bonus bonus, Millis elapsed) {
    KlondikeGame::HouseRules house_rules;
    house_rules.bonus = bonus;
    Tally tally;
    tally.points = points;
    KlondikeGame::count_win(house_rules, elapsed, tally);
    return KlondikeGame::score(house_rules, {}, tally);
}

// The points after each of some recycles of one card, without the floor.
std::vector<int> points_of_recycles(std::string_view position, std::string_view house_rules) {
    const auto match = match_at<KlondikeGame>(position, house_rules);
    std::vector<int> points;
    for (int recycle = 1; recycle <= 5; ++recycle) {
        play_all(*match, "s s");
        points.push_back(match->score());
    }
    return points;
}

}  // namespace

TEST(KlondikeBonus, IsAHundredForTheWin) {
    RULE("K-023", "KD-02", "KT-34");
    EXPECT_EQ(final_score(700, KlondikeGame::Bonus::flat, 120'000), 800);
}

TEST(KlondikeBonus, IsAddedOnceAtTheWinAndShownSeparately) {
    RULE("K-023", "KD-02");
    const auto match = match_at<KlondikeGame>(almost_won);
    EXPECT_EQ(match->score(), 0);
    play(*match, "1h");
    EXPECT_EQ(match->score(), 110);
    EXPECT_EQ(match->tally().points, 10);
    EXPECT_EQ(match->tally().bonus, 100);
}

TEST(KlondikeBonus, ByTimeIsSevenHundredThousandOverTheSeconds) {
    RULE("KD-02", "KT-34");
    EXPECT_EQ(final_score(700, KlondikeGame::Bonus::time, 120'000), 6533);
    EXPECT_EQ(final_score(700, KlondikeGame::Bonus::time, 25'000), 700);
}

TEST(KlondikeBonus, ByTimeBeginsAtThirtySeconds) {
    RULE("KD-02");
    EXPECT_EQ(final_score(0, KlondikeGame::Bonus::time, 29'999), 0);
    EXPECT_EQ(final_score(0, KlondikeGame::Bonus::time, 30'000), 23'333);
    EXPECT_EQ(final_score(0, KlondikeGame::Bonus::time, 30'999), 23'333);
    EXPECT_EQ(final_score(0, KlondikeGame::Bonus::time, 31'000), 22'580);
    EXPECT_EQ(final_score(0, KlondikeGame::Bonus::time, 0), 0);
}

TEST(KlondikeBonus, ByTimeTakesTheTimeOfTheMatchWithoutItsPauses) {
    RULE("KD-02");
    const auto match = match_at<KlondikeGame>(almost_won, "bonus=time");
    match->pause(20'000);
    match->resume(60'000);
    play(*match, "1h", 160'000);
    EXPECT_EQ(match->tally().bonus, 5833);
    EXPECT_EQ(match->score(), 5843);
}

TEST(KlondikeWindows, WasteToColumnEarnsFive) {
    RULE("KD-04");
    const auto match = match_at<KlondikeGame>("waste: 6H | t1: 7S", "scoring=windows");
    play(*match, "w1");
    EXPECT_EQ(match->score(), 5);
}

TEST(KlondikeWindows, OtherMovesEarnWhatTheyDoInTheStandardRules) {
    RULE("KD-04");
    const auto match = match_at<KlondikeGame>(
        "stock: 9C | waste: AD | f1: AS | t1: 5C / 2S | t2: 3H", "scoring=windows negative=on");
    const std::pair<const char*, int> expected[] = {
        {"wh", 10}, {"12", 15}, {"2h", 25}, {"hs2", 10}, {"s", 10}};
    for (const auto& [move, score] : expected) {
        EXPECT_TRUE(play(*match, move)) << move;
        EXPECT_EQ(match->score(), score) << move;
    }
}

TEST(KlondikeWindows, ARecycleCostsAHundredWithDrawOne) {
    RULE("KD-04", "KD-05");
    EXPECT_EQ(points_of_recycles("draw=1 | stock: 2C", "scoring=windows negative=on"),
              (std::vector<int>{-100, -200, -300, -400, -500}));
}

TEST(KlondikeWindows, ARecycleAfterTheThirdPassCostsTwentyWithDrawThree) {
    RULE("KD-04", "KD-05");
    EXPECT_EQ(points_of_recycles("stock: 2C", "scoring=windows negative=on"),
              (std::vector<int>{0, 0, -20, -40, -60}));
}

TEST(KlondikeWindows, ThePenaltiesStopAtZero) {
    RULE("KD-03", "KD-04");
    EXPECT_EQ(points_of_recycles("draw=1 | stock: 2C", "scoring=windows"),
              (std::vector<int>{0, 0, 0, 0, 0}));
}

TEST(KlondikeWindows, TheStandardRulesRecycleForNothing) {
    RULE("KD-05");
    for (const char* position : {"draw=1 | stock: 2C", "stock: 2C"})
        EXPECT_EQ(points_of_recycles(position, "negative=on"), (std::vector<int>{0, 0, 0, 0, 0}));
}

TEST(KlondikeWindows, LeavesTheBonusAlone) {
    RULE("KD-04", "KD-02");
    const auto match = match_at<KlondikeGame>(almost_won, "scoring=windows");
    play(*match, "1h", 120'000);
    EXPECT_EQ(match->tally().bonus, 100);
}

}  // namespace croupier::test

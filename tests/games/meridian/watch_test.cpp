// Meridian: warnings of loops, of moves without progress and of a slow game.
#include "croupier/engine/hash.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The five goes back and forth; the seven keeps the game alive.
constexpr std::string_view watched_shuttle = "t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H";

bool warned(const Answer& answer, Warning warning) {
    EXPECT_TRUE(answer) << sentence_of(answer.refusal);
    const Event event{.kind = EventKind::warned, .warning = warning};
    return std::ranges::count(answer.events, event) > 0;
}

// The numbers of those moves of a watched_shuttle that warn of no progress.
std::vector<int> warnings_in(Match& match, int moves) {
    std::vector<int> numbers;
    for (int i = 1; i <= moves; ++i)
        if (warned(play(match, i % 2 == 1 ? "12" : "21"), Warning::no_progress))
            numbers.push_back(i);
    return numbers;
}

}  // namespace

TEST(MeridianLoop, IsNoticedWhenAPositionReturns) {
    RULE("MT-28", "M-078", "MD-22");
    const auto match = match_at<MeridianGame>(watched_shuttle);
    EXPECT_FALSE(warned(play(*match, "12"), Warning::loop));
    EXPECT_TRUE(warned(play(*match, "21"), Warning::loop));
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_TRUE(play(*match, "3h"));
}

TEST(MeridianLoop, IsNotMadeByDraws) {
    RULE("MT-28", "MD-22");
    const auto match = match_at<MeridianGame>("stock: 2C 3C 4C | t1: 7H 9H | t2: TC");
    play_all(*match, "12");
    for (int i = 0; i < 8; ++i) EXPECT_FALSE(has_event(play(*match, "s"), EventKind::warned)) << i;
    EXPECT_FALSE(warned(play(*match, "1h"), Warning::loop));
}

TEST(MeridianLoop, NeedsTheSameStockAndWaste) {
    RULE("MD-22");
    const auto match = match_at<MeridianGame>("stock: 2C 3C 4C | " + std::string(watched_shuttle));
    play_all(*match, "12 s");
    EXPECT_FALSE(warned(play(*match, "21"), Warning::loop));
    EXPECT_TRUE(warned(play(*match, "12"), Warning::loop));
}

TEST(MeridianLoop, PositionsDifferInSecondPocketStockWasteFacesAndTypes) {
    RULE("MD-22", "MD-37");
    const auto differ = [](std::string_view one, std::string_view other) {
        return hash(at<Meridian>(one)) != hash(at<Meridian>(other));
    };
    EXPECT_TRUE(differ("mode=double_pocket | p: 2C", "mode=double_pocket | q: 2C"));
    EXPECT_TRUE(differ("stock: 2C 3C", "stock: 3C 2C"));
    EXPECT_TRUE(differ("stock: 2C", "waste: 2C"));
    EXPECT_TRUE(differ("mode=traditional | t1: 2C / 3C", "mode=traditional | t1: 2C 3C"));
    EXPECT_TRUE(differ("t1: KC", "t1=king: KC"));
    EXPECT_FALSE(differ("stock: 2C 3C | t1=king: KC", "stock: 2C 3C | t1=king: KC"));
}

TEST(MeridianLoop, IsForgottenAfterFiftyPositions) {
    RULE("M-078");
    // Two cards that go back and forth, a stock to tell the positions in between apart.
    const auto match = match_at<MeridianGame>(
        "stock: AC 2C 3C 4C 5C 7C 8C 9C JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD | "
        "waste: | t1: 6S 5H | t2: 6C | t3: TS 9H | t4: TC | t5: 7H");
    bool five_moved = false, nine_moved = false;
    const auto swing = [&](bool& moved, const char* there, const char* back) {
        const Answer answer = play(*match, moved ? back : there);
        moved = !moved;
        return warned(answer, Warning::loop);
    };
    const auto swing_five = [&] { return swing(five_moved, "12", "21"); };
    const auto swing_nine = [&] { return swing(nine_moved, "34", "43"); };
    play_all(*match, "s");
    EXPECT_FALSE(swing_five());
    for (int i = 1; i < 24; ++i) {
        play_all(*match, "s");
        EXPECT_FALSE(swing_five());
        EXPECT_FALSE(swing_nine());
        EXPECT_FALSE(swing_five());
    }
    play_all(*match, "s");  // the stock lies as it did at first
    EXPECT_FALSE(swing_nine());
    EXPECT_FALSE(swing_five());
    EXPECT_TRUE(!five_moved && !nine_moved);
    EXPECT_TRUE(swing_five());  // this one is fresh in memory
}

TEST(MeridianProgress, ThirtyMovesWithoutItWarn) {
    RULE("MT-31", "M-077", "M-079");
    const auto match = match_at<MeridianGame>(watched_shuttle);
    EXPECT_EQ(warnings_in(*match, 30), (std::vector{30}));
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_EQ(match->tally().without_progress, 30);
    play_all(*match, "3h");
    EXPECT_EQ(match->tally().without_progress, 0);
    EXPECT_EQ(warnings_in(*match, 29), std::vector<int>{});
}

TEST(MeridianProgress, TheOptionSetsWhenItsLackIsWarnedOf) {
    RULE("MD-21", "M-077");
    for (int moves : {10, 20, 30, 50, 100, 200}) {
        const auto match = match_at<MeridianGame>(watched_shuttle, "warn=" + std::to_string(moves));
        EXPECT_EQ(warnings_in(*match, moves), std::vector{moves});
    }
}

TEST(MeridianProgress, TwoHundredMovesAndFiveMinutesWithoutItWarnOnly) {
    RULE("M-079", "MD-21");
    const auto at_move = [](int moves, Millis time) {
        Start start;
        start.tally.moves = moves - 1;
        const auto match =
            opened(match_from_position(with_game("meridian", watched_shuttle), {}, start));
        const bool slow = warned(play(*match, "12", time), Warning::slow);
        EXPECT_EQ(match->outcome(), Outcome::open);
        return slow;
    };
    EXPECT_TRUE(at_move(200, 300'001));
    EXPECT_FALSE(at_move(200, 300'000));
    EXPECT_FALSE(at_move(199, 300'001));
    EXPECT_TRUE(at_move(250, 900'000));
}

TEST(MeridianProgress, FiveMinutesBeginAgainWithACardHome) {
    RULE("M-079");
    Start start;
    start.tally.moves = 300;
    const auto match = opened(match_from_position(
        with_game("meridian", "t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 8H 7H"), {}, start));
    EXPECT_FALSE(warned(play(*match, "3h", 200'000), Warning::slow));
    EXPECT_FALSE(warned(play(*match, "12", 500'000), Warning::slow));
    EXPECT_TRUE(warned(play(*match, "21", 500'001), Warning::slow));
}

}  // namespace croupier::test

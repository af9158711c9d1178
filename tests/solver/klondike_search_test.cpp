// What the search of Klondike promises, whatever it is asked.
#include <gtest/gtest.h>

#include "croupier/engine/games/klondike/game.h"
#include "croupier/solver/klondike/depth_first.h"
#include "croupier/solver/searches.h"
#include "tests/support/positions.h"

namespace croupier::test {
namespace {

Klondike deal(std::uint64_t number, Klondike::Draw draw) {
    return Klondike::deal({draw, Klondike::Passes::unlimited}, KlondikeGame::numbered_deck(number));
}

Verdict decide(solver::SearchOf<Klondike>& search, const Klondike& start,
               const solver::SearchLimits& limits = {}) {
    search.begin(start, limits);
    while (!search.step(1000)) {
    }
    return search.verdict();
}

Verdict decide(std::string_view position) {
    return decide(*solver::klondike_search(), at<Klondike>(position));
}

void expect_win(const Klondike& start, const std::vector<Move>& line) {
    Klondike state = start;
    for (Move move : line) {
        ASSERT_EQ(state.check(move), Refusal::none) << to_text(state, move);
        state.apply(move);
    }
    EXPECT_EQ(state.outcome(), Outcome::won);
}

TEST(KlondikeSearch, WinsDealsWithLinesThatTheEngineReplays) {
    const auto search = solver::klondike_search();
    int won = 0;
    for (const Klondike::Draw draw : {Klondike::Draw::three, Klondike::Draw::one}) {
        for (std::uint64_t number = 1; number <= 60; ++number) {
            const Klondike start = deal(number, draw);
            if (decide(*search, start, {.states = 2000}) != Verdict::yes) continue;
            expect_win(start, search->line());
            ++won;
        }
    }
    EXPECT_GT(won, 80);
}

TEST(KlondikeSearch, IsAsGoodInTheMiddleOfAWonGame) {
    const auto search = solver::klondike_search();
    Klondike state = deal(4, Klondike::Draw::three);
    ASSERT_EQ(decide(*search, state), Verdict::yes);
    const std::vector<Move> line = search->line();
    for (std::size_t i = 0; i < line.size(); ++i) {
        state.apply(line[i]);
        if (i % 5 != 0) continue;
        ASSERT_EQ(decide(*search, state), Verdict::yes) << to_text(state);
        expect_win(state, search->line());
    }
}

TEST(KlondikeSearch, KnowsAGameThatIsWonAlready) {
    const auto search = solver::klondike_search();
    EXPECT_EQ(decide(*search, at<Klondike>("f1: KC | f2: KD | f3: KH | f4: KS")), Verdict::yes);
    EXPECT_TRUE(search->line().empty());
}

TEST(KlondikeSearch, CannotWinWithoutEveryCard) {
    EXPECT_EQ(decide("f1: KC | f2: KD | f3: KH | f4: QS"), Verdict::no);
    EXPECT_EQ(decide("f1: KC | f2: KD | f3: KH | f4: QS | t1: KS"), Verdict::yes);
}

TEST(KlondikeSearch, CannotTurnUpAColumnWithoutAFaceUpCard) {
    EXPECT_EQ(decide("f1: KC | f2: KD | f3: KH | f4: QS | t1: KS /"), Verdict::no);
}

TEST(KlondikeSearch, SaysNothingWhenALimitIsHit) {
    const auto search = solver::klondike_search();
    const Klondike hard = deal(1, Klondike::Draw::three);
    EXPECT_EQ(decide(*search, hard, {.states = 500}), Verdict::unknown);
    EXPECT_EQ(search->states(), 500u);
    EXPECT_EQ(decide(*search, hard, {.memory = 100'000}), Verdict::unknown);
    EXPECT_EQ(decide(*search, hard, {.memory = 0}), Verdict::unknown);
    EXPECT_TRUE(search->line().empty());
}

// The easier game is asked after some thousand positions; the search of the game needs no such
// help.
TEST(KlondikeSearch, DecidesLongGamesAsTheTreeOfTheGameAlone) {
    const auto search = solver::klondike_search();
    solver::klondike::Layout layout;
    solver::klondike::DepthFirstSearch depth_first;
    int won = 0, impossible = 0;
    for (std::uint64_t number = 1; number <= 60; ++number) {
        const Klondike start = deal(number, Klondike::Draw::three);
        ASSERT_TRUE(layout.lay_out(start));
        depth_first.begin(layout, std::size_t{1} << 30);
        if (depth_first.step(6000) || !depth_first.step(60'000)) continue;
        EXPECT_EQ(decide(*search, start), depth_first.verdict()) << number;
        ++(depth_first.verdict() == Verdict::yes ? won : impossible);
    }
    EXPECT_GT(won, 0);
    EXPECT_GT(impossible, 0);
}

TEST(KlondikeSearch, ProvesByTheEasierGameWhatWouldTakeLong) {
    const auto search = solver::klondike_search();
    EXPECT_EQ(decide(*search, deal(1, Klondike::Draw::three), {.states = 200'000}), Verdict::no);
}

TEST(KlondikeSearch, GivesTheSameAnswerAfterAnotherQuestion) {
    const auto search = solver::klondike_search(), fresh = solver::klondike_search();
    decide(*search, deal(1, Klondike::Draw::three), {.states = 20'000});
    for (std::uint64_t number = 2; number < 8; ++number) {
        const Klondike start = deal(number, Klondike::Draw::one);
        EXPECT_EQ(decide(*search, start, {.states = 3000}),
                  decide(*fresh, start, {.states = 3000}));
        EXPECT_EQ(search->states(), fresh->states());
        EXPECT_EQ(search->line(), fresh->line());
    }
}

}  // namespace
}  // namespace croupier::test

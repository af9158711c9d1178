// FreeCell's search: verdicts, lines, limits.
#include <gtest/gtest.h>

#include "croupier/solver/freecell/search.h"
#include "croupier/solver/searches.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

Freecell microsoft(std::uint64_t number) {
    return Freecell::deal({}, FreecellGame::numbered_deck(number));
}

Verdict verdict_of(solver::SearchOf<Freecell>& search, const Freecell& start,
                   solver::SearchLimits limits = {}) {
    search.begin(start, limits);
    while (!search.step(1000)) continue;
    return search.verdict();
}

// Plays the line move by move as the engine allows it.
Freecell end_of_line(const solver::Search& search, Freecell state) {
    for (Move move : search.line()) {
        EXPECT_EQ(state.check(move), Refusal::none) << to_text(state);
        state.apply(move);
    }
    return state;
}

}  // namespace

TEST(FreecellSearch, WinsDealsWithLinesThatTheEngineAccepts) {
    const auto search = solver::freecell_search();
    for (std::uint64_t number = 1; number <= 100; ++number) {
        const Freecell start = microsoft(number);
        ASSERT_EQ(verdict_of(*search, start), Verdict::yes) << number;
        EXPECT_TRUE(end_of_line(*search, start).won()) << number;
    }
}

TEST(FreecellSearch, ProvesThatDeal11982CannotBeWon) {
    RULE("FT-23");
    const auto search = solver::freecell_search();
    EXPECT_EQ(verdict_of(*search, microsoft(11982)), Verdict::no);
    EXPECT_TRUE(search->line().empty());
}

TEST(FreecellSearch, AgreesWithOneThatMakesACompleteAttemptAtOnce) {
    const std::array<solver::freecell::Attempt, 1> plan{std::end(solver::freecell::attempts)[-1]};
    solver::freecell::BestFirst complete(plan);
    const auto search = solver::freecell_search();
    for (std::uint64_t number : {1u, 2u, 3u, 4u, 146692u, 781948u}) {
        const Freecell start = microsoft(number);
        EXPECT_EQ(verdict_of(*search, start), verdict_of(complete, start)) << number;
    }
}

TEST(FreecellSearch, NeedsNoMoveWhenTheGameIsWon) {
    const auto search = solver::freecell_search();
    const auto won = at<Freecell>("fc: KC | fd: KD | fh: KH | fs: KS");
    EXPECT_EQ(verdict_of(*search, won), Verdict::yes);
    EXPECT_TRUE(search->line().empty());
}

TEST(FreecellSearch, PlaysTheLastCardsHome) {
    const auto search = solver::freecell_search();
    const auto start = at<Freecell>("a: KS | fc: KC | fd: JD | fh: KH | fs: QS | t3: KD QD");
    EXPECT_EQ(verdict_of(*search, start), Verdict::yes);
    EXPECT_EQ(search->line().size(), 3u);
    EXPECT_TRUE(end_of_line(*search, start).won());
}

TEST(FreecellSearch, KnowsThatNothingIsWonWithoutAllCards) {
    const auto search = solver::freecell_search();
    EXPECT_EQ(verdict_of(*search, at<Freecell>("t1: AS 2S")), Verdict::no);
    EXPECT_EQ(verdict_of(*search, at<Freecell>("fc: KC | fd: KD | fh: KH | fs: QS")), Verdict::no);
}

TEST(FreecellSearch, GivesUpAtTheLimitOfStates) {
    const auto search = solver::freecell_search();
    EXPECT_EQ(verdict_of(*search, microsoft(11982), {.states = 500}), Verdict::unknown);
    EXPECT_EQ(search->states(), 500u);
    EXPECT_TRUE(search->line().empty());
}

TEST(FreecellSearch, GivesUpAtTheLimitOfMemory) {
    const auto search = solver::freecell_search();
    for (std::size_t memory : {0u, 1000u, 300'000u, 1'000'000u})
        EXPECT_EQ(verdict_of(*search, microsoft(11982), {.memory = memory}), Verdict::unknown)
            << memory;
    EXPECT_EQ(verdict_of(*search, microsoft(1)), Verdict::yes);
}

TEST(FreecellSearch, GivesTheSameAnswerWhateverTheSizeOfTheSteps) {
    const auto whole = solver::freecell_search(), pieces = solver::freecell_search();
    const Freecell start = microsoft(617);
    whole->begin(start, {});
    EXPECT_TRUE(whole->step(UINT64_MAX));
    pieces->begin(start, {});
    while (!pieces->step(1)) continue;
    EXPECT_EQ(whole->line(), pieces->line());
    EXPECT_EQ(whole->states(), pieces->states());
}

TEST(FreecellSearch, ForgetsTheLastDealWhenItBeginsAnother) {
    const auto used = solver::freecell_search(), fresh = solver::freecell_search();
    verdict_of(*used, microsoft(11982));
    for (std::uint64_t number : {5u, 6u}) {
        verdict_of(*used, microsoft(number));
        verdict_of(*fresh, microsoft(number));
        EXPECT_EQ(used->line(), fresh->line()) << number;
    }
}

TEST(FreecellSearch, AnswersFromAnyPointOfAGame) {
    const auto search = solver::freecell_search(), later = solver::freecell_search();
    const Freecell start = microsoft(169);
    ASSERT_EQ(verdict_of(*search, start), Verdict::yes);
    Freecell state = start;
    for (Move move : search->line()) {
        state.apply(move);
        ASSERT_EQ(verdict_of(*later, state), Verdict::yes) << to_text(state);
        ASSERT_TRUE(end_of_line(*later, state).won()) << to_text(state);
    }
}

}  // namespace croupier::test

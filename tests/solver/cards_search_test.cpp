// The search of Cards: deals whose verdict is known, limits, and positions at the edge of the
// rules.
#include "tests/solver/cards_support.h"

namespace croupier::test {
namespace {

constexpr auto ordered = Cards::Stacks::ordered;
constexpr auto free_stacks = Cards::Stacks::free;

Verdict verdict_at(std::string_view text) {
    const auto search = solver::cards_search();
    const Cards start = at<Cards>(text);
    const Verdict verdict = searched(*search, start);
    if (verdict == Verdict::yes) {
        EXPECT_TRUE(played(start, search->line()).won()) << text;
    }
    return verdict;
}

}  // namespace

TEST(CardsSearch, WinsTheOrderedDealsKnownToBeWinnable) {
    const auto search = solver::cards_search();
    for (std::uint64_t seed : {166u, 292u, 400u}) {
        const Cards start = dealt(seed, ordered);
        ASSERT_EQ(searched(*search, start), Verdict::yes) << seed;
        EXPECT_TRUE(played(start, search->line()).won()) << seed;
    }
}

TEST(CardsSearch, ProvesThatOtherOrderedDealsAreLost) {
    const auto search = solver::cards_search();
    for (std::uint64_t seed = 1; seed < 166; ++seed)
        EXPECT_EQ(searched(*search, dealt(seed, ordered)), Verdict::no) << seed;
}

TEST(CardsSearch, DecidesDealsOfFreeStacks) {
    const auto search = solver::cards_search();
    const Cards won = dealt(55, free_stacks);
    ASSERT_EQ(searched(*search, won), Verdict::yes);
    EXPECT_TRUE(played(won, search->line()).won());
    for (std::uint64_t seed : {2u, 4u, 17u, 36u, 47u})
        EXPECT_EQ(searched(*search, dealt(seed, free_stacks)), Verdict::no) << seed;
}

TEST(CardsSearch, DecidesDealsThatHideTheFirstThreeCards) {
    const auto search = solver::cards_search();
    for (auto stacks : {ordered, free_stacks}) {
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            const Cards::Options options{stacks, Cards::Hidden::first3};
            const Cards start = Cards::deal(options, alea_deal(seed).deck);
            const Verdict verdict = searched(*search, start, {200'000});
            if (verdict == Verdict::yes) {
                EXPECT_TRUE(played(start, search->line()).won());
            }
        }
    }
}

TEST(CardsSearch, AWonPositionNeedsNoMove) {
    const auto search = solver::cards_search();
    const Cards won = at<Cards>("fs: KS | fh: KH | fc: KC | fd: KD");
    EXPECT_EQ(searched(*search, won), Verdict::yes);
    EXPECT_TRUE(search->line().empty());
}

TEST(CardsSearch, ACardThatIsMissingCannotComeHome) {
    EXPECT_EQ(verdict_at("fs: KS | fh: KH | fc: KC | fd: JD | t1: KD"), Verdict::no);
}

TEST(CardsSearch, AFaceDownTopIsNeverTurned) {
    EXPECT_EQ(verdict_at("fs: KS | fh: KH | fc: KC | fd: QD | t1: KD /"), Verdict::no);
    EXPECT_EQ(verdict_at("fs: KS | fh: KH | fc: KC | fd: QD | t1: / KD"), Verdict::yes);
}

TEST(CardsSearch, BringsCardsBackFromTheFoundations) {
    // Black kings and queens come back to take the red cards off the ten.
    EXPECT_EQ(verdict_at("fs: KS | fh: KH | fc: KC | fd: 9D | t1: TD KD QD JD"), Verdict::yes);
}

TEST(CardsSearch, StopsAtTheLimitOfStates) {
    const auto search = solver::cards_search();
    EXPECT_EQ(searched(*search, dealt(70, free_stacks), {5000}), Verdict::unknown);
    EXPECT_LE(search->states(), 6000u);
    EXPECT_TRUE(search->line().empty());
}

TEST(CardsSearch, StopsAtTheLimitOfMemory) {
    const auto search = solver::cards_search();
    const solver::SearchLimits limits{UINT64_MAX, std::size_t{1} << 18};
    EXPECT_EQ(searched(*search, dealt(70, free_stacks), limits), Verdict::unknown);
}

TEST(CardsSearch, AStepLooksAtAboutAsManyStatesAsItIsTold) {
    const auto search = solver::cards_search();
    search->begin(dealt(70, free_stacks), {});
    for (int steps = 0; steps < 20; ++steps) {
        const std::uint64_t before = search->states();
        ASSERT_FALSE(search->step(1000));
        EXPECT_GT(search->states(), before);
        EXPECT_LE(search->states(), before + 2000);
    }
}

TEST(CardsSearch, SmallStepsLeadToTheSameAnswer) {
    const auto search = solver::cards_search();
    for (std::uint64_t seed : {2u, 55u}) {
        const Verdict verdict = searched(*search, dealt(seed, free_stacks));
        search->begin(dealt(seed, free_stacks), {});
        while (!search->step(1)) {
        }
        EXPECT_EQ(search->verdict(), verdict) << seed;
    }
}

TEST(CardsSearch, AnswersTheSameWhateverItWasAskedBefore) {
    const auto search = solver::cards_search();
    searched(*search, dealt(166, ordered));
    const auto line = search->line();
    searched(*search, dealt(13, free_stacks), {20'000});
    searched(*search, dealt(166, ordered));
    EXPECT_EQ(search->line(), line);
}

}  // namespace croupier::test

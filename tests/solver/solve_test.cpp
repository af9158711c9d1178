// The interface of the solver: texts in, verdicts out.
#include "croupier/solver/solve.h"

#include "croupier/solver/interval.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"
#include "tests/support/solving.h"

namespace croupier::test {
namespace {

solver::Solution solved(std::string_view position, const solver::SearchLimits& limits = {}) {
    const Result<solver::Solution> solution = solver::solve(position, limits, never);
    EXPECT_TRUE(solution) << (solution ? "" : solution.error().sentence);
    return solution ? *solution : solver::Solution{};
}

solver::Solution solved_deal(std::string_view id, const solver::SearchLimits& limits = {}) {
    return solved(dealt(id)->position(), limits);
}

// Does the rule book play the line to a win?
bool is_won_by(std::string_view position, const std::vector<Move>& line) {
    const MatchResult match = match_from_position(position);
    for (Move move : line)
        if (!(*match)->play(Seat::first, move)) return false;
    return (*match)->outcome() == Outcome::won;
}

constexpr const char* one_of_each[] = {"K3-4",  "K1-4",  "FC-1",  "CA-166",
                                       "MMC-1", "MMD-1", "MMT-1", "MME-1"};

}  // namespace

TEST(Solve, EachGameHasADealThatItWins) {
    for (const char* id : one_of_each) {
        const std::string position = dealt(id)->position();
        const solver::Solution solution = solved(position, {2'000'000});
        EXPECT_EQ(solver::name_of(solution.verdict), "won") << id;
        EXPECT_GT(solution.states, 0u) << id;
        EXPECT_TRUE(is_won_by(position, solution.line)) << id;
    }
}

TEST(Solve, TheSameDealGivesTheSameLine) {
    for (const char* id : one_of_each)
        EXPECT_EQ(solved_deal(id, {2'000'000}).line, solved_deal(id, {2'000'000}).line) << id;
}

TEST(Solve, FreeCellElevenThousandNineHundredEightyTwoIsImpossible) {
    RULE("FT-23");
    EXPECT_EQ(solved_deal("FC-11982").verdict, Verdict::no);
    EXPECT_TRUE(deal_match(*deal_id_from("FC-11982"))) << "it may be dealt nevertheless";
}

TEST(Solve, SolveOfCardsSearchesFirstAndPlaysOnlyALineThatWins) {
    RULE("CD-15");
    RULE("CT-20");
    const auto won = dealt("CA-166");
    const solver::Solution line = solved(won->position());
    EXPECT_EQ(line.verdict, Verdict::yes);
    EXPECT_EQ(line.line, solved(won->position()).line);
    ASSERT_TRUE(won->play_line(line.line));
    EXPECT_EQ(won->outcome(), Outcome::won);
    EXPECT_TRUE(won->assisted());

    const auto lost = dealt("CA-42");
    const std::string before = lost->position();
    EXPECT_EQ(solved(before).verdict, Verdict::no);
    // The heuristic of the original may still be played, and taken back.
    if (const auto hopeful = lost->attempt(1); !hopeful.empty()) {
        ASSERT_TRUE(lost->play_line(hopeful));
        ASSERT_TRUE(lost->undo());
    }
    EXPECT_EQ(lost->position(), before);
}

TEST(Solve, AWonPositionNeedsNoMoves) {
    for (const char* position : {"freecell | fc: KC | fd: KD | fh: KH | fs: KS",
                                 "klondike | f1: KC | f2: KD | f3: KH | f4: KS",
                                 "cards | fc: KC | fd: KD | fh: KH | fs: KS",
                                 "meridian | uh: KH | ud: KD | uc: KC | us: KS | dh: AH | dd: AD | "
                                 "dc: AC | ds: AS"}) {
        const solver::Solution solution = solved(position);
        EXPECT_EQ(solution.verdict, Verdict::yes) << position;
        EXPECT_TRUE(solution.line.empty()) << position;
    }
}

TEST(Solve, WithoutAllItsCardsAGameCannotBeWon) {
    for (const char* position : {"freecell | fc: KC | fd: KD | fh: KH | t1: KS",
                                 "klondike | f1: KC | f2: KD | f3: KH | t1: KS",
                                 "cards | fc: KC | fd: KD | fh: KH | t1: KS",
                                 "meridian | uh: KH | ud: KD | uc: KC | us: QS | dh: AH | dd: AD | "
                                 "dc: AC | t1: KS"})
        EXPECT_EQ(solved(position).verdict, Verdict::no) << position;
}

TEST(Solve, ALimitOfStatesEndsInUnknown) {
    const solver::Solution solution = solved_deal("FC-11982", {50});
    EXPECT_EQ(solver::name_of(solution.verdict), "unknown");
    EXPECT_LT(solution.states, 2000u);
}

TEST(Solve, ALimitOfMemoryEndsInUnknown) {
    solver::SearchLimits little;
    little.memory = 100'000;
    EXPECT_EQ(solved_deal("FC-11982", little).verdict, Verdict::unknown);
}

TEST(Solve, CanBeStoppedBetweenTwoSlices) {
    int slices = 0;
    const auto stopped =
        solver::solve(dealt("FC-11982")->position(), {}, [&] { return ++slices == 2; });
    EXPECT_EQ(stopped->verdict, Verdict::unknown);
    EXPECT_LE(slices, 2);
}

TEST(Solve, SolvesOneDealAfterTheOther) {
    const auto solver = solver::solver_of("freecell");
    ASSERT_TRUE(solver);
    for (const std::uint64_t number : {1u, 11982u, 2u, 617u}) {
        ASSERT_FALSE((*solver)->begin(DealId{"freecell", {}, number}, {}));
        solver::answered(**solver, never);
        EXPECT_EQ((*solver)->solution().verdict, number == 11982 ? Verdict::no : Verdict::yes);
    }
}

TEST(Solve, BadTextsAreRefusedWithASentence) {
    for (const auto& [text, word] : {std::pair{"", "game"},
                                     {"chess | t1: KS", "there is no game 'chess'"},
                                     {"freecell | t9: KS", "no pile 't9'"},
                                     {"freecell | t1: KS KS", "only one KS"},
                                     {"bluffbuddy | pool: KS", "nothing to solve"}}) {
        const auto solver = solver::solver_for(text, {});
        ASSERT_FALSE(solver) << text;
        EXPECT_NE(solver.error().sentence.find(word), std::string::npos) << solver.error().sentence;
    }
}

TEST(Solve, AShareHasAnInterval) {
    const solver::Interval interval = solver::wilson(27, 32);
    EXPECT_NEAR(interval.low, 0.6825, 1e-4);
    EXPECT_NEAR(interval.high, 0.9314, 1e-4);
    EXPECT_EQ(solver::wilson(0, 10).low, 0);
    EXPECT_EQ(solver::wilson(10, 10).high, 1);
    EXPECT_EQ(solver::wilson(0, 0).high, 1);
}

}  // namespace croupier::test

// Hints that keep a plan: what is followed, what is compared, and that nothing comes twice.
#include "croupier/solver/advice.h"

#include <set>

#include "croupier/solver/arrangements.h"
#include "croupier/solver/line.h"
#include "tests/support/positions.h"
#include "tests/support/solving.h"

namespace croupier::test {
namespace {

using solver::Advice, solver::AdviceSettings, solver::AdviceQuestion;

std::unique_ptr<AdviceQuestion> asked_at(const Match& match, AdviceSettings settings = {},
                                         bool xray = false) {
    return asked(solver::ask_advice(positions_of(match), xray ? solver::whole_pack : match.known(),
                                    settings));
}

AdviceSettings quick(std::string plan = {}) {
    return {.samples = 8, .seed = 1, .limits = {.states = 5000}, .plan = std::move(plan)};
}

// Plays what is advised; says whether a position came again although nothing new was seen.
bool comes_round(Match& match, bool xray, int& moves) {
    std::set<std::pair<std::string, int>> passed;
    std::string plan;
    while (match.outcome() == Outcome::open) {
        const auto question = asked_at(match, quick(plan), xray);
        const std::optional<Advice> advice = question->advice();
        if (!advice) return false;
        if (!passed.emplace(match.position(), question->unseen()).second) return true;
        plan = advice->plan;
        ++moves;
        EXPECT_TRUE(play(match, advice->move));
    }
    return false;
}

}  // namespace

TEST(Advice, IsTheLineThatWinsWhenNothingIsHidden) {
    const auto match = dealt("FC-1");
    const auto advice = asked_at(*match)->advice();
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->votes, 1);
    const auto line = match->read_line(advice->line);
    ASSERT_TRUE(line);
    EXPECT_EQ(match->notation(line->front()), advice->move);
    for (Move move : *line) ASSERT_TRUE(match->play(Seat::first, move));
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(Advice, IsTheBeginningThatKeepsMostArrangementsWon) {
    // Whatever lies in the stock, it must be drawn.
    const auto match =
        match_from("klondike draw=1 | stock: QS KS JS | f1: KC | f2: KD | f3: KH | f4: TS");
    const auto advice = asked_at(*match, {.samples = 9})->advice();
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->move, "s");
    EXPECT_EQ(advice->votes, 9);
    EXPECT_EQ(advice->line, "");
}

TEST(Advice, GoesOnWithItsPlanWithoutASearch) {
    const auto match = dealt("FC-1");
    std::string plan;
    for (int moves = 0; match->outcome() == Outcome::open; ++moves) {
        const auto question = asked_at(*match, {.plan = plan});
        const auto advice = question->advice();
        ASSERT_TRUE(advice);
        EXPECT_EQ(advice->is_planned, moves > 0);
        EXPECT_EQ(question->states() == 0, moves > 0);
        plan = advice->plan;
        ASSERT_TRUE(play(*match, advice->move));
    }
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(Advice, PlansAnewAfterAnotherMove) {
    const auto match = dealt("FC-1");
    const std::string plan = asked_at(*match)->advice()->plan;
    const MoveList legal = match->legal_moves();
    const Move other = legal[legal.size() - 1];
    ASSERT_NE(match->notation(other), asked_at(*match)->advice()->move);
    ASSERT_TRUE(match->play(Seat::first, other));
    const auto advice = asked_at(*match, {.plan = plan})->advice();
    ASSERT_TRUE(advice);
    EXPECT_FALSE(advice->is_planned);
}

TEST(Advice, PlansAnewWhenAnotherCardIsTurnedUp) {
    // Of two unseen cards the plan imagines one order; when the other is seen it is given up.
    const std::string_view orders[] = {
        "klondike draw=1 | stock: QS KS | f1: KC | f2: KD | f3: KH | f4: JS",
        "klondike draw=1 | stock: KS QS | f1: KC | f2: KD | f3: KH | f4: JS"};
    int kept = 0;
    std::set<std::string> plans;
    for (const std::string_view order : orders) {
        const auto match = match_from(order);
        const auto first = asked_at(*match)->advice();
        ASSERT_TRUE(first);
        plans.insert(first->plan);
        ASSERT_EQ(first->move, "s");
        ASSERT_TRUE(play(*match, "s"));
        const auto next = asked_at(*match, {.plan = first->plan})->advice();
        ASSERT_TRUE(next);
        kept += next->is_planned ? 1 : 0;
    }
    EXPECT_EQ(plans.size(), 1u) << "the two look alike";
    EXPECT_EQ(kept, 1);
}

TEST(Advice, PassesOverWhatWentHomeByItself) {
    const auto match = match_from(
        "freecell | fc: QC | fd: QD | fh: QH | fs: QS | t1: KC | t2: KD | t3: KH | t4: KS");
    const auto first = asked_at(*match)->advice();
    ASSERT_TRUE(first);
    const auto line = match->read_line(first->line);
    ASSERT_EQ(line->size(), 4u);
    ASSERT_TRUE(match->play_line({line->begin(), line->begin() + 2}, {}));
    const auto next = asked_at(*match, {.plan = first->plan})->advice();
    ASSERT_TRUE(next);
    EXPECT_TRUE(next->is_planned);
    EXPECT_EQ(next->move, match->notation((*line)[2]));
}

TEST(Advice, ComesToNoPositionTwiceWithoutSeeingMore) {
    int moves = 0;
    for (const char* deal : {"K1-2", "K1-5", "K3-1", "K3-5", "CA-14601", "CA-3", "CL-3", "MMC-1"})
        for (const bool xray : {false, true}) {
            const auto match = dealt(deal);
            EXPECT_FALSE(comes_round(*match, xray, moves)) << deal << (xray ? " by X-ray" : "");
        }
    EXPECT_GT(moves, 500);
}

TEST(Advice, KeepsItsPlanWhereADrawIsNoTurn) {
    // Meridian, draws=kept: the positions between two draws are not in the line of play.
    const auto match = dealt("MMC-1");
    std::string plan;
    int draws = 0;
    while (match->outcome() == Outcome::open && draws < 3) {
        const auto advice = asked_at(*match, {.plan = plan}, true)->advice();
        ASSERT_TRUE(advice);
        EXPECT_EQ(advice->is_planned, !plan.empty()) << advice->move;
        draws += advice->move == "s" ? 1 : 0;
        plan = advice->plan;
        ASSERT_TRUE(play(*match, advice->move));
    }
}

TEST(Advice, WithoutAWinInSightItStillLeadsSomewhereNew) {
    const auto match = dealt("K1-5");
    AdviceSettings blind = quick();
    blind.limits.states = 1;
    std::set<std::string> passed;
    for (int moves = 0; moves < 60; ++moves) {
        const auto question = asked_at(*match, blind);
        EXPECT_EQ(question->counts().won, 0u);
        const auto advice = question->advice();
        if (!advice) {
            EXPECT_GT(moves, 5);
            return;
        }
        EXPECT_EQ(advice->votes, 0);
        EXPECT_TRUE(passed.insert(match->position()).second) << moves;
        ASSERT_TRUE(play(*match, advice->move));
    }
}

TEST(Advice, ThereIsNoneWhenTheGameIsProbablyLost) {
    EXPECT_FALSE(
        asked_at(*match_from("freecell | fc: KC | fd: KD | fh: KH | fs: JS | t1: KS"))->advice());
}

TEST(Advice, RefusesAPlanThatIsNone) {
    const auto match = dealt("FC-1");
    for (const char* plan : {"no plan", "freecell | t1: KS", "freecell | t1: XX > 12", "x > 12"}) {
        const auto question =
            solver::ask_advice(positions_of(*match), match->known(), {.plan = plan});
        EXPECT_FALSE(question) << plan;
    }
    // One of another deal is a plan, but of no use.
    const std::string other = asked_at(*dealt("FC-2"))->advice()->plan;
    const auto advice = asked_at(*match, {.plan = other})->advice();
    ASSERT_TRUE(advice);
    EXPECT_FALSE(advice->is_planned);
}

TEST(Line, LosesItsLoops) {
    const auto start =
        *position_from<Freecell>("freecell | fc: KC | fd: KD | fh: KH | fs: JS | t1: KS | t2: QS");
    const auto line = *line_from(start, "1a a1 2h 1h");
    EXPECT_EQ(solver::without_loops(start, line).moves, *line_from(start, "2h 1h"));
}

TEST(Line, TakesACardFromAFoundationJustBeforeItIsNeeded) {
    const auto start = *position_from<Klondike>(
        "klondike draw=1 | f1: 3C | f2: AD | t1: 4D | t2: 2D | t3: TS | t4: JD");
    // The three of clubs comes down for the two of diamonds, not for what is done between.
    EXPECT_EQ(solver::with_late_takes(start, *line_from(start, "hc1 34 21")),
              *line_from(start, "34 hc1 21"));
}

}  // namespace croupier::test

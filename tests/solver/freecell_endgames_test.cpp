// FreeCell's search against a plain one, on many small positions with both verdicts.
#include "tests/solver/freecell_endgames.h"

#include <gtest/gtest.h>

#include "croupier/engine/text.h"
#include "croupier/solver/searches.h"
#include "tests/solver/plain_search.h"

namespace croupier::test {
namespace {

void compare_endgames(bool takeback, std::uint64_t seed) {
    const auto search = solver::freecell_search();
    PlayoutRandom random(seed);
    int won = 0, lost = 0;
    for (int i = 0; i < 4000 && won + lost < 600; ++i) {
        const Freecell start = random_endgame(random, takeback);
        const Verdict expected = plain_verdict(start, 80);
        if (expected == Verdict::unknown) continue;
        if (expected == Verdict::yes && won == 450) continue;  // most are
        ++(expected == Verdict::yes ? won : lost);
        search->begin(start, {});
        while (!search->step(1000)) continue;
        ASSERT_EQ(search->verdict(), expected) << to_text(start);
        if (expected == Verdict::no) continue;
        Freecell state = start;
        for (Move move : search->line()) {
            ASSERT_EQ(state.check(move), Refusal::none) << to_text(start);
            state.apply(move);
        }
        ASSERT_TRUE(state.won()) << to_text(start);
    }
    EXPECT_EQ(won + lost, 600);
    EXPECT_GT(won, 100);
    EXPECT_GT(lost, 100);
}

}  // namespace

TEST(FreecellEndgames, AreJudgedAsByAPlainSearch) { compare_endgames(false, 1); }
TEST(FreecellEndgames, AreJudgedAsByAPlainSearchWithTakeback) { compare_endgames(true, 2); }

}  // namespace croupier::test

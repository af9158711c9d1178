// The search of Meridian against one that looks at every position.
#include "tests/solver/meridian_endgames.h"

#include "tests/solver/meridian_support.h"
#include "tests/solver/plain_search.h"

namespace croupier::test {
namespace {

struct MeridianCount {
    int won = 0, lost = 0;
};

// Endgames that the plain search decides within a few positions, until there are enough.
MeridianCount compare_meridian(std::uint64_t seed, int wanted, bool usual_rules) {
    PlayoutRandom random(seed);
    const auto search = solver::meridian_search();
    MeridianCount count;
    while (count.won + count.lost < wanted) {
        Meridian::Options options = random_options(random);
        if (usual_rules) options = {.mode = options.mode};
        const int most_drawable = usual_rules ? 5 : 3;
        const Meridian start = random_endgame(options, 3 + random.below(10), random, most_drawable);
        const Verdict expected = plain_verdict(start, 200);
        if (expected == Verdict::unknown) continue;
        if (expected == Verdict::yes && count.won == wanted * 3 / 4) continue;  // most are
        ++(expected == Verdict::yes ? count.won : count.lost);
        EXPECT_EQ(ask(*search, start), expected) << to_text(start);
        if (search->verdict() == Verdict::yes) {
            EXPECT_TRUE(wins(start, search->line())) << to_text(start);
        }
    }
    return count;
}

}  // namespace

TEST(MeridianEndgames, AreWonOrLostAsAPlainSearchSaysByTheUsualRules) {
    const MeridianCount count = compare_meridian(1, 550, true);
    EXPECT_GT(count.won, 100);
    EXPECT_GT(count.lost, 100);
}

TEST(MeridianEndgames, AreWonOrLostAsAPlainSearchSaysWithEveryOption) {
    const MeridianCount count = compare_meridian(2, 550, false);
    EXPECT_GT(count.won, 100);
    EXPECT_GT(count.lost, 100);
}

}  // namespace croupier::test

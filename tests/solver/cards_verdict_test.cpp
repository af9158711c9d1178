// The search of Cards against a plain one, on small positions of both stack rules.
#include "tests/solver/cards_support.h"
#include "tests/solver/plain_search.h"

namespace croupier::test {
namespace {

struct Count {
    int won = 0, lost = 0;
};

// Compares until both have decided so many endgames.
Count compare(Cards::Stacks stacks, int wanted) {
    const auto search = solver::cards_search();
    Dice dice(stacks == Cards::Stacks::free ? 11 : 12);
    Count count;
    while (count.won + count.lost < wanted) {
        const int left = 8 + dice.below(41), columns = 3 + dice.below(6);
        const Cards start = endgame(dice, stacks, left, columns, 1 + dice.below(4));
        const Verdict plain = plain_verdict(start, 150);
        if (plain == Verdict::unknown) continue;
        const Verdict verdict = searched(*search, start);
        EXPECT_EQ(verdict, plain) << to_text(start);
        if (verdict == Verdict::yes) {
            EXPECT_TRUE(played(start, search->line()).won()) << to_text(start);
        }
        ++(plain == Verdict::yes ? count.won : count.lost);
    }
    return count;
}

}  // namespace

TEST(CardsSearch, AgreesWithAPlainSearchOnEndgamesOfOrderedRuns) {
    const Count count = compare(Cards::Stacks::ordered, 700);
    EXPECT_GT(count.won, 200);
    EXPECT_GT(count.lost, 200);
}

TEST(CardsSearch, AgreesWithAPlainSearchOnEndgamesOfFreeStacks) {
    const Count count = compare(Cards::Stacks::free, 700);
    EXPECT_GT(count.won, 200);
    EXPECT_GT(count.lost, 200);
}

}  // namespace croupier::test

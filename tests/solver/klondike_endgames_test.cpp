// The search of Klondike against a plain search, on many small endgames.
#include <gtest/gtest.h>

#include "croupier/engine/text.h"
#include "croupier/solver/klondike/depth_first.h"
#include "croupier/solver/searches.h"
#include "tests/solver/klondike_endgames.h"
#include "tests/solver/plain_search.h"

namespace croupier::test {
namespace {

// Of the same cards, when all of the stock is in reach all the time.
Verdict easier_verdict(const Klondike& start) {
    solver::klondike::Layout layout;
    if (!layout.lay_out(start)) return Verdict::no;
    const solver::klondike::Layout easy = layout.made_easy();
    solver::klondike::DepthFirstSearch depth_first;
    depth_first.begin(easy, std::size_t{1} << 30);
    while (!depth_first.step(1000)) {
    }
    return depth_first.verdict();
}

struct KlondikeCount {
    int won = 0, impossible = 0;
};

// Endgames that the plain search decides, until there are enough.
KlondikeCount compare_klondike(EndgameShape shape, int enough, std::uint64_t seed) {
    const auto search = solver::klondike_search();
    Dice dice(seed);
    KlondikeCount count;
    while (count.won + count.impossible < enough) {
        shape.columns = 1 + dice.below(Klondike::columns_count);
        shape.cards = 10 + dice.below(14);
        shape.stocked = dice.below(9);
        const Klondike start = endgame(shape, dice);
        if (!start.sound()) continue;
        const Verdict plain = plain_verdict(start, 300);
        if (plain == Verdict::unknown) continue;
        if (plain == Verdict::yes && count.won == enough * 5 / 6) continue;  // most are
        search->begin(start, {});
        while (!search->step(1000)) {
        }
        EXPECT_EQ(search->verdict(), plain) << to_text(start);
        if (plain == Verdict::yes) {
            EXPECT_TRUE(wins(start, search->line())) << to_text(start);
            EXPECT_TRUE(start.won() || easier_verdict(start) == Verdict::yes) << to_text(start);
        }
        ++(plain == Verdict::yes ? count.won : count.impossible);
    }
    return count;
}

class KlondikeEndgames : public testing::TestWithParam<Klondike::Options> {};

TEST_P(KlondikeEndgames, AreDecidedAsByAPlainSearch) {
    const KlondikeCount count = compare_klondike({.options = GetParam()}, 150, 1);
    EXPECT_GT(count.won, 20);
    EXPECT_GT(count.impossible, 20);
}

TEST_P(KlondikeEndgames, MayHoldFaceUpCardsThatAreNoRun) {
    const KlondikeCount count = compare_klondike({.odd = 60, .options = GetParam()}, 40, 2);
    EXPECT_GT(count.won, 5);
    EXPECT_GT(count.impossible, 5);
}

constexpr auto limit(int passes) { return static_cast<Klondike::Passes>(passes); }
INSTANTIATE_TEST_SUITE_P(Rules, KlondikeEndgames,
                         testing::Values(Klondike::Options{Klondike::Draw::three, limit(0)},
                                         Klondike::Options{Klondike::Draw::one, limit(0)},
                                         Klondike::Options{Klondike::Draw::three, limit(1)},
                                         Klondike::Options{Klondike::Draw::three, limit(3)},
                                         Klondike::Options{Klondike::Draw::one, limit(1)},
                                         Klondike::Options{Klondike::Draw::one, limit(2)}));

}  // namespace
}  // namespace croupier::test

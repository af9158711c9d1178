// FreeCell: hints.
#include <set>

#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

// The way to bring a card home is often longer than the hint looks.
TEST(FreecellHint, FollowedLeadsInNoCircle) {
    const auto match = match_of("FC-5");
    std::set<std::string> met;
    for (int moves = 0; moves < 100 && match->outcome() == Outcome::open; ++moves) {
        EXPECT_TRUE(met.insert(match->position()).second) << "again after " << moves;
        const std::optional<Move> move = match->hint();
        if (!move) break;
        ASSERT_TRUE(match->play(Seat::first, *move));
    }
}

}  // namespace croupier::test

// Klondike: safe cards that go home by themselves, when the option says so.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The king's move leaves 2S, which nothing can need; 3H could go home, but black twos may need it.
constexpr std::string_view before_the_king_moves = "f1: AS | f2: 2H | t1: 9C 3H 2S | t2: 5D KC";

}  // namespace

TEST(KlondikeAutoplay, IsOffByDefault) {
    RULE("K-028");
    const auto match = match_at<KlondikeGame>(before_the_king_moves);
    play_all(*match, "23");
    EXPECT_EQ(match->position(), "klondike | f1: AS | f2: 2H | t1: 9C 3H 2S | t2: 5D | t3: KC");
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(KlondikeAutoplay, SendsSafeCardsHomeAndCountsThem) {
    RULE("K-020", "K-028");
    const auto match = match_at<KlondikeGame>(before_the_king_moves, "autoplay=safe");
    play_all(*match, "23");
    EXPECT_EQ(match->position(), "klondike | f1: 2S | f2: 2H | t1: 9C 3H | t2: 5D | t3: KC");
    EXPECT_EQ(match->score(), 10);
    EXPECT_EQ(match->tally().moves, 2);
}

TEST(KlondikeAutoplay, IsUndoneTogetherWithThePlayersMove) {
    RULE("K-034", "KD-15");
    const auto match = match_at<KlondikeGame>(before_the_king_moves, "autoplay=safe");
    play_all(*match, "23");
    match->undo();
    EXPECT_EQ(match->position(), "klondike | " + std::string(before_the_king_moves));
    EXPECT_EQ(match->score(), 0);
    EXPECT_EQ(match->tally().moves, 0);
}

}  // namespace croupier::test

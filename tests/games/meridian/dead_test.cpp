// Meridian: dead positions, and that a match in one is lost.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The nine goes back and forth for ever.
constexpr std::string_view going_nowhere = "t1: 2H TS 9H | t2: 2D TC";

Verdict progress(std::string_view position) {
    return meridian_can_progress(at<Meridian>(position));
}

// How a match stands after moves.
Outcome outcome_of(std::string_view position, std::string_view line) {
    const auto match = match_at<MeridianGame>(position);
    play_all(*match, line);
    return match->outcome();
}

}  // namespace

TEST(MeridianDead, WithoutAMoveAndWithoutStockTheGameIsLost) {
    RULE("MT-27", "M-076", "M-111", "MD-21", "MD-32");
    const auto match = match_at<MeridianGame>("t1: 9C 2C | t2: 9D");
    const Answer answer = play(*match, "1p");
    EXPECT_EQ(match->position(), "meridian | p: 2C | t1: 9C | t2: 9D");
    EXPECT_TRUE(has_event(answer, EventKind::lost));
    EXPECT_EQ(match->outcome(), Outcome::lost);
    EXPECT_TRUE(match->result().stalemate);
    EXPECT_FALSE(match->result().won);
}

TEST(MeridianDead, ACardOfTheWasteThatCanGoHomeKeepsTheGameAlive) {
    RULE("MT-27", "MD-21");
    EXPECT_EQ(outcome_of("waste: 7H | t1: 9C 2C | t2: 9D", "1p"), Outcome::open);
    EXPECT_EQ(outcome_of("waste: 7H 3S | t1: 9C 2C | t2: 9D", "1p"), Outcome::open);
    EXPECT_EQ(outcome_of("stock: 7H 3S | t1: 9C 2C | t2: 9D", "1p"), Outcome::open);
    EXPECT_EQ(outcome_of("waste: 8H | t1: TC 2C | t2: TD", "1p"), Outcome::lost);
}

TEST(MeridianDead, NothingIsDoneInALostGame) {
    RULE("MD-15", "MD-32", "M-028", "M-072");
    const auto match = match_at<MeridianGame>("waste: 4S 8H | t1: TC 2C | t2: TD");
    play(*match, "1p", 7'000);
    ASSERT_EQ(match->outcome(), Outcome::lost);
    EXPECT_EQ(match->play(Seat::first, draw_move, 8'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->take_hint(8'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->undo(8'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->pause(8'000).refusal, Refusal::game_over);
    EXPECT_TRUE(match->legal_moves().empty());
    EXPECT_EQ(match->elapsed(), 7'000);
}

TEST(MeridianDead, ThirtyMovesGoingNowhereAreLost) {
    RULE("M-079", "MD-21");
    const auto match = match_at<MeridianGame>(going_nowhere);
    for (int i = 1; i <= 30; ++i) {
        EXPECT_EQ(match->outcome(), Outcome::open) << i;
        play_all(*match, i % 2 == 1 ? "12" : "21");
    }
    EXPECT_EQ(match->outcome(), Outcome::lost);
}

TEST(MeridianDead, OnRequestItIsSaidAtOnceWithoutEndingTheGame) {
    RULE("MD-21", "M-076");
    const auto match = match_at<MeridianGame>(going_nowhere);
    EXPECT_EQ(match->can_progress(), Verdict::no);
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_EQ(match_of("MMC-1")->can_progress(), Verdict::yes);
}

TEST(MeridianDead, EveryCardOfStockAndWasteCanBecomeTheTopOfTheWaste) {
    RULE("MD-21");
    EXPECT_EQ(progress("stock: 7H 2C 3C"), Verdict::yes);
    EXPECT_EQ(progress("waste: 7H 2C 3C"), Verdict::yes);
    EXPECT_EQ(progress("stock: 2C 3C | waste: 4C 9H"), Verdict::no);
    // The ten goes on the jack, the nine on the ten, and the seven home.
    EXPECT_EQ(progress("stock: TS | p: 2C | t1: 3D JH | t2: 7S 9H"), Verdict::yes);
    EXPECT_EQ(progress("p: 2C | t1: 3D JH | t2: 7S 9H"), Verdict::no);
}

TEST(MeridianDead, OneMoreCardFaceUpIsProgress) {
    RULE("MD-21");
    EXPECT_EQ(progress("mode=traditional | p: 2C | t1: 4C / 9H | t2: 3C TS"), Verdict::yes);
    EXPECT_EQ(progress("mode=traditional | p: 2C | t1: 4C / 9H | t2: 3C JS"), Verdict::no);
    EXPECT_EQ(progress("mode=traditional | t1: 4C / 9H | t2: 3C JS"), Verdict::yes);  // pocket
    EXPECT_EQ(progress("p: 2C | t1: 4C 9H | t2: 3C TS"), Verdict::no);
}

TEST(MeridianDead, ACardTakenBackAndSentHomeAgainIsNoProgress) {
    RULE("MD-21", "MD-19");
    EXPECT_EQ(progress("takeback=on | p: 2C | uh: 8H | t1: TC 9S"), Verdict::no);
    EXPECT_EQ(progress("takeback=on | p: 2C | uh: 8H | t1: TC 9H"), Verdict::yes);
}

TEST(MeridianDead, NothingIsSaidWhenTheBoundIsHit) {
    RULE("MD-21");
    EXPECT_EQ(meridian_can_progress(at<Meridian>(going_nowhere), 2), Verdict::unknown);
    EXPECT_EQ(meridian_can_progress(at<Meridian>(going_nowhere), 1'000), Verdict::no);
}

}  // namespace croupier::test

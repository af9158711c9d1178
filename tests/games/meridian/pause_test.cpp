// Meridian: active, paused, won, lost, and what is refused in a pause.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view going = "stock: 2C 3C | t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H";

}  // namespace

TEST(MeridianPause, RefusesMovesDrawHintUndoAndRedo) {
    RULE("MD-35", "MT-19");
    const auto match = match_at<MeridianGame>(going);
    play_all(*match, "12 3h");
    match->undo();
    ASSERT_TRUE(match->pause());
    const std::string position = match->position();
    const Tally tally = match->tally();
    EXPECT_EQ(play(*match, "21").refusal, Refusal::paused);
    EXPECT_EQ(play(*match, "s").refusal, Refusal::paused);
    EXPECT_EQ(match->take_hint().refusal, Refusal::paused);
    EXPECT_EQ(match->undo().refusal, Refusal::paused);
    EXPECT_EQ(match->redo().refusal, Refusal::paused);
    EXPECT_EQ(match->finish().refusal, Refusal::paused);
    EXPECT_EQ(match->rewind(1).refusal, Refusal::paused);
    EXPECT_EQ(match->position(), position);
    EXPECT_EQ(match->tally(), tally);
}

TEST(MeridianPause, AllowsTheRecordAndTheStatistics) {
    RULE("MD-35");
    const auto match = match_at<MeridianGame>(going);
    play_all(*match, "12");
    match->pause();
    EXPECT_EQ(match->result().moves, 1);
    const auto again = opened(replay(match->record()));
    EXPECT_EQ(again->position(), match->position());
    EXPECT_TRUE(again->paused());
}

TEST(MeridianPause, EndsWithResume) {
    RULE("M-028", "MD-35");
    const auto match = match_at<MeridianGame>(going);
    EXPECT_EQ(match->resume().refusal, Refusal::not_paused);
    EXPECT_TRUE(match->pause());
    EXPECT_TRUE(match->paused());
    EXPECT_EQ(match->pause().refusal, Refusal::paused);
    EXPECT_TRUE(match->resume());
    EXPECT_FALSE(match->paused());
    EXPECT_TRUE(play(*match, "12"));
    EXPECT_TRUE(match->undo());
}

TEST(MeridianPause, AnActiveGameIsNeitherWonNorLost) {
    RULE("M-028");
    const auto match = match_at<MeridianGame>(going);
    EXPECT_EQ(match->outcome(), Outcome::open);
    match->pause();
    EXPECT_EQ(match->outcome(), Outcome::open);
}

TEST(MeridianPause, AWonOrLostGameDoesNotPauseOrResume) {
    RULE("M-028");
    const auto won = match_at<MeridianGame>(
        "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS");
    play_all(*won, "wh");
    const auto lost = match_at<MeridianGame>("t1: 9C 2C | t2: 9D");
    play_all(*lost, "1p");
    EXPECT_EQ(won->outcome(), Outcome::won);
    EXPECT_EQ(lost->outcome(), Outcome::lost);
    for (Match* match : {won.get(), lost.get()}) {
        EXPECT_EQ(match->pause().refusal, Refusal::game_over);
        EXPECT_EQ(match->resume().refusal, Refusal::not_paused);
        EXPECT_EQ(match->play(Seat::first, draw_move).refusal, Refusal::game_over);
    }
}

}  // namespace croupier::test

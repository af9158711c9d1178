// Cards that follow a move home, and moves that are retracted.
#include "tests/support/positions.h"

namespace croupier::test {
namespace {

// Plays a move and what follows it home.
Answer play_home(Match& match, std::string_view text, Homeward which) {
    const Move move = *match.read_move(text);
    std::vector<Move> moves{move};
    for (Move next : match.followers(move, which)) moves.push_back(next);
    return match.play_with(Seat::first, moves);
}

}  // namespace

TEST(Followers, GoHomeInTheSameTurn) {
    const auto match = match_at<KlondikeGame>("f1: AH | t1: 2H 6H | t2: 7C | t3: 3H");
    const std::string before = match->position();
    ASSERT_TRUE(play_home(*match, "12", Homeward::safe));
    EXPECT_EQ(match->journal().back().text, "12 1h");
    ASSERT_TRUE(match->undo());
    EXPECT_EQ(match->position(), before);
    ASSERT_TRUE(play_home(*match, "12", Homeward::all));
    EXPECT_EQ(match->journal().back().text, "12 1h 3h");
    EXPECT_EQ(match->turns(), 1);
}

TEST(Followers, AreReplayedFromARecord) {
    const auto match = match_at<KlondikeGame>("f1: AH | t1: 2H 6H | t2: 7C | t3: 3H");
    ASSERT_TRUE(play_home(*match, "12", Homeward::all));
    const MatchResult again = replay(match->record());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->position(), match->position());
    EXPECT_EQ((*again)->journal(), match->journal());
    EXPECT_EQ((*again)->tally(), match->tally());
}

TEST(Followers, OnlyGoHome) {
    const auto match = match_at<KlondikeGame>("f1: AH | t1: 2H 6H | t2: 7C | t3: 3H | stock: 9C");
    const Move move = *match->read_move("12");
    const auto refused = [&](Move next) {
        return match->play_with(Seat::first, std::vector{move, next}).refusal;
    };
    EXPECT_EQ(refused(draw_move), Refusal::malformed);
    EXPECT_EQ(refused(*match->read_move("3h")), Refusal::wrong_rank);
    EXPECT_TRUE(match->journal().empty());
}

TEST(Followers, LeaveACardThatWasTakenDownWhereItIs) {
    const auto match = match_at<KlondikeGame>("f1: 3H | t1: 4S | t3: 9D | t4: TS");
    ASSERT_TRUE(play_home(*match, "hh1", Homeward::all));
    ASSERT_TRUE(play_home(*match, "34", Homeward::all));
    EXPECT_EQ(match->journal().back().text, "34");
}

TEST(Followers, TakeItOnceItsFoundationHasChanged) {
    const auto match = match_at<KlondikeGame>("f1: 3H | t1: 4S | t2: 3S | t3: 9D | t4: TS");
    for (const char* move : {"hh1", "hh2", "34", "2h"})
        ASSERT_TRUE(play_home(*match, move, Homeward::all));
    EXPECT_EQ(match->journal()[2].text, "34");
    EXPECT_EQ(match->journal()[3].text, "2h 1h");
}

TEST(Retract, LeavesNoTrace) {
    const auto match = match_of("K3-17+undo=1");
    play_all(*match, "s s");
    match->undo(1'000);
    const Tally tally = match->tally();
    const std::string position = match->position(), record = match->record();
    const int undo_left = match->undo_left();
    ASSERT_TRUE(play(*match, "15", 5'000));
    EXPECT_TRUE(has_event(match->retract(), EventKind::retracted));
    EXPECT_EQ(match->position(), position);
    EXPECT_EQ(match->record(), record);
    EXPECT_EQ(match->tally(), tally);
    EXPECT_EQ(match->undo_left(), undo_left);
    EXPECT_EQ(match->redo_left(), 1);
    EXPECT_EQ(match->elapsed(), 1'000);
    EXPECT_EQ(match->retract().refusal, Refusal::cannot_retract);
}

TEST(Retract, IsRefusedOnceACardWasShown) {
    const auto match = match_at<KlondikeGame>("t1: 4C / 6H | t2: 7S | stock: 9C");
    EXPECT_EQ(match->retract().refusal, Refusal::cannot_retract);
    play_all(*match, "12");
    EXPECT_EQ(match->retract().refusal, Refusal::cannot_retract);
    play_all(*match, "s");
    EXPECT_EQ(match->retract().refusal, Refusal::cannot_retract);
}

TEST(Retract, IsRefusedOnceACardWasShownByAFollower) {
    const auto match = match_at<KlondikeGame>("f1: AH | t1: 4C / 2H | t2: 7S | t3: 6D | t4: 6H");
    ASSERT_TRUE(play_home(*match, "32", Homeward::all));
    EXPECT_EQ(match->retract().refusal, Refusal::cannot_retract);
}

TEST(Retract, IsForTheLastEntryAlone) {
    const auto match = match_of("FC-1");
    play_all(*match, "1a");
    ASSERT_TRUE(match->take_hint());
    EXPECT_EQ(match->retract().refusal, Refusal::cannot_retract);
    match->pause();
    EXPECT_EQ(match->retract().refusal, Refusal::paused);
}

TEST(Retract, TakesTheStepsOfASupermoveTogether) {
    const auto match = match_of("FC-1+steps=on");
    const std::string before = match->position();
    play_all(*match, "1a");
    EXPECT_TRUE(match->retract());
    EXPECT_EQ(match->position(), before);
    EXPECT_EQ(match->turns(), 0);
}

}  // namespace croupier::test

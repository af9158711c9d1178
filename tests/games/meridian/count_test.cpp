// Meridian: what a match counts, and what a command does in which order.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(MeridianCount, EveryMoveOfCardsIsOneMove) {
    RULE("M-066", "MD-15");
    const auto match =
        match_at<MeridianGame>("stock: 2C 3C | waste: 8S | t1: 9H 6S 5H | t2: 9D 6C | t3: 2H 7D");
    for (const auto& [move, moves] :
         {std::pair{"12", 1}, {"2p", 2}, {"s", 2}, {"p2", 3}, {"wp", 4}, {"13", 5}}) {
        play_all(*match, move);
        EXPECT_EQ(match->tally().moves, moves) << move;
    }
}

TEST(MeridianCount, ARunIsOneMove) {
    RULE("M-066");
    const auto match = match_at<MeridianGame>("t1: 2H TH 9S 8H | t2: 2D JC | t3: 7H");
    play_all(*match, "12x3");
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(MeridianCount, ARefusedMoveChangesNothing) {
    RULE("M-066");
    const auto match = match_at<MeridianGame>("t1: 9H 6S | t2: 9D 6C | t3: 7H");
    const Answer answer = play(*match, "12");
    EXPECT_EQ(answer.refusal, Refusal::wrong_rank);
    EXPECT_TRUE(has_event(answer, EventKind::refused));
    EXPECT_EQ(match->position(), "meridian | t1: 9H 6S | t2: 9D 6C | t3: 7H");
    EXPECT_EQ(match->tally(), Tally{});
    EXPECT_EQ(match->undo_left(), 0);
    EXPECT_TRUE(match->journal().empty());
}

TEST(MeridianCount, AMoveIsRecordedForUndo) {
    RULE("M-066", "M-070");
    const auto match = match_at<MeridianGame>("t1: 9H 6S 5H | t2: 9D 6C | t3: 7H");
    play_all(*match, "12");
    EXPECT_EQ(match->undo_left(), 1);
    ASSERT_EQ(match->journal().size(), 1u);
    EXPECT_EQ(match->journal()[0].text, "12");
}

TEST(MeridianCount, EfficiencyIsComputedAfterEachMove) {
    RULE("M-066", "M-085");
    Start start;
    start.tally.moves = 5;
    const auto match = opened(
        match_from_position("meridian | t1: 2H 3H 4H 5H 6H 8H 9H TH | t2: 2C 7H", {}, start));
    EXPECT_EQ(match->score(), 60);  // 3 / 5
    play_all(*match, "2h");
    EXPECT_EQ(match->tally().moves, 6);
    EXPECT_EQ(match->score(), 50);  // 1 + 2 / 6
}

TEST(MeridianCount, MovesWithoutProgressEndWithACardHome) {
    RULE("M-077", "MT-31");
    const auto match =
        match_at<MeridianGame>("stock: 2C 3C | t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H");
    for (const auto& [move, without] :
         {std::pair{"12", 1}, {"2p", 2}, {"s", 2}, {"p2", 3}, {"3h", 0}, {"21", 1}}) {
        play_all(*match, move);
        EXPECT_EQ(match->tally().without_progress, without) << move;
    }
}

TEST(MeridianCount, TakingACardBackIsNoProgress) {
    RULE("M-077", "MD-19");
    const auto match = match_at<MeridianGame>("takeback=on | uh: 8H | t1: TC 9S");
    play_all(*match, "uh1");
    EXPECT_EQ(match->tally().without_progress, 1);
    EXPECT_EQ(match->tally().moves, 1);
    play_all(*match, "1h");
    EXPECT_EQ(match->tally().without_progress, 0);
}

TEST(MeridianCount, EventsComeInTheOrderMovedTurnedUpTyped) {
    RULE("M-066", "MD-31");
    const auto match = match_at<MeridianGame>("mode=traditional | t1: AC / 4D | t2: 5S | t3: 7H");
    std::vector<EventKind> kinds;
    for (const Event& event : play(*match, "12").events) kinds.push_back(event.kind);
    EXPECT_EQ(kinds, (std::vector{EventKind::moved, EventKind::turned_up, EventKind::typed}));
}

}  // namespace croupier::test

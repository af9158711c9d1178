// Klondike: the move counter, and moves that are refused.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(KlondikeCount, EveryCardMoveAndEveryDrawIsOne) {
    RULE("K-028", "KD-07");
    const auto match = match_at<KlondikeGame>("stock: 2C 3C 6H | t1: 8S 7D | t2: 9H | t3: AS");
    play_all(*match, "3h");
    EXPECT_EQ(match->tally().moves, 1);
    play_all(*match, "s");  // three cards, one move
    EXPECT_EQ(match->tally().moves, 2);
    play_all(*match, "12");  // two cards, one move
    EXPECT_EQ(match->tally().moves, 3);
    EXPECT_EQ(match->tally().total_moves, 3);
}

TEST(KlondikeCount, AMoveFromAFoundationAndOneFromTheWasteAreOneEach) {
    RULE("K-028", "KD-07");
    const auto match = match_at<KlondikeGame>("waste: KS 6D | f1: 5H | t1: 6S | t2: 7C");
    play_all(*match, "hh1 w2 w3");
    EXPECT_EQ(match->tally().moves, 3);
}

TEST(KlondikeCount, ARecycleIsNone) {
    RULE("KD-07");
    const auto match = match_at<KlondikeGame>("waste: 2C");
    play_all(*match, "s");
    EXPECT_EQ(match->tally().moves, 0);
    EXPECT_EQ(match->tally().total_moves, 0);
    EXPECT_EQ(match->tally().recycles, 1);
}

TEST(KlondikeCount, ARefusedMoveIsNone) {
    RULE("KD-07");
    const auto match = match_at<KlondikeGame>("t1: 6H | t2: 7H");
    EXPECT_FALSE(play(*match, "12"));
    EXPECT_EQ(match->tally(), Tally{});
}

TEST(KlondikeCount, UndoLowersItRedoRaisesItAndTheTotalNeverFalls) {
    RULE("KD-07");
    const auto match = match_at<KlondikeGame>("t1: AS | t2: AH");
    play_all(*match, "1h 2h");
    match->undo();
    match->undo();
    EXPECT_EQ(match->tally().moves, 0);
    EXPECT_EQ(match->tally().total_moves, 2);
    match->redo();
    EXPECT_EQ(match->tally().moves, 1);
    EXPECT_EQ(match->tally().total_moves, 3);
    play_all(*match, "2h");
    EXPECT_EQ(match->tally().moves, 2);
    EXPECT_EQ(match->tally().total_moves, 4);
}

TEST(KlondikeCount, ARecycleDoneAgainIsStillNone) {
    RULE("KD-07");
    const auto match = match_at<KlondikeGame>("stock: 2C");
    play_all(*match, "s s");
    match->undo();
    match->redo();
    EXPECT_EQ(match->tally().moves, 1);
    EXPECT_EQ(match->tally().total_moves, 1);
    EXPECT_EQ(match->tally().recycles, 1);
}

TEST(KlondikeRefusal, LeavesPositionTallyAndJournalUnchanged) {
    RULE("K-026");
    const auto match = match_at<KlondikeGame>("waste: 9D | t1: 4C / 6H | t2: 7S | t3: 7H");
    play_all(*match, "12");
    const std::string position = match->position();
    const Tally tally = match->tally();
    const std::vector<Entry> journal = match->journal();
    for (const char* move : {"23", "w3", "wh", "14", "2h", "22"}) EXPECT_FALSE(play(*match, move));
    EXPECT_EQ(match->position(), position);
    EXPECT_EQ(match->tally(), tally);
    EXPECT_EQ(match->journal(), journal);
    EXPECT_EQ(match->undo_left(), 1);
}

TEST(KlondikeRefusal, KeepsWhatCouldBeRedone) {
    RULE("K-026");
    const auto match = match_at<KlondikeGame>("t1: 4C / 6H | t2: 7S");
    play_all(*match, "12");
    match->undo();
    EXPECT_EQ(play(*match, "21").refusal, Refusal::wrong_rank);
    EXPECT_EQ(match->redo_left(), 1);
    EXPECT_TRUE(match->redo());
}

TEST(KlondikeRefusal, SaysWhichMoveAndWhy) {
    RULE("K-026");
    const auto match = match_at<KlondikeGame>("t1: 6H | t2: 7H");
    const Answer answer = play(*match, "12");
    EXPECT_EQ(answer.refusal, Refusal::wrong_colour);
    ASSERT_EQ(answer.events.size(), 1u);
    EXPECT_EQ(
        answer.events[0],
        (Event{.kind = EventKind::refused, .move = carry(6, 7), .refusal = Refusal::wrong_colour}));
}

}  // namespace croupier::test

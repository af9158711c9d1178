// FreeCell: when the notice "no moves" is due.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Even ranks and kings, so no card fits another: the last cell takes one card, and that is all.
constexpr std::string_view last_move =
    "a: KC | b: KD | c: KH | t1: 2C KS | t2: 4C 4D | t3: 6C 6D | t4: 8C 8D | t5: TC TD | t6: 2H 4H"
    "| t7: 6H 8H | t8: 2S 4S";

}  // namespace

TEST(FreecellNoMoves, TheNoticeIsDueWhenNothingFits) {
    RULE("FT-22", "FD-16");
    const auto match = match_at<FreecellGame>(last_move);
    play_all(*match, "1d");
    EXPECT_TRUE(match->legal_moves().empty());
    EXPECT_EQ(match->can_progress(), Verdict::no);
}

TEST(FreecellNoMoves, TheGameStaysOpenForUndo) {
    RULE("FT-22", "FD-16");
    const auto match = match_at<FreecellGame>(last_move);
    const std::string before = match->position();
    play_all(*match, "1d");
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), before);
}

TEST(FreecellNoMoves, TheNoticeIsDueWhenMovesLeadNowhere) {
    RULE("FD-16");
    const auto match = match_at<FreecellGame>(last_move);
    EXPECT_FALSE(match->legal_moves().empty());
    EXPECT_EQ(match->can_progress(), Verdict::no);
}

TEST(FreecellNoMoves, TheNoticeIsNotDueWhenACardCanGoHome) {
    RULE("FD-16");
    const auto match = match_at<FreecellGame>("a: KC | t1: 2C AS | t2: 4C");
    EXPECT_EQ(match->can_progress(), Verdict::yes);
}

TEST(FreecellNoMoves, TheNoticeIsNotDueWhenASequenceBringsACardHome) {
    RULE("FD-16");
    // The ace lies under two cards: one may go to the last cell, then the other to the queen.
    const auto match = match_at<FreecellGame>("a: KC | b: KD | c: KH | t1: AS JC KS | t2: 4C"
                                              "| t3: 6C | t4: 8C | t5: QD | t6: 4D | t7: 6D"
                                              "| t8: 8D");
    EXPECT_EQ(match->can_progress(), Verdict::yes);
}

TEST(FreecellNoMoves, AnEmptyColumnCountsAsAWay) {
    RULE("FD-16");
    const auto match = match_at<FreecellGame>("a: KC | b: KD | c: KH | d: QC | t1: AS KS | t2: 4C"
                                              "| t3: 6C | t4: 8C | t5: TC | t6: 4D | t7: 6D");
    EXPECT_EQ(match->can_progress(), Verdict::yes);
}

TEST(FreecellNoMoves, NothingIsSaidWhenTheSearchIsCutShort) {
    RULE("FD-16");
    const auto state = at<Freecell>(last_move);
    EXPECT_EQ(find_progress(state, 1).possible, Verdict::unknown);
    EXPECT_EQ(find_progress(state, 100).possible, Verdict::no);
}

}  // namespace croupier::test

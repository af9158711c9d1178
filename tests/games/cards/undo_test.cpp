// Cards: undo, redo and how deep they reach.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// A five that can wander between two sixes for ever.
constexpr std::string_view wandering = "t1: 6H | t2: 6D | t3: 5S";

std::unique_ptr<Match> wandered(int moves, std::string_view house_rules) {
    auto match = match_at<CardsGame>(wandering, house_rules);
    play_all(*match, "31");
    for (int i = 1; i < moves; ++i) play_all(*match, i % 2 == 1 ? "12" : "21");
    return match;
}

int undos_possible(Match& match) {
    int undos = 0;
    while (match.undo()) ++undos;
    EXPECT_EQ(match.undo().refusal, Refusal::nothing_to_undo);
    return undos;
}

}  // namespace

TEST(CardsUndo, MovesTheCardsBack) {
    RULE("C-038");
    const auto match = match_at<CardsGame>("t1: TC | t2: 2D 9H 8S 7D");
    play_all(*match, "21");
    EXPECT_EQ(match->position(), "cards | t1: TC 9H 8S 7D | t2: 2D");
    EXPECT_TRUE(has_event(match->undo(), EventKind::undone));
    EXPECT_EQ(match->position(), "cards | t1: TC | t2: 2D 9H 8S 7D");
}

TEST(CardsUndo, StoresSourceDestinationAndCards) {
    RULE("C-038");
    const auto match = match_at<CardsGame>("t1: TC | t2: 2D 9H 8S");
    play_all(*match, "21");
    const std::vector<UndoRecord> stack = match->undo_stack();
    ASSERT_EQ(stack.size(), 2u);
    EXPECT_EQ(stack[0], (UndoRecord{*card_from("9H"), 5, 4, 0}));
    EXPECT_EQ(stack[1], (UndoRecord{*card_from("8S"), 5, 4, 0}));
}

TEST(CardsUndo, ANewMoveReplacesTheOneBefore) {
    RULE("C-038", "C-039");
    const auto match = match_at<CardsGame>(wandering);
    play_all(*match, "31");
    EXPECT_EQ(match->undo_left(), 1);
    play_all(*match, "12");
    EXPECT_EQ(match->undo_left(), 1);
    ASSERT_EQ(match->undo_stack().size(), 1u);
    EXPECT_EQ(match->undo_stack()[0].from, 4);
    EXPECT_EQ(match->undo_stack()[0].to, 5);
}

TEST(CardsUndo, TwiceAfterTwoMovesTakesBackOnlyTheSecond) {
    RULE("CT-16", "CT-17", "C-039", "CD-07");
    const auto match = match_at<CardsGame>(wandering);
    play_all(*match, "31 12");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | t1: 6H 5S | t2: 6D");
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
    EXPECT_EQ(match->position(), "cards | t1: 6H 5S | t2: 6D");
}

TEST(CardsUndo, WithUnlimitedUndoTakesBackBoth) {
    RULE("CT-16", "CD-07");
    const auto match = match_at<CardsGame>(wandering, "undo=unlimited");
    play_all(*match, "31 12");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | t1: 6H 5S | t2: 6D");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | t1: 6H | t2: 6D | t3: 5S");
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(CardsUndo, ReachesAsDeepAsTheOptionSays) {
    RULE("CD-07");
    EXPECT_EQ(undos_possible(*wandered(12, "")), 1);
    EXPECT_EQ(undos_possible(*wandered(12, "undo=1")), 1);
    EXPECT_EQ(undos_possible(*wandered(12, "undo=none")), 0);
    EXPECT_EQ(undos_possible(*wandered(12, "undo=10")), 10);
    EXPECT_EQ(undos_possible(*wandered(9, "undo=10")), 9);
    EXPECT_EQ(undos_possible(*wandered(12, "undo=unlimited")), 12);
}

TEST(CardsUndo, BringsCardsBackFromAndToTheFoundation) {
    RULE("C-038", "CD-05");
    const auto match = match_at<CardsGame>("fh: 5H | t1: 6S");
    play_all(*match, "hh1");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | fh: 5H | t1: 6S");
    play_all(*match, "hh1 1h");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | fh: 4H | t1: 6S 5H");
}

TEST(CardsUndo, IsOverAfterAWin) {
    RULE("CD-06");
    const auto match =
        match_at<CardsGame>("fs: KS | fh: KH | fc: KC | fd: QD | t1: KD", "undo=unlimited");
    play_all(*match, "12 2h");
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->undo_left(), 0);
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
    EXPECT_EQ(match->position(), "cards | fs: KS | fh: KH | fc: KC | fd: KD");
}

TEST(CardsUndo, RedoReturnsWhatUndoLeft) {
    const auto match = match_at<CardsGame>("t1: 9C / KS");
    play_all(*match, "12");
    match->undo();
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), "cards | t1: 9C | t2: KS");
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
    EXPECT_EQ(match->undo_left(), 1);
}

TEST(CardsUndo, ANewMoveEndsRedo) {
    const auto match = match_at<CardsGame>(wandering);
    play_all(*match, "31");
    match->undo();
    play_all(*match, "32");
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
    EXPECT_EQ(match->position(), "cards | t1: 6H | t2: 6D 5S");
}

}  // namespace croupier::test

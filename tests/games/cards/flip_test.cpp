// Cards: face-down cards that a move lays bare.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(CardsFlip, AMoveToAPileTurnsTheNextCardUp) {
    RULE("C-018");
    const auto match = match_at<CardsGame>("t1: 2C 3C / 5S 4H | t2: 6H");
    const Answer answer = play(*match, "12");
    ASSERT_EQ(answer.events.size(), 2u);
    EXPECT_EQ(answer.events[0].kind, EventKind::moved);
    EXPECT_EQ(answer.events[1].kind, EventKind::turned_up);
    EXPECT_EQ(to_text(answer.events[1].card), "3C");
    EXPECT_EQ(answer.events[1].place, 4);
    EXPECT_EQ(match->position(), "cards | t1: 2C / 3C | t2: 6H 5S 4H");
}

TEST(CardsFlip, AMoveHomeTurnsTheNextCardUp) {
    RULE("C-018");
    EXPECT_EQ(to_text(after(at<Cards>("t1: 2C 3C / AH"), "1h")), "cards | fh: AH | t1: 2C / 3C");
}

TEST(CardsFlip, WithFreeStacksToo) {
    RULE("C-018");
    const Cards state = at<Cards>("stacks=free | t1: 2C / 5S 9H | t2: 6H");
    EXPECT_EQ(to_text(after(state, "12")), "cards stacks=free | t1: 2C | t2: 6H 5S 9H");
}

TEST(CardsFlip, ACardUnderAFaceUpOneStaysDown) {
    RULE("C-018");
    const Cards state = at<Cards>("t1: 2C 3C / 9D 5S | t2: 6H");
    EXPECT_EQ(to_text(after(state, "12")), "cards | t1: 2C 3C / 9D | t2: 6H 5S");
}

TEST(CardsFlip, ATurnedUpCardCanBePlayed) {
    RULE("C-018");
    const Cards state = at<Cards>("t1: AC 4H / 5S | t2: 6H");
    EXPECT_EQ(legal(state), (std::vector<std::string>{"12"}));
    EXPECT_EQ(to_text(after(state, "12 12 1h")), "cards | fc: AC | t2: 6H 5S 4H");
}

TEST(CardsFlip, InSeedOneTheNextCardIsFaceUpAlready) {
    RULE("CT-08");
    for (const char* move : {"21", "24"}) {
        const auto match = match_of("CA-1");
        const Answer answer = play(*match, move);
        EXPECT_EQ(answer.refusal, Refusal::none) << move;
        EXPECT_FALSE(has_event(answer, EventKind::turned_up)) << move;
        const TablePile source = match->table(Seat::first)[5];
        EXPECT_EQ(to_text(source.cards.back()), "4D") << move;
        EXPECT_EQ(source.face_down, 1) << move;
    }
}

TEST(CardsFlip, UndoTurnsTheCardDownAgain) {
    RULE("CT-09", "CD-05", "C-018");
    const auto match = match_at<CardsGame>("t1: 9C / KS");
    const Answer answer = play(*match, "12");
    EXPECT_TRUE(has_event(answer, EventKind::turned_up));
    EXPECT_EQ(match->position(), "cards | t1: 9C | t2: KS");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | t1: 9C / KS");
    EXPECT_EQ(match->view(Seat::first), "cards | t1: ?? / KS");
}

TEST(CardsFlip, UndoOfAMoveHomeTurnsTheCardDownAgain) {
    RULE("CD-05");
    const auto match = match_at<CardsGame>("fd: 3D | t1: 9C 8C / 4D | t2: 7H");
    play_all(*match, "1h");
    EXPECT_EQ(match->position(), "cards | fd: 4D | t1: 9C / 8C | t2: 7H");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | fd: 3D | t1: 9C 8C / 4D | t2: 7H");
}

}  // namespace croupier::test

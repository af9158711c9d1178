// BluffBuddy: whose turn it is, and what is refused before anything is looked at.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view hands_of_two = "h1: 2C 2D | h2: 3C 3D | h3: 4C 4D | h4: 5C 5D";

std::unique_ptr<Match> match_started_by(int number) {
    return match_at<BluffBuddyGame>("starter=" + std::to_string(number) + " | " +
                                    std::string(hands_of_two));
}

}  // namespace

TEST(BluffBuddyTurns, GoCounterClockwiseAndEveryRoundBeginsWithTheStarter) {
    RULE("BT-02", "B-060", "B-062", "BD-21", "BD-22");
    BluffBuddy::Options options;
    options.starter = BluffBuddy::Starter::seat_3;
    BluffBuddy state = BluffBuddy::deal(options, house_deck(1));
    constexpr int order[] = {2, 1, 0, 3};
    for (int play = 0; play < 48; ++play) {
        ASSERT_EQ(state.to_act(), seat(order[play % 4])) << play;
        ASSERT_EQ(state.round(), play / 16 + 1) << play;
        state = after_discards(state, 1);
    }
    EXPECT_EQ(state.to_act(), Seat::nobody);
}

TEST(BluffBuddyTurns, OrderHelperCountsDownAndWraps) {
    RULE("BT-03", "B-061", "B-062");
    EXPECT_EQ(next_seat(1), 0);
    EXPECT_EQ(next_seat(0), 3);
    EXPECT_EQ(next_seat(3), 2);
    EXPECT_EQ(next_seat(2), 1);
}

TEST(BluffBuddyTurns, OutOfTurnOrWithoutTheCardIsRefusedAndChangesNothing) {
    RULE("BT-04", "B-002", "B-004");
    const auto match = match_started_by(3);
    const std::string before = match->position(), record = match->record();
    EXPECT_EQ(match->play(seat(0), *match->read_move("2C -")).refusal, Refusal::not_your_turn);
    EXPECT_EQ(match->play(seat(2), *match->read_move("2C -")).refusal, Refusal::not_in_hand);
    EXPECT_EQ(match->play(seat(2), *match->read_move("9S -")).refusal, Refusal::not_in_hand);
    EXPECT_EQ(match->position(), before);
    EXPECT_EQ(match->record(), record);
    EXPECT_EQ(match->to_act(), seat(2));
}

TEST(BluffBuddyTurns, ARefusedPlayTellsOnlyThatItIsRefused) {
    RULE("B-004", "BT-04");
    const Answer answer = match_started_by(3)->play(seat(0), discard(*card_from("2C")));
    ASSERT_EQ(answer.events.size(), 1u);
    EXPECT_EQ(answer.events[0].kind, EventKind::refused);
}

TEST(BluffBuddyTurns, AnAllowedPlayUpdatesTheTableAndPassesTheTurn) {
    RULE("B-004", "B-005", "BT-09");
    const auto match = match_started_by(3);
    const Answer answer = match->play(seat(2), *match->read_move("4C -"));
    EXPECT_TRUE(answer);
    ASSERT_EQ(answer.events.size(), 1u);
    EXPECT_EQ(answer.events[0].kind, EventKind::discarded);
    EXPECT_EQ(to_text(card_of(answer.events[0].move)), "4C");
    EXPECT_EQ(match->position(), "bluffbuddy starter=3 | pool: 4C | h1: 2C 2D | h2: 3C 3D | h3: 4D "
                                 "| h4: 5C 5D");
    EXPECT_EQ(match->to_act(), seat(1));
}

TEST(BluffBuddyTurns, TurnAndPossessionAreLookedAtBeforeTheTarget) {
    RULE("BD-19");
    const auto match = match_started_by(3);
    const Move not_held = *match->read_move("2C s7"), no_target = *match->read_move("4C s7");
    EXPECT_EQ(match->play(seat(0), not_held).refusal, Refusal::not_your_turn);
    EXPECT_EQ(match->play(seat(2), not_held).refusal, Refusal::not_in_hand);
    EXPECT_EQ(match->play(seat(2), no_target).refusal, Refusal::invalid_target);
    EXPECT_NE(match->position().find("h3: 4C 4D"), std::string::npos);
}

TEST(BluffBuddyTurns, NothingIsPlayedWhenTheGameIsOver) {
    RULE("BD-19", "B-002");
    const auto match = match_at<BluffBuddyGame>("starter=1 | pool: 2C | s1: 3C 3D");
    EXPECT_EQ(match->to_act(), Seat::nobody);
    EXPECT_EQ(match->play(seat(0), *match->read_move("2D -")).refusal, Refusal::game_over);
    EXPECT_EQ(match->play(Seat::table, timeout_move).refusal, Refusal::game_over);
}

TEST(BluffBuddyTurns, TheRulesAreTheSameForEverySeat) {
    RULE("B-002");
    constexpr std::string_view others[] = {"4C", "5D", "6H"};
    for (int starter = 1; starter <= 4; ++starter) {
        std::string text = "starter=" + std::to_string(starter) + " | c1: QS";
        for (int s = 1, other = 0; s <= 4; ++s)
            text += " | h" + std::to_string(s) + ": " +
                    std::string(s == starter ? "QH" : others[other++]);
        const BluffBuddy state = at<BluffBuddy>(text);
        EXPECT_EQ(legal(state), (Words{"QH -", "QH c1 >1", "QH c1 >2", "QH c1 >3", "QH c1 >4"}));
        EXPECT_EQ(check(state, "4C -"), Refusal::not_in_hand);
        EXPECT_EQ(check(state, "QH c2"), Refusal::invalid_target);
    }
}

TEST(BluffBuddyTurns, MovesOfOtherGamesAndStrayBytesAreRefused) {
    RULE("B-002");
    const BluffBuddy state = at<BluffBuddy>("starter=1 | c1: QS | " + std::string(hands_of_two));
    const std::uint8_t held = card_from("2C")->code;
    for (Move move :
         {draw_move, recycle_move, carry(2, 6), Move{}, Move{MoveKind::discard, 1, 0, held},
          Move{MoveKind::discard, 0, 6, held}, Move{MoveKind::timeout, 0, 0, held}})
        EXPECT_EQ(state.check(move), Refusal::malformed);
    EXPECT_EQ(state.check(discard(*card_from("2C"))), Refusal::none);
}

TEST(BluffBuddyTurns, ThereIsNoUndo) {
    RULE("B-002");
    const auto match = match_started_by(1);
    ASSERT_TRUE(act(*match, "2C -"));
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

}  // namespace croupier::test

// Turns and selections in a room, by the clock.
#include "tests/online/support.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::online::test {
namespace {

using croupier::test::pile;

constexpr std::string_view late_hand = "starter=1 | c1: 4H | h1: 3S JH 7D 4C | h2: 5C 5D 6C 6D | "
                                       "h3: 8C 8D 9C 9D | h4: KC KD QC QD";
}  // namespace

TEST(RoomClock, DiscardsTheCheapestCardWhenATurnIsOver) {
    RULE("BT-33", "B-063", "B-064", "B-076");
    RoomFixture it({}, strict_pace());
    it.start_at(late_hand);
    const Time began = it.now;
    it.wait_until(began + 29'999);
    EXPECT_EQ(it.to_act(), 0);
    EXPECT_TRUE(it.messages.empty());
    it.wait_until(began + 30'000);
    EXPECT_EQ(pile(it.game(), "pool"), "4C");
    EXPECT_EQ(pile(it.game(), "c1"), "4H") << "a timeout never matches";
    EXPECT_EQ(it.to_act(), 3);
    EXPECT_EQ(it.entries.back().text, "play 1 0 clock - timeout   ");
    EXPECT_TRUE(contains(it.last(it.session_of(2), "game:played"),
                         R"("turn":1,"seat":0,"card":"4C","result":"NO_MATCH","by":"clock")"));
}

TEST(RoomClock, ForgivesHalfASecond) {
    RULE("BT-33", "B-090");
    for (const bool plays : {false, true}) {
        RoomFixture it;
        it.start_at(late_hand);
        const Time began = it.now;
        it.wait_until(began + 30'400);
        EXPECT_EQ(it.to_act(), 0);
        if (plays) {
            EXPECT_EQ(it.play(0, "7D -").problem, Problem::none);
        } else {
            it.wait_until(began + 30'499);
            EXPECT_EQ(it.to_act(), 0);
            it.wait_until(began + 30'500);
        }
        EXPECT_EQ(pile(it.game(), "pool"), plays ? "7D" : "4C");
        EXPECT_EQ(it.to_act(), 3);
    }
}

TEST(RoomClock, RefusesAMoveThatComesAfterTheTurn) {
    RULE("BT-33", "B-090");
    RoomFixture it({}, strict_pace());
    it.start_at(late_hand);
    it.now += 30'400;  // and nobody has looked at the clock
    EXPECT_EQ(it.play(0, request(1, "late", "7D -")).problem, Problem::stale);
    EXPECT_EQ(pile(it.game(), "pool"), "4C");
    EXPECT_EQ(it.play(0, request(2, "later", "7D -")).problem, Problem::not_your_turn);
}

TEST(RoomClock, TellsTheRemainingTimeNeverNegative) {
    RULE("BT-37", "B-063");
    RoomFixture it;
    it.start();
    it.now += 12'000;
    EXPECT_EQ(it.room.remaining(it.now), 18'000);
    it.forget();
    it.join(2);
    EXPECT_TRUE(contains(it.last(it.session_of(2), "game:state"), R"("turnTimeRemaining":18000)"));
    EXPECT_TRUE(contains(it.last(it.session_of(2), "game:turn"), R"("remaining":18000)"));
    EXPECT_EQ(it.room.remaining(it.now + 28'000), 0);
}

TEST(RoomClock, StartsAnewWithEachTurn) {
    RULE("B-063");
    RoomFixture it({}, strict_pace());
    it.start();
    const Time began = it.now;
    it.wait(20'000);
    const int first = it.to_act();
    it.play(first, to_text(it.game().hands[first][0]) + " -");
    EXPECT_EQ(it.room.deadline(), began + 50'000);
    it.wait_until(began + 49'999);
    EXPECT_EQ(it.room.state().turn(), 2) << "the clock of the first turn does nothing";
}

TEST(RoomClock, AsksForWhatIsLeftOpenAndWaitsTenSeconds) {
    RULE("B-025", "B-056", "BD-28", "BD-30");
    RoomFixture it({}, strict_pace());
    it.start_at(two_queens);
    it.wait(29'000);
    const Reply reply = it.play(0, "QH");
    EXPECT_TRUE(contains(reply.text, R"("result":"AWAITING_TARGET_SELECTION")"));
    EXPECT_EQ(it.room.deadline(), it.now + 10'000) << "the turn's own clock stands still";
    const auto asked = it.received_by(0);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0], R"({"type":"game:select_target","room":"K7QM2XWA","turn":1,"seat":0,)"
                        R"("remaining":10000,"card":"QH","sources":["c1","c3"]})");
    EXPECT_EQ(it.received_by(1)[0], R"({"type":"game:selecting","room":"K7QM2XWA","turn":1,)"
                                    R"("seat":0,"remaining":10000})");
    it.wait(9'999);
    EXPECT_EQ(it.play(0, "c3 >4").problem, Problem::none);
    EXPECT_EQ(pile(it.game(), "s4"), "QD QH");
}

TEST(RoomClock, ChoosesByPriorityWhenTheSelectionTakesTooLong) {
    RULE("BT-35", "B-026", "B-058");
    RoomFixture it({}, strict_pace());
    it.start_at(two_queens);
    it.play(0, "QH");
    it.wait(9'999);
    EXPECT_EQ(it.to_act(), 0);
    it.wait(1);
    EXPECT_EQ(pile(it.game(), "s4"), "QS QH");
    EXPECT_EQ(it.to_act(), 3);
    EXPECT_TRUE(contains(it.last(it.session_of(0), "game:played"),
                         R"("result":"MATCHED","source":"c1","recipient":3,"by":"clock")"));
}

TEST(RoomClock, RunsOnWhileSomebodyIsAwayDuringTheSelection) {
    RULE("BT-40", "BD-27");
    RoomFixture it({}, strict_pace());
    it.start_at(two_queens);
    it.play(0, "QH");
    it.wait(3'000);
    it.disconnect(0);
    it.wait(6'999);
    EXPECT_EQ(it.to_act(), 0);
    it.wait(1);
    EXPECT_EQ(pile(it.game(), "s4"), "QS QH");
}

TEST(RoomClock, CountsAChoiceOfTheClockNotAsATurnThatWasPlayedForSomebody) {
    RULE("BT-35");
    RoomFixture it({}, strict_pace());
    it.start_at("starter=1 | c1: QS | h1: QH 2C | h2: 8C 8S | h3: 8D 3D | h4: 9C 4D");
    it.play(0, "QH");
    it.wait(10'000);
    for (const char* move : {"9C -", "8D -", "8C -"}) it.play(it.to_act(), move);
    EXPECT_EQ(it.to_act(), 0);
    it.play(0, "2C -");
    EXPECT_EQ(it.room.state().seat(0).automatic, 0);
}

}  // namespace croupier::online::test

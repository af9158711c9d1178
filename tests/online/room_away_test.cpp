// Who is away, and for how long a table waits.
#include "tests/online/support.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::online::test {
namespace {

using croupier::test::pile;

RoomRules without_bots() {
    return {.options = {}, .bots = {}, .spectators = false, .rated = false};
}

void discard_first(RoomFixture& it) {
    EXPECT_EQ(it.play(it.to_act(), first_card(it) + " -").problem, Problem::none);
}
// The three others discard in their turns; then it is the turn of the same seat again.
void others_play(RoomFixture& it) {
    for (int i = 0; i < 3; ++i) discard_first(it);
}

// Cuts off the seat to act, 20 s after its turn began.
int cut_off_in_turn(RoomFixture& it) {
    const int away = it.to_act();
    it.wait(20'000);
    it.disconnect(away);
    return away;
}

}  // namespace

TEST(RoomAway, GivesSixtySecondsToWhoIsCutOffInTheOwnTurn) {
    RULE("BT-38", "B-065", "BD-26");
    RoomFixture it({}, strict_pace());
    it.start();
    const Time began = it.now;
    cut_off_in_turn(it);
    EXPECT_EQ(it.room.deadline(), began + 80'000);
    it.wait_until(began + 79'999);
    EXPECT_EQ(it.room.state().turn(), 1) << "the old clock of 30 s does nothing";
    it.wait_until(began + 80'000);
    EXPECT_EQ(it.room.state().turn(), 2) << "one discard";
    EXPECT_EQ(it.room.state().plays()[0].by, By::clock);
    EXPECT_EQ(it.room.state().plays()[0].result, PlayResult::no_match);
    it.wait_until(began + 109'999);
    EXPECT_EQ(it.room.state().turn(), 2) << "no second discard for the next player";
}

TEST(RoomAway, RestoresTheDeadlineWhenSomebodyComesBack) {
    RULE("BT-38", "B-066", "B-077", "BD-26");
    RoomFixture it({}, strict_pace());
    it.start();
    const Time began = it.now;
    const int away = cut_off_in_turn(it);
    EXPECT_TRUE(
        contains(it.last(it.session_of((away + 1) % 4), "room:state"), R"("connected":false)"));
    it.wait(5'000);
    EXPECT_EQ(it.join(away), Problem::none);
    EXPECT_EQ(it.room.deadline(), began + 30'000);
    EXPECT_FALSE(
        contains(it.last(it.session_of((away + 1) % 4), "room:state"), R"("connected":false)"));
}

TEST(RoomAway, LeavesAtLeastFiveSecondsToWhoComesBack) {
    RULE("BD-26");
    RoomFixture it({}, strict_pace());
    it.start();
    const Time began = it.now;
    it.wait(20'000);
    it.disconnect(it.to_act());
    it.wait_until(began + 70'000);
    it.join(it.to_act());
    EXPECT_EQ(it.room.deadline(), began + 75'000);
}

TEST(RoomAway, TellsTheOthersHowLongTheTableWaitsNow) {
    RULE("B-065", "B-066");
    RoomFixture it({}, strict_pace());
    it.start();
    const int away = it.to_act(), other = (away + 2) % 4;
    const auto sent = [&] { return it.last(it.session_of(other), "game:turn"); };
    const std::string turn = R"({"type":"game:turn","room":"K7QM2XWA","turn":1,"seat":)" +
                             std::to_string(away) + R"(,"remaining":)";
    it.wait(20'000);
    it.forget();
    it.disconnect(away);
    EXPECT_EQ(sent(), turn + "60000}");
    it.wait(30'000);
    it.forget();
    it.join(away);
    EXPECT_EQ(sent(), turn + "5000}");
    EXPECT_EQ(types_of(it.received_by(away)),
              (std::vector<std::string>{"room:state", "game:state", "game:turn"}));
}

TEST(RoomAway, SaysNothingOfAClockThatRunsAsBefore) {
    RULE("B-066");
    RoomFixture it({}, strict_pace());
    it.start();
    const int away = next_seat(it.to_act());
    it.forget();
    it.disconnect(away);
    it.join(away);
    EXPECT_EQ(it.last(it.session_of(it.to_act()), "game:turn"), "");
}

TEST(RoomAway, MakesATurnLongerOnlyOnce) {
    RULE("BD-26");
    RoomFixture it({}, strict_pace());
    it.start();
    const Time began = it.now;
    const int away = it.to_act();
    it.disconnect(away);
    it.wait(1'000);
    it.join(away);
    it.wait(20'000);
    it.disconnect(away);
    EXPECT_EQ(it.room.deadline(), began + 30'000);
}

TEST(RoomAway, MakesTheTurnsOfASeatLongerByNinetySecondsAtMost) {
    RULE("BD-26");
    RoomFixture it({}, strict_pace());
    it.start();
    const int away = it.to_act();
    Time longer = 0;
    for (int turn = 0; turn < 4; ++turn) {
        ASSERT_EQ(it.to_act(), away);
        const Time began = it.now;
        it.wait(29'000);
        it.disconnect(away);
        it.wait_until(std::max(*it.room.deadline() - 5'000, began + 29'500));
        it.join(away);
        it.wait_until(*it.room.deadline() - 1);
        longer += std::max<Time>(0, it.now - began - 30'000);
        discard_first(it);
        others_play(it);
    }
    EXPECT_GE(longer, 89'990);
    EXPECT_LE(longer, 90'000);
}

TEST(RoomAway, StopsNothingWhileOthersPlay) {
    RULE("BT-39", "B-066", "B-077");
    RoomFixture it({}, strict_pace());
    it.start();
    const int away = next_seat(it.to_act());
    it.disconnect(away);
    const Time began = it.now;
    EXPECT_EQ(it.room.deadline(), began + 30'000);
    it.wait(10'000);
    discard_first(it);
    EXPECT_EQ(it.room.deadline(), it.now + 30'000) << "at the own turn the usual rules";
    it.wait(4'000);
    for (const int back : {away, (away + 2) % 4}) {  // in the own turn, and in that of another
        it.forget();
        it.join(back);
        EXPECT_EQ(
            types_of(it.received_by(back)),
            (std::vector<std::string>{"room:state", "game:played", "game:state", "game:turn"}));
        const auto view = observe(it.game(), seat(back));
        EXPECT_TRUE(view.state().hands[back][0].known());
        const RoomInfo info = it.room.info();
        const TurnClock clock{2, away, 26'000};
        EXPECT_EQ(
            it.last(it.session_of(back), "game:state"),
            MessageWriter::state(info, MessageWriter::table(info, view, clock), view, back, clock)
                .text());
    }
}

TEST(RoomAway, PlaysByABotAfterTwoSecondsOnceAMinuteHasPassed) {
    RULE("BD-26", "B-087", "B-091");
    RoomFixture it({}, strict_pace());
    it.start();
    const int away = next_seat(it.to_act());
    it.disconnect(away);
    it.wait(29'000);
    discard_first(it);
    it.wait(30'000);  // the clock takes the turn: less than a minute had passed
    EXPECT_EQ(it.room.state().plays().back().by, By::clock);
    it.wait(1'000);
    others_play(it);
    it.wait(1'999);
    ASSERT_EQ(it.to_act(), away);
    it.wait(1);
    EXPECT_EQ(it.room.state().plays().back().by, By::bot);
    EXPECT_EQ(it.room.state().plays().back().seat, away);
    others_play(it);
    EXPECT_EQ(it.to_act(), away);
    EXPECT_EQ(it.join(away), Problem::none) << "the seat is his again";
    EXPECT_EQ(it.room.deadline(), it.now + 30'000);
    discard_first(it);
    EXPECT_EQ(it.room.state().seat(away).automatic, 0);
}

TEST(RoomAway, PlaysByDiscardsWhereThereAreNoBots) {
    RULE("BD-26", "BD-38");
    RoomFixture it(without_bots(), strict_pace());
    it.start();
    const int away = next_seat(it.to_act());
    it.disconnect(away);
    it.wait(29'999);
    discard_first(it);
    it.wait(30'000);
    it.wait(1);
    others_play(it);
    it.wait(2'000);
    EXPECT_EQ(it.room.state().plays().back().by, By::clock);
    EXPECT_EQ(it.room.state().plays().back().seat, away);
    EXPECT_EQ(it.room.state().seat(away).automatic, 2);
}

TEST(RoomAway, IsAbandoningAfterThreeAutomaticTurnsInARow) {
    RULE("B-089", "B-087");
    RoomFixture it({}, strict_pace());
    it.start();
    const int lazy = it.to_act();
    for (int turn = 0; turn < 3; ++turn) {
        EXPECT_FALSE(it.room.state().seat(lazy).abandoned);
        it.wait(30'000);
        if (turn < 2) others_play(it);
    }
    EXPECT_TRUE(it.room.state().seat(lazy).abandoned);
    EXPECT_EQ(it.room.state().seat(lazy).bot, bots::Skill::medium);
    EXPECT_EQ(it.play(lazy, "2C -").problem, Problem::not_seated);
    it.play_to_the_end();
    ASSERT_EQ(it.matches.size(), 1u);
    EXPECT_EQ(it.matches[0].seats[static_cast<std::size_t>(lazy)].rank, 4);
}

TEST(RoomAway, IsAbandoningWhoLetsTheLastThreeTurnsPass) {
    RULE("B-089");
    RoomFixture it({}, strict_pace());
    it.start();
    const int last = (it.to_act() + 1) % 4;  // the fourth to play
    while (it.room.state().turn() <= 36) discard_first(it);
    while (it.room.state().playing()) {
        if (it.to_act() == last) {
            it.wait(30'000);
        } else {
            discard_first(it);
        }
    }
    ASSERT_EQ(it.matches.size(), 1u);
    EXPECT_TRUE(it.matches[0].seats[static_cast<std::size_t>(last)].abandoned);
    EXPECT_EQ(it.matches[0].seats[static_cast<std::size_t>(last)].rank, 4);
}

TEST(RoomAway, IsAbandoningAtTheEndOfTheGame) {
    RULE("B-089");
    RoomFixture it({}, strict_pace());
    it.start();
    while (it.room.state().turn() < 48) discard_first(it);
    const int away = (it.to_act() + 1) % 4;
    it.disconnect(away);
    discard_first(it);
    EXPECT_EQ(it.room.state().phase(), Phase::game_over);
    EXPECT_TRUE(it.matches[0].seats[static_cast<std::size_t>(away)].abandoned);
}

TEST(RoomAway, GivesEveryClockFifteenSecondsAndEverybodyAMinuteAfterARestart) {
    RULE("B-065", "B-077");
    RoomFixture it({}, strict_pace());
    it.start();
    it.wait(25'000);
    Room again = it.rebuilt();
    again.restarted(it.now + 100'000);
    EXPECT_EQ(again.deadline(), it.now + 160'000) << "nobody is back yet";
    Effects out;
    again.join(person(it.to_act()), 50, {}, it.now + 100'000, out);
    EXPECT_EQ(again.deadline(), it.now + 115'000);
}

TEST(RoomAway, NobodyAbandonsAGameThatEndsWhileAllComeBackAfterARestart) {
    RULE("B-077");
    RoomFixture it;
    it.start();
    while (it.room.state().turn() < 48) discard_first(it);
    const int last = it.to_act();
    const std::string card = first_card(it);
    Room again = it.rebuilt();
    again.restarted(it.now);
    Effects out;
    ASSERT_EQ(again.join(person(last), 50, {}, it.now, out), Problem::none);
    std::optional<PlayOutcome> outcome;
    ASSERT_EQ(again.play(person(last).id, request(48, "last", card + " -"), it.now, out, outcome),
              Problem::none);
    EXPECT_EQ(again.state().phase(), Phase::game_over);
    for (int s = 0; s < seats; ++s) EXPECT_FALSE(again.state().seat(s).abandoned);
}

TEST(RoomAway, EndsAGameWhoseLastPlayWasWrittenButNotItsEnd) {
    RULE("B-077");
    RoomFixture it;
    it.start();
    it.play_to_the_end();
    ASSERT_EQ(it.entries.back().text, "end");
    it.entries.pop_back();
    Room again = it.rebuilt();
    again.restarted(it.now);
    for (int n = 0; n < seats; ++n) {
        Effects out;
        EXPECT_EQ(again.join(person(n), static_cast<SessionId>(50 + n), {}, it.now, out),
                  Problem::none);
    }
    ASSERT_TRUE(again.deadline());
    Effects out;
    again.tick(*again.deadline(), out);
    EXPECT_EQ(again.state().phase(), Phase::game_over);
    EXPECT_EQ(out.changes.size(), 2u);
}

}  // namespace croupier::online::test

// Who sits at a table, who leaves it, and who plays on.
#include "croupier/engine/games/bluffbuddy/elo.h"
#include "tests/online/support.h"
#include "tests/support/rules.h"

namespace croupier::online::test {
namespace {

RoomRules rules_with(std::optional<bots::Skill> bots, bool spectators = false, bool rated = false) {
    return {.options = {}, .bots = bots, .spectators = spectators, .rated = rated};
}

}  // namespace

TEST(RoomSeats, AGameBeginsWhenFourAreThereAndReady) {
    RULE("B-009", "BD-38");
    RoomFixture it(rules_with({}));
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(it.join(n), Problem::none);
        EXPECT_EQ(it.ready(n), Problem::none);
        EXPECT_EQ(it.room.state().phase(), Phase::waiting_for_players);
    }
    it.join(3);
    EXPECT_EQ(it.room.state().phase(), Phase::waiting_for_players);
    it.ready(3);
    EXPECT_EQ(it.room.state().phase(), Phase::initializing);
    EXPECT_TRUE(contains(it.last(it.session_of(2), "room:state"), R"("phase":"initializing")"));
    EXPECT_EQ(it.join(4), Problem::started);
}

TEST(RoomSeats, BotsFillTheSeatsThatAreEmpty) {
    RULE("BD-38", "B-009");
    RoomFixture it(rules_with(bots::Skill::easy));
    it.join(0, 2);
    it.join(1, 0);
    it.ready(0);
    EXPECT_EQ(it.room.state().phase(), Phase::waiting_for_players) << "one is not ready";
    it.ready(1);
    EXPECT_EQ(it.room.state().phase(), Phase::initializing);
    EXPECT_EQ(it.room.state().seat(1).bot, bots::Skill::easy);
    EXPECT_EQ(it.room.state().seat(3).bot, bots::Skill::easy);
    EXPECT_TRUE(contains(it.last(it.session_of(0), "room:state"),
                         R"({"seat":1,"bot":"easy","player":{"id":"bot1","name":"Bot 2")"));
    it.wait(it.pace.nonces);
    it.play_to_the_end();
    EXPECT_EQ(it.matches.size(), 1u);
}

TEST(RoomSeats, SomebodyWhoIsNotReadyAndLeavesHoldsNobodyUp) {
    RULE("BD-38");
    RoomFixture it(rules_with(bots::Skill::medium));
    it.join(0);
    it.join(1);
    it.ready(0);
    it.leave(1);
    EXPECT_EQ(it.room.state().phase(), Phase::initializing);
    RoomFixture empty(rules_with(bots::Skill::medium));
    empty.join(0);
    empty.leave(0);
    EXPECT_EQ(empty.room.state().phase(), Phase::waiting_for_players) << "bots play not alone";
    EXPECT_TRUE(empty.room.deserted());
}

TEST(RoomSeats, ASeatIsTheNamedOrTheFirstFreeOne) {
    RoomFixture it;
    EXPECT_EQ(it.join(0, 1), Problem::none);
    EXPECT_EQ(it.join(1, 1), Problem::seat_taken);
    EXPECT_EQ(it.join(1), Problem::none);
    EXPECT_EQ(it.room.state().seat_of("player1"), 0);
    it.join(2);
    it.join(3);
    EXPECT_EQ(it.join(4), Problem::full);
    it.leave(2);
    EXPECT_EQ(it.join(4), Problem::none);
    EXPECT_EQ(it.room.state().seat_of("player4"), 2);
    EXPECT_EQ(it.ready(2), Problem::not_seated);
}

TEST(RoomSeats, SomebodyWhoIsAwayForAMinuteBeforeTheGameLosesTheSeat) {
    RULE("B-065");
    RoomFixture it;
    it.join(0);
    it.join(1);
    it.disconnect(1);
    it.wait(59'999);
    EXPECT_TRUE(it.room.state().seat_of("player1"));
    it.wait(1);
    EXPECT_FALSE(it.room.state().seat_of("player1"));
}

TEST(RoomSeats, LeavingTheGameIsAbandoningItAndABotPlaysOn) {
    RULE("B-087", "B-089");
    RoomFixture it(rules_with({}));
    it.start();
    const int gone = it.to_act();
    EXPECT_EQ(it.leave(gone), Problem::none);
    EXPECT_TRUE(it.room.state().seat(gone).abandoned);
    EXPECT_EQ(it.join(gone), Problem::not_seated);
    const Time left = it.now;
    it.wait_until(*it.room.deadline());
    EXPECT_LE(it.now - left, it.pace.bot_most);
    EXPECT_EQ(it.room.state().plays().back().by, By::bot);
    it.play_to_the_end();
    EXPECT_EQ(it.matches[0].seats[static_cast<std::size_t>(gone)].rank, 4);
    EXPECT_TRUE(it.matches[0].seats[static_cast<std::size_t>(gone)].abandoned);
}

TEST(RoomSeats, WhoLeavesDuringASelectionLeavesItToTheBot) {
    RULE("B-087");
    RoomFixture it;
    it.start();
    // Somebody finds a match sooner or later.
    while (it.room.state().phase() != Phase::resolving_move) {
        const int actor = it.to_act();
        const Card card = it.game().hands[actor][0];
        const bool matches = it.game().apparent_sources(card.rank()).size > 0;
        it.play(actor, to_text(card) + (matches ? "" : " -"));
    }
    const int turn = it.room.state().turn();
    it.leave(it.to_act());
    it.wait_until(*it.room.deadline());
    EXPECT_EQ(it.room.state().turn(), turn + 1);
    EXPECT_EQ(it.room.state().plays().back().by, By::bot);
}

TEST(RoomSeats, WhoLeftIsLastAndTheOthersArePlacedAmongThemselves) {
    RULE("B-089", "B-047");
    RoomFixture it(rules_with({}));
    it.start();
    it.leave(1);
    it.leave(2);
    it.play_to_the_end();
    const auto& seat = it.matches[0].seats;
    EXPECT_EQ(seat[1].rank, 3);
    EXPECT_EQ(seat[2].rank, 3);
    EXPECT_EQ(std::min(seat[0].rank, seat[3].rank), 1);
    EXPECT_EQ(seat[0].rank < seat[3].rank, seat[0].total < seat[3].total);
    EXPECT_EQ(seat[0].change, 0) << "not rated";
}

TEST(RoomSeats, AbandoningARatedGameCostsFifteenPointsMore) {
    RULE("B-089", "B-016");
    RoomFixture it(rules_with({}, false, true));
    it.start();
    it.leave(1);
    it.play_to_the_end();
    std::array<RatedPlayer, 4> players;
    const auto& seat = it.matches[0].seats;
    for (std::size_t s = 0; s < 4; ++s)
        players[s] = {.place = seat[s].rank, .abandoned = seat[s].abandoned};
    const auto changes = rating_changes(players);
    for (std::size_t s = 0; s < 4; ++s) EXPECT_EQ(seat[s].change, changes[s].rating - 1200);
    EXPECT_EQ(seat[1].change, -35);
    EXPECT_TRUE(contains(it.last(it.session_of(0), "game:end"),
                         R"("abandoned":true,"rating":{"before":1200,"change":-35,"after":1165})"));
}

TEST(RoomSeats, AnotherGameBeginsWhenAllWhoStayedWantIt) {
    RoomFixture it(rules_with(bots::Skill::easy, false, true));
    it.start();
    it.play_to_the_end();
    EXPECT_EQ(it.again(0), Problem::none);
    EXPECT_EQ(it.again(1), Problem::none);
    EXPECT_EQ(it.again(2), Problem::none);
    EXPECT_EQ(it.room.state().phase(), Phase::game_over);
    EXPECT_EQ(it.leave(3), Problem::none);
    EXPECT_EQ(it.room.state().phase(), Phase::initializing);
    EXPECT_EQ(it.room.state().seat(3).bot, bots::Skill::easy);
    EXPECT_FALSE(it.room.state().rules().rated) << "rated games come from the queue alone";
    it.wait(it.pace.nonces);
    it.play_to_the_end();
    ASSERT_EQ(it.matches.size(), 2u);
    EXPECT_NE(it.matches[0].id, it.matches[1].id);
    EXPECT_TRUE(same(it.room.state(), it.rebuilt().state()));
}

TEST(RoomSeats, OfATableThatPlaysOnAndOnTheLastGameIsWritten) {
    RoomFixture it;
    it.start();
    std::size_t most = 0;
    for (int game = 1; game <= 20; ++game) {
        it.play_to_the_end();
        most = std::max(most, it.entries.size());
        for (int n = 0; n < seats; ++n) it.again(n);
        EXPECT_EQ(it.renewals, game);
        EXPECT_TRUE(it.room.state() == it.rebuilt().state());
        it.wait(it.pace.nonces);
    }
    EXPECT_LE(most, 80u);
    EXPECT_GT(it.entries.front().number, 1000);
    EXPECT_TRUE(it.room.state() == it.rebuilt().state());
    it.entries.erase(it.entries.begin());
    Room headless({7, "K7QM2XWA", it.now}, it.pace, it.random);
    EXPECT_FALSE(headless.replay(it.entries.front())) << "it begins with how it was opened";
}

TEST(RoomSeats, OfPeopleWhoComeAndGoAllDayLittleIsWritten) {
    RoomFixture it(rules_with({}));
    it.join(0);
    it.ready(0);
    for (int i = 0; i < 1000; ++i) {
        it.join(1);
        it.ready(1);
        it.ready(1, false);
        it.leave(1);
        ASSERT_LT(it.entries.size(), 210u);
    }
    EXPECT_GT(it.renewals, 10);
    EXPECT_TRUE(it.room.state().seat(0).ready);
    EXPECT_TRUE(it.room.state() == it.rebuilt().state());
    Room again = it.rebuilt();
    Effects out;
    ASSERT_EQ(again.join(person(1), 50, {}, it.now, out), Problem::none);
    EXPECT_EQ(std::get<RoomEntry>(out.changes.back()).number, it.entries.back().number + 1);
}

TEST(RoomSeats, WhoVotesTwiceIsCountedOnce) {
    RoomFixture it;
    it.start();
    it.play_to_the_end();
    EXPECT_EQ(it.again(2), Problem::none);
    const std::size_t written = it.entries.size();
    EXPECT_EQ(it.again(2), Problem::none);
    EXPECT_EQ(it.entries.size(), written);
    EXPECT_EQ(it.room.state().phase(), Phase::game_over);
}

TEST(RoomSeats, ARoomOfAnOlderFileHasAllItsGames) {
    RoomFixture it;
    it.start();
    it.play_to_the_end();
    for (int n = 0; n < seats; ++n)
        it.entries.push_back({7, 0, it.now, "again " + std::to_string(n)});
    it.entries.push_back({7, 0, it.now, "reopen"});
    for (std::size_t i = 0; i < it.entries.size(); ++i)
        it.entries[i].number = static_cast<int>(i) + 1;
    const Room older = it.rebuilt();
    EXPECT_EQ(older.state().phase(), Phase::waiting_for_players);
    for (int n = 0; n < seats; ++n) EXPECT_EQ(older.state().seat_of(person(n).id), n);
}

TEST(RoomSeats, AVoteForAnotherGameEndsAfterAMinute) {
    RoomFixture it;
    it.start();
    it.play_to_the_end();
    const Time ended = it.now;
    it.again(2);
    it.wait_until(ended + 59'999);
    EXPECT_EQ(it.room.state().phase(), Phase::game_over);
    it.wait(1);
    EXPECT_EQ(it.room.state().phase(), Phase::waiting_for_players);
    EXPECT_TRUE(it.room.state().seat_of("player2"));
    EXPECT_FALSE(it.room.state().seat_of("player1"));
    EXPECT_FALSE(it.room.deserted());
}

TEST(RoomSeats, EverybodyIsToldWhoWantsAnotherGameAndHowLongThereIsTime) {
    RoomFixture it;
    it.start();
    const auto told = [&](int number) { return it.last(it.session_of(number), "room:state"); };
    EXPECT_FALSE(contains(told(0), "again"));
    it.play_to_the_end();
    EXPECT_TRUE(contains(told(0), R"("again":60000)"));
    EXPECT_FALSE(contains(told(0), "voted"));
    it.wait(20'000);
    it.again(2);
    EXPECT_TRUE(contains(told(0), R"("again":40000)"));
    EXPECT_TRUE(contains(told(0), R"("connected":true,"voted":true},{"seat":3)"));
    it.disconnect(1);
    it.wait(10'000);
    it.join(1);
    EXPECT_TRUE(contains(told(1), R"("again":30000)")) << "also who comes back";
    it.again(0);
    it.again(1);
    it.again(3);
    EXPECT_FALSE(contains(told(0), "again"));
    EXPECT_FALSE(contains(told(0), "voted"));
}

TEST(RoomSeats, ATableThatWantsNoOtherGameIsDeserted) {
    RoomFixture it;
    it.start();
    it.play_to_the_end();
    EXPECT_FALSE(it.room.deserted());
    it.wait(60'000);
    EXPECT_TRUE(it.room.deserted());
    EXPECT_FALSE(it.room.deadline());
}

TEST(RoomSeats, SpectatorsAreAllowedOrNotAndNotTooMany) {
    RULE("B-050");
    EXPECT_EQ(RoomFixture(rules_with({})).spectate(spectator), Problem::no_spectators);
    RoomFixture it(rules_with({}, true));
    it.start();
    for (SessionId s = spectator; s < spectator + 16; ++s) EXPECT_EQ(it.spectate(s), Problem::none);
    EXPECT_EQ(it.spectate(spectator), Problem::none) << "again, which is no new one";
    EXPECT_EQ(it.spectate(spectator + 16), Problem::full);
    it.disconnect_session(spectator);
    EXPECT_EQ(it.spectate(spectator + 16), Problem::none);
}

TEST(RoomSeats, SomebodyWhoSitsAndWatchesIsStillOnePerson) {
    RULE("B-065");
    RoomFixture it(rules_with({}, true));
    it.start();
    it.forget();
    EXPECT_EQ(it.spectate(it.session_of(1)), Problem::none);
    EXPECT_EQ(types_of(it.received_by(1)),
              (std::vector<std::string>{"room:state", "game:state", "game:turn"}));
    it.disconnect(1);
    EXPECT_FALSE(it.room.info().seats[1].connected);
    EXPECT_EQ(it.room.info().watching, 0);
}

TEST(RoomSeats, ASpectatorWhoSitsDownIsNoSpectatorAnyMore) {
    RoomFixture it(rules_with({}, true));
    it.spectate(1);  // the session with which the first person joins
    it.join(0);
    EXPECT_EQ(it.room.info().watching, 0);
}

TEST(RoomSeats, TheEndIsToldAsItWasAlsoWhenSomebodyHasLeftSince) {
    RULE("BT-32", "BD-39");
    RoomFixture it;
    it.start();
    it.play_to_the_end();
    const std::string ended = it.last(it.session_of(0), "game:end");
    it.leave(2);
    it.forget();
    it.join(0);
    EXPECT_EQ(it.last(it.session_of(0), "game:end"), ended);
    Room again = it.rebuilt();
    again.restarted(it.now);
    Effects out;
    again.join(person(0), 50, {}, it.now, out);
    EXPECT_EQ(out.messages.back().message.text(), ended);
}

TEST(RoomSeats, BotsPlayAtTheLevelOfTheRoomAndHardOnesMayThink) {
    RULE("B-091", "B-087");
    for (const bots::Skill skill : {bots::Skill::easy, bots::Skill::medium, bots::Skill::hard}) {
        RoomFixture it(rules_with(skill));
        it.join(0);
        it.ready(0);
        it.wait(it.pace.nonces);
        it.play_to_the_end();
        ASSERT_EQ(it.matches.size(), 1u);
        EXPECT_EQ(it.bot_tasks.size(), skill == bots::Skill::hard ? 36u : 0u);
    }
    RoomFixture it(rules_with(bots::Skill::hard));
    it.join(0, 0);
    it.ready(0);
    it.wait(it.pace.nonces);
    while (it.to_act() == 0) it.play(0, to_text(it.game().hands[0][0]) + " -");
    const BotTask task = it.bot_tasks.back();
    BluffBuddy game = task.start;
    for (const Move move : task.moves) game.apply(move);
    EXPECT_EQ(game, it.game());
    const Move chosen = discard(game.hands[task.seat][3]);
    it.room.bot_chose(task.turn, chosen);
    it.wait_until(*it.room.deadline());
    EXPECT_EQ(it.room.state().moves().back(), chosen);
}

TEST(RoomSeats, ABotThinksForATimeThatSaysNothing) {
    RULE("B-091", "B-059");
    RoomFixture it(rules_with(bots::Skill::medium));
    it.join(0);
    it.ready(0);
    it.wait(it.pace.nonces);
    while (it.room.state().playing()) {
        if (it.to_act() == 0) {
            it.play(0, to_text(it.game().hands[0][0]) + " -");
            continue;
        }
        const Time thinks = *it.room.deadline() - it.now;
        EXPECT_GE(thinks, it.pace.bot_least);
        EXPECT_LE(thinks, it.pace.bot_most);
        it.wait(thinks);
    }
}

}  // namespace croupier::online::test

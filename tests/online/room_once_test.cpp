// A play counts once, however often and however late it is sent.
#include "tests/online/support.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::online::test {
namespace {

using croupier::test::pile;

}  // namespace

TEST(RoomOnce, TheSameRequestAgainGetsTheSameAnswer) {
    RULE("B-001", "B-004");
    RoomFixture it;
    it.start();
    const int actor = it.to_act();
    const PlayRequest play = request(1, "m1", first_card(it) + " -");
    const Reply first = it.play(actor, play);
    EXPECT_EQ(first.problem, Problem::none);
    const BluffBuddy after = it.game();
    const std::size_t written = it.entries.size();
    it.forget();
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(it.play(actor, play).text, first.text);
        it.wait(1'000);
    }
    EXPECT_EQ(it.game(), after);
    EXPECT_EQ(it.entries.size(), written);
    EXPECT_TRUE(it.messages.empty());
}

TEST(RoomOnce, AlsoAfterTheServerWasStartedAnew) {
    RULE("B-001", "B-077");
    RoomFixture it;
    it.start();
    std::vector<std::pair<int, PlayRequest>> sent;
    std::vector<std::string> answers;
    while (it.room.state().playing()) {
        sent.emplace_back(it.to_act(),
                          request(it.room.state().turn(), "same", first_card(it) + " -"));
        answers.push_back(it.play(sent.back().first, sent.back().second).text);
        if (it.room.state().turn() % 12 != 0) continue;
        Room again = it.rebuilt();
        again.restarted(it.now);
        const BluffBuddy before = again.state().game();
        for (std::size_t i = 0; i < sent.size(); ++i) {
            Effects out;
            std::optional<PlayOutcome> outcome;
            ASSERT_EQ(again.play(person(sent[i].first).id, sent[i].second, it.now, out, outcome),
                      Problem::none);
            EXPECT_EQ(MessageWriter::played("same", outcome->turn, outcome->result).text(),
                      answers[i]);
            EXPECT_TRUE(out.changes.empty() && out.messages.empty());
        }
        EXPECT_EQ(again.state().game(), before);
    }
    EXPECT_EQ(it.play(sent.back().first, sent.back().second).text, answers.back())
        << "the last one too, when the game is over";
    EXPECT_EQ(it.play(0, request(48, "other", "2C -")).problem, Problem::game_over);
}

TEST(RoomOnce, AnotherPlayForATurnThatIsOverIsStale) {
    RULE("B-004", "B-090");
    RoomFixture it;
    it.start();
    const int actor = it.to_act();
    const std::string other = to_text(it.game().hands[actor][1]);
    it.play(actor, request(1, "m1", first_card(it) + " -"));
    const BluffBuddy after = it.game();
    EXPECT_EQ(it.play(actor, request(1, "m2", other + " -")).problem, Problem::stale);
    EXPECT_EQ(it.play(it.to_act(), request(1, "m1", first_card(it) + " -")).problem, Problem::stale)
        << "the id of somebody else";
    EXPECT_EQ(it.play(it.to_act(), request(3, "m3", first_card(it) + " -")).problem, Problem::stale)
        << "a turn that has not come yet";
    EXPECT_EQ(it.game(), after);
}

TEST(RoomOnce, ALateMoveNeverCountsForALaterTurn) {
    RULE("B-001", "BD-26");
    RoomFixture it;
    it.start();
    const int actor = it.to_act();
    const PlayRequest queued = request(1, "m1", to_text(it.game().hands[actor][3]) + " -");
    it.wait(30'500);  // the clock has played
    for (int i = 0; i < 3; ++i) it.play(it.to_act(), first_card(it) + " -");
    ASSERT_EQ(it.to_act(), actor);
    const Reply reply = it.play(actor, queued);
    EXPECT_EQ(reply.problem, Problem::stale);
    EXPECT_EQ(it.to_act(), actor);
}

TEST(RoomOnce, WhatAClockHasPlayedIsNobodysRequest) {
    RULE("B-004");
    RoomFixture it;
    it.start();
    const int actor = it.to_act();
    it.wait(30'500);
    EXPECT_EQ(it.play(actor, request(1, "-", "2C -")).problem, Problem::stale);
}

TEST(RoomOnce, APlayThatWasBegunAndItsChoiceAreTwoRequests) {
    RULE("BD-02", "BD-30");
    RoomFixture it;
    it.start_at(two_queens);
    const PlayRequest begin = request(1, "a", "QH"), choose = request(1, "b", "c3 >4");
    const std::string begun = it.play(0, begin).text;
    EXPECT_EQ(it.play(0, begin).text, begun);
    EXPECT_EQ(it.play(0, request(1, "c", "QH")).problem, Problem::choose_both);
    const std::string chosen = it.play(0, choose).text;
    EXPECT_EQ(chosen, R"({"type":"ok","id":"b","turn":1,"result":"MATCHED"})");
    EXPECT_EQ(it.play(0, begin).text, begun);
    EXPECT_EQ(it.play(0, choose).text, chosen);
    EXPECT_EQ(it.play(0, request(1, "d", "c1 >1")).problem, Problem::stale);
    EXPECT_EQ(pile(it.game(), "s4"), "QD QH");
}

TEST(RoomOnce, AChoiceWithoutABegunPlayIsStale) {
    RULE("BD-02");
    RoomFixture it;
    it.start_at(two_queens);
    EXPECT_EQ(it.play(0, request(1, "a", "c3 >4")).problem, Problem::stale);
}

TEST(RoomOnce, BeforeAGameNothingIsPlayed) {
    RULE("B-090");
    RoomFixture it;
    it.join(0);
    EXPECT_EQ(it.play(0, request(1, "a", "QH -")).problem, Problem::game_not_started);
    EXPECT_EQ(it.play(4, request(1, "a", "QH -")).problem, Problem::not_seated);
}

}  // namespace croupier::online::test

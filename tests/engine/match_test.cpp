// A match: turns, events, pauses, going back, statistics.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(Match, TellsWhatHappened) {
    const auto match = match_at<KlondikeGame>("t1: 4C / 6H | t2: 7S | stock: 9C");
    const Answer answer = play(*match, "12");
    ASSERT_EQ(answer.events.size(), 2u);
    EXPECT_EQ(answer.events[0], (Event{.kind = EventKind::moved, .move = carry(6, 7)}));
    EXPECT_EQ(answer.events[1],
              (Event{.kind = EventKind::turned_up, .card = *card_from("4C"), .place = 6}));
    EXPECT_TRUE(has_event(play(*match, "s"), EventKind::drawn));
    EXPECT_TRUE(has_event(play(*match, "s"), EventKind::recycled));
    EXPECT_TRUE(has_event(match->undo(), EventKind::undone));
    EXPECT_TRUE(has_event(match->redo(), EventKind::redone));
    EXPECT_EQ(name_of(EventKind::turned_up), "turned_up");
    EXPECT_EQ(name_of(EventKind::won), "won");
}

TEST(Match, RefusalsCarryCodeAndSentence) {
    const auto match = match_at<KlondikeGame>("t1: 6H | t2: 7H");
    const Answer answer = play(*match, "12");
    EXPECT_EQ(answer.refusal, Refusal::wrong_colour);
    ASSERT_EQ(answer.events.size(), 1u);
    EXPECT_EQ(answer.events[0].refusal, Refusal::wrong_colour);
    EXPECT_EQ(code_of(answer.refusal), "wrong_colour");
    EXPECT_EQ(sentence_of(answer.refusal), "A column alternates red and black.");
}

TEST(Match, OnlyTheSeatToActMayPlay) {
    const auto match = match_of("K3-1");
    EXPECT_EQ(match->play(Seat::nobody, draw_move).refusal, Refusal::not_your_turn);
    EXPECT_EQ(match->play(static_cast<Seat>(1), draw_move).refusal, Refusal::not_your_turn);
    EXPECT_TRUE(match->play(Seat::first, draw_move));
}

TEST(Match, APausedMatchRefusesEverythingButResume) {
    const auto match = match_of("K3-1");
    play_all(*match, "s");
    ASSERT_TRUE(match->pause());
    EXPECT_TRUE(match->paused());
    for (const Answer& answer :
         {play(*match, "s"), match->undo(), match->redo(), match->finish(), match->pause(),
          match->rewind(1), match->play_line(std::vector{draw_move})})
        EXPECT_EQ(answer.refusal, Refusal::paused);
    ASSERT_TRUE(match->resume());
    EXPECT_EQ(match->resume().refusal, Refusal::not_paused);
    EXPECT_TRUE(play(*match, "s"));
}

TEST(Match, PausesDoNotCountAsTime) {
    const auto match = match_of("K3-1");
    play(*match, "s", 1'000);
    match->pause(2'000);
    EXPECT_EQ(match->elapsed(), 2'000);
    match->resume(9'000);
    play(*match, "s", 10'000);
    EXPECT_EQ(match->elapsed(), 3'000);
    play(*match, "s", 5'000);  // a clock that was set back
    EXPECT_EQ(match->elapsed(), 3'000);
}

TEST(Match, ALineIsOneTurn) {
    const auto match = match_at<CardsGame>("t1: 9H 8S | t2: 9D | t3: TS");
    const std::string start = match->position();
    ASSERT_TRUE(match->play_line(*match->read_line("12 13")));
    EXPECT_EQ(match->turns(), 1);
    EXPECT_EQ(match->tally().moves, 2);
    ASSERT_TRUE(match->undo());
    EXPECT_EQ(match->position(), start);
}

TEST(Match, ALineWithARefusedMoveIsNotBegun) {
    const auto match = match_at<CardsGame>("t1: 9H 8S | t2: 9D | t3: TS");
    const std::string start = match->position();
    EXPECT_EQ(match->play_line(std::vector{carry(4, 5), carry(4, 5)}).refusal, Refusal::wrong_rank);
    EXPECT_EQ(match->play_line({}).refusal, Refusal::malformed);
    EXPECT_EQ(match->position(), start);
    EXPECT_TRUE(match->journal().empty());
}

TEST(Match, AHintThatIsTakenMarksTheGameAssisted) {
    const auto match = match_of("K3-17");
    ASSERT_TRUE(match->take_hint(0));
    EXPECT_TRUE(match->assisted());
    EXPECT_TRUE(match->result().assisted);
    play(*match, "15");
    match->undo();
    EXPECT_TRUE(match->assisted());
}

TEST(Match, RewindIgnoresTheDepthAndMarksTheGameAssisted) {
    const auto match = match_at<CardsGame>("t1: 9H 8S | t2: 9D | t3: TS");
    const std::string start = match->position();
    play_all(*match, "12 13");
    EXPECT_EQ(match->undo_left(), 1);
    EXPECT_EQ(match->rewind(3).refusal, Refusal::nothing_to_undo);
    EXPECT_EQ(match->rewind(0).refusal, Refusal::nothing_to_undo);
    EXPECT_FALSE(match->assisted());
    ASSERT_TRUE(match->rewind(2));
    EXPECT_TRUE(match->assisted());
    EXPECT_TRUE(match->result().assisted);
    EXPECT_EQ(match->position(), start);
    EXPECT_TRUE(match->redo() && match->redo());
}

TEST(Match, ANewMoveForgetsWhatWasUndone) {
    const auto match = match_at<KlondikeGame>("t1: 9H 8S | t2: 9D | t3: TS | stock: 4C");
    play_all(*match, "12");
    match->undo();
    EXPECT_EQ(match->redo_left(), 1);
    play_all(*match, "s");
    EXPECT_EQ(match->redo_left(), 0);
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(Match, KnowsEveryCardSeenThoughUndoneOrRecycled) {
    const auto match = match_at<KlondikeGame>("draw=1 | t1: 4C / 6H | t2: 7S | stock: 9C 5D");
    play_all(*match, "12 s");
    match->undo();
    match->undo();
    EXPECT_EQ(match->view(Seat::first), "klondike draw=1 | stock: ?? ?? | t1: ?? / 6H | t2: 7S");
    for (const char* seen : {"4C", "6H", "7S", "5D"})
        EXPECT_TRUE(match->known().contains(*card_from(seen))) << seen;
    EXPECT_FALSE(match->known().contains(*card_from("9C")));
}

TEST(Match, ACardTakenDownDoesNotGoStraightHomeAgain) {
    const auto match =
        match_at<KlondikeGame>("f1: 2H | t1: 3S | t2: AS | stock: 9C", "autoplay=safe");
    play_all(*match, "hh1");
    EXPECT_EQ(match->position(), "klondike | stock: 9C | f1: AH | t1: 3S 2H | t2: AS");
    play_all(*match, "s");  // any other move lets safe cards go
    EXPECT_EQ(match->position(), "klondike | waste: 9C | f1: 2H | f2: AS | t1: 3S");
}

TEST(Match, ShowsATableForRenderers) {
    const Table table = match_at<KlondikeGame>("t2: 4C 5C / 6H | f3: 2S")->table(Seat::first);
    ASSERT_EQ(table.size(), 13u);
    EXPECT_EQ(table[0].name, "stock");
    EXPECT_EQ(table[0].role, Role::stock);
    EXPECT_EQ(table[4].cards.size(), 2u);
    EXPECT_EQ(table[7].face_down, 2);
    EXPECT_EQ(table[7].cards, (std::vector<Card>{{}, {}, *card_from("6H")}));
}

TEST(Statistics, CountAGameOnceItsFirstMoveIsMade) {
    const auto match = match_of("FC-1");
    Statistics statistics;
    statistics.add(match->result());
    EXPECT_TRUE(statistics.modes().empty());
    play_all(*match, "1a");
    statistics.add(match->result());
    ASSERT_NE(statistics.of("FC"), nullptr);
    EXPECT_EQ(statistics.of("FC")->played, 1);
    EXPECT_EQ(statistics.of("FC")->won, 0);
}

TEST(Statistics, AddUpStreaksRecordsAndAverages) {
    Statistics statistics;
    const auto win = [](Millis ms, int moves, int score) {
        return GameResult{"K3", true, true, ms, moves, score, false};
    };
    statistics.add(win(200'000, 120, 500));
    statistics.add(win(100'000, 150, 700));
    statistics.add({"K3", true, false, 50'000, 30, 90, false});
    statistics.add(win(300'000, 100, 600));
    const ModeStatistics& k3 = *statistics.of("K3");
    EXPECT_EQ(k3.played, 4);
    EXPECT_EQ(k3.won, 3);
    EXPECT_EQ(k3.streak, 1);
    EXPECT_EQ(k3.best_streak, 2);
    EXPECT_EQ(k3.best_time, 100'000);
    EXPECT_EQ(k3.average_time(), 200'000);
    EXPECT_EQ(k3.fewest_moves, 100);
    EXPECT_EQ(k3.best_score, 700);
    EXPECT_EQ(k3.total_moves, 400);
    EXPECT_DOUBLE_EQ(k3.win_share(), 0.75);
    EXPECT_DOUBLE_EQ(k3.average_moves(), 370.0 / 3);
    EXPECT_DOUBLE_EQ(k3.average_score(), 1890.0 / 4);
}

TEST(Statistics, AnAssistedWinCountsApart) {
    Statistics statistics;
    const GameResult own{"FC", true, true, 90'000, 120, 0, false};
    GameResult hinted = own;
    hinted.hints = 1;  // as results of older programs tell it
    hinted.elapsed = 1'000;
    hinted.moves = 60;
    statistics.add(own);
    statistics.add(hinted);
    statistics.add({"FC", true, true, 10, 60, 10, true});
    statistics.add(own);
    const ModeStatistics& freecell = *statistics.of("FC");
    EXPECT_EQ(freecell.played, 4);
    EXPECT_EQ(freecell.won, 4);
    EXPECT_EQ(freecell.assisted, 2);
    EXPECT_EQ(freecell.lost(), 0);
    EXPECT_DOUBLE_EQ(freecell.win_share(), 1);
    EXPECT_EQ(freecell.streak, 2);
    EXPECT_EQ(freecell.best_time, 90'000);
    EXPECT_EQ(freecell.fewest_moves, 120);
    EXPECT_EQ(freecell.average_time(), 90'000);
    EXPECT_EQ(statistics.total().assisted, 2);
    EXPECT_EQ(statistics.total().best_time, 90'000);
}

TEST(Statistics, AnAssistedWinIsNoShareAndAnAssistedLossIsOne) {
    Statistics statistics;
    statistics.add({"FC", true, true, 1'000, 60, 10, true});
    EXPECT_EQ(statistics.of("FC")->win_share(), 0);
    EXPECT_EQ(statistics.of("FC")->average_time(), 0);
    statistics.add({"FC", true, false, 1'000, 60, 0, true});
    statistics.add({"FC", true, true, 1'000, 60, 0, false});
    EXPECT_DOUBLE_EQ(statistics.of("FC")->win_share(), 0.5);
    EXPECT_EQ(statistics.of("FC")->streak, 1);
}

TEST(Statistics, AnAssistedWinSetsNoRecord) {
    Statistics statistics;
    statistics.add({"FC", true, true, 1'000, 60, 10, true});
    EXPECT_EQ(statistics.of("FC")->won, 1);
    EXPECT_EQ(statistics.of("FC")->best_time, std::nullopt);
    EXPECT_EQ(statistics.of("FC")->fewest_moves, std::nullopt);
    EXPECT_EQ(statistics.of("FC")->best_score, std::nullopt);
}

TEST(Statistics, AreKeptByModeAndTotalled) {
    Statistics statistics;
    statistics.add({"K1", true, true, 5'000, 90, 100, false});
    statistics.add({"K3", true, true, 4'000, 95, 300, false});
    statistics.add({"K3", true, false, 4'000, 95, 0, false});
    EXPECT_EQ(statistics.modes().size(), 2u);
    EXPECT_EQ(statistics.of("CA"), nullptr);
    const ModeStatistics total = statistics.total();
    EXPECT_EQ(total.played, 3);
    EXPECT_EQ(total.won, 2);
    EXPECT_EQ(total.best_time, 4'000);
    EXPECT_EQ(total.fewest_moves, 90);
    EXPECT_EQ(total.best_score, 300);
    EXPECT_EQ(Statistics{}.total().win_share(), 0);
}

}  // namespace croupier::test

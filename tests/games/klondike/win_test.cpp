// Klondike: the win, and what is locked after it.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view one_card_left = "f1: KC | f2: KD | f3: KH | f4: QS | t1: KS";

auto count_of(const Answer& answer, EventKind kind) {
    return std::ranges::count(answer.events, kind, &Event::kind);
}

}  // namespace

TEST(KlondikeWin, ComesWithTheLastCardHome) {
    RULE("K-012", "K-029", "K-053", "KT-14");
    const auto match = match_at<KlondikeGame>(one_card_left);
    EXPECT_EQ(match->outcome(), Outcome::open);
    const Answer answer = play(*match, "1h");
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->to_act(), Seat::nobody);
    EXPECT_EQ(answer.events.back().kind, EventKind::won);
}

TEST(KlondikeWin, NeedsThirteenCardsOnEveryFoundation) {
    RULE("K-012", "K-053", "KT-14");
    EXPECT_EQ(at<Klondike>("f1: KC | f2: KD | f3: KH | f4: KS").outcome(), Outcome::won);
    EXPECT_EQ(at<Klondike>("f1: QC | f2: KD | f3: KH | f4: KS").outcome(), Outcome::open);
    EXPECT_EQ(at<Klondike>("f1: KC | f2: QD | f3: KH | f4: KS").outcome(), Outcome::open);
    EXPECT_EQ(at<Klondike>("f1: KC | f2: KD | f3: QH | f4: KS").outcome(), Outcome::open);
    EXPECT_EQ(at<Klondike>("f1: KC | f2: KD | f3: KH | f4: QS").outcome(), Outcome::open);
    EXPECT_EQ(at<Klondike>("f1: KC | f2: KD | f3: KH").outcome(), Outcome::open);
    EXPECT_EQ(Klondike{}.outcome(), Outcome::open);
}

TEST(KlondikeWin, DoesNotDependOnWhichSuitLiesWhere) {
    RULE("K-012", "KD-09");
    EXPECT_EQ(at<Klondike>("f1: KS | f2: KC | f3: KD | f4: KH").outcome(), Outcome::won);
}

TEST(KlondikeWin, IsReportedOnlyByTheMoveThatWins) {
    RULE("KD-17");
    const auto match = match_at<KlondikeGame>("f1: KC | f2: KD | f3: KH | f4: JS | t1: KS QS");
    EXPECT_EQ(count_of(play(*match, "1h"), EventKind::won), 0);
    EXPECT_EQ(count_of(play(*match, "1h"), EventKind::won), 1);
    EXPECT_EQ(count_of(match->finish(), EventKind::won), 0);
    EXPECT_EQ(count_of(match->undo(), EventKind::won), 0);
}

TEST(KlondikeWin, IsReportedOnceByFinish) {
    RULE("KD-17");
    const auto match = match_at<KlondikeGame>("f1: KC | f2: KD | f3: KH | f4: JS | t1: KS QS");
    const Answer answer = match->finish();
    EXPECT_EQ(count_of(answer, EventKind::won), 1);
    EXPECT_EQ(match->tally().bonus, 100);
}

TEST(KlondikeWin, LocksEveryInputAfterwards) {
    RULE("KD-17");
    const auto match = match_at<KlondikeGame>(one_card_left);
    play(*match, "1h");
    const std::string won = match->position();
    const Move back = carry(Klondike::first_foundation, Klondike::first_column);
    EXPECT_EQ(match->play(Seat::first, back).refusal, Refusal::game_over);
    EXPECT_EQ(match->play(Seat::first, draw_move).refusal, Refusal::game_over);
    EXPECT_EQ(match->finish().refusal, Refusal::game_over);
    EXPECT_TRUE(match->legal_moves().empty());
    EXPECT_EQ(match->position(), won);
    EXPECT_EQ(match->journal().size(), 1u);
}

TEST(KlondikeWin, CannotBeUndone) {
    RULE("KD-17");
    const auto match = match_at<KlondikeGame>(one_card_left);
    play(*match, "1h");
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
    EXPECT_EQ(match->redo().refusal, Refusal::game_over);
    EXPECT_EQ(match->rewind(1).refusal, Refusal::game_over);
    EXPECT_EQ(match->undo_left(), 0);
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->score(), 110);
}

}  // namespace croupier::test

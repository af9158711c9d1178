// Klondike: auto-complete, offered exactly when playing only to the foundations wins.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view four_ordered_columns =
    "t1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS | t2: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH | "
    "t3: KC QD JC TD 9C 8D 7C 6D 5C 4D 3C 2D AC | t4: KD QC JD TC 9D 8C 7D 6C 5D 4C 3D 2C AD";

bool offered(std::string_view position) {
    return !match_at<KlondikeGame>(position)->finish_line().empty();
}

}  // namespace

TEST(KlondikeFinish, WinsWhenAllCardsAreFaceUpAndStockAndWasteEmpty) {
    RULE("K-036", "KD-16", "KT-38");
    const auto match = match_at<KlondikeGame>(four_ordered_columns);
    EXPECT_EQ(match->finish_line().size(), 52u);
    const Answer answer = match->finish();
    EXPECT_TRUE(answer);
    EXPECT_TRUE(has_event(answer, EventKind::won));
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(KlondikeFinish, CountsItsMovesAndPointsLikeThePlayers) {
    RULE("K-036", "K-027");
    const auto match = match_at<KlondikeGame>(four_ordered_columns);
    match->finish();
    EXPECT_EQ(match->tally().moves, 52);
    EXPECT_EQ(match->score(), 520 + 100);
}

TEST(KlondikeFinish, IsOfferedWithFaceDownCardsThatTurnUpInOrder) {
    RULE("KD-16");
    EXPECT_TRUE(offered("f1: KC | f2: KD | f3: KH | f4: JS | t1: KS / QS"));
    EXPECT_FALSE(offered("f1: KC | f2: KD | f3: KH | f4: JS | t1: QS / KS"));
}

TEST(KlondikeFinish, DrawsWhereNeeded) {
    RULE("KD-16");
    const auto match =
        match_at<KlondikeGame>("draw=1 | stock: QS KS | f1: KC | f2: KD | f3: KH | f4: JS");
    const Answer answer = match->finish();
    EXPECT_TRUE(has_event(answer, EventKind::drawn));
    EXPECT_TRUE(has_event(answer, EventKind::won));
}

TEST(KlondikeFinish, RecyclesAsLongAsPassesAreLeft) {
    RULE("KD-16");
    // The queen lies under the king until the second pass.
    const std::string cards = " | stock: JS KS QS | f1: KC | f2: KD | f3: KH | f4: TS";
    EXPECT_TRUE(offered("draw=1" + cards));
    EXPECT_TRUE(offered("draw=1 passes=2" + cards));
    EXPECT_FALSE(offered("draw=1 passes=1" + cards));
}

TEST(KlondikeFinish, IsNotOfferedWhenDrawsOfThreeNeverShowTheCard) {
    RULE("KD-16");
    EXPECT_FALSE(offered("stock: KS QS JS | f1: KC | f2: KD | f3: KH | f4: TS"));
    EXPECT_TRUE(offered("stock: JS QS KS | f1: KC | f2: KD | f3: KH | f4: TS"));
    EXPECT_TRUE(offered("draw=1 | stock: KS QS JS | f1: KC | f2: KD | f3: KH | f4: TS"));
}

TEST(KlondikeFinish, LeavesAWasteCardLyingWhenOnlyThatWins) {
    RULE("KD-16");
    // The queen of hearts fits after the first draw; playing it then buries the queen of spades.
    const auto match =
        match_at<KlondikeGame>("stock: JS KS QH KH QS | f1: KC | f2: KD | f3: TS | f4: JH");
    ASSERT_TRUE(match->finish());
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(KlondikeFinish, IsNotOfferedWhenACardMustMoveAsideFirst) {
    RULE("K-036", "KD-16");
    const auto match = match_at<KlondikeGame>("f1: KC | f2: KD | f3: KH | f4: JS | t1: QS KS");
    const std::string before = match->position();
    EXPECT_EQ(match->finish().refusal, Refusal::nothing_to_finish);
    EXPECT_EQ(match->position(), before);
    EXPECT_EQ(match->tally(), Tally{});
    play_all(*match, "12");
    EXPECT_TRUE(match->finish());
}

TEST(KlondikeFinish, IsNotOfferedWhenCardsWouldBeLeftOver) {
    RULE("KD-16");
    EXPECT_FALSE(offered("f1: KC | f2: KD | f3: KH | f4: JS | t1: QS"));  // the king is missing
    EXPECT_FALSE(offered("t1: AS"));
}

TEST(KlondikeFinish, IsNotOfferedAtTheDeal) {
    RULE("KD-16");
    EXPECT_EQ(match_of("K3-1")->finish().refusal, Refusal::nothing_to_finish);
}

}  // namespace croupier::test

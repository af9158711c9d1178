// Klondike: drawing from the stock and recycling the waste.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The tops of the waste over one pass, then the recycle.
std::vector<std::string> tops_of_a_pass(Match& match) {
    std::vector<std::string> tops;
    while (match.check(draw_move) == Refusal::none) {
        play(match, "s");
        tops.push_back(to_text(match.table(Seat::first)[Klondike::waste_place].cards.back()));
    }
    play(match, "s");
    return tops;
}

}  // namespace

TEST(KlondikeStock, AClickDrawsThreeCardsOrOne) {
    RULE("K-014", "K-054", "KT-15");
    EXPECT_EQ(to_text(after(at<Klondike>("stock: 2C 3D 4H 5S"), "s")),
              "klondike | stock: 2C | waste: 5S 4H 3D");
    EXPECT_EQ(to_text(after(at<Klondike>("draw=1 | stock: 2C 3D 4H 5S"), "s")),
              "klondike draw=1 | stock: 2C 3D 4H | waste: 5S");
}

TEST(KlondikeStock, TheRemainderIsDrawnWhenFewerAreLeft) {
    RULE("K-014");
    EXPECT_EQ(to_text(after(at<Klondike>("stock: 2C 3D"), "s")), "klondike | waste: 3D 2C");
    EXPECT_EQ(to_text(after(at<Klondike>("stock: 2C"), "s")), "klondike | waste: 2C");
    EXPECT_EQ(to_text(after(at<Klondike>("draw=1 | stock: 2C"), "s")),
              "klondike draw=1 | waste: 2C");
}

TEST(KlondikeStock, TheLastCardDrawnIsTheTopOfTheWaste) {
    RULE("K-015");
    const auto match = match_at<KlondikeGame>("stock: 3D 4H 5S | waste: 9C");
    const Answer answer = play(*match, "s");
    EXPECT_TRUE(has_event(answer, EventKind::drawn));
    const TablePile waste = match->table(Seat::first)[Klondike::waste_place];
    EXPECT_EQ(waste.face_down, 0);
    EXPECT_EQ(match->view(Seat::first), "klondike | waste: 9C 5S 4H 3D");
}

TEST(KlondikeStock, NoCardCanBeDraggedFromIt) {
    RULE("K-016", "K-055", "KT-16");
    const auto state = at<Klondike>("stock: AS KS");
    EXPECT_EQ(check(state, "s1"), Refusal::stock_locked);
    EXPECT_EQ(check(at<Klondike>("stock: AS"), "sh"), Refusal::stock_locked);
    EXPECT_EQ(legal(state), std::vector<std::string>{"s"});
}

TEST(KlondikeStock, NoCardCanBePutOnStockOrWaste) {
    RULE("K-016");
    const auto state = at<Klondike>("stock: 3H | waste: 4H | t1: 2S");
    EXPECT_EQ(check(state, "1s"), Refusal::takes_no_cards);
    EXPECT_EQ(check(state, "1w"), Refusal::takes_no_cards);
    EXPECT_EQ(check(state, "ws"), Refusal::takes_no_cards);
}

TEST(KlondikeStock, OneMoveDrawsOrOnAnEmptyStockRecycles) {
    RULE("K-025", "K-017", "K-057", "KT-18");
    const auto match = match_at<KlondikeGame>("stock: 2C 3D 4H");
    EXPECT_TRUE(has_event(play(*match, "s"), EventKind::drawn));
    const Answer answer = play(*match, "s");
    EXPECT_TRUE(has_event(answer, EventKind::recycled));
    EXPECT_FALSE(has_event(answer, EventKind::drawn));  // that click draws nothing
    EXPECT_EQ(match->position(), "klondike | stock: 2C 3D 4H");
}

TEST(KlondikeStock, DrawAndRecycleExcludeEachOther) {
    RULE("K-017");
    EXPECT_EQ(at<Klondike>("waste: 2C").check(draw_move), Refusal::stock_empty);
    EXPECT_EQ(at<Klondike>("stock: 3C | waste: 2C").check(recycle_move), Refusal::stock_not_empty);
    EXPECT_EQ(at<Klondike>("stock: 3C").check({MoveKind::draw, 0, 1, 3}), Refusal::malformed);
    EXPECT_EQ(at<Klondike>("waste: 2C").check({MoveKind::recycle, 1, 0, 1}), Refusal::malformed);
    EXPECT_EQ(at<Klondike>("stock: 3C").check(Move{}), Refusal::malformed);
}

TEST(KlondikeStock, RecycledCardsLieFaceDown) {
    RULE("K-018", "K-058", "KT-19");
    const auto match = match_at<KlondikeGame>("waste: 2C 3D 4H");
    play(*match, "s");
    EXPECT_EQ(match->table(Seat::first)[Klondike::stock_place].face_down, 3);
    EXPECT_EQ(match->view(Seat::first), "klondike | stock: ?? ?? ??");
}

TEST(KlondikeStock, RecycledCardsComeBackInTheSameOrder) {
    RULE("KD-11", "KT-28");
    const auto match = match_of("K3-1");
    const std::vector<std::string> first = tops_of_a_pass(*match), second = tops_of_a_pass(*match);
    EXPECT_EQ(first.size(), 8u);
    EXPECT_EQ(first, second);
}

TEST(KlondikeStock, TheWasteIsTurnedOverAsABlock) {
    RULE("KD-11");
    EXPECT_EQ(to_text(after(at<Klondike>("waste: 5S 4H 3D 2C"), "s")),
              "klondike | stock: 2C 3D 4H 5S");
    EXPECT_EQ(to_text(after(at<Klondike>("waste: 5S 4H 3D 2C"), "s s")),
              "klondike | stock: 2C | waste: 5S 4H 3D");
}

TEST(KlondikeStock, AShortLastDrawIsFollowedByARecycleAndAFullDraw) {
    RULE("KT-27", "KD-07", "K-014");
    const auto match = match_at<KlondikeGame>("stock: 2C 3D | waste: 4H 5S");
    play(*match, "s");
    EXPECT_EQ(match->position(), "klondike | waste: 4H 5S 3D 2C");
    EXPECT_EQ(match->tally().moves, 1);
    play(*match, "s");
    EXPECT_EQ(match->position(), "klondike | stock: 2C 3D 5S 4H");
    EXPECT_EQ(match->tally().moves, 1);
    play(*match, "s");
    EXPECT_EQ(match->position(), "klondike | stock: 2C | waste: 4H 5S 3D");
    EXPECT_EQ(match->tally().moves, 2);
}

TEST(KlondikeStock, AClickOnNothingAtAllHasNoEffect) {
    RULE("KD-19", "KT-37");
    const auto match = match_at<KlondikeGame>("t1: 5C");
    EXPECT_EQ(play(*match, "s").refusal, Refusal::waste_empty);
    EXPECT_EQ(match->position(), "klondike | t1: 5C");
    EXPECT_EQ(match->tally(), Tally{});
    EXPECT_TRUE(match->legal_moves().empty());
}

}  // namespace croupier::test

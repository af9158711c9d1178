// Meridian: drawing from the stock and turning the waste over.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

Words drawn(Match& match, int times) {
    Words tops;
    for (int i = 0; i < times; ++i) {
        EXPECT_TRUE(play(match, "s"));
        tops.push_back(to_text(match.table(Seat::first)[Meridian::waste_place].cards.back()));
    }
    return tops;
}

int size_of(const Match& match, std::size_t place) {
    return static_cast<int>(match.full_table()[place].cards.size());
}

}  // namespace

TEST(MeridianStock, ADrawTurnsItsLastCardOntoTheWasteInEveryMode) {
    RULE("M-062", "M-020", "M-021", "M-022", "M-023");
    for (const char* mode : {"classic", "double_pocket", "traditional", "expert"}) {
        const auto match =
            match_at<MeridianGame>("mode=" + std::string(mode) + " | stock: 2C 3D 4H | waste: 9S");
        EXPECT_TRUE(has_event(play(*match, "s"), EventKind::drawn));
        EXPECT_TRUE(match->view(Seat::first).ends_with("| stock: ?? ?? | waste: 9S 4H")) << mode;
    }
}

TEST(MeridianStock, After24DrawsTheNextDrawRecyclesAndDrawsTheFirstCardAgain) {
    RULE("MT-18", "M-063", "M-109", "MD-14");
    const auto match = match_of("MMC-7");
    const Words first = drawn(*match, 24);
    Words deck;
    for (std::size_t i = 28; i < 52; ++i) deck.push_back(to_text(house_deck(7)[i]));
    EXPECT_EQ(first, deck);
    EXPECT_EQ(drawn(*match, 1), Words{first[0]});
    EXPECT_EQ(size_of(*match, 0), 23);
    EXPECT_EQ(size_of(*match, Meridian::waste_place), 1);
}

TEST(MeridianStock, ACardThatWasPlayedIsMissingInTheNextPass) {
    RULE("MT-18", "M-064");
    const auto match = match_at<MeridianGame>("stock: 4C 3C 7H 4D 3D 2D 2C | t1: 7D");
    EXPECT_EQ(drawn(*match, 5), (Words{"2C", "2D", "3D", "4D", "7H"}));
    play_all(*match, "wh");
    EXPECT_EQ(drawn(*match, 2), (Words{"3C", "4C"}));
    EXPECT_EQ(drawn(*match, 5), (Words{"2C", "2D", "3D", "4D", "3C"}));
}

TEST(MeridianStock, EveryPassDrawsInTheSameOrderWithoutLimit) {
    RULE("M-064", "MD-02");
    const auto match = match_at<MeridianGame>("stock: 4C 3D 2S | t1: 7H");
    for (int pass = 1; pass <= 12; ++pass)
        EXPECT_EQ(drawn(*match, 3), (Words{"2S", "3D", "4C"})) << pass;
    EXPECT_EQ(match->tally().moves, 0);
}

TEST(MeridianStock, RecyclingTurnsTheWasteOverAndFaceDown) {
    RULE("MD-14", "M-064");
    const auto state = at<Meridian>("waste: 2S 3D 4C");
    EXPECT_EQ(to_text(after(state, "s")), "meridian | stock: 4C 3D | waste: 2S");
    EXPECT_EQ(to_text(observe(after(state, "s"), Seat::first)),
              "meridian | stock: ?? ?? | waste: 2S");
}

TEST(MeridianStock, ADrawIsRefusedWhenStockAndWasteAreEmpty) {
    RULE("MT-19", "M-063");
    EXPECT_EQ(check(at<Meridian>("t1: 9C 2D"), "s"), Refusal::waste_empty);
    EXPECT_EQ(check(at<Meridian>("waste: 3S | t1: 9C 2D"), "s"), Refusal::none);
}

TEST(MeridianStock, DrawsAndMovesAreRefusedWhilePaused) {
    RULE("MT-19", "MD-15");
    const auto match = match_at<MeridianGame>("stock: 2C | t1: 9C 2D");
    match->pause();
    EXPECT_EQ(play(*match, "s").refusal, Refusal::paused);
    EXPECT_EQ(play(*match, "1p").refusal, Refusal::paused);
    match->resume();
    EXPECT_TRUE(play(*match, "s"));
}

TEST(MeridianStock, OneClickRecyclesAndDrawsAndNeitherIsAMove) {
    RULE("MD-15", "M-063");
    const auto match = match_at<MeridianGame>("stock: 3C 2C | t1: 7H");
    play_all(*match, "s s");
    const Answer answer = play(*match, "s");
    EXPECT_TRUE(has_event(answer, EventKind::recycled));
    EXPECT_TRUE(has_event(answer, EventKind::drawn));
    EXPECT_EQ(match->tally().draws, 3);
    EXPECT_EQ(match->tally().recycles, 1);
    EXPECT_EQ(match->tally().moves, 0);
}

TEST(MeridianStock, RecyclingCanBeAClickOfItsOwn) {
    RULE("MD-15");
    const auto match = match_at<MeridianGame>("recycle=own | waste: 2S 3D | t1: 7H");
    const Answer answer = play(*match, "s");
    EXPECT_TRUE(has_event(answer, EventKind::recycled));
    EXPECT_FALSE(has_event(answer, EventKind::drawn));
    EXPECT_EQ(match->position(), "meridian recycle=own | stock: 3D 2S | t1: 7H");
    EXPECT_EQ(drawn(*match, 2), (Words{"2S", "3D"}));
    EXPECT_EQ(match->tally().recycles, 1);
    EXPECT_EQ(match->tally().draws, 2);
}

TEST(MeridianStock, ThreePassesAreTwoRecycles) {
    RULE("MD-02");
    const auto match = match_at<MeridianGame>("mode=expert passes=3 | stock: 3C 2C | t1: 7H");
    drawn(*match, 6);
    EXPECT_EQ(match->tally().recycles, 2);
    EXPECT_EQ(play(*match, "s").refusal, Refusal::no_passes_left);
    EXPECT_EQ(check(at<Meridian>("passes=1 | waste: 3C"), "s"), Refusal::no_passes_left);
}

TEST(MeridianStock, OfTheWasteOnlyTheTopMoves) {
    RULE("M-037", "M-065", "M-012");
    const auto state = at<Meridian>("waste: 7H 6S | t1: 9C 7D");
    EXPECT_EQ(legal(state), (Words{"1h", "1p", "s", "w1", "wh", "wp"}));
    EXPECT_EQ(state.check(carry(Meridian::waste_place, Meridian::first_column, 2)),
              Refusal::only_the_top);
    EXPECT_EQ(check(after(state, "wp"), "wh"), Refusal::none);
}

TEST(MeridianStock, ADrawOfTheOnlyCardAgainChangesNothingAndKeepsRedo) {
    RULE("MD-39");
    const auto match = match_at<MeridianGame>("waste: 7H | t1: 9C 2D");
    play_all(*match, "1p");
    match->undo();
    EXPECT_TRUE(play(*match, "s"));
    EXPECT_EQ(match->position(), "meridian | waste: 7H | t1: 9C 2D");
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), "meridian | waste: 7H | p: 2D | t1: 9C");
}

}  // namespace croupier::test

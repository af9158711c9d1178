// Meridian: the eight foundations.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// "meridian | waste: KH QH …": cards of one suit, the last to be played first.
Meridian waste_of(std::string_view ranks, char suit) {
    std::string text = "waste:";
    for (char rank : ranks) text += std::string(" ") + rank + suit;
    return at<Meridian>(text);
}

}  // namespace

TEST(MeridianFoundations, OpenWithTheSevenOrTheSixOfTheirOwnSuit) {
    RULE("MT-03", "M-051", "MD-08", "MD-10");
    // Foundations 1 to 4 go up, 5 to 8 down, each hearts, diamonds, clubs, spades.
    Meridian state = at<Meridian>("t1: 9C 7H | t2: 9D 6H | t3: 9S 5H | t4: 9H 5D");
    EXPECT_EQ(check(state, "1h1"), Refusal::none);
    EXPECT_EQ(check(state, "1h4"), Refusal::wrong_suit);
    EXPECT_EQ(check(state, "2h1"), Refusal::needs_a_seven);
    EXPECT_EQ(check(state, "1h5"), Refusal::needs_a_six);
    EXPECT_EQ(check(state, "3h5"), Refusal::needs_a_six);
    EXPECT_EQ(check(state, "2h5"), Refusal::none);
    state = after(state, "2h");
    EXPECT_EQ(check(state, "3h5"), Refusal::none);
    EXPECT_EQ(check(state, "4h5"), Refusal::wrong_suit);
}

TEST(MeridianFoundations, GoOnByOneRankOfTheSameSuit) {
    RULE("M-052", "M-103");
    Meridian state = at<Meridian>("t1: 9C 7H | t2: 9D 8H | t3: 2S 9H | t4: 2H 8D");
    EXPECT_EQ(check(state, "2h"), Refusal::needs_a_seven);
    state = after(state, "1h");
    EXPECT_EQ(check(state, "2h1"), Refusal::none);
    EXPECT_EQ(check(state, "3h1"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "4h1"), Refusal::wrong_suit);
    state = after(state, "2h");
    EXPECT_EQ(check(state, "3h1"), Refusal::none);
}

TEST(MeridianFoundations, GoUpFromSevenToKing) {
    RULE("M-002", "M-053");
    for (const auto& [suit, slot] : {std::pair{'H', 0}, {'D', 1}, {'C', 2}, {'S', 3}}) {
        const Meridian state = after(waste_of("KQJT987", suit), "wh wh wh wh wh wh wh");
        EXPECT_EQ(to_text(state.up[slot].top()), std::string("K") + suit);
        EXPECT_EQ(state.up[slot].size(), 7);
        EXPECT_TRUE(state.up[slot].complete());
    }
    EXPECT_FALSE(after(waste_of("QJT987", 'H'), "wh wh wh wh wh wh").up[0].complete());
}

TEST(MeridianFoundations, GoDownFromSixToAce) {
    RULE("M-003", "M-053");
    for (const auto& [suit, slot] : {std::pair{'H', 0}, {'D', 1}, {'C', 2}, {'S', 3}}) {
        const Meridian state = after(waste_of("A23456", suit), "wh wh wh wh wh wh");
        EXPECT_EQ(to_text(state.down[slot].top()), std::string("A") + suit);
        EXPECT_EQ(state.down[slot].size(), 6);
        EXPECT_TRUE(state.down[slot].complete());
    }
    EXPECT_FALSE(after(waste_of("23456", 'H'), "wh wh wh wh wh").down[0].complete());
}

TEST(MeridianFoundations, TakeOneCardAtATimeAndLoseNone) {
    RULE("MT-15", "M-068", "MD-09");
    const auto match = match_at<MeridianGame>("t1: 9C 8S 7H");
    for (int to : {Meridian::first_up, Meridian::first_pocket}) {
        const Answer answer = match->play(Seat::first, carry(Meridian::first_column, to, 2));
        EXPECT_EQ(answer.refusal, Refusal::one_at_a_time);
        EXPECT_EQ(match->position(), "meridian | t1: 9C 8S 7H");
        EXPECT_EQ(match->tally().moves, 0);
    }
    EXPECT_TRUE(play(*match, "1h"));
}

TEST(MeridianFoundations, TakeNoCardFromBelowTheTop) {
    RULE("MT-16", "MD-09");
    const auto state = at<Meridian>("t1: 9C 7H 8S");
    EXPECT_EQ(state.check(carry(Meridian::first_column, Meridian::first_up, 2)),
              Refusal::one_at_a_time);
    EXPECT_EQ(check(state, "1h"), Refusal::needs_a_seven);
    EXPECT_EQ(legal(state), (Words{"1p"}));
}

TEST(MeridianFoundations, KeepTheirCards) {
    RULE("M-067", "MD-19");
    const auto state = at<Meridian>("uh: 8H | dh: 5H | t1: TC 9S | t2: TD 6S");
    EXPECT_EQ(check(state, "uh1"), Refusal::foundation_closed);
    EXPECT_EQ(check(state, "dh2"), Refusal::foundation_closed);
    EXPECT_EQ(state.check(carry(Meridian::first_up, Meridian::first_pocket)),
              Refusal::foundation_closed);
}

TEST(MeridianFoundations, GiveTheirTopToEachLegalColumnWithTakeback) {
    RULE("MD-19");
    const auto state =
        at<Meridian>("takeback=on | p: 2C | uh: 8H | dh: 6H | t1: TC 9S | t2: TD 9C");
    EXPECT_EQ(legal(state), (Words{"uh1", "uh2"}));
    EXPECT_EQ(to_text(after(state, "uh1")),
              "meridian takeback=on | p: 2C | uh: 7H | dh: 6H | t1: TC 9S 8H | t2: TD 9C");
    EXPECT_EQ(to_text(after(at<Meridian>("takeback=on | dh: 6H | t1: TC 7S"), "dh1")),
              "meridian takeback=on | t1: TC 7S 6H");
    EXPECT_EQ(at<Meridian>("takeback=on | uh: 8H")
                  .check(carry(Meridian::first_up, Meridian::first_pocket)),
              Refusal::foundation_closed);
}

}  // namespace croupier::test

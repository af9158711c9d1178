// Meridian: what may be put on a column.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(MeridianColumns, NeighboursAlternateRedAndBlack) {
    RULE("M-011", "M-054", "M-104");
    const auto state = at<Meridian>("t1: 5H | t2: 6S | t3: JC | t4: QD | t5: 6D | t6: QS");
    EXPECT_EQ(check(state, "12"), Refusal::none);
    EXPECT_EQ(check(state, "34"), Refusal::none);
    EXPECT_EQ(check(state, "15"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "36"), Refusal::wrong_colour);
}

TEST(MeridianColumns, AnUntypedOneIsBuiltUpOrDownByOneRank) {
    RULE("M-009", "M-050", "M-056", "MD-10");
    const auto state =
        at<Meridian>("t1: TH 6H | t2: TS 5S | t3: TC 7S | t4: TD 4S | t5: JD 8S | t6: JH 6C");
    EXPECT_EQ(check(state, "21"), Refusal::none);
    EXPECT_EQ(check(state, "31"), Refusal::none);
    EXPECT_EQ(check(state, "41"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "51"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "61"), Refusal::wrong_rank);
}

TEST(MeridianColumns, AnAceColumnIsBuiltUpOnly) {
    RULE("M-008", "M-048", "M-056");
    EXPECT_EQ(to_text(after(at<Meridian>("waste: 6S 5H 4S 3H 2S | t1=ace: AH"), "w1 w1 w1 w1 w1")),
              "meridian | t1=ace: AH 2S 3H 4S 5H 6S");
    const auto state = at<Meridian>("waste: 2S | p: 4C | t1=ace: AD 2C 3H");
    EXPECT_EQ(check(state, "w1"), Refusal::wrong_direction);
    EXPECT_EQ(check(state, "p1"), Refusal::none);
}

TEST(MeridianColumns, AKingColumnIsBuiltDownOnly) {
    RULE("M-008", "M-049", "M-056");
    EXPECT_EQ(
        to_text(after(at<Meridian>("waste: 7H 8S 9H TS JH QS | t1=king: KH"), "w1 w1 w1 w1 w1 w1")),
        "meridian | t1=king: KH QS JH TS 9H 8S 7H");
    const auto state = at<Meridian>("waste: QS | p: TC | t1=king: KS QC JH");
    EXPECT_EQ(check(state, "w1"), Refusal::wrong_direction);
    EXPECT_EQ(check(state, "p1"), Refusal::none);
}

TEST(MeridianColumns, AnEmptyOneTakesOnlyAnAceOrAKing) {
    RULE("M-010", "M-106", "MD-03", "MD-10");
    const auto state = at<Meridian>("waste: QC | p: KD | t1: 9C 5C | t2: 9D AS");
    EXPECT_EQ(check(state, "13"), Refusal::needs_an_ace_or_king);
    EXPECT_EQ(check(state, "w3"), Refusal::needs_an_ace_or_king);
    EXPECT_EQ(check(state, "p3"), Refusal::none);
    EXPECT_EQ(check(state, "23"), Refusal::none);
}

TEST(MeridianColumns, AnEmptyOneRefusesARunThatBeginsWithAQueen) {
    RULE("MT-08", "M-010");
    EXPECT_EQ(check(at<Meridian>("t1: 5D QD JS"), "12x2"), Refusal::needs_an_ace_or_king);
    EXPECT_EQ(check(at<Meridian>("t1: 5D KD QS"), "12x2"), Refusal::none);
}

TEST(MeridianColumns, AnEmptyOneTakesAnyCardOrRunWhenTheOptionSaysSo) {
    RULE("MD-03", "M-045");
    const auto state = at<Meridian>("empty=any | t1: 9C 5C | t2: 9D 8C");
    EXPECT_EQ(to_text(after(state, "13")), "meridian empty=any | t1: 9C | t2: 9D 8C | t3: 5C");
    EXPECT_EQ(to_text(after(state, "23x2")), "meridian empty=any | t1: 9C 5C | t3: 9D 8C");
}

TEST(MeridianColumns, FoundationColumnsAndAFreePocketAreTheDestinations) {
    RULE("M-013", "MD-10");
    const auto state = at<Meridian>("t1: 9D 7H | t2: 9C 8S");
    EXPECT_EQ(legal(state), (Words{"12", "1h", "1p", "21", "2p"}));
    for (Move move : {carry(Meridian::first_column, 0), carry(Meridian::first_column, 1)})
        EXPECT_EQ(state.check(move), Refusal::takes_no_cards);
}

TEST(MeridianColumns, TopsOfColumnsWasteAndPocketsAreTheSources) {
    RULE("M-012", "M-067");
    const auto state = at<Meridian>("waste: 3S 8C | p: 8S | t1: 2D 9H | ud: 9D");
    EXPECT_EQ(legal(state), (Words{"p1", "s", "w1"}));
    EXPECT_EQ(check(state, "ud1"), Refusal::foundation_closed);
}

TEST(MeridianColumns, ATopThatLeavesTurnsTheCardBelowUp) {
    RULE("M-025", "M-069");
    const auto match = match_at<MeridianGame>("mode=traditional | t1: 3C 4C / 6H | t2: 7S");
    const Answer answer = play(*match, "12");
    const Event turned{.kind = EventKind::turned_up,
                       .card = card(4, Suit::clubs),
                       .place = Meridian::first_column};
    EXPECT_TRUE(std::ranges::count(answer.events, turned));
    EXPECT_EQ(match->position(), "meridian mode=traditional | t1: 3C / 4C | t2: 7S 6H");
}

TEST(MeridianColumns, AFaceDownCardDoesNotMove) {
    RULE("M-054", "M-039");
    const auto state = at<Meridian>("mode=traditional | t1: 6S / 5H | t2: 7D");
    EXPECT_EQ(check(state, "12x2"), Refusal::face_down);
    EXPECT_EQ(check(at<Meridian>("mode=traditional | t1: 6S 5H | t2: 7D"), "12x2"), Refusal::none);
}

}  // namespace croupier::test

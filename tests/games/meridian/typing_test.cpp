// Meridian: how a column gets its type, keeps it and loses it.
#include "croupier/engine/hash.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

ColumnType type_of(const Meridian& state, int column) { return state.columns[column - 1].type(); }

}  // namespace

TEST(MeridianTyping, ADealtColumnWithAKingAtItsBaseIsUntypedAndTakesCards) {
    RULE("MT-04", "M-040", "MD-04");
    Deck deck = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    const auto put = [&](std::size_t index, int rank, Suit suit) {
        std::swap(deck[index], *std::ranges::find(deck, card(rank, suit)));
    };
    put(6, king, Suit::spades);  // t4: KS 8H 9H 6H
    put(9, 6, Suit::hearts);
    put(14, 5, Suit::spades);  // the top of t5
    const Meridian state = Meridian::deal({}, deck);
    ASSERT_EQ(to_text(state.columns[3][0]), "KS");
    EXPECT_EQ(type_of(state, 4), ColumnType::untyped);
    EXPECT_EQ(check(state, "54"), Refusal::none);
}

TEST(MeridianTyping, AColumnReducedToItsKingIsAKingColumn) {
    RULE("MT-05", "M-008", "M-042", "M-045", "M-049");
    Meridian state = at<Meridian>("t1: KS 6H | t2: 9C QH | t3: 9D TS | t4: 9H JS | t5: 8D KC");
    EXPECT_EQ(type_of(state, 1), ColumnType::untyped);
    state = after(state, "1p");
    EXPECT_EQ(type_of(state, 1), ColumnType::from_king);
    EXPECT_EQ(check(state, "21"), Refusal::none);
    state = after(state, "21");
    EXPECT_EQ(check(state, "31"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "41"), Refusal::none);
    EXPECT_EQ(check(state, "51"), Refusal::wrong_direction);
}

TEST(MeridianTyping, AnAceOnAnEmptyColumnMakesItAnAceColumn) {
    RULE("MT-06", "M-010", "M-041", "M-105", "M-106");
    Meridian state = at<Meridian>(
        "waste: AH | t1: 9C 5C | t2: 9S AD | t3: 9H KS | t4: TH 2H | t5: JH 2S | t6: JD 3H");
    EXPECT_EQ(check(state, "17"), Refusal::needs_an_ace_or_king);
    EXPECT_EQ(check(state, "27"), Refusal::none);
    state = after(state, "27");
    EXPECT_EQ(type_of(state, 7), ColumnType::from_ace);
    EXPECT_EQ(check(state, "37"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "47"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "57"), Refusal::none);
    state = after(state, "57");
    EXPECT_EQ(check(state, "w7"), Refusal::wrong_direction);
    EXPECT_EQ(check(state, "67"), Refusal::none);
}

TEST(MeridianTyping, ARunOnAnEmptyColumnTypesItByItsFirstCard) {
    RULE("MT-07", "M-047", "MD-07");
    EXPECT_EQ(to_text(after(at<Meridian>("t1: 5D KC QD JS"), "12x3")),
              "meridian | t1: 5D | t2=king: KC QD JS");
    EXPECT_EQ(to_text(after(at<Meridian>("t1: 5D AC 2D 3S"), "12x3")),
              "meridian | t1: 5D | t2=ace: AC 2D 3S");
}

TEST(MeridianTyping, AKingThatIsTurnedUpTypesNothingUnlessItIsTheBase) {
    RULE("MT-20", "M-025", "MD-33", "M-043");
    Meridian state = after(at<Meridian>("mode=traditional | t1: 5D KH / 9S | t2: TH"), "12");
    EXPECT_EQ(to_text(state), "meridian mode=traditional | t1: 5D / KH | t2: TH 9S");
    state = after(state, "13");
    EXPECT_EQ(to_text(state), "meridian mode=traditional | t1: 5D | t2: TH 9S | t3=king: KH");
}

TEST(MeridianTyping, ABaseThatIsTurnedUpTypesItsColumn) {
    RULE("MT-21", "M-042", "M-069", "M-107", "MD-31");
    EXPECT_EQ(to_text(after(at<Meridian>("mode=traditional | t1: AC / 4D | t2: 5S"), "12")),
              "meridian mode=traditional | t1=ace: AC | t2: 5S 4D");
    EXPECT_EQ(to_text(after(at<Meridian>("mode=traditional | t1: KC / 4D | t2: 5S"), "12")),
              "meridian mode=traditional | t1=king: KC | t2: 5S 4D");
    EXPECT_EQ(to_text(after(at<Meridian>("mode=traditional | t1: 9C / 4D | t2: 5S"), "12")),
              "meridian mode=traditional | t1: 9C | t2: 5S 4D");
}

TEST(MeridianTyping, AnEmptyColumnHasNoType) {
    RULE("M-044", "M-008");
    const Meridian state = after(at<Meridian>("t1=ace: AC | t2: 9C"), "13");
    EXPECT_EQ(type_of(state, 1), ColumnType::untyped);
    EXPECT_EQ(type_of(state, 3), ColumnType::from_ace);
    EXPECT_EQ(to_text(state), "meridian | t2: 9C | t3=ace: AC");
}

TEST(MeridianTyping, IsLostWithTheTypingCard) {
    RULE("M-046", "M-045");
    const Meridian state = after(at<Meridian>("empty=any | t1=king: KS QH | t3: 9C 5D"), "12x2 31");
    EXPECT_EQ(to_text(state), "meridian empty=any | t1: 5D | t2=king: KS QH | t3: 9C");
}

TEST(MeridianTyping, DoesNotFollowTheTopCard) {
    RULE("M-043", "MD-33");
    Meridian state = at<Meridian>("t1=king: KS | t2: 9C QH AS");
    state = after(state, "2p 21");
    EXPECT_EQ(type_of(state, 1), ColumnType::from_king);
    EXPECT_EQ(type_of(state, 2), ColumnType::untyped);  // 9C alone
    EXPECT_EQ(type_of(after(at<Meridian>("t1: 8D AS 9C"), "1p"), 1), ColumnType::untyped);
}

TEST(MeridianTyping, IsHistoryAndPartOfTheState) {
    RULE("MD-37", "M-073");
    const Meridian before = at<Meridian>("t1: KS QH");
    const Meridian later = after(before, "1p p1");
    EXPECT_EQ(to_text(later), "meridian | t1=king: KS QH");
    EXPECT_FALSE(later == before);
    EXPECT_NE(hash(later), hash(before));
    const auto match = match_at<MeridianGame>("t1: KS QH | t2: 7H");
    play_all(*match, "1p p1");
    match->undo();
    match->undo();
    EXPECT_EQ(match->position(), "meridian | t1: KS QH | t2: 7H");
}

TEST(MeridianTyping, IsReportedAsAnEvent) {
    RULE("M-066", "M-041");
    const auto match = match_at<MeridianGame>("t1: 9C 8D KS | t2: 7H");
    const Answer answer = play(*match, "13");
    const Event typed{.kind = EventKind::typed, .place = Meridian::first_column + 2};
    EXPECT_TRUE(std::ranges::count(answer.events, typed));
    EXPECT_FALSE(has_event(play(*match, "1p"), EventKind::typed));
}

TEST(MeridianTyping, OnlyAnAceOrAKingAtTheBaseCanBearAType) {
    RULE("MD-04", "M-029");
    for (const char* text :
         {"t1=ace: KS", "t1=king: AS", "t1=king: 5D KS", "t1=ace: 2C", "t1=ace:"})
        EXPECT_FALSE(position_from<Meridian>(with_game("meridian", text))) << text;
    EXPECT_TRUE(position_from<Meridian>("meridian | t1=ace: AS | t2=king: KS QH | t3: KD"));
}

}  // namespace croupier::test

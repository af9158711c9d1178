// Meridian: the deal and what of it lies face down.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The unshuffled deck, its stock part as records have it: the card drawn first stands first.
Deck unshuffled() {
    Deck deck = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    std::reverse(deck.begin() + 28, deck.end());
    return deck;
}

Meridian unshuffled_deal(Meridian::Variant mode) {
    return Meridian::deal({.mode = mode}, unshuffled());
}

std::vector<int> face_down_counts(const Meridian& state) {
    std::vector<int> counts;
    for (const MeridianColumn& column : state.columns) counts.push_back(column.face_down());
    return counts;
}

constexpr Meridian::Variant all_modes[] = {
    Meridian::Variant::classic, Meridian::Variant::double_pocket, Meridian::Variant::traditional,
    Meridian::Variant::expert};

}  // namespace

TEST(MeridianDeal, GoesColumnByColumnAndTheRestIsTheStock) {
    RULE("MT-01", "M-030", "M-032", "M-033", "M-040");
    const Meridian state = unshuffled_deal(Meridian::Variant::classic);
    EXPECT_EQ(to_text(state),
              "meridian | stock: 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS "
              "QS KS | t1=ace: AH | t2: 2H 3H | t3: 4H 5H 6H | t4: 7H 8H 9H TH | "
              "t5: JH QH KH AD 2D | t6: 3D 4D 5D 6D 7D 8D | t7: 9D TD JD QD KD AC 2C");
    EXPECT_EQ(to_text(after(state, "s").waste.top()), "KS");
    EXPECT_EQ(to_text(after(state, "s s").waste.top()), "QS");
}

TEST(MeridianDeal, HidesAllButTheTopsInTraditionalAndExpert) {
    RULE("MT-02", "M-022", "M-023", "M-034", "MD-01");
    for (auto mode : {Meridian::Variant::traditional, Meridian::Variant::expert}) {
        const Meridian state = unshuffled_deal(mode);
        EXPECT_EQ(face_down_counts(state), (std::vector{0, 1, 2, 3, 4, 5, 6}));
        for (const MeridianColumn& column : state.columns) EXPECT_EQ(column.face_up(), 1);
    }
}

TEST(MeridianDeal, HidesNothingInClassicAndDoublePocket) {
    RULE("M-020", "M-021", "M-033");
    for (auto mode : {Meridian::Variant::classic, Meridian::Variant::double_pocket})
        EXPECT_EQ(face_down_counts(unshuffled_deal(mode)), std::vector<int>(7, 0));
}

TEST(MeridianDeal, UsesEveryCardOfTheDeckOnce) {
    RULE("M-004", "MT-02");
    for (auto mode : all_modes) {
        CardSet seen;
        for (const TablePile& pile : table_of(unshuffled_deal(mode)))
            for (Card card : pile.cards) seen.insert(card);
        EXPECT_EQ(seen.size(), 52);
        for (Suit suit : {Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades})
            for (int rank = 1; rank <= 13; ++rank) EXPECT_TRUE(seen.contains(card(rank, suit)));
    }
}

TEST(MeridianDeal, GivesColumnsOfOneToSevenCardsAndAStockOf24) {
    RULE("M-005", "M-024");
    for (auto mode : all_modes) {
        const Meridian state = unshuffled_deal(mode);
        for (int c = 0; c < 7; ++c) EXPECT_EQ(state.columns[c].size(), c + 1);
        EXPECT_EQ(state.stock.size(), 24);
        EXPECT_EQ(card_count(state), 52);
        EXPECT_TRUE(state.waste.empty() && state.pocket[0].empty() && state.pocket[1].empty());
        EXPECT_EQ(state.home(), 0);
    }
}

TEST(MeridianDeal, HasTheAreasOfTheGame) {
    RULE("M-005");
    const auto piles_of = [](Role role) {
        return std::ranges::count(Meridian::layout, role, &PileInfo::role);
    };
    EXPECT_EQ(piles_of(Role::column), 7);
    EXPECT_EQ(piles_of(Role::foundation), 8);
    EXPECT_EQ(piles_of(Role::pocket), 2);
    EXPECT_EQ(piles_of(Role::stock), 1);
    EXPECT_EQ(piles_of(Role::waste), 1);
    EXPECT_EQ(Meridian::layout.size(), 19u);
}

TEST(MeridianDeal, TypesTheFirstColumnOnly) {
    RULE("M-027", "M-040", "MD-04");
    const auto first_card = [](int rank) {
        Deck deck = unshuffled();
        std::swap(deck[0], *std::ranges::find(deck, card(rank, Suit::hearts)));
        std::swap(deck[1], *std::ranges::find(deck, card(king, Suit::spades)));  // base of t2
        return Meridian::deal({}, deck);
    };
    EXPECT_EQ(first_card(ace).columns[0].type(), ColumnType::from_ace);
    EXPECT_EQ(first_card(king).columns[0].type(), ColumnType::from_king);
    EXPECT_EQ(first_card(5).columns[0].type(), ColumnType::untyped);
    EXPECT_EQ(first_card(ace).columns[1].type(), ColumnType::untyped);
}

TEST(MeridianDeal, ANewMatchIsActiveAndHasCountedNothing) {
    RULE("M-027", "M-028");
    const auto match = match_of("MMT-5");
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_EQ(match->to_act(), Seat::first);
    EXPECT_FALSE(match->paused());
    EXPECT_EQ(match->tally(), Tally{});
    EXPECT_EQ(match->elapsed(), 0);
    EXPECT_EQ(match->undo_left(), 0);
    play(*match, "s", 1'500);
    EXPECT_EQ(match->elapsed(), 1'500);
}

}  // namespace croupier::test

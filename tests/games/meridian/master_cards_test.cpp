// Meridian Master: cards, ids and the state as a screen sees it.
#include <set>

#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(MeridianMasterCards, HaveIdsOfFourParts) {
    RULE("M-015", "M-006");
    const MeridianIds ids = *MeridianIds::made_from(card_ids(9));
    EXPECT_EQ(ids.of(card(ace, Suit::hearts)), "Ah_1768112159226_9_wae4gq1aa");
    EXPECT_EQ(ids.of(card(10, Suit::diamonds)), "10d_1768112159226_31_wae4gq1aw");
    EXPECT_EQ(ids.of(card(king, Suit::spades)), "Ks_1768112159226_60_wae4gq1bz");
}

TEST(MeridianMasterCards, HaveIdsThatDifferOverSeveralDecks) {
    RULE("M-015");
    std::set<std::string> seen;
    CardIds next = card_ids();
    for (int deck = 0; deck < 3; ++deck) {
        const MeridianIds ids = *MeridianIds::made_from(next);
        for (Card card : house_deck(1)) seen.insert(ids.of(card));
        next.first_counter = next.next_counter();
    }
    EXPECT_EQ(seen.size(), 3u * 52u);
}

TEST(MeridianMasterCards, AreReadFromTheirIds) {
    RULE("M-015", "M-094");
    EXPECT_EQ(card_named_by("10d_1768112159226_21_2exdfcg55"), card(10, Suit::diamonds));
    EXPECT_EQ(card_named_by("Ah_1234567890_1_abc123"), card(ace, Suit::hearts));
    for (const char* wrong : {"", "Ah", "Ah_1_1", "Ah_1_1_", "1h_1_1_a", "AH_1_1_a", "Ax_1_1_a",
                              "Ah_x_1_a", "Ah_1_1_A", "Ah_1_1_abcdefghij", "_1_1_a", "h_1_1_a",
                              "Ah_1_1_a_b", "11h_1_1_a", "Ah_123456789012345678901_1_a"})
        EXPECT_EQ(card_named_by(wrong), std::nullopt) << wrong;
}

TEST(MeridianMasterCards, AreNotDealtWithBadRandomTexts) {
    RULE("M-015");
    CardIds ids = card_ids();
    ids.random[7] = "ABCDEFGHI";
    EXPECT_FALSE(MeridianMaster::new_game({}, 1, ids));
    ids.random[7] = "short";
    EXPECT_FALSE(MeridianMaster::new_game({}, 1, ids));
    EXPECT_FALSE(MeridianMaster::new_game({}, 1, card_ids(0, -1)));
    EXPECT_FALSE(MeridianMaster::new_game({}, 1, card_ids(UINT64_MAX)));
    EXPECT_FALSE(MeridianMaster::new_game({{"mode", "easy"}}, 1, card_ids()));
    EXPECT_FALSE(MeridianMaster::new_game({}, Deck{}, card_ids()));
}

TEST(MeridianMasterCards, CarryAllTheirFields) {
    RULE("M-006", "M-014");
    const MeridianMaster master = master_at("mode=traditional | stock: 2C | t1: TD / QS");
    const MeridianGameState state = master.game_state();
    const MeridianCard& ten = state.tableau[0][0];
    EXPECT_TRUE(ten.id.starts_with("10d_"));
    EXPECT_EQ(ten.value, "10");
    EXPECT_EQ(ten.suit, 'd');
    EXPECT_EQ(ten.color, "red");
    EXPECT_EQ(ten.numeric_value, 10);
    EXPECT_FALSE(ten.is_face_up);
    const MeridianCard& queen_of_spades = state.tableau[0][1];
    EXPECT_EQ(queen_of_spades.color, "black");
    EXPECT_EQ(queen_of_spades.numeric_value, 12);
    EXPECT_TRUE(queen_of_spades.is_face_up);
    EXPECT_FALSE(state.deck[0].is_face_up);
}

TEST(MeridianMasterState, HasAllAreasAfterTheDeal) {
    RULE("M-016", "M-027", "MT-01");
    const Deck deck = sorted_deck(meridian_suits);
    const MeridianMaster master = unwrapped(MeridianMaster::new_game({}, deck, card_ids()));
    const MeridianGameState state = master.game_state();
    EXPECT_EQ(state.deck.size(), 24u);
    EXPECT_TRUE(state.waste.empty() && state.pocket.empty() && state.pocket2.empty());
    for (std::size_t c = 0; c < 7; ++c) EXPECT_EQ(state.tableau[c].size(), c + 1);
    for (std::size_t suit = 0; suit < 4; ++suit)
        EXPECT_TRUE(state.foundations.up[suit].empty() && state.foundations.down[suit].empty());
    EXPECT_EQ(state.column_types[0], "ace");
    EXPECT_EQ(state.column_typing_cards[0]->id, state.tableau[0][0].id);
    EXPECT_EQ(state.column_types[1], "untyped");
    EXPECT_EQ(state.column_typing_cards[1], std::nullopt);
    EXPECT_TRUE(state.active);
    EXPECT_FALSE(state.paused);
    EXPECT_EQ(state.game_mode, "classic");
    EXPECT_TRUE(state.move_history.empty());
    EXPECT_EQ(state.current_game.start_time, begun_at);
    EXPECT_EQ(state.stats, MeridianStats{});
}

TEST(MeridianMasterState, GivesTheLastCardOfTheDeckFirst) {
    RULE("M-016", "M-062");
    MeridianMaster master = dealt();
    const std::string last = master.game_state().deck.back().id;
    ASSERT_TRUE(master.draw_card());
    EXPECT_EQ(master.game_state().waste.back().id, last);
    EXPECT_TRUE(master.game_state().waste.back().is_face_up);
}

TEST(MeridianMasterState, HasNoTypeForAnEmptyColumn) {
    RULE("M-016", "M-044", "MD-04");
    const MeridianGameState state = master_at("t1=king: KS QH | t2: 5H").game_state();
    EXPECT_EQ(state.column_types[0], "king");
    EXPECT_EQ(state.column_typing_cards[0]->value, "K");
    EXPECT_EQ(state.column_types[1], "untyped");
    EXPECT_EQ(state.column_types[2], "");
}

TEST(MeridianMasterState, IsIdleBeforeTheFirstGame) {
    RULE("M-028");
    const MeridianMaster master;
    const MeridianGameState state = master.game_state();
    EXPECT_FALSE(state.active);
    EXPECT_TRUE(state.deck.empty());
    EXPECT_TRUE(master.validate_state().empty());
    EXPECT_FALSE(master.find_card("Ah_1_1_a"));
    EXPECT_TRUE(master.get_movable_sequence(0, 0).empty());
}

}  // namespace croupier::test

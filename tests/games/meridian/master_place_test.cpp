// Meridian Master: a click places a card by itself.
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

MeridianAnswer place_home(MeridianMaster& master, std::string_view card) {
    return master.auto_place_card(id(master, card));
}

std::optional<At> where(const MeridianMaster& master, std::string_view card) {
    return master.find_card(id(master, card))->location;
}

}  // namespace

TEST(MeridianMasterPlace, SendsACardToTheFoundationOfItsSuit) {
    RULE("M-098", "MD-29", "M-095");
    MeridianMaster master = master_at("waste: 7D | p: 6S | t1: 9H 6C | t2: 9D 7H");
    for (const char* card : {"7d", "6s", "6c", "7h"}) EXPECT_TRUE(place_home(master, card)) << card;
    EXPECT_EQ(where(master, "7d"), At::f_up('d'));
    EXPECT_EQ(where(master, "6s"), At::f_down('s'));
    EXPECT_EQ(master.game_state().current_game.moves, 4);
}

TEST(MeridianMasterPlace, RefusesWhatFitsNoFoundation) {
    RULE("M-098", "MD-29", "MD-28");
    MeridianMaster master = master_at("stock: 2C | t1: 9H 6S 5H | t2: 9D 6C");
    EXPECT_EQ(place_home(master, "5h").refusal, Refusal::needs_a_six);
    EXPECT_EQ(place_home(master, "6s").refusal, Refusal::one_at_a_time);
    EXPECT_EQ(place_home(master, "9h").reason, "Card not accessible");
    EXPECT_EQ(place_home(master, "2c").reason, "Card location unknown");
    EXPECT_EQ(master.auto_place_card("nothing").reason, "Card not found");
    EXPECT_EQ(MeridianMaster().auto_place_card("Ah_1_1_a").reason, "Game not active");
    EXPECT_EQ(master.game_state().current_game.moves, 0);
}

TEST(MeridianMasterPlace, WithTheOptionGoesToTheLongestColumn) {
    RULE("MD-29");
    constexpr std::string_view table = "waste: 5H | t1: 9H 6S | t2: 9D 9C 6C | t3: 2D";
    MeridianMaster plain = master_at(table);
    EXPECT_FALSE(place_home(plain, "5h"));
    MeridianMaster master = master_at(table, "double_click=best");
    EXPECT_TRUE(place_home(master, "5h"));
    EXPECT_EQ(where(master, "5h"), At::tab(1));
}

TEST(MeridianMasterPlace, WithTheOptionPrefersTheFoundation) {
    RULE("MD-29");
    MeridianMaster master = master_at("waste: 7H | t1: 9D 8S", "double_click=best");
    EXPECT_TRUE(place_home(master, "7h"));
    EXPECT_EQ(where(master, "7h"), At::f_up('h'));
}

TEST(MeridianMasterPlace, WithTheOptionStartsAnEmptyColumnLast) {
    RULE("MD-29");
    MeridianMaster master =
        master_at("waste: KH | t1: 9D | t2=king: KS | t3: AD", "double_click=best");
    EXPECT_TRUE(place_home(master, "Kh"));
    EXPECT_EQ(where(master, "Kh"), At::tab(3));
    // A lone king has nothing to gain from another empty column.
    EXPECT_FALSE(place_home(master, "Ks"));
}

TEST(MeridianMasterPlace, WithTheOptionTakesTheRunAlong) {
    RULE("MD-29", "M-068");
    MeridianMaster master = master_at("t1: 9H 6S 5H | t2: 9D 7D", "double_click=best");
    EXPECT_TRUE(place_home(master, "6s"));
    EXPECT_EQ(where(master, "5h"), At::tab(1));
}

}  // namespace croupier::test

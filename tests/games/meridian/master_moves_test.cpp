// Meridian Master: moves by card id and location, and the reasons why not.
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view under_way =
    "mode=double_pocket | stock: 2C 3C | waste: 8H 7D | p: AD | uc: 7C | "
    "t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H | t4: KS";

std::string reason(MeridianMaster& master, std::string_view card, const At& target) {
    const MeridianAnswer answer = move(master, card, target);
    EXPECT_EQ(static_cast<bool>(answer), answer.success);
    EXPECT_EQ(answer.success, answer.refusal == Refusal::none);
    return answer.reason;
}

}  // namespace

TEST(MeridianMasterMoves, GoToEachTypeOfLocation) {
    RULE("M-019", "M-095");
    MeridianMaster master = master_at(under_way);
    EXPECT_TRUE(move(master, "7d", At::f_up('d')));
    EXPECT_TRUE(move(master, "8h", At::pocket(2)));
    EXPECT_TRUE(move(master, "5h", At::tab(1)));
    EXPECT_TRUE(move(master, "6s", At::f_down('s')));
    const MeridianGameState state = master.game_state();
    EXPECT_EQ(state.foundations.up[1].back().value, "7");
    EXPECT_EQ(state.pocket2.front().id, id(master, "8h"));
    EXPECT_EQ(state.tableau[1].back().id, id(master, "5h"));
    EXPECT_EQ(state.foundations.down[3].size(), 1u);
    EXPECT_EQ(state.current_game.moves, 4);
}

TEST(MeridianMasterMoves, NameTheLocationsAsTheSpecificationDoes) {
    RULE("M-019");
    EXPECT_EQ(name_of(At::Type::waste), "waste");
    EXPECT_EQ(name_of(At::Type::pocket), "pocket");
    EXPECT_EQ(name_of(At::Type::tab), "tab");
    EXPECT_EQ(name_of(At::Type::f_up), "fUp");
    EXPECT_EQ(name_of(At::Type::f_down), "fDown");
    EXPECT_EQ(At::pocket().pocket_num, 1);
    for (int place = 1; place < pile_count<Meridian>; ++place)
        EXPECT_EQ(place_of(*location_at(place)), place);
    EXPECT_EQ(location_at(0), std::nullopt);
}

TEST(MeridianMasterMoves, FindCardsWhereTheyLie) {
    RULE("M-095", "M-019");
    const MeridianMaster master = master_at(under_way);
    EXPECT_EQ(master.find_card(id(master, "7d"))->location, At::waste());
    EXPECT_EQ(master.find_card(id(master, "Ad"))->location, At::pocket(1));
    EXPECT_EQ(master.find_card(id(master, "6s"))->location, At::tab(0));
    EXPECT_EQ(master.find_card(id(master, "7c"))->location, At::f_up('c'));
    EXPECT_EQ(master.find_card(id(master, "2c"))->location, std::nullopt);
    EXPECT_FALSE(master.find_card(id(master, "2c"))->card.is_face_up);
    EXPECT_FALSE(master.find_card("Ah_1_1_a"));
}

TEST(MeridianMasterMoves, AreRefusedWithTheReasonsOfTheSpecification) {
    RULE("M-035", "M-036", "MD-28");
    MeridianMaster master = master_at(under_way);
    EXPECT_EQ(master.execute_move("Ah_1_1_a", At::tab(0)).reason, "Card not found");
    EXPECT_EQ(master.execute_move("", At::tab(0)).reason, "Card not found");
    EXPECT_EQ(reason(master, "2c", At::tab(0)), "Card location unknown");
    EXPECT_EQ(reason(master, "8h", At::tab(0)), "Card not accessible");
    EXPECT_EQ(reason(master, "9h", At::pocket(2)), "Card not accessible");
    EXPECT_EQ(reason(master, "7c", At::tab(0)), "Card not accessible");
    EXPECT_EQ(reason(master, "5h", At::pocket(1)), sentence_of(Refusal::pocket_taken));
    EXPECT_EQ(reason(master, "Ad", At::pocket(2)), sentence_of(Refusal::pocket_to_pocket));
    EXPECT_EQ(reason(master, "6s", At::f_down('s')), sentence_of(Refusal::one_at_a_time));
    EXPECT_EQ(reason(master, "7h", At::f_up('s')), sentence_of(Refusal::wrong_suit));
    EXPECT_EQ(reason(master, "5h", At::waste()), sentence_of(Refusal::takes_no_cards));
    EXPECT_EQ(reason(master, "7h", At::tab(0)).substr(0, 22), "7H does not go on 5H. ");
    EXPECT_EQ(master.match()->position(), with_game("meridian", under_way));
    EXPECT_EQ(master.game_state().current_game.moves, 0);
}

TEST(MeridianMasterMoves, AreRefusedToLocationsThatThereAreNot) {
    RULE("M-019", "M-035");
    MeridianMaster master = master_at(under_way);
    for (const At& nowhere :
         {At::tab(-1), At::tab(7), At::pocket(0), At::pocket(3), At::f_up('x'), At::f_down('H')})
        EXPECT_EQ(move(master, "5h", nowhere).refusal, Refusal::no_such_pile);
}

TEST(MeridianMasterMoves, ARefusalOfAPauseIsThatTheGameIsNotActive) {
    RULE("M-035", "M-036", "MD-35", "MT-19");
    MeridianMaster master = master_at(under_way);
    ASSERT_TRUE(master.pause());
    EXPECT_EQ(reason(master, "5h", At::tab(1)), "Game not active");
    EXPECT_EQ(master.draw_card().reason, "Game not active");
    EXPECT_EQ(master.undo().reason, "Game not active");
    EXPECT_EQ(master.redo().reason, "Game not active");
    EXPECT_EQ(master.get_hint().answer.reason, "Game not active");
    EXPECT_EQ(master.auto_place_card(id(master, "7d")).reason, "Game not active");
    ASSERT_TRUE(master.resume());
    EXPECT_TRUE(move(master, "5h", At::tab(1)));
}

TEST(MeridianMasterMoves, ACardIsAccessibleAtTheEndOfItsPile) {
    RULE("M-095", "M-037", "M-038", "M-039", "MD-11");
    const MeridianMaster here = master_at(under_way);
    for (const char* card : {"7d", "Ad", "6s", "5h", "6c", "7h", "Ks"})
        EXPECT_TRUE(here.is_card_accessible(id(here, card))) << card;
    for (const char* card : {"8h", "9h", "2c", "7c", "As"})
        EXPECT_FALSE(here.is_card_accessible(id(here, card))) << card;
    const MeridianMaster back = master_at("takeback=on | uc: 8C | t1: 9H");
    EXPECT_TRUE(back.is_card_accessible(id(back, "8c")));
    EXPECT_FALSE(back.is_card_accessible(id(back, "7c")));
    EXPECT_FALSE(master_at("mode=traditional | t1: 9H / 6S").is_card_accessible(id(here, "9h")));
}

TEST(MeridianMasterMoves, AskingChangesNothing) {
    RULE("M-007", "M-102");
    const MeridianMaster master = master_at(under_way);
    EXPECT_TRUE(master.validate_move(id(master, "5h"), At::tab(1)));
    EXPECT_FALSE(master.validate_move(id(master, "5h"), At::tab(2)));
    EXPECT_EQ(master.get_movable_sequence(0, 1).size(), 2u);
    EXPECT_EQ(master.get_movable_sequence(0, 1)[0].id, id(master, "6s"));
    EXPECT_TRUE(master.get_movable_sequence(0, 0).empty());
    EXPECT_TRUE(master.get_movable_sequence(0, 3).empty());
    EXPECT_TRUE(master.get_movable_sequence(-1, 0).empty());
    EXPECT_TRUE(master.get_movable_sequence(7, 0).empty());
    EXPECT_TRUE(master.get_movable_sequence(0, -1).empty());
    EXPECT_EQ(master.match()->position(), with_game("meridian", under_way));
}

TEST(MeridianMasterDraw, RefusesWhenThereIsNothingToDraw) {
    RULE("M-063", "MD-28", "MT-19");
    MeridianMaster master = master_at("t1: 9H 6S 5H | t2: 9D 6C");
    EXPECT_EQ(master.draw_card().reason, "No cards to draw");
    EXPECT_EQ(MeridianMaster().draw_card().reason, "Game not active");
}

TEST(MeridianMasterDraw, TurnsTheWasteOverWithTheSameClick) {
    RULE("MD-15", "M-095");
    MeridianMaster own = master_at("recycle=own | waste: 2C 3C | t1: 9H 6S");
    ASSERT_TRUE(own.draw_card());
    EXPECT_TRUE(own.game_state().waste.empty());
    ASSERT_TRUE(own.draw_card());
    EXPECT_EQ(own.game_state().waste.size(), 1u);
    MeridianMaster once = master_at("waste: 2C 3C | t1: 9H 6S");
    ASSERT_TRUE(once.draw_card());
    EXPECT_EQ(once.game_state().waste.back().id, id(once, "2c"));
}

}  // namespace croupier::test

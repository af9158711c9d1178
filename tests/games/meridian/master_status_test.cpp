// Meridian Master: IDLE, ACTIVE, PAUSED, WON and LOST, and what belongs to one game.
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view nearly_won =
    "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS";
constexpr std::string_view nearly_lost = "t1: 9C 2C | t2: 9D";

}  // namespace

TEST(MeridianMasterStatus, GoesFromIdleToActiveToPausedAndBack) {
    RULE("M-028");
    MeridianMaster master;
    EXPECT_EQ(master.status(), MeridianStatus::idle);
    EXPECT_FALSE(master.pause());
    EXPECT_FALSE(master.resume());
    EXPECT_FALSE(master.end_game());
    ASSERT_TRUE(master.start({}, house_deck(1), card_ids()));
    EXPECT_EQ(master.status(), MeridianStatus::active);
    EXPECT_FALSE(master.start({}, house_deck(1), card_ids()));
    EXPECT_FALSE(master.end_game());
    EXPECT_FALSE(master.resume());
    ASSERT_TRUE(master.pause());
    EXPECT_EQ(master.status(), MeridianStatus::paused);
    EXPECT_TRUE(master.game_state().active);
    EXPECT_TRUE(master.game_state().paused);
    EXPECT_FALSE(master.pause());
    EXPECT_FALSE(master.end_game());
    ASSERT_TRUE(master.resume());
    EXPECT_EQ(master.status(), MeridianStatus::active);
}

TEST(MeridianMasterStatus, GoesFromWonToIdle) {
    RULE("M-028", "MT-25");
    MeridianMaster master = master_at(nearly_won);
    ASSERT_TRUE(move(master, "Kc", At::f_up('c'), begun_at + 5'000));
    EXPECT_EQ(master.status(), MeridianStatus::won);
    EXPECT_FALSE(master.game_state().active);
    EXPECT_EQ(master.game_state().current_game.end_time, begun_at + 5'000);
    EXPECT_EQ(master.undo().reason, "Game not active");
    EXPECT_FALSE(master.pause());
    EXPECT_FALSE(master.start({}, house_deck(1), card_ids()));
    ASSERT_TRUE(master.end_game());
    EXPECT_EQ(master.status(), MeridianStatus::idle);
    EXPECT_TRUE(master.start({}, house_deck(2), card_ids(52)));
}

TEST(MeridianMasterStatus, GoesFromLostToIdle) {
    RULE("M-028");
    MeridianMaster master = master_at(nearly_lost);
    ASSERT_TRUE(move(master, "2c", At::pocket()));
    EXPECT_EQ(master.status(), MeridianStatus::lost);
    EXPECT_FALSE(master.draw_card());
    EXPECT_TRUE(master.result().stalemate);
    ASSERT_TRUE(master.end_game());
    EXPECT_EQ(master.status(), MeridianStatus::idle);
}

TEST(MeridianMasterStatus, MayGoBackFromLostWhereTheHouseAllowsIt) {
    RULE("MD-34", "M-028");
    MeridianMaster master = master_at(nearly_lost, "after_loss=undo");
    ASSERT_TRUE(move(master, "2c", At::pocket()));
    EXPECT_TRUE(master.undo());
    EXPECT_EQ(master.status(), MeridianStatus::active);
}

TEST(MeridianMasterStatus, HasNamesInCapitals) {
    RULE("M-028");
    EXPECT_EQ(name_of(MeridianStatus::idle), "IDLE");
    EXPECT_EQ(name_of(MeridianStatus::paused), "PAUSED");
    EXPECT_EQ(name_of(MeridianStatus::lost), "LOST");
}

TEST(MeridianMasterStatus, ABadNewGameLeavesItIdle) {
    RULE("M-028", "MD-28");
    MeridianMaster master;
    EXPECT_FALSE(master.start({{"mode", "none"}}, house_deck(1), card_ids()));
    EXPECT_FALSE(master.start({}, Deck{}, card_ids()));
    EXPECT_EQ(master.status(), MeridianStatus::idle);
}

TEST(MeridianMasterGame, CountsMovesHintsAndUndos) {
    RULE("M-090", "M-084");
    MeridianMaster master =
        master_at("stock: 2C 3C | t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H | t4: 8S | t5=king: KS");
    MeridianCurrentGame fresh;
    fresh.start_time = begun_at;
    fresh.efficiency = 100;
    EXPECT_EQ(master.game_state().current_game, fresh);
    ASSERT_TRUE(master.get_hint());
    ASSERT_TRUE(move(master, "5h", At::tab(1)));
    ASSERT_TRUE(master.get_hint());
    ASSERT_TRUE(master.undo());
    const MeridianCurrentGame game = master.game_state().current_game;
    EXPECT_EQ(game.moves, 1);
    EXPECT_EQ(game.hint_uses, 2);
    EXPECT_EQ(game.undo_uses, 1);
    EXPECT_EQ(game.moves_without_progress, 1);
    EXPECT_EQ(game.end_time, 0);
    EXPECT_EQ(master.result().hints, 2);
}

TEST(MeridianMasterGame, RemembersTheFirstAceAndKing) {
    RULE("M-090", "MD-25");
    MeridianMaster master = master_at("stock: 2C | t1: 9H AS | t2: 9D KC | t3: 9C 7H");
    ASSERT_TRUE(move(master, "7h", At::f_up('h')));
    EXPECT_FALSE(master.game_state().current_game.ace_placed);
    EXPECT_EQ(master.game_state().current_game.first_ace_move, std::nullopt);
    ASSERT_TRUE(move(master, "Kc", At::tab(3)));
    ASSERT_TRUE(move(master, "As", At::tab(4)));
    const MeridianCurrentGame game = master.game_state().current_game;
    EXPECT_TRUE(game.ace_placed && game.king_placed);
    EXPECT_EQ(game.first_king_move, 2);
    EXPECT_EQ(game.first_ace_move, 3);
}

TEST(MeridianMasterGame, TakesItsTimeWithoutPauses) {
    RULE("MD-25");
    MeridianMaster master = dealt();
    ASSERT_TRUE(master.draw_card(begun_at + 1'000));
    ASSERT_TRUE(master.pause(begun_at + 2'000));
    ASSERT_TRUE(master.resume(begun_at + 60'000));
    ASSERT_TRUE(master.draw_card(begun_at + 61'000));
    EXPECT_EQ(master.match()->elapsed(), 3'000);
    // A clock that is wrong does no harm.
    EXPECT_TRUE(master.draw_card(INT64_MIN));
    EXPECT_TRUE(master.draw_card(INT64_MAX));
}

TEST(MeridianMasterHint, NamesTheCardAndWhereItGoes) {
    RULE("M-095", "MT-29", "M-084");
    MeridianMaster master = master_at("t1: 9H 5H | t2: 9D 6S | t3: 9C 7D");
    const MeridianHint hint = master.get_hint();
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint.card_id, id(master, "7d"));
    EXPECT_EQ(hint.source, At::tab(2));
    EXPECT_EQ(hint.target, At::f_up('d'));
    EXPECT_FALSE(hint.is_draw);
    EXPECT_EQ(master.game_state().current_game.hint_uses, 1);
}

TEST(MeridianMasterHint, MayBeADrawOrNothing) {
    RULE("M-081", "MD-23", "MD-28");
    MeridianMaster draw = master_at("stock: 2C | p: 3C | t1: 9C");
    EXPECT_TRUE(draw.get_hint().is_draw);
    MeridianMaster nothing = master_at("p: 2C | t1: 9C | t2: 9D");
    const MeridianHint none = nothing.get_hint();
    EXPECT_FALSE(none);
    EXPECT_EQ(none.answer.refusal, Refusal::no_hint);
    EXPECT_FALSE(MeridianMaster().get_hint());
}

}  // namespace croupier::test

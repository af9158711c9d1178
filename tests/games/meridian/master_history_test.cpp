// Meridian Master: the history of moves, undo and redo.
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view shuttle_of_master =
    "stock: 2C 3C 4C | t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H";

}  // namespace

TEST(MeridianMasterHistory, RecordsWhatMovedFromWhereToWhere) {
    RULE("M-018", "M-073");
    MeridianMaster master = master_at("stock: 2C | t1: 9H 6S 5H | t2: 9D 7D | t3: 9C");
    const MeridianGameState before = master.game_state();
    ASSERT_TRUE(move(master, "6s", At::tab(1), begun_at + 700));
    const auto history = master.game_state().move_history;
    ASSERT_EQ(history.size(), 1u);
    EXPECT_EQ(history[0].card_id, id(master, "6s"));
    EXPECT_EQ(history[0].source, At::tab(0));
    EXPECT_EQ(history[0].target, At::tab(1));
    ASSERT_EQ(history[0].moving_cards.size(), 2u);
    EXPECT_EQ(history[0].moving_cards[1].id, id(master, "5h"));
    EXPECT_EQ(history[0].timestamp, begun_at + 700);
    EXPECT_EQ(history[0].state_snapshot.areas, static_cast<const MeridianAreas&>(before));
    EXPECT_EQ(history[0].state_snapshot.current_game, before.current_game);
}

TEST(MeridianMasterHistory, HoldsTenMovesAtMost) {
    RULE("M-070", "M-018", "MT-23");
    MeridianMaster master = master_at(shuttle_of_master);
    for (int i = 0; i < 12; ++i) ASSERT_TRUE(move(master, "5h", At::tab(i % 2 == 0 ? 1 : 0)));
    EXPECT_EQ(master.game_state().move_history.size(), 10u);
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(master.undo());
    EXPECT_EQ(master.undo().reason, "No moves to undo");
    EXPECT_TRUE(master.game_state().move_history.empty());
}

TEST(MeridianMasterHistory, ShrinksWithUndoAndGrowsWithRedo) {
    RULE("M-018", "M-074", "MD-18", "MT-22");
    MeridianMaster master = master_at(shuttle_of_master);
    ASSERT_TRUE(move(master, "5h", At::tab(1), begun_at + 10));
    ASSERT_TRUE(move(master, "7h", At::f_up('h'), begun_at + 20));
    ASSERT_TRUE(master.undo());
    ASSERT_EQ(master.game_state().move_history.size(), 1u);
    ASSERT_TRUE(master.redo());
    const auto history = master.game_state().move_history;
    ASSERT_EQ(history.size(), 2u);
    EXPECT_EQ(history[1].card_id, id(master, "7h"));
    EXPECT_EQ(history[1].timestamp, begun_at + 20);
    EXPECT_EQ(master.redo().reason, sentence_of(Refusal::nothing_to_redo));
    EXPECT_FALSE(MeridianMaster().undo());
    EXPECT_FALSE(MeridianMaster().redo());
}

TEST(MeridianMasterHistory, HasDrawsOnlyWhereTheyCanBeUndone) {
    RULE("MD-16", "MT-24", "M-018");
    MeridianMaster kept = master_at(shuttle_of_master);
    ASSERT_TRUE(kept.draw_card());
    EXPECT_TRUE(kept.game_state().move_history.empty());
    EXPECT_EQ(kept.undo().reason, "No moves to undo");
    MeridianMaster undoable = master_at(shuttle_of_master, "draws=undoable");
    ASSERT_TRUE(undoable.draw_card());
    const auto history = undoable.game_state().move_history;
    ASSERT_EQ(history.size(), 1u);
    EXPECT_EQ(history[0].card_id, id(undoable, "4c"));
    EXPECT_EQ(history[0].source, std::nullopt);
    EXPECT_EQ(history[0].target, At::waste());
    EXPECT_TRUE(undoable.undo());
}

TEST(MeridianMasterHistory, HasTheCardsThatWentHomeByThemselves) {
    RULE("M-018", "MD-40");
    // The king on the waste goes home after the draw: no other card could be put on it.
    MeridianMaster master = master_at(
        "stock: QC KC | uh: KH | ud: KD | uc: JC | us: KS | dh: AH | dd: AD | dc: 2C | ds: AS | "
        "t1=ace: AC",
        "autoplay=safe");
    ASSERT_TRUE(master.draw_card());
    const auto history = master.game_state().move_history;
    ASSERT_EQ(history.size(), 1u);
    EXPECT_EQ(history[0].card_id, id(master, "Ac"));
    EXPECT_EQ(history[0].state_snapshot.areas.waste.size(), 1u);
}

TEST(MeridianMasterHistory, OfAWonGameStaysVisible) {
    RULE("M-018", "M-072");
    MeridianMaster master = master_at(
        "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS");
    ASSERT_TRUE(move(master, "Kc", At::f_up('c')));
    EXPECT_EQ(master.game_state().move_history.size(), 1u);
}

}  // namespace croupier::test

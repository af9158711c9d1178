// Meridian Master: what the subscribers hear.
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Every event so far as words.
struct Heard {
    std::vector<MeridianEvent> events;
    Words names() const {
        Words words;
        for (const MeridianEvent& event : events) words.emplace_back(name_of(event.kind));
        return words;
    }
    MeridianListener listener() {
        return [this](const MeridianEvent& event) { events.push_back(event); };
    }
};

}  // namespace

TEST(MeridianMasterEvents, TellAMoveAndWhatItTurnedUp) {
    RULE("M-100", "M-069");
    MeridianMaster master =
        master_at("mode=traditional | stock: 2C | t1: AC / 4D | t2: 9D / 5S | t3: 9C 7H");
    Heard heard;
    master.subscribe(heard.listener());
    ASSERT_TRUE(move(master, "4d", At::tab(1)));
    ASSERT_EQ(heard.names(), (Words{"moved", "turned_up", "typed"}));
    EXPECT_EQ(heard.events[0].card_id, id(master, "4d"));
    EXPECT_EQ(heard.events[0].source, At::tab(0));
    EXPECT_EQ(heard.events[0].target, At::tab(1));
    EXPECT_EQ(heard.events[1].card_id, id(master, "Ac"));
    EXPECT_EQ(heard.events[1].col, 0);
    EXPECT_EQ(heard.events[2].col, 0);
}

TEST(MeridianMasterEvents, TellDrawsHintsUndoAndPause) {
    RULE("M-100");
    MeridianMaster master = master_at("waste: 2C 3C | t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H");
    Heard heard;
    master.subscribe(heard.listener());
    master.draw_card();
    move(master, "7h", At::f_up('h'));
    master.undo();
    master.redo();
    master.get_hint();
    master.pause();
    master.resume();
    EXPECT_EQ(heard.names(), (Words{"recycled", "drawn", "moved", "undone", "redone", "hinted",
                                    "paused", "resumed"}));
    EXPECT_EQ(heard.events[1].card_id, id(master, "2c"));
    EXPECT_EQ(heard.events[1].target, At::waste());
    EXPECT_EQ(heard.events[5].card_id.empty(), false);
}

TEST(MeridianMasterEvents, TellRefusalsWarningsAndTheEnd) {
    RULE("M-100", "M-078", "MT-28");
    MeridianMaster master = master_at("stock: 2C | t1: 9H 6S 5H | t2: 9D 6C");
    Heard heard;
    master.subscribe(heard.listener());
    master.execute_move("none", At::tab(0));
    EXPECT_EQ(heard.events.back().text, "Card not found");
    for (int col : {1, 0, 1}) move(master, "5h", At::tab(col));
    const auto warned = std::ranges::find(heard.events, EventKind::warned, &MeridianEvent::kind);
    ASSERT_NE(warned, heard.events.end());
    EXPECT_EQ(warned->text, "Loop detected");
    MeridianMaster last = master_at(
        "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS");
    Heard end;
    last.subscribe(end.listener());
    move(last, "Kc", At::f_up('c'));
    EXPECT_EQ(end.names(), (Words{"moved", "won"}));
}

TEST(MeridianMasterEvents, ComeAfterTheCommandIsDone) {
    RULE("M-100", "M-007");
    MeridianMaster master = master_at("stock: 2C 3C | t1: 9H 6S 5H | t2: 9D 6C");
    std::size_t seen = 0;
    master.subscribe([&](const MeridianEvent& event) {
        seen = master.game_state().waste.size();
        // A listener may give commands of its own.
        if (event.kind == EventKind::drawn && seen == 1) master.draw_card();
    });
    ASSERT_TRUE(master.draw_card());
    EXPECT_EQ(seen, 2u);
}

TEST(MeridianMasterEvents, EndWithTheSubscriptionAndOutliveTheGame) {
    RULE("M-100");
    MeridianMaster master;
    Heard first, second;
    const int number = master.subscribe(first.listener());
    master.subscribe(second.listener());
    master.subscribe({});
    ASSERT_TRUE(master.start({}, house_deck(1), card_ids()));
    master.draw_card();
    master.unsubscribe(number);
    master.draw_card();
    EXPECT_EQ(first.events.size(), 1u);
    EXPECT_EQ(second.events.size(), 2u);
}

}  // namespace croupier::test

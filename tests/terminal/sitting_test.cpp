// A person at the table: saving, coming back, counting.
#include "croupier/terminal/sitting.h"

#include "tests/support/folder.h"
#include "tests/support/positions.h"

namespace croupier::test {
namespace {

// A player who comes and goes; time passes only when told to.
struct Player {
    explicit Player(const Folder& folder) : save_folder(folder.path()) {}

    Sitting sit() {
        return Sitting(&save_folder, [this] { return now; }, [this] { return ++random; });
    }
    // At a new deal.
    Sitting sit_at(std::string_view deal) {
        Sitting sitting = sit();
        Trouble trouble;
        EXPECT_FALSE(sitting.take_up("klondike", trouble)) << trouble.value_or("");
        EXPECT_TRUE(sitting.deal(*deal_id_from(deal)).done);
        return sitting;
    }
    SaveFolder save_folder;
    Millis now = 0;
    std::uint64_t random = 0;
};

// A Klondike in which every card lies in order: finish wins at once.
std::string nearly_won_save() {
    const auto match =
        opened(match_from_position("klondike draw=1 | f1: KC | f2: KD | f3: KH | f4: QS | t1: KS"));
    return write_save({"won-id", "", 5'000}, *match);
}

TEST(Sitting, GoesOnWhereThePlayerLeft) {
    const Folder folder;
    Player player(folder);
    Trouble trouble;
    std::string position;
    {
        Sitting sitting = player.sit_at("K3-17");
        ASSERT_TRUE(sitting.play("15").done);
        ASSERT_TRUE(sitting.play("s").done);
        ASSERT_TRUE(sitting.undo().done);
        position = sitting.match().position();
    }  // no goodbye: the program was killed
    Sitting again = player.sit();
    ASSERT_TRUE(again.take_up("klondike", trouble));
    EXPECT_EQ(again.match().position(), position);
    EXPECT_EQ(again.deal_name(), "K3-17");
    EXPECT_TRUE(again.redo().done);
}

TEST(Sitting, TheClockRunsFromTheFirstMoveAndNotWhileAway) {
    const Folder folder;
    Player player(folder);
    Trouble trouble;
    {
        Sitting sitting = player.sit_at("K3-17");
        player.now += 60'000;
        EXPECT_EQ(sitting.time(), 0);
        sitting.play("15");
        player.now += 2'000;
        EXPECT_EQ(sitting.time(), 2'000);
        sitting.play("s");
        sitting.stop_clock();
        player.now += 50'000;
        sitting.start_clock();
        player.now += 1'000;
        EXPECT_EQ(sitting.time(), 3'000);
        sitting.keep();
        EXPECT_EQ(sitting.time(), 3'000);
    }
    player.now += 1'000'000;
    Sitting again = player.sit();
    ASSERT_TRUE(again.take_up("klondike", trouble));
    player.now += 500;
    EXPECT_EQ(again.time(), 3'500);
}

TEST(Sitting, AGameGivenUpCountsAsLostOnce) {
    const Folder folder;
    Player player(folder);
    Sitting sitting = player.sit_at("K3-17");
    EXPECT_EQ(sitting.deal_anew().sentence, "");  // not begun: nothing to lose
    sitting.play("s");
    EXPECT_EQ(sitting.restart().sentence, "The game before counts as lost.");
    sitting.play("s");
    EXPECT_TRUE(sitting.deal_named("18").done);
    EXPECT_EQ(sitting.deal_name(), "K3-18");
    const auto score = player.save_folder.score().value;
    ASSERT_TRUE(score);
    EXPECT_EQ(score->statistics.of("K3")->played, 2);
    EXPECT_EQ(score->statistics.of("K3")->won, 0);
}

TEST(Sitting, AWinIsCountedAndTheSavePutAway) {
    const Folder folder;
    Player player(folder);
    folder.write("klondike.json", nearly_won_save());
    Trouble trouble;
    Sitting sitting = player.sit();
    ASSERT_TRUE(sitting.take_up("klondike", trouble)) << trouble.value_or("");
    ASSERT_TRUE(sitting.play("1h").done);
    EXPECT_EQ(sitting.match().outcome(), Outcome::won);
    EXPECT_FALSE(folder.has("klondike.json"));
    EXPECT_EQ(player.save_folder.score().value->statistics.of("K1")->won, 1);
    EXPECT_FALSE(sitting.undo().done);
}

TEST(Sitting, AWinThatWasNotCountedBeforeTheCrashIsCountedNextTime) {
    const Folder folder;
    Player player(folder);
    Result<Save> save = read_save(nearly_won_save());
    play(*save->match, "1h", 6'000);
    folder.write("klondike.json", write_save(save->head, *save->match));
    Trouble trouble;
    for (int i = 0; i < 2; ++i) {
        Sitting sitting = player.sit();
        EXPECT_FALSE(sitting.take_up("klondike", trouble));
        EXPECT_EQ(player.save_folder.score().value->statistics.of("K1")->won, 1);
        folder.write("klondike.json", write_save(save->head, *save->match));
    }
}

TEST(Sitting, ASaveThatFailsIsToldOnceAndTheGameGoesOn) {
    const Folder folder;
    Player player(folder);
    Sitting sitting = player.sit_at("K3-17");
    std::filesystem::create_directory(folder.file("klondike.json.new"));
    EXPECT_TRUE(sitting.play("s").done);
    EXPECT_TRUE(sitting.play("s").done);
    const auto notices = sitting.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_TRUE(notices[0].starts_with("The game could not be saved: cannot write"));
    std::filesystem::remove(folder.file("klondike.json.new"));
    EXPECT_TRUE(sitting.play("s").done);
    EXPECT_TRUE(sitting.take_notices().empty());
}

TEST(Sitting, RefusalsChangeNothingAndSayWhy) {
    const Folder folder;
    Player player(folder);
    Sitting sitting = player.sit_at("K3-17");
    const std::string before = folder.text("klondike.json");
    EXPECT_EQ(sitting.play("12").sentence,
              "JS does not go on KC. The ranks do not follow each other.");
    EXPECT_FALSE(sitting.play("zz").done);
    EXPECT_FALSE(sitting.deal_named("0").done);
    EXPECT_FALSE(sitting.deal_named("K3-x").done);
    EXPECT_FALSE(sitting.deal_named("FC-1").done);
    EXPECT_EQ(folder.text("klondike.json"), before);
}

TEST(Sitting, MarksWhatMovedAndWhatIsHinted) {
    const Folder folder;
    Player player(folder);
    Sitting sitting = player.sit_at("K3-17");
    EXPECT_TRUE(sitting.hint().done);
    ASSERT_TRUE(sitting.hinted());
    sitting.play("s");
    EXPECT_FALSE(sitting.hinted());
    ASSERT_EQ(sitting.marks().size(), 1u);
    EXPECT_EQ(sitting.marks()[0].place, 1);
    sitting.play("15");
    EXPECT_EQ(sitting.match().pile_name(sitting.marks()[0].place), "t5");
}

TEST(Sitting, ChosenOptionsHoldForNewDealsAndForNextTime) {
    const Folder folder;
    Player player(folder);
    Sitting sitting = player.sit_at("K3-17");
    sitting.choose({{"draw", "1"}});
    EXPECT_EQ(sitting.deal_name(), "K3-17");
    ASSERT_TRUE(sitting.deal_anew().done);
    EXPECT_TRUE(sitting.deal_name().starts_with("K1-"));
    EXPECT_EQ(player.sit().preferred("klondike"), (Settings{{"draw", "1"}}));
    EXPECT_EQ(player.sit().preferred("cards"), Settings{});
}

TEST(Sitting, WithoutASaveFolderNothingIsKept) {
    Sitting sitting(nullptr, [] { return Millis{0}; }, [] { return std::uint64_t{7}; });
    Trouble trouble;
    EXPECT_FALSE(sitting.take_up("klondike", trouble));
    EXPECT_TRUE(sitting.deal(*deal_id_from("K3-17")).done);
    EXPECT_TRUE(sitting.play("s").done);
    EXPECT_TRUE(sitting.take_notices().empty());
}

}  // namespace
}  // namespace croupier::test

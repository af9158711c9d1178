// A person at the table: saving, coming back, counting.
#include "croupier/terminal/play_session.h"

#include "tests/support/folder.h"
#include "tests/support/positions.h"

namespace croupier::terminal::test {

using namespace croupier::test;

namespace {

// A player who comes and goes; time passes only when told to.
struct Player {
    explicit Player(const Folder& folder) : save_folder(folder.path()) {}

    PlaySession new_session() {
        return PlaySession(&save_folder, [this] { return now; }, [this] { return ++random; });
    }
    // At a new deal.
    PlaySession begin_with(std::string_view deal) {
        PlaySession session = new_session();
        saves::Trouble trouble;
        EXPECT_FALSE(session.take_up("klondike", trouble)) << trouble.value_or("");
        EXPECT_TRUE(session.deal(*deal_id_from(deal)).done);
        return session;
    }
    saves::SaveFolder save_folder;
    Millis now = 0;
    std::uint64_t random = 0;
};

// A Klondike in which every card lies in order: finish wins at once.
std::string nearly_won_save() {
    const auto match =
        opened(match_from_position("klondike draw=1 | f1: KC | f2: KD | f3: KH | f4: QS | t1: KS"));
    return formats::write_save({"won-id", "", 5'000}, *match);
}

TEST(PlaySession, GoesOnWhereThePlayerLeft) {
    const Folder folder;
    Player player(folder);
    saves::Trouble trouble;
    std::string position;
    {
        PlaySession session = player.begin_with("K3-17");
        ASSERT_TRUE(session.play("15").done);
        ASSERT_TRUE(session.play("s").done);
        ASSERT_TRUE(session.undo().done);
        position = session.match().position();
    }  // no goodbye: the program was killed
    PlaySession again = player.new_session();
    ASSERT_TRUE(again.take_up("klondike", trouble));
    EXPECT_EQ(again.match().position(), position);
    EXPECT_EQ(again.deal_name(), "K3-17");
    EXPECT_TRUE(again.redo().done);
}

TEST(PlaySession, TheClockRunsFromTheFirstMoveAndNotWhileAway) {
    const Folder folder;
    Player player(folder);
    saves::Trouble trouble;
    {
        PlaySession session = player.begin_with("K3-17");
        player.now += 60'000;
        EXPECT_EQ(session.time(), 0);
        session.play("15");
        player.now += 2'000;
        EXPECT_EQ(session.time(), 2'000);
        session.play("s");
        session.stop_clock();
        player.now += 50'000;
        session.start_clock();
        player.now += 1'000;
        EXPECT_EQ(session.time(), 3'000);
        session.keep();
        EXPECT_EQ(session.time(), 3'000);
    }
    player.now += 1'000'000;
    PlaySession again = player.new_session();
    ASSERT_TRUE(again.take_up("klondike", trouble));
    player.now += 500;
    EXPECT_EQ(again.time(), 3'500);
}

TEST(PlaySession, AGameGivenUpCountsAsLostOnce) {
    const Folder folder;
    Player player(folder);
    PlaySession session = player.begin_with("K3-17");
    EXPECT_EQ(session.deal_anew().sentence, "");  // not begun: nothing to lose
    session.play("s");
    EXPECT_EQ(session.restart().sentence, "The game before counts as lost.");
    session.play("s");
    EXPECT_TRUE(session.deal_named("18").done);
    EXPECT_EQ(session.deal_name(), "K3-18");
    const auto score = player.save_folder.score().value;
    ASSERT_TRUE(score);
    EXPECT_EQ(score->statistics.of("K3")->played, 2);
    EXPECT_EQ(score->statistics.of("K3")->won, 0);
}

TEST(PlaySession, AWinIsCountedAndTheSavePutAway) {
    const Folder folder;
    Player player(folder);
    folder.write("klondike.json", nearly_won_save());
    saves::Trouble trouble;
    PlaySession session = player.new_session();
    ASSERT_TRUE(session.take_up("klondike", trouble)) << trouble.value_or("");
    ASSERT_TRUE(session.play("1h").done);
    EXPECT_EQ(session.match().outcome(), Outcome::won);
    EXPECT_FALSE(folder.has("klondike.json"));
    EXPECT_EQ(player.save_folder.score().value->statistics.of("K1")->won, 1);
    EXPECT_FALSE(session.undo().done);
}

TEST(PlaySession, AWinThatWasNotCountedBeforeTheCrashIsCountedNextTime) {
    const Folder folder;
    Player player(folder);
    Result<formats::Save> save = formats::read_save(nearly_won_save());
    play(*save->match, "1h", 6'000);
    folder.write("klondike.json", formats::write_save(save->head, *save->match));
    saves::Trouble trouble;
    for (int i = 0; i < 2; ++i) {
        PlaySession session = player.new_session();
        EXPECT_FALSE(session.take_up("klondike", trouble));
        EXPECT_EQ(player.save_folder.score().value->statistics.of("K1")->won, 1);
        folder.write("klondike.json", formats::write_save(save->head, *save->match));
    }
}

TEST(PlaySession, ASaveThatFailsIsToldOnceAndTheGameGoesOn) {
    const Folder folder;
    Player player(folder);
    PlaySession session = player.begin_with("K3-17");
    std::filesystem::create_directory(folder.file("klondike.json.new"));
    EXPECT_TRUE(session.play("s").done);
    EXPECT_TRUE(session.play("s").done);
    const auto notices = session.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_TRUE(notices[0].starts_with("The game could not be saved: cannot write"));
    std::filesystem::remove(folder.file("klondike.json.new"));
    EXPECT_TRUE(session.play("s").done);
    EXPECT_TRUE(session.take_notices().empty());
}

TEST(PlaySession, RefusalsChangeNothingAndSayWhy) {
    const Folder folder;
    Player player(folder);
    PlaySession session = player.begin_with("K3-17");
    const std::string before = folder.text("klondike.json");
    EXPECT_EQ(session.play("12").sentence,
              "JS does not go on KC. The ranks do not follow each other.");
    EXPECT_FALSE(session.play("zz").done);
    EXPECT_FALSE(session.deal_named("0").done);
    EXPECT_FALSE(session.deal_named("K3-x").done);
    EXPECT_FALSE(session.deal_named("FC-1").done);
    EXPECT_EQ(folder.text("klondike.json"), before);
}

TEST(PlaySession, MarksWhatMovedAndWhatIsHinted) {
    const Folder folder;
    Player player(folder);
    PlaySession session = player.begin_with("K3-17");
    EXPECT_TRUE(session.hint().done);
    ASSERT_TRUE(session.hinted());
    session.play("s");
    EXPECT_FALSE(session.hinted());
    ASSERT_EQ(session.marks().size(), 1u);
    EXPECT_EQ(session.marks()[0].place, 1);
    session.play("15");
    EXPECT_EQ(session.match().pile_name(session.marks()[0].place), "t5");
}

TEST(PlaySession, ChosenOptionsHoldForNewDealsAndForNextTime) {
    const Folder folder;
    Player player(folder);
    PlaySession session = player.begin_with("K3-17");
    session.choose({{"draw", "1"}});
    EXPECT_EQ(session.deal_name(), "K3-17");
    ASSERT_TRUE(session.deal_anew().done);
    EXPECT_TRUE(session.deal_name().starts_with("K1-"));
    EXPECT_EQ(player.new_session().preferred("klondike"), (Settings{{"draw", "1"}}));
    EXPECT_EQ(player.new_session().preferred("cards"), Settings{});
}

TEST(PlaySession, WithoutASaveFolderNothingIsKept) {
    PlaySession session(nullptr, [] { return Millis{0}; }, [] { return std::uint64_t{7}; });
    saves::Trouble trouble;
    EXPECT_FALSE(session.take_up("klondike", trouble));
    EXPECT_TRUE(session.deal(*deal_id_from("K3-17")).done);
    EXPECT_TRUE(session.play("s").done);
    EXPECT_TRUE(session.take_notices().empty());
}

}  // namespace
}  // namespace croupier::terminal::test

// The save folder: nothing is lost, nothing is counted twice.
#include "croupier/saves/save_folder.h"

#include <chrono>

#include "tests/support/folder.h"
#include "tests/support/positions.h"

namespace croupier::saves::test {

using namespace croupier::test;

namespace {

formats::SaveHead head_of(std::string deal) { return {"id-1", std::move(deal), 0}; }

TEST(SaveFolder, KeepsOneGameOfEach) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    EXPECT_FALSE(save_folder.save_of("klondike").value);
    const auto match = match_of("K3-17");
    play_all(*match, "s");
    ASSERT_FALSE(save_folder.keep(head_of("K3-17"), *match));
    ASSERT_FALSE(save_folder.keep(head_of("FC-1"), *match_of("FC-1")));
    EXPECT_EQ(save_folder.save_of("klondike").value->match->record(), match->record());
    const auto now = std::filesystem::file_time_type::clock::now();
    std::filesystem::last_write_time(folder.file("klondike.json"), now - std::chrono::seconds(5));
    EXPECT_EQ(save_folder.last_saved(), "freecell");
    std::filesystem::last_write_time(folder.file("klondike.json"), now + std::chrono::seconds(5));
    EXPECT_EQ(save_folder.last_saved(), "klondike");
    ASSERT_FALSE(save_folder.discard("klondike"));
    EXPECT_FALSE(save_folder.save_of("klondike").value);
    EXPECT_FALSE(save_folder.discard("klondike"));
}

TEST(SaveFolder, ABrokenSaveIsSetAsideAndNamed) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    for (int number = 1; number <= 3; ++number) {
        folder.write("klondike.json", "{\"format\":");
        const auto found = save_folder.save_of("klondike");
        EXPECT_FALSE(found.value);
        EXPECT_FALSE(found.trouble);
        const std::string aside = "klondike.json.broken-" + std::to_string(number);
        EXPECT_NE(found.notice.find(aside), std::string::npos) << found.notice;
        EXPECT_NE(found.notice.find("cut short"), std::string::npos) << found.notice;
        EXPECT_EQ(folder.text(aside), "{\"format\":");
        EXPECT_FALSE(folder.has("klondike.json"));
    }
}

TEST(SaveFolder, ASaveOfAnotherGameIsSetAside) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    folder.write("klondike.json", formats::write_save(head_of("FC-1"), *match_of("FC-1")));
    const auto found = save_folder.save_of("klondike");
    EXPECT_FALSE(found.value);
    EXPECT_NE(found.notice.find("a save of freecell, not of klondike"), std::string::npos);
    EXPECT_TRUE(folder.has("klondike.json.broken-1"));
}

TEST(SaveFolder, AGameIsHeldByOneProgram) {
    const Folder folder;
    SaveFolder first(folder.path()), second(folder.path());
    ASSERT_FALSE(first.hold("klondike"));
    const Trouble trouble = second.hold("klondike");
    ASSERT_TRUE(trouble);
    EXPECT_NE(trouble->find("another terminal"), std::string::npos);
    EXPECT_FALSE(second.hold("freecell"));
    ASSERT_FALSE(first.hold("cards"));  // lets klondike go
    EXPECT_FALSE(second.hold("klondike"));
}

TEST(SaveFolder, CountsAResultOnce) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    const GameResult win{"K3", true, true, 1'000, 100, 0, false};
    EXPECT_FALSE(save_folder.count(win, "klondike", "one").trouble);
    EXPECT_FALSE(save_folder.count(win, "klondike", "one").trouble);
    EXPECT_FALSE(save_folder.count(win, "klondike", "two").trouble);
    EXPECT_FALSE(save_folder.count({.mode = "K3"}, "klondike", "three").trouble);  // never begun
    EXPECT_EQ(save_folder.score().value->statistics.of("K3")->won, 2);
}

TEST(SaveFolder, BrokenStatisticsAreSetAsideBeforeAnythingIsCounted) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    folder.write("statistics.json", "not JSON");
    const auto counted =
        save_folder.count({"K3", true, true, 1'000, 100, 0, false}, "klondike", "one");
    EXPECT_FALSE(counted.trouble);
    EXPECT_NE(counted.notice.find("statistics.json.broken-1"), std::string::npos);
    EXPECT_EQ(folder.text("statistics.json.broken-1"), "not JSON");
    EXPECT_EQ(save_folder.score().value->statistics.of("K3")->played, 1);
}

TEST(SaveFolder, ReplacedStatisticsAreKeptBeside) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    EXPECT_FALSE(
        save_folder.count({"K3", true, true, 1'000, 100, 0, false}, "klondike", "one").trouble);
    const std::string before = folder.text("statistics.json");
    ASSERT_FALSE(save_folder.replace_score({}));
    EXPECT_EQ(*save_folder.score().value, formats::Score{});
    EXPECT_EQ(folder.text("statistics.json.old"), before);
}

TEST(SaveFolder, AFolderThatCannotBeMadeIsTrouble) {
    const Folder folder;
    folder.write("file", "");
    const Trouble trouble = SaveFolder(folder.file("file/below")).open();
    ASSERT_TRUE(trouble);
    EXPECT_NE(trouble->find("Not a directory"), std::string::npos) << *trouble;
    EXPECT_FALSE(SaveFolder(folder.file("a/b/c")).open());
    EXPECT_TRUE(folder.has("a/b/c"));
}

TEST(SaveFolder, AWriteThatFailsLeavesTheOldFile) {
    const Folder folder;
    const SaveFolder save_folder(folder.path());
    ASSERT_FALSE(save_folder.keep(head_of("K3-17"), *match_of("K3-17")));
    const std::string before = folder.text("klondike.json");
    // A folder stands where the temporary file should be written.
    std::filesystem::create_directory(folder.file("klondike.json.new"));
    const Trouble trouble = save_folder.keep(head_of("K3-18"), *match_of("K3-18"));
    ASSERT_TRUE(trouble);
    EXPECT_NE(trouble->find("cannot write"), std::string::npos);
    EXPECT_EQ(folder.text("klondike.json"), before);
}

}  // namespace
}  // namespace croupier::saves::test

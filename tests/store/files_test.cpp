// Files that are not ours, are damaged or newer are refused and stay as they are.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "croupier/store/sqlite_schema.h"
#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

void run(const std::string& path, const char* sql) {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(handle);
    sqlite3_close(handle);
}

class BookFiles : public testing::Test {
protected:
    // The refusal of a.db as it is now.
    std::string refused() {
        const std::string before = folder.text("a.db");
        std::string sentence = refusal(path);
        EXPECT_TRUE(folder.text("a.db") == before);
        return sentence;
    }
    void make(int rooms) {
        const auto store = opened(path);
        std::vector<Change> changes;
        for (int i = 1; i <= rooms; ++i) {
            changes.emplace_back(room(static_cast<RoomId>(i)));
            for (int number = 1; number <= 24; ++number)
                changes.emplace_back(entry(static_cast<RoomId>(i), number));
        }
        ASSERT_EQ(store->write(changes), std::nullopt);
    }
    static std::vector<const char*> one_more(const char* step) {
        std::vector<const char*> steps(migrations().begin(), migrations().end());
        steps.push_back(step);
        return steps;
    }
    Folder folder;
    const std::string path = folder.file("a.db");
};

TEST_F(BookFiles, ATextIsRefused) {
    folder.write("a.db", "Dear diary, nobody may write over this.\n");
    EXPECT_NE(refused().find("not a file of this program"), std::string::npos);
    folder.write("a.db", std::string(5000, 'x'));
    EXPECT_NE(refused().find("not a file of this program"), std::string::npos);
}

TEST_F(BookFiles, TheDatabaseOfAnotherProgramIsRefused) {
    run(path, "PRAGMA journal_mode = WAL; CREATE TABLE rooms(id); INSERT INTO rooms VALUES(1)");
    EXPECT_NE(refused().find("not a file of this program"), std::string::npos);
}

TEST_F(BookFiles, ANewerFileIsRefused) {
    make(1);
    run(path, "PRAGMA user_version = 99");
    EXPECT_NE(refused().find("newer program (version 99"), std::string::npos);
}

TEST_F(BookFiles, OtherTablesAreRefused) {
    make(1);
    run(path, "ALTER TABLE tokens RENAME TO coins");
    EXPECT_NE(refused().find("tables"), std::string::npos);
}

TEST_F(BookFiles, ATornFileIsRefused) {
    make(50);
    const auto size = std::filesystem::file_size(path);
    std::filesystem::resize_file(path, size / 2);
    EXPECT_NE(refused().find("damaged"), std::string::npos);
    std::filesystem::resize_file(path, 60);
    EXPECT_NE(refused(), "");
}

TEST_F(BookFiles, DamageAmongTheRoomsIsRefused) {
    make(50);
    std::string bytes = folder.text("a.db");
    for (std::size_t i = bytes.size() / 2; i < bytes.size() / 2 + 3 * page_size; ++i)
        bytes[i] = '\x55';
    folder.write("a.db", bytes);
    EXPECT_NE(refused().find("damaged"), std::string::npos);
}

TEST_F(BookFiles, AnEmptyFileIsANewOne) {
    folder.write("a.db", "");
    EXPECT_EQ(refusal(path), "");
}

TEST_F(BookFiles, ANewFileIsItsOwnersAlone) {
    make(1);
    EXPECT_EQ(std::filesystem::status(path).permissions() & std::filesystem::perms::mask,
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_F(BookFiles, AMissingFolderIsNamed) {
    EXPECT_NE(refusal(folder.file("none/a.db")).find("folder must exist"), std::string::npos);
    EXPECT_NE(refusal(folder.path()), "");
}

TEST_F(BookFiles, AnOlderFileGetsTheMissingTables) {
    make(1);
    const auto later = one_more("CREATE TABLE owners(room INTEGER);");
    Connection connection;
    ASSERT_EQ(connection.open(path, SQLITE_OPEN_READWRITE), SQLITE_OK);
    EXPECT_EQ(migrate(connection, later), std::nullopt);
    EXPECT_EQ(connection.number("PRAGMA user_version"), std::ssize(later));
    EXPECT_EQ(connection.number("SELECT count(*) FROM owners"), 0);
    EXPECT_EQ(connection.number("SELECT count(*) FROM entries"), 24);
}

TEST_F(BookFiles, AStepThatFailsChangesNothing) {
    make(1);
    const auto later = one_more("CREATE TABLE owners(room INTEGER); DROP TABLE none;");
    Connection connection;
    ASSERT_EQ(connection.open(path, SQLITE_OPEN_READWRITE), SQLITE_OK);
    EXPECT_TRUE(migrate(connection, later));
    EXPECT_EQ(connection.number("PRAGMA user_version"), std::ssize(migrations()));
    EXPECT_EQ(connection.number("SELECT count(*) FROM owners"), -1);
}

TEST_F(BookFiles, RoomsOfTheFirstVersionAreReadAndGoOn) {
    {
        Connection connection;
        ASSERT_EQ(connection.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE), SQLITE_OK);
        ASSERT_EQ(migrate(connection, migrations().first(1)), std::nullopt);
        run(path, "INSERT INTO rooms VALUES(3, 'THREE', 5), (4, 'FOUR', 6);"
                  "INSERT INTO entries VALUES(4, 1, 10, 'd'), (3, 1, 11, 'a'), (3, 2, 12, 'b')");
    }
    const auto store = opened(path);
    ASSERT_TRUE(store);
    const std::vector<Change> next{RoomEntry{3, 3, 13, "c"}};
    EXPECT_EQ(store->write(next), std::nullopt);
    const auto rooms = rooms_of(*store);
    ASSERT_EQ(rooms.size(), 2U);
    ASSERT_EQ(rooms[0].entries.size(), 3U);
    EXPECT_EQ(rooms[0].entries[1].text, "b");
    EXPECT_EQ(rooms[0].entries[2].at, 13);
    EXPECT_EQ(rooms[1].entries.at(0).text, "d");
}

}  // namespace
}  // namespace croupier::store

// Reading beside writing: what is read is whole, and the log does not grow for ever.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

TEST(Reading, BesideWritingSeesWholeCommits) {
    const Folder folder;
    const auto store = opened(folder.file("a.db"));
    ASSERT_EQ(store->write(std::vector<Change>{room(1), room(2)}), std::nullopt);
    std::thread writer([&] {
        for (int number = 1; number <= 500; ++number) {
            const std::vector<Change> changes{entry(1, number), entry(2, number)};
            ASSERT_EQ(store->write(changes), std::nullopt);
        }
    });
    std::size_t last = 0;
    while (last < 500) {
        const auto rooms = rooms_of(*store);
        ASSERT_EQ(rooms.size(), 2U);
        ASSERT_EQ(rooms[0].entries.size(), rooms[1].entries.size());
        ASSERT_GE(rooms[0].entries.size(), last);
        last = rooms[0].entries.size();
    }
    writer.join();
}

TEST(Reading, WhoVisitsTheRoomsMayAskForPlayers) {
    const Folder folder;
    const auto store = opened(folder.file("a.db"));
    const Player ann = player("a", "Ann");
    ASSERT_EQ(store->write(std::vector<Change>{room(1), PlayerKept{ann}}), std::nullopt);
    store->each_open_room([&](const OpenRoom&) { EXPECT_EQ(store->player("a"), ann); });
}

TEST(Reading, TheLogIsBounded) {
    const Folder folder;
    const auto store = opened(folder.file("a.db"));
    const std::string text(100'000, 'x');
    // However late the log is carried over, it begins anew at some time.
    std::uintmax_t written = 0, log = 0;
    for (RoomId id = 1; id <= 200 && written <= 2 * log + (1U << 20); ++id) {
        ASSERT_EQ(store->write(std::vector<Change>{room(id)}), std::nullopt);
        for (int number = 1; number <= 100; ++number)
            ASSERT_EQ(store->write(std::vector<Change>{entry(id, number, text)}), std::nullopt);
        ASSERT_EQ(store->write(std::vector<Change>{RoomClosed{id, 0}}), std::nullopt);
        written += 100 * text.size();
        log = std::filesystem::file_size(folder.file("a.db-wal"));
    }
    EXPECT_GT(written, 2 * log);
}

}  // namespace
}  // namespace croupier::store

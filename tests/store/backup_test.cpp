// A copy made while something is written is one moment of the store.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

TEST(Backup, IsOneMomentOfAStoreInUse) {
    const Folder folder;
    const auto store = opened(folder.file("a.db"));
    ASSERT_EQ(store->write(std::vector<Change>{room(1), room(2)}), std::nullopt);
    std::atomic<bool> enough = false;
    std::atomic<int> written = 0;
    std::thread writer([&] {
        for (int number = 1; !enough; ++number) {
            const std::vector<Change> changes{entry(1, number), entry(2, number)};
            EXPECT_EQ(store->write(changes), std::nullopt);
            written = number;
        }
    });
    while (written < 50) std::this_thread::yield();
    for (const char* name : {"b.db", "c.db"}) {
        const auto before = static_cast<std::size_t>(written);
        EXPECT_EQ(back_up(folder.file("a.db"), folder.file(name)), std::nullopt);
        const auto rooms = rooms_of(*opened(folder.file(name)));
        ASSERT_EQ(rooms.size(), 2U);
        EXPECT_EQ(rooms[0].entries.size(), rooms[1].entries.size());
        EXPECT_GE(rooms[0].entries.size(), before);
        EXPECT_FALSE(folder.has(std::string(name) + ".part"));
    }
    enough = true;
    writer.join();
}

TEST(Backup, NeverTakesThePlaceOfAFile) {
    const Folder folder;
    const auto store = opened(folder.file("a.db"));
    folder.write("b.db", "precious");
    EXPECT_TRUE(back_up(folder.file("a.db"), folder.file("b.db")));
    EXPECT_EQ(folder.text("b.db"), "precious");
}

TEST(Backup, OfNothingIsRefused) {
    const Folder folder;
    EXPECT_TRUE(back_up(folder.file("none.db"), folder.file("b.db")));
    folder.write("text.db", std::string(5000, 'x'));
    EXPECT_TRUE(back_up(folder.file("text.db"), folder.file("b.db")));
    EXPECT_FALSE(folder.has("b.db"));
    EXPECT_FALSE(folder.has("none.db"));
    EXPECT_EQ(folder.text("text.db"), std::string(5000, 'x'));
}

}  // namespace
}  // namespace croupier::store

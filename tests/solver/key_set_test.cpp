// The set of keys behind the searches.
#include <gtest/gtest.h>

#include "croupier/solver/key_set.h"

namespace croupier::test {

TEST(KeySet, FindsWhatWasInsertedAlsoAfterItWasCutIntoTables) {
    solver::KeySet<std::uint64_t> set;
    constexpr std::uint64_t count = 300'000;
    for (std::uint64_t i = 1; i <= count; ++i)
        ASSERT_EQ(set.insert(7 * i), solver::Inserted::fresh);
    for (std::uint64_t i = 1; i <= count; ++i) {
        ASSERT_EQ(set.insert(7 * i), solver::Inserted::known);
        ASSERT_FALSE(set.contains(7 * i + 1));
    }
    EXPECT_EQ(set.size(), count);
}

TEST(KeySet, SaysWhenItsMemoryIsFull) {
    constexpr std::size_t memory = 1 << 20;
    solver::KeySet<std::uint64_t> set(memory);
    std::uint64_t key = 1;
    while (set.insert(key) == solver::Inserted::fresh) ++key;
    EXPECT_GT(set.size(), memory / sizeof key / 4);
    EXPECT_LE(set.bytes(), memory);
    EXPECT_EQ(set.insert(key - 1), solver::Inserted::known) << "what is in it is still found";
}

TEST(KeySet, ForgetsAllWhenCleared) {
    solver::KeySet<std::uint64_t> set;
    for (std::uint64_t i = 1; i <= 200'000; ++i) set.insert(i);
    set.clear(std::size_t{1} << 30);
    EXPECT_EQ(set.size(), 0u);
    EXPECT_FALSE(set.contains(1));
    EXPECT_EQ(set.insert(1), solver::Inserted::fresh);
}

}  // namespace croupier::test

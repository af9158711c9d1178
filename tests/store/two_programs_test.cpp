// A store belongs to one program at a time.
#include <gtest/gtest.h>

#include "tests/store/support.h"

namespace croupier::store {
namespace {

TEST(TwoPrograms, TheSecondIsRefusedUntilTheFirstEnds) {
    const Folder folder;
    const std::string path = folder.file("a.db");
    {
        const auto first = opened(path);
        EXPECT_NE(refusal(path).find("in use by another server"), std::string::npos);
        EXPECT_EQ(in_child([&] { return refusal(path).empty() ? 0 : 7; }), 7);
        EXPECT_EQ(first->write(std::vector<online::Change>{room(1)}), std::nullopt);
    }
    EXPECT_EQ(rooms_of(*opened(path)).size(), 1U);
}

}  // namespace
}  // namespace croupier::store

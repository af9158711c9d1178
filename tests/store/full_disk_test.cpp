// A disk without room: a sentence, nothing changed, and it goes on when there is room again.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

void let_files_grow_to(rlim_t bytes) {
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes == 0 ? limit.rlim_max : bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

// 0, or the step that went wrong.
int fill_and_go_on(const std::string& path, Durability durability) {
    std::signal(SIGXFSZ, SIG_IGN);
    const auto store = opened(path, durability);
    if (store->write(std::vector<Change>{room(1)})) return 1;
    let_files_grow_to(300'000);
    int written = 0;
    const std::string text(1000, 'x');
    std::optional<std::string> sentence;
    while (written < 1000 && !sentence) {
        const std::vector<Change> changes{token("t" + std::to_string(written)),
                                          RoomEntry{entry(1, written + 1, text)}};
        sentence = store->write(changes);
        if (!sentence) ++written;
    }
    if (!sentence || sentence->find("The disk with") == std::string::npos) return 2;
    if (rooms_of(*store).at(0).entries.size() != static_cast<std::size_t>(written)) return 3;
    if (store->token("t" + std::to_string(written))) return 4;
    if (!store->write(std::vector<Change>{RoomEntry{entry(1, written + 1, text)}})) return 5;
    let_files_grow_to(0);
    if (store->write(std::vector<Change>{RoomEntry{entry(1, written + 1, text)}})) return 6;
    return rooms_of(*store).at(0).entries.size() == static_cast<std::size_t>(written) + 1 ? 0 : 7;
}

TEST(FullDisk, RefusesAndGoesOnLater) {
    for (const Durability durability : {Durability::process, Durability::power}) {
        const Folder folder;
        const std::string path = folder.file("a.db");
        EXPECT_EQ(in_child([&] { return fill_and_go_on(path, durability); }), 0);
        EXPECT_EQ(rooms_of(*opened(path)).size(), 1U);
    }
}

}  // namespace
}  // namespace croupier::store

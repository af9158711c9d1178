// A program killed while it writes: what it acknowledged is there afterwards.
#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <random>

#include "croupier/store/group_commit.h"
#include "tests/store/support.h"

namespace croupier::store {
namespace {

using namespace online;

// Runs what is posted in the thread that posts it.
class AtOnce final : public threads::Executor {
public:
    void post(std::function<void()> work) override { work(); }
};

// Writes until it is killed; tells each acknowledged entry of its rooms by one byte.
[[noreturn]] void write_for_ever(const std::string& path, Durability durability, int pipe) {
    const auto store = opened(path, durability);
    AtOnce executor;
    GroupCommit commits(*store, executor);
    std::vector<int> numbers(4, 0);
    for (const OpenRoom& open : rooms_of(*store))
        numbers[static_cast<std::size_t>(open.opened.room)] = static_cast<int>(open.entries.size());
    while (true) {
        for (char id = 1; id <= 3; ++id) {
            const int number = ++numbers[static_cast<std::size_t>(id)];
            commits.write({RoomEntry{entry(static_cast<RoomId>(id), number)}},
                          [pipe, id](const std::optional<std::string>& trouble) {
                              if (!trouble && ::write(pipe, &id, 1) != 1) ::_exit(1);
                          });
        }
        while (commits.waiting() > 32) ::usleep(50);
    }
}

class Killed : public testing::TestWithParam<Durability> {};
INSTANTIATE_TEST_SUITE_P(Process, Killed, testing::Values(Durability::process));
INSTANTIATE_TEST_SUITE_P(Power, Killed, testing::Values(Durability::power));

TEST_P(Killed, NothingAcknowledgedIsLost) {
    const Folder folder;
    const std::string path = folder.file("a.db");
    ASSERT_EQ(opened(path)->write(std::vector<Change>{room(1), room(2), room(3)}), std::nullopt);
    std::mt19937 random(7);
    std::vector<std::size_t> acknowledged(4, 0);
    std::size_t all = 0;
    for (int round = 0; round < 25; ++round) {
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(ends[0]);
            write_for_ever(path, GetParam(), ends[1]);
        }
        ::close(ends[1]);
        char id = 0;
        // Killed after some number of acknowledgements, at any point of what comes next.
        for (std::size_t left = 1 + random() % 400; left > 0; --left) {
            ASSERT_EQ(::read(ends[0], &id, 1), 1);
            ++acknowledged[static_cast<std::size_t>(id)];
        }
        ::kill(child, SIGKILL);
        while (::read(ends[0], &id, 1) == 1) ++acknowledged[static_cast<std::size_t>(id)];
        ::close(ends[0]);
        ::waitpid(child, nullptr, 0);

        const auto rooms = rooms_of(*opened(path));
        ASSERT_EQ(rooms.size(), 3U);
        for (const OpenRoom& open : rooms) {
            std::size_t& count = acknowledged[static_cast<std::size_t>(open.opened.room)];
            ASSERT_GE(open.entries.size(), count);
            for (std::size_t i = 0; i < open.entries.size(); ++i)
                ASSERT_EQ(open.entries[i].number, static_cast<int>(i) + 1);
            all += count;
            count = open.entries.size();
        }
    }
    EXPECT_GT(all, 1000U);
}

TEST(KilledWhileBeingMade, TheFileIsMadeByTheNext) {
    for (useconds_t wait = 0; wait < 12'000; wait += 400) {
        const Folder folder;
        const std::string path = folder.file("a.db");
        const pid_t child = ::fork();
        if (child == 0) {
            const auto store = opened(path);
            ::pause();
        }
        ::usleep(wait);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ASSERT_EQ(refusal(path), "");
    }
}

}  // namespace
}  // namespace croupier::store

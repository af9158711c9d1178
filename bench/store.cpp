// The store in FOLDER: rows a second, how long an answer takes at 1000 moves a second, and how long
// 10,000 rooms take to be read; beside them what the disk itself needs.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "croupier/store/group_commit.h"
#include "croupier/store/store.h"

namespace {

using namespace croupier;
using namespace croupier::online;
using store::Durability;
using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double cpu_seconds() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](timeval time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void print_times(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&](std::size_t part) { return times[times.size() * part / 1000]; };
    std::printf("%s: median %.2f ms, p99 %.2f ms, p99.9 %.2f ms\n", what, at(500), at(990),
                at(999));
}

std::unique_ptr<store::Store> fresh(const std::string& path, Durability durability) {
    for (const char* end : {"", "-wal", "-shm"}) ::unlink((path + end).c_str());
    auto opened = store::open_sqlite(path, durability);
    if (opened) return std::move(*opened);
    std::fprintf(stderr, "%s\n", opened.error().sentence.c_str());
    std::exit(1);
}

void need(const std::optional<std::string>& trouble) {
    if (!trouble) return;
    std::fprintf(stderr, "%s\n", trouble->c_str());
    std::exit(1);
}

// Runs what is posted at once, in the thread that posts it.
class InlineExecutor final : public threads::Executor {
public:
    void post(std::function<void()> work) override { work(); }
};

// Moves at 250 tables in turn, of the length of an entry.
class Moves {
public:
    explicit Moves(int tables = 250, int length = 60) : tables_(tables), length_(length) {}
    void add_to(Changes& changes) {
        const auto room = static_cast<RoomId>(base_ + table_ + 1);
        if (number_ == 1) changes.emplace_back(RoomOpened{room, std::to_string(room), 0});
        changes.emplace_back(RoomEntry{room, number_, 1763298000000, std::string(90, 'x')});
        if (number_ == length_ && closing) changes.emplace_back(RoomClosed{room, 0});
        if (++table_ < tables_) return;
        table_ = 0;
        if (++number_ <= length_) return;
        number_ = 1;
        base_ += tables_;
    }
    bool closing = true;

private:
    int tables_, length_, base_ = 0, table_ = 0, number_ = 1;
};

void disk(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
    const std::array<char, 4096> block{};
    std::vector<double> times;
    for (int i = 0; i < 500; ++i) {
        const auto begin = Clock::now();
        if (::write(file, block.data(), block.size()) < 0 || ::fdatasync(file) != 0) std::exit(1);
        times.push_back(milliseconds_since(begin));
    }
    ::close(file);
    print_times("the disk, 4 kB and fdatasync", times);
}

void throughput(const std::string& path, Durability durability, const char* name) {
    for (const int group : {1, 16, 128}) {
        const auto store = fresh(path, durability);
        Moves moves;
        const auto begin = Clock::now();
        const double cpu = cpu_seconds();
        int rows = 0;
        while (milliseconds_since(begin) < 3000) {
            Changes changes;
            for (int i = 0; i < group; ++i) moves.add_to(changes);
            need(store->write(changes));
            rows += group;
        }
        std::printf("%s, groups of %3d: %6.0f rows/s, %.1f us of CPU each\n", name, group,
                    rows * 1000 / milliseconds_since(begin), (cpu_seconds() - cpu) * 1e6 / rows);
    }
}

void pace(const std::string& path, Durability durability, const char* name) {
    const auto store = fresh(path, durability);
    std::vector<double> times;
    {
        InlineExecutor executor;
        store::GroupCommit commits(*store, executor);
        Moves moves;
        const auto begin = Clock::now();
        for (int i = 0; i < 5000; ++i) {
            const auto due = begin + std::chrono::milliseconds(i);
            std::this_thread::sleep_until(due);
            Changes changes;
            moves.add_to(changes);
            commits.write(std::move(changes), [&times, due](const std::optional<std::string>& no) {
                need(no);
                times.push_back(milliseconds_since(due));
            });
        }
    }
    print_times(name, times);
}

void start(const std::string& path) {
    {
        const auto store = fresh(path, Durability::process);
        Moves moves(10'000, 24);
        moves.closing = false;
        for (int i = 0; i < 2400; ++i) {
            Changes changes;
            for (int k = 0; k < 100; ++k) moves.add_to(changes);
            need(store->write(changes));
        }
    }
    const auto begin = Clock::now();
    const auto store = store::open_sqlite(path, Durability::process);
    const double opened = milliseconds_since(begin);
    std::size_t rooms = 0, entries = 0;
    (*store)->each_open_room([&](const store::OpenRoom& room) {
        ++rooms;
        entries += room.entries.size();
    });
    std::printf("%zu rooms with %zu entries: opened in %.0f ms, read in %.0f ms\n", rooms, entries,
                opened, milliseconds_since(begin) - opened);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const std::string folder = argv[1];
    disk(folder + "/disk");
    throughput(folder + "/store", Durability::process, "process");
    throughput(folder + "/store", Durability::power, "power  ");
    pace(folder + "/store", Durability::process, "process, an answer at 1000 moves/s");
    pace(folder + "/store", Durability::power, "power,   an answer at 1000 moves/s");
    start(folder + "/store");
}

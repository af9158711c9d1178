// The thread beside the commits: fdatasync every 100 ms, checkpoints when the log is long.
#include "croupier/store/sqlite_checkpointer.h"

#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

#include "croupier/store/sqlite_schema.h"

namespace croupier::store {
namespace {

constexpr auto interval = std::chrono::milliseconds(100);
// Reading a log of this length after a crash takes a tenth of a second.
constexpr int longest_log = (64 << 20) / page_size;
constexpr off_t made_log = off_t{longest_log + longest_log / 8} * (page_size + 24);
constexpr int short_rest = 64;  // pages that may be carried over while commits wait

}  // namespace

Checkpointer::Checkpointer(Connection connection, File log, std::string path, Durability durability,
                           std::mutex& commits)
    : connection_(std::move(connection)), log_(std::move(log)), path_(std::move(path)),
      durability_(durability), commits_(commits), limit_(longest_log) {
    worker_.submit([this] { lengthen_log(); });
}

void Checkpointer::committed(int pages) {
    pages_.store(pages, std::memory_order_relaxed);
    if (!something_new_.exchange(true)) worker_.submit([this] { sync_and_shorten(); });
}

std::optional<std::string> Checkpointer::trouble() const {
    const int error = error_.load(std::memory_order_relaxed);
    if (error == 0) return std::nullopt;
    return "The disk with " + path_ + " refuses: " + std::strerror(error) +
           ". The last moments may be lost; start again when it is sound.";
}

// What is committed during the interval goes to the disk with what asked for it.
void Checkpointer::sync_and_shorten() {
    worker_.ends_within(interval);
    something_new_ = false;
    if (sync() && pages_ >= limit_) shorten_log();
}

// A file that grows makes a commit wait for the journal of the file system now and then, and every
// fdatasync write to it. So the log gets its length at once; SQLite takes zeros for its end.
void Checkpointer::lengthen_log() {
    const std::vector<char> zeros(std::size_t{512} << 10);
    while (true) {
        // In between, who wants to commit has its turn.
        if (worker_.ends_within(std::chrono::milliseconds(1))) return;
        const std::lock_guard lock(commits_);
        if (connection_.run("BEGIN IMMEDIATE") != SQLITE_OK) return;  // nor those of other programs
        const off_t size = ::lseek(log_.descriptor(), 0, SEEK_END);
        const bool more = size >= 0 && size < made_log &&
                          ::pwrite(log_.descriptor(), zeros.data(), zeros.size(), size) > 0;
        connection_.run("ROLLBACK");
        if (!more) return;
    }
}

bool Checkpointer::sync() {
    if (durability_ == Durability::power || ::fdatasync(log_.descriptor()) == 0) return true;
    error_ = errno;
    return false;
}

// SQLite forces the tables to the disk at the end of a checkpoint alone, while commits wait: what
// was carried over before is forced there now. Its own descriptor is used, since to close another
// one would let go of its locks; and an error is told only once, so it is kept.
bool Checkpointer::sync_tables() {
    sqlite3_file* tables = nullptr;
    sqlite3_file_control(connection_.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &tables);
    if (tables == nullptr || tables->pMethods == nullptr) return true;
    if (tables->pMethods->xSync(tables, SQLITE_SYNC_NORMAL) == SQLITE_OK) return true;
    error_ = EIO;
    return false;
}

void Checkpointer::shorten_log() {
    int pages = 0, carried = 0;
    const auto checkpoint = [&](int mode) {
        return sqlite3_wal_checkpoint_v2(connection_.handle(), nullptr, mode, &pages, &carried);
    };
    // Each round takes less time than the one before, so less is written during it.
    int rest = std::numeric_limits<int>::max();
    for (int round = 0; round < 8 && rest > short_rest; ++round) {
        if (checkpoint(SQLITE_CHECKPOINT_PASSIVE) != SQLITE_OK) break;
        if (!sync_tables()) return;
        const int before = std::exchange(rest, pages_ - carried);
        if (rest >= before) break;
    }
    // Who writes faster than the log can be carried over has to wait for it at last.
    if (rest <= longest_log / 16 || pages_ > 3 * longest_log) {
        const std::lock_guard lock(commits_);
        if (checkpoint(SQLITE_CHECKPOINT_FULL) == SQLITE_OK && carried == pages) {
            limit_ = longest_log;
            return;
        }
    }
    limit_ = pages_ + longest_log / 4;  // somebody reads, or the disk is full: later
}

}  // namespace croupier::store

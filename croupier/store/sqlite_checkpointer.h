// Forces the log to the disk and carries it into the tables, while commits go on.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

#include "croupier/store/file.h"
#include "croupier/store/sqlite_connection.h"
#include "croupier/store/store.h"
#include "croupier/threads/worker.h"

namespace croupier::store {

class Checkpointer {
public:
    // `commits` is locked by who commits; it is taken here for the last few pages of a log, which
    // would otherwise never end while something is written.
    Checkpointer(Connection connection, File log, std::string path, Durability durability,
                 std::mutex& commits);
    ~Checkpointer() = default;
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;

    void committed(int pages);  // so many are in the log now
    // After this nothing more may be written: what was acknowledged may not be on the disk.
    std::optional<std::string> trouble() const;

private:
    void sync_and_shorten();
    void lengthen_log();
    bool sync();
    bool sync_tables();
    void shorten_log();

    Connection connection_;
    const File log_;
    const std::string path_;
    const Durability durability_;
    std::mutex& commits_;

    std::atomic<int> pages_ = 0;
    std::atomic<bool> something_new_ = false;
    std::atomic<int> error_ = 0;
    int limit_;

    threads::Worker worker_{threads::AtEnd::finish};  // last: it uses all of the above
};

}  // namespace croupier::store

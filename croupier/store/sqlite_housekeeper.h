// Forces the log to the disk and carries it into the tables, while commits go on.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "croupier/store/file.h"
#include "croupier/store/sqlite_connection.h"
#include "croupier/store/store.h"

namespace croupier::store {

class Housekeeper {
public:
    // `commits` is locked by who commits; it is taken here for the last few pages of a log, which
    // would otherwise never end while something is written.
    Housekeeper(Connection connection, File log, std::string path, Durability durability,
                std::mutex& commits);
    ~Housekeeper();
    Housekeeper(const Housekeeper&) = delete;
    Housekeeper& operator=(const Housekeeper&) = delete;

    void committed(int pages);  // so many are in the log now
    // After this nothing more may be written: what was acknowledged may not be on the disk.
    std::optional<std::string> trouble() const;

private:
    void work();
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

    std::mutex mutex_;
    std::condition_variable wake_;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace croupier::store

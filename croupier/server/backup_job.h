// Copies the database in a thread of its own, one copy at a time.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "croupier/threads/worker.h"

namespace croupier::server {

class BackupJob {
public:
    using Done = std::function<void(const std::optional<std::string>& trouble)>;

    explicit BackupJob(threads::Executor& executor) : executor_(executor) {}

    // False while another copy is made. `done` is posted to the executor.
    bool start(const std::string& database, const std::string& file, Done done);

private:
    threads::Executor& executor_;
    bool busy_ = false;
    threads::Worker worker_{threads::AtEnd::finish};
};

}  // namespace croupier::server

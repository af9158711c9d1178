// Commits changes in the order in which they come: at once where that does not wait for the disk;
// otherwise in a thread of its own, as one commit for all that came while the last one ran.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "croupier/online/change.h"
#include "croupier/store/latency_histogram.h"
#include "croupier/store/store.h"
#include "croupier/threads/executor.h"

namespace croupier::store {

class GroupCommit {
public:
    // A sentence when nothing of it was written.
    using Done = std::function<void(const std::optional<std::string>& trouble)>;

    // Answers are posted to `executor`, whose thread calls write().
    GroupCommit(Store& store, threads::Executor& executor);
    ~GroupCommit();  // what was handed in is written first
    GroupCommit(const GroupCommit&) = delete;
    GroupCommit& operator=(const GroupCommit&) = delete;

    // Answers come in the order of the calls, also of calls with nothing to write.
    void write(online::Changes changes, Done done);
    std::size_t waiting() const;  // calls without an answer
    const LatencyHistogram& commit_times() const { return times_; }

private:
    class Batches;
    std::optional<std::string> commit(std::span<const online::Change> changes);

    Store& store_;
    LatencyHistogram times_;
    std::unique_ptr<Batches> batches_;  // where there is a thread; last: it uses the others
};

}  // namespace croupier::store

// Two lists take turns: one is filled by the callers while the other one is written.
#include "croupier/store/group_commit.h"

#include <atomic>
#include <mutex>
#include <utility>
#include <vector>

#include "croupier/threads/worker.h"

namespace croupier::store {

using namespace online;

class GroupCommit::Batches {
public:
    Batches(GroupCommit& owner, threads::Executor& executor) : owner_(owner), executor_(executor) {}

    void take(Changes changes, Done done) {
        waiting_->fetch_add(1, std::memory_order_relaxed);
        {
            const std::lock_guard lock(mutex_);
            came_.push_back({std::move(changes), std::move(done), std::nullopt});
            if (std::exchange(asked_for_, true)) return;
        }
        worker_.submit([this] { commit_batch(); });
    }
    std::size_t waiting() const { return waiting_->load(std::memory_order_relaxed); }

private:
    struct Call {
        Changes changes;
        Done done;
        std::optional<std::string> trouble;
    };
    using Calls = std::vector<Call>;

    void commit_batch() {
        Calls calls;
        {
            const std::lock_guard lock(mutex_);
            calls.reserve(came_.size());
            calls.swap(came_);
            asked_for_ = false;
        }
        commit(calls);
        answer(std::move(calls));
    }

    void commit(Calls& calls) {
        if (calls.size() == 1) {
            calls.front().trouble = owner_.commit(calls.front().changes);
            return;
        }
        together_.clear();
        for (Call& call : calls)
            for (Change& change : call.changes) together_.push_back(std::move(change));
        if (!owner_.commit(together_)) return;
        // Somebody's changes cannot be written, or none can: each call on its own.
        std::size_t begin = 0;
        for (Call& call : calls) {
            call.trouble = owner_.commit(std::span(together_).subspan(begin, call.changes.size()));
            begin += call.changes.size();
        }
    }

    // One post for all answers: the price of waking the other thread is paid once.
    void answer(Calls calls) {
        executor_.post([waiting = waiting_, answered = std::make_shared<Calls>(std::move(calls))] {
            for (Call& call : *answered) {
                waiting->fetch_sub(1, std::memory_order_relaxed);
                if (call.done) call.done(call.trouble);
            }
        });
    }

    GroupCommit& owner_;
    threads::Executor& executor_;
    Changes together_;
    // Answers may be run when this object is gone.
    std::shared_ptr<std::atomic<std::size_t>> waiting_ =
        std::make_shared<std::atomic<std::size_t>>(0);

    std::mutex mutex_;
    Calls came_;
    bool asked_for_ = false;  // the worker has a task that will take what came
    threads::Worker worker_{threads::AtEnd::finish};
};

GroupCommit::GroupCommit(Store& store, threads::Executor& executor) : store_(store) {
    if (store.waits_for_disk()) batches_ = std::make_unique<Batches>(*this, executor);
}
GroupCommit::~GroupCommit() = default;

void GroupCommit::write(Changes changes, Done done) {
    if (batches_) return batches_->take(std::move(changes), std::move(done));
    const std::optional<std::string> trouble = commit(changes);
    if (done) done(trouble);
}
std::size_t GroupCommit::waiting() const { return batches_ ? batches_->waiting() : 0; }

std::optional<std::string> GroupCommit::commit(std::span<const Change> changes) {
    if (changes.empty()) return store_.write(changes);
    const auto begin = LatencyHistogram::Clock::now();
    std::optional<std::string> trouble = store_.write(changes);
    times_.add(LatencyHistogram::Clock::now() - begin);
    return trouble;
}

}  // namespace croupier::store

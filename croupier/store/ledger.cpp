// Two lists take turns: one is filled by the callers while the other one is written.
#include "croupier/store/ledger.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace croupier::store {

using namespace online;

class Ledger::Writer {
public:
    Writer(Store& store, Post post)
        : store_(store), post_(std::move(post)), thread_([this] { work(); }) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }

    void take(Deeds deeds, Done done) {
        waiting_->fetch_add(1, std::memory_order_relaxed);
        bool asleep = false;
        {
            const std::lock_guard lock(mutex_);
            came_.push_back({std::move(deeds), std::move(done), std::nullopt});
            asleep = std::exchange(asleep_, false);
        }
        if (asleep) wake_.notify_one();
    }
    std::size_t waiting() const { return waiting_->load(std::memory_order_relaxed); }

private:
    struct Call {
        Deeds deeds;
        Done done;
        std::optional<std::string> trouble;
    };
    using Calls = std::vector<Call>;

    void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            while (came_.empty() && !ending_) {
                asleep_ = true;
                wake_.wait(lock);
            }
            if (came_.empty()) return;
            Calls calls;
            calls.reserve(came_.size());
            calls.swap(came_);
            lock.unlock();
            write(calls);
            answer(std::move(calls));
            lock.lock();
        }
    }

    void write(Calls& calls) {
        if (calls.size() == 1) {
            calls.front().trouble = store_.write(calls.front().deeds);
            return;
        }
        together_.clear();
        for (Call& call : calls)
            for (Deed& deed : call.deeds) together_.push_back(std::move(deed));
        if (!store_.write(together_)) return;
        // Somebody's deeds cannot be written, or none can: each on its own.
        std::size_t begin = 0;
        for (Call& call : calls) {
            call.trouble = store_.write(std::span(together_).subspan(begin, call.deeds.size()));
            begin += call.deeds.size();
        }
    }

    // One message for all: the price of waking the other thread is paid once.
    void answer(Calls calls) {
        post_([waiting = waiting_, answered = std::make_shared<Calls>(std::move(calls))] {
            for (Call& call : *answered) {
                waiting->fetch_sub(1, std::memory_order_relaxed);
                if (call.done) call.done(call.trouble);
            }
        });
    }

    Store& store_;
    Post post_;
    Deeds together_;
    // Answers may be run when the ledger is gone.
    std::shared_ptr<std::atomic<std::size_t>> waiting_ =
        std::make_shared<std::atomic<std::size_t>>(0);

    std::mutex mutex_;
    std::condition_variable wake_;
    Calls came_;
    bool asleep_ = false, ending_ = false;
    std::thread thread_;
};

Ledger::Ledger(Store& store, Post post) : store_(store) {
    if (store.waits_for_disk()) writer_ = std::make_unique<Writer>(store, std::move(post));
}
Ledger::~Ledger() = default;

void Ledger::write(Deeds deeds, Done done) {
    if (writer_) return writer_->take(std::move(deeds), std::move(done));
    const std::optional<std::string> trouble = store_.write(deeds);
    if (done) done(trouble);
}
std::size_t Ledger::waiting() const { return writer_ ? writer_->waiting() : 0; }

}  // namespace croupier::store

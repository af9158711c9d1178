// The queue and its thread.
#include "croupier/threads/worker.h"

namespace croupier::threads {

Worker::Worker(AtEnd at_end, std::size_t most_waiting)
    : at_end_(at_end), most_waiting_(most_waiting), thread_([this] { run(); }) {}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

bool Worker::submit(Task task) {
    bool asleep = false;
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= most_waiting_) return false;
        waiting_.push_back(std::move(task));
        asleep = std::exchange(asleep_, false);
    }
    // To wake a thread costs a system call, which a thread that is awake does not need.
    if (asleep) wake_.notify_one();
    return true;
}

bool Worker::ends_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return wake_.wait_for(lock, time, [this] { return ending_; });
}

void Worker::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        while (waiting_.empty() && !ending_) {
            asleep_ = true;
            wake_.wait(lock);
        }
        if (waiting_.empty() || (ending_ && at_end_ == AtEnd::forget)) return;
        {
            const Task task = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            task();
        }  // what the task has kept goes before the lock is taken again
        lock.lock();
    }
}

}  // namespace croupier::threads

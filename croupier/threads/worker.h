// One thread and the queue of its tasks: for work that must not make an event loop wait.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>

#include "croupier/threads/executor.h"

namespace croupier::threads {

// What becomes of tasks that have not begun when the worker is destroyed.
enum class AtEnd : std::uint8_t { finish, forget };

class Worker {
public:
    using Task = std::function<void()>;
    static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

    explicit Worker(AtEnd at_end, std::size_t most_waiting = no_limit);
    ~Worker();  // the task that is being done is finished first
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Tasks are done one after the other. False when too many wait; then the task is not taken.
    bool submit(Task task);

    // Does `work` in the thread and posts `done` with its result to the executor.
    template <class Work, class Done>
    bool submit(Executor& executor, Work work, Done done) {
        return submit([&executor, task = std::move(work), then = std::move(done)]() mutable {
            executor.post(
                [last = std::move(then), result = task()]() mutable { last(std::move(result)); });
        });
    }

    // For a task: rests, and returns true as soon as the worker is to end.
    bool ends_within(std::chrono::milliseconds time);

private:
    void run();

    const AtEnd at_end_;
    const std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> waiting_;
    bool asleep_ = false, ending_ = false;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace croupier::threads

// One thread and the queue of its tasks.
#include "croupier/threads/worker.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <string>

namespace croupier::threads {
namespace {

class Posted final : public Executor {
public:
    void post(std::function<void()> work) override { works.set_value(std::move(work)); }
    std::promise<std::function<void()>> works;
};

// The worker does nothing else until the gate opens.
class Gate {
public:
    explicit Gate(Worker& worker) {
        worker.submit([shared = promises_] {
            shared->begun.set_value();
            shared->open.get_future().wait();
        });
        promises_->begun.get_future().wait();
    }
    void open() { promises_->open.set_value(); }

private:
    // The task may go on when the gate is gone.
    struct Promises {
        std::promise<void> begun, open;
    };
    std::shared_ptr<Promises> promises_ = std::make_shared<Promises>();
};

TEST(Worker, DoesTasksInTheirOrderAndFinishesThem) {
    std::string done;
    {
        Worker worker(AtEnd::finish);
        for (const char task : {'a', 'b', 'c'}) worker.submit([&done, task] { done += task; });
    }
    EXPECT_EQ(done, "abc");
}

TEST(Worker, ForgetsWhatItHasNotBegun) {
    int done = 0;
    {
        std::promise<void> begun;  // outlives the worker
        Worker worker(AtEnd::forget);
        worker.submit([&] {
            begun.set_value();
            while (!worker.ends_within(std::chrono::milliseconds(1))) {
            }
            done += 1;
        });
        worker.submit([&] { done += 10; });
        begun.get_future().wait();
    }
    EXPECT_EQ(done, 1);
}

TEST(Worker, RefusesATaskWhenTooManyWait) {
    Worker worker(AtEnd::finish, 2);
    Gate gate(worker);
    EXPECT_TRUE(worker.submit([] {}));
    EXPECT_TRUE(worker.submit([] {}));
    EXPECT_FALSE(worker.submit([] {}));
    gate.open();
}

TEST(Worker, PostsTheResultToTheExecutor) {
    Posted posted;
    int found = 0;
    Worker worker(AtEnd::finish);
    worker.submit(posted, [] { return 42; }, [&](int result) { found = result; });
    const auto work = posted.works.get_future().get();
    EXPECT_EQ(found, 0) << "the executor's thread does the rest";
    work();
    EXPECT_EQ(found, 42);
}

}  // namespace
}  // namespace croupier::threads

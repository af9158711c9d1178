// The worker for passwords: a bounded queue, answers in the thread of the table.
#include "croupier/server/password_worker.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace croupier::server::test {
namespace {

using online::PasswordResult, online::PasswordCost, online::PasswordTask;
constexpr PasswordCost cheap{1, 8192};

// The thread of the lobby: what was posted is done when the test asks for it.
class Table final : public threads::Executor {
public:
    void post(std::function<void()> work) override {
        {
            std::unique_lock lock(mutex_);
            posted_.push_back(std::move(work));
        }
        arrived_.notify_one();
    }
    void work() {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [this] { return !posted_.empty(); });
        const auto work = std::move(posted_.front());
        posted_.pop_front();
        lock.unlock();
        work();
    }

private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> posted_;
};

// Posting the first answer holds the thread until the test lets it go.
class HoldingExecutor final : public threads::Executor {
public:
    void post(std::function<void()> work) override {
        std::unique_lock lock(mutex);
        if (std::this_thread::get_id() != main_thread_) {
            held = true;
            changed.notify_all();
            changed.wait(lock, [&] { return go; });
        }
        work();
        changed.notify_all();
    }

    std::mutex mutex;
    std::condition_variable changed;
    bool held = false, go = false;

private:
    const std::thread::id main_thread_ = std::this_thread::get_id();
};

PasswordTask task(PasswordTask::Kind kind, std::string password, std::string hash = {}) {
    PasswordTask task;
    task.kind = kind;
    task.request = "7";
    task.password = std::move(password);
    task.hash = std::move(hash);
    return task;
}

}  // namespace

TEST(PasswordWorker, HashesAndCompares) {
    Table table;
    PasswordWorker worker(table, cheap);
    PasswordResult last;
    const auto keep = [&](const PasswordTask& done, PasswordResult answer) {
        EXPECT_EQ(done.request, "7");
        EXPECT_TRUE(done.password.empty()) << "forgotten";
        last = std::move(answer);
    };
    worker.check(task(PasswordTask::Kind::make, "correct horse"), keep);
    table.work();
    EXPECT_TRUE(last.fits);
    EXPECT_FALSE(last.busy);
    const std::string hash = last.hash;
    EXPECT_TRUE(online::fits_password("correct horse", hash));

    for (const auto& [password, kept, fits] :
         {std::tuple("correct horse", hash, true), std::tuple("wrong horse", hash, false),
          std::tuple("correct horse", std::string(), false)}) {
        worker.check(task(PasswordTask::Kind::compare, password, kept), keep);
        table.work();
        EXPECT_EQ(last.fits, fits);
        EXPECT_FALSE(last.busy);
    }
}

TEST(PasswordWorker, IsBusyWhenTooManyWait) {
    HoldingExecutor executor;
    std::mutex& mutex = executor.mutex;
    std::condition_variable& changed = executor.changed;
    int done = 0, busy = 0;
    PasswordWorker worker(executor, cheap);
    const auto ask = [&] {
        worker.check(
            task(PasswordTask::Kind::make, "correct horse"),
            [&](const PasswordTask&, const PasswordResult& a) { ++(a.busy ? busy : done); });
    };
    ask();
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return executor.held; });
    }
    for (std::size_t i = 0; i < PasswordWorker::most_waiting + 3; ++i) ask();
    std::unique_lock lock(mutex);
    EXPECT_EQ(busy, 3);
    executor.go = true;
    changed.notify_all();
    changed.wait(lock, [&] { return done == 1 + static_cast<int>(PasswordWorker::most_waiting); });
    EXPECT_EQ(busy, 3);
}

TEST(PasswordWorker, EndsWithoutAnsweringWhatItHasNotBegun) {
    Table table;
    int answers = 0;
    {
        PasswordWorker worker(table, cheap);
        for (int i = 0; i < 10; ++i)
            worker.check(task(PasswordTask::Kind::make, "correct horse"),
                         [&](const PasswordTask&, const PasswordResult&) { ++answers; });
    }
    EXPECT_EQ(answers, 0);
}

}  // namespace croupier::server::test

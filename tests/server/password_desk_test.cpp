// The desk for passwords: a bounded queue, answers in the thread of the table.
#include "croupier/server/password_desk.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace croupier::server::test {
namespace {

using online::PasswordAnswer, online::PasswordCost, online::PasswordTask;
constexpr PasswordCost cheap{1, 8192};

// The thread of the table: what was posted is done when the test asks for it.
class Table {
public:
    PasswordDesk::Post post() {
        return [this](std::function<void()> work) {
            {
                std::unique_lock lock(mutex_);
                posted_.push_back(std::move(work));
            }
            arrived_.notify_one();
        };
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

PasswordTask task(PasswordTask::Kind kind, std::string password, std::string hash = {}) {
    PasswordTask task;
    task.kind = kind;
    task.request = "7";
    task.password = std::move(password);
    task.hash = std::move(hash);
    return task;
}

}  // namespace

TEST(PasswordDesk, HashesAndCompares) {
    Table table;
    PasswordDesk desk(table.post(), cheap);
    PasswordAnswer last;
    const auto keep = [&](const PasswordTask& done, PasswordAnswer answer) {
        EXPECT_EQ(done.request, "7");
        EXPECT_TRUE(done.password.empty()) << "forgotten";
        last = std::move(answer);
    };
    desk.check(task(PasswordTask::Kind::make, "correct horse"), keep);
    table.work();
    EXPECT_TRUE(last.fits);
    EXPECT_FALSE(last.busy);
    const std::string hash = last.hash;
    EXPECT_TRUE(online::fits_password("correct horse", hash));

    for (const auto& [password, kept, fits] :
         {std::tuple("correct horse", hash, true), std::tuple("wrong horse", hash, false),
          std::tuple("correct horse", std::string(), false)}) {
        desk.check(task(PasswordTask::Kind::compare, password, kept), keep);
        table.work();
        EXPECT_EQ(last.fits, fits);
        EXPECT_FALSE(last.busy);
    }
}

TEST(PasswordDesk, IsBusyWhenTooManyWait) {
    // Posting the first answer holds the thread until the test lets it go.
    std::mutex mutex;
    std::condition_variable changed;
    bool held = false, go = false;
    int done = 0, busy = 0;
    const auto main_thread = std::this_thread::get_id();
    PasswordDesk desk(
        [&](const std::function<void()>& work) {
            std::unique_lock lock(mutex);
            if (std::this_thread::get_id() != main_thread) {
                held = true;
                changed.notify_all();
                changed.wait(lock, [&] { return go; });
            }
            work();
            changed.notify_all();
        },
        cheap);
    const auto ask = [&] {
        desk.check(task(PasswordTask::Kind::make, "correct horse"),
                   [&](const PasswordTask&, const PasswordAnswer& a) { ++(a.busy ? busy : done); });
    };
    ask();
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return held; });
    }
    for (std::size_t i = 0; i < PasswordDesk::most_waiting + 3; ++i) ask();
    std::unique_lock lock(mutex);
    EXPECT_EQ(busy, 3);
    go = true;
    changed.notify_all();
    changed.wait(lock, [&] { return done == 1 + static_cast<int>(PasswordDesk::most_waiting); });
    EXPECT_EQ(busy, 3);
}

TEST(PasswordDesk, EndsWithoutAnsweringWhatItHasNotBegun) {
    Table table;
    int answers = 0;
    {
        PasswordDesk desk(table.post(), cheap);
        for (int i = 0; i < 10; ++i)
            desk.check(task(PasswordTask::Kind::make, "correct horse"),
                       [&](const PasswordTask&, const PasswordAnswer&) { ++answers; });
    }
    EXPECT_EQ(answers, 0);
}

}  // namespace croupier::server::test

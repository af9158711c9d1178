// A short queue and a thread.
#include "croupier/server/password_desk.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace croupier::server {

using online::PasswordAnswer, online::PasswordCost, online::PasswordTask;

class PasswordDesk::Worker {
public:
    Worker(Post post, const PasswordCost& cost)
        : post_(std::move(post)), cost_(cost), thread_([this] { run(); }) {}
    ~Worker() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        wake_.notify_one();
        thread_.join();
        for (Question& question : waiting_) online::forget(question.task.password);
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void check(PasswordTask task, Done done) {
        std::unique_lock lock(mutex_);
        if (waiting_.size() < most_waiting) {
            waiting_.push_back({std::move(task), std::move(done)});
            lock.unlock();
            wake_.notify_one();
        } else {
            lock.unlock();
            reply({std::move(task), std::move(done)}, {.busy = true, .fits = false, .hash = {}});
        }
    }

private:
    struct Question {
        PasswordTask task;
        Done done;
    };

    void run() {
        for (;;) {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return ended_ || !waiting_.empty(); });
            if (ended_) return;
            Question question = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            PasswordAnswer answer = answer_to(question.task);
            reply(std::move(question), std::move(answer));
        }
    }

    PasswordAnswer answer_to(const PasswordTask& task) const {
        if (task.kind == PasswordTask::Kind::compare)
            return {.busy = false,
                    .fits = online::fits_password(task.password, task.hash, cost_),
                    .hash = {}};
        auto hash = online::hash_password(task.password, cost_);
        // Without memory for it, others must have had it.
        return {.busy = !hash, .fits = hash.has_value(), .hash = std::move(hash).value_or("")};
    }

    void reply(Question question, PasswordAnswer answer) {
        online::forget(question.task.password);
        post_([asked = std::move(question), told = std::move(answer)] {
            asked.done(asked.task, told);
        });
    }

    Post post_;
    PasswordCost cost_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Question> waiting_;
    bool ended_ = false;
    std::thread thread_;  // last: it uses the others
};

PasswordDesk::PasswordDesk(Post post, const PasswordCost& cost)
    : worker_(std::make_unique<Worker>(std::move(post), cost)) {}
PasswordDesk::~PasswordDesk() = default;

void PasswordDesk::check(PasswordTask task, Done done) {
    worker_->check(std::move(task), std::move(done));
}

}  // namespace croupier::server

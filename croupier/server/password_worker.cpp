// A short queue, and a memory that is wiped whatever becomes of a task.
#include "croupier/server/password_worker.h"

#include <memory>
#include <utility>

namespace croupier::server {
namespace {

using online::PasswordCost, online::PasswordResult, online::PasswordTask;

struct PasswordQuestion {
    PasswordQuestion(PasswordTask asked, PasswordWorker::Done then)
        : task(std::move(asked)), done(std::move(then)) {}
    ~PasswordQuestion() { online::forget(task.password); }
    PasswordQuestion(const PasswordQuestion&) = delete;
    PasswordQuestion& operator=(const PasswordQuestion&) = delete;

    void answer(PasswordResult result) const { done(task, std::move(result)); }

    PasswordTask task;
    PasswordWorker::Done done;
};

PasswordResult result_of(PasswordTask& task, const PasswordCost& cost) {
    PasswordResult result;
    if (task.kind == PasswordTask::Kind::compare) {
        result.fits = online::fits_password(task.password, task.hash, cost);
    } else {
        auto hash = online::hash_password(task.password, cost);
        result.busy = !hash;  // without memory for it, others must have had it
        result.fits = hash.has_value();
        result.hash = std::move(hash).value_or("");
    }
    online::forget(task.password);
    return result;
}

}  // namespace

void PasswordWorker::check(PasswordTask task, Done done) {
    const auto question = std::make_shared<PasswordQuestion>(std::move(task), std::move(done));
    const bool taken = worker_.submit(
        executor_, [question, this] { return result_of(question->task, cost_); },
        [question](PasswordResult result) { question->answer(std::move(result)); });
    if (taken) return;
    online::forget(question->task.password);
    executor_.post([question] { question->answer({.busy = true, .fits = false, .hash = {}}); });
}

}  // namespace croupier::server

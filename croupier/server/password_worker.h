// Passwords are hashed and compared here, in one thread beside the lobby: it is slow by intention.
#pragma once

#include <functional>

#include "croupier/online/effects.h"
#include "croupier/online/password.h"
#include "croupier/threads/worker.h"

namespace croupier::server {

class PasswordWorker {
public:
    static constexpr std::size_t most_waiting = 16;
    // Without the password in the task.
    using Done = std::function<void(const online::PasswordTask&, online::PasswordResult)>;

    // Results are posted to `executor`. What has not begun at the end is forgotten.
    explicit PasswordWorker(threads::Executor& executor, const online::PasswordCost& cost = {})
        : executor_(executor), cost_(cost) {}

    // The result is always posted; it is "busy" when too many wait already.
    void check(online::PasswordTask task, Done done);

private:
    threads::Executor& executor_;
    const online::PasswordCost cost_;
    threads::Worker worker_{threads::AtEnd::forget, most_waiting};
};

}  // namespace croupier::server

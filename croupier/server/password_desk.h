// Passwords are hashed and compared here, in one thread beside the table: it is slow by intention.
#pragma once

#include <functional>
#include <memory>

#include "croupier/online/effects.h"
#include "croupier/online/password.h"

namespace croupier::server {

class PasswordDesk {
public:
    static constexpr std::size_t most_waiting = 16;
    using Post = std::function<void(std::function<void()>)>;
    // Without the password in the task.
    using Done = std::function<void(const online::PasswordTask&, online::PasswordAnswer)>;

    // `post` runs a function in the thread of the table, where the answers belong.
    explicit PasswordDesk(Post post, const online::PasswordCost& cost = {});
    ~PasswordDesk();  // what it has not begun is forgotten
    PasswordDesk(const PasswordDesk&) = delete;
    PasswordDesk& operator=(const PasswordDesk&) = delete;

    // The answer always comes by `post`; it is "busy" when too many wait already.
    void check(online::PasswordTask task, Done done);

private:
    class Worker;
    std::unique_ptr<Worker> worker_;
};

}  // namespace croupier::server

// Bots that think for long do it here, in one thread beside the lobby.
#pragma once

#include <cstdint>
#include <functional>

#include "croupier/online/effects.h"
#include "croupier/threads/worker.h"

namespace croupier::server {

class BotWorker {
public:
    static constexpr std::size_t most_waiting = 64;
    using Done = std::function<void(const online::BotTask& task, Move move)>;

    // Moves are posted to `executor`. What has not begun at the end is forgotten.
    BotWorker(threads::Executor& executor, Done done)
        : executor_(executor), done_(std::move(done)) {}

    // Where too many wait already nothing happens: the room plays without it.
    void choose(online::BotTask task);

private:
    threads::Executor& executor_;
    const Done done_;
    std::uint64_t tasks_ = 0;
    threads::Worker worker_{threads::AtEnd::forget, most_waiting};
};

}  // namespace croupier::server

// Bots that think for long do it here, in one thread beside the table.
#pragma once

#include <functional>
#include <memory>

#include "croupier/online/effects.h"

namespace croupier::server {

class Thinker {
public:
    using Post = std::function<void(std::function<void()>)>;
    using Done = std::function<void(const online::Thought& thought, Move move)>;

    // `post` runs a function in the thread of the table, where `done` belongs.
    Thinker(Post post, Done done);
    ~Thinker();  // what it has not begun is forgotten
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    // Where too many wait already nothing happens: the room plays without it.
    void think(online::Thought thought);

private:
    class Worker;
    std::unique_ptr<Worker> worker_;
};

}  // namespace croupier::server

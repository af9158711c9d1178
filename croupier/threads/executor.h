// Runs functions in a thread of its own, whichever thread asks for it.
#pragma once

#include <functional>

namespace croupier::threads {

class Executor {
public:
    // From any thread: `work` is run soon in the executor's thread, in the order of posting.
    virtual void post(std::function<void()> work) = 0;

protected:
    Executor() = default;
    Executor(const Executor&) = default;
    Executor& operator=(const Executor&) = default;
    ~Executor() = default;
};

}  // namespace croupier::threads

// A question that takes its time: asked once, answered in slices.
//
// Nothing here prints, starts a thread or reads a clock: who waits calls step() and may stop
// between two slices, after a few milliseconds.
#pragma once

#include <cstdint>

namespace croupier::solver {

class Question {
public:
    Question() = default;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    virtual ~Question() = default;

    // Looks at about that many states more; true once the answer is there or a limit is hit.
    virtual bool step(std::uint64_t states) = 0;
    virtual std::uint64_t states() const = 0;  // looked at so far
};

inline constexpr std::uint64_t states_per_slice = 1000;

// Asks until the answer is there; false when stop() said so first.
template <class Stop>
bool answered(Question& question, Stop&& stop) {
    while (!question.step(states_per_slice))
        if (stop()) return false;
    return true;
}

}  // namespace croupier::solver

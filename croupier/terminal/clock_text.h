// Times as players read them.
#pragma once

#include <string>

#include "croupier/engine/tally.h"

namespace croupier::terminal {

// "3:07", "1:02:45"
inline std::string clock_text(Millis time) {
    const auto two = [](Millis n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const Millis seconds = time / 1000;
    const std::string tail = ":" + two(seconds % 60);
    if (seconds < 3600) return std::to_string(seconds / 60) + tail;
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + tail;
}

}  // namespace croupier::terminal

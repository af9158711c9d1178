// The time a match has taken, from the times its commands name. Pauses do not count.
#pragma once

#include <algorithm>
#include <optional>

#include "croupier/engine/tally.h"

namespace croupier {

class Clock {
public:
    explicit Clock(Millis elapsed = 0) : before_(elapsed) {}
    // Time never runs backwards; a command without a time happens at the last one known.
    void tell(std::optional<Millis> at) {
        if (at) now_ = std::max(now_, *at);
    }
    void pause() { paused_since_ = now_; }
    void resume() {
        paused_for_ += now_ - *paused_since_;
        paused_since_.reset();
    }
    bool paused() const { return paused_since_.has_value(); }
    Millis elapsed() const { return before_ + paused_since_.value_or(now_) - paused_for_; }

private:
    Millis before_;  // in another sitting
    Millis now_ = 0;
    Millis paused_for_ = 0;
    std::optional<Millis> paused_since_;
};

}  // namespace croupier

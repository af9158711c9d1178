// Lines from standard input, until it ends or a signal asks to leave.
#pragma once

#include <optional>
#include <string>

namespace croupier::terminal {

class LineInput {
public:
    std::optional<std::string> next();

private:
    std::string rest_;  // read, but not handed out
    bool ended_ = false;
};

}  // namespace croupier::terminal

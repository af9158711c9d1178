// Lines from standard input, until it ends or a signal asks to leave.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::terminal {

class LineInput {
public:
    std::optional<std::string> next();

private:
    std::string rest_;  // read, but not handed out
    bool ended_ = false;
};

// Asks on standard output; the answer has no spaces around it. Nothing when the input has ended.
std::optional<std::string> ask_line(std::string_view prompt);

}  // namespace croupier::terminal

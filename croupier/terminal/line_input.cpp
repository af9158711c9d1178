// Reading without the library's buffer, so that waiting can be interrupted.
#include "croupier/terminal/line_input.h"

#include <unistd.h>

#include <cerrno>
#include <iostream>
#include <utility>

#include "croupier/terminal/signals.h"

namespace croupier::terminal {

std::optional<std::string> LineInput::next() {
    for (;;) {
        if (Signals::to_leave()) return std::nullopt;
        if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
            std::string line = rest_.substr(0, end);
            rest_.erase(0, end + 1);
            return line;
        }
        if (ended_) {
            if (rest_.empty()) return std::nullopt;
            return std::exchange(rest_, {});
        }
        if (!Signals::wait_to_read(STDIN_FILENO)) return std::nullopt;
        char buffer[4096];
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        ended_ = count <= 0;
        if (count > 0) rest_.append(buffer, static_cast<std::size_t>(count));
    }
}

std::optional<std::string> ask_line(std::string_view prompt) {
    std::cout << prompt << std::flush;
    static LineInput input;  // there is one standard input
    const std::optional<std::string> next = input.next();
    if (!next) {
        std::cout << '\n';
        return std::nullopt;
    }
    const std::string& line = *next;
    const auto first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
    return first == std::string::npos ? "" : line.substr(first, last - first + 1);
}

}  // namespace croupier::terminal

// The engine protocol over standard input and output.
#include "croupier/cli/engine_loop.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <iostream>
#include <vector>

#include "croupier/protocol/lines.h"
#include "croupier/protocol/session.h"
#include "croupier/saves/file.h"

namespace croupier::cli {
namespace {

bool input_waits() {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ::poll(&input, 1, 0) > 0;
}

// Whoever listened is gone, or the disk is full: there is nobody left to answer.
bool write_out(std::string& out) {
    for (std::string_view left = out; !left.empty();) {
        const ssize_t written = ::write(STDOUT_FILENO, left.data(), left.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) {
            std::cerr << "croupier: " << saves::trouble_with("write", "the answers") << '\n';
            return false;
        }
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    out.clear();
    return true;
}

}  // namespace

int run_engine() {
    std::signal(SIGPIPE, SIG_IGN);
    protocol::Session session;
    protocol::Lines lines(protocol::longest_line);
    std::string out;
    const auto answer = [&](std::string_view line) {
        if (!session.over()) session.answer(line, out);
    };
    const auto too_long = [&] { session.refuse_long_line(out); };
    std::vector<char> buffer(1 << 16);
    bool ended = false;
    while (!session.over() && (!ended || session.busy())) {
        if (session.busy() && (ended || !input_waits())) {
            session.step(out);
        } else {
            const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
            if (count < 0 && errno == EINTR) continue;
            ended = count <= 0;
            if (ended) {
                lines.end(answer);
            } else {
                lines.feed({buffer.data(), static_cast<std::size_t>(count)}, answer, too_long);
            }
        }
        // A client that writes many requests at once gets many answers at once.
        if (!write_out(out)) return 1;
    }
    return 0;
}

}  // namespace croupier::cli

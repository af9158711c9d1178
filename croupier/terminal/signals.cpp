// Catching signals. There is no SA_RESTART: waiting for input must end.
#include "croupier/terminal/signals.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace croupier::terminal {
namespace {

volatile std::sig_atomic_t leave_signal = 0;
volatile std::sig_atomic_t sleep_asked = 0;

// A signal between the question and the waiting would be missed; the pipe keeps it.
int wake[2] = {-1, -1};

void catch_leave(int signal) {
    leave_signal = signal;
    const int before = errno;
    // A pipe that is full wakes as well.
    [[maybe_unused]] const ssize_t written = ::write(wake[1], "", 1);
    errno = before;
}
void catch_sleep(int) { sleep_asked = 1; }

struct sigaction action_of(void (*handler)(int)) {
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    return action;
}

}  // namespace

Signals::Signals(std::initializer_list<int> signals) {
    if (wake[0] < 0 && ::pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) wake[0] = wake[1] = -1;
    for (const int signal : signals) {
        struct sigaction former = {};
        sigaction(signal, nullptr, &former);
        if (former.sa_handler == SIG_IGN) continue;
        const struct sigaction ours = action_of(signal == SIGTSTP ? catch_sleep : catch_leave);
        sigaction(signal, &ours, nullptr);
        former_.push_back({signal, former});
    }
}

Signals::~Signals() {
    for (const Former& former : former_) sigaction(former.signal, &former.action, nullptr);
}

std::optional<int> Signals::to_leave() {
    const int signal = leave_signal;
    return signal == 0 ? std::nullopt : std::optional(signal);
}

bool Signals::wait_to_read(int file) {
    while (!to_leave()) {
        pollfd ends[] = {{file, POLLIN, 0}, {wake[0], POLLIN, 0}};
        if (::poll(ends, 2, -1) < 0 && errno != EINTR) return true;  // reading will tell
        if (ends[0].revents != 0 && !to_leave()) return true;
    }
    return false;
}

bool Signals::take_sleep() {
    const bool asked = sleep_asked != 0;
    sleep_asked = 0;
    return asked;
}

void Signals::sleep() {
    const struct sigaction by_default = action_of(SIG_DFL);
    struct sigaction ours = {};
    sigaction(SIGTSTP, &by_default, &ours);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, nullptr);
}

}  // namespace croupier::terminal

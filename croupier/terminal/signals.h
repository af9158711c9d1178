// Signals while a table is shown: they set a flag, end the waiting for input, and the table leaves.
#pragma once

#include <csignal>
#include <initializer_list>
#include <optional>
#include <vector>

namespace croupier::terminal {

// Catches for as long as it lives; one may live inside another. What was ignored before (nohup)
// stays ignored. SIGTSTP asks to sleep, every other signal to leave.
class Signals {
public:
    explicit Signals(std::initializer_list<int> signals);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    // The signal that asks the program to leave.
    static std::optional<int> to_leave();
    // Waits until there is something to read; false when a signal asks to leave, even if it came
    // just before.
    static bool wait_to_read(int file);
    // Whether it was asked to sleep since the last question.
    static bool take_sleep();
    // Sleeps as the default action does; returns when the program is continued.
    static void sleep();

private:
    struct Former {
        int signal;
        struct sigaction action;
    };
    std::vector<Former> former_;
};

}  // namespace croupier::terminal

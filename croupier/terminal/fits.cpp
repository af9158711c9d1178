// Whether the terminal can show a full screen, asked without changing anything on it.
#include "croupier/terminal/full_table.h"
#include "croupier/terminal/layout.h"

#define NCURSES_NOMACROS 1
#include <curses.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>

// Last: it defines words such as `columns`.
#include <term.h>

namespace croupier::terminal {
namespace {

Window window_of_terminal() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0)
        return {size.ws_col, size.ws_row};
    return {tigetnum("cols"), tigetnum("lines")};
}

bool has_text(const char* capability) {
    const char* const text = tigetstr(capability);
    return text != nullptr && reinterpret_cast<std::intptr_t>(text) != -1;
}

std::optional<std::string> objection(const std::string& name) {
    if (!has_text("cup") || !has_text("clear"))
        return "The terminal '" + name + "' cannot move its cursor.";
    const Window window = window_of_terminal();
    if (window.width >= least_width && window.height >= least_height) return std::nullopt;
    return "The table needs a window of 80x24; this one is " + std::to_string(window.width) + "x" +
           std::to_string(window.height) + ".";
}

}  // namespace

std::optional<std::string> cannot_fill_screen() {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0)
        return "Input or output is not a terminal.";
    const char* const name = std::getenv("TERM");
    if (name == nullptr || *name == '\0') return "TERM does not say which terminal this is.";
    int error = 0;
    // With a place for the error it returns instead of ending the program.
    if (setupterm(name, STDOUT_FILENO, &error) != OK)
        return "The terminal '" + std::string(name) + "' is not known here.";
    auto reason = objection(name);
    del_curterm(cur_term);
    return reason;
}

}  // namespace croupier::terminal

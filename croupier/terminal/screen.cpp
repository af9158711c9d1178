// The terminal by way of ncurses.
#include "croupier/terminal/screen.h"

#define NCURSES_NOMACROS 1
#include <curses.h>
#include <poll.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <vector>

#include "croupier/terminal/palette.h"
#include "croupier/terminal/signals.h"
#include "croupier/terminal/wrap.h"

namespace croupier::terminal {

struct Screen::Terminal {
    // ncurses leaves alone the signals that are caught already.
    Signals signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
    SCREEN* screen = nullptr;
    std::optional<Palette> palette;
    int empty_reads = 0;        // in a row, though the terminal had promised something
    std::vector<Input> clicks;  // that came together, the next one last
};

namespace {

constexpr int escape_key = 27, backspace_key = 8, delete_key = 127, redraw_key = 12,
              interrupt_key = 3, clear_key = 21;
constexpr int wait_milliseconds = 1000;
constexpr int reads_of_a_closed_terminal = 3;

// ncurses tells of several clicks by one key, and gives the youngest first.
std::vector<Input> mouse_inputs() {
    std::vector<Input> clicks;
    MEVENT event;
    while (getmouse(&event) == OK) {
        if ((event.bstate & BUTTON1_PRESSED) != 0)
            clicks.push_back({Key::press, 0, event.x, event.y});
        if ((event.bstate & BUTTON1_RELEASED) != 0)
            clicks.push_back({Key::release, 0, event.x, event.y});
    }
    return clicks;
}

Input input_of(int code) {
    switch (code) {
    case KEY_UP: return {Key::up};
    case KEY_DOWN: return {Key::down};
    case KEY_LEFT: return {Key::left};
    case KEY_RIGHT: return {Key::right};
    case KEY_ENTER:
    case '\r':
    case '\n': return {Key::enter};
    case KEY_BACKSPACE:
    case KEY_DC:
    case backspace_key:
    case delete_key: return {Key::rub_out};
    case '\t': return {Key::tab};
    case escape_key:
    case clear_key: return {Key::escape};
    case redraw_key: return {Key::redraw};
    case interrupt_key: return {Key::leave};
    case KEY_RESIZE: return {Key::resize};
    default: break;
    }
    if (code < ' ' || code > '~') return {};
    return {Key::letter, static_cast<char>(code)};
}

// Nothing that the terminal might take for a command, and no letters it cannot show.
std::string harmless(std::string_view text, bool unicode) {
    std::string shown;
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x80) {
            shown += code < ' ' || code == delete_key ? '?' : byte;
        } else if (unicode) {
            shown += byte;
        } else if (code >= 0xc0) {
            shown += '?';
        }
    }
    return shown;
}

}  // namespace

Screen::Screen(const TerminalFeatures& features)
    : terminal_(std::make_unique<Terminal>()), unicode_(features.unicode) {
    terminal_->screen = newterm(nullptr, stdout, stdin);
    if (terminal_->screen == nullptr) return;
    terminal_->palette.emplace(features.colours);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, true);
    nodelay(stdscr, true);
    set_escdelay(25);
    curs_set(0);
    mouseinterval(0);
    mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED, nullptr);
}

Screen::~Screen() {
    if (!opened()) return;
    mousemask(0, nullptr);
    curs_set(1);
    endwin();
    delscreen(terminal_->screen);
}

bool Screen::opened() const { return terminal_->screen != nullptr; }

Window Screen::window() const { return {getmaxx(stdscr), getmaxy(stdscr)}; }

void Screen::clear() {
    wbkgdset(stdscr, terminal_->palette->attributes({Ink::pale, Background::felt}) | ' ');
    werase(stdscr);
}

void Screen::put(int x, int y, std::string_view text, Style style) {
    const Window size = window();
    if (y < 0 || y >= size.height || x < 0 || x >= size.width) return;
    const std::string shown = harmless(cut(text, size.width - x), unicode_);
    wattrset(stdscr, static_cast<int>(terminal_->palette->attributes(style)));
    mvwaddnstr(stdscr, y, x, shown.data(), static_cast<int>(shown.size()));
}

void Screen::fill_row(int y, Style style) {
    put(0, y, std::string(static_cast<std::size_t>(window().width), ' '), style);
}

void Screen::show(int cursor_x, int cursor_y) {
    const Window size = window();
    if (cursor_x >= 0 && cursor_x < size.width && cursor_y >= 0 && cursor_y < size.height)
        wmove(stdscr, cursor_y, cursor_x);
    wnoutrefresh(stdscr);
    doupdate();
}

void Screen::redraw() { clearok(stdscr, true); }

Input Screen::next() {
    for (;;) {
        if (Signals::to_leave()) return {Key::leave};
        if (Signals::take_sleep()) return {Key::sleep};
        if (!terminal_->clicks.empty()) {
            const Input click = terminal_->clicks.back();
            terminal_->clicks.pop_back();
            return click;
        }
        const int code = wgetch(stdscr);
        if (code != ERR) terminal_->empty_reads = 0;
        if (code == KEY_MOUSE) {
            terminal_->clicks = mouse_inputs();
            continue;
        }
        if (code != ERR) return input_of(code);
        pollfd keyboard{STDIN_FILENO, POLLIN, 0};
        const int ready = poll(&keyboard, 1, wait_milliseconds);
        if (ready < 0) continue;  // a signal
        if (ready == 0) {
            terminal_->empty_reads = 0;
            return {Key::none};
        }
        // A terminal that has gone is always ready and never has anything to read.
        if ((keyboard.revents & POLLIN) == 0 ||
            ++terminal_->empty_reads > reads_of_a_closed_terminal)
            return {Key::leave};
    }
}

void Screen::sleep() {
    endwin();
    Signals::sleep();
    clearok(stdscr, true);
    wrefresh(stdscr);
    curs_set(0);
}

}  // namespace croupier::terminal

// The terminal as a grid of letters with a keyboard and a mouse. Gives it back as it was.
#pragma once

#include <memory>
#include <string_view>

#include "croupier/terminal/input.h"
#include "croupier/terminal/layout.h"
#include "croupier/terminal/style.h"

namespace croupier::terminal {

class Screen {
public:
    explicit Screen(const TerminalFeatures& features);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    bool opened() const;
    Window window() const;

    // Draw between clear and show; the terminal gets what has changed. What does not fit is cut.
    void clear();
    void put(int x, int y, std::string_view text, Style style);
    void fill_row(int y, Style style);
    // The terminal's own cursor is hidden, but screen readers and some terminals follow it.
    void show(int cursor_x, int cursor_y);
    void redraw();  // all of it, after something else wrote on the terminal

    Input next();  // waits for a second at most
    void sleep();  // gives the terminal back until the program is continued

private:
    struct Terminal;
    std::unique_ptr<Terminal> terminal_;
    bool unicode_;
};

}  // namespace croupier::terminal

// What comes from the keyboard, the mouse and the terminal.
#pragma once

#include <cstdint>

namespace croupier::terminal {

enum class Key : std::uint8_t {
    none,  // nothing came for a second
    letter,
    enter,
    escape,
    rub_out,
    tab,
    up,
    down,
    left,
    right,
    press,    // of the first mouse button
    release,  // of it
    resize,
    redraw,
    sleep,
    leave,  // Ctrl-C, a signal to end, a terminal that has gone
};

struct Input {
    Key key = Key::none;
    char letter = 0;
    int x = 0, y = 0;  // of the mouse
};

}  // namespace croupier::terminal

// Colours of the screen. Only for the files that know ncurses.
#pragma once

#include "croupier/terminal/style.h"

namespace croupier::terminal {

class Palette {
public:
    // After the screen was opened.
    explicit Palette(bool colours);

    // Attributes and colour pair in the form ncurses takes.
    unsigned attributes(Style style) const;

private:
    bool colours_;
};

}  // namespace croupier::terminal

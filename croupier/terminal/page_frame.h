// What all pages have in common: a title bar above, a line of keys below.
#pragma once

#include "croupier/terminal/screen.h"

namespace croupier::terminal {

inline constexpr int page_margin = 1, first_page_row = 2;

inline void draw_frame(Screen& screen, std::string_view title, std::string_view keys) {
    const int last = screen.window().height - 1;
    screen.fill_row(0, {Ink::pale, Background::bar});
    screen.put(page_margin, 0, title, {Ink::bright, Background::bar});
    screen.fill_row(last, {Ink::pale, Background::bar});
    screen.put(page_margin, last, keys, {Ink::pale, Background::bar});
}

}  // namespace croupier::terminal

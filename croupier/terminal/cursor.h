// The cursor on the table: a pile and how many of its top cards, moved by arrow keys.
#pragma once

#include "croupier/terminal/layout.h"

namespace croupier::terminal {

enum class Arrow : std::uint8_t { up, down, left, right };

struct Cursor {
    int pile = 0;
    int count = 1;
    bool chosen = false;  // the player has said how many cards they mean
    bool operator==(const Cursor&) const = default;
};

// `reach` says how many cards of the pile under the cursor can be taken at once. Up takes one more
// of them before it leaves the column.
Cursor moved(const Layout& layout, const Cursor& cursor, Arrow arrow, int reach);

// The first column; where the cursor stands when a game begins.
Cursor first_cursor(const Layout& layout);

}  // namespace croupier::terminal

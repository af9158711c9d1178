// Characters by how they look: what a name may not hold, and what it may be mistaken for.
#pragma once

namespace croupier::online {

bool is_space(char32_t point);
// Control and format characters, directions, selectors, fillers, private use: nobody sees them.
bool is_invisible(char32_t point);
bool is_mark(char32_t point);  // drawn on the letter before

// The small plain letter or digit that a character looks like; itself when there is none.
char32_t plain(char32_t point);

}  // namespace croupier::online

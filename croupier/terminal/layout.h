// Where everything of a table lies in a window of characters: no drawing, no rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "croupier/engine/table.h"

namespace croupier::terminal {

inline constexpr int least_width = 80, least_height = 24;

struct Window {
    int width = least_width;
    int height = least_height;
    bool operator==(const Window&) const = default;
};

enum class Shown : std::uint8_t {
    outline,  // of an empty pile
    face,
    back,
    backs,  // several face-down cards in one row
    more,   // several cards, of any kind, in one row
};

// One card or row of a pile. An overlapped card has the height 1.
struct Drawn {
    Shown what = Shown::outline;
    int pile = 0;
    int index = 0;   // of the card, from the base; of the last one where it stands for several
    int stands = 0;  // for how many cards
    int x = 0, y = 0, width = 0, height = 0;

    bool covers(int at_x, int at_y) const {
        return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height;
    }
    bool operator==(const Drawn&) const = default;
};

// The area that belongs to a pile; its label stands in the row above.
struct Place {
    int x = 0, y = 0, width = 0, height = 0;
    bool upper = false;  // in the row above the columns

    int middle() const { return x + width / 2; }
};

struct Layout {
    std::vector<Place> places;  // by pile
    std::vector<Drawn> drawn;   // in the order of drawing
    int message_row = 0, input_row = 0, keys_row = 0;
};

// `fan` is how many cards of a waste are shown.
Layout lay_out(const Table& table, Window window, int fan);

// What a click means: a pile, and how many cards from the one that was hit to the top.
struct Hit {
    int pile = 0;
    int count = 0;  // 0 when no face-up card was hit
    bool operator==(const Hit&) const = default;
};
std::optional<Hit> hit(const Layout& layout, const Table& table, int x, int y);

// What a player types for a pile.
std::string label_of(const TablePile& pile);

}  // namespace croupier::terminal

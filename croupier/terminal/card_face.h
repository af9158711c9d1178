// A card as strokes of characters: its box, its rank and suit.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/terminal/layout.h"
#include "croupier/terminal/style.h"

namespace croupier::terminal {

struct CardStyle {
    bool ascii = false;  // letters and signs that every terminal has
    bool four_colours = false;
};

// A piece of text at a distance from the upper left corner of what is drawn.
struct Stroke {
    int dx = 0, dy = 0;
    std::string text;
    Ink ink = Ink::border;
    bool operator==(const Stroke&) const = default;
};

Ink ink_of(Suit suit, bool four_colours);
std::string sign_of(Suit suit, bool ascii);
std::string name_on_card(Card card, bool ascii);  // "10♥", "7H"

// `mark` says that the last move put the card there; `turnable` that an empty stock can be filled
// from the waste.
std::vector<Stroke> strokes(const Drawn& drawn, const TablePile& pile, const CardStyle& style,
                            bool mark, bool turnable);

}  // namespace croupier::terminal

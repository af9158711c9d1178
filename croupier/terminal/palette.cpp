// Green felt and white cards with 256 colours, the terminal's own background with eight, attributes
// alone with none.
#include "croupier/terminal/palette.h"

#define NCURSES_NOMACROS 1
#include <curses.h>

#include <array>

namespace croupier::terminal {
namespace {

using Row = std::array<short, inks>;  // by ink: border, black, red, green, blue, pale, bright

struct Colours {
    short background;
    Row ink;
};

// By background: felt, card, back, cursor, picked, target, bar, alarm.
constexpr std::array<Colours, backgrounds> many{{
    {22, {71, 16, 203, 120, 117, 151, 230}},
    {255, {247, 16, 160, 28, 26, 240, 16}},
    {25, {110, 16, 160, 28, 26, 110, 231}},
    {222, {137, 16, 160, 22, 25, 94, 16}},
    {153, {67, 16, 160, 22, 19, 24, 16}},
    {157, {71, 16, 160, 22, 19, 22, 16}},
    {235, {243, 248, 203, 120, 117, 250, 231}},
    {124, {217, 224, 224, 224, 224, 224, 231}},
}};

constexpr short default_background = -1;
constexpr std::array<Colours, backgrounds> few{{
    {default_background,
     {COLOR_GREEN, COLOR_CYAN, COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_WHITE, COLOR_YELLOW}},
    {COLOR_WHITE,
     {COLOR_BLACK, COLOR_BLACK, COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_BLACK, COLOR_BLACK}},
    {COLOR_BLUE,
     {COLOR_CYAN, COLOR_BLACK, COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_CYAN, COLOR_WHITE}},
    {COLOR_YELLOW,
     {COLOR_BLACK, COLOR_BLACK, COLOR_RED, COLOR_BLACK, COLOR_BLUE, COLOR_BLACK, COLOR_BLACK}},
    {COLOR_CYAN,
     {COLOR_BLACK, COLOR_BLACK, COLOR_RED, COLOR_BLACK, COLOR_BLUE, COLOR_BLACK, COLOR_BLACK}},
    {COLOR_GREEN,
     {COLOR_BLACK, COLOR_BLACK, COLOR_RED, COLOR_BLACK, COLOR_BLUE, COLOR_BLACK, COLOR_BLACK}},
    {COLOR_WHITE,
     {COLOR_BLACK, COLOR_BLACK, COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_BLACK, COLOR_BLACK}},
    {COLOR_RED,
     {COLOR_WHITE, COLOR_WHITE, COLOR_WHITE, COLOR_WHITE, COLOR_WHITE, COLOR_WHITE, COLOR_WHITE}},
}};

short pair_of(std::size_t background, std::size_t ink) {
    return static_cast<short>(background * inks + ink + 1);
}

attr_t without_colours(Style style) {
    switch (style.background) {
    case Background::felt:
        if (style.ink == Ink::bright) return A_BOLD;
        return style.ink == Ink::border ? A_DIM : A_NORMAL;
    case Background::cursor: return A_REVERSE;
    case Background::picked: return A_REVERSE | A_BOLD;
    case Background::target: return A_BOLD | A_UNDERLINE;
    case Background::bar: return style.ink == Ink::bright ? A_REVERSE | A_BOLD : A_REVERSE;
    case Background::alarm: return A_BOLD | A_REVERSE;
    case Background::card:
    case Background::back: break;
    }
    return style.ink == Ink::border || style.ink == Ink::pale ? A_NORMAL : A_BOLD;
}

}  // namespace

Palette::Palette(bool colours) : colours_(colours && has_colors()) {
    if (!colours_ || start_color() == ERR || COLORS < 8 || COLOR_PAIRS <= inks * backgrounds) {
        colours_ = false;
        return;
    }
    const bool own_background = use_default_colors() == OK;
    const auto& table = COLORS >= 256 ? many : few;
    for (std::size_t background = 0; background < backgrounds; ++background)
        for (std::size_t ink = 0; ink < inks; ++ink) {
            const short behind = table[background].background;
            init_pair(pair_of(background, ink), table[background].ink[ink],
                      behind == default_background && !own_background ? short{COLOR_BLACK}
                                                                      : behind);
        }
}

unsigned Palette::attributes(Style style) const {
    if (!colours_) return without_colours(style);
    const attr_t bold =
        style.ink == Ink::bright && style.background != Background::card ? A_BOLD : A_NORMAL;
    return bold | static_cast<attr_t>(COLOR_PAIR(pair_of(static_cast<std::size_t>(style.background),
                                                         static_cast<std::size_t>(style.ink))));
}

}  // namespace croupier::terminal

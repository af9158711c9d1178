// How things look: inks and backgrounds by meaning; the screen knows the colours.
#pragma once

#include <cstdint>

namespace croupier::terminal {

// From the environment of the program: NO_COLOR, the locale.
struct TerminalFeatures {
    bool colours = true;
    bool unicode = true;
};

enum class Ink : std::uint8_t { border, black, red, green, blue, pale, bright };
enum class Background : std::uint8_t { felt, card, back, cursor, picked, target, bar, alarm };
inline constexpr int inks = 7, backgrounds = 8;

struct Style {
    Ink ink = Ink::pale;
    Background background = Background::felt;
};

}  // namespace croupier::terminal

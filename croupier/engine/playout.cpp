// The sum of random playouts as text.
#include "croupier/engine/playout.h"

namespace croupier {

std::string to_text(const Playouts& playouts) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string fingerprint;
    for (int shift = 60; shift >= 0; shift -= 4)
        fingerprint += digits[static_cast<std::size_t>(playouts.fingerprint >> shift & 15)];
    return std::to_string(playouts.moves) + " " + std::to_string(playouts.draws) + " " +
           std::to_string(playouts.won) + " " + fingerprint;
}

}  // namespace croupier

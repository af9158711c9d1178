// The sum of random playouts as text.
#include "croupier/engine/playout.h"

#include "croupier/engine/hex.h"

namespace croupier {

std::string to_text(const Playouts& playouts) {
    return std::to_string(playouts.moves) + " " + std::to_string(playouts.draws) + " " +
           std::to_string(playouts.won) + " " + to_hex(playouts.fingerprint);
}

}  // namespace croupier

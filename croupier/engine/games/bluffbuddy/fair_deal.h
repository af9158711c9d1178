// A deal of BluffBuddy that nobody can choose and everybody can check afterwards.
//
// The house commits itself to a secret before it knows the nonces of the players; deck and starter
// follow from all of them (docs/deals.md, docs/server-protocol.md).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "croupier/engine/deck.h"
#include "croupier/engine/sha256.h"

namespace croupier {

using DealSecret = std::array<std::uint8_t, 32>;
using Nonce = std::array<std::uint8_t, 16>;  // all zero for a seat that gave none

// What the house promises; `seats` are the ids of the four players with commas between.
Digest commitment(std::string_view match, std::string_view options, std::string_view seats,
                  const DealSecret& secret);
std::string seats_text(const std::array<std::string, 4>& players);

struct FairDeal {
    Deck deck{};
    int starter = 0;  // 0 to 3, drawn also where the options name another
};
FairDeal fair_deal(const DealSecret& secret, const std::array<Nonce, 4>& nonces);

}  // namespace croupier

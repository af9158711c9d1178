// What a seat receives of the table after each move.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/card.h"

namespace croupier::load {

struct View {
    CardSet hand;
    std::string shown;  // centre, pool and slots, as they were written: the same for every seat
    CardSet open;       // the cards in it
    std::array<int, 3> counts{};  // of the others' hands, in the order of their seats
    int seat = -1;
};

// Of a game:state; an objection when it cannot be right: a card that is there twice, for instance.
std::optional<std::string> read_view(std::string_view text, View& view);

std::optional<Card> quick_card(std::string_view two_letters);

}  // namespace croupier::load

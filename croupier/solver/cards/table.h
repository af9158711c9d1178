// A table of Cards with free stacks, card by card: what each lies on and what lies on it. Columns
// have no names, so tables that differ only in their order are one.
#pragma once

#include "croupier/solver/cards/dead.h"

namespace croupier::solver::cards {

// A card with all that lies on it goes onto another card, to an empty column, or home.
struct CardsStep {
    static constexpr std::uint8_t floor = 0, home = 1;  // codes that no card has
    std::uint8_t card, to;
};

struct CardsTable {
    CardBits home = 0, stuck = 0, up = 0, tops = 0;
    CardBits covered = 0;  // by a stuck card
    CardBits second = 0;   // placed cards that lie on the second suit of their parent's colour
    CardTable below{}, above{};

    CardsTable() = default;
    explicit CardsTable(const CardsStart& start);

    CardsOutline outline() const { return {home, stuck, up, covered}; }
    std::uint8_t top_above(std::uint8_t card) const {
        while (above[card] != 0) card = above[card];
        return card;
    }
    // What is needed to take a step back.
    struct Trace {
        std::uint8_t card, from;
        bool was_stuck, turned;
    };
    Trace play(CardsStep step);
    void take_back(const Trace& trace);

private:
    void lift(std::uint8_t card);
    void put(std::uint8_t card, std::uint8_t to);
};

}  // namespace croupier::solver::cards

// An exact key of a FreeCell table: two tables have the same key when they differ in the order of
// columns and cells only. No hashing, so no collisions.
//
// Where can a card lie? Where it lay at the start, at the base of a column, in a cell, at home, or
// on one of two cards that it stacks on: six places, a digit of base six. A king has no card to lie
// on and an ace goes home as soon as it is free; their digits have base four and two. So 26 cards
// of one colour take 6^22 * 4^2 * 2^2 < 2^63 values, and a table two words. A move changes the
// place of one card (what lies on it moves along), hence one word by one sum.
#pragma once

#include <array>
#include <cstdint>

#include "croupier/engine/card.h"
#include "croupier/solver/key_set.h"

namespace croupier::solver::freecell {

// What a card lies on: another card, or one of these.
inline constexpr Card column_base{0}, in_cell{1}, at_home{2}, nowhere{3};

struct Key {
    std::uint64_t black = 0, red = 0;
    bool operator==(const Key&) const = default;
};

constexpr std::uint64_t mixed(const Key& key) {
    return solver::mixed(key.black * 0x9e3779b97f4a7c15ULL + key.red);
}

inline constexpr int card_codes = 4 * (king + 1);

// What each digit is worth.
inline constexpr auto digit_values = [] {
    std::array<std::uint64_t, card_codes> values{};
    std::array<std::uint64_t, 2> next{1, 1};
    for (int rank = ace; rank <= king; ++rank)
        for (int suit = 0; suit < suits; ++suit) {
            std::uint64_t& value = next[static_cast<std::size_t>(suit >> 1)];
            values[static_cast<std::size_t>(4 * rank + suit)] = value;
            value *= rank == ace ? 2 : rank == king ? 4 : 6;
        }
    return values;
}();

class KeyMaker {
public:
    // Not zero, which stands for no key at all; the values stay below that bit.
    static constexpr Key start{std::uint64_t{1} << 63, 0};

    // Where the card lies at the start.
    void set_origin(Card card, Card beneath) { origin_[card.code] = beneath; }
    Card origin(Card card) const { return origin_[card.code]; }

    void change(Key& key, Card card, Card from, Card to) const {
        (card.colour() == Colour::black ? key.black : key.red) +=
            digit_values[card.code] * (digit(card, to) - digit(card, from));
    }

private:
    std::uint64_t digit(Card card, Card beneath) const {
        if (beneath == origin_[card.code]) return 0;
        if (card.rank() == ace) return 1;
        return beneath.code < 4 ? beneath.code + 1u : 4u + (beneath.code & 1u);
    }

    std::array<Card, card_codes> origin_{};
};

}  // namespace croupier::solver::freecell

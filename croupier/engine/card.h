// A playing card in one byte, and a set of cards in eight.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>

namespace croupier {

// Black suits first, so that the colour of a card is one bit and rank with colour one number.
enum class Suit : std::uint8_t { clubs, spades, diamonds, hearts };
enum class Colour : std::uint8_t { black, red };

inline constexpr int ace = 1, jack = 11, queen = 12, king = 13;
inline constexpr int suits = 4, ranks = 13;

struct Card {
    std::uint8_t code = 0;  // rank * 4 + suit; 0 is a card that the viewer may not know

    constexpr bool known() const { return code != 0; }
    constexpr int rank() const { return code >> 2; }
    constexpr Suit suit() const { return static_cast<Suit>(code & 3); }
    constexpr Colour colour() const { return static_cast<Colour>((code >> 1) & 1); }
    // Rank and colour in one number: all that counts when a column is built.
    constexpr int shade() const { return code >> 1; }

    constexpr auto operator<=>(const Card&) const = default;
};

constexpr Card card(int rank, Suit suit) {
    return {static_cast<std::uint8_t>(rank * 4 + static_cast<int>(suit))};
}

constexpr Card one_higher(Card card) { return {static_cast<std::uint8_t>(card.code + 4)}; }

// One rank lower and of the other colour: how all our solitaires build their columns.
constexpr bool stacks_on(Card lower, Card upper) {
    return lower.shade() + 2 == (upper.shade() ^ 1);
}

class CardSet {
public:
    constexpr CardSet() = default;

    constexpr void insert(Card card) { bits_ |= std::uint64_t{1} << card.code; }
    constexpr void erase(Card card) { bits_ &= ~(std::uint64_t{1} << card.code); }
    constexpr void insert_all(CardSet other) { bits_ |= other.bits_; }
    constexpr bool contains(Card card) const { return (bits_ >> card.code & 1) != 0; }
    constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool operator==(const CardSet&) const = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : left_(left) {}
        constexpr Card operator*() const {
            return {static_cast<std::uint8_t>(std::countr_zero(left_))};
        }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

inline constexpr CardSet aces = [] {
    CardSet set;
    for (Suit suit : {Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts})
        set.insert(card(ace, suit));
    return set;
}();

}  // namespace croupier

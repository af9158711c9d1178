// Shades: a card's rank and colour, which decide what may be built on what, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/card.h"

namespace croupier {

// A small set of numbers as bits: shades, or columns of a table.
class BitSet {
public:
    constexpr BitSet() = default;
    constexpr explicit BitSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr BitSet of(int number) { return BitSet(1u << number); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr int front() const { return std::countr_zero(bits_); }  // none of an empty set
    static constexpr int none = 32;
    constexpr BitSet lowest() const {
        return BitSet(bits_ & (0 - bits_));
    }  // empty of an empty set
    constexpr BitSet without_lowest() const { return BitSet(bits_ & (bits_ - 1)); }
    constexpr void insert_if(bool condition, int number) {
        bits_ |= static_cast<std::uint32_t>(condition) << number;
    }
    constexpr bool meets(BitSet other) const { return (bits_ & other.bits_) != 0; }

    constexpr BitSet operator&(BitSet other) const { return BitSet(bits_ & other.bits_); }
    constexpr BitSet operator|(BitSet other) const { return BitSet(bits_ | other.bits_); }
    constexpr BitSet& operator|=(BitSet other) { return *this = *this | other; }
    constexpr bool operator==(const BitSet&) const = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
        constexpr int operator*() const { return std::countr_zero(left_); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint32_t left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    friend constexpr BitSet shades_upon(BitSet);
    std::uint32_t bits_ = 0;
};

using ShadeSet = BitSet;
using ColumnSet = BitSet;

constexpr int rank_of_shade(int shade) { return shade / 2; }
constexpr ShadeSet shade_set(Card card) { return ShadeSet::of(card.shade()); }
inline constexpr ShadeSet king_shades =
    shade_set(card(king, Suit::clubs)) | shade_set(card(king, Suit::hearts));

// What may lie on cards of the given shades: one rank lower, the other colour. A rank is two bits,
// black and red: they change places and move down a rank. Nothing lies on an ace.
constexpr ShadeSet shades_upon(ShadeSet tops) {
    constexpr std::uint32_t black = 0x55555555u;
    const std::uint32_t swapped = (tops.bits_ & black) << 1 | (tops.bits_ >> 1 & black);
    return ShadeSet(swapped >> 2 & ~3u);
}

// Which columns take a card, by its shade: the one question of every move generator.
class Takers {
public:
    // Reads the tops of the columns once; after that each question is one look-up.
    template <class Columns>
    explicit constexpr Takers(const Columns& columns) {
        std::uint32_t bit = 1;
        for (const auto& column : columns) {
            const ShadeSet top = column.run_shades().lowest();
            tops_ |= top;
            auto& row = columns_[static_cast<std::size_t>(top.front())];
            row = static_cast<std::uint8_t>(row | bit);
            bit <<= 1;
        }
    }

    constexpr ShadeSet wanted() const { return shades_upon(tops_); }
    // The columns whose top is of the one shade that takes this one.
    constexpr ColumnSet of(int shade) const {
        return ColumnSet(columns_[static_cast<std::size_t>((shade + 2) ^ 1)]);
    }

private:
    std::array<std::uint8_t, BitSet::none + 1> columns_{};  // by the shade of their top
    ShadeSet tops_;
};

template <class Columns>
constexpr ColumnSet empty_among(const Columns& columns) {
    ColumnSet empty;
    for (int c = 0; c < static_cast<int>(columns.size()); ++c)
        empty.insert_if(columns[static_cast<std::size_t>(c)].empty(), c);
    return empty;
}

// Room in a column: whatever becomes its top can be built down to an ace. If that fits for each
// card, no sequence of moves can overfill it: index plus rank never grows along a run.
template <class Column>
constexpr bool has_room_to_build(const Column& column, int capacity) {
    for (int i = 0; i < column.size(); ++i)
        if (i + column[i].rank() > capacity) return false;
    return true;
}

}  // namespace croupier

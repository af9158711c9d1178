// Shades: a card's rank and colour, which decide what may be built on what, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "croupier/engine/card.h"

namespace croupier {

// A small set of numbers as bits: shades, or columns of a table.
class BitSet {
public:
    constexpr BitSet() = default;
    constexpr explicit BitSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr BitSet of(int number) { return BitSet(1u << number); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr int front() const { return std::countr_zero(bits_); }  // of a set that is not empty
    constexpr int back() const { return 31 - std::countl_zero(bits_); }
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

// A shade for each of up to eight columns, all compared at once; 0, which no card has, for none.
class ShadeByColumn {
public:
    constexpr void set(int column, int shade) {
        shades_ |= static_cast<std::uint64_t>(shade) << (8 * column);
    }
    constexpr ColumnSet of_shade(int shade) const {
        constexpr std::uint64_t ones = 0x0101010101010101u, low = 0x7f * ones;
        const std::uint64_t differs = shades_ ^ (ones * static_cast<std::uint64_t>(shade));
        const std::uint64_t zeros = ~(((differs & low) + low) | differs | low);  // 0x80 where equal
        return ColumnSet(static_cast<std::uint32_t>((zeros >> 7) * 0x0102040810204080u >> 56));
    }

private:
    std::uint64_t shades_ = 0;  // a byte a column
};

// The tops of the columns, read once: what every move generator asks about.
class Tops {
public:
    template <class Columns>
    explicit constexpr Tops(const Columns& columns) {
        int c = 0;
        for (const auto& column : columns) {
            const ShadeSet run = column.run_shades();
            if (run.empty()) {
                empty_.insert_if(column.empty(), c);
            } else {
                cards_.insert(column.top());
                shades_ |= run.lowest();
                shade_of_.set(c, run.front());
            }
            ++c;
        }
    }

    constexpr CardSet cards() const { return cards_; }
    constexpr ColumnSet empty_columns() const { return empty_; }
    constexpr ShadeSet wanted() const { return shades_upon(shades_); }  // what some top takes

    // The columns whose top takes a card of this shade: those with the one shade it may lie on.
    constexpr ColumnSet that_take(int shade) const { return of_shade((shade + 2) ^ 1); }
    constexpr ColumnSet of_shade(int shade) const { return shade_of_.of_shade(shade); }

private:
    CardSet cards_;
    ShadeSet shades_;
    ShadeByColumn shade_of_;
    ColumnSet empty_;
};

// The columns with a card of the wanted shades in their run.
template <class Columns>
constexpr ColumnSet columns_meeting(const Columns& columns, ShadeSet wanted) {
    ColumnSet meeting;
    for (int c = 0; c < columns.size(); ++c)
        meeting.insert_if(columns[c].run_shades().meets(wanted), c);
    return meeting;
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

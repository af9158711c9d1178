// A table of Meridian as its search sees it: small, quick to copy, with a key that ignores what
// makes no difference.
//
// Each card of a column knows the card beneath it, so a run moves by changing one byte, and columns
// that change places give the same key. Stock and waste are one set of cards.
#pragma once

#include <array>
#include <cstdint>

#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/solver/key_set.h"

namespace croupier::solver::meridian {

// Sets of cards as bits, by code.
using Cards = std::uint64_t;
constexpr Cards bit(int code) { return Cards{1} << code; }
constexpr Cards of_rank(int rank) { return Cards{0xf} << 4 * rank; }
// Both cards of a shade (rank and colour in one number).
constexpr Cards of_shade(int shade) { return Cards{3} << 2 * shade; }
constexpr int rank_of(int code) { return code >> 2; }
constexpr int shade_of(int code) { return code >> 1; }

inline constexpr int codes = 56, columns = Meridian::columns_count;
inline constexpr Cards deck = (bit(codes) - 1) & ~of_rank(0);
inline constexpr Cards low_half = (bit(4 * 7) - 1) & deck, high_half = deck & ~low_half;

// Told apart by 128 bits: among a thousand million tables two different ones share a key with a
// chance below one in 10^20.
struct Key {
    std::uint64_t one = 0, two = 0;
    constexpr bool operator==(const Key&) const = default;
    constexpr Key& operator^=(const Key& other) {
        one ^= other.one;
        two ^= other.two;
        return *this;
    }
};
constexpr std::uint64_t mixed(const Key& key) { return key.one; }

// The type that a column gets from its first card.
constexpr ColumnType type_by(int base) {
    return rank_of(base) == ace    ? ColumnType::from_ace
           : rank_of(base) == king ? ColumnType::from_king
                                   : ColumnType::untyped;
}

// The eight foundations: up by suit, then down by suit; and how many cards of it come before one.
constexpr std::size_t foundation_of(int code) {
    return static_cast<std::size_t>((code & 3) + (rank_of(code) >= 7 ? 0 : suits));
}
constexpr int place_in_foundation(int code) {
    return rank_of(code) >= 7 ? rank_of(code) - 7 : 6 - rank_of(code);
}

// Where cards come from and go to; the columns are 0 to 6.
enum Place : std::uint8_t { in_pocket = 7, in_stock = 8, at_home = 9 };

// One step of the search: a card, with what lies on it, goes to a place. To a column it may go over
// a bridge: cards of the stock that are laid there first, each on the one before. To go home it
// takes the cards of the stock along that its foundation wants before.
struct Step {
    std::uint8_t card;
    std::uint8_t from;
    std::uint8_t to;
    std::uint8_t bridge = 0;  // how many cards of the stock
    std::int8_t way = 0;      // +1 when the bridge goes up
    std::uint16_t suits = 0;  // bit i - 1: which suit of its colour the card i before `card` has

    // The card `before` places before the one that lands: 1 is the last of the bridge.
    constexpr int bridge_card(int before) const {
        const int shade = (shade_of(card) - 2 * way * before) ^ (before & 1);
        return 2 * shade + (suits >> (before - 1) & 1);
    }
};

// What stays the same during a search.
struct Rules {
    explicit Rules(const Meridian& start);

    bool any_start, lock, capped, takeback, unlimited;
    int pockets;
    // The cards of waste and stock in the order in which they are drawn, and the place of each.
    std::array<std::uint8_t, Meridian::stock_capacity> order{};
    std::array<std::uint8_t, codes> turn{};
};

struct Table {
    Table() = default;
    explicit Table(const Meridian& start);

    // Cards of the stock go home in the end by themselves, if there are passes enough.
    bool won(const Rules& rules) const {
        return home == deck || (rules.unlimited && (home | stock) == deck);
    }
    bool complete() const;  // is every card on the table or home?
    // The way the two cards at the top of a column run; 0 when they are no neighbours.
    int way(int column) const;
    // The cards that their foundations want next.
    static Cards next_home(Cards home) {
        return (((home << 4 | of_rank(7)) & high_half) | ((home >> 4 | of_rank(6)) & low_half)) &
               ~home;
    }
    // The cards of its foundation from the first to this one.
    static Cards up_to(int card) {
        const Cards suit = Cards{0x1111111111111111} << (card & 3);
        return rank_of(card) >= 7 ? suit & high_half & (bit(card + 1) - 1)
                                  : suit & low_half & ~(bit(card) - 1);
    }
    bool is_top_of_waste(const Rules& rules, int card) const {
        return drawn > 0 && rules.order[drawn - 1u] == card;
    }

    void apply(const Rules& rules, const Step& step);

    std::array<std::uint8_t, codes> beneath{};  // 0 for the base of a column
    std::array<std::uint8_t, columns> top{};    // 0 for an empty column
    std::array<ColumnType, columns> type{};
    std::array<std::uint8_t, Meridian::pockets_count> pocket{};  // 0 for an empty one
    std::uint8_t drawn = 0;   // with few passes: the turns up to the top of the waste
    std::uint8_t passes = 0;  // with few passes: left, this one included
    std::array<std::uint8_t, 2 * suits> height{};  // of the foundations
    Cards stock = 0, home = 0, face_down = 0;
    Key key{1, 1};  // by difference to the start

private:
    void send_home(int card);
    void take(const Rules& rules, const Step& step);
    void take_from_stock(const Rules& rules, int card);
    void lay(int column, int card, int last);
    void settle(int column, int left);
};

}  // namespace croupier::solver::meridian

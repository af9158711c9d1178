// A position of Klondike as the search sees it, and what stays the same during one search.
#pragma once

#include <array>
#include <cstddef>

#include "croupier/engine/games/klondike/klondike.h"
#include "croupier/solver/klondike/cards.h"

namespace croupier::solver::klondike {

// With all cards known a position is told by the cards home, how far each column is dug, and the
// stock. A dug column ends in its bed: the deepest card of the run that lies on buried cards, or on
// the bare table. All other cards in sight are placed: which of its two bearers a placed card lies
// on does not matter (cards.h), and a king on the bare table counts as placed.
struct State {
    Cards home = floor_cards;
    Cards sight = 0;           // in the columns, not buried
    Cards beds = 0;            // of those, the beds, one for each dug column
    Cards buried = 0;          // in the columns, out of sight
    std::uint64_t depths = 0;  // a byte per column: its bed and the layers buried beneath
    std::uint64_t dug = 0;     // the depths' share of the key
    std::uint32_t stock = 0;   // the cards of stock and waste that are left, by their places
    std::uint8_t offset = 0;   // how many of them are in the waste
    std::uint8_t passes = 0;   // left, this one included; 0 is without limit

    Cards placed() const { return sight & ~beds; }
    Cards stocked() const { return all_cards & ~home & ~sight & ~buried; }
    Cards uncovered_now() const { return uncovered(sight, placed()); }
    int empty_columns() const {
        return Klondike::columns_count - count_of(beds | (sight & king_cards));
    }
    void send_home(Cards cards) {
        home |= cards;
        sight &= ~cards;
    }
    void fetch_back(Cards cards) {
        home &= ~cards;
        sight |= cards;
    }
};

class Layout {
public:
    // False when some card can never come home: it is missing, or in a column that cannot be
    // turned up.
    bool lay_out(const Klondike& start);

    // All of the stock is in reach all the time.
    bool is_easiest() const { return draw_ == 1 && !limited_; }
    // The same cards, drawn one at a time in as many passes as one likes.
    Layout made_easy() const;

    const State& start() const { return start_; }
    bool limited() const { return limited_; }
    int draw() const { return draw_; }
    Cards bases() const { return bases_; }  // beds on the bare table

    // Each position that the moves of the search can reach has a number of its own, never 0.
    std::uint64_t key(const State& state) const;

    // The cards of stock and waste that can be had by drawing and recycling alone.
    Cards in_reach(const State& state) const;
    // Nothing but drawing and playing home is left to do, and that cannot fail.
    bool wins(const State& state) const {
        return (state.beds & ~bases_) == 0 && (state.stock == 0 || is_easiest());
    }

    // Some card can never be dug up, whatever is done. (Not all such positions are recognised.)
    bool is_dead(const State& state) const;

    // The card leaves the stock; where to is for the caller to say.
    void take_from_stock(State& state, Card card) const;
    // The bed is a bed no more; what lay beneath comes in sight.
    void dig(State& state, Card bed) const;
    // Beds on the most layers come first.
    template <class F>
    void each_deepest_first(const State& state, Cards beds, F&& visit) const;
    // Sends home what can go without loss.
    template <class Sink>
    void settle(State& state, Sink&& sink) const;

private:
    static constexpr std::size_t columns = Klondike::columns_count;
    static constexpr std::size_t layers = Klondike::column_capacity + 1;

    struct Layer {
        Card bed;
        Cards seen = 0;  // the bed and what lies on it when it comes in sight
    };
    std::size_t depth_of(const State& state, Card bed) const {
        return state.depths >> (8 * column_of_[bed.code]) & 0xff;
    }
    bool lay_column(std::size_t index, const Column<Klondike::column_capacity>& column);
    Cards last_safe(const State& state) const;

    std::array<std::array<Layer, layers>, columns> layers_{};
    std::array<std::uint8_t, 64> column_of_{};
    std::array<std::uint8_t, 64> place_of_{};
    std::array<Card, Klondike::stock_capacity> stock_{};
    std::array<std::uint64_t, columns> column_weight_{};
    std::array<std::uint64_t, suits> suit_weight_{};
    std::uint64_t offset_weight_ = 0, passes_weight_ = 0;
    Cards bases_ = 0;
    int draw_ = 3;
    bool limited_ = false;
    State start_;
};

template <class F>
void Layout::each_deepest_first(const State& state, Cards beds, F&& visit) const {
    while (beds != 0) {
        Card deepest = lowest(beds);
        std::size_t most = 0;
        each_card(beds, [&](Card bed) {
            const std::size_t depth = depth_of(state, bed);
            if (depth <= most) return;
            most = depth;
            deepest = bed;
        });
        visit(deepest);
        beds &= ~just(deepest);
    }
}

// `sink(card, from_stock)` is told of each card that goes home.
template <class Sink>
void Layout::settle(State& state, Sink&& sink) const {
    while (true) {
        const Cards next = next_home(state.home);
        const Cards open = next & state.uncovered_now();
        // A placed card that goes home can be fetched back at once: nothing is lost. Of a pair only
        // one goes, because it may have borne what lies on its twin.
        Cards up = open & state.placed();
        up &= ~((up & even_cards) << 1);
        if (up != 0) {
            state.send_home(up);
            each_card(up, [&](Card card) { sink(card, false); });
            continue;
        }
        const Cards safe = next & safe_home(state.home);
        if (const Cards bed = safe & open & state.beds; bed != 0) {
            const Card card = lowest(bed);
            state.send_home(just(card));
            dig(state, card);
            sink(card, false);
            continue;
        }
        if (const Cards last = safe & last_safe(state); last != 0) {
            const Card card = lowest(last);
            take_from_stock(state, card);
            state.home |= just(card);
            sink(card, true);
            continue;
        }
        return;
    }
}

}  // namespace croupier::solver::klondike

// What can be done next in Klondike: the plays that cannot be taken back.
//
// Cards go home and are fetched back at will as long as they are placed, so all positions that
// differ by such preparations are one; a play digs up a bed or takes a card from the stock, for
// good.
#pragma once

#include <vector>

#include "croupier/solver/klondike/state.h"

namespace croupier::solver::klondike {

// After the preparations that leave these cards home, the card goes home or to a column. Where that
// takes an empty column to be made, `cleared` is the base that is carried away for it first.
struct Play {
    Cards home = 0;
    Card card;
    Card cleared;
    bool goes_home = false;
};

class Plays {
public:
    // By promise: what turns up a card, then what leads to that at once, then what costs no place
    // in a column. That finds an easy win sooner; by rank, the low cards first, is better where it
    // takes long.
    enum class Order : std::uint8_t { by_rank, by_promise };
    void sort(Order order) { order_ = order; }

    // Adds the plays that need no preparation, or, by promise, only the first few of them.
    void list_near(const Layout& layout, const State& state, std::vector<Play>& plays,
                   bool best_only = false);
    // Adds the others, of the position whose near plays were listed last. Two plays may lead to one
    // position.
    void list_far(const Layout& layout, const State& state, std::vector<Play>& plays);
    // The cards that go home or are fetched back, one after another, to have these home.
    std::vector<Card> preparations(const Layout& layout, const State& state, Cards home);
    std::size_t bytes() const { return preparations_.capacity() * sizeof(Preparation); }

private:
    // A position within reach by preparations, and the plays that an earlier one with more cards
    // home has already offered.
    struct Preparation {
        Cards home = 0;
        Cards homeward = 0, columnward = 0, cleared = 0;
        Cards fetched = 0, sent = 0;  // what the next preparation can be
        std::size_t from = 0;
    };
    void add(Cards home, std::size_t from);
    void go_on(std::size_t at);  // adds what is one preparation further
    void offer(const Layout& layout, const State& state, std::size_t at, std::vector<Play>& plays,
               bool best_only = false);

    std::vector<Preparation> preparations_;
    Cards reach_ = 0;
    Order order_ = Order::by_rank;
};

// The position after a play, not yet settled.
State after(const Layout& layout, State state, const Play& play);

}  // namespace croupier::solver::klondike

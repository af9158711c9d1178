// The search for progress, with stock and waste as a set.
#include "croupier/engine/games/meridian/dead.h"

#include <algorithm>
#include <vector>

#include "croupier/engine/table.h"

namespace croupier {
namespace {

// With draws of one card and any number of passes each card of stock and waste can be made the top
// of the waste, whatever happens to the others: so they are a set, and draws need no search. With
// fewer passes the set allows more than the rules do, and "no" stays true.
Meridian with_open_stock(Meridian state) {
    std::vector<Card> cards;
    while (!state.stock.empty()) cards.push_back(state.stock.pop());
    while (!state.waste.empty()) cards.push_back(state.waste.pop());
    std::ranges::sort(cards);
    for (Card card : cards) state.waste.push(card);
    state.options.passes = Meridian::Passes::last;  // nothing is drawn here
    return state;
}

Meridian with_top(const Meridian& state, int index) {
    Meridian other = state;
    std::vector<Card> cards;
    for (int i = 0; i < state.waste.size(); ++i)
        if (i != index) cards.push_back(state.waste[i]);
    cards.push_back(state.waste[index]);
    other.waste.assign(cards, 0);
    return other;
}

}  // namespace

Verdict meridian_can_progress(const Meridian& state, std::size_t limit) {
    const Standing start = state.standing();
    StateSet<Meridian> seen;
    bool found = false;
    const auto reach = [&](const Meridian& from, Move move) {
        Meridian next = from;
        next.apply(move);
        found = found || next.standing().better_than(start);
        if (!found && seen.size() < limit) seen.insert(with_open_stock(next));
    };
    seen.insert(with_open_stock(state));
    for (std::size_t at = 0; at < seen.size() && !found; ++at) {
        const Meridian now = seen[at];
        for (Move move : now.legal_moves())
            if (move.kind == MoveKind::carry && move.from != Meridian::waste_place &&
                !only_swaps_columns(now, move))
                reach(now, move);
        for (int i = 0; i < now.waste.size() && !found; ++i) {
            const Meridian open = with_top(now, i);
            for (Move move : open.legal_moves())
                if (move.kind == MoveKind::carry && move.from == Meridian::waste_place &&
                    !only_swaps_columns(open, move))
                    reach(open, move);
        }
    }
    if (found) return Verdict::yes;
    return seen.size() < limit ? Verdict::no : Verdict::unknown;
}

}  // namespace croupier

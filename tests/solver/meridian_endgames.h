// Small positions of Meridian made at random.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/engine/random.h"

namespace croupier::test {

// Every option of the rules in turn, the usual ones most often.
inline Meridian::Options random_options(PlayoutRandom& random) {
    Meridian::Options options;
    options.mode = static_cast<Meridian::Variant>(random.below(4));
    if (random.below(3) == 0) options.passes = static_cast<Meridian::Passes>(1 + random.below(3));
    if (random.below(4) == 0) options.empty = Meridian::Empty::any;
    if (random.below(4) == 0) options.lock = Meridian::Lock::off;
    if (random.below(4) == 0) options.ends = Meridian::Ends::open;
    if (random.below(2) == 0) options.recycle = Meridian::Recycle::own;
    options.takeback = random.below(6) == 0;
    return options;
}

// About that many cards of two to four foundations are left. They lie in a few columns, mostly with
// those on top that are wanted last, or there would hardly be a position that is lost.
inline Meridian random_endgame(const Meridian::Options& options, std::size_t cards_left,
                               PlayoutRandom& random, int most_drawable = 3) {
    Meridian state;
    state.options = options;
    std::array<int, 2 * suits> home{7, 7, 7, 7, 6, 6, 6, 6};
    std::array<std::size_t, 4> open{};
    for (std::size_t& foundation : open) foundation = random.below(home.size());
    const std::size_t foundations = 2 + random.below(3);
    for (std::size_t left = cards_left; left > 0; --left) {
        int& height = home[open[random.below(foundations)]];
        height = std::max(0, height - 1);
    }
    struct Wanted {
        Card card;
        std::size_t when;
    };
    std::vector<Wanted> cards;
    for (std::size_t f = 0; f < home.size(); ++f) {
        const Suit suit = static_cast<Suit>(f % suits);
        const int slot = decltype(state.up)::slot_of(suit);
        for (int i = 0; i < (f < suits ? 7 : 6); ++i) {
            const Card next = card(f < suits ? 7 + i : 6 - i, suit);
            if (i >= home[f]) {
                const std::size_t when = static_cast<std::size_t>(i) + random.below(4);
                cards.push_back({next, when * deck_size + cards.size()});
            } else if (f < suits) {
                state.up[slot].push(next);
            } else {
                state.down[slot].push(next);
            }
        }
    }
    std::ranges::sort(cards, {}, &Wanted::when);

    const std::size_t columns = 1 + random.below(5),
                      drawable = random.below(static_cast<std::size_t>(most_drawable));
    for (const auto& [card, when] : cards) {
        const std::size_t where = random.below(8);
        const int pocket = static_cast<int>(random.below(2));
        if (where < drawable && state.stock.size() + state.waste.size() < most_drawable) {
            if (random.below(2) == 0) {
                state.stock.push(card);
            } else {
                state.waste.push(card);
            }
        } else if (where >= 6 && pocket < state.pockets() && state.pocket[pocket].empty()) {
            state.pocket[pocket].push(card);
        } else {
            state.columns[static_cast<int>(random.below(columns))].push(card);
        }
    }
    for (MeridianColumn& column : state.columns) {
        const auto size = static_cast<std::size_t>(column.size());
        if (size > 1 && state.hides_cards()) column.turn_down(static_cast<int>(random.below(size)));
        if (size == 1 || random.below(2) == 0) column.type_by_base();
    }
    return state;
}
}  // namespace croupier::test

// Which cards a pile would take next, asked of the rule book itself.
#pragma once

#include <vector>

#include "croupier/engine/table.h"

namespace croupier {

// By place: of foundations and empty columns the cards that they would take, of all other piles
// none. Each card in turn is laid alone on a column and its move is checked.
template <GameState S>
std::vector<CardSet> wants_of(const S& state) {
    std::vector<CardSet> wants(static_cast<std::size_t>(pile_count<S>));
    std::vector<int> sources;
    for (int place = 0; place < pile_count<S>; ++place)
        if (role_of<S>(place) == Role::column && sources.size() < 2) sources.push_back(place);
    const auto lay = [](S& trial, int source, Card card) {
        S::each_pile(trial, [&, place = 0](const PileInfo&, auto& pile) mutable {
            if (place++ == source) pile.assign({&card, 1}, 0);
        });
    };
    const auto is_asked = [&](int place) {
        return role_of<S>(place) == Role::foundation ||
               (role_of<S>(place) == Role::column && pile_size(state, place) == 0);
    };
    for (int source : sources) {
        for (int number = 4 * ace; number < 4 * (king + 1); ++number) {
            const Card card{static_cast<std::uint8_t>(number)};
            S trial = state;
            lay(trial, source, card);
            for (int place = 0; place < pile_count<S>; ++place)
                if (place != source && is_asked(place) &&
                    trial.check(carry(source, place)) == Refusal::none)
                    wants[static_cast<std::size_t>(place)].insert(card);
        }
    }
    return wants;
}

}  // namespace croupier

// What a seat may see: a State with blank cards, in a type that only observe can make.
#pragma once

#include "croupier/engine/game.h"

namespace croupier {

template <GameState S>
class View {
public:
    const S& state() const { return state_; }
    bool operator==(const View&) const = default;

private:
    template <GameState T>
    friend View<T> observe(const T&, Seat, CardSet);
    explicit View(const S& state) : state_(state) {}
    S state_;
};

// `known` are cards that the seat has seen where they lie, although they lie face down now.
template <GameState S>
View<S> observe(const S& state, Seat seat, CardSet known = {}) {
    View<S> view(state);
    if (state.to_act() == Seat::nobody) return view;  // B-016: what is over is open
    S::each_pile(view.state_, [&](const PileInfo& info, auto& pile) {
        const bool may_look = info.owner == Seat::nobody || info.owner == seat;
        const int hidden = may_look ? pile.face_down() : pile.size();
        for (int i = 0; i < hidden; ++i)
            if (!known.contains(pile[i])) pile.conceal(i);
        if constexpr (requires { pile.conceal_secret(state.options, may_look); })
            pile.conceal_secret(state.options, may_look);
    });
    return view;
}

// The cards that a seat sees.
template <GameState S>
CardSet visible_cards(const S& state, Seat seat) {
    CardSet seen;
    const bool open = state.to_act() == Seat::nobody;
    S::each_pile(state, [&](const PileInfo& info, const auto& pile) {
        if (!open && info.owner != Seat::nobody && info.owner != seat) return;
        for (int i = open ? 0 : pile.face_down(); i < pile.size(); ++i) seen.insert(pile[i]);
    });
    return seen;
}

}  // namespace croupier

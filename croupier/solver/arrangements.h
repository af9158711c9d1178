// Arrangements of the cards that a player has not seen, laid where they may lie.
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "croupier/engine/game.h"
#include "croupier/engine/random.h"

namespace croupier::solver {

// What a player has seen who peeks.
inline constexpr CardSet whole_pack = [] {
    CardSet cards;
    for (int rank = ace; rank <= king; ++rank)
        for (int suit = 0; suit < suits; ++suit) cards.insert(card(rank, static_cast<Suit>(suit)));
    return cards;
}();

// The same seed draws the same arrangements. Where the cards lie in truth does not show in them.
template <GameState S>
class Arrangements {
public:
    Arrangements(const S& state, CardSet known, std::uint64_t seed) : known_(known), random_(seed) {
        each_unseen(state, [&](const auto& pile, int index) { unseen_.push_back(pile[index]); });
        std::ranges::sort(unseen_);
    }

    int unseen() const { return static_cast<int>(unseen_.size()); }
    // How many to look at: when nothing is hidden, one answer holds for all.
    std::uint64_t samples(int asked) const {
        return unseen_.empty() ? 1 : static_cast<std::uint64_t>(asked);
    }

    void draw() {
        for (std::size_t i = unseen_.size(); i > 1; --i)
            std::swap(unseen_[i - 1], unseen_[random_.below(i)]);
    }
    // What was drawn, in that position or in an earlier one of its line of play: a card that was
    // never seen was never moved, so that they lie in the same order in all of them.
    S in(S state) const {
        std::size_t next = 0;
        each_unseen(state, [&](auto& pile, int index) {
            if constexpr (requires { pile.put(index, Card{}); }) pile.put(index, unseen_[next++]);
        });
        return state;
    }

private:
    // Foundations cannot hold any.
    template <class State, class F>
    void each_unseen(State& state, F&& visit) const {
        S::each_pile(state, [&](const PileInfo& info, auto& pile) {
            if (info.role == Role::foundation) return;
            for (int i = 0; i < pile.size(); ++i)
                if (!known_.contains(pile[i])) visit(pile, i);
        });
    }

    CardSet known_;
    std::vector<Card> unseen_;
    PlayoutRandom random_;
};

}  // namespace croupier::solver

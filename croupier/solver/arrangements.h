// Arrangements of the cards that a player has not seen, laid where they may lie.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "croupier/engine/game.h"
#include "croupier/engine/observe.h"
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
    Arrangements(const S& state, CardSet known, std::uint64_t seed)
        : known_(known), unseen_(cards_at(state, unseen_places(state))), random_(seed) {
        std::ranges::sort(unseen_);
        drawn_ = unseen_;
    }

    int unseen() const { return static_cast<int>(unseen_.size()); }
    // How many to look at: when nothing is hidden, one answer holds for all.
    std::uint64_t samples(int asked) const {
        return unseen_.empty() ? 1 : static_cast<std::uint64_t>(asked);
    }

    void draw() {
        for (std::size_t i = drawn_.size(); i > 1; --i)
            std::swap(drawn_[i - 1], drawn_[random_.below(i)]);
    }
    // What was drawn, in that position or in an earlier one of its line of play: a card that was
    // never seen was never moved, so that they lie in the same order in all of them.
    S in(const S& state) const { return with(state, unseen_places(state), drawn_); }
    // The same for all positions that a player cannot tell from this one.
    S blank(const S& state) const { return with(state, unseen_places(state), unseen_); }

    // Has a card been turned up in this position that the player has not seen?
    bool shows_more(const S& state) const {
        const CardSet visible = visible_cards(state, Seat::first);
        return !((visible & known_) == visible);
    }

    // Is a table as somebody imagined it like the real one wherever the player has looked since?
    bool look_alike(const S& real, const S& imagined) const {
        const Places hidden = unseen_places(real);
        return fits(imagined, hidden) && with(imagined, hidden, cards_at(real, hidden)) == real;
    }
    // A later position of the real line of play, its unseen cards where they were imagined in a
    // table that looks like the earlier one.
    S imagined(const S& later, const S& earlier, const S& imagined_earlier) const {
        return with(later, unseen_places(later),
                    cards_at(imagined_earlier, unseen_places(earlier)));
    }

private:
    struct Place {
        int pile, index;
    };
    using Places = std::vector<Place>;

    // visit(pile, its number) for all piles that can hold an unseen card: foundations cannot.
    template <class State, class F>
    static void each_pile(State& state, F&& visit) {
        int number = 0;
        S::each_pile(state, [&](const PileInfo& info, auto& pile) {
            if (info.role != Role::foundation) visit(pile, number);
            ++number;
        });
    }
    Places unseen_places(const S& state) const {
        Places places;
        each_pile(state, [&](const auto& pile, int number) {
            for (int i = 0; i < pile.size(); ++i)
                if (!known_.contains(pile[i])) places.push_back({number, i});
        });
        return places;
    }
    // Places are in the order of the piles, so that one walk meets them all.
    static bool fits(const S& state, const Places& places) {
        std::size_t met = 0;
        each_pile(state, [&](const auto& pile, int number) {
            while (met < places.size() && places[met].pile == number &&
                   places[met].index < pile.size())
                ++met;
        });
        return met == places.size();
    }
    static std::vector<Card> cards_at(const S& state, const Places& places) {
        std::vector<Card> cards;
        each_pile(state, [&](const auto& pile, int number) {
            while (cards.size() < places.size() && places[cards.size()].pile == number)
                cards.push_back(pile[places[cards.size()].index]);
        });
        return cards;
    }
    static S with(S state, const Places& places, const std::vector<Card>& cards) {
        std::size_t next = 0;
        each_pile(state, [&](auto& pile, int number) {
            for (; next < places.size() && places[next].pile == number; ++next)
                if constexpr (requires { pile.put(0, Card{}); })
                    pile.put(places[next].index, cards[next]);
        });
        return state;
    }

    CardSet known_;
    std::vector<Card> unseen_;  // in the order of the pack
    std::vector<Card> drawn_;
    PlayoutRandom random_;
};

}  // namespace croupier::solver

// Small positions of Cards, and a plain search to judge a verdict by.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/search.h"
#include "solver/searches.h"
#include "tests/support/cards.h"

namespace croupier::test {

// Numbers that are the same everywhere (SplitMix64, by Sebastiano Vigna).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    int below(int bound) {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15ULL;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
        return static_cast<int>((z ^ z >> 31) % static_cast<std::uint64_t>(bound));
    }

private:
    std::uint64_t state_;
};

// An endgame: the last `left` cards that the foundations want, at random in the first columns, of
// which each shows at most `open` cards.
inline Cards endgame(Dice& dice, Cards::Stacks stacks, int left, int columns, int open) {
    Cards state;
    state.options.stacks = stacks;
    std::vector<Card> cards;
    std::array<int, suits> heights{king, king, king, king};
    while (static_cast<int>(cards.size()) < left) {
        const auto suit = static_cast<std::size_t>(dice.below(suits));
        if (heights[suit] > 0) cards.push_back(card(heights[suit]--, static_cast<Suit>(suit)));
    }
    for (std::size_t suit = 0; suit < suits; ++suit)
        if (heights[suit] > 0)
            state.foundations[state.foundations.slot_of(static_cast<Suit>(suit))].push(
                card(heights[suit], static_cast<Suit>(suit)));
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    for (Card card : cards) state.columns[dice.below(columns)].push(card);
    for (auto& column : state.columns)
        if (!column.empty()) column.turn_down(std::max(0, column.size() - 1 - dice.below(open)));
    return state;
}

// Columns have no order that matters to a win.
inline Cards with_sorted_columns(Cards state) {
    std::sort(state.columns.begin(), state.columns.end(), [](const auto& one, const auto& other) {
        return (one.empty() ? Card{} : one[0]) < (other.empty() ? Card{} : other[0]);
    });
    return state;
}

// Every position that the engine's moves reach, the last found first.
inline Verdict plain_verdict(const Cards& start, std::size_t limit) {
    if (start.won()) return Verdict::yes;
    StateSet<Cards> seen;
    std::vector<std::size_t> open{0};
    seen.insert(with_sorted_columns(start));
    while (!open.empty()) {
        const Cards state = seen[open.back()];
        open.pop_back();
        // Moves from foundations are listed last and moves to them go before all others: a win is
        // found sooner when these are looked at last and first.
        const MoveList moves = state.legal_moves();
        for (bool homeward : {false, true}) {
            for (std::size_t i = moves.size(); i-- > 0;) {
                if ((role_of<Cards>(moves[i].to) == Role::foundation) != homeward) continue;
                Cards next = state;
                next.apply(moves[i]);
                if (next.won()) return Verdict::yes;
                if (seen.insert(with_sorted_columns(next))) open.push_back(seen.size() - 1);
            }
        }
        if (seen.size() > limit) return Verdict::unknown;
    }
    return Verdict::no;
}

inline Verdict searched(SearchOf<Cards>& search, const Cards& start,
                        const SearchLimits& limits = {}) {
    search.begin(start, limits);
    while (!search.step(1000)) {
    }
    return search.verdict();
}

}  // namespace croupier::test

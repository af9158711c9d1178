// Small endgames of Klondike at random, and a plain search that knows nothing but the rules.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/games/klondike.h"
#include "engine/search.h"

namespace croupier::test {

// Numbers that look random and are the same everywhere (SplitMix64, by Sebastiano Vigna).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    int below(int bound) {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return static_cast<int>((z ^ z >> 31) % static_cast<std::uint64_t>(bound));
    }

private:
    std::uint64_t state_;
};

// Columns are interchangeable: the one order that stands for all.
inline Klondike with_sorted_columns(Klondike state) {
    const auto before = [](const auto& a, const auto& b) {
        for (int i = 0; i < a.size() && i < b.size(); ++i)
            if (a[i] != b[i]) return a[i] < b[i];
        return a.size() < b.size();
    };
    std::ranges::sort(state.columns, before);
    return state;
}

// Every move of every position, until a win is found, all was seen, or too much was seen.
inline Verdict plain_verdict(const Klondike& start, std::size_t limit) {
    StateSet<Klondike> seen;
    std::vector<Klondike> open{with_sorted_columns(start)};
    seen.insert(open.back());
    while (!open.empty()) {
        const Klondike state = open.back();
        open.pop_back();
        if (state.outcome() == Outcome::won) return Verdict::yes;
        if (seen.size() > limit) return Verdict::unknown;
        const MoveList moves = state.legal_moves();
        for (const bool homeward : {false, true}) {
            for (Move move : moves) {
                const bool goes_home = move.to > 0 && move.to < Klondike::first_column;
                if (goes_home != homeward) continue;
                Klondike next = state;
                next.apply(move);
                next = with_sorted_columns(next);
                if (seen.insert(next)) open.push_back(next);
            }
        }
    }
    return Verdict::no;
}

// The low cards are home, the others lie in a few columns and in the stock.
struct EndgameShape {
    int cards = 12;   // about, not home
    int columns = 3;  // that hold cards
    int stocked = 4;  // of the cards
    int odd = 0;      // in a hundred columns: face-up cards that are no run
    Klondike::Options options;
};

inline Klondike endgame(const EndgameShape& shape, Dice& dice) {
    Klondike state;
    state.options = shape.options;
    int home[suits] = {};
    std::vector<Card> left;
    for (int n = 52 - shape.cards; n > 0;) {
        int& height = home[dice.below(suits)];
        if (height < ranks - (dice.below(20) > 0)) ++height, --n;
    }
    for (int s = 0, slot = 0; s < suits; ++s) {
        for (int rank = 1; rank <= ranks; ++rank)
            if (rank > home[s]) left.push_back(card(rank, static_cast<Suit>(s)));
        if (home[s] == 0) continue;
        state.foundations[slot++].push(card(home[s], static_cast<Suit>(s)));
    }
    for (std::size_t i = left.size(); i > 1; --i)
        std::swap(left[i - 1], left[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    const int wasted = shape.stocked > 0 ? dice.below(shape.stocked + 1) : 0;
    for (int i = 0; i < shape.stocked && !left.empty(); ++i, left.pop_back()) {
        if (i < wasted) {
            state.waste.push(left.back());
        } else {
            state.stock.push(left.back());
        }
    }
    std::vector<Card> columns[Klondike::columns_count];
    for (Card card : left) columns[dice.below(shape.columns)].push_back(card);
    for (int c = 0; c < Klondike::columns_count; ++c) {
        auto& cards = columns[c];
        int down = static_cast<int>(cards.size()) - 1;
        while (down > 0 &&
               stacks_on(cards[static_cast<std::size_t>(down)],
                         cards[static_cast<std::size_t>(down - 1)]) &&
               dice.below(2) > 0)
            --down;
        if (down > 0 && dice.below(100) < shape.odd) down = dice.below(down + 1);
        state.columns[c].assign(cards, std::max(down, 0));
    }
    return state;
}

}  // namespace croupier::test

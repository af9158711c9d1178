// Random playouts and their fingerprint: one number that changes when any rule does, the same in
// every build and in WebAssembly.
#pragma once

#include <string>

#include "croupier/engine/hash.h"
#include "croupier/engine/house_rules.h"
#include "croupier/engine/random.h"

namespace croupier {

struct Playouts {
    std::uint64_t moves = 0;
    std::uint64_t draws = 0;  // of the moves, those that draw or recycle
    std::uint64_t won = 0;
    std::uint64_t fingerprint = 0;
};

// "moves draws won fingerprint", for programs.
std::string to_text(const Playouts& playouts);

inline constexpr int longest_playout = 500;

// Uniform choice among the legal moves, at most 500 a game; deals are numbered from 1.
template <Game G>
Playouts random_playouts(std::uint64_t first_deal, std::uint64_t deals) {
    using State = typename G::State;
    Playouts sum;
    for (std::uint64_t number = first_deal; number < first_deal + deals; ++number) {
        State state = State::deal({}, G::numbered_deck(number));
        PlayoutRandom random(number);
        for (int i = 0; i < longest_playout; ++i) {
            const MoveList moves = state.legal_moves();
            if (moves.empty()) break;
            const Move move = moves[random.below(moves.size())];
            state.apply(move);
            ++sum.moves;
            if (move.kind == MoveKind::draw || move.kind == MoveKind::recycle) ++sum.draws;
        }
        if (state.outcome() == Outcome::won) ++sum.won;
        sum.fingerprint = sum.fingerprint * 31 + hash(state);
    }
    return sum;
}

}  // namespace croupier

// Perft: how many sequences of legal moves of a given length a position has.
#pragma once

#include <vector>

#include "croupier/engine/game.h"

namespace croupier {

template <GameState S>
std::uint64_t perft(const S& state, int depth) {
    if (depth == 0) return 1;
    const MoveList moves = state.legal_moves();
    if (depth == 1) return moves.size();
    std::uint64_t count = 0;
    for (Move move : moves) {
        S next = state;
        next.apply(move);
        count += perft(next, depth - 1);
    }
    return count;
}

// The same in slices: a caller can show progress between them, or stop.
class PerftCount {
public:
    PerftCount() = default;
    PerftCount(const PerftCount&) = delete;
    PerftCount& operator=(const PerftCount&) = delete;
    virtual ~PerftCount() = default;

    // Counts on for about so many positions; true when all is counted.
    virtual bool step(int positions) = 0;

    virtual std::uint64_t sequences() const = 0;  // so far
};

template <GameState S>
class PerftCountOf final : public PerftCount {
public:
    PerftCountOf(const S& state, int depth) : depth_(static_cast<std::size_t>(depth)) {
        if (depth == 0) sequences_ = 1;
        if (depth > 0) open_.push_back({state, state.legal_moves()});
    }

    std::uint64_t sequences() const override { return sequences_; }

    bool step(int positions) override {
        for (int visited = 0; visited < positions && !open_.empty(); ++visited) {
            if (open_.size() == depth_) {
                sequences_ += open_.back().moves.size();
                open_.pop_back();
                continue;
            }
            Node& node = open_.back();
            if (node.next == node.moves.size()) {
                open_.pop_back();
                continue;
            }
            S child = node.state;
            child.apply(node.moves[node.next++]);
            open_.push_back({child, child.legal_moves()});
        }
        return open_.empty();
    }

private:
    struct Node {
        S state;
        MoveList moves;
        std::size_t next = 0;
    };
    std::size_t depth_;
    std::uint64_t sequences_ = 0;
    std::vector<Node> open_;  // the way from the root
};

}  // namespace croupier

// The shortest line there is, by A*: positions in the order of the moves made plus the cards not
// yet home. A move brings at most one card home, so a line can never be shorter than that sum.
#pragma once

#include <algorithm>
#include <vector>

#include "croupier/engine/search.h"
#include "croupier/engine/table.h"
#include "croupier/solver/search.h"

namespace croupier::solver {

template <GameState S>
class ShortestLine {
public:
    // Only lines shorter than `bound` moves are looked for.
    ShortestLine(const S& start, std::size_t bound, const SearchLimits& limits)
        : bound_(bound), limits_(limits) {
        reach(start, 0, Move{}, 0);
    }

    // True once a shortest line is found, there is none, or a limit is hit.
    bool step(std::uint64_t states) {
        for (; states > 0 && !ended(); --states) {
            while (least_ < bound_ && (least_ >= open_.size() || open_[least_].empty())) ++least_;
            if (least_ >= bound_) {
                is_proven_ = true;
                break;
            }
            const std::size_t at = open_[least_].back();
            open_[least_].pop_back();
            if (!nodes_[at].is_open) continue;
            nodes_[at].is_open = false;
            expand(at);
        }
        return ended();
    }
    // All shorter lines were looked at: line() is the shortest, or if empty there is none.
    bool is_proven() const { return is_proven_; }
    const std::vector<Move>& line() const { return line_; }
    std::uint64_t states() const { return seen_.size(); }

private:
    struct Node {
        std::size_t parent;
        Move move;
        std::size_t moves;  // made so far
        bool is_open = true;
    };

    bool ended() const { return is_proven_ || is_full_; }
    void expand(std::size_t at) {
        const S state = seen_[at];
        if (state.outcome() == Outcome::won) {
            for (std::size_t i = at; i != 0; i = nodes_[i].parent) line_.push_back(nodes_[i].move);
            std::ranges::reverse(line_);
            is_proven_ = true;
            return;
        }
        for (Move move : state.legal_moves()) {
            S next = state;
            next.apply(move);
            reach(next, at, move, nodes_[at].moves + 1);
        }
    }
    void reach(const S& state, std::size_t parent, Move move, std::size_t moves) {
        const std::size_t sum = moves + static_cast<std::size_t>(deck_size - state.standing().home);
        if (sum >= bound_) return;
        std::size_t at = seen_.index_of(state);
        if (at < nodes_.size()) {
            if (nodes_[at].moves <= moves) return;
            nodes_[at] = {parent, move, moves};
        } else {
            if (seen_.size() >= limits_.states || bytes() > limits_.memory) {
                is_full_ = true;
                return;
            }
            at = nodes_.size();
            seen_.insert(state);
            nodes_.push_back({parent, move, moves});
        }
        if (open_.size() <= sum) open_.resize(sum + 1);
        open_[sum].push_back(at);
    }
    std::size_t bytes() const { return 2 * nodes_.size() * (sizeof(S) + sizeof(Node) + 24); }

    StateSet<S> seen_;
    std::vector<Node> nodes_;                     // one for each state seen
    std::vector<std::vector<std::size_t>> open_;  // by the sum
    std::size_t least_ = 0;
    std::size_t bound_;
    SearchLimits limits_;
    std::vector<Move> line_;
    bool is_proven_ = false, is_full_ = false;
};

}  // namespace croupier::solver

// FreeCell: a best-first search that wins quickly, and proves when it runs dry.
#pragma once

#include <span>

#include "croupier/solver/freecell/moves.h"
#include "croupier/solver/freecell/queue.h"
#include "croupier/solver/searches.h"

namespace croupier::solver::freecell {

class BestFirst final : public SearchOf<Freecell> {
public:
    explicit BestFirst(std::span<const Attempt> plan = attempts) : plan_(plan) {}

    void begin(const Freecell& start, const SearchLimits& limits) override;
    bool step(std::uint64_t states) override;
    Verdict verdict() const override { return verdict_; }
    std::uint64_t states() const override { return states_; }
    std::vector<Move> line() const override;

private:
    struct Node {
        Table table;
        std::uint32_t parent;
        Move move;  // made on the parent's table
        int depth;
    };
    // The table that was last made to find the cost of a move: such a move is cheap and often tried
    // next.
    struct Played {
        static constexpr std::uint32_t none = UINT32_MAX;
        Table table;
        std::uint32_t parent = none;
        Move move{};
    };
    struct Candidates;  // takes the moves on a table into the queue

    void begin_attempt();
    void step_once();
    bool make_room();
    bool is_new(const Key& key);
    void look_at(const Node& node, std::uint32_t at, Cost cost);
    void end(Verdict verdict) {
        verdict_ = verdict;
        ended_ = true;
    }

    std::span<const Attempt> plan_;
    std::size_t attempt_ = 0;
    SearchContext context_;
    KeySet<Key> seen_;
    Queue queue_;
    Played played_;
    BlockList<Node, 8> nodes_;
    std::uint32_t nodes_count_ = 0;
    Freecell start_;
    SearchLimits limits_;
    std::uint64_t states_ = 0;
    Move last_{};                  // the move that wins, on the table of ...
    std::uint32_t last_node_ = 0;  // ... this node
    Verdict verdict_ = Verdict::unknown;
    bool ended_ = true;
};

}  // namespace croupier::solver::freecell

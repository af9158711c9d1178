// A supermove as single legal steps (FD-10).
#include "croupier/engine/games/freecell/game.h"

#include <cassert>

namespace croupier {
namespace {

// Plans on a copy of the table. With e empty columns to spare, (cells + 1) * 2^e cards can move:
// half of them wait in one of these columns while the others go over, then they follow.
class Planner {
public:
    explicit Planner(const Freecell& state) : state_(state) {}

    std::vector<Move> plan(int from, int to, int count) {
        std::vector<int> spare;
        for (int c = Freecell::first_column; c < pile_count<Freecell>; ++c)
            if (c != to && pile_size(state_, c) == 0) spare.push_back(c);
        carry_run(from, to, count, spare);
        return line_;
    }

private:
    void step(int from, int to) {
        const Move move = carry(from, to);
        assert(state_.check(move) == Refusal::none);
        state_.apply(move);
        line_.push_back(move);
    }

    void carry_run(int from, int to, int count, std::vector<int> spare) {
        const int by_cells = state_.free_cells() + 1;
        if (count <= by_cells) {
            carry_by_cells(from, to, count);
            return;
        }
        assert(!spare.empty());
        const int waiting = spare.back();
        spare.pop_back();
        const int half = std::min(by_cells << spare.size(), count - 1);
        carry_run(from, waiting, half, spare);
        carry_run(from, to, count - half, spare);
        carry_run(waiting, to, half, spare);
    }

    void carry_by_cells(int from, int to, int count) {
        std::vector<int> used;
        for (int cell = 0;
             cell < Freecell::cells_count && static_cast<int>(used.size()) < count - 1; ++cell) {
            if (!state_.cells[cell].empty()) continue;
            step(from, cell);
            used.push_back(cell);
        }
        step(from, to);
        for (; !used.empty(); used.pop_back()) step(used.back(), to);
    }

    Freecell state_;
    std::vector<Move> line_;
};

}  // namespace

std::vector<Move> FreecellGame::steps(const HouseRules& house_rules, const State& state,
                                      Move move) {
    if (!house_rules.steps || move.count == 1) return {move};
    return Planner(state).plan(move.from, move.to, move.count);
}

}  // namespace croupier

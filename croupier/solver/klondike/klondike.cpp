// The search for a win of Klondike: two depth-first searches that take turns.
#include <algorithm>

#include "croupier/solver/klondike/depth_first.h"
#include "croupier/solver/klondike/line.h"
#include "croupier/solver/searches.h"

namespace croupier::solver {
namespace klondike {
namespace {

// What can be won by drawing three cards, or in few passes, can be won by drawing one in as many
// passes as one likes: every card that the first shows the second shows too. Such a game is much
// smaller, because all of the stock is in reach all the time. So beside the search of the game runs
// that of the easier one: if it cannot be won, neither can the game.
class KlondikeSearch final : public SearchOf<Klondike> {
public:
    void begin(const Klondike& start, const SearchLimits& limits) override {
        start_ = start;
        limits_ = limits;
        verdict_ = Verdict::unknown;
        done_ = true;
        states_ = 0;
        if (start.won()) {
            verdict_ = Verdict::yes;
            return;
        }
        if (!layout_.lay_out(start)) {
            verdict_ = Verdict::no;
            return;
        }
        done_ = false;
        easier_ = layout_.is_easiest() ? Easier::answered : Easier::not_asked;
        game_.begin(layout_, limits.memory - easier_memory());
    }

    bool step(std::uint64_t states) override {
        const std::uint64_t until =
            states < limits_.states - states_ ? states_ + states : limits_.states;
        while (!done_ && states_ < until) advance(until - states_);
        if (states_ >= limits_.states) done_ = true;
        return done_;
    }

    Verdict verdict() const override { return verdict_; }
    std::uint64_t states() const override { return states_; }
    std::vector<Move> line() const override {
        if (verdict_ != Verdict::yes || start_.won()) return {};
        return moves_of(layout_, start_, game_);
    }

private:
    enum class Easier : std::uint8_t { not_asked, asked, answered };
    // Most games are decided before the easier one is asked; then both take turns.
    static constexpr std::uint64_t head_start = 5000, turn = 1000;

    std::size_t easier_memory() const {
        return easier_ == Easier::answered ? 0 : limits_.memory / 8;
    }
    // At most so many states, of the search whose turn it is.
    void advance(std::uint64_t most) {
        if (easier_ == Easier::not_asked && game_.states() >= head_start) {
            easier_ = Easier::asked;
            easier_ground_ = layout_.made_easy();
            easier_game_.begin(easier_ground_, easier_memory());
        }
        if (easier_ == Easier::asked && easier_game_.states() < 4 * game_.states()) {
            if (!run(easier_game_, std::min(most, turn))) return;
            easier_ = Easier::answered;
            if (easier_game_.verdict() == Verdict::no) end(Verdict::no);
            return;
        }
        if (run(game_, easier_ == Easier::answered ? most : std::min(most, turn)))
            end(game_.verdict());
    }
    bool run(DepthFirstSearch& depth_first, std::uint64_t states) {
        const std::uint64_t before = depth_first.states();
        const bool done = depth_first.step(states);
        states_ += depth_first.states() - before;
        return done;
    }
    void end(Verdict verdict) {
        verdict_ = verdict;
        done_ = true;
    }

    Klondike start_;
    SearchLimits limits_;
    Layout layout_, easier_ground_;
    DepthFirstSearch game_, easier_game_;
    Easier easier_ = Easier::answered;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    bool done_ = true;
};

}  // namespace
}  // namespace klondike

std::unique_ptr<SearchOf<Klondike>> klondike_search() {
    return std::make_unique<klondike::KlondikeSearch>();
}

}  // namespace croupier::solver

// A shorter line than the one that was found.
#include "croupier/solver/shorten.h"

#include "croupier/solver/line.h"
#include "croupier/solver/shortest.h"
#include "croupier/solver/solvable.h"

namespace croupier::solver {
namespace {

template <GameState S>
class ShorteningOf final : public Shortening {
public:
    ShorteningOf(const S& start, const std::vector<Move>& line, const SearchLimits& limits)
        : limits_(limits) {
        adopt(start, line);
    }

    bool step(std::uint64_t states) override {
        switch (stage_) {
        case Stage::stretches: return step_stretches(), false;
        case Stage::rests: return step_rests(states), false;
        case Stage::proof: return step_proof(states);
        case Stage::done: break;
        }
        return true;
    }
    std::uint64_t states() const override { return searched_; }
    const std::vector<Move>& line() const override { return line_; }
    bool is_minimal() const override { return is_minimal_; }

private:
    enum class Stage : std::uint8_t { stretches, rests, proof, done };
    static constexpr std::size_t near = 400;  // states around a position that are looked at

    // Takes a line, without its loops, and begins anew.
    void adopt(const S& start, const std::vector<Move>& line) {
        Path<S> path = without_loops(start, line);
        line_ = std::move(path.moves);
        path_ = std::move(path.states);
        passed_ = StateSet<S>();
        for (const S& state : path_) passed_.insert(state);
        stage_ = Stage::stretches;
        at_ = 0;
        is_searching_ = false;
    }
    void adopt_from(std::size_t index, const std::vector<Move>& rest) {
        std::vector<Move> line(line_.begin(), line_.begin() + static_cast<std::ptrdiff_t>(index));
        line.insert(line.end(), rest.begin(), rest.end());
        adopt(S(path_[0]), line);
    }

    // Is there a shorter way from a position to a later one of the line?
    void step_stretches() {
        struct Step {
            std::size_t parent;
            Move move;
            std::size_t depth;
        };
        StateSet<S> seen;
        std::vector<Step> steps{{0, Move{}, 0}};
        seen.insert(path_[at_]);
        for (std::size_t i = 0; i < seen.size() && seen.size() < near; ++i) {
            const S state = seen[i];
            for (Move move : state.legal_moves()) {
                S next = state;
                next.apply(move);
                ++searched_;
                if (!seen.insert(next)) continue;
                steps.push_back({i, move, steps[i].depth + 1});
                const std::size_t later = passed_.index_of(next);
                if (later >= path_.size() || later <= at_ + steps.back().depth) continue;
                std::vector<Move> rest(line_.begin() + static_cast<std::ptrdiff_t>(later),
                                       line_.end());
                for (std::size_t k = steps.size() - 1; k != 0; k = steps[k].parent)
                    rest.insert(rest.begin(), steps[k].move);
                return adopt_from(at_, rest);
            }
        }
        if (++at_ < line_.size()) return;
        stage_ = Stage::rests;
        at_ = line_.size();
    }

    // Does the search find a shorter way to the end from some position of the line?
    void step_rests(std::uint64_t states) {
        if (!is_searching_) {
            if (at_ == 0) {
                stage_ = Stage::proof;
                proof_ = std::make_unique<ShortestLine<S>>(path_[0], line_.size(), limits_);
                return;
            }
            --at_;
            search_->begin(path_[at_], {20'000, limits_.memory});
            is_searching_ = true;
        }
        if (!search_->step(states)) return;
        searched_ += search_->states();
        is_searching_ = false;
        if (search_->verdict() != Verdict::yes) return;
        const std::vector<Move> rest = search_->line();
        if (rest.size() < line_.size() - at_ && wins(path_[at_], rest)) adopt_from(at_, rest);
    }

    bool step_proof(std::uint64_t states) {
        const std::uint64_t before = proof_->states();
        const bool ended = proof_->step(states);
        searched_ += proof_->states() - before;
        if (!ended) return false;
        is_minimal_ = proof_->is_proven();
        if (!proof_->line().empty()) line_ = proof_->line();
        proof_.reset();
        stage_ = Stage::done;
        return true;
    }

    std::unique_ptr<SearchOf<S>> search_ = search_for(std::type_identity<S>{});
    std::unique_ptr<ShortestLine<S>> proof_;
    SearchLimits limits_;
    std::vector<Move> line_;
    std::vector<S> path_;  // the positions along the line, each once
    StateSet<S> passed_;   // the same, to be found again
    Stage stage_ = Stage::stretches;
    std::size_t at_ = 0;
    bool is_searching_ = false, is_minimal_ = false;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<Shortening>> shorten(std::string_view position, std::vector<Move> line,
                                            const SearchLimits& limits) {
    using Made = std::unique_ptr<Shortening>;
    return with_position<Made>(position, [&]<GameState S>(const S& state) -> Result<Made> {
        if (!wins(state, line))
            return ParseError{ParseCode::refused, 0, "only a line that wins can be made shorter"};
        return Made(std::make_unique<ShorteningOf<S>>(state, line, limits));
    });
}

}  // namespace croupier::solver

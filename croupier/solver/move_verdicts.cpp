// Which of the legal moves keep the win?
#include "croupier/solver/move_verdicts.h"

#include "croupier/solver/arrangements.h"
#include "croupier/solver/solvable.h"

namespace croupier::solver {
namespace {

template <GameState S>
class MoveVerdictsOf final : public MoveVerdicts {
public:
    MoveVerdictsOf(const S& start, CardSet known, int samples, std::uint64_t seed,
                   const SearchLimits& limits, const Searches& searches)
        : search_(searches.lend<S>()), start_(start), arrangements_(start, known, seed),
          left_(arrangements_.samples(samples)), limits_(limits) {
        for (Move move : start.legal_moves()) verdicts_.push_back({move, to_text(start, move), {}});
        begin();
    }

    bool step(std::uint64_t states) override {
        if (left_ == 0) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        settle();
        ++at_;
        // What another move has told already need not be searched.
        while (at_ <= next_.size() && is_known(at_ - 1)) ++at_;
        if (at_ <= next_.size()) {
            search_->begin(next_[at_ - 1].state, limits_);
            return false;
        }
        counts_.add(here_);
        if (--left_ == 0) return true;
        begin();
        return false;
    }
    std::uint64_t states() const override {
        return searched_ + (left_ == 0 ? 0 : search_->states());
    }
    // What the arrangement that is looked at has told already counts.
    Verdict verdict() const override {
        VerdictCounts counts = counts_;
        if (left_ > 0 && here_ != Verdict::unknown) counts.add(here_);
        return counts.by_half();
    }
    const std::vector<MoveVerdict>& verdicts() const override { return verdicts_; }

private:
    struct Next {  // where a move leads in the arrangement that is looked at
        S state;
        Verdict verdict = Verdict::unknown;
    };

    void begin() {
        arrangements_.draw();
        const S state = arrangements_.in(start_);
        next_.clear();
        for (const MoveVerdict& move : verdicts_) {
            next_.push_back({state});
            next_.back().state.apply(move.move);
        }
        here_ = Verdict::unknown;
        at_ = 0;
        search_->begin(state, limits_);
    }
    void tell(std::size_t index, Verdict verdict) {
        next_[index].verdict = verdict;
        verdicts_[index].counts.add(verdict);
        if (verdict == Verdict::yes) here_ = Verdict::yes;
    }
    // at_ is 0 for the position itself, else one more than the index of a move.
    void settle() {
        if (at_ > 0) return tell(at_ - 1, search_->verdict());
        here_ = search_->verdict();
        const std::vector<Move> line = search_->line();
        for (std::size_t i = 0; i < next_.size(); ++i) {
            if (here_ == Verdict::no) tell(i, Verdict::no);
            if (!line.empty() && verdicts_[i].move == line.front()) tell(i, Verdict::yes);
        }
    }
    bool is_known(std::size_t index) {
        if (next_[index].verdict != Verdict::unknown) return true;
        for (std::size_t i = 0; i < index; ++i) {
            if (next_[i].verdict == Verdict::unknown || !(next_[i].state == next_[index].state))
                continue;
            tell(index, next_[i].verdict);
            return true;
        }
        return false;
    }

    std::shared_ptr<SearchOf<S>> search_;
    S start_;
    Arrangements<S> arrangements_;
    std::uint64_t left_;  // arrangements that are not finished
    SearchLimits limits_;
    std::vector<MoveVerdict> verdicts_;
    VerdictCounts counts_;  // of the position itself
    std::vector<Next> next_;
    Verdict here_ = Verdict::unknown;
    std::size_t at_ = 0;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<MoveVerdicts>> ask_moves(std::string_view position, CardSet known,
                                                int samples, std::uint64_t seed,
                                                const SearchLimits& limits,
                                                const Searches& searches) {
    using Made = std::unique_ptr<MoveVerdicts>;
    return with_position<Made>(position, [&]<GameState S>(const S& state) -> Result<Made> {
        return Made(
            std::make_unique<MoveVerdictsOf<S>>(state, known, samples, seed, limits, searches));
    });
}

Result<std::unique_ptr<MoveVerdicts>>
ask_moves(std::string_view position, const SearchLimits& limits, const Searches& searches) {
    return ask_moves(position, whole_pack, 1, 1, limits, searches);
}

}  // namespace croupier::solver

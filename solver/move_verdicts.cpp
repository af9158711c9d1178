// Which of the legal moves keep the win?
#include "solver/move_verdicts.h"

#include "solver/solvable.h"

namespace croupier {
namespace {

template <GameState S>
class MoveVerdictsOf final : public MoveVerdicts {
public:
    MoveVerdictsOf(const S& start, const SearchLimits& limits) : limits_(limits) {
        for (Move move : start.legal_moves()) {
            S next = start;
            next.apply(move);
            next_.push_back(next);
            verdicts_.push_back({move, to_text(start, move)});
        }
        search_->begin(start, limits_);
    }

    bool step(std::uint64_t states) override {
        if (at_ > verdicts_.size()) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        settle();
        ++at_;
        // What another move has told already need not be searched.
        while (at_ <= verdicts_.size() && known(at_ - 1)) ++at_;
        if (at_ > verdicts_.size()) return true;
        search_->begin(next_[at_ - 1], limits_);
        return false;
    }
    std::uint64_t states() const override {
        return searched_ + (at_ > verdicts_.size() ? 0 : search_->states());
    }
    Verdict verdict() const override { return verdict_; }
    const std::vector<MoveVerdict>& verdicts() const override { return verdicts_; }

private:
    // at_ is 0 for the position itself, else one more than the index of a move.
    void settle() {
        if (at_ > 0) {
            verdicts_[at_ - 1].verdict = search_->verdict();
            if (search_->verdict() == Verdict::yes) verdict_ = Verdict::yes;
            return;
        }
        verdict_ = search_->verdict();
        if (verdict_ == Verdict::no)
            for (MoveVerdict& move : verdicts_) move.verdict = Verdict::no;
        if (verdict_ != Verdict::yes) return;
        const std::vector<Move> line = search_->line();
        for (MoveVerdict& move : verdicts_)
            if (!line.empty() && move.move == line.front()) move.verdict = Verdict::yes;
    }
    bool known(std::size_t index) {
        for (std::size_t i = 0; i < index && verdicts_[index].verdict == Verdict::unknown; ++i)
            if (next_[i] == next_[index]) verdicts_[index].verdict = verdicts_[i].verdict;
        return verdicts_[index].verdict != Verdict::unknown;
    }

    std::unique_ptr<SearchOf<S>> search_ = search_for(std::type_identity<S>{});
    SearchLimits limits_;
    std::vector<S> next_;
    std::vector<MoveVerdict> verdicts_;
    Verdict verdict_ = Verdict::unknown;
    std::size_t at_ = 0;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<MoveVerdicts>> ask_moves(std::string_view position,
                                                const SearchLimits& limits) {
    using Made = std::unique_ptr<MoveVerdicts>;
    return with_position<Made>(position, [&]<GameState S>(const S& state) -> Result<Made> {
        return Made(std::make_unique<MoveVerdictsOf<S>>(state, limits));
    });
}

}  // namespace croupier

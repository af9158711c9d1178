// Arrangements of unseen cards, each solved.
#include "croupier/solver/fair.h"

#include "croupier/solver/arrangements.h"
#include "croupier/solver/solvable.h"

namespace croupier::solver {
namespace {

template <GameState S>
class FairQuestionOf final : public FairQuestion {
public:
    FairQuestionOf(const S& start, CardSet known, int samples, std::uint64_t seed,
                   const SearchLimits& limits, const Searches& searches)
        : search_(searches.lend<S>()), start_(start), arrangements_(start, known, seed),
          samples_(arrangements_.samples(samples)), limits_(limits) {
        begin();
    }

    bool step(std::uint64_t states) override {
        if (counts_.all() == samples_) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        counts_.add(verdict_of(*search_, arranged_));
        if (counts_.all() == samples_) return true;
        begin();
        return false;
    }
    std::uint64_t states() const override {
        return searched_ + (counts_.all() == samples_ ? 0 : search_->states());
    }
    VerdictCounts counts() const override { return counts_; }
    int unseen() const override { return arrangements_.unseen(); }

private:
    void begin() {
        arrangements_.draw();
        arranged_ = arrangements_.in(start_);
        search_->begin(arranged_, limits_);
    }

    std::shared_ptr<SearchOf<S>> search_;
    S start_;
    S arranged_;
    Arrangements<S> arrangements_;
    std::uint64_t samples_;
    SearchLimits limits_;
    VerdictCounts counts_;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<FairQuestion>> ask_fair(std::string_view position, CardSet known,
                                               int samples, std::uint64_t seed,
                                               const SearchLimits& limits,
                                               const Searches& searches) {
    using Made = std::unique_ptr<FairQuestion>;
    return with_position<Made>(position, [&]<GameState S>(const S& state) -> Result<Made> {
        return Made(
            std::make_unique<FairQuestionOf<S>>(state, known, samples, seed, limits, searches));
    });
}

}  // namespace croupier::solver

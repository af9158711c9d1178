// Arrangements of unseen cards, each solved.
#include "solver/fair.h"

#include <algorithm>

#include "engine/random.h"
#include "solver/solvable.h"

namespace croupier {
namespace {

// Calls visit(pile, index) for each card that the player has not seen. Foundations cannot hold any.
template <class State, class F>
void each_unseen(State& state, CardSet known, F&& visit) {
    std::remove_const_t<State>::each_pile(state, [&](const PileInfo& info, auto& pile) {
        if (info.role == Role::foundation) return;
        for (int i = 0; i < pile.size(); ++i)
            if (!known.contains(pile[i])) visit(pile, i);
    });
}

template <GameState S>
class FairQuestionOf final : public FairQuestion {
public:
    FairQuestionOf(const S& start, CardSet known, int samples, std::uint64_t seed,
                   const SearchLimits& limits)
        : start_(start), known_(known), samples_(samples), random_(seed), limits_(limits) {
        each_unseen(start_, known_,
                    [&](const auto& pile, int index) { unseen_.push_back(pile[index]); });
        // Where they lie now must not show in the answer.
        std::ranges::sort(unseen_);
        if (unseen_.empty()) samples_ = 1;  // nothing is hidden: one answer holds for all
        search_->begin(arranged(), limits_);
    }

    bool step(std::uint64_t states) override {
        if (answer_.samples == samples_) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        ++answer_.samples;
        if (search_->verdict() == Verdict::yes) ++answer_.won;
        if (search_->verdict() == Verdict::no) ++answer_.impossible;
        if (answer_.samples == samples_) return true;
        search_->begin(arranged(), limits_);
        return false;
    }
    std::uint64_t states() const override {
        return searched_ + (answer_.samples == samples_ ? 0 : search_->states());
    }
    FairAnswer answer() const override { return answer_; }
    int unseen() const override { return static_cast<int>(unseen_.size()); }

private:
    S arranged() {
        for (std::size_t i = unseen_.size(); i > 1; --i)
            std::swap(unseen_[i - 1], unseen_[random_.below(i)]);
        S state = start_;
        std::size_t next = 0;
        each_unseen(state, known_, [&](auto& pile, int index) {
            if constexpr (requires { pile.put(index, Card{}); }) pile.put(index, unseen_[next++]);
        });
        return state;
    }

    std::unique_ptr<SearchOf<S>> search_ = search_for(std::type_identity<S>{});
    S start_;
    CardSet known_;
    std::vector<Card> unseen_;
    int samples_;
    PlayoutRandom random_;
    SearchLimits limits_;
    FairAnswer answer_;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<FairQuestion>> ask_fair(std::string_view position, CardSet known,
                                               int samples, std::uint64_t seed,
                                               const SearchLimits& limits) {
    using Made = std::unique_ptr<FairQuestion>;
    return with_position<Made>(position, [&]<GameState S>(const S& state) -> Result<Made> {
        return Made(std::make_unique<FairQuestionOf<S>>(state, known, samples, seed, limits));
    });
}

}  // namespace croupier

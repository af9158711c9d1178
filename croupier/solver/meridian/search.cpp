// The search of Meridian: short best-first searches with changing weights, and beside
// them an exhaustive one.
#include <algorithm>

#include "croupier/solver/meridian/best_first.h"
#include "croupier/solver/meridian/exhaustive.h"
#include "croupier/solver/meridian/line.h"
#include "croupier/solver/searches.h"

namespace croupier::solver {
namespace meridian {
namespace {

class MeridianSearch final : public SearchOf<Meridian> {
public:
    void begin(const Meridian& start, const SearchLimits& limits) override {
        start_ = start;
        limits_ = limits;
        rules_ = Rules(start);
        table_ = Table(start);
        states_ = 0;
        steps_.clear();
        verdict_ = table_.won(rules_)  ? Verdict::yes
                   : table_.complete() ? Verdict::unknown
                                       : Verdict::no;
        done_ = verdict_ != Verdict::unknown;
        if (done_) return;
        tries_ = 0;
        exhaustive_begun_ = false;
        if (limits.memory > 2 * BestFirstSearch::bytes()) {
            try_again();
        } else {
            prove_for(UINT64_MAX);
        }
    }
    bool step(std::uint64_t states) override {
        for (; states > 0 && !done_; --states) {
            if (states_ == limits_.states) {
                done_ = true;
                break;
            }
            ++states_;
            --turn_left_;
            if (proving_) {
                prove();
            } else {
                look_best_first();
            }
        }
        return done_;
    }
    Verdict verdict() const override { return verdict_; }
    std::uint64_t states() const override { return states_; }
    std::vector<Move> line() const override { return line_of(start_, steps_); }

private:
    void try_again() {
        proving_ = false;
        turn_left_ = tries_ == 0 ? first_turn_states : turn_states;
        best_first_.begin(table_, tries_++);
    }
    void prove_for(std::uint64_t states) {
        proving_ = true;
        turn_left_ = states;
        if (exhaustive_begun_) return;
        exhaustive_begun_ = true;
        exhaustive_.begin(rules_, table_,
                          limits_.memory - std::min(limits_.memory / 2, BestFirstSearch::bytes()));
    }
    void look_best_first() {
        const BestFirstSearch::Result result = best_first_.look(rules_);
        if (result == BestFirstSearch::Result::won) {
            win(best_first_.steps());
        } else if (result == BestFirstSearch::Result::lost && best_first_.choice() == Choice::all) {
            prove_for(UINT64_MAX);  // it saw all there is: it is little
        } else if (result != BestFirstSearch::Result::going || turn_left_ == 0) {
            if (tries_ < tries_first) {
                try_again();
            } else {
                prove_for(turn_states * (1 + tries_ / 16));  // luck becomes less likely
            }
        }
    }
    void prove() {
        const ExhaustiveSearch::Result result = exhaustive_.look(rules_);
        if (result == ExhaustiveSearch::Result::won) {
            win(exhaustive_.steps());
        } else if (result != ExhaustiveSearch::Result::going) {
            if (result == ExhaustiveSearch::Result::lost) verdict_ = Verdict::no;
            done_ = true;
        } else if (turn_left_ == 0) {
            try_again();
        }
    }
    void win(std::vector<Step> steps) {
        steps_ = std::move(steps);
        verdict_ = Verdict::yes;
        done_ = true;
    }

    // Many short searches beat a long one, and the first of them mostly wins at once.
    static constexpr std::uint64_t first_turn_states = 150, turn_states = 400;
    static constexpr std::uint32_t tries_first = 8;

    Meridian start_;
    SearchLimits limits_;
    Rules rules_{start_};
    Table table_;
    BestFirstSearch best_first_;
    ExhaustiveSearch exhaustive_;
    std::uint32_t tries_ = 0;
    std::uint64_t turn_left_ = 0;
    bool proving_ = false, exhaustive_begun_ = false, done_ = true;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    std::vector<Step> steps_;
};

}  // namespace
}  // namespace meridian

std::unique_ptr<SearchOf<Meridian>> meridian_search() {
    return std::make_unique<meridian::MeridianSearch>();
}

}  // namespace croupier::solver

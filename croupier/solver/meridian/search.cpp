// The search of Meridian: short scouts with changing weights, and beside them a search that looks
// at everything.
#include <algorithm>

#include "croupier/solver/meridian/line.h"
#include "croupier/solver/meridian/proof.h"
#include "croupier/solver/meridian/scout.h"
#include "croupier/solver/searches.h"

namespace croupier {
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
        scouts_ = 0;
        proof_begun_ = false;
        if (limits.memory > 2 * Scout::bytes()) {
            send_scout();
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
                scout();
            }
        }
        return done_;
    }
    Verdict verdict() const override { return verdict_; }
    std::uint64_t states() const override { return states_; }
    std::vector<Move> line() const override { return line_of(start_, steps_); }

private:
    void send_scout() {
        proving_ = false;
        turn_left_ = scouts_ == 0 ? first_turn_states : turn_states;
        scout_.begin(table_, scouts_++);
    }
    void prove_for(std::uint64_t states) {
        proving_ = true;
        turn_left_ = states;
        if (proof_begun_) return;
        proof_begun_ = true;
        proof_.begin(rules_, table_, limits_.memory - std::min(limits_.memory / 2, Scout::bytes()));
    }
    void scout() {
        const Scout::Result result = scout_.look(rules_);
        if (result == Scout::Result::won) {
            win(scout_.steps());
        } else if (result == Scout::Result::lost && scout_.choice() == Choice::all) {
            prove_for(UINT64_MAX);  // the scout saw all there is: it is little
        } else if (result != Scout::Result::going || turn_left_ == 0) {
            if (scouts_ < scouts_first) {
                send_scout();
            } else {
                prove_for(turn_states * (1 + scouts_ / 16));  // luck becomes less likely
            }
        }
    }
    void prove() {
        const Proof::Result result = proof_.look(rules_);
        if (result == Proof::Result::won) {
            win(proof_.steps());
        } else if (result != Proof::Result::going) {
            if (result == Proof::Result::lost) verdict_ = Verdict::no;
            done_ = true;
        } else if (turn_left_ == 0) {
            send_scout();
        }
    }
    void win(std::vector<Step> steps) {
        steps_ = std::move(steps);
        verdict_ = Verdict::yes;
        done_ = true;
    }

    // Many short scouts beat a long one, and the first of them mostly wins at once.
    static constexpr std::uint64_t first_turn_states = 150, turn_states = 400;
    static constexpr std::uint32_t scouts_first = 8;

    Meridian start_;
    SearchLimits limits_;
    Rules rules_{start_};
    Table table_;
    Scout scout_;
    Proof proof_;
    std::uint32_t scouts_ = 0;
    std::uint64_t turn_left_ = 0;
    bool proving_ = false, proof_begun_ = false, done_ = true;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    std::vector<Step> steps_;
};

}  // namespace
}  // namespace meridian

std::unique_ptr<SearchOf<Meridian>> meridian_search() {
    return std::make_unique<meridian::MeridianSearch>();
}

}  // namespace croupier

// What a hand that taps and drags asks a match of one game.
#pragma once

#include "croupier/engine/followers.h"
#include "croupier/engine/match/advisor_of.h"
#include "croupier/engine/wants.h"

namespace croupier {

template <Game G>
class GesturesOf : public AdvisorOf<G> {
    using Base = AdvisorOf<G>;

public:
    using State = typename G::State;

    Move meant(int from, int to, int count) const override {
        return meant_by(now_, from, to, count);
    }
    Targets targets(int from, int count) const override {
        if (this->lost_) return {{}, {}, Refusal::game_over};
        return targets_of<G>(now_, from, count);
    }
    std::vector<Move> followers(Move move, Homeward which) const override {
        if (this->check(move) != Refusal::none) return {};
        TakenDown<State> taken;
        for (const auto& turn : this->done_) taken.note(turn.before, turn.moves);
        taken.note(now_, {&move, 1});
        return homeward_line<G>(this->after_playing(move), taken, which);
    }
    std::vector<Reason> reasons(Move move) const override { return reasons_for(now_, move); }
    std::vector<CardSet> wants() const override { return wants_of(now_); }
    Limits limits() const override { return limits_of(now_); }

protected:
    using Base::Base;
    using Base::now_;
};

}  // namespace croupier

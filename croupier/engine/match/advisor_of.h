// What a match of one game advises its player.
#pragma once

#include "croupier/engine/match/history_of.h"

namespace croupier {

template <Game G>
class AdvisorOf : public HistoryOf<G> {
    using Base = HistoryOf<G>;
    using typename Base::Turn;

public:
    using State = typename G::State;

    std::optional<Move> hint() const override {
        if (over()) return std::nullopt;
        std::vector<State> before;
        before.reserve(done_.size());
        for (const Turn& turn : done_) before.push_back(turn.before);
        return G::hint(now_, last_carried(), before);
    }
    std::vector<Move> finish_line() const override { return G::finish_line(house_rules_, now_); }
    bool finish_wins() const override {
        State ahead = now_;
        for (Move move : finish_line()) ahead.apply(move);
        return !over() && ahead.outcome() == Outcome::won;
    }
    Verdict can_progress() const override { return G::can_progress(now_); }
    std::vector<Move> attempt([[maybe_unused]] std::uint64_t seed) const override {
        if constexpr (requires { G::attempt(now_, seed); }) return G::attempt(now_, seed);
        return {};
    }

protected:
    using Base::Base;
    using Base::done_, Base::house_rules_, Base::now_, Base::over;

private:
    // The last move of cards that stands.
    Move last_carried() const {
        if (done_.empty()) return {};
        const std::vector<Move>& moves = done_.back().moves;
        const auto last =
            std::ranges::find(moves.rbegin(), moves.rend(), MoveKind::carry, &Move::kind);
        return last == moves.rend() ? Move{} : *last;
    }
};

}  // namespace croupier

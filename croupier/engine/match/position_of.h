// What a match of one game says of its position: the state and what the player has seen of it.
#pragma once

#include "croupier/engine/house_rules.h"
#include "croupier/engine/match.h"
#include "croupier/engine/text.h"

namespace croupier {

template <Game G>
class PositionOf : public Match {
public:
    using State = typename G::State;
    using HouseRules = typename G::HouseRules;

    std::string_view game() const override { return State::id; }
    Refusal check(Move move) const override {
        return lost_ ? Refusal::game_over : now_.check(move);
    }
    MoveList legal_moves() const override { return lost_ ? MoveList{} : now_.legal_moves(); }
    Outcome outcome() const override { return lost_ ? Outcome::lost : now_.outcome(); }
    Seat to_act() const override { return lost_ ? Seat::nobody : now_.to_act(); }
    int round() const override {
        if constexpr (requires { now_.round(); }) return now_.round();
        return 0;
    }
    std::string_view pile_name(int place) const override {
        return State::layout[static_cast<std::size_t>(place)].name;
    }
    std::string position() const override { return to_text(now_); }
    std::string view(Seat seat) const override { return to_text(observe(now_, seat)); }
    void show(Seat seat, Observer& observer) const override {
        observer.see_any(AnyView(observe(now_, seat)));
    }
    Table table(Seat seat) const override { return table_of(observe(now_, seat)); }
    Table full_table() const override { return table_of(now_); }
    std::uint64_t position_hash() const override { return hash(now_); }
    std::uint64_t view_hash(Seat seat) const override { return hash(observe(now_, seat).state()); }
    CardSet known() const override { return seen_; }
    std::unique_ptr<PerftCount> count_moves(int depth) const override {
        return std::make_unique<PerftCountOf<State>>(now_, depth);
    }
    std::vector<SeatResult> seat_results() const override {
        if constexpr (requires { now_.seat_results(); }) return now_.seat_results();
        return {};
    }

protected:
    PositionOf(const HouseRules& house_rules, const State& start)
        : house_rules_(house_rules), now_(start), seen_(visible_cards(start, Seat::first)) {}

    bool over() const { return to_act() == Seat::nobody; }
    // A card that was taken down on purpose does not go straight home again.
    static bool plays_on(const State& state, Move move) {
        return state.to_act() != Seat::nobody && role_of<State>(move.from) != Role::foundation;
    }
    // The state after a move and what follows it by itself.
    State after_playing(Move move) const {
        State state = now_;
        for (Move step : G::steps(house_rules_, now_, move)) state.apply(step);
        if (plays_on(state, move))
            while (const std::optional<Move> next = G::automatic(house_rules_, state))
                state.apply(*next);
        return state;
    }

    HouseRules house_rules_;
    State now_;
    CardSet seen_;
    bool lost_ = false;  // beyond the rules, by what the match watches
};

}  // namespace croupier

// What a match of one game says of its position: everything that needs no history.
#pragma once

#include "croupier/engine/followers.h"
#include "croupier/engine/house_rules.h"
#include "croupier/engine/match.h"
#include "croupier/engine/notation.h"
#include "croupier/engine/text.h"
#include "croupier/engine/wants.h"

namespace croupier {

template <Game G>
class PositionOf : public Match {
public:
    using State = typename G::State;
    using HouseRules = typename G::HouseRules;

    Refusal check(Move move) const override {
        return lost_ ? Refusal::game_over : now_.check(move);
    }
    std::string_view pile_name(int place) const override {
        return State::layout[static_cast<std::size_t>(place)].name;
    }
    MoveList legal_moves() const override { return lost_ ? MoveList{} : now_.legal_moves(); }
    std::string notation(Move move) const override { return to_text(now_, move); }
    std::string play_text(std::span<const Move> moves) const override {
        std::string text = to_text(now_, moves.front());
        if (moves.size() > 1)
            text += std::string(move_separator<State>()) +
                    croupier::line_text(after_playing(moves.front()), moves.subspan(1));
        return text;
    }
    std::string line_text(std::span<const Move> moves) const override {
        return croupier::line_text(now_, moves);
    }
    std::string describe(Move move) const override {
        using croupier::describe;
        return describe(observe(now_, now_.to_act()), move);
    }
    Explanation explain(Move move, Refusal refusal) const override {
        using croupier::explain;
        return explain(observe(now_, now_.to_act()), move, refusal);
    }
    Result<Move> read_move(std::string_view text) const override { return move_from(now_, text); }
    Result<std::vector<Move>> read_play(std::string_view text) const override {
        constexpr bool has_blanks = move_separator<State>() != " ";
        const std::size_t end = has_blanks ? text.size() : std::min(text.find(' '), text.size());
        const Result<Move> move = read_move(text.substr(0, end));
        if (!move) return move.error();
        std::vector<Move> moves{*move};
        if (end == text.size() || check(*move) != Refusal::none) return moves;
        const auto homeward = line_from(after_playing(*move), text.substr(end + 1));
        if (!homeward) return homeward.error();
        moves.insert(moves.end(), homeward->begin(), homeward->end());
        return moves;
    }
    Result<std::vector<Move>> read_line(std::string_view text) const override {
        return line_from(now_, text);
    }
    Outcome outcome() const override { return lost_ ? Outcome::lost : now_.outcome(); }
    Seat to_act() const override { return lost_ ? Seat::nobody : now_.to_act(); }
    int round() const override {
        if constexpr (requires { now_.round(); }) return now_.round();
        return 0;
    }
    std::string position() const override { return to_text(now_); }
    std::string view(Seat seat) const override { return to_text(observe(now_, seat)); }
    void show([[maybe_unused]] Seat seat, [[maybe_unused]] Onlooker& onlooker) const override {
        if constexpr (requires { onlooker.see(observe(now_, seat)); })
            onlooker.see(observe(now_, seat));
    }
    Table table(Seat seat) const override { return table_of(observe(now_, seat)); }
    Table full_table() const override { return table_of(now_); }
    std::uint64_t position_hash() const override { return hash(now_); }
    std::uint64_t view_hash(Seat seat) const override { return hash(observe(now_, seat).state()); }
    std::vector<Move> finish_line() const override { return G::finish_line(house_rules_, now_); }
    bool finish_wins() const override {
        State ahead = now_;
        for (Move move : finish_line()) ahead.apply(move);
        return !over() && ahead.outcome() == Outcome::won;
    }
    Verdict can_progress() const override { return G::can_progress(now_); }
    std::unique_ptr<PerftCount> count_moves(int depth) const override {
        return std::make_unique<PerftCountOf<State>>(now_, depth);
    }
    std::vector<Move> attempt([[maybe_unused]] std::uint64_t seed) const override {
        if constexpr (requires { G::attempt(now_, seed); }) return G::attempt(now_, seed);
        return {};
    }

    Move meant(int from, int to, int count) const override {
        return meant_by(now_, from, to, count);
    }
    Targets targets(int from, int count) const override {
        if (lost_) return {{}, {}, Refusal::game_over};
        return targets_of<G>(now_, from, count);
    }
    std::vector<Reason> reasons(Move move) const override { return reasons_for(now_, move); }
    std::vector<CardSet> wants() const override { return wants_of(now_); }
    Limits limits() const override { return limits_of(now_); }
    std::vector<SeatResult> seat_results() const override {
        if constexpr (requires { now_.seat_results(); }) return now_.seat_results();
        return {};
    }

protected:
    PositionOf(const HouseRules& house_rules, const State& start)
        : house_rules_(house_rules), now_(start) {}

    bool over() const { return to_act() == Seat::nobody; }
    // A card that was taken down on purpose does not go straight home again.
    static bool plays_on(const State& state, Move move) {
        return state.to_act() != Seat::nobody && role_of<State>(move.from) != Role::foundation;
    }
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
    bool lost_ = false;
};

}  // namespace croupier

// A match of one game: the commands, carried out upon its other parts.
#pragma once

#include <utility>

#include "croupier/engine/match/gestures_of.h"

namespace croupier {

template <Game G>
class MatchOf final : public GesturesOf<G> {
    using Base = GesturesOf<G>;
    using Base::after_playing, Base::allow_undo, Base::assisted_, Base::clock_, Base::done_,
        Base::house_rules_, Base::journal_, Base::lost_, Base::may_go_back, Base::now_, Base::over,
        Base::play_again, Base::plays_on, Base::seen_, Base::take_back, Base::tally_,
        Base::undo_left_, Base::undone_;
    using typename Base::Undone;

public:
    using State = typename G::State;
    using HouseRules = typename G::HouseRules;
    using Base::check, Base::line_text, Base::outcome, Base::play_text;

    MatchOf(const HouseRules& house_rules, const State& start, std::optional<Deck> deck,
            const Start& before = {})
        : Base(house_rules, start, deck, before) {}

    Answer play_with(Seat seat, std::span<const Move> moves, Time at) override {
        if (moves.empty()) return refuse(Refusal::malformed);
        const Move move = moves.front();
        const auto homeward = moves.subspan(1);
        if (const Refusal refusal = may_play(seat, move); refusal != Refusal::none)
            return refuse(refusal, move);
        if (const Refusal refusal = may_follow(move, homeward); refusal != Refusal::none)
            return refuse(refusal, move);
        std::string text = play_text(moves);
        Kept kept = move.kind == MoveKind::carry ? keep() : Kept{};
        clock_.tell(at);
        journal_.push_back({Command::play, std::move(text), at});
        kept.entries = journal_.size();
        Answer answer;
        const State before = now_;
        for (Move step : G::steps(house_rules_, now_, move)) turn({&step, 1}, answer);
        bool own_turn = !G::is_turn(house_rules_, move) || now_ == before;
        const auto follow = [&](Move next) {
            // With the player's turn, or as a turn of its own where their move is none.
            if (std::exchange(own_turn, false)) {
                turn({&next, 1}, answer);
            } else {
                advance(next, answer);
            }
        };
        if (plays_on(now_, move))
            while (const std::optional<Move> next = G::automatic(house_rules_, now_)) follow(*next);
        for (Move next : homeward) follow(next);
        const bool shows_cards = move.kind != MoveKind::carry || shows_new_cards(answer.events);
        kept_ = shows_cards ? Kept{} : std::move(kept);
        return settled(std::move(answer));
    }

    Answer retract() override {
        if (clock_.paused()) return refuse(Refusal::paused);
        if (over()) return refuse(Refusal::game_over);
        if (kept_.entries == 0 || kept_.entries != journal_.size())
            return refuse(Refusal::cannot_retract);
        now_ = kept_.now;
        tally_ = kept_.tally;
        clock_ = kept_.clock;
        watch_ = std::move(kept_.watch);
        undone_ = std::move(kept_.undone);
        undo_left_ = kept_.undo_left;
        done_.erase(done_.begin() + static_cast<std::ptrdiff_t>(kept_.turns), done_.end());
        journal_.pop_back();
        kept_ = {};
        return {Refusal::none, {{EventKind::retracted}}};
    }

    Answer play_line(std::span<const Move> moves, Time at) override {
        if (clock_.paused()) return refuse(Refusal::paused);
        if (lost_) return refuse(Refusal::game_over);
        if (moves.empty()) return refuse(Refusal::malformed);
        State ahead = now_;
        for (Move move : moves) {
            if (const Refusal refusal = ahead.check(move); refusal != Refusal::none)
                return refuse(refusal, move);
            ahead.apply(move);
        }
        clock_.tell(at);
        journal_.push_back({Command::line, line_text(moves), at});
        assisted_ = true;
        Answer answer;
        turn(moves, answer);
        return settled(std::move(answer));
    }

    Answer finish(Time at) override {
        if (clock_.paused()) return refuse(Refusal::paused);
        if (over()) return refuse(Refusal::game_over);
        const std::vector<Move> line = G::finish_line(house_rules_, now_);
        if (line.empty()) return refuse(Refusal::nothing_to_finish);
        clock_.tell(at);
        journal_.push_back({Command::finish, "", at});
        Answer answer;
        turn(line, answer);
        return settled(std::move(answer));
    }

    Answer undo(Time at) override {
        if (const Refusal refusal = may_go_back(); refusal != Refusal::none) return refuse(refusal);
        if (undo_left_ == 0) return refuse(Refusal::nothing_to_undo);
        clock_.tell(at);
        journal_.push_back({Command::undo, "", at});
        take_back();
        return {Refusal::none, {{EventKind::undone}}};
    }

    Answer redo(Time at) override {
        if (const Refusal refusal = may_go_back(); refusal != Refusal::none) return refuse(refusal);
        if (undone_.empty()) return refuse(Refusal::nothing_to_redo);
        clock_.tell(at);
        journal_.push_back({Command::redo, "", at});
        play_again();
        return {Refusal::none, {{EventKind::redone}}};
    }

    Answer rewind(int turns, Time at) override {
        if (const Refusal refusal = may_go_back(); refusal != Refusal::none) return refuse(refusal);
        if (turns < 1 || turns > static_cast<int>(done_.size()))
            return refuse(Refusal::nothing_to_undo);
        clock_.tell(at);
        journal_.push_back({Command::rewind, std::to_string(turns), at});
        assisted_ = true;
        for (int i = 0; i < turns; ++i) take_back();
        return {Refusal::none, {{EventKind::rewound}}};
    }

    Answer take_hint(Time at) override {
        if (clock_.paused()) return refuse(Refusal::paused);
        if (over()) return refuse(Refusal::game_over);
        const std::optional<Move> move = this->hint();
        if (!move) return refuse(Refusal::no_hint);
        clock_.tell(at);
        journal_.push_back({Command::hint, "", at});
        ++tally_.hints;
        return {Refusal::none, {{.kind = EventKind::hinted, .move = *move}}};
    }

    Answer pause(Time at) override {
        if (over()) return refuse(Refusal::game_over);
        if (clock_.paused()) return refuse(Refusal::paused);
        clock_.tell(at);
        clock_.pause();
        journal_.push_back({Command::pause, "", at});
        return {Refusal::none, {{EventKind::paused}}};
    }

    Answer resume(Time at) override {
        if (!clock_.paused()) return refuse(Refusal::not_paused);
        clock_.tell(at);
        clock_.resume();
        journal_.push_back({Command::resume, "", at});
        return {Refusal::none, {{EventKind::resumed}}};
    }

private:
    // What retract returns to.
    struct Kept {
        std::size_t entries = 0;  // of the journal after the play; 0 for none
        State now;
        Tally tally;
        Clock clock{};
        typename G::Watch watch;
        std::vector<Undone> undone;
        std::size_t turns = 0;
        int undo_left = 0;
    };

    Refusal may_play(Seat seat, Move move) const {
        if (clock_.paused()) return Refusal::paused;
        if (!over() && seat != mover(*this, move)) return Refusal::not_your_turn;
        return check(move);
    }
    Refusal may_follow(Move move, std::span<const Move> homeward) const {
        if (homeward.empty()) return Refusal::none;
        State state = after_playing(move);
        for (Move next : homeward) {
            if (const Refusal refusal = state.check(next); refusal != Refusal::none) return refusal;
            if (next.kind != MoveKind::carry || role_of<State>(next.to) != Role::foundation)
                return Refusal::malformed;
            state.apply(next);
        }
        return Refusal::none;
    }
    // Before a move of cards, which leaves nothing to redo.
    Kept keep() {
        return {0, now_, tally_, clock_, watch_, std::move(undone_), done_.size(), undo_left_};
    }
    static Answer refuse(Refusal refusal, Move move = {}) {
        return {refusal, {{.kind = EventKind::refused, .move = move, .refusal = refusal}}};
    }
    void turn(std::span<const Move> moves, Answer& answer) {
        const State before = now_;
        const bool counts =
            std::ranges::any_of(moves, [&](Move move) { return G::is_turn(house_rules_, move); });
        if (counts) done_.push_back({now_, tally_, {}});
        for (Move move : moves) advance(move, answer);
        if (!counts) return;
        if (now_ == before) {  // MD-39: there is nothing to take back
            done_.pop_back();
        } else {
            allow_undo();
        }
    }
    void advance(Move move, Answer& answer) {
        const State before = now_;
        now_.apply(move);
        assert(card_count(now_) == card_count(before));  // XD-09
        if (!(now_ == before)) undone_.clear();          // MD-39: a draw that changes nothing
        G::count_play(house_rules_, before, move, now_, tally_);
        if (!done_.empty()) done_.back().moves.push_back(move);
        seen_.insert_all(visible_cards(now_, Seat::first));
        G::report(before, move, now_, answer.events);
        lost_ =
            watch_.after(house_rules_, before, move, now_, tally_, clock_.elapsed(), answer.events);
    }
    Answer settled(Answer answer) {
        if (now_.outcome() == Outcome::won) {
            G::count_win(house_rules_, clock_.elapsed(), tally_);
            answer.events.push_back({EventKind::won});
        }
        if (outcome() == Outcome::lost) answer.events.push_back({EventKind::lost});
        return answer;
    }

    typename G::Watch watch_;
    Kept kept_;
};

}  // namespace croupier

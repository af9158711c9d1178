// A match of one game with its history: the template behind Match.
#pragma once

#include <utility>

#include "croupier/engine/clock.h"
#include "croupier/engine/deal_id.h"
#include "croupier/engine/position_of.h"
#include "croupier/engine/record.h"

namespace croupier {

template <Game G>
class MatchOf final : public PositionOf<G> {
    using Position = PositionOf<G>;
    using Position::after_playing, Position::house_rules_, Position::lost_, Position::now_,
        Position::over, Position::plays_on;

public:
    using State = typename G::State;
    using HouseRules = typename G::HouseRules;
    using Position::check, Position::line_text, Position::outcome, Position::play_text;

    MatchOf(const HouseRules& house_rules, const State& start, std::optional<Deck> deck,
            const Start& before = {})
        : Position(house_rules, start), start_(start), deck_(deck), tally_(before.tally),
          clock_(before.elapsed), seen_(visible_cards(start, Seat::first)) {}

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
            // With the player's turn, or as a turn of its own where his move is none.
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
        Undone next = std::move(undone_.back());
        undone_.pop_back();
        tally_ = G::count_redo(house_rules_, tally_, next.later, cards_in(next.turn));
        done_.push_back(std::move(next.turn));
        now_ = next.after;
        lost_ = next.lost;
        allow_undo();
        return {Refusal::none, {{EventKind::redone}}};
    }

    Answer rewind(int turns, Time at) override {
        if (const Refusal refusal = may_go_back(); refusal != Refusal::none) return refuse(refusal);
        if (turns < 1 || turns > this->turns()) return refuse(Refusal::nothing_to_undo);
        clock_.tell(at);
        journal_.push_back({Command::rewind, std::to_string(turns), at});
        assisted_ = true;
        for (int i = 0; i < turns; ++i) take_back();
        return {Refusal::none, {{EventKind::rewound}}};
    }

    Answer take_hint(Time at) override {
        if (clock_.paused()) return refuse(Refusal::paused);
        if (over()) return refuse(Refusal::game_over);
        const std::optional<Move> move = hint();
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

    CardSet known() const override { return seen_; }
    std::optional<Move> hint() const override {
        if (over()) return std::nullopt;
        std::vector<State> before;
        before.reserve(done_.size());
        for (const Turn& turn : done_) before.push_back(turn.before);
        return G::hint(now_, last_carried(), before);
    }
    std::vector<Move> followers(Move move, Homeward which) const override {
        if (check(move) != Refusal::none) return {};
        TakenDown<State> taken;
        for (const Turn& turn : done_) taken.note(turn.before, turn.moves);
        taken.note(now_, {&move, 1});
        return homeward_line<G>(after_playing(move), taken, which);
    }
    std::string_view game() const override { return State::id; }
    std::string_view mode() const override { return mode_of<G>(start_.options).prefix; }
    Settings settings() const override { return all_settings(start_.options, house_rules_); }
    const Tally& tally() const override { return tally_; }
    int score() const override { return G::score(house_rules_, now_, tally_); }
    std::string_view score_name() const override { return G::score_name; }
    Millis elapsed() const override { return clock_.elapsed(); }
    bool paused() const override { return clock_.paused(); }
    bool assisted() const override { return assisted_; }
    int undo_left() const override { return may_go_back() == Refusal::game_over ? 0 : undo_left_; }
    int redo_left() const override { return static_cast<int>(undone_.size()); }
    int turns() const override { return static_cast<int>(done_.size()); }
    const std::vector<Entry>& journal() const override { return journal_; }

    std::vector<PlayedTurn> played_turns() const override {
        std::vector<PlayedTurn> line;
        for (const Turn& turn : done_) {
            const Move move = turn.moves.front();
            line.push_back({to_text(turn.before), move, to_text(turn.before, move)});
        }
        return line;
    }
    std::vector<UndoRecord> undo_stack() const override {
        std::vector<UndoRecord> records;
        for (std::size_t group = done_.size() - static_cast<std::size_t>(undo_left_);
             group < done_.size(); ++group) {
            State state = done_[group].before;
            for (Move move : done_[group].moves) {
                const Table table = table_of(state);
                const std::vector<Card>& source = table[move.from].cards;
                for (std::size_t i = source.size() - move.count; i < source.size(); ++i)
                    records.push_back({source[i], move.from, move.to, static_cast<int>(group)});
                state.apply(move);
            }
        }
        return records;
    }

    std::string record() const override {
        const std::string origin =
            deck_ ? "deck " + to_text(*deck_) : "position " + to_text(start_);
        return write_record(State::id, settings(), origin, journal_);
    }

    GameResult result() const override {
        const bool won = outcome() == Outcome::won;
        return {.mode = std::string(mode()),
                .played = tally_.total_moves > 0,
                .won = won,
                .elapsed = elapsed(),
                .moves = tally_.moves,
                .score = won || !G::only_wins_score ? std::optional(score()) : std::nullopt,
                .assisted = assisted_,
                .stalemate = lost_,
                .hints = tally_.hints,
                .undos = tally_.undos};
    }

private:
    // What one command moved, and what undo returns to.
    struct Turn {
        State before;
        Tally tally;
        std::vector<Move> moves;
    };
    struct Undone {
        Turn turn;
        State after;
        Tally later;
        bool lost = false;
    };

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
    // FD-17, KD-17: after a win nothing is taken back; after a loss where the game allows (MD-34).
    Refusal may_go_back() const {
        if (clock_.paused()) return Refusal::paused;
        if (lost_ && G::may_undo_loss(house_rules_)) return Refusal::none;
        return over() ? Refusal::game_over : Refusal::none;
    }
    static Answer refuse(Refusal refusal, Move move = {}) {
        return {refusal, {{.kind = EventKind::refused, .move = move, .refusal = refusal}}};
    }
    static int cards_in(const Turn& turn) {
        int cards = 0;
        for (Move move : turn.moves) cards += move.count;
        return cards;
    }

    void allow_undo() {
        const int depth = G::undo_depth(house_rules_);
        undo_left_ = depth < 0 ? undo_left_ + 1 : std::min(undo_left_ + 1, depth);
    }
    void take_back() {
        Turn turn = std::move(done_.back());
        done_.pop_back();
        const Tally later = tally_;
        tally_ = G::count_undo(house_rules_, tally_, turn.tally, cards_in(turn));
        const State after = std::exchange(now_, turn.before);
        undone_.push_back({std::move(turn), after, later, std::exchange(lost_, false)});
        if (undone_.size() > G::most_redos) undone_.erase(undone_.begin());
        undo_left_ = std::max(0, undo_left_ - 1);
    }
    // The last move of cards that stands.
    Move last_carried() const {
        if (done_.empty()) return {};
        const std::vector<Move>& moves = done_.back().moves;
        const auto last =
            std::ranges::find(moves.rbegin(), moves.rend(), MoveKind::carry, &Move::kind);
        return last == moves.rend() ? Move{} : *last;
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
        lost_ = watch_.after(house_rules_, before, move, now_, tally_, elapsed(), answer.events);
    }
    Answer settled(Answer answer) {
        if (now_.outcome() == Outcome::won) {
            G::count_win(house_rules_, clock_.elapsed(), tally_);
            answer.events.push_back({EventKind::won});
        }
        if (outcome() == Outcome::lost) answer.events.push_back({EventKind::lost});
        return answer;
    }

    State start_;
    std::optional<Deck> deck_;  // none when the match began from a position
    Tally tally_;
    Clock clock_;
    CardSet seen_;
    std::vector<Turn> done_;
    std::vector<Undone> undone_;
    std::vector<Entry> journal_;
    typename G::Watch watch_;
    Kept kept_;
    int undo_left_ = 0;
    bool assisted_ = false;
};

}  // namespace croupier

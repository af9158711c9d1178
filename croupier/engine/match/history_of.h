// What is kept of a match of one game, and how its turns are laid down and taken back.
#pragma once

#include <utility>

#include "croupier/engine/clock.h"
#include "croupier/engine/deal_id.h"
#include "croupier/engine/match/move_notation_of.h"
#include "croupier/engine/record.h"

namespace croupier {

template <Game G>
class HistoryOf : public MoveNotationOf<G> {
    using Base = MoveNotationOf<G>;

public:
    using State = typename G::State;
    using HouseRules = typename G::HouseRules;

    std::string_view mode() const override { return mode_of<G>(start_.options).prefix; }
    Settings settings() const override { return all_settings(start_.options, house_rules_); }
    std::string_view score_name() const override { return G::score_name; }
    const Tally& tally() const override { return tally_; }
    MatchStatus status() const override {
        return {.score = G::score(house_rules_, now_, tally_),
                .turns = static_cast<int>(done_.size()),
                .undo_left = may_go_back() == Refusal::game_over ? 0 : undo_left_,
                .redo_left = static_cast<int>(undone_.size()),
                .elapsed = clock_.elapsed(),
                .paused = clock_.paused(),
                .assisted = was_assisted()};
    }
    const std::vector<Entry>& journal() const override { return journal_; }

    std::vector<PlayedTurn> played_turns() const override {
        std::vector<PlayedTurn> line;
        for (const Turn& turn : done_) {
            const Move move = turn.moves.front();
            line.push_back({to_text(turn.before), move, to_text(turn.before, move)});
        }
        return line;
    }
    void retrace(Seat seat, Observer& observer) const override {
        for (const Turn& turn : done_) observer.see_any(AnyView(observe(turn.before, seat)));
        this->show(seat, observer);
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
        const bool won = this->outcome() == Outcome::won;
        const MatchStatus now = status();
        return {.mode = std::string(mode()),
                .played = tally_.total_moves > 0,
                .won = won,
                .elapsed = now.elapsed,
                .moves = tally_.moves,
                .score = won || !G::only_wins_score ? std::optional(now.score) : std::nullopt,
                .assisted = now.assisted,
                .stalemate = lost_,
                .hints = tally_.hints,
                .undos = tally_.undos};
    }

protected:
    using Base::house_rules_, Base::lost_, Base::now_, Base::over;

    HistoryOf(const HouseRules& house_rules, const State& start, std::optional<Deck> deck,
              const Start& before)
        : Base(house_rules, start), start_(start), deck_(deck), tally_(before.tally),
          clock_(before.elapsed) {}

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

    // FD-17, KD-17: after a win nothing is taken back; after a loss where the game allows (MD-34).
    Refusal may_go_back() const {
        if (clock_.paused()) return Refusal::paused;
        if (lost_ && G::may_undo_loss(house_rules_)) return Refusal::none;
        return over() ? Refusal::game_over : Refusal::none;
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
    void play_again() {
        Undone next = std::move(undone_.back());
        undone_.pop_back();
        tally_ = G::count_redo(house_rules_, tally_, next.later, cards_in(next.turn));
        done_.push_back(std::move(next.turn));
        now_ = next.after;
        lost_ = next.lost;
        allow_undo();
    }

    State start_;
    std::optional<Deck> deck_;  // none when the match began from a position
    Tally tally_;
    Clock clock_;
    std::vector<Turn> done_;
    std::vector<Undone> undone_;
    std::vector<Entry> journal_;
    int undo_left_ = 0;
    bool assisted_ = false;  // by a line or a rewind

private:
    bool was_assisted() const { return assisted_ || tally_.hints > 0; }
    static int cards_in(const Turn& turn) {
        int cards = 0;
        for (Move move : turn.moves) cards += move.count;
        return cards;
    }
};

}  // namespace croupier

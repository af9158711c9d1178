// Meridian Master: commands and the history they leave.
#include <algorithm>

#include "croupier/engine/games/meridian/master.h"

namespace croupier {
namespace {

// The cards of a move in the order in which they lie; that of a draw is the one it shows.
std::vector<Card> moved_cards(const Meridian& before, Move move) {
    Meridian after = before;
    after.apply(move);
    if (move.kind == MoveKind::draw) return {after.waste.top()};
    std::vector<Card> cards;
    for (int n = move.count; n > 0; --n)
        cards.push_back(lifted_by(before, carry(move.from, move.to, n)));
    return cards;
}

}  // namespace

MeridianAnswer MeridianMaster::execute_move(std::string_view card_id,
                                            const MeridianLocation& target, Time at) {
    Move move{};
    MeridianAnswer answer = check(card_id, target, move);
    return answer ? play(move, at) : refuse(std::move(answer));
}

MeridianAnswer MeridianMaster::draw_card(Time at) {
    if (!match_) return refuse(because(Refusal::game_over));
    // MD-15: with recycle=own the same click turns the waste over.
    const bool recycles = match_->check(draw_move) == Refusal::stock_empty;
    return play(recycles ? recycle_move : draw_move, at);
}

MeridianAnswer MeridianMaster::play(Move move, Time at) {
    const Meridian before = state();
    const Tally tally = match_->tally();
    const int turns = match_->turns();
    const Answer answer = match_->play(Seat::first, move, in_match(at));
    if (!answer) return refuse(because(answer.refusal, move));
    pass(at);
    if (match_->turns() > turns) remember(move, before, tally, answer.events);
    keep_in_step();
    tell(before, answer.events);
    return {};
}

MeridianAnswer MeridianMaster::carry_out(Command command, Time at, const Shift& shift,
                                         Events* events) {
    if (!match_) return refuse(because(Refusal::game_over));
    const Answer answer = ((*match_).*command)(in_match(at));
    if (!answer) return refuse(because(answer.refusal));
    pass(at);
    if (shift.from != nullptr && !shift.from->empty()) {
        shift.to->push_back(shift.from->back());
        shift.from->pop_back();
    }
    keep_in_step();
    if (events != nullptr) *events = answer.events;
    tell(state(), answer.events);
    return {};
}

MeridianAnswer MeridianMaster::undo(Time at) {
    return carry_out(&Match::undo, at, {&done_, &undone_});
}
MeridianAnswer MeridianMaster::redo(Time at) {
    return carry_out(&Match::redo, at, {&undone_, &done_});
}
MeridianAnswer MeridianMaster::pause(Time at) { return carry_out(&Match::pause, at, {}); }
MeridianAnswer MeridianMaster::resume(Time at) { return carry_out(&Match::resume, at, {}); }

MeridianHint MeridianMaster::get_hint(Time at) {
    const Meridian now = state();
    MeridianHint hint;
    Events events;
    hint.answer = carry_out(&Match::take_hint, at, {}, &events);
    if (!hint.answer) return hint;
    const Move move = events.front().move;
    hint.is_draw = move.kind != MoveKind::carry;
    if (hint.is_draw) return hint;
    hint.card_id = ids_.of(lifted_by(now, move));
    hint.source = location_at(move.from);
    hint.target = location_at(move.to);
    return hint;
}

MeridianAnswer MeridianMaster::auto_place_card(std::string_view card_id, Time at) {
    const std::optional<Card> card = ids_.find(card_id);
    const char suit = card ? small_letter_of(card->suit()) : 'h';
    const MeridianLocation up = MeridianLocation::f_up(suit), down = MeridianLocation::f_down(suit);
    for (const MeridianLocation& target : {up, down})
        if (validate_move(card_id, target)) return execute_move(card_id, target, at);
    if (house_rules_.double_click == MeridianHouseRules::DoubleClick::best)
        if (const auto target = best_column(card_id)) return execute_move(card_id, *target, at);
    // The reason of the foundation on which the card ends one day.
    return refuse(validate_move(card_id, card && card->rank() < 7 ? down : up));
}

// MD-29: the longest column, else an empty one; a whole column does not just change its place.
std::optional<MeridianLocation> MeridianMaster::best_column(std::string_view card_id) const {
    const Meridian now = state();
    std::optional<MeridianLocation> best;
    int longest = -1;
    for (int c = 0; c < Meridian::columns_count; ++c) {
        Move move{};
        const auto target = MeridianLocation::tab(c);
        const int size = now.columns[c].size();
        if (size <= longest || !check(card_id, target, move)) continue;
        if (size == 0 && pile_size(now, move.from) == move.count &&
            move.from >= Meridian::first_column)
            continue;
        longest = size;
        best = target;
    }
    return best;
}

// The clock of a match starts at 0.
Time MeridianMaster::in_match(Time at) const {
    if (!at) return at;
    return std::max(std::clamp(*at, Millis{0}, latest_time) - opened_at_, Millis{0});
}

void MeridianMaster::pass(Time at) {
    if (at) now_ = std::max(now_, std::clamp(*at, Millis{0}, latest_time));
}

void MeridianMaster::remember(Move move, const Meridian& before, const Tally& tally,
                              const Events& events) {
    Turn turn{move, before, tally, now_};
    if (!MeridianGame::is_turn(house_rules_, move)) {
        // A draw that cannot be undone, and cards that went home by themselves, which can.
        turn.before.apply(move);
        const auto moved = std::ranges::find(events, EventKind::moved, &Event::kind);
        if (moved != events.end()) turn.move = moved->move;
    }
    done_.push_back(turn);
}

// What the match can no longer undo or redo is forgotten here too (M-070, MD-18). A game that is
// over keeps its last moves for show.
void MeridianMaster::keep_in_step() {
    const auto keep_last = [](std::vector<Turn>& turns, int most) {
        const auto surplus = std::ssize(turns) - std::max(most, 0);
        if (surplus > 0) turns.erase(turns.begin(), turns.begin() + surplus);
    };
    const bool over = match_->outcome() != Outcome::open;
    const int depth = MeridianGame::undo_depth(house_rules_);
    if (!over || depth >= 0) keep_last(done_, over ? depth : match_->undo_left());
    keep_last(undone_, match_->redo_left());
}

MeridianMoveRecord MeridianMaster::record_of(const Turn& turn) const {
    MeridianMoveRecord record;
    for (Card card : moved_cards(turn.before, turn.move))
        record.moving_cards.push_back(card_data(ids_, card, true));
    if (!record.moving_cards.empty()) record.card_id = record.moving_cards.front().id;
    if (turn.move.kind == MoveKind::carry) {
        record.source = location_at(turn.move.from);
        record.target = *location_at(turn.move.to);
    }
    record.timestamp = turn.at;
    record.state_snapshot = {areas_of(turn.before, ids_),
                             current_game_of(turn.before, turn.tally, start_time_, 0)};
    return record;
}

}  // namespace croupier

// Clocks: what happens when nobody does anything (B-063 to B-066, BD-26 to BD-28).
#include <algorithm>

#include "croupier/online/room.h"

namespace croupier::online {

bool Room::is_played_by_bot(int seat) const { return state_.seat(seat).bot.has_value(); }

void Room::turn_began(Time now, Effects& out) {
    set_clock(now);
    chosen_.reset();
    const int seat = state_.to_act();
    if (state_.seat(seat).bot == bots::Skill::hard)
        out.bot_tasks.push_back(
            {id_, state_.turn(), seat, state_.first_position(), state_.moves()});
}

void Room::set_clock(Time now) {
    const int seat = state_.to_act();
    const bool away = !link(seat).session && link(seat).away_since + pace_.reconnect <= now;
    forgiving_ = true;
    if (is_played_by_bot(seat)) {
        // BD-26, and nothing about the cards: the time is drawn before the bot looks at them.
        const auto span = static_cast<std::uint64_t>(pace_.bot_most - pace_.bot_least + 1);
        planned_ = now + pace_.bot_least + static_cast<Time>(random_.below(span));
        forgiving_ = false;
    } else if (state_.phase() == Phase::resolving_move) {
        planned_ = now + pace_.selection;  // BD-28: the turn's own clock stands still
    } else if (away) {
        planned_ = now + pace_.away_turn;
        forgiving_ = false;
    } else {
        planned_ = now + pace_.turn;
    }
    due_ = planned_;
}

Time Room::remaining(Time now) const {
    return state_.playing() ? std::max<Time>(0, due_ - now) : 0;
}

std::optional<Time> Room::deadline() const {
    const Time since = std::max(state_.since(), restarted_);
    if (state_.playing()) return due_ + (forgiving_ ? pace_.lateness : 0);
    if (state_.phase() == Phase::initializing)
        return since + pace_.nonces + (restarted_ == since ? pace_.after_restart : 0);
    std::optional<Time> first;
    if (state_.phase() == Phase::game_over && !vote_over_) first = vote_ends();
    for (int s = 0; s < seats; ++s) {
        if (!state_.seat(s).human() || link(s).session) continue;
        const Time gone = link(s).away_since + pace_.reconnect;
        first = first ? std::min(*first, gone) : gone;
    }
    return first;
}

void Room::tick(Time now, Effects& out) {
    // A game can go many steps at once only if the clock has jumped; it never hangs.
    for (int step = 0; step < 100; ++step) {
        const std::optional<Time> due = deadline();
        if (!due || *due > now) return;
        if (state_.playing() && state_.game().over()) {
            finish(now, out);
        } else if (state_.playing()) {
            play_by_itself(now, out);
        } else if (state_.phase() == Phase::initializing) {
            state_.nonces_open() ? deal_if_all(true, now, out) : open_nonces_if_all(true, now, out);
        } else {
            see_who_is_left(now, out);
        }
    }
}

void Room::see_who_is_left(Time now, Effects& out) {
    for (int s = 0; s < seats; ++s)
        if (state_.seat(s).human() && !link(s).session &&
            link(s).away_since + pace_.reconnect <= now)
            append(Stood{s}, now, out);
    vote_counted(now, out);
    if (state_.phase() == Phase::game_over && vote_ends() <= now) {
        bool any = false;
        for (int s = 0; s < seats; ++s) any = any || state_.seat(s).voted;
        vote_over_ = !any;
        if (any) reopen(now, out);
    }
    send_room(now, out);
    begin_if_ready(now, out);
}

void Room::play_by_itself(Time now, Effects& out) {
    const int seat = state_.to_act();
    const SeatState& seat_state = state_.seat(seat);
    Played played{state_.turn(), seat, By::clock, "-", timeout_move};
    // Who is lost for long; when the time of a turn has run out it is a discard (BT-38).
    const bool lost = !forgiving_ && !link(seat).session;
    if (seat_state.bot || (lost && state_.rules().bots)) {
        const bool task = chosen_ && chosen_->turn == state_.turn() &&
                          state_.game().check(chosen_->move) == Refusal::none;
        const bots::Skill skill = seat_state.bot.value_or(bots::Skill::medium);
        played.by = By::bot;
        played.move = task ? chosen_->move
                           : bot_move(skill == bots::Skill::hard ? bots::Skill::medium : skill);
    }
    if (due_ > planned_) link(seat).extended += due_ - planned_;
    // Before the turn passes on: the bot is in the seat from the next turn.
    const bool third = seat_state.human() && seat_state.automatic + 1 >= pace_.automatic_turns;
    apply_play(played, now, out);
    if (third && state_.playing()) {
        abandon(seat, now, out);
        send_room(now, out);
    }
}

Move Room::bot_move(bots::Skill skill) const {
    const auto seat = croupier::seat(state_.to_act());
    const auto bot = bots::make_bot({.skill = skill}, seat, random_.below(std::uint64_t{1} << 53));
    BluffBuddy game = state_.first_position();
    bot->see(observe(game, seat));
    for (const Move move : state_.moves()) {
        game.apply(move);
        bot->see(observe(game, seat));
    }
    return bot->choose();
}

void Room::disconnected(SessionId session, Time now, Effects& out) {
    if (std::erase(spectators_, session) > 0) return send_room(now, out);
    for (int s = 0; s < seats; ++s) {
        Link& mine = link(s);
        if (mine.session != session) continue;
        mine.session.reset();
        mine.away_since = now;
        const Time due = due_;
        if (is_turn_of(s)) extend(s, now);
        send_room(now, out);
        if (due_ != due) send_clock(session, now, out);
    }
}

bool Room::is_turn_of(int seat) const {
    return state_.phase() == Phase::player_turn && seat == state_.to_act() &&
           !is_played_by_bot(seat);
}

// As late as this, but no later than what is left of the allowance permits: nobody gains by pulling
// the plug.
Time Room::later(int seat, Time wanted) const {
    const Time left = std::max<Time>(0, pace_.extension - link(seat).extended);
    return std::max(planned_, std::min(wanted, planned_ + left));
}

// Once a turn.
void Room::extend(int seat, Time now) {
    Link& mine = link(seat);
    if (mine.extended_turn == state_.turn()) return;
    mine.extended_turn = state_.turn();
    due_ = later(seat, now + pace_.reconnect);
}

void Room::came_back(int seat, Time now) {
    Link& mine = link(seat);
    if (!is_turn_of(seat)) return;
    if (!forgiving_) {
        planned_ = due_ = std::max(state_.since() + pace_.turn, now + pace_.least_left);
        forgiving_ = true;
    } else if (mine.extended_turn == state_.turn() && mine.restored_turn != state_.turn()) {
        mine.restored_turn = state_.turn();
        due_ = later(seat, now + pace_.least_left);
        mine.extended += due_ - planned_;
        planned_ = due_;
    }
}

void Room::restarted(Time now) {
    restarted_ = now;
    for (Link& link : links_) link.away_since = now;
    if (!state_.playing()) return;
    if (state_.game().over()) {  // its last play was written, its end was not
        planned_ = due_ = now + pace_.reconnect;
        return;
    }
    const Time began = state_.since();
    set_clock(began);
    planned_ = due_ = std::max(due_, now + (forgiving_ ? pace_.after_restart : pace_.bot_least));
    if (is_turn_of(state_.to_act())) extend(state_.to_act(), now);
}

}  // namespace croupier::online

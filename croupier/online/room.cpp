// Who comes, who goes, and when there are enough for a game.
#include "croupier/online/room.h"

#include <algorithm>

namespace croupier::online {

bool Room::append(const Entry& entry, Time now, Effects& out) {
    if (!state_.apply(entry, now)) return false;
    out.changes.emplace_back(RoomEntry{id_, ++written_, now, to_text(entry)});
    return true;
}

// A table may play for days, and people may come and go: what is written of it begins anew.
void Room::renew(Time now, Effects& out) {
    first_ = written_ + 1;
    out.changes.emplace_back(RoomRenewed{id_, first_});
    const std::vector<Entry> opening = state_.opening();
    state_ = {};
    for (const Entry& entry : opening) append(entry, now, out);
}

void Room::renew_if_long(Time now, Effects& out) {
    constexpr int long_wait = 200;
    if (state_.phase() == Phase::waiting_for_players && written_ - first_ >= long_wait)
        renew(now, out);
}

bool Room::replay(const RoomEntry& entry) {
    const std::optional<Entry> read = entry_from(entry.text);
    if (!read) return false;
    const bool begins = std::holds_alternative<Opened>(*read);
    if (begins != (written_ == 0) || (!begins && entry.number != written_ + 1)) return false;
    if (!state_.apply(*read, entry.at)) return false;
    written_ = entry.number;
    if (begins) first_ = written_;
    if (std::holds_alternative<Ended>(*read))
        ended_ = MessageWriter::end({code_, summary(), state_.game()});
    return true;
}

void Room::open(const RoomRules& rules, Effects& out) {
    out.changes.emplace_back(RoomOpened{id_, code_, opened_});
    append(Opened{rules}, opened_, out);
}

Problem Room::join(const Person& person, SessionId session, std::optional<int> seat, Time now,
                   Effects& out) {
    if (const auto mine = state_.seat_of(person.id)) {
        if (!state_.seat(*mine).human()) return Problem::not_seated;
        std::erase(spectators_, session);
        link(*mine).session = session;
        const Time due = due_;
        came_back(*mine, now);
        send_to_others(session, about_room(now), out);
        if (due_ != due) send_clock(session, now, out);
        send_everything(session, now, out);
        return Problem::none;
    }
    if (state_.phase() != Phase::waiting_for_players) return Problem::started;
    if (seat && state_.seat(*seat).taken()) return Problem::seat_taken;
    for (int s = 0; s < seats && !seat; ++s)
        if (!state_.seat(s).taken()) seat = s;
    if (!seat) return Problem::full;
    std::erase(spectators_, session);
    renew_if_long(now, out);
    append(Sat{*seat, person}, now, out);
    link(*seat) = {.session = session};
    send_room(now, out);
    return Problem::none;
}

Problem Room::spectate(SessionId session, Time now, Effects& out) {
    if (!state_.rules().spectators) return Problem::no_spectators;
    bool here = std::ranges::find(spectators_, session) != spectators_.end();
    for (const Link& link : links_) here = here || link.session == session;
    if (!here) {
        if (static_cast<int>(spectators_.size()) >= pace_.spectators) return Problem::full;
        spectators_.push_back(session);
        send_to_others(session, about_room(now), out);
    }
    send_everything(session, now, out);
    return Problem::none;
}

Problem Room::ready(std::string_view player, bool ready, Time now, Effects& out) {
    const auto seat = state_.seat_of(player);
    if (!seat) return Problem::not_seated;
    renew_if_long(now, out);
    if (!append(Readied{*seat, ready}, now, out)) return Problem::started;
    send_room(now, out);
    begin_if_ready(now, out);
    return Problem::none;
}

// BD-38: everybody who sits wants to, and four sit or bots may fill up.
void Room::begin_if_ready(Time now, Effects& out) {
    if (state_.phase() != Phase::waiting_for_players || state_.host() < 0) return;
    int taken = 0;
    for (int s = 0; s < seats; ++s) {
        const SeatState& seat_state = state_.seat(s);
        if (seat_state.person && !seat_state.ready) return;
        taken += seat_state.taken() ? 1 : 0;
    }
    if (taken == seats || state_.rules().bots) begin(now, out);
}

Problem Room::start_with_bots(Time now, Effects& out) {
    if (state_.phase() != Phase::waiting_for_players) return Problem::started;
    begin(now, out);
    return Problem::none;
}

// During a game this is giving up.
Problem Room::leave(std::string_view player, Time now, Effects& out) {
    const auto seat = state_.seat_of(player);
    if (!seat) return Problem::not_seated;
    link(*seat).session.reset();
    if (append(Stood{*seat}, now, out)) {
        vote_counted(now, out);
        send_room(now, out);
        begin_if_ready(now, out);
    } else {
        abandon(*seat, now, out);
        send_room(now, out);
    }
    return Problem::none;
}

Problem Room::again(std::string_view player, Time now, Effects& out) {
    const auto seat = state_.seat_of(player);
    if (!seat || !state_.seat(*seat).human()) return Problem::not_seated;
    if (state_.seat(*seat).voted) return Problem::none;  // the same request again
    if (!append(Voted{*seat}, now, out)) return Problem::started;
    send_room(now, out);
    vote_counted(now, out);
    return Problem::none;
}

// Another game begins when all who stayed want it.
void Room::vote_counted(Time now, Effects& out) {
    if (state_.phase() != Phase::game_over) return;
    int stayed = 0, wanted = 0;
    for (int s = 0; s < seats; ++s) {
        stayed += state_.seat(s).human() ? 1 : 0;
        wanted += state_.seat(s).voted ? 1 : 0;
    }
    if (wanted == 0 || wanted < stayed) return;
    reopen(now, out);
    for (int s = 0; s < seats; ++s)
        if (state_.seat(s).person) append(Readied{s, true}, now, out);
    send_room(now, out);
    begin_if_ready(now, out);
}

void Room::reopen(Time now, Effects& out) {
    state_.apply(Reopened{}, now);
    renew(now, out);
    ended_.reset();
    for (int s = 0; s < seats; ++s)
        if (!state_.seat(s).person) link(s) = {};
}

Problem Room::emote(std::string_view player, std::string_view emote, Effects& out) {
    const auto seat = state_.seat_of(player);
    if (!seat || !state_.seat(*seat).human()) return Problem::not_seated;
    send_to_all(MessageWriter::emote(code_, *seat, emote), out);
    return Problem::none;
}

bool Room::deserted() const {
    if (state_.playing() || state_.phase() == Phase::initializing) return false;
    if (vote_over_) return true;
    for (int s = 0; s < seats; ++s)
        if (state_.seat(s).human()) return false;
    return true;
}

}  // namespace croupier::online

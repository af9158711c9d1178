// Who is sent what.
#include "croupier/online/room.h"

#include <algorithm>
#include <ranges>

namespace croupier::online {

RoomInfo Room::info() const {
    RoomInfo info{
        code_, state_.phase(), state_.rules(), state_.host(), static_cast<int>(spectators_.size()),
        {}};
    for (int s = 0; s < seats; ++s) {
        const SeatState& seat_state = state_.seat(s);
        const bool there =
            seat_state.human() ? link(s).session.has_value() : seat_state.bot.has_value();
        info.seats[static_cast<std::size_t>(s)] = {seat_state.person ? &*seat_state.person
                                                                     : nullptr,
                                                   seat_state.bot,
                                                   seat_state.ready,
                                                   there,
                                                   seat_state.abandoned,
                                                   seat_state.voted,
                                                   state_.player_id(s),
                                                   state_.player_name(s)};
    }
    return info;
}

Message Room::about_room(Time now) const {
    std::optional<Time> left;
    if (state_.phase() == Phase::game_over) left = std::max<Time>(0, vote_ends() - now);
    return MessageWriter::room(info(), left);
}

void Room::send_to_all(const Message& message, Effects& out) const {
    each_recipient(
        [&](SessionId session, std::optional<int>) { out.messages.push_back({session, message}); });
}

void Room::send_to_others(SessionId one, const Message& message, Effects& out) const {
    each_recipient([&](SessionId session, std::optional<int>) {
        if (session != one) out.messages.push_back({session, message});
    });
}

// Whoever acts gets it with their moves, when they come back.
void Room::send_clock(SessionId actor, Time now, Effects& out) const {
    send_to_others(
        actor,
        MessageWriter::turn(code_, {state_.turn(), state_.to_act(), remaining(now)}, nullptr), out);
}

void Room::send_game(Time now, Effects& out) const {
    const SharedMessages shared = this->shared(info(), now);
    each_recipient([&](SessionId session, std::optional<int> seat) {
        send_game_to(session, seat, shared, out);
    });
}

Room::SharedMessages Room::shared(const RoomInfo& shown, Time now) const {
    const TurnClock clock{state_.turn(), state_.to_act(), remaining(now)};
    return {shown, clock, MessageWriter::table(shown, observe(state_.game(), Seat::table), clock),
            MessageWriter::turn(code_, clock, nullptr)};
}

void Room::send_game_to(SessionId session, std::optional<int> seat, const SharedMessages& shared,
                        Effects& out) const {
    // Somebody without a seat sees what lies on the table.
    const View<BluffBuddy> view =
        observe(state_.game(), seat ? croupier::seat(*seat) : Seat::table);
    const TurnClock& clock = shared.clock;
    out.messages.push_back(
        {session, MessageWriter::state(shared.info, shared.table, view, seat, clock)});
    const bool acts = seat == clock.seat;
    if (state_.phase() == Phase::resolving_move) {
        out.messages.push_back({session, acts ? MessageWriter::select(code_, clock, view)
                                              : MessageWriter::selecting(code_, clock)});
    }
    out.messages.push_back(
        {session, acts ? MessageWriter::turn(code_, clock, &view) : shared.others_turn});
}

void Room::send_everything(SessionId session, Time now, Effects& out) const {
    const RoomInfo shown = info();
    out.messages.push_back({session, about_room(now)});
    std::optional<int> seat;
    for (int s = 0; s < seats; ++s)
        if (link(s).session == session) seat = s;
    if (state_.phase() == Phase::initializing) {
        out.messages.push_back(
            {session, MessageWriter::commit(shown, state_.match(), state_.promise())});
        if (state_.nonces_open()) out.messages.push_back({session, nonce_hashes()});
    } else if (state_.phase() == Phase::game_over) {
        out.messages.push_back({session, *ended_});
    } else if (state_.playing() && !state_.game().over()) {
        // The last turn and no more: it is a game of memory.
        for (const PlayOutcome& play : state_.plays() | std::views::reverse) {
            if (play.result == PlayResult::awaiting_selection) continue;
            out.messages.push_back({session, MessageWriter::play(code_, play)});
            break;
        }
        send_game_to(session, seat, shared(shown, now), out);
    }
}

}  // namespace croupier::online

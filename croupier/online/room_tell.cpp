// Who is told what.
#include "croupier/online/room.h"

#include <algorithm>
#include <ranges>

namespace croupier::online {

RoomFace Room::face() const {
    RoomFace face{
        code_, state_.phase(), state_.rules(), state_.host(), static_cast<int>(spectators_.size()),
        {}};
    for (int s = 0; s < seats; ++s) {
        const Chair& chair = state_.chair(s);
        const bool there = chair.human() ? link(s).session.has_value() : chair.bot.has_value();
        face.chairs[static_cast<std::size_t>(s)] = {chair.person ? &*chair.person : nullptr,
                                                    chair.bot,
                                                    chair.ready,
                                                    there,
                                                    chair.abandoned,
                                                    chair.voted,
                                                    state_.player_id(s),
                                                    state_.player_name(s)};
    }
    return face;
}

Letter Room::about_room(Time now) const {
    std::optional<Time> left;
    if (state_.phase() == Phase::game_over) left = std::max<Time>(0, vote_ends() - now);
    return Scribe::room(face(), left);
}

void Room::tell_all(const Letter& letter, Effects& out) const {
    each_listener(
        [&](SessionId session, std::optional<int>) { out.letters.push_back({session, letter}); });
}

void Room::tell_others(SessionId one, const Letter& letter, Effects& out) const {
    each_listener([&](SessionId session, std::optional<int>) {
        if (session != one) out.letters.push_back({session, letter});
    });
}

// Whoever acts hears it with his moves, when he comes back.
void Room::tell_clock(SessionId actor, Time now, Effects& out) const {
    tell_others(
        actor, Scribe::turn(code_, {state_.turn(), state_.to_act(), remaining(now)}, nullptr), out);
}

void Room::tell_game(Time now, Effects& out) const {
    const Scene scene = this->scene(face(), now);
    each_listener([&](SessionId session, std::optional<int> seat) {
        tell_game_to(session, seat, scene, out);
    });
}

Room::Scene Room::scene(const RoomFace& shown, Time now) const {
    const Clockwork clock{state_.turn(), state_.to_act(), remaining(now)};
    return {shown, clock, Scribe::table(shown, observe(state_.game(), Seat::table), clock),
            Scribe::turn(code_, clock, nullptr)};
}

void Room::tell_game_to(SessionId session, std::optional<int> seat, const Scene& scene,
                        Effects& out) const {
    // Somebody without a seat sees what lies on the table.
    const View<BluffBuddy> view =
        observe(state_.game(), seat ? croupier::seat(*seat) : Seat::table);
    const Clockwork& clock = scene.clock;
    out.letters.push_back({session, Scribe::state(scene.face, scene.table, view, seat, clock)});
    const bool acts = seat == clock.seat;
    if (state_.phase() == Phase::resolving_move) {
        out.letters.push_back(
            {session, acts ? Scribe::select(code_, clock, view) : Scribe::selecting(code_, clock)});
    }
    out.letters.push_back({session, acts ? Scribe::turn(code_, clock, &view) : scene.others_turn});
}

void Room::show(SessionId session, Time now, Effects& out) const {
    const RoomFace shown = face();
    out.letters.push_back({session, about_room(now)});
    std::optional<int> seat;
    for (int s = 0; s < seats; ++s)
        if (link(s).session == session) seat = s;
    if (state_.phase() == Phase::initializing) {
        out.letters.push_back({session, Scribe::commit(shown, state_.match(), state_.promise())});
        if (state_.nonces_open()) out.letters.push_back({session, nonce_hashes()});
    } else if (state_.phase() == Phase::game_over) {
        out.letters.push_back({session, *ended_});
    } else if (state_.playing() && !state_.game().over()) {
        // The last turn and no more: it is a game of memory.
        for (const Told& told : state_.told() | std::views::reverse) {
            if (told.result == PlayResult::awaiting_selection) continue;
            out.letters.push_back({session, Scribe::play(code_, told)});
            break;
        }
        tell_game_to(session, seat, scene(shown, now), out);
    }
}

}  // namespace croupier::online

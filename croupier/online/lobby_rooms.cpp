// Requests about rooms, and the rooms themselves: opened, found, closed, brought back.
#include <algorithm>

#include "croupier/formats/json.h"
#include "croupier/online/lobby.h"

namespace croupier::online {

Room* Lobby::room_in(Request& request) {
    const auto code = room_code_from(request.in.text("room"));
    const auto found = code ? codes_.find(*code) : codes_.end();
    return found != codes_.end() ? found->second : nullptr;
}

Room& Lobby::new_room(const RoomRules& rules, Time now, Effects& out) {
    std::string code = make_room_code(random_);
    while (codes_.contains(code)) code = make_room_code(random_);
    const RoomId id = ++last_room_;
    Room& room = *rooms_
                      .emplace(id, std::make_unique<Room>(RoomOpened{id, code, now}, settings_.pace,
                                                          random_))
                      .first->second;
    codes_.emplace(code, &room);
    room.open(rules, out);
    return room;
}

Problem Lobby::seat(ActivePlayer& active, Room& room, std::optional<int> wish, Time now,
                    Effects& out) {
    const bool is_new = !room.state().seat_of(active.player.id);
    if (is_new && rooms_of(active).size() >= settings_.rooms_a_player)
        return Problem::too_many_rooms;
    const Problem problem = room.join(person_of(active), active.session, wish, now, out);
    if (problem == Problem::none && is_new) active.rooms.push_back(room.id());
    return problem;
}

Problem Lobby::room_create(Request& request) {
    RoomRules rules;
    const std::string options = request.in.text_or("options", "");
    const std::string bots = request.in.text_or("bots", "medium");
    rules.spectators = request.in.flag_or("spectators", false);
    const bool start = request.in.flag_or("start", false);
    const auto read = options_from(options);
    if (!read) request.in.object_to("options", "options like matching=forced are expected here");
    rules.bots = bots::skill_from(bots);
    if (!rules.bots && bots != "off")
        request.in.object_to("bots", "one of off, easy, medium, hard is expected here");
    if (request.in.fault()) return Problem::request;
    rules.options = *read;
    ActivePlayer& active = player_of(request);
    if (rooms_of(active).size() >= settings_.rooms_a_player) return Problem::too_many_rooms;
    if (rooms_.size() >= settings_.rooms) return Problem::busy;

    Room& room = new_room(rules, request.now, request.out);
    seat(active, room, std::nullopt, request.now, request.out);
    formats::JsonWriter json = MessageWriter::answer("ok", request.id);
    json.with("room", room.code());
    request.reply = MessageWriter::answered(std::move(json));
    if (start && rules.bots) room.start_with_bots(request.now, request.out);
    after_event(room, request.now, request.out);
    return Problem::none;
}

Problem Lobby::room_join(Request& request) {
    Room* const room = room_in(request);
    const auto wish = request.in.number_if("seat", 0, seats - 1);
    if (request.in.fault()) return Problem::request;
    // Codes are not to be guessed.
    if (room == nullptr)
        return codes_from_.take(request.session.address, request.now) ? Problem::no_room
                                                                      : Problem::rate;
    const bool writes = !room->state().seat_of(request.session.player);
    if (writes && !storage_works_) return Problem::storage;
    const Problem problem = seat(player_of(request), *room,
                                 wish ? std::optional<int>(static_cast<int>(*wish)) : std::nullopt,
                                 request.now, request.out);
    if (problem == Problem::none) std::erase(request.session.watching, room->id());
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::room_ready(Request& request) {
    Room* const room = room_in(request);
    const bool ready = request.in.flag_or("ready", true);
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    const Problem problem = room->ready(request.session.player, ready, request.now, request.out);
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::room_leave(Request& request) {
    Room* const room = room_in(request);
    if (room == nullptr) return Problem::no_room;
    auto& watching = request.session.watching;
    if (std::erase(watching, room->id()) > 0) {
        room->disconnected(request.session.id, request.now, request.out);
        return Problem::none;
    }
    const Problem problem = room->leave(request.session.player, request.now, request.out);
    if (problem != Problem::none) return problem;
    std::erase(player_of(request).rooms, room->id());
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::room_state(Request& request) {
    const Room* const room = room_in(request);
    if (room == nullptr) return Problem::no_room;
    const bool watches =
        std::ranges::find(request.session.watching, room->id()) != request.session.watching.end();
    if (!watches && !room->state().seat_of(request.session.player)) return Problem::not_seated;
    room->send_everything(request.session.id, request.now, request.out);
    return Problem::none;
}

Problem Lobby::room_again(Request& request) {
    Room* const room = room_in(request);
    if (room == nullptr) return Problem::no_room;
    const Problem problem = room->again(request.session.player, request.now, request.out);
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::spectate(Request& request) {
    Room* const room = room_in(request);
    if (room == nullptr) return Problem::no_room;
    if (room->state().seat_of(request.session.player)) return Problem::seat_taken;
    const Problem problem = room->spectate(request.session.id, request.now, request.out);
    auto& watching = request.session.watching;
    if (problem == Problem::none && std::ranges::find(watching, room->id()) == watching.end())
        watching.push_back(room->id());
    return problem;
}

Problem Lobby::emote(Request& request) {
    // The page has the same list (web/src/online/wire.ts), and so has docs/server-protocol.md.
    constexpr std::string_view known[] = {"hello", "well_played", "thinking",
                                          "oops",  "thanks",      "hurry"};
    Room* const room = room_in(request);
    const std::string emote = request.in.text("emote");
    if (request.in.fault()) return Problem::request;
    if (std::ranges::find(known, emote) == std::end(known)) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (!request.session.emotes.take(request.now)) return Problem::rate;
    return room->emote(request.session.player, emote, request.out);
}

void Lobby::close(Room& room, std::string_view reason, Time now, Effects& out) {
    room.send_closed(reason, out);
    out.changes.emplace_back(RoomClosed{room.id(), now});
    if (const auto gone = forgotten_in_.extract(room.id()))
        for (const std::string& player : gone.mapped())
            out.changes.emplace_back(PlayerForgotten{player});
    for (int s = 0; s < seats; ++s)
        if (room.state().seat(s).person) forget_seat(room.state().seat(s).person->id, room.id());
    remove_room(room.id());
}

void Lobby::remove_room(RoomId id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    const Room& room = *found->second;
    if (room.scheduled_at) schedule_.erase({*room.scheduled_at, id});
    codes_.erase(room.code());
    rooms_.erase(found);
}

bool Lobby::restore(const RoomOpened& opened, const std::vector<RoomEntry>& entries, Time now) {
    auto room = std::make_unique<Room>(opened, settings_.pace, random_);
    for (const RoomEntry& entry : entries)
        if (!room->replay(entry)) return false;
    room->restarted(now);
    for (int s = 0; s < seats; ++s) {
        const SeatState& seat_state = room->state().seat(s);
        if (!seat_state.human()) continue;
        const auto here = players_.find(seat_state.person->id);
        (here != players_.end() ? here->second.rooms : kept_seats_[seat_state.person->id])
            .push_back(opened.room);
    }
    last_room_ = std::max(last_room_, opened.room);
    codes_[opened.code] = room.get();
    schedule(*room);
    rooms_[opened.room] = std::move(room);
    return true;
}

void Lobby::reinstate(RoomId id, const RoomOpened* opened, const std::vector<RoomEntry>& entries,
                      Time now, Effects& out) {
    // What could not be written may be that it was closed.
    if (const auto found = rooms_.find(id); found != rooms_.end()) {
        if (opened == nullptr) found->second->send_closed("it could not be kept", out);
        for (int s = 0; s < seats; ++s) {
            const SeatState& seat_state = found->second->state().seat(s);
            if (seat_state.person) forget_seat(seat_state.person->id, id);
        }
        remove_room(id);
    }
    if (opened == nullptr || !restore(*opened, entries, now)) return;
    Room& room = *rooms_.at(id);
    for (int s = 0; s < seats; ++s) {
        const SeatState& seat_state = room.state().seat(s);
        ActivePlayer* const active =
            seat_state.human() ? find_player(seat_state.person->id) : nullptr;
        if (active != nullptr && active->session != 0)
            room.join(person_of(*active), active->session, std::nullopt, now, out);
    }
    after_event(room, now, out);
}

std::size_t Lobby::games() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        rooms_, [](const auto& entry) { return entry.second->state().playing(); }));
}

}  // namespace croupier::online

// Requests about a game, games found for those who wait, and what they do to ratings.
#include <algorithm>
#include <stdexcept>

#include "croupier/engine/card_text.h"
#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/engine/hex.h"
#include "croupier/formats/json.h"
#include "croupier/online/lobby.h"

namespace croupier::online {

Problem Lobby::nonce_hash(Request& request) {
    Room* const room = room_in(request);
    const std::string match = request.in.text("match");
    const auto hash = from_hex<32>(request.in.text("hash"));
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (!hash) return Problem::nonce;
    const Problem problem =
        room->hash(request.session.player, match, *hash, request.now, request.out);
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::nonce(Request& request) {
    Room* const room = room_in(request);
    const std::string match = request.in.text("match");
    const auto nonce = from_hex<16>(request.in.text("nonce"));
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (!nonce) return Problem::nonce;
    const Problem problem =
        room->nonce(request.session.player, match, *nonce, request.now, request.out);
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::play(Request& request) {
    PlayRequest play;
    play.card = card_from(request.in.text("card"));
    if (!play.card) request.in.object_to("card", "a card like QH is expected here");
    return make_move(request, std::move(play));
}
Problem Lobby::target(Request& request) { return make_move(request, {}); }

Problem Lobby::make_move(Request& request, PlayRequest play) {
    Room* const room = room_in(request);
    play.id = request.id;
    play.turn = static_cast<int>(request.in.number("turn", 1, 48));
    play.source = request.in.text_or("source", "");
    const auto recipient = request.in.number_if("recipient", INT32_MIN, INT32_MAX);
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (recipient && (*recipient < 0 || *recipient >= seats)) return Problem::invalid_target;
    if (recipient) play.recipient = static_cast<int>(*recipient);
    std::optional<PlayOutcome> outcome;
    const Problem problem =
        room->play(request.session.player, play, request.now, request.out, outcome);
    if (problem == Problem::none) {
        ++counted_.moves;
        request.reply = MessageWriter::played(request.id, outcome->turn, outcome->result);
    }
    after_event(*room, request.now, request.out);
    return problem;
}

Problem Lobby::queue_join(Request& request) {
    const std::string mode = request.in.text("mode");
    if (mode != "casual" && mode != "ranked")
        request.in.object_to("mode", "casual or ranked is expected here");
    if (request.in.fault()) return Problem::request;
    ActivePlayer& active = player_of(request);
    const bool ranked = mode == "ranked";
    if (ranked && !active.player.account()) return Problem::account;
    if (rooms_of(active).size() >= settings_.rooms_a_player) return Problem::too_many_rooms;
    if (!queue_.join({active.player.id, active.player.rating, ranked}, request.now))
        return Problem::in_queue;
    seat_tables(request.now, request.out);
    return Problem::none;
}

Problem Lobby::queue_leave(Request& request) {
    queue_.leave(request.session.player);
    return Problem::none;
}

bool Lobby::can_sit(std::string_view player) {
    ActivePlayer* const active = find_player(player);
    return active != nullptr && active->session != 0 &&
           rooms_of(*active).size() < settings_.rooms_a_player;
}

// A rated game has four people: who cannot come sends the others back to wait, where they were.
bool Lobby::all_can_sit(const Queue::Table& table) {
    const auto can = [this](const std::string& id) { return can_sit(id); };
    if (std::ranges::all_of(table.players, can)) return true;
    for (std::size_t i = 0; i < table.players.size(); ++i)
        if (const std::string& id = table.players[i]; can(id))
            queue_.join({id, find_player(id)->player.rating, true}, table.since[i]);
    return false;
}

bool Lobby::can_seat_tables() const { return storage_works_ && rooms_.size() < settings_.rooms; }

void Lobby::seat_tables(Time now, Effects& out) {
    if (!can_seat_tables()) return;
    for (const Queue::Table& table : queue_.tick(now)) {
        if (table.ranked && !all_can_sit(table)) continue;
        std::vector<ActivePlayer*> present;
        for (const std::string& id : table.players) {
            ActivePlayer* const active = find_player(id);
            if (can_sit(id))
                present.push_back(active);
            else if (active != nullptr && active->session != 0)
                out.messages.push_back(
                    {active->session, MessageWriter::error({}, Problem::too_many_rooms)});
        }
        if (present.empty()) continue;
        RoomRules rules;
        rules.rated = table.ranked;
        if (table.ranked) rules.bots.reset();
        Room& room = new_room(rules, now, out);
        for (ActivePlayer* const active : present) {
            out.messages.push_back({active->session, MessageWriter::found(room.code())});
            seat(*active, room, std::nullopt, now, out);
        }
        room.start_with_bots(now, out);
        after_event(room, now, out);
    }
}

// The game is over and its end was sent, whatever a broken store does to a rating.
Lobby::ActivePlayer* Lobby::find_player_if_readable(std::string_view id) {
    try {
        return find_player(id);
    } catch (const std::runtime_error&) {
        return nullptr;
    }
}

void Lobby::rate(const MatchKept& match, Time now, Effects& out) {
    for (const MatchSeat& seat : match.seats) {
        ActivePlayer* const active = find_player_if_readable(seat.player);
        if (active == nullptr) continue;
        active->player.rating = seat.rating + seat.change;
        ++active->player.games;
        active->player.seen = now;
        if (active->session == 0) became_idle(*active, now);
        out.changes.emplace_back(PlayerKept{active->player});
    }
}

}  // namespace croupier::online

// Requests about a game, games found for those who wait, and what they do to ratings.
#include <algorithm>
#include <stdexcept>

#include "croupier/engine/card_text.h"
#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/engine/hex.h"
#include "croupier/formats/json.h"
#include "croupier/online/hall.h"

namespace croupier::online {

Problem Hall::nonce_hash(Request& request) {
    Room* const room = room_in(request);
    const std::string match = request.in.text("match");
    const auto hash = from_hex<32>(request.in.text("hash"));
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (!hash) return Problem::nonce;
    const Problem problem =
        room->hash(request.session.player, match, *hash, request.now, request.out);
    settled(*room, request.now, request.out);
    return problem;
}

Problem Hall::nonce(Request& request) {
    Room* const room = room_in(request);
    const std::string match = request.in.text("match");
    const auto nonce = from_hex<16>(request.in.text("nonce"));
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (!nonce) return Problem::nonce;
    const Problem problem =
        room->nonce(request.session.player, match, *nonce, request.now, request.out);
    settled(*room, request.now, request.out);
    return problem;
}

Problem Hall::play(Request& request) {
    PlayRequest play;
    play.card = card_from(request.in.text("card"));
    if (!play.card) request.in.object_to("card", "a card like QH is expected here");
    return carry_out(request, std::move(play));
}
Problem Hall::target(Request& request) { return carry_out(request, {}); }

Problem Hall::carry_out(Request& request, PlayRequest play) {
    Room* const room = room_in(request);
    play.id = request.id;
    play.turn = static_cast<int>(request.in.number("turn", 1, 48));
    play.source = request.in.text_or("source", "");
    const auto recipient = request.in.number_if("recipient", INT32_MIN, INT32_MAX);
    if (request.in.fault()) return Problem::request;
    if (room == nullptr) return Problem::no_room;
    if (recipient && (*recipient < 0 || *recipient >= seats)) return Problem::invalid_target;
    if (recipient) play.recipient = static_cast<int>(*recipient);
    std::optional<Told> told;
    const Problem problem =
        room->play(request.session.player, play, request.now, request.out, told);
    if (problem == Problem::none) {
        ++counted_.moves;
        request.reply = Scribe::played(request.id, told->turn, told->result);
    }
    settled(*room, request.now, request.out);
    return problem;
}

Problem Hall::queue_join(Request& request) {
    const std::string mode = request.in.text("mode");
    if (mode != "casual" && mode != "ranked")
        request.in.object_to("mode", "casual or ranked is expected here");
    if (request.in.fault()) return Problem::request;
    Guest& guest = guest_of(request);
    const bool ranked = mode == "ranked";
    if (ranked && !guest.player.account()) return Problem::account;
    if (rooms_of(guest).size() >= settings_.rooms_a_player) return Problem::too_many_rooms;
    if (!queue_.join({guest.player.id, guest.player.rating, ranked}, request.now))
        return Problem::in_queue;
    seat_tables(request.now, request.out);
    return Problem::none;
}

Problem Hall::queue_leave(Request& request) {
    queue_.leave(request.session.player);
    return Problem::none;
}

bool Hall::can_sit(std::string_view player) {
    Guest* const guest = this->guest(player);
    return guest != nullptr && guest->session != 0 &&
           rooms_of(*guest).size() < settings_.rooms_a_player;
}

// A rated game has four people: who cannot come sends the others back to wait, where they were.
bool Hall::all_can_sit(const Queue::Table& table) {
    const auto can = [this](const std::string& id) { return can_sit(id); };
    if (std::ranges::all_of(table.players, can)) return true;
    for (std::size_t i = 0; i < table.players.size(); ++i)
        if (const std::string& id = table.players[i]; can(id))
            queue_.join({id, this->guest(id)->player.rating, true}, table.since[i]);
    return false;
}

bool Hall::can_seat_tables() const { return storage_works_ && rooms_.size() < settings_.rooms; }

void Hall::seat_tables(Time now, Effects& out) {
    if (!can_seat_tables()) return;
    for (const Queue::Table& table : queue_.tick(now)) {
        if (table.ranked && !all_can_sit(table)) continue;
        std::vector<Guest*> company;
        for (const std::string& id : table.players) {
            Guest* const guest = this->guest(id);
            if (can_sit(id))
                company.push_back(guest);
            else if (guest != nullptr && guest->session != 0)
                out.letters.push_back({guest->session, Scribe::error({}, Problem::too_many_rooms)});
        }
        if (company.empty()) continue;
        RoomRules rules;
        rules.rated = table.ranked;
        if (table.ranked) rules.bots.reset();
        Room& room = new_room(rules, now, out);
        for (Guest* const guest : company) {
            out.letters.push_back({guest->session, Scribe::found(room.code())});
            seat(*guest, room, std::nullopt, now, out);
        }
        room.start_with_bots(now, out);
        settled(room, now, out);
    }
}

// The game is over and told, whatever a broken archive does to a rating.
Hall::Guest* Hall::guest_if_readable(std::string_view id) {
    try {
        return guest(id);
    } catch (const std::runtime_error&) {
        return nullptr;
    }
}

void Hall::rate(const MatchKept& match, Time now, Effects& out) {
    for (const MatchSeat& seat : match.seats) {
        Guest* const guest = guest_if_readable(seat.player);
        if (guest == nullptr) continue;
        guest->player.rating = seat.rating + seat.change;
        ++guest->player.games;
        guest->player.seen = now;
        if (guest->session == 0) idles(*guest, now);
        out.deeds.emplace_back(PlayerKept{guest->player});
    }
}

}  // namespace croupier::online

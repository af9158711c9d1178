// What an operator sees and does.
#include <algorithm>

#include "croupier/online/hall.h"

namespace croupier::online {
namespace {

constexpr std::string_view by_the_house = "the house has closed it";

}  // namespace

Figures Hall::figures() const {
    Figures figures;
    for (const auto& [id, room] : rooms_) {
        const RoomState& state = room->state();
        ++(state.playing()                               ? figures.playing
           : state.phase() == Phase::waiting_for_players ? figures.waiting
           : state.phase() == Phase::game_over           ? figures.over
                                                         : figures.dealing);
    }
    figures.sessions = sessions_.size();
    figures.players = static_cast<std::size_t>(std::ranges::count_if(
        sessions_, [](const auto& entry) { return !entry.second.player.empty(); }));
    figures.queue = queue_.size();
    figures.draining = draining_;
    figures.counted = counted_;
    return figures;
}

std::vector<RoomLine> Hall::room_lines() const {
    std::vector<RoomLine> lines;
    for (const auto& [id, room] : rooms_) lines.push_back({room->face(), room->opened()});
    std::ranges::sort(lines, {}, &RoomLine::opened);
    return lines;
}

bool Hall::close_room(std::string_view code, Time now, Effects& out) {
    const auto found = codes_.find(std::string(code));
    if (found == codes_.end()) return false;
    close(*found->second, by_the_house, now, out);
    return true;
}

bool Hall::ban(std::string_view player, bool banned, Time now, Effects& out) {
    Guest* const guest = this->guest(player);
    if (guest == nullptr) return false;
    guest->player.banned = banned;
    if (guest->session == 0) idles(*guest, now);  // he was only looked up
    out.deeds.emplace_back(PlayerKept{guest->player});
    if (!banned) return true;
    if (guest->session != 0)
        out.letters.push_back({guest->session, Scribe::error({}, Problem::banned)});
    send_away(*guest, now, out);
    return true;
}

bool Hall::forget(std::string_view player, Time now, Effects& out) {
    Guest* const guest = this->guest(player);
    if (guest == nullptr) return false;
    forget(*guest, now, out);
    return true;
}

void Hall::forget(Guest& guest, Time now, Effects& out) {
    for (const RoomId room : rooms_of(guest))
        if (rooms_.at(room)->state().phase() != Phase::waiting_for_players)
            forgotten_in_[room].push_back(guest.player.id);
    out.deeds.emplace_back(PlayerForgotten{guest.player.id});
    send_away(guest, now, out);
    guests_.erase(guest.player.id);
}

// From all seats, the queue and the line.
void Hall::send_away(Guest& guest, Time now, Effects& out) {
    const std::vector<RoomId> rooms = std::exchange(rooms_of(guest), {});
    for (const RoomId id : rooms) {
        Room& room = *rooms_.at(id);
        room.leave(guest.player.id, now, out);
        settled(room, now, out);
    }
    queue_.leave(guest.player.id);
    // Until the line is cut he is nobody.
    for (auto& [id, session] : sessions_)
        if (session.player == guest.player.id) session.player.clear();
    if (guest.session == 0) return;
    out.hang_ups.push_back(std::exchange(guest.session, 0));
    idles(guest, now);
}

void Hall::drain(bool draining, Time now, Effects& out) {
    draining_ = draining;
    for (const auto& [id, session] : sessions_)
        out.letters.push_back({id, Scribe::draining(draining)});
    if (!draining) return;
    queue_.clear();
    std::vector<Room*> idle;
    for (const auto& [id, room] : rooms_)
        if (!room->state().playing() && room->state().phase() != Phase::initializing)
            idle.push_back(room.get());
    for (Room* const room : idle) close(*room, by_the_house, now, out);
}

}  // namespace croupier::online

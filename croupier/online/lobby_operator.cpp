// What an operator sees and does.
#include <algorithm>

#include "croupier/online/lobby.h"

namespace croupier::online {
namespace {

constexpr std::string_view by_the_house = "the house has closed it";

}  // namespace

LobbyStats Lobby::stats() const {
    LobbyStats stats;
    for (const auto& [id, room] : rooms_) {
        const RoomState& state = room->state();
        ++(state.playing()                               ? stats.playing
           : state.phase() == Phase::waiting_for_players ? stats.waiting
           : state.phase() == Phase::game_over           ? stats.over
                                                         : stats.dealing);
    }
    stats.sessions = sessions_.size();
    stats.players = static_cast<std::size_t>(std::ranges::count_if(
        sessions_, [](const auto& entry) { return !entry.second.player.empty(); }));
    stats.queue = queue_.size();
    stats.draining = draining_;
    stats.counted = counted_;
    return stats;
}

std::vector<RoomSummary> Lobby::room_summaries() const {
    std::vector<RoomSummary> summaries;
    for (const auto& [id, room] : rooms_) summaries.push_back({room->info(), room->opened()});
    std::ranges::sort(summaries, {}, &RoomSummary::opened);
    return summaries;
}

bool Lobby::close_room(std::string_view code, Time now, Effects& out) {
    const auto found = codes_.find(std::string(code));
    if (found == codes_.end()) return false;
    close(*found->second, by_the_house, now, out);
    return true;
}

bool Lobby::ban(std::string_view player, bool banned, Time now, Effects& out) {
    ActivePlayer* const active = find_player(player);
    if (active == nullptr) return false;
    active->player.banned = banned;
    if (active->session == 0) became_idle(*active, now);  // only looked up
    out.changes.emplace_back(PlayerKept{active->player});
    if (!banned) return true;
    if (active->session != 0)
        out.messages.push_back({active->session, MessageWriter::error({}, Problem::banned)});
    evict(*active, now, out);
    return true;
}

bool Lobby::forget(std::string_view player, Time now, Effects& out) {
    ActivePlayer* const active = find_player(player);
    if (active == nullptr) return false;
    forget(*active, now, out);
    return true;
}

void Lobby::forget(ActivePlayer& active, Time now, Effects& out) {
    for (const RoomId room : rooms_of(active))
        if (rooms_.at(room)->state().phase() != Phase::waiting_for_players)
            forgotten_in_[room].push_back(active.player.id);
    out.changes.emplace_back(PlayerForgotten{active.player.id});
    evict(active, now, out);
    players_.erase(active.player.id);
}

// From all seats, the queue and the connection.
void Lobby::evict(ActivePlayer& active, Time now, Effects& out) {
    const std::vector<RoomId> rooms = std::exchange(rooms_of(active), {});
    for (const RoomId id : rooms) {
        Room& room = *rooms_.at(id);
        room.leave(active.player.id, now, out);
        after_event(room, now, out);
    }
    queue_.leave(active.player.id);
    // Until the connection is closed the session is nobody's.
    for (auto& [id, session] : sessions_)
        if (session.player == active.player.id) session.player.clear();
    if (active.session == 0) return;
    out.disconnects.push_back(std::exchange(active.session, 0));
    became_idle(active, now);
}

void Lobby::drain(bool draining, Time now, Effects& out) {
    draining_ = draining;
    for (const auto& [id, session] : sessions_)
        out.messages.push_back({id, MessageWriter::draining(draining)});
    if (!draining) return;
    queue_.clear();
    std::vector<Room*> idle;
    for (const auto& [id, room] : rooms_)
        if (!room->state().playing() && room->state().phase() != Phase::initializing)
            idle.push_back(room.get());
    for (Room* const room : idle) close(*room, by_the_house, now, out);
}

}  // namespace croupier::online

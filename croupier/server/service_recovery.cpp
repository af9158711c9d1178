// From the store back into the lobby: after a restart, and when changes could not be written.
#include <set>

#include "croupier/server/service.h"

namespace croupier::server {
namespace {

constexpr online::Time retry_after = 1'000;

}  // namespace

int Service::restore() {
    int unread = 0;
    lobby_.last_room(store_.last_room());
    store_.each_open_room([&](const store::OpenRoom& room) {
        if (!lobby_.restore(room.opened, room.entries, now())) ++unread;
    });
    wake_in_time();
    return unread;
}

Service::Touched Service::touched_by(const online::Changes& changes) {
    Touched touched;
    for (const online::Change& change : changes)
        std::visit(
            [&](const auto& it) {
                if constexpr (requires { it.room; }) touched.rooms.push_back(it.room);
                if constexpr (requires { it.player.id; }) touched.players.push_back(it.player.id);
            },
            change);
    return touched;
}

// Nothing of it has happened: rooms and players go back to what is written, and pending requests
// are refused.
void Service::undo(const online::Effects& effects, const Touched& touched,
                   const std::string& trouble) {
    log_trouble("cannot_write", trouble);
    lobby_.storage_works(false);
    retry_at_ = now() + retry_after;
    online::Effects undone;
    reinstate(touched, undone);
    for (const online::PendingRequest& pending : effects.pending) {
        undone.messages.push_back(
            {pending.session,
             online::MessageWriter::error(pending.request, online::Problem::storage)});
        if (pending.greets) undone.disconnects.push_back(pending.session);
    }
    undone.changes.clear();
    send(undone);
}

void Service::reinstate(const Touched& touched, online::Effects& out) {
    std::set<online::RoomId> lost(touched.rooms.begin(), touched.rooms.end());
    try {
        store_.each_open_room([&](const store::OpenRoom& room) {
            if (lost.erase(room.opened.room) > 0)
                lobby_.reinstate(room.opened.room, &room.opened, room.entries, now(), out);
        });
        for (const std::string& player : touched.players) lobby_.reinstate(player);
    } catch (const store::Unreadable& unreadable) {
        log_trouble("cannot_read", unreadable.what());
    }
    for (const online::RoomId room : lost) lobby_.reinstate(room, nullptr, {}, now(), out);
}

// A player that nobody plays is written: if that works, everything else does.
void Service::try_to_write() {
    retry_at_.reset();
    const online::PlayerKept house{
        {.id = "house", .name = "Croupier", .password_hash = {}, .created = began_, .seen = now()}};
    commits_.write({house}, [this](const std::optional<std::string>& trouble) {
        if (trouble) {
            retry_at_ = now() + retry_after;
        } else {
            lobby_.storage_works(true);
            if (settings_.log != nullptr) settings_.log->write(Level::error, "writes_again");
        }
        wake_in_time();
    });
}

}  // namespace croupier::server

// What a service writes to the log.
#include "croupier/server/service.h"

namespace croupier::server {
namespace {

template <class... Visitors>
struct Visitor : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors>
Visitor(Visitors...) -> Visitor<Visitors...>;

}  // namespace

void Service::log_session(std::string_view event, online::SessionId session,
                          std::string_view address) {
    Log* const log = settings_.log;
    if (log == nullptr || !log->wants(Level::debug)) return;
    const auto number = static_cast<std::int64_t>(session);
    if (address.empty())
        log->write(Level::debug, event, {{"session", number}});
    else
        log->write(Level::debug, event, {{"session", number}, {"address", address}});
}

void Service::log_trouble(std::string_view event, std::string_view trouble) {
    if (settings_.log != nullptr) settings_.log->write(Level::error, event, {{"trouble", trouble}});
}

// Rooms by their numbers: their codes would let somebody in.
void Service::log(const online::Changes& changes) {
    if (settings_.log == nullptr || !settings_.log->wants(Level::info)) return;
    Log& log = *settings_.log;
    const auto number = [](online::RoomId room) { return static_cast<std::int64_t>(room); };
    const Visitor write{
        [](const auto&) {},
        [&](const online::RoomOpened& it) {
            log.write(Level::info, "room_opened", {{"room", number(it.room)}});
        },
        [&](const online::RoomClosed& it) {
            log.write(Level::info, "room_closed", {{"room", number(it.room)}});
        },
        [&](const online::MatchKept& it) {
            log.write(Level::info, "game_over", {{"match", it.id}, {"rated", it.rated ? 1 : 0}});
        },
        [&](const online::PlayerForgotten& it) {
            log.write(Level::info, "player_forgotten", {{"player", it.player}});
        },
    };
    for (const online::Change& change : changes) std::visit(write, change);
}

}  // namespace croupier::server

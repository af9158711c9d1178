// Sessions, requests and the schedule of the rooms.
#include "croupier/online/lobby.h"

#include <algorithm>

#include "croupier/engine/ascii.h"
namespace croupier::online {
namespace {

constexpr std::size_t longest_id = 24;

bool is_request_id(std::string_view id) {
    const auto fits = [](char c) {
        return is_small_letter(c) || is_capital_letter(c) || is_digit(c) || c == '-' || c == '_';
    };
    return !id.empty() && id.size() <= longest_id && std::ranges::all_of(id, fits);
}

}  // namespace

const std::map<std::string_view, Lobby::Route>& Lobby::routes() {
    static const std::map<std::string_view, Route> routes = {
        {"hello", {&Lobby::hello, false}},
        {"ping", {&Lobby::ping, false}},
        {"account:create", {&Lobby::account_create, true}},
        {"account:login", {&Lobby::account_login, true}},
        {"account:rename", {&Lobby::account_rename, true}},
        {"account:logout", {&Lobby::account_logout, true}},
        {"account:delete", {&Lobby::account_delete, true}},
        {"room:create", {&Lobby::room_create, true, true}},
        {"room:join", {&Lobby::room_join, false}},
        {"room:ready", {&Lobby::room_ready, true, true}},
        {"room:leave", {&Lobby::room_leave, true}},
        {"room:state", {&Lobby::room_state, false}},
        {"room:again", {&Lobby::room_again, true, true}},
        {"spectate", {&Lobby::spectate, false}},
        {"emote", {&Lobby::emote, false}},
        {"match:queue", {&Lobby::queue_join, true, true}},
        {"match:cancel", {&Lobby::queue_leave, false}},
        {"game:nonce_hash", {&Lobby::nonce_hash, true}},
        {"game:nonce", {&Lobby::nonce, true}},
        {"game:play", {&Lobby::play, true}},
        {"game:target", {&Lobby::target, true}},
    };
    return routes;
}

void Lobby::opened(SessionId session, std::string_view address, Time now) {
    sessions_.emplace(session, Session{session,
                                       std::string(address),
                                       {},
                                       {},
                                       Bucket(settings_.events),
                                       Bucket(settings_.plays),
                                       Bucket(settings_.emotes),
                                       0,
                                       {}});
    greeting_.emplace_back(now + settings_.greeting, session);
}

void Lobby::received(SessionId id, std::string_view text, Time now, Effects& out) {
    const auto found = sessions_.find(id);
    if (found == sessions_.end()) return;
    Session& session = found->second;
    const auto refuse = [&](std::string_view request, Problem problem, std::string_view detail) {
        counted_.refused(problem);
        out.messages.push_back({id, MessageWriter::error(request, problem, detail)});
    };

    std::optional<RequestFields> fields = requests_.read(text);
    if (!fields) return refuse({}, Problem::json, {});
    formats::ObjectReader& in = *fields;
    const std::string request_id = in.text("id"), type = in.text("type");
    if (in.fault()) return refuse({}, Problem::request, in.fault()->sentence);
    if (!is_request_id(request_id))
        return refuse({}, Problem::request, "An id has 1 to 24 letters, digits, '-' or '_'.");

    const bool plays = type == "game:play" || type == "game:target";
    const bool in_time = session.events.take(now) && (!plays || session.plays.take(now)) &&
                         events_from_.take(session.address, now);
    if (!in_time) {
        refuse(request_id, Problem::rate, {});
        if (++session.hasty > settings_.patience) out.disconnects.push_back(id);
        return;
    }

    Request request{session, request_id, in, now, out};
    const Problem problem = answer(request, type);
    if (problem != Problem::none)
        refuse(request_id, problem, in.fault() ? in.fault()->sentence : std::string{});
}

Problem Lobby::answer(Request& request, std::string_view type) {
    const auto route = routes().find(type);
    if (route == routes().end()) return Problem::unknown_type;
    const bool greets = type == "hello";
    if (greets != request.session.player.empty()) return Problem::hello;
    if (route->second.writes && !storage_works_) return Problem::storage;
    if (route->second.writes && overloaded_) return Problem::busy;
    if (route->second.begins && draining_) return Problem::draining;
    const std::size_t first = request.out.messages.size(), written = request.out.changes.size();
    const Problem problem = (this->*route->second.handler)(request);
    // Also of what is refused: a late move finds that the clock has played.
    if (request.out.changes.size() > written)
        request.out.pending.push_back({request.session.id, request.id, greets});
    if (request.in.fault()) return Problem::request;
    if (problem != Problem::none) return problem;
    if (!request.answered) {
        if (!request.reply) request.reply = MessageWriter::ok(request.id);
        // The answer comes before what follows from it.
        request.out.messages.insert(request.out.messages.begin() +
                                        static_cast<std::ptrdiff_t>(first),
                                    {request.session.id, std::move(*request.reply)});
    }
    return Problem::none;
}

void Lobby::closed(SessionId id, Time now, Effects& out) {
    const auto found = sessions_.find(id);
    if (found == sessions_.end()) return;
    const Session session = std::move(found->second);
    sessions_.erase(found);
    for (const RoomId room : session.watching) {
        const auto it = rooms_.find(room);
        if (it == rooms_.end()) continue;
        it->second->disconnected(id, now, out);
        after_event(*it->second, now, out);
    }
    const auto active = players_.find(session.player);
    if (active != players_.end() && active->second.session == id)
        left(active->second, id, now, out);
}

std::optional<Time> Lobby::deadline() const {
    std::optional<Time> first;
    const auto sooner = [&](Time time) { first = first ? std::min(*first, time) : time; };
    if (!schedule_.empty() && storage_works_) sooner(schedule_.begin()->first);
    if (const auto due = queue_.deadline(); due && can_seat_tables()) sooner(*due);
    if (!greeting_.empty()) sooner(greeting_.front().first);
    if (!idle_.empty()) sooner(idle_.front().first);
    return first;
}

void Lobby::tick(Time now, Effects& out) {
    while (!greeting_.empty() && greeting_.front().first <= now) {
        const auto session = sessions_.find(greeting_.front().second);
        if (session != sessions_.end() && session->second.player.empty()) {
            out.messages.push_back({session->first, MessageWriter::error({}, Problem::hello)});
            out.disconnects.push_back(session->first);
        }
        greeting_.pop_front();
    }
    forget_idle_players(now);
    if (!storage_works_) return;
    while (!schedule_.empty() && schedule_.begin()->first <= now) {
        Room& room = *rooms_.at(schedule_.begin()->second);
        schedule_.erase(schedule_.begin());
        room.scheduled_at.reset();
        room.tick(now, out);
        after_event(room, now, out);
    }
    seat_tables(now, out);
}

void Lobby::after_event(Room& room, Time now, Effects& out) {
    for (const MatchKept& match : out.rated) rate(match, now, out);
    out.rated.clear();
    if (room.deserted()) return close(room, "nobody is left", now, out);
    schedule(room);
}

// Nearly every move puts the deadline off: the room stays where it stands, is looked at too early,
// and is scheduled anew then.
void Lobby::schedule(Room& room) {
    const std::optional<Time> due = room.deadline();
    if (!due || (room.scheduled_at && *room.scheduled_at <= *due)) return;
    if (room.scheduled_at) schedule_.erase({*room.scheduled_at, room.id()});
    schedule_.insert({*due, room.id()});
    room.scheduled_at = due;
}

void Lobby::announce_closing(Time back, Effects& out) {
    for (const auto& [id, session] : sessions_) {
        out.messages.push_back({id, MessageWriter::goodbye(back)});
        out.disconnects.push_back(id);
    }
}

void Lobby::bot_chose(RoomId room, int turn, Move move) {
    const auto it = rooms_.find(room);
    if (it != rooms_.end()) it->second->bot_chose(turn, move);
}

}  // namespace croupier::online

// Sessions, requests and the agenda.
#include "croupier/online/hall.h"

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

const std::map<std::string_view, Hall::Door>& Hall::doors() {
    static const std::map<std::string_view, Door> doors = {
        {"hello", {&Hall::hello, false}},
        {"ping", {&Hall::ping, false}},
        {"account:create", {&Hall::account_create, true}},
        {"account:login", {&Hall::account_login, true}},
        {"account:rename", {&Hall::account_rename, true}},
        {"account:logout", {&Hall::account_logout, true}},
        {"account:delete", {&Hall::account_delete, true}},
        {"room:create", {&Hall::room_create, true, true}},
        {"room:join", {&Hall::room_join, false}},
        {"room:ready", {&Hall::room_ready, true, true}},
        {"room:leave", {&Hall::room_leave, true}},
        {"room:state", {&Hall::room_state, false}},
        {"room:again", {&Hall::room_again, true, true}},
        {"spectate", {&Hall::spectate, false}},
        {"emote", {&Hall::emote, false}},
        {"match:queue", {&Hall::queue_join, true, true}},
        {"match:cancel", {&Hall::queue_leave, false}},
        {"game:nonce_hash", {&Hall::nonce_hash, true}},
        {"game:nonce", {&Hall::nonce, true}},
        {"game:play", {&Hall::play, true}},
        {"game:target", {&Hall::target, true}},
    };
    return doors;
}

void Hall::opened(SessionId session, std::string_view address, Time now) {
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

void Hall::heard(SessionId id, std::string_view text, Time now, Effects& out) {
    const auto found = sessions_.find(id);
    if (found == sessions_.end()) return;
    Session& session = found->second;
    const auto refuse = [&](std::string_view request, Problem problem, std::string_view detail) {
        counted_.refused(problem);
        out.letters.push_back({id, Scribe::error(request, problem, detail)});
    };

    std::optional<Slip> slip = slips_.read(text);
    if (!slip) return refuse({}, Problem::json, {});
    formats::ObjectReader& in = *slip;
    const std::string request_id = in.text("id"), type = in.text("type");
    if (in.fault()) return refuse({}, Problem::request, in.fault()->sentence);
    if (!is_request_id(request_id))
        return refuse({}, Problem::request, "An id has 1 to 24 letters, digits, '-' or '_'.");

    const bool plays = type == "game:play" || type == "game:target";
    const bool in_time = session.events.take(now) && (!plays || session.plays.take(now)) &&
                         events_from_.take(session.address, now);
    if (!in_time) {
        refuse(request_id, Problem::rate, {});
        if (++session.hasty > settings_.patience) out.hang_ups.push_back(id);
        return;
    }

    Request request{session, request_id, in, now, out};
    const Problem problem = answer(request, type);
    if (problem != Problem::none)
        refuse(request_id, problem, in.fault() ? in.fault()->sentence : std::string{});
}

Problem Hall::answer(Request& request, std::string_view type) {
    const auto door = doors().find(type);
    if (door == doors().end()) return Problem::unknown_type;
    const bool greets = type == "hello";
    if (greets != request.session.player.empty()) return Problem::hello;
    if (door->second.writes && !storage_works_) return Problem::storage;
    if (door->second.writes && overloaded_) return Problem::busy;
    if (door->second.begins && draining_) return Problem::draining;
    const std::size_t first = request.out.letters.size(), written = request.out.deeds.size();
    const Problem problem = (this->*door->second.handler)(request);
    // Also of what is refused: a late move finds that the clock has played.
    if (request.out.deeds.size() > written)
        request.out.asked.push_back({request.session.id, request.id, greets});
    if (request.in.fault()) return Problem::request;
    if (problem != Problem::none) return problem;
    if (!request.answered) {
        if (!request.reply) request.reply = Scribe::ok(request.id);
        // The answer comes before what follows from it.
        request.out.letters.insert(request.out.letters.begin() + static_cast<std::ptrdiff_t>(first),
                                   {request.session.id, std::move(*request.reply)});
    }
    return Problem::none;
}

void Hall::closed(SessionId id, Time now, Effects& out) {
    const auto found = sessions_.find(id);
    if (found == sessions_.end()) return;
    const Session session = std::move(found->second);
    sessions_.erase(found);
    for (const RoomId room : session.watching) {
        const auto it = rooms_.find(room);
        if (it == rooms_.end()) continue;
        it->second->disconnected(id, now, out);
        settled(*it->second, now, out);
    }
    const auto guest = guests_.find(session.player);
    if (guest != guests_.end() && guest->second.session == id) part(guest->second, id, now, out);
}

std::optional<Time> Hall::deadline() const {
    std::optional<Time> first;
    const auto sooner = [&](Time time) { first = first ? std::min(*first, time) : time; };
    if (!agenda_.empty() && storage_works_) sooner(agenda_.begin()->first);
    if (const auto due = queue_.deadline(); due && can_seat_tables()) sooner(*due);
    if (!greeting_.empty()) sooner(greeting_.front().first);
    if (!idle_.empty()) sooner(idle_.front().first);
    return first;
}

void Hall::tick(Time now, Effects& out) {
    while (!greeting_.empty() && greeting_.front().first <= now) {
        const auto session = sessions_.find(greeting_.front().second);
        if (session != sessions_.end() && session->second.player.empty()) {
            out.letters.push_back({session->first, Scribe::error({}, Problem::hello)});
            out.hang_ups.push_back(session->first);
        }
        greeting_.pop_front();
    }
    forget_idle_guests(now);
    if (!storage_works_) return;
    while (!agenda_.empty() && agenda_.begin()->first <= now) {
        Room& room = *rooms_.at(agenda_.begin()->second);
        agenda_.erase(agenda_.begin());
        room.on_agenda.reset();
        room.tick(now, out);
        settled(room, now, out);
    }
    seat_tables(now, out);
}

void Hall::settled(Room& room, Time now, Effects& out) {
    for (const MatchKept& match : out.rated) rate(match, now, out);
    out.rated.clear();
    if (room.deserted()) return close(room, "nobody is left", now, out);
    enter(room);
}

// Nearly every move puts the deadline off: the room stays where it stands, is looked at too early,
// and is entered anew then.
void Hall::enter(Room& room) {
    const std::optional<Time> due = room.deadline();
    if (!due || (room.on_agenda && *room.on_agenda <= *due)) return;
    if (room.on_agenda) agenda_.erase({*room.on_agenda, room.id()});
    agenda_.insert({*due, room.id()});
    room.on_agenda = due;
}

void Hall::farewell(Time back, Effects& out) {
    for (const auto& [id, session] : sessions_) {
        out.letters.push_back({id, Scribe::goodbye(back)});
        out.hang_ups.push_back(id);
    }
}

void Hall::bot_chose(RoomId room, int turn, Move move) {
    const auto it = rooms_.find(room);
    if (it != rooms_.end()) it->second->bot_chose(turn, move);
}

}  // namespace croupier::online

// Who somebody is: guests, tokens, accounts.
#include <algorithm>

#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/formats/json.h"
#include "croupier/online/lobby.h"
#include "croupier/online/name.h"
#include "croupier/online/password.h"

namespace croupier::online {
namespace {

constexpr int version = 1;
constexpr Time claim_time = 60'000;  // a password is hashed and written in less
constexpr Time idle_time = 600'000;

}  // namespace

Person Lobby::person_of(const ActivePlayer& active) {
    return {active.player.id, active.player.name, active.player.rating, active.player.games};
}

Lobby::ActivePlayer* Lobby::find_player(std::string_view id) {
    const auto found = players_.find(id);
    if (found != players_.end()) return &found->second;
    const std::optional<Player> player = id.empty() ? std::nullopt : lookup_.player(id);
    if (!player) return nullptr;
    ActivePlayer& active =
        players_.emplace(std::string(id), ActivePlayer{*player, 0, {}, 0}).first->second;
    if (const auto kept = kept_seats_.extract(player->id)) active.rooms = std::move(kept.mapped());
    return &active;
}

std::vector<RoomId>& Lobby::rooms_of(ActivePlayer& active) const {
    std::erase_if(active.rooms, [&](RoomId id) {
        const auto room = rooms_.find(id);
        return room == rooms_.end() || !room->second->state().seat_of(active.player.id);
    });
    return active.rooms;
}

// The player has no connection any more.
void Lobby::left(ActivePlayer& active, SessionId session, Time now, Effects& out) {
    active.session = 0;
    became_idle(active, now);
    queue_.leave(active.player.id);
    const std::vector<RoomId> rooms = rooms_of(active);
    for (const RoomId id : rooms) {
        Room& room = *rooms_.at(id);
        room.disconnected(session, now, out);
        after_event(room, now, out);
    }
}

void Lobby::became_idle(ActivePlayer& active, Time now) {
    active.idle_since = now;
    idle_.emplace_back(now + idle_time, active.player.id);
}

// The store knows them.
void Lobby::forget_idle_players(Time now) {
    for (; !idle_.empty() && idle_.front().first <= now; idle_.pop_front()) {
        const auto found = players_.find(idle_.front().second);
        if (found == players_.end() || found->second.session != 0) continue;
        if (!rooms_of(found->second).empty()) {
            idle_.emplace_back(now + idle_time, found->first);
        } else if (found->second.idle_since + idle_time <= now) {
            players_.erase(found);
        }
    }
}

void Lobby::reinstate(std::string_view player) {
    const auto found = players_.find(player);
    if (found == players_.end()) return;
    if (const std::optional<Player> kept = lookup_.player(player)) found->second.player = *kept;
}

void Lobby::forget_seat(std::string_view player, RoomId room) {
    if (const auto found = players_.find(player); found != players_.end())
        std::erase(found->second.rooms, room);
    if (const auto kept = kept_seats_.find(player); kept != kept_seats_.end()) {
        std::erase(kept->second, room);
        if (kept->second.empty()) kept_seats_.erase(kept);
    }
}

void Lobby::write_player(formats::JsonWriter& json, const Player& player) {
    json.key("player").open().with("id", player.id).with("name", player.name);
    json.with("rating", player.rating).with("games", player.games);
    json.with("tier", tier_of(player.rating)).with("account", player.account()).close();
}

Problem Lobby::hello(Request& request) {
    const auto spoken = request.in.number("version", 0, INT32_MAX);
    const std::string token = request.in.text_or("token", "");
    const std::string name = request.in.text_or("name", "");
    if (request.in.fault()) return Problem::request;
    if (spoken != version) return Problem::version;
    if (!token.empty()) {
        const auto shown = token_parts(token);
        const auto kept = shown ? lookup_.token(shown->id) : std::nullopt;
        if (!kept || !fits(*kept, shown->secret)) return Problem::token;
        ActivePlayer* const active = find_player(kept->player);
        if (active == nullptr) return Problem::token;
        if (active->player.banned) return Problem::banned;
        return welcome(request, active->player, kept->id, {});
    }
    if (!storage_works_) return Problem::storage;
    if (!guests_from_.take(request.session.address, request.now)) return Problem::rate;
    const std::optional<std::string> shown =
        name.empty() ? guest_name(random_.below(std::uint64_t{1} << 32)) : clean_name(name);
    if (!shown) return Problem::name;
    const Player player{.id = make_id(random_),
                        .name = *shown,
                        .password_hash = {},
                        .created = request.now,
                        .seen = request.now};
    players_.emplace(player.id, ActivePlayer{player, 0, {}, request.now});
    const MadeToken made = make_token(random_, player.id, request.now);
    request.out.changes.emplace_back(PlayerKept{player});
    request.out.changes.emplace_back(TokenKept{made.token});
    return welcome(request, player, made.token.id, made.text);
}

Problem Lobby::welcome(Request& request, const Player& player, const std::string& token_id,
                       const std::string& new_token) {
    ActivePlayer& active = *find_player(player.id);
    take_over(active, request.session.id, request.now, request.out);
    request.session.player = player.id;
    request.session.token = token_id;
    formats::JsonWriter json = MessageWriter::answer("ok", request.id);
    json.with("version", version).with("epoch", epoch_).with("now", request.now);
    write_player(json, player);
    if (!new_token.empty()) json.with("token", new_token);
    json.key("rooms").open_list();
    for (const RoomId id : rooms_of(active)) json.text(rooms_.at(id)->code());
    json.close_list().key("limits").open().with("turn", settings_.pace.turn);
    json.with("selection", settings_.pace.selection);
    json.with("reconnect", settings_.pace.reconnect);
    if (settings_.bench) json.with("bench", true);
    json.close();
    if (draining_) json.with("draining", true);
    request.reply = MessageWriter::answered(std::move(json));
    return Problem::none;
}

// The newest connection has the seats; the older one gets an error.
void Lobby::take_over(ActivePlayer& active, SessionId session, Time now, Effects& out) {
    const SessionId older = active.session;
    active.session = session;
    if (older == 0 || older == session) return;
    const std::vector<RoomId> rooms = rooms_of(active);
    for (const RoomId id : rooms) {
        rooms_.at(id)->disconnected(older, now, out);
        after_event(*rooms_.at(id), now, out);
    }
    out.messages.push_back({older, MessageWriter::error({}, Problem::replaced)});
    out.disconnects.push_back(older);
}

Problem Lobby::ping(Request& request) {
    formats::JsonWriter json = MessageWriter::answer("ok", request.id);
    json.with("now", request.now);
    request.reply = MessageWriter::answered(std::move(json));
    return Problem::none;
}

// A name belongs to one account, also before it is written down.
bool Lobby::claim(std::string_view name, std::string_view player, Time now) {
    if (const auto other = lookup_.account(name); other && other->id != player) return false;
    if (claims_.size() >= sweep_claims_at_) {
        std::erase_if(claims_, [&](const auto& entry) { return entry.second.until <= now; });
        sweep_claims_at_ = std::max<std::size_t>(64, 2 * claims_.size());
    }
    Claim& mine = claims_[name_key(name)];
    if (mine.until > now && mine.player != player) return false;
    mine = {std::string(player), now + claim_time};
    return true;
}

Problem Lobby::account_create(Request& request) {
    const std::optional<std::string> name = clean_name(request.in.text("name"));
    const std::string password = request.in.text("password");
    if (request.in.fault()) return Problem::request;
    if (!name) return Problem::name;
    if (!is_password(password)) return Problem::password;
    if (player_of(request).player.account()) return Problem::account;
    if (!claim(*name, request.session.player, request.now)) return Problem::name_taken;
    request.out.password_tasks.push_back({PasswordTask::Kind::make,
                                          request.session.id,
                                          request.id,
                                          request.session.player,
                                          *name,
                                          password,
                                          {}});
    request.answered = true;
    return Problem::none;
}

Problem Lobby::account_login(Request& request) {
    const std::string name = request.in.text("name"), password = request.in.text("password");
    if (request.in.fault()) return Problem::request;
    if (!is_password(password)) return Problem::login;
    const std::optional<std::string> clean = clean_name(name);
    const std::optional<Player> player = clean ? lookup_.account(*clean) : std::nullopt;
    request.out.password_tasks.push_back({PasswordTask::Kind::compare, request.session.id,
                                          request.id, player ? player->id : "", name, password,
                                          player ? player->password_hash : ""});
    request.answered = true;
    return Problem::none;
}

void Lobby::password_done(const PasswordTask& task, PasswordResult answer, Time now, Effects& out) {
    const bool makes = task.kind == PasswordTask::Kind::make;
    const auto found = sessions_.find(task.session);
    if (found == sessions_.end()) return;
    Session& session = found->second;
    const auto refuse = [&](Problem problem) {
        out.messages.push_back({task.session, MessageWriter::error(task.request, problem)});
    };
    if (answer.busy) return refuse(Problem::busy);
    ActivePlayer* const active = find_player(task.player);
    // Who has become somebody else meanwhile makes no account for who they were.
    const bool same = session.player == task.player;
    if (!answer.fits || active == nullptr || (makes && !same)) return refuse(Problem::login);
    if (active->player.banned) return refuse(Problem::banned);
    if (makes && !claim(task.name, task.player, now)) return refuse(Problem::name_taken);
    formats::JsonWriter json = MessageWriter::answer("ok", task.request);
    if (makes) {
        active->player.name = task.name;
        active->player.password_hash = std::move(answer.hash);
        out.changes.emplace_back(PlayerKept{active->player});
    } else {
        const auto before = players_.find(session.player);
        if (!same && before != players_.end() && before->second.session == session.id)
            left(before->second, session.id, now, out);
        take_over(*active, session.id, now, out);
        session.player = task.player;
        const MadeToken made = make_token(random_, task.player, now);
        session.token = made.token.id;
        out.changes.emplace_back(TokenKept{made.token});
        json.with("token", made.text);
    }
    write_player(json, active->player);
    out.pending.push_back({task.session, task.request, false});
    out.messages.push_back({task.session, MessageWriter::answered(std::move(json))});
}

Problem Lobby::account_rename(Request& request) {
    const std::optional<std::string> name = clean_name(request.in.text("name"));
    if (request.in.fault()) return Problem::request;
    if (!name) return Problem::name;
    ActivePlayer& active = player_of(request);
    if (active.player.account() && !claim(*name, active.player.id, request.now))
        return Problem::name_taken;
    active.player.name = *name;
    request.out.changes.emplace_back(PlayerKept{active.player});
    formats::JsonWriter json = MessageWriter::answer("ok", request.id);
    write_player(json, active.player);
    request.reply = MessageWriter::answered(std::move(json));
    return Problem::none;
}

Problem Lobby::account_logout(Request& request) {
    request.out.changes.emplace_back(TokenRevoked{request.session.token});
    request.out.disconnects.push_back(request.session.id);
    return Problem::none;
}

Problem Lobby::account_delete(Request& request) {
    forget(player_of(request), request.now, request.out);
    return Problem::none;
}

}  // namespace croupier::online

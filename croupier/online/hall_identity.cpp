// Who somebody is: guests, tokens, accounts.
#include <algorithm>

#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/formats/json.h"
#include "croupier/online/hall.h"
#include "croupier/online/name.h"
#include "croupier/online/password.h"

namespace croupier::online {
namespace {

constexpr int version = 1;
constexpr Time claim_time = 60'000;  // a password is hashed and written in less
constexpr Time idle_time = 600'000;

}  // namespace

Person Hall::person_of(const Guest& guest) {
    return {guest.player.id, guest.player.name, guest.player.rating, guest.player.games};
}

Hall::Guest* Hall::guest(std::string_view id) {
    const auto found = guests_.find(id);
    if (found != guests_.end()) return &found->second;
    const std::optional<Player> player = id.empty() ? std::nullopt : archive_.player(id);
    if (!player) return nullptr;
    Guest& guest = guests_.emplace(std::string(id), Guest{*player, 0, {}, 0}).first->second;
    if (const auto kept = kept_seats_.extract(player->id)) guest.rooms = std::move(kept.mapped());
    return &guest;
}

std::vector<RoomId>& Hall::rooms_of(Guest& guest) const {
    std::erase_if(guest.rooms, [&](RoomId id) {
        const auto room = rooms_.find(id);
        return room == rooms_.end() || !room->second->state().seat_of(guest.player.id);
    });
    return guest.rooms;
}

// The guest has no connection any more.
void Hall::part(Guest& guest, SessionId session, Time now, Effects& out) {
    guest.session = 0;
    idles(guest, now);
    queue_.leave(guest.player.id);
    const std::vector<RoomId> rooms = rooms_of(guest);
    for (const RoomId id : rooms) {
        Room& room = *rooms_.at(id);
        room.disconnected(session, now, out);
        settled(room, now, out);
    }
}

void Hall::idles(Guest& guest, Time now) {
    guest.idle_since = now;
    idle_.emplace_back(now + idle_time, guest.player.id);
}

// The archive knows them.
void Hall::forget_idle_guests(Time now) {
    for (; !idle_.empty() && idle_.front().first <= now; idle_.pop_front()) {
        const auto found = guests_.find(idle_.front().second);
        if (found == guests_.end() || found->second.session != 0) continue;
        if (!rooms_of(found->second).empty()) {
            idle_.emplace_back(now + idle_time, found->first);
        } else if (found->second.idle_since + idle_time <= now) {
            guests_.erase(found);
        }
    }
}

void Hall::reinstate(std::string_view player) {
    const auto found = guests_.find(player);
    if (found == guests_.end()) return;
    if (const std::optional<Player> kept = archive_.player(player)) found->second.player = *kept;
}

void Hall::forget_seat(std::string_view player, RoomId room) {
    if (const auto found = guests_.find(player); found != guests_.end())
        std::erase(found->second.rooms, room);
    if (const auto kept = kept_seats_.find(player); kept != kept_seats_.end()) {
        std::erase(kept->second, room);
        if (kept->second.empty()) kept_seats_.erase(kept);
    }
}

void Hall::write_player(Pen& pen, const Player& player) {
    pen.key("player").open().with("id", player.id).with("name", player.name);
    pen.with("rating", player.rating).with("games", player.games);
    pen.with("tier", tier_of(player.rating)).with("account", player.account()).close();
}

Problem Hall::hello(Request& request) {
    const auto spoken = request.in.number("version", 0, INT32_MAX);
    const std::string token = request.in.text_or("token", "");
    const std::string name = request.in.text_or("name", "");
    if (request.in.fault()) return Problem::request;
    if (spoken != version) return Problem::version;
    if (!token.empty()) {
        const auto shown = token_parts(token);
        const auto kept = shown ? archive_.token(shown->id) : std::nullopt;
        if (!kept || !fits(*kept, shown->secret)) return Problem::token;
        Guest* const guest = this->guest(kept->player);
        if (guest == nullptr) return Problem::token;
        if (guest->player.banned) return Problem::banned;
        return welcome(request, guest->player, kept->id, {});
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
    guests_.emplace(player.id, Guest{player, 0, {}, request.now});
    const MadeToken made = make_token(random_, player.id, request.now);
    request.out.deeds.emplace_back(PlayerKept{player});
    request.out.deeds.emplace_back(TokenKept{made.token});
    return welcome(request, player, made.token.id, made.text);
}

Problem Hall::welcome(Request& request, const Player& player, const std::string& token_id,
                      const std::string& new_token) {
    Guest& guest = *this->guest(player.id);
    replace(guest, request.session.id, request.now, request.out);
    request.session.player = player.id;
    request.session.token = token_id;
    Pen pen = Scribe::answer("ok", request.id);
    pen.with("version", version).with("epoch", epoch_).with("now", request.now);
    write_player(pen, player);
    if (!new_token.empty()) pen.with("token", new_token);
    pen.key("rooms").open_list();
    for (const RoomId id : rooms_of(guest)) pen.text(rooms_.at(id)->code());
    pen.close_list().key("limits").open().with("turn", settings_.pace.turn);
    pen.with("selection", settings_.pace.selection);
    pen.with("reconnect", settings_.pace.reconnect);
    if (settings_.bench) pen.with("bench", true);
    pen.close();
    if (draining_) pen.with("draining", true);
    request.reply = Scribe::answered(std::move(pen));
    return Problem::none;
}

// The newest connection has the seats; the older one is told.
void Hall::replace(Guest& guest, SessionId session, Time now, Effects& out) {
    const SessionId older = guest.session;
    guest.session = session;
    if (older == 0 || older == session) return;
    const std::vector<RoomId> rooms = rooms_of(guest);
    for (const RoomId id : rooms) {
        rooms_.at(id)->disconnected(older, now, out);
        settled(*rooms_.at(id), now, out);
    }
    out.letters.push_back({older, Scribe::error({}, Problem::replaced)});
    out.hang_ups.push_back(older);
}

Problem Hall::ping(Request& request) {
    Pen pen = Scribe::answer("ok", request.id);
    pen.with("now", request.now);
    request.reply = Scribe::answered(std::move(pen));
    return Problem::none;
}

// A name belongs to one account, also before it is written down.
bool Hall::claim(std::string_view name, std::string_view player, Time now) {
    if (const auto other = archive_.account(name); other && other->id != player) return false;
    if (claims_.size() >= sweep_claims_at_) {
        std::erase_if(claims_, [&](const auto& entry) { return entry.second.until <= now; });
        sweep_claims_at_ = std::max<std::size_t>(64, 2 * claims_.size());
    }
    Claim& mine = claims_[name_key(name)];
    if (mine.until > now && mine.player != player) return false;
    mine = {std::string(player), now + claim_time};
    return true;
}

Problem Hall::account_create(Request& request) {
    const std::optional<std::string> name = clean_name(request.in.text("name"));
    const std::string password = request.in.text("password");
    if (request.in.fault()) return Problem::request;
    if (!name) return Problem::name;
    if (!is_password(password)) return Problem::password;
    if (guest_of(request).player.account()) return Problem::account;
    if (!claim(*name, request.session.player, request.now)) return Problem::name_taken;
    request.out.passwords.push_back({PasswordTask::Kind::make,
                                     request.session.id,
                                     request.id,
                                     request.session.player,
                                     *name,
                                     password,
                                     {}});
    request.answered = true;
    return Problem::none;
}

Problem Hall::account_login(Request& request) {
    const std::string name = request.in.text("name"), password = request.in.text("password");
    if (request.in.fault()) return Problem::request;
    if (!is_password(password)) return Problem::login;
    const std::optional<std::string> clean = clean_name(name);
    const std::optional<Player> player = clean ? archive_.account(*clean) : std::nullopt;
    request.out.passwords.push_back({PasswordTask::Kind::compare, request.session.id, request.id,
                                     player ? player->id : "", name, password,
                                     player ? player->password_hash : ""});
    request.answered = true;
    return Problem::none;
}

void Hall::password_done(const PasswordTask& task, PasswordAnswer answer, Time now, Effects& out) {
    const bool makes = task.kind == PasswordTask::Kind::make;
    const auto found = sessions_.find(task.session);
    if (found == sessions_.end()) return;
    Session& session = found->second;
    const auto refuse = [&](Problem problem) {
        out.letters.push_back({task.session, Scribe::error(task.request, problem)});
    };
    if (answer.busy) return refuse(Problem::busy);
    Guest* const guest = this->guest(task.player);
    // Who has become somebody else meanwhile makes no account for the one he was.
    const bool same = session.player == task.player;
    if (!answer.fits || guest == nullptr || (makes && !same)) return refuse(Problem::login);
    if (guest->player.banned) return refuse(Problem::banned);
    if (makes && !claim(task.name, task.player, now)) return refuse(Problem::name_taken);
    Pen pen = Scribe::answer("ok", task.request);
    if (makes) {
        guest->player.name = task.name;
        guest->player.password_hash = std::move(answer.hash);
        out.deeds.emplace_back(PlayerKept{guest->player});
    } else {
        const auto before = guests_.find(session.player);
        if (!same && before != guests_.end() && before->second.session == session.id)
            part(before->second, session.id, now, out);
        replace(*guest, session.id, now, out);
        session.player = task.player;
        const MadeToken made = make_token(random_, task.player, now);
        session.token = made.token.id;
        out.deeds.emplace_back(TokenKept{made.token});
        pen.with("token", made.text);
    }
    write_player(pen, guest->player);
    out.asked.push_back({task.session, task.request, false});
    out.letters.push_back({task.session, Scribe::answered(std::move(pen))});
}

Problem Hall::account_rename(Request& request) {
    const std::optional<std::string> name = clean_name(request.in.text("name"));
    if (request.in.fault()) return Problem::request;
    if (!name) return Problem::name;
    Guest& guest = guest_of(request);
    if (guest.player.account() && !claim(*name, guest.player.id, request.now))
        return Problem::name_taken;
    guest.player.name = *name;
    request.out.deeds.emplace_back(PlayerKept{guest.player});
    Pen pen = Scribe::answer("ok", request.id);
    write_player(pen, guest.player);
    request.reply = Scribe::answered(std::move(pen));
    return Problem::none;
}

Problem Hall::account_logout(Request& request) {
    request.out.deeds.emplace_back(TokenRevoked{request.session.token});
    request.out.hang_ups.push_back(request.session.id);
    return Problem::none;
}

Problem Hall::account_delete(Request& request) {
    forget(guest_of(request), request.now, request.out);
    return Problem::none;
}

}  // namespace croupier::online

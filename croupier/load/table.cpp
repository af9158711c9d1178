// Sitting down, coming back, and the deal that everybody has a hand in.
#include "croupier/load/table.h"

#include <algorithm>

#include "croupier/engine/hex.h"
#include "croupier/engine/sha256.h"
#include "croupier/load/crowd.h"
#include "croupier/load/scan.h"

namespace croupier::load {
namespace {

constexpr std::chrono::milliseconds try_again{100}, knock_again{10};

std::string member(std::string_view key, std::string_view value) {
    return "\"" + std::string(key) + "\":\"" + std::string(value) + "\"";
}

// The element of a list that belongs to this seat.
std::string_view element(std::string_view list, int seat) {
    Items items(list);
    for (int i = 0; items.next(); ++i)
        if (i == seat) return items.value;
    return {};
}

// Nothing has changed, and later it may go well.
bool is_passing(std::string_view code) {
    return code == "ERR_BUSY" || code == "ERR_RATE" || code == "ERR_STORAGE";
}

}  // namespace

Table::Table(Crowd& crowd, int number) : crowd_(crowd), number_(number) {
    for (int seat = 0; seat < 4; ++seat)
        guests_[static_cast<std::size_t>(seat)] =
            std::make_unique<Guest>(*this, crowd.loop(), crowd.tally, seat);
}

const Url& Table::url() const { return crowd_.settings().url; }

// A loopback address has some 28,000 ports for its clients.
std::uint32_t Table::source(const Guest& guest) const {
    constexpr std::size_t sockets_an_address = 10'000;
    if (crowd_.sockets() <= sockets_an_address || !url().loopback()) return 0;
    const auto socket = static_cast<std::size_t>(4 * number_ + guest.seat);
    return 0x7f000002 + static_cast<std::uint32_t>(socket / sockets_an_address);
}

int Table::seated() const {
    int count = 0;
    for (const auto& guest : guests_) count += guest->seated ? 1 : 0;
    return count;
}
std::size_t Table::unanswered() const {
    std::size_t count = 0;
    for (const auto& guest : guests_) count += guest->unanswered();
    return count;
}

void Table::open() {
    for (const auto& guest : guests_) guest->arrive();
}
void Table::close() {
    for (const auto& guest : guests_) guest->leave();
}

void Table::fault(const Guest& guest, std::string_view sentence) {
    crowd_.tally.fault("room " + code_ + ", seat " + std::to_string(guest.seat) + ", turn " +
                       std::to_string(turn_) + ": " + std::string(sentence));
}

void Table::lost(Guest& guest, std::string_view why) {
    arrived_ &= ~(1 << guest.seat);
    if (!crowd_.settings().survive) return fault(guest, why);
    guest.returning = true;
    guest.fresh = false;
    guest.forget_questions();
    crowd_.loop().later(Clock::now() + knock_again, [&guest] { guest.arrive(); });
}

void Table::greeted(Guest& guest, std::string_view text) {
    const std::string_view player = word(field(field(text, "player"), "id"));
    if (const std::string_view token = word(field(text, "token")); !token.empty())
        guest.token = token;
    guest.epoch = word(field(text, "epoch"));
    // What was told or answered by the server that died is there for ever.
    if (epoch_ != guest.epoch) {
        epoch_ = guest.epoch;
        certain_before_ = std::max(certain_before_, certain_);
    }
    if (guest.player.empty()) {
        guest.player = player;
        crowd_.bench_limits = field(field(text, "limits"), "bench") == "true";
    } else if (guest.player != player) {
        fault(guest, "the token belongs to somebody else now");
    }
    if (guest.returning && field(text, "rooms").find(code_) == text.npos)
        fault(guest, "the seat is lost");
    sit(guest);
}

void Table::sit(Guest& guest) {
    if (code_.empty() && guest.seat == 0) {
        guest.ask({.what = Ask::create}, "room:create", "\"bots\":\"off\"");
    } else if (!code_.empty()) {
        guest.ask({.what = Ask::join}, "room:join",
                  member("room", code_) + ",\"seat\":" + std::to_string(guest.seat));
    }
}

void Table::answered(Guest& guest, const Asked& asked, bool ok, std::string_view text) {
    if (!ok) return refused(guest, asked, word(field(text, "code")));
    switch (asked.what) {
    case Ask::hello: return greeted(guest, text);
    case Ask::create:
        code_ = word(field(text, "room"));
        guest.seated = true;
        for (int seat = 1; seat < 4; ++seat)
            if (!this->guest(seat).player.empty()) sit(this->guest(seat));
        return repeat(guest, Ask::ready);
    case Ask::join:
        guest.seated = true;
        if (!guest.returning) return repeat(guest, Ask::ready);
        ++crowd_.tally.returns;
        return;
    case Ask::play: return move_answered(guest, asked, text);
    case Ask::repeat:
        ++crowd_.tally.repeated;
        for (const Kept& kept : kept_)
            if (kept.seat == guest.seat && kept.asked.id == asked.id && kept.answer != text)
                fault(guest, "the same request has another answer: " + std::string(text) +
                                 " and not " + kept.answer);
        return settle();
    case Ask::ready:
    case Ask::hash:
    case Ask::nonce:
    case Ask::again: return settle();
    }
}

void Table::repeat(Guest& guest, Ask what) {
    const std::string room = member("room", code_);
    const std::string match = room + "," + member("match", guest.match) + ",";
    switch (what) {
    case Ask::create:
    case Ask::join: return sit(guest);
    case Ask::ready: guest.ask({.what = what}, "room:ready", room); return;
    case Ask::again: guest.ask({.what = what}, "room:again", room); return;
    case Ask::hash:
        guest.ask({.what = what}, "game:nonce_hash", match + member("hash", guest.hash));
        return;
    case Ask::nonce:
        guest.ask({.what = what}, "game:nonce", match + member("nonce", guest.nonce));
        return;
    case Ask::hello: return guest.greet();
    case Ask::play:
    case Ask::repeat: return;
    }
}

void Table::refused(Guest& guest, const Asked& asked, std::string_view code) {
    if (asked.what == Ask::play) {
        sent_ = {};
        // A clock was quicker than the move, and what it did is still on its way.
        if (code == "ERR_STALE" && played_turn_ < asked.turn) return;
        if (!is_passing(code) && code != "ERR_STALE")
            return fault(guest, "a move that was offered is refused with " + std::string(code) +
                                    ": " + chosen_);
        if (crowd_.settings().rate > 0) return settle();
        crowd_.loop().later(Clock::now() + knock_again, [this] { settle(); });
        return;
    }
    if (is_passing(code)) {
        const auto again = [this, &guest, asked] {
            if (asked.what == Ask::repeat) {
                ask_for(guest, asked);
            } else {
                repeat(guest, asked.what);
            }
        };
        crowd_.loop().later(Clock::now() + try_again, again);
        return;
    }
    // The moves of a game that is over are in its record; the next game knows nothing of them.
    if (asked.what == Ask::repeat && (asked.game != game_number_ || ended_ != 0)) return settle();
    // A server waits 3 s for what the clients add to the deal, and goes on without it.
    if (code == "ERR_NONCE" && (asked.what == Ask::hash || asked.what == Ask::nonce))
        return settle();
    // Who comes back says again what may have been heard already.
    const bool said_twice =
        crowd_.settings().survive && (asked.what == Ask::hash || asked.what == Ask::nonce ||
                                      asked.what == Ask::again || asked.what == Ask::ready);
    if (!said_twice)
        fault(guest, "request " + std::to_string(asked.id) + " for turn " +
                         std::to_string(asked.turn) + " is refused with " + std::string(code));
    settle();
}

void Table::told(Guest& guest, std::string_view type, std::string_view text) {
    if (type == "game:state") {
        ++crowd_.tally.seen_views;
        if (const auto objection = read_view(text, guest.view)) fault(guest, *objection);
        if (guest.view.seat != guest.seat) fault(guest, "the view of another seat");
        guest.fresh = true;
    } else if (type == "game:turn") {
        told_turn(guest, text);
    } else if (type == "game:played") {
        told_played(guest, text);
    } else if (type == "game:end") {
        told_end(guest, text);
    } else if (type == "game:commit") {
        told_commit(guest, text);
    } else if (type == "game:open_nonces") {
        told_hashes(guest, text);
    } else if (type == "game:start") {
        told_start(guest, text);
    } else if (type == "room:state") {
        told_room(guest, text);
    } else if (type == "room:closed") {
        fault(guest, "the room was closed: " + std::string(text));
    }
}

// A game that had not begun when the server died has to be asked for again.
void Table::told_room(Guest& guest, std::string_view text) {
    if (!guest.returning || !guest.seated) return;
    if (word(field(text, "phase")) != "waiting_for_players") return;
    guest.returning = false;
    repeat(guest, Ask::ready);
}

void Table::begin_match(std::string_view match, std::string_view commitment) {
    game_ = {std::string(match), std::string(commitment), {}};
    ++game_number_;
    turn_ = arrived_ = ended_ = answered_turn_ = 0;
    certain_ = certain_before_ = 0;
    played_turn_ = 0;
    played_.clear();
    end_before_ = std::exchange(end_, {});
    gone_ = {};
    sent_ = {};
    kept_.clear();
    for (const auto& guest : guests_) {
        guest->turn = 0;
        guest->hand = {};
        guest->fresh = false;
    }
}

void Table::told_commit(Guest& guest, std::string_view text) {
    const std::string_view match = word(field(text, "match")),
                           promise = word(field(text, "commitment"));
    if (game_.match != match) begin_match(match, promise);
    if (game_.commitment != promise) fault(guest, "the seats were promised different deals");
    guest.returning = false;
    if (guest.match != match) {
        std::array<std::uint8_t, 16> bytes{};
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(crowd_.random().below(256));
        guest.match = match;
        guest.nonce = to_hex(bytes);
        guest.hash = to_hex(sha256(bytes));
    }
    repeat(guest, Ask::hash);
}

void Table::told_hashes(Guest& guest, std::string_view text) {
    if (heard_from(guest, element(field(text, "hashes"), guest.seat), guest.hash))
        repeat(guest, Ask::nonce);
}

// Whether this is what the client has said; too late for this deal is no fault.
bool Table::heard_from(Guest& guest, std::string_view told, std::string_view said) {
    if (word(told) == said) return true;
    if (told != "null") fault(guest, "the server deals with other bytes than it was given");
    ++crowd_.tally.late;
    return false;
}

void Table::told_start(Guest& guest, std::string_view text) {
    heard_from(guest, element(field(text, "nonces"), guest.seat), guest.nonce);
}

}  // namespace croupier::load

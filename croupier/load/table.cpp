// Sitting down, coming back, and the deal that everybody has a hand in.
#include "croupier/load/table.h"

#include <algorithm>

#include "croupier/engine/hex.h"
#include "croupier/engine/sha256.h"
#include "croupier/formats/json_writer.h"
#include "croupier/load/generator.h"
#include "croupier/load/scan.h"

namespace croupier::load {
namespace {

constexpr std::chrono::milliseconds try_again{100}, knock_again{10};

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

Table::Table(Generator& generator, int number) : generator_(generator), number_(number) {
    for (int seat = 0; seat < 4; ++seat)
        clients_[static_cast<std::size_t>(seat)] =
            std::make_unique<Client>(*this, generator.loop(), generator.tally, seat);
}

const Url& Table::url() const { return generator_.settings().url; }

// A loopback address has some 28,000 ports for its clients.
std::uint32_t Table::source(const Client& client) const {
    constexpr std::size_t sockets_per_address = 10'000;
    if (generator_.sockets() <= sockets_per_address || !url().loopback()) return 0;
    const auto socket = static_cast<std::size_t>(4 * number_ + client.seat);
    return 0x7f000002 + static_cast<std::uint32_t>(socket / sockets_per_address);
}

int Table::seated() const {
    int count = 0;
    for (const auto& client : clients_) count += client->seated ? 1 : 0;
    return count;
}
std::size_t Table::unanswered() const {
    std::size_t count = 0;
    for (const auto& client : clients_) count += client->unanswered();
    return count;
}

void Table::open() {
    for (const auto& client : clients_) client->arrive();
}
void Table::close() {
    for (const auto& client : clients_) client->leave();
}

void Table::fault(const Client& client, std::string_view sentence) {
    generator_.tally.fault("room " + code_ + ", seat " + std::to_string(client.seat) + ", turn " +
                           std::to_string(turn_) + ": " + std::string(sentence));
}

void Table::lost(Client& client, std::string_view why) {
    arrived_ &= ~(1 << client.seat);
    if (!generator_.settings().survive) return fault(client, why);
    client.returning = true;
    client.fresh = false;
    client.forget_questions();
    generator_.loop().later(Clock::now() + knock_again, [&client] { client.arrive(); });
}

void Table::greeted(Client& client, std::string_view text) {
    const std::string_view player = word(field(field(text, "player"), "id"));
    if (const std::string_view token = word(field(text, "token")); !token.empty())
        client.token = token;
    client.epoch = word(field(text, "epoch"));
    // What was sent or answered by the server that died is there for ever.
    if (epoch_ != client.epoch) {
        epoch_ = client.epoch;
        certain_before_ = std::max(certain_before_, certain_);
    }
    if (client.player.empty()) {
        client.player = player;
        generator_.bench_limits = field(field(text, "limits"), "bench") == "true";
    } else if (client.player != player) {
        fault(client, "the token belongs to somebody else now");
    }
    if (client.returning && field(text, "rooms").find(code_) == text.npos)
        fault(client, "the seat is lost");
    sit(client);
}

void Table::sit(Client& client) {
    if (code_.empty() && client.seat == 0) {
        client.ask({.what = RequestKind::create}, "room:create",
                   formats::JsonWriter().word("bots", "off").take());
    } else if (!code_.empty()) {
        client.ask({.what = RequestKind::join}, "room:join",
                   formats::JsonWriter().word("room", code_).with("seat", client.seat).take());
    }
}

void Table::answered(Client& client, const SentRequest& asked, bool ok, std::string_view text) {
    if (!ok) return refused(client, asked, word(field(text, "code")));
    switch (asked.what) {
    case RequestKind::hello: return greeted(client, text);
    case RequestKind::create:
        code_ = word(field(text, "room"));
        client.seated = true;
        for (int seat = 1; seat < 4; ++seat)
            if (!this->client(seat).player.empty()) sit(this->client(seat));
        return repeat(client, RequestKind::ready);
    case RequestKind::join:
        client.seated = true;
        if (!client.returning) return repeat(client, RequestKind::ready);
        ++generator_.tally.returns;
        return;
    case RequestKind::play: return move_answered(client, asked, text);
    case RequestKind::repeat:
        ++generator_.tally.repeated;
        for (const Kept& kept : kept_)
            if (kept.seat == client.seat && kept.asked.id == asked.id && kept.answer != text)
                fault(client, "the same request has another answer: " + std::string(text) +
                                  " and not " + kept.answer);
        return settle();
    case RequestKind::ready:
    case RequestKind::hash:
    case RequestKind::nonce:
    case RequestKind::again: return settle();
    }
}

void Table::repeat(Client& client, RequestKind what) {
    const auto room = [&] { return std::move(formats::JsonWriter().word("room", code_)); };
    const auto match = [&] { return std::move(room().word("match", client.match)); };
    switch (what) {
    case RequestKind::create:
    case RequestKind::join: return sit(client);
    case RequestKind::ready: client.ask({.what = what}, "room:ready", room().take()); return;
    case RequestKind::again: client.ask({.what = what}, "room:again", room().take()); return;
    case RequestKind::hash:
        client.ask({.what = what}, "game:nonce_hash", match().word("hash", client.hash).take());
        return;
    case RequestKind::nonce:
        client.ask({.what = what}, "game:nonce", match().word("nonce", client.nonce).take());
        return;
    case RequestKind::hello: return client.greet();
    case RequestKind::play:
    case RequestKind::repeat: return;
    }
}

void Table::refused(Client& client, const SentRequest& asked, std::string_view code) {
    if (asked.what == RequestKind::play) {
        sent_ = {};
        // A clock was quicker than the move, and what it did is still on its way.
        if (code == "ERR_STALE" && played_turn_ < asked.turn) return;
        if (!is_passing(code) && code != "ERR_STALE")
            return fault(client, "a move that was offered is refused with " + std::string(code) +
                                     ": " + chosen_);
        if (generator_.settings().rate > 0) return settle();
        generator_.loop().later(Clock::now() + knock_again, [this] { settle(); });
        return;
    }
    if (is_passing(code)) {
        const auto again = [this, &client, asked] {
            if (asked.what == RequestKind::repeat) {
                ask_for(client, asked);
            } else {
                repeat(client, asked.what);
            }
        };
        generator_.loop().later(Clock::now() + try_again, again);
        return;
    }
    // The moves of a game that is over are in its record; the next game knows nothing of them.
    if (asked.what == RequestKind::repeat && (asked.game != game_number_ || ended_ != 0))
        return settle();
    // A server waits 3 s for what the clients add to the deal, and goes on without it.
    if (code == "ERR_NONCE" &&
        (asked.what == RequestKind::hash || asked.what == RequestKind::nonce))
        return settle();
    // Who comes back sends again what may have been received already.
    const bool sent_twice = generator_.settings().survive &&
                            (asked.what == RequestKind::hash || asked.what == RequestKind::nonce ||
                             asked.what == RequestKind::again || asked.what == RequestKind::ready);
    if (!sent_twice)
        fault(client, "request " + std::to_string(asked.id) + " for turn " +
                          std::to_string(asked.turn) + " is refused with " + std::string(code));
    settle();
}

void Table::received(Client& client, std::string_view type, std::string_view text) {
    if (type == "game:state") {
        ++generator_.tally.seen_views;
        if (const auto objection = read_view(text, client.view)) fault(client, *objection);
        if (client.view.seat != client.seat) fault(client, "the view of another seat");
        client.fresh = true;
    } else if (type == "game:turn") {
        received_turn(client, text);
    } else if (type == "game:played") {
        received_played(client, text);
    } else if (type == "game:end") {
        received_end(client, text);
    } else if (type == "game:commit") {
        received_commit(client, text);
    } else if (type == "game:open_nonces") {
        received_hashes(client, text);
    } else if (type == "game:start") {
        received_start(client, text);
    } else if (type == "room:state") {
        received_room(client, text);
    } else if (type == "room:closed") {
        fault(client, "the room was closed: " + std::string(text));
    }
}

// A game that had not begun when the server died has to be asked for again.
void Table::received_room(Client& client, std::string_view text) {
    if (!client.returning || !client.seated) return;
    if (word(field(text, "phase")) != "waiting_for_players") return;
    client.returning = false;
    repeat(client, RequestKind::ready);
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
    for (const auto& client : clients_) {
        client->turn = 0;
        client->hand = {};
        client->fresh = false;
    }
}

void Table::received_commit(Client& client, std::string_view text) {
    const std::string_view match = word(field(text, "match")),
                           promise = word(field(text, "commitment"));
    if (game_.match != match) begin_match(match, promise);
    if (game_.commitment != promise) fault(client, "the seats were promised different deals");
    client.returning = false;
    if (client.match != match) {
        std::array<std::uint8_t, 16> bytes{};
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(generator_.random().below(256));
        client.match = match;
        client.nonce = to_hex(bytes);
        client.hash = to_hex(sha256(bytes));
    }
    repeat(client, RequestKind::hash);
}

void Table::received_hashes(Client& client, std::string_view text) {
    if (used_bytes_of(client, element(field(text, "hashes"), client.seat), client.hash))
        repeat(client, RequestKind::nonce);
}

// Whether these are the bytes that the client has sent; too late for this deal is no fault.
bool Table::used_bytes_of(Client& client, std::string_view used, std::string_view sent) {
    if (word(used) == sent) return true;
    if (used != "null") fault(client, "the server deals with other bytes than it was given");
    ++generator_.tally.late;
    return false;
}

void Table::received_start(Client& client, std::string_view text) {
    used_bytes_of(client, element(field(text, "nonces"), client.seat), client.nonce);
}

}  // namespace croupier::load

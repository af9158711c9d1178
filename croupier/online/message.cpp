// Answers, rooms and the deal, as JSON (docs/server-protocol.md).
#include "croupier/online/message.h"

#include <algorithm>

#include "croupier/engine/card_text.h"
#include "croupier/engine/hex.h"

namespace croupier::online {
namespace {

void write_person(formats::JsonWriter& json, const SeatInfo& seat_state) {
    json.key("player").open().word("id", seat_state.id).with("name", seat_state.name);
    json.with("rating", seat_state.person ? seat_state.person->rating : 1200).close();
}

template <class Bytes>
void write_bytes(formats::JsonWriter& json, std::string_view name,
                 const std::array<std::optional<Bytes>, seats>& list) {
    json.key(name).open_list();
    for (const auto& bytes : list) bytes ? json.plain(to_hex(*bytes)) : json.null();
    json.close_list();
}

}  // namespace

formats::JsonWriter MessageWriter::answer(std::string_view type, std::string_view id) {
    formats::JsonWriter json(type);
    if (!id.empty()) json.word("id", id);
    return json;
}

Message MessageWriter::error(std::string_view id, Problem problem, std::string_view detail) {
    formats::JsonWriter json = answer("error", id);
    json.word("code", code_of(problem));
    json.with("sentence", detail.empty() ? sentence_of(problem) : detail);
    return Message(json.finish());
}

Message MessageWriter::room(const RoomInfo& info, std::optional<Time> again) {
    formats::JsonWriter json("room:state", 640);
    json.word("room", info.code).word("phase", name_of(info.phase)).with("host", info.host);
    json.with("rated", info.rules.rated).word("options", options_text(info.rules.options));
    json.word("bots", info.rules.bots
                          ? bots::skill_words[static_cast<std::size_t>(*info.rules.bots)]
                          : "off");
    json.with("spectators", info.rules.spectators).with("watching", info.watching);
    if (again) json.with("again", *again);
    json.key("seats").open_list();
    for (int s = 0; s < seats; ++s) {
        const SeatInfo& seat_state = info.seats[static_cast<std::size_t>(s)];
        json.open().with("seat", s);
        if (seat_state.bot)
            json.word("bot", bots::skill_words[static_cast<std::size_t>(*seat_state.bot)]);
        if (seat_state.person || seat_state.bot) {
            write_person(json, seat_state);
            json.with("ready", seat_state.ready).with("connected", seat_state.connected);
            if (seat_state.abandoned) json.with("abandoned", true);
            if (seat_state.voted) json.with("voted", true);
        }
        json.close();
    }
    json.close_list();
    return Message(json.finish());
}

Message MessageWriter::closed(std::string_view room, std::string_view reason) {
    formats::JsonWriter json("room:closed");
    json.word("room", room).with("reason", reason);
    return Message(json.finish());
}
Message MessageWriter::found(std::string_view room) {
    formats::JsonWriter json("match:found");
    json.word("room", room);
    return Message(json.finish());
}
Message MessageWriter::emote(std::string_view room, int seat, std::string_view emote) {
    formats::JsonWriter json("game:emote");
    json.word("room", room).with("seat", seat).with("emote", emote);
    return Message(json.finish());
}
Message MessageWriter::goodbye(Time back) {
    formats::JsonWriter json("server:closing");
    json.with("back", back);
    return Message(json.finish());
}

Message MessageWriter::draining(bool draining) {
    formats::JsonWriter json("server:draining");
    json.with("draining", draining);
    return Message(json.finish());
}

Message MessageWriter::commit(const RoomInfo& info, std::string_view match, const Digest& promise) {
    formats::JsonWriter json("game:commit");
    json.word("room", info.code).word("match", match).word("commitment", to_hex(promise));
    json.word("options", options_text(info.rules.options));
    std::array<std::string, seats> ids;
    std::ranges::transform(info.seats, ids.begin(),
                           [](const SeatInfo& seat_state) { return std::string(seat_state.id); });
    json.word("seats", seats_text(ids));
    return Message(json.finish());
}
Message MessageWriter::open_nonces(std::string_view room, std::string_view match,
                                   const std::array<std::optional<Digest>, seats>& hashes) {
    formats::JsonWriter json("game:open_nonces");
    json.word("room", room).word("match", match);
    write_bytes(json, "hashes", hashes);
    return Message(json.finish());
}
Message MessageWriter::start(std::string_view room, std::string_view match,
                             const std::array<std::optional<Nonce>, seats>& nonces, int starter) {
    formats::JsonWriter json("game:start");
    json.word("room", room).word("match", match);
    write_bytes(json, "nonces", nonces);
    json.with("starter", starter);
    return Message(json.finish());
}

Message MessageWriter::end(const Ending& ending) {
    const MatchKept& match = ending.match;
    formats::JsonWriter json("game:end");
    json.word("room", ending.room).word("match", match.id);
    json.key("results").open_list();
    for (int s = 0; s < seats; ++s) {
        const MatchSeat& seat = match.seats[static_cast<std::size_t>(s)];
        json.open().with("seat", s).word("playerId", seat.player).with("name", seat.name);
        json.key("cards").open_list();
        const PenaltySlot& slot = ending.last.slots[s];
        for (int i = 0; i < slot.size(); ++i) json.plain(to_text(slot[i]));
        json.close_list();
        json.with("total", seat.total).with("rank", seat.rank).with("abandoned", seat.abandoned);
        if (match.rated) {
            json.key("rating").open().with("before", seat.rating).with("change", seat.change);
            json.with("after", seat.rating + seat.change).close();
        }
        json.close();
    }
    json.close_list().raw(match.proof).with("record", match.record);
    return Message(json.finish());
}

}  // namespace croupier::online

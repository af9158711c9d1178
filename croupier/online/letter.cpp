// Answers, rooms and the deal, as JSON (docs/server-protocol.md).
#include "croupier/online/letter.h"

#include <algorithm>

#include "croupier/engine/card_text.h"
#include "croupier/engine/hex.h"

namespace croupier::online {
namespace {

void write_person(Pen& pen, const SeatFace& chair) {
    pen.key("player").open().word("id", chair.id).with("name", chair.name);
    pen.with("rating", chair.person ? chair.person->rating : 1200).close();
}

template <class Bytes>
void write_bytes(Pen& pen, std::string_view name,
                 const std::array<std::optional<Bytes>, seats>& list) {
    pen.key(name).open_list();
    for (const auto& bytes : list) bytes ? pen.plain(to_hex(*bytes)) : pen.null();
    pen.close_list();
}

}  // namespace

Pen Scribe::answer(std::string_view type, std::string_view id) {
    Pen pen(type);
    if (!id.empty()) pen.word("id", id);
    return pen;
}

Letter Scribe::error(std::string_view id, Problem problem, std::string_view detail) {
    Pen pen = answer("error", id);
    pen.word("code", code_of(problem));
    pen.with("sentence", detail.empty() ? sentence_of(problem) : detail);
    return Letter(pen.finish());
}

Letter Scribe::room(const RoomFace& face, std::optional<Time> again) {
    Pen pen("room:state", 640);
    pen.word("room", face.code).word("phase", name_of(face.phase)).with("host", face.host);
    pen.with("rated", face.rules.rated).word("options", options_text(face.rules.options));
    pen.word("bots", face.rules.bots ? bots::skill_words[static_cast<std::size_t>(*face.rules.bots)]
                                     : "off");
    pen.with("spectators", face.rules.spectators).with("watching", face.watching);
    if (again) pen.with("again", *again);
    pen.key("seats").open_list();
    for (int s = 0; s < seats; ++s) {
        const SeatFace& chair = face.chairs[static_cast<std::size_t>(s)];
        pen.open().with("seat", s);
        if (chair.bot) pen.word("bot", bots::skill_words[static_cast<std::size_t>(*chair.bot)]);
        if (chair.person || chair.bot) {
            write_person(pen, chair);
            pen.with("ready", chair.ready).with("connected", chair.connected);
            if (chair.abandoned) pen.with("abandoned", true);
            if (chair.voted) pen.with("voted", true);
        }
        pen.close();
    }
    pen.close_list();
    return Letter(pen.finish());
}

Letter Scribe::closed(std::string_view room, std::string_view reason) {
    Pen pen("room:closed");
    pen.word("room", room).with("reason", reason);
    return Letter(pen.finish());
}
Letter Scribe::found(std::string_view room) {
    Pen pen("match:found");
    pen.word("room", room);
    return Letter(pen.finish());
}
Letter Scribe::emote(std::string_view room, int seat, std::string_view emote) {
    Pen pen("game:emote");
    pen.word("room", room).with("seat", seat).with("emote", emote);
    return Letter(pen.finish());
}
Letter Scribe::goodbye(Time back) {
    Pen pen("server:closing");
    pen.with("back", back);
    return Letter(pen.finish());
}

Letter Scribe::draining(bool draining) {
    Pen pen("server:draining");
    pen.with("draining", draining);
    return Letter(pen.finish());
}

Letter Scribe::commit(const RoomFace& face, std::string_view match, const Digest& promise) {
    Pen pen("game:commit");
    pen.word("room", face.code).word("match", match).word("commitment", to_hex(promise));
    pen.word("options", options_text(face.rules.options));
    std::array<std::string, seats> ids;
    std::ranges::transform(face.chairs, ids.begin(),
                           [](const SeatFace& chair) { return std::string(chair.id); });
    pen.word("seats", seats_text(ids));
    return Letter(pen.finish());
}
Letter Scribe::open_nonces(std::string_view room, std::string_view match,
                           const std::array<std::optional<Digest>, seats>& hashes) {
    Pen pen("game:open_nonces");
    pen.word("room", room).word("match", match);
    write_bytes(pen, "hashes", hashes);
    return Letter(pen.finish());
}
Letter Scribe::start(std::string_view room, std::string_view match,
                     const std::array<std::optional<Nonce>, seats>& nonces, int starter) {
    Pen pen("game:start");
    pen.word("room", room).word("match", match);
    write_bytes(pen, "nonces", nonces);
    pen.with("starter", starter);
    return Letter(pen.finish());
}

Letter Scribe::end(const Ending& ending) {
    const MatchKept& match = ending.match;
    Pen pen("game:end");
    pen.word("room", ending.room).word("match", match.id);
    pen.key("results").open_list();
    for (int s = 0; s < seats; ++s) {
        const MatchSeat& seat = match.seats[static_cast<std::size_t>(s)];
        pen.open().with("seat", s).word("playerId", seat.player).with("name", seat.name);
        pen.key("cards").open_list();
        const PenaltySlot& slot = ending.last.slots[s];
        for (int i = 0; i < slot.size(); ++i) pen.plain(to_text(slot[i]));
        pen.close_list();
        pen.with("total", seat.total).with("rank", seat.rank).with("abandoned", seat.abandoned);
        if (match.rated) {
            pen.key("rating").open().with("before", seat.rating).with("change", seat.change);
            pen.with("after", seat.rating + seat.change).close();
        }
        pen.close();
    }
    pen.close_list().raw(match.proof).with("record", match.record);
    return Letter(pen.finish());
}

}  // namespace croupier::online

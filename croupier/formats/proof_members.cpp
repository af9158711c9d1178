// Reading a proof, member by member.
#include "croupier/formats/proof_members.h"

#include "croupier/engine/card_text.h"
#include "croupier/engine/deal_id.h"
#include "croupier/engine/hex.h"

namespace croupier::formats {
namespace {

template <std::size_t size>
std::array<std::uint8_t, size> bytes_in(Members& members, const char* key) {
    const auto read = from_hex<size>(members.text(key));
    if (!read)
        members.object_to(key, std::to_string(2 * size) + " hexadecimal digits are expected here");
    return read.value_or(std::array<std::uint8_t, size>{});
}

// One a seat, null where there is none.
template <std::size_t size>
Proof::Row<size> row_in(Members& members, const char* key) {
    const Json& list = members.list(key);
    Proof::Row<size> row;
    bool good = list.size() == row.size();
    for (std::size_t s = 0; good && s < row.size(); ++s) {
        if (list[s].is_string()) row[s] = from_hex<size>(list[s].get_ref<const std::string&>());
        good = row[s] || list[s].is_null();
    }
    if (!good)
        members.object_to(key, "four texts of " + std::to_string(2 * size) +
                                   " hexadecimal digits, or null, are expected here");
    return row;
}

// A text with commas, or a list of the ids or of objects that have them.
std::string players_in(Members& members, const Json& game) {
    if (!members.has("seats") || game["seats"].is_string()) return members.text("seats");
    std::string text;
    for (const Json& seat : members.list("seats")) {
        const Json* id = &seat;
        for (const char* key : {"player", "playerId"})
            if (seat.is_object() && seat.contains(key)) id = &seat[key];
        if (!id->is_string()) {
            members.object_to("seats", "four ids of players are expected here");
            return "";
        }
        text += (text.empty() ? "" : ",") + id->get_ref<const std::string&>();
    }
    return text;
}

}  // namespace

Proof::Proof(const Json& game)
    : in(game), match(in.text("match")), options(in.text("options")), players(players_in(in, game)),
      record(in.text("record")), promised(bytes_in<32>(in, "commitment")),
      secret(bytes_in<32>(in, "secret")), nonces(row_in<16>(in, "nonces")),
      starter(static_cast<int>(in.number("starter", 0, seats - 1))) {
    if (in.has("hashes")) hashes = row_in<32>(in, "hashes");
    if (in.has("results")) results = &in.list("results");
    const Result<Deck> cards = deck_from(in.text("deck"));
    if (!cards) in.object_to("deck", cards.error().sentence);
    if (cards) deck = *cards;
    const Result<Settings> named = settings_from(options);
    if (!named) in.object_to("options", named.error().sentence);
    if (named) settings = *named;
}

int Proof::first_seat(int drawn) const {
    for (const Setting& setting : settings)
        if (setting.key == "starter" && setting.word.size() == 1) return setting.word.front() - '1';
    return drawn;
}

}  // namespace croupier::formats

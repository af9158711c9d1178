// The deal is computed anew and the record replayed by the rule book.
#include "croupier/load/ending.h"

#include <algorithm>

#include "croupier/engine/all_games.h"
#include "croupier/engine/card_text.h"
#include "croupier/engine/games/bluffbuddy/fair_deal.h"
#include "croupier/engine/hex.h"
#include "croupier/load/scan.h"

namespace croupier::load {
namespace {

std::optional<std::array<Nonce, 4>> nonces_from(std::string_view list) {
    std::array<Nonce, 4> nonces{};
    Items items(list);
    for (Nonce& nonce : nonces) {
        if (!items.next()) return std::nullopt;
        if (items.value == "null") continue;
        const auto read = from_hex<16>(word(items.value));
        if (!read) return std::nullopt;
        nonce = *read;
    }
    return nonces;
}

std::optional<std::string> objection_to_deal(std::string_view end, const Expected& expected) {
    const std::string_view match = word(field(end, "match"));
    const std::string_view promised = word(field(end, "commitment"));
    if (match != expected.match) return "the game that ended is another match";
    if (promised != expected.commitment) return "the commitment has changed";
    const auto secret = from_hex<32>(word(field(end, "secret")));
    const auto nonces = nonces_from(field(end, "nonces"));
    if (!secret || !nonces) return "secret or nonces cannot be read";
    const Digest digest = commitment(match, unescaped(field(end, "options")),
                                     unescaped(field(end, "seats")), *secret);
    if (to_hex(digest) != promised) return "the secret is not the promised one";
    const FairDeal deal = fair_deal(*secret, *nonces);
    if (to_text(deal.deck) != word(field(end, "deck"))) return "the deck is not the promised one";
    if (number(field(end, "starter")) != deal.starter) return "another seat should have begun";
    return std::nullopt;
}

std::optional<std::string> objection_to_moves(const History& history, const Expected& expected) {
    const std::vector<Entry>& journal = history.journal();
    if (journal.size() != expected.moves.size())
        return "the record has " + std::to_string(journal.size()) + " moves and not " +
               std::to_string(expected.moves.size());
    for (std::size_t i = 0; i < journal.size(); ++i)
        if (journal[i].text != expected.moves[i])
            return "move " + std::to_string(i + 1) + " of the record is " + journal[i].text +
                   " and not " + expected.moves[i];
    return std::nullopt;
}

}  // namespace

std::optional<std::string> objection_to(std::string_view end, const Expected& expected) {
    if (auto objection = objection_to_deal(end, expected)) return objection;
    const MatchResult match = replay(unescaped(field(end, "record")));
    if (!match) return "the record cannot be replayed: " + match.error().sentence;
    if (auto objection = objection_to_moves(**match, expected)) return objection;
    if ((*match)->outcome() == Outcome::open) return "the game is not over";

    const std::vector<SeatResult> counted = (*match)->seat_results();
    const bool timed_out = std::ranges::find(expected.moves, "timeout") != expected.moves.end();
    Items results(field(end, "results"));
    for (const SeatResult& seat : counted) {
        if (!results.next()) return "results are missing";
        const bool abandoned = field(results.value, "abandoned") == "true";
        if (number(field(results.value, "total")) != seat.points)
            return "the rule book counts other points";
        if (abandoned && !timed_out) return "a seat is called abandoned, and nobody has left";
        // Who left is last, and the others move up: only without that the places are the engine's.
        if (!abandoned && number(field(results.value, "rank")).value_or(0) > seat.place)
            return "the rule book gives another place";
    }
    return std::nullopt;
}

}  // namespace croupier::load

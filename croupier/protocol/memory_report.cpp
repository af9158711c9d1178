// Writing what the players could have known.
#include "croupier/protocol/memory_report.h"

#include <cassert>

#include "croupier/engine/card_text.h"
#include "croupier/engine/games/bluffbuddy/report.h"
#include "croupier/engine/text.h"

namespace croupier::protocol {
namespace {

Json texts(const std::vector<Card>& cards) {
    Json list = Json::array();
    for (Card card : cards) list.push_back(to_text(card));
    return list;
}

Json names(const Match& match, const std::vector<int>& places) {
    Json list = Json::array();
    for (int place : places) list.push_back(match.pile_name(place));
    return list;
}

std::string_view word_of(PlayResult result) {
    switch (result) {
    case PlayResult::matched: return "matched";
    case PlayResult::no_match: return "no_match";
    case PlayResult::memory_penalty: return "memory_penalty";
    case PlayResult::awaiting_selection: break;
    }
    return "awaiting_selection";
}

Json could_know(const Match& match, const TurnMemory& turn) {
    Json hand = Json::array();
    for (const CardMemory& card : turn.hand)
        hand.push_back({{"card", to_text(card.card)},
                        {"matches", names(match, card.matches)},
                        {"sealed", names(match, card.sealed)},
                        {"unseen", card.unseen}});
    Json slots = Json::array();
    for (std::size_t s = 0; s < turn.slots.size(); ++s)
        slots.push_back({{"seat", s},
                         {"covered", texts(turn.slots[s].covered)},
                         {"points", turn.slots[s].points},
                         {"sealed", turn.slots[s].sealed}});
    return {{"hand", std::move(hand)}, {"slots", std::move(slots)}, {"pool", texts(turn.pool)}};
}

Json turn_json(const Match& match, const TurnMemory& turn) {
    Json json{{"round", turn.round},
              {"seat", turn.seat},
              {"move", match.notation(turn.move)},
              {"result", word_of(turn.result)},
              {"could_know", could_know(match, turn)}};
    if (turn.late) json["late"] = true;
    return json;
}

Json seal_json(const SealMemory& seal, const MemoryReport& report) {
    return {{"turn", seal.turn},
            {"by", report.turns[static_cast<std::size_t>(seal.turn)].seat},
            {"seat", seal.seat},
            {"rank", to_text(seal.cards.back()).substr(0, 1)},
            {"cards", texts(seal.cards)},
            {"covered", seal.covered},
            {"built", seal.built},
            {"forced", seal.forced}};
}

Json seats_of(const Match& match) {
    const Table table = match.full_table();
    Json seats = Json::array();
    for (const auto& [seat, points, place] : match.seat_results()) {
        const auto slot = static_cast<std::size_t>(BluffBuddy::first_slot + static_cast<int>(seat));
        seats.push_back({{"seat", static_cast<int>(seat)},
                         {"points", points},
                         {"place", place},
                         {"slot", texts(table[slot].cards)}});
    }
    return seats;
}

MemoryReport report_of(const Match& match) {
    const std::vector<PlayedTurn> line = match.played_turns();
    if (line.empty()) return {};
    const Result<BluffBuddy> start = position_from<BluffBuddy>(line.front().before);
    assert(start);
    std::vector<Move> moves;
    for (const PlayedTurn& turn : line) moves.push_back(turn.move);
    return memory_report(*start, moves);
}

}  // namespace

Json memory_report_json(const Match& match) {
    const MemoryReport report = report_of(match);
    Json turns = Json::array();
    for (const TurnMemory& turn : report.turns) turns.push_back(turn_json(match, turn));
    Json sealed = Json::array();
    for (const SealMemory& seal : report.seals) sealed.push_back(seal_json(seal, report));
    return {{"seats", seats_of(match)}, {"turns", std::move(turns)}, {"sealed", std::move(sealed)}};
}

}  // namespace croupier::protocol

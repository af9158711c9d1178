// Links, and stepping through a game that has been played.
#include <algorithm>
#include <span>

#include "croupier/engine/all_games.h"
#include "croupier/engine/card_text.h"
#include "croupier/formats/link.h"
#include "croupier/protocol/request.h"
#include "croupier/protocol/state.h"

namespace croupier::protocol {
namespace {

// The record of a match with the first entries of its journal.
Record record_of(const History& history, std::size_t entries) {
    Record record = *read_record(history.record());
    record.entries.resize(std::min(entries, record.entries.size()));
    return record;
}

// Moves of a line in the notation of the positions they are made in.
Json split(std::string_view text, std::string_view separator) {
    Json moves = Json::array();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        moves.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + separator.size(), text.size()));
    }
    return moves;
}

// What an entry moved, before it is carried out.
Json moves_of(const Match& match, const Entry& entry, bool has_blanks) {
    const std::string_view separator = has_blanks ? ", " : " ";
    switch (entry.command) {
    case Command::play: return has_blanks ? Json{entry.text} : split(entry.text, separator);
    case Command::line: return split(entry.text, separator);
    case Command::finish: return split(match.line_text(match.finish_line()), separator);
    default: return Json::array();
    }
}

// A move as `state` writes it, with the cards that it is about: for somebody who tells it in words
// and has no table before them.
Json step_of(const Match& match, Move move) {
    Json step = move_as_json(match, move);
    const Table table = match.full_table();
    const auto pile = [&](int place) -> const TablePile& {
        return table[static_cast<std::size_t>(place)];
    };
    if (move.kind == MoveKind::carry) {
        const std::vector<Card>& from = pile(move.from).cards;
        if (from.size() < move.count) return step;
        step["card"] = to_text(from[from.size() - move.count]);
        if (const std::vector<Card>& onto = pile(move.to).cards; !onto.empty())
            step["on"] = to_text(onto.back());
    } else if (move.kind == MoveKind::lay || move.kind == MoveKind::discard) {
        step["seat"] = static_cast<int>(match.to_act());
        if (move.kind == MoveKind::discard || move.from == 0) return step;
        const TablePile& source = pile(move.from);
        step["with"] = Json::array();
        for (const Card card : std::span(source.cards).subspan(std::size_t(source.face_down)))
            step["with"].push_back(to_text(card));
    }
    return step;
}

// The moves of an entry one by one, before it is carried out. Several are made on a copy.
Json steps_of(const Match& match, const Entry& entry) {
    std::vector<Move> moves;
    if (entry.command == Command::play) moves = *match.read_play(entry.text);
    if (entry.command == Command::line) moves = *match.read_line(entry.text);
    if (entry.command == Command::finish) moves = match.finish_line();
    Json steps = Json::array();
    if (moves.empty()) return steps;
    steps.push_back(step_of(match, moves.front()));
    if (moves.size() == 1) return steps;
    const MatchResult copy = match_from_position(match.position());
    for (std::size_t i = 1; copy && i < moves.size(); ++i) {
        // What is dead for the rules of a match is not played on, and has no table to tell of.
        if (!(*copy)->play_line(std::span(&moves[i - 1], 1), {})) break;
        steps.push_back(step_of(**copy, moves[i]));
    }
    return steps;
}

// BluffBuddy: a card that was to match at a sealed slot has gone to the pool, as everybody saw.
void tell_lost_cards(Json& steps, const Match& after) {
    const Table table = after.full_table();
    const auto pool = std::ranges::find(table, Role::pool, &TablePile::role);
    if (pool == table.end() || pool->cards.empty()) return;
    const std::string top = to_text(pool->cards.back());
    for (Json& step : steps) {
        if (!step.contains("source") || step["card"] != top) continue;
        for (const char* meant : {"source", "to", "with"}) step.erase(meant);
        step["discard"] = true;
    }
}

}  // namespace

void Session::link(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Result<std::string> link = formats::write_link(seated->head, *seated->match);
    if (!link) return request.fail(link.error());
    request.out["link"] = *link;
}

void Session::story(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const MatchResult replayed = replay(record_of(*seated->match, 0));
    if (!replayed) return request.fail(replayed.error());
    const bool has_blanks = !seated->match->seat_results().empty();
    const bool stepwise = request.in.flag_or("steps", false);
    if (request.failed()) return;
    Json turns = Json::array();
    for (const Entry& entry : seated->match->journal()) {
        Json moves = moves_of(**replayed, entry, has_blanks);
        Json turn{{"command", name_of(entry.command)},
                  {"move", moves.empty() ? Json("") : moves.front()},
                  {"moves", std::move(moves)}};
        if (entry.command == Command::rewind) turn["turns"] = *number_from(entry.text, INT32_MAX);
        if (entry.at) turn["at"] = *entry.at;
        if (stepwise) turn["steps"] = steps_of(**replayed, entry);
        carry_out(**replayed, entry);
        if (stepwise) tell_lost_cards(turn["steps"], **replayed);
        turns.push_back(std::move(turn));
    }
    request.out["turns"] = std::move(turns);
}

void Session::replay_to(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const auto most = static_cast<std::int64_t>(seated->match->journal().size());
    const std::int64_t entry = request.in.number("entry", 0, most);
    if (request.failed()) return;
    MatchResult match = replay(record_of(*seated->match, static_cast<std::size_t>(entry)));
    seat(request, std::move(match), {"", seated->head.deal, 0});
}

}  // namespace croupier::protocol

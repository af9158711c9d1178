// Links, and stepping through a game that has been played.
#include "croupier/engine/deal_id.h"
#include "croupier/engine/record.h"
#include "croupier/formats/link.h"
#include "croupier/protocol/request.h"

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
    Json turns = Json::array();
    for (const Entry& entry : seated->match->journal()) {
        Json moves = moves_of(**replayed, entry, has_blanks);
        Json turn{{"command", name_of(entry.command)},
                  {"move", moves.empty() ? Json("") : moves.front()},
                  {"moves", std::move(moves)}};
        if (entry.command == Command::rewind) turn["turns"] = *number_from(entry.text, INT32_MAX);
        if (entry.at) turn["at"] = *entry.at;
        turns.push_back(std::move(turn));
        carry_out(**replayed, entry);
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

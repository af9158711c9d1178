// Writing and reading saves.
#include "croupier/formats/save.h"

#include <algorithm>

#include "croupier/engine/all_games.h"
#include "croupier/formats/settings.h"

namespace croupier::formats {
namespace {

constexpr const char* save_format = "croupier save";

// The deal id must name the very cards and options of the save.
bool names_deal_of(const std::string& deal, const Record& record) {
    const Result<DealId> id = deal_id_from(deal);
    if (!id || id->game != record.game || record.deck.empty()) return false;
    const Result<Deck> deck = numbered_deck(id->game, id->number);
    if (!deck || to_text(*deck) != record.deck) return false;
    const MatchResult dealt = deal_match(*id),
                      saved = deal_match(record.game, record.settings, *deck);
    return dealt && saved && (*dealt)->settings() == (*saved)->settings();
}

Result<Save> from_record(std::string_view text) {
    MatchResult match = replay(text);
    if (!match) return match.error();
    if (auto fault = lacks_cards(**match)) return *fault;
    Save save{{}, std::move(*match)};
    save.head.time = save.match->elapsed();
    return save;
}

// Which member a fault found in replaying is about.
std::string place_of(const ParseError& error, const Record& record) {
    switch (error.code) {
    case ParseCode::refused: return "journal/" + std::to_string(error.offset - 1);
    case ParseCode::unknown_game: return "game";
    case ParseCode::unknown_option:
    case ParseCode::bad_value: return "options";
    default: return record.deck.empty() ? "position" : "deck";
    }
}

ParseError wrong_version(std::int64_t version) {
    return {ParseCode::bad_value, 0,
            "at /version: this save has version " + std::to_string(version) +
                (version > save_version ? ", written by a newer croupier; this one reads up to "
                                        : ", which there never was; this croupier reads up to ") +
                std::to_string(save_version)};
}

Record record_in(Members& members) {
    Record record;
    record.game = members.text("game");
    record.settings = settings_in(members, "options");
    if (members.has("position")) {
        record.position = members.text("position");
    } else {
        record.deck = members.text("deck");
    }
    std::size_t index = 0;
    for (const Json& line : members.list("journal")) {
        const std::string place = "journal/" + std::to_string(index++);
        if (!line.is_string()) {
            members.object_to(place, "a text is expected here");
            break;
        }
        Result<Entry> entry = entry_from(line.get_ref<const std::string&>());
        if (!entry) {
            members.object_to(place, entry.error().sentence);
            break;
        }
        // The offset is the number of the entry: that is the place a fault is reported at.
        record.entries.push_back({std::move(*entry), index});
    }
    return record;
}

// A date by its shape; what it stands for is told by docs/deals.md.
bool looks_like_date(std::string_view text) {
    constexpr std::string_view shape = "0000-00-00";
    return std::ranges::equal(text, shape, [](char letter, char model) {
        return model == '-' ? letter == '-' : letter >= '0' && letter <= '9';
    });
}

}  // namespace

std::optional<ParseError> lacks_cards(const Match& match) {
    std::size_t cards = 0;
    for (const TablePile& pile : match.full_table()) cards += pile.cards.size();
    if (cards == deck_size) return std::nullopt;
    return ParseError{ParseCode::wrong_count, 0,
                      "the position has " + std::to_string(cards) + " cards; a game needs all 52"};
}

std::string write_save(const SaveHead& head, const Match& match) {
    // A match is kept as its record is; only the wrapping differs.
    const Result<Record> record = read_record(match.record());
    assert(record);
    Json json{{"format", save_format}, {"version", save_version},
              {"id", head.id},         {"deal", head.deal},
              {"game", record->game},  {"options", to_json(record->settings)},
              {"time", head.time},     {"journal", Json::array()}};
    if (!head.daily.empty()) json["daily"] = head.daily;
    if (record->deck.empty()) {
        json["position"] = record->position;
    } else {
        json["deck"] = record->deck;
    }
    for (const RecordEntry& line : record->entries) json["journal"].push_back(to_text(line.entry));
    return to_line(json) + "\n";
}

Result<Save> read_save(std::string_view text) {
    if (text.starts_with("croupier record")) return from_record(text);
    const Result<Json> json = json_from(text);
    if (!json) return json.error();
    Members members(*json);
    if (members.text("format") != save_format)
        members.object_to("format", "this is no save of croupier");
    const std::int64_t version = members.number("version", 0, INT32_MAX);
    if (!members.fault() && version != save_version) return wrong_version(version);
    SaveHead head{members.text("id"), members.text("deal"), members.number("time", 0, latest_time),
                  members.text_or("daily", "")};
    if (!head.daily.empty() && !looks_like_date(head.daily))
        members.object_to("daily", "a date such as 2026-11-18 is expected here");
    const Record record = record_in(members);
    if (members.fault()) return *members.fault();

    MatchResult match = replay(record);
    if (!match) {
        const ParseError& error = match.error();
        return ParseError{error.code, 0, "at /" + place_of(error, record) + ": " + error.sentence};
    }
    if (auto fault = lacks_cards(**match)) return *fault;
    if (!head.deal.empty() && !names_deal_of(head.deal, record)) {
        members.object_to("deal", "'" + head.deal + "' names other cards than the save holds");
        return *members.fault();
    }
    return Save{std::move(head), std::move(*match)};
}

}  // namespace croupier::formats

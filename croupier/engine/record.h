// Records: a match as text that replays for ever, counters included (docs/record-format.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/match.h"

namespace croupier {

struct RecordEntry {
    Entry entry;
    std::size_t offset = 0;  // of its line in the text
};

struct Record {
    std::string game;
    Settings settings;
    std::string deck;  // one of these two
    std::string position;
    std::size_t origin_offset = 0;
    std::vector<RecordEntry> entries;
};

std::string write_record(std::string_view game, const Settings& settings, std::string_view origin,
                         const std::vector<Entry>& journal);
Result<Record> read_record(std::string_view text);

// One line of a journal: "play 37 @1200".
std::string to_text(const Entry& entry);
Result<Entry> entry_from(std::string_view line);

// Carries one entry of a journal out; the fault is at offset 0 of the entry's line.
std::optional<ParseError> carry_out(Match& match, const Entry& entry);

}  // namespace croupier

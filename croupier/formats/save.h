// Saves: a match that is still being played, as JSON (docs/save-format.md).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "croupier/engine/match.h"

namespace croupier::formats {

inline constexpr int save_version = 2;

struct SaveHead {
    std::string id;    // tells one game of the same deal from another, so that none counts twice
    std::string deal;  // its deal id; empty when the cards came otherwise
    Millis time = 0;   // played so far, in milliseconds
    std::string daily = {};  // "2026-11-18": it is the daily deal of that day; else empty
};

struct Save {
    SaveHead head;
    std::unique_ptr<Match> match;
};

std::string write_save(const SaveHead& head, const Match& match);
// Takes every version there ever was; version 1 is the record of docs/record-format.md.
Result<Save> read_save(std::string_view text);

// Small positions are for tests and studies; a game that is kept has the whole deck.
std::optional<ParseError> lacks_cards(const Match& match);

}  // namespace croupier::formats

// Statistics as JSON (docs/save-format.md).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "croupier/engine/result.h"
#include "croupier/engine/statistics.h"
#include "croupier/formats/json_fwd.h"

namespace croupier::formats {

inline constexpr int statistics_version = 1;

// What a player's file of statistics holds.
struct Score {
    Statistics statistics;
    // By game, the id of the game counted last: what was counted before a crash is not counted
    // again.
    std::map<std::string, std::string, std::less<>> counted;
    bool operator==(const Score&) const = default;
};

Json to_json(const ModeStatistics& mode);  // with shares and averages
std::string write_statistics(const Score& score);
Result<Score> read_statistics(std::string_view text);

}  // namespace croupier::formats

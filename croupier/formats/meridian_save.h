// Saves of Meridian in the form that its specification gives (M-092 to M-094, MD-26).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/games/meridian/master.h"

namespace croupier::formats {

inline constexpr std::string_view meridian_save_version = "6.0.2";
// Under which a screen keeps the text, where its store goes by keys.
inline constexpr std::string_view meridian_save_key = "meridian_saved_game";

// Empty when no game is being played, so that there is nothing to load. The statistics in it are
// for information: loading never brings them back.
std::string save_game(const MeridianMaster& master, const Statistics& statistics, Millis timestamp);

// The game goes on at `now`, or at the time of the save, without undo history. The reason is "No
// saved game" when there is no text, "Version mismatch", or what is wrong with it.
Result<MeridianMaster> load_game(std::optional<std::string_view> text,
                                 std::optional<Millis> now = {});

}  // namespace croupier::formats

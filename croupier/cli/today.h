// The day that the calendar on the wall shows.
#pragma once

#include <string>

#include "croupier/deals/daily.h"

namespace croupier::cli {

// Today where the player is (TZ); ends the command when the clock is wrong beyond belief.
deals::Day today();
// The day of "2026-11-18", and today for an empty text.
deals::Day day_meant(const std::string& date);

}  // namespace croupier::cli

// Daily deals: one certified deal of each solitaire a day, by the date alone (docs/deals.md).
//
// The date is one of a calendar, without a clock and a time zone: whoever asks knows which day it
// is where they are.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/all_games.h"

namespace croupier::deals {

using Day = std::chrono::sys_days;

// A Monday, so that rounds through the lists begin with a week.
inline constexpr Day first_day{std::chrono::year{2024} / 1 / 1};
inline constexpr Day last_day{std::chrono::year{9999} / 12 / 31};

// "2026-11-18", of the Gregorian calendar, from the first day to the last.
Result<Day> day_from(std::string_view text);
std::string text_of(Day day);
int weekday_of(Day day);                 // 1 Monday to 7 Sunday
std::string_view weekday_name(Day day);  // "Monday"

// Of the deals of this day, whatever the game: from 1 on Monday to 5 on Sunday.
int daily_grade(Day day);

struct DailyDeal {
    std::string_view game;
    std::string_view mode;
    std::uint64_t number = 0;
    std::string name() const { return std::string(mode) + '-' + std::to_string(number); }
    bool operator==(const DailyDeal&) const = default;
};

// Those of all games with one, in the order of the games. The day must be in the range.
std::vector<DailyDeal> daily_deals(Day day);
// That of one game; none for a game without daily deals.
std::optional<DailyDeal> daily_deal(std::string_view game, Day day);
// The last day up to this one whose daily deal it is, by the plain rules of its mode; options of
// the house, such as how much may be undone, make it no other deal.
std::optional<Day> last_daily(const DealId& deal, Day upto);
// The games that have daily deals.
std::vector<std::string_view> daily_games();

}  // namespace croupier::deals

// The deal of a day: the date says where in a list that never changes it stands.
#include "croupier/deals/daily.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include "croupier/deals/catalogue.h"

#include <daily_lists.h>

namespace croupier::deals {
namespace {

using std::chrono::day;
using std::chrono::month;
using std::chrono::year;
using std::chrono::year_month_day;

struct DailyMode {
    std::string_view game;
    std::string_view mode;
};
// One mode a game, for ever: that days can be compared is worth more than variety. Of Cards the
// one with free stacks: of ordered runs too few deals are known to be winnable.
constexpr std::array<DailyMode, 4> daily_modes{
    {{"klondike", "K1"}, {"freecell", "FC"}, {"cards", "CL"}, {"meridian", "MMC"}}};

constexpr int days_in_week = 7;
constexpr std::array<int, days_in_week> grades{1, 2, 2, 3, 3, 4, 5};  // Monday to Sunday
constexpr int weeks_in_round = 520;

// Neighbours in a list have neighbouring numbers; steps of about the golden section spread them.
// With nothing but 1 in common with the number of deals a step meets each of them once.
constexpr std::size_t step_through(std::size_t deals) {
    return deals == weeks_in_round ? 321 : 643;
}

using Numbers = std::vector<std::uint64_t>;
using ByGrade = std::array<Numbers, hardest_grade + 1>;

ByGrade read_list(std::string_view text) {
    ByGrade numbers;
    const auto deals = certified_from(text);
    assert(deals);
    for (const CertifiedDeal& deal : *deals)
        numbers[static_cast<std::size_t>(deal.grade)].push_back(deal.number);
    return numbers;
}

const Numbers& numbers_of(std::string_view mode, int grade) {
    static const auto lists = [] {
        std::array<ByGrade, daily_modes.size()> read;
        for (std::size_t i = 0; i < daily_modes.size(); ++i)
            for (const auto& [name, text] : daily_lists)
                if (name == daily_modes[i].mode) read[i] = read_list(text);
        return read;
    }();
    const auto found = std::ranges::find(daily_modes, mode, &DailyMode::mode);
    return lists[static_cast<std::size_t>(found - daily_modes.begin())]
                [static_cast<std::size_t>(grade)];
}

// How many days of a week have the grade, and which of them this is.
std::pair<std::size_t, std::size_t> turn_of(Day when) {
    const auto today = grades.begin() + weekday_of(when) - 1;
    const auto before = std::count(grades.begin(), today, *today);
    const auto all = std::count(grades.begin(), grades.end(), *today);
    return {static_cast<std::size_t>(all), static_cast<std::size_t>(before)};
}

constexpr std::chrono::days days_in_round{weeks_in_round * days_in_week};

DailyDeal deal_of(const DailyMode& mode, Day when) {
    assert(when >= first_day && when <= last_day);
    const Numbers& numbers = numbers_of(mode.mode, daily_grade(when));
    const auto week = static_cast<std::size_t>((when - first_day).count() / days_in_week);
    const auto [all, before] = turn_of(when);
    assert(numbers.size() == all * weeks_in_round);
    const std::size_t turn = week * all + before;
    return {mode.game, mode.mode, numbers[turn * step_through(numbers.size()) % numbers.size()]};
}

std::optional<int> number_in(std::string_view digits) {
    int number = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, fault] = std::from_chars(digits.data(), end, number);
    if (fault != std::errc{} || stop != end || digits.front() == '-') return std::nullopt;
    return number;
}

std::string padded(unsigned number) { return (number < 10 ? "-0" : "-") + std::to_string(number); }

}  // namespace

Result<Day> day_from(std::string_view text) {
    const ParseError no_date{ParseCode::bad_value, 0,
                             "a date such as " + text_of(first_day) + " is expected here"};
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return no_date;
    const auto y = number_in(text.substr(0, 4)), m = number_in(text.substr(5, 2)),
               d = number_in(text.substr(8, 2));
    if (!y || !m || !d) return no_date;
    const year_month_day date{year{*y}, month{static_cast<unsigned>(*m)},
                              day{static_cast<unsigned>(*d)}};
    if (!date.ok())
        return ParseError{ParseCode::bad_value, 0,
                          "there is no " + std::string(text) + " in the calendar"};
    const Day found{date};
    if (found < first_day)
        return ParseError{ParseCode::bad_value, 0,
                          "the first daily deals are those of " + text_of(first_day)};
    if (found > last_day)
        return ParseError{ParseCode::bad_value, 0,
                          "the last daily deals are those of " + text_of(last_day)};
    return found;
}

std::string text_of(Day when) {
    const year_month_day date{when};
    return std::to_string(static_cast<int>(date.year())) +
           padded(static_cast<unsigned>(date.month())) + padded(static_cast<unsigned>(date.day()));
}

int weekday_of(Day when) { return static_cast<int>(std::chrono::weekday{when}.iso_encoding()); }

std::string_view weekday_name(Day when) {
    constexpr std::array<std::string_view, days_in_week> names{
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
    return names[static_cast<std::size_t>(weekday_of(when) - 1)];
}

int daily_grade(Day when) { return grades[static_cast<std::size_t>(weekday_of(when) - 1)]; }

std::vector<DailyDeal> daily_deals(Day when) {
    std::vector<DailyDeal> deals;
    for (const DailyMode& mode : daily_modes) deals.push_back(deal_of(mode, when));
    return deals;
}

std::optional<DailyDeal> daily_deal(std::string_view game, Day when) {
    const auto found = std::ranges::find(daily_modes, game, &DailyMode::game);
    if (found == daily_modes.end()) return std::nullopt;
    return deal_of(*found, when);
}

std::optional<Day> last_daily(const DealId& deal, Day upto) {
    if (upto < first_day) return std::nullopt;
    const auto found = std::ranges::find(daily_modes, deal.game, &DailyMode::game);
    if (found == daily_modes.end()) return std::nullopt;
    const auto plain = deal_id_from(std::string(found->mode) + '-' + std::to_string(deal.number));
    const MatchResult meant = deal_match(deal);
    const MatchResult daily = plain ? deal_match(*plain) : plain.error();
    if (!meant || !daily || (*meant)->position() != (*daily)->position()) return std::nullopt;
    const Day until = std::min(upto, last_day);
    const Day since = std::max(first_day, until - days_in_round + std::chrono::days{1});
    for (Day when = until; when >= since; when -= std::chrono::days{1})
        if (deal_of(*found, when).number == deal.number) return when;
    return std::nullopt;
}

std::vector<std::string_view> daily_games() {
    std::vector<std::string_view> names;
    for (const DailyMode& mode : daily_modes) names.push_back(mode.game);
    return names;
}

}  // namespace croupier::deals

// Writing the sheet: narrow enough for 80 columns with five modes.
#include "croupier/terminal/statistics_sheet.h"

#include <algorithm>
#include <cmath>

#include "croupier/terminal/clock_text.h"

namespace croupier::terminal {
namespace {

constexpr std::size_t title_width = 16, column_width = 12;

template <class T>
std::string or_dash(const std::optional<T>& value) {
    return value ? std::to_string(*value) : "-";
}

struct Measure {
    const char* title;
    std::string (*text)(const ModeStatistics&);
};

constexpr Measure measures[] = {
    {"played", [](const ModeStatistics& mode) { return std::to_string(mode.played); }},
    {"won", [](const ModeStatistics& mode) { return std::to_string(mode.own_wins()); }},
    {"won, assisted", [](const ModeStatistics& mode) { return std::to_string(mode.assisted); }},
    {"share",
     [](const ModeStatistics& mode) {
         return std::to_string(std::lround(100 * mode.win_share())) + " %";
     }},
    {"streak", [](const ModeStatistics& mode) { return std::to_string(mode.streak); }},
    {"longest streak", [](const ModeStatistics& mode) { return std::to_string(mode.best_streak); }},
    {"best time",
     [](const ModeStatistics& mode) { return mode.best_time ? clock_text(*mode.best_time) : "-"; }},
    {"average time",
     [](const ModeStatistics& mode) {
         return mode.own_wins() > 0 ? clock_text(mode.average_time()) : "-";
     }},
    {"fewest moves", [](const ModeStatistics& mode) { return or_dash(mode.fewest_moves); }},
    {"best score", [](const ModeStatistics& mode) { return or_dash(mode.best_score); }},
};

std::string right(const std::string& text) {
    return std::string(column_width - std::min(column_width - 1, text.size()), ' ') + text;
}

}  // namespace

std::vector<std::string> statistics_sheet(const Statistics& statistics, const GameInfo& game) {
    std::string heading(title_width, ' ');
    std::vector<ModeStatistics> columns;
    for (const Mode& mode : game.modes) {
        const ModeStatistics* const found = statistics.of(mode.prefix);
        columns.push_back(found != nullptr ? *found : ModeStatistics{});
        heading += right(std::string(mode.prefix));
    }
    const bool several = columns.size() > 1;
    const ModeStatistics total = Statistics(columns).total();
    if (total.played == 0) return {"No game has been finished yet."};
    std::vector<std::string> lines{several ? heading + right("together") : heading};
    for (const Measure& measure : measures) {
        std::string line = measure.title;
        line.resize(title_width, ' ');
        for (const ModeStatistics& mode : columns) line += right(measure.text(mode));
        // Streaks stay with their mode.
        const bool streak = std::string_view(measure.title).ends_with("streak");
        if (several) line += right(streak ? "" : measure.text(total));
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    lines.emplace_back();
    for (const Mode& mode : game.modes)
        lines.push_back(std::string(mode.prefix) + ": " + std::string(mode.title));
    if (total.assisted > 0)
        lines.emplace_back(
            "Wins assisted by solver, hints or going back count in their line alone.");
    return lines;
}

}  // namespace croupier::terminal

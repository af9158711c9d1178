// croupier daily: the deals of a day.
#include <array>
#include <ctime>
#include <iomanip>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/today.h"
#include "croupier/deals/catalogue.h"
#include "croupier/engine/all_games.h"
#include "croupier/formats/json.h"

namespace croupier::cli {
namespace {

void print(deals::Day day) {
    std::cout << "Daily deals of " << deals::weekday_name(day) << ", " << deals::text_of(day)
              << ": grade " << deals::daily_grade(day) << " of " << deals::hardest_grade << '\n';
    for (const deals::DailyDeal& deal : deals::daily_deals(day))
        std::cout << "  " << std::left << std::setw(12) << deal.game << deal.name() << '\n';
    std::cout << "'croupier play klondike --daily"
              << (day == today() ? "" : "=" + deals::text_of(day))
              << "' plays the first of them.\n";
}

void print_json(deals::Day day) {
    formats::Json list = formats::Json::array();
    for (const deals::DailyDeal& deal : deals::daily_deals(day))
        list.push_back({{"game", deal.game}, {"mode", deal.mode}, {"deal", deal.name()}});
    const formats::Json json{{"date", deals::text_of(day)},
                             {"weekday", deals::weekday_of(day)},
                             {"grade", deals::daily_grade(day)},
                             {"deals", std::move(list)}};
    std::cout << json.dump(2) << '\n';
}

}  // namespace

deals::Day today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    std::array<char, 64> text{};
    if (::localtime_r(&now, &local) == nullptr ||
        std::strftime(text.data(), text.size(), "%Y-%m-%d", &local) == 0)
        fail("the clock of this machine cannot be read");
    const Result<deals::Day> day = deals::day_from(text.data());
    if (!day)
        fail("the clock of this machine says " + std::string(text.data()) + ": " +
             day.error().sentence);
    return *day;
}

deals::Day day_meant(const std::string& date) {
    return date.empty() ? today() : value_or_fail(deals::day_from(date), date);
}

void add_daily(CLI::App& app) {
    auto* command = app.add_subcommand("daily", "Show the deals of the day");
    auto date = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    command->add_option("DATE", *date, "Another day than today, such as 2026-11-18");
    command->add_flag("--json", *json, "Print JSON");
    command->callback([date, json] {
        const deals::Day day = day_meant(*date);
        *json ? print_json(day) : print(day);
    });
}

}  // namespace croupier::cli

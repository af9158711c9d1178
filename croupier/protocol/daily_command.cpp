// The deals of a day, and of the days behind it.
#include <algorithm>

#include "croupier/deals/daily.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {
namespace {

constexpr std::int64_t most_days = 366;

Json day_json(deals::Day day) {
    Json list = Json::array();
    for (const deals::DailyDeal& deal : deals::daily_deals(day))
        list.push_back({{"game", deal.game}, {"mode", deal.mode}, {"deal", deal.name()}});
    return {{"date", deals::text_of(day)},
            {"weekday", deals::weekday_of(day)},
            {"grade", deals::daily_grade(day)},
            {"deals", std::move(list)}};
}

}  // namespace

void Session::daily(Request& request) {
    Members& in = request.in;
    const std::string date = in.text("date");
    const std::int64_t count = in.number_if("days", 1, most_days).value_or(1);
    const std::string name = in.text_or("deal", "");
    if (in.has("days") && in.has("deal"))
        in.object_to("days", "leave it out: 'deal' says which day");
    if (request.failed()) return;
    const Result<deals::Day> from = deals::day_from(date);
    if (!from) return in.object_to("date", from.error().sentence);
    Json list = Json::array();
    if (in.has("deal")) {
        const Result<DealId> deal = deal_id_from(name);
        if (!deal) return request.fail(deal.error());
        if (const auto day = deals::last_daily(*deal, *from)) list.push_back(day_json(*day));
    } else {
        const deals::Day until = std::min(*from + std::chrono::days{count - 1}, deals::last_day);
        for (deals::Day day = *from; day <= until; day += std::chrono::days{1})
            list.push_back(day_json(day));
    }
    request.out["days"] = std::move(list);
    request.out["first"] = deals::text_of(deals::first_day);
    request.out["last"] = deals::text_of(deals::last_day);
}

}  // namespace croupier::protocol

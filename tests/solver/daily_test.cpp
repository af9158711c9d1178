// Daily deals: the date alone says which; all of them can be won, and harder ones come later in the
// week.
#include "croupier/deals/daily.h"

#include <map>
#include <set>

#include "croupier/deals/catalogue.h"
#include "croupier/solver/solve.h"
#include "tests/support/solving.h"

namespace croupier::test {
namespace {

using deals::Day;
using std::chrono::days;

Day day(std::string_view date) { return *deals::day_from(date); }

std::vector<std::string> names_of(std::string_view date) {
    std::vector<std::string> names;
    for (const deals::DailyDeal& deal : deals::daily_deals(day(date))) names.push_back(deal.name());
    return names;
}

constexpr int weeks_in_round = 520;

}  // namespace

// These never change: whoever changes them changes what others have played.
TEST(Daily, NeverChanges) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(names_of("2024-01-01"), (Names{"K1-2", "FC-2", "CL-11", "MMC-2"}));
    EXPECT_EQ(names_of("2024-02-29"), (Names{"K1-4587", "FC-4563", "CL-7747", "MMC-4888"}));
    EXPECT_EQ(names_of("2026-11-18"), (Names{"K1-402", "FC-486", "CL-690", "MMC-466"}));
    EXPECT_EQ(names_of("2026-11-22"), (Names{"K1-1699", "FC-1582", "CL-2624", "MMC-1541"}));
    EXPECT_EQ(names_of("2099-12-31"), (Names{"K1-4514", "FC-4473", "CL-7636", "MMC-4816"}));
    EXPECT_EQ(names_of("9999-12-31"), (Names{"K1-917", "FC-676", "CL-962", "MMC-732"}));
}

// When a search has changed the lists are made again, and a deal near a border may get the grade
// beside it; it can be won as before.
TEST(Daily, AYearOfThemIsCertifiedWithTheGradeOfTheDay) {
    for (Day when = day("2026-01-01"); when <= day("2026-12-31"); when += days{1})
        for (const deals::DailyDeal& deal : deals::daily_deals(when)) {
            const auto grade = deals::grade_of(deal.mode, deal.number);
            ASSERT_TRUE(grade) << deal.name();
            EXPECT_LE(std::abs(*grade - deals::daily_grade(when)), 1) << deal.name();
        }
}

TEST(Daily, AYearOfThemCanBeWon) {
    for (Day when = day("2026-01-01"); when <= day("2026-12-31"); when += days{1})
        for (const deals::DailyDeal& deal : deals::daily_deals(when)) {
            const auto solution = solver::solve(dealt(deal.name())->position(), {}, never);
            ASSERT_EQ(solution->verdict, Verdict::yes) << deal.name();
        }
}

TEST(Daily, NoDealComesTwiceInTenYears) {
    std::map<std::string_view, std::set<std::uint64_t>> seen;
    for (Day when = deals::first_day; when < deals::first_day + days{7 * weeks_in_round};
         when += days{1})
        for (const deals::DailyDeal& deal : deals::daily_deals(when))
            EXPECT_TRUE(seen[deal.mode].insert(deal.number).second) << deal.name();
    EXPECT_EQ(deals::daily_deals(deals::first_day),
              deals::daily_deals(deals::first_day + days{7 * weeks_in_round}));
}

TEST(Daily, GrowsHarderTowardsSunday) {
    int last = 0;
    for (Day when = day("2026-11-16"); when <= day("2026-11-22"); when += days{1}) {
        EXPECT_GE(deals::daily_grade(when), last);
        last = deals::daily_grade(when);
    }
    EXPECT_EQ(deals::daily_grade(day("2026-11-16")), deals::easiest_grade);
    EXPECT_EQ(last, deals::hardest_grade);
    EXPECT_EQ(deals::daily_grade(day("2026-11-23")), deals::easiest_grade);
}

TEST(Daily, EachSolitaireHasOneADay) {
    EXPECT_EQ(deals::daily_games(),
              (std::vector<std::string_view>{"klondike", "freecell", "cards", "meridian"}));
    for (const std::string_view game : deals::daily_games())
        EXPECT_EQ(deals::daily_deal(game, day("2026-11-18"))->game, game);
    EXPECT_FALSE(deals::daily_deal("bluffbuddy", day("2026-11-18")));
}

TEST(Daily, ADealTellsTheLastDayItWas) {
    const auto last = [](std::string_view deal, std::string_view upto) {
        const auto found = deals::last_daily(*deal_id_from(deal), day(upto));
        return found ? deals::text_of(*found) : "none";
    };
    for (Day when = day("2026-11-16"); when <= day("2026-11-22"); when += days{1})
        for (const deals::DailyDeal& deal : deals::daily_deals(when))
            EXPECT_EQ(last(deal.name(), "2026-12-31"), deals::text_of(when));
    EXPECT_EQ(last("K1-402", "2026-11-18"), "2026-11-18");
    EXPECT_EQ(last("K1-402", "2026-11-17"), "none");
    EXPECT_EQ(last("K1-402", "2040-01-01"), "2036-11-05");  // 520 weeks later
    EXPECT_EQ(last("K1-402+undo=unlimited", "2026-11-18"), "2026-11-18");
    EXPECT_EQ(last("K1-402+passes=1", "2026-11-18"), "none");
    EXPECT_EQ(last("K3-402", "2026-11-18"), "none");
    EXPECT_EQ(last("BB-402", "2026-11-18"), "none");
}

TEST(Daily, ReadsAndWritesDates) {
    for (const char* date : {"2024-01-01", "2024-02-29", "2026-11-18", "9999-12-31"})
        EXPECT_EQ(deals::text_of(day(date)), date);
    EXPECT_EQ(deals::weekday_of(day("2024-01-01")), 1);
    EXPECT_EQ(deals::weekday_of(day("2026-11-22")), 7);
    EXPECT_EQ(deals::weekday_name(day("2026-11-18")), "Wednesday");
}

TEST(Daily, SaysWhatIsWrongWithADate) {
    const auto fault = [](std::string_view date) {
        const auto read = deals::day_from(date);
        return read ? std::string() : read.error().sentence;
    };
    for (const char* bad : {"", "today", "2026-1-1", "2026/11/18", "18-11-2026", "2026-11-18 ",
                            "2026-11-1x", "-026-11-18", "2026--1-18", "20261118", "2026-11-+8"})
        EXPECT_NE(fault(bad).find("a date such as"), std::string::npos) << bad;
    for (const char* bad : {"2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-04-00"})
        EXPECT_EQ(fault(bad), "there is no " + std::string(bad) + " in the calendar");
    EXPECT_EQ(fault("2023-12-31"), "the first daily deals are those of 2024-01-01");
}

}  // namespace croupier::test

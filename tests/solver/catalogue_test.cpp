// Certified deals: what is listed can be won.
#include "croupier/deals/catalogue.h"

#include "croupier/solver/solve.h"
#include "tests/support/solving.h"

namespace croupier::test {
namespace {

struct Listed {
    const char* mode;
    std::size_t least;
};
constexpr Listed lists[] = {{"FC", 10'000},  {"K3", 10'000},  {"K1", 10'000},
                            {"CA", 500},     {"CL", 10'000},  {"MMC", 10'000},
                            {"MMD", 10'000}, {"MMT", 10'000}, {"MME", 10'000}};

}  // namespace

TEST(Catalogue, EachModeHasEnoughDealsOfEveryGrade) {
    for (const auto& [mode, least] : lists) {
        EXPECT_GE(deals::certified_deals(mode).size(), least) << mode;
        for (int grade = deals::easiest_grade; grade <= deals::hardest_grade; ++grade)
            EXPECT_GE(deals::certified_numbers(mode, grade).size(), least / 5)
                << mode << " " << grade;
    }
    EXPECT_TRUE(deals::certified_deals("BB").empty());
}

TEST(Catalogue, SamplesOfEveryGradeCanBeWon) {
    for (const auto& [mode, least] : lists)
        for (int grade = deals::easiest_grade; grade <= deals::hardest_grade; ++grade) {
            const auto numbers = deals::certified_numbers(mode, grade);
            ASSERT_FALSE(numbers.empty());
            for (std::size_t i = 7; i < numbers.size(); i += numbers.size() / 4) {
                const std::string id = std::string(mode) + "-" + std::to_string(numbers[i]);
                const auto solution = solver::solve(dealt(id)->position(), {}, never);
                EXPECT_EQ(solution->verdict, Verdict::yes) << id;
            }
        }
}

TEST(Catalogue, ADealIsFoundByItsNumber) {
    const deals::CertifiedDeal deal = deals::certified_deals("FC").front();
    EXPECT_EQ(deals::grade_of("FC", deal.number), deal.grade);
    EXPECT_EQ(deals::grade_of("FC", 11982), std::nullopt);
    EXPECT_EQ(deals::grade_of("K9", 1), std::nullopt);
}

TEST(Catalogue, ReadsDigitsAndGaps) {
    using Deals = std::vector<deals::CertifiedDeal>;
    EXPECT_EQ(*deals::certified_from("10~3;25\n4"), (Deals{{1, 1}, {6, 2}, {7, 5}, {8, 4}}));
    EXPECT_EQ(*deals::certified_from(""), Deals{});
    for (const char* bad : {"6", "1~;", "~3", "~x;", "~0;", "1 2", "~99999999999999999999;"})
        EXPECT_FALSE(deals::certified_from(bad)) << bad;
}

}  // namespace croupier::test

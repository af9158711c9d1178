// What the search of Meridian answers, and when it gives up.
#include "tests/solver/meridian_support.h"

namespace croupier::test {

TEST(MeridianSearch, WinsDealsOfEachModeByALineThatTheEnginePlays) {
    const auto search = solver::meridian_search();
    for (const auto mode : {Meridian::Variant::classic, Meridian::Variant::double_pocket,
                            Meridian::Variant::traditional, Meridian::Variant::expert})
        for (std::uint64_t number = 1; number <= 25; ++number) {
            const Meridian start = dealt_meridian(number, {.mode = mode});
            ASSERT_EQ(ask(*search, start), Verdict::yes) << number;
            EXPECT_TRUE(wins(start, search->line())) << number;
        }
}

TEST(MeridianSearch, WinsADealUnderEachOptionOfTheRules) {
    const auto search = solver::meridian_search();
    for (const char* options : {"empty=any", "lock=off", "ends=open", "recycle=own", "takeback=on",
                                "passes=9", "empty=any lock=off ends=open takeback=on"}) {
        Meridian start = dealt_meridian(3);
        start.options = at<Meridian>(std::string(options) + " | t1: AS").options;
        ASSERT_EQ(ask(*search, start), Verdict::yes) << options;
        EXPECT_TRUE(wins(start, search->line())) << options;
    }
}

TEST(MeridianSearch, HasNothingToDoWhenTheGameIsWon) {
    const auto won = at<Meridian>("uh: KH | ud: KD | uc: KC | us: KS | dh: AH | dd: AD | dc: AC | "
                                  "ds: AS");
    const auto search = solver::meridian_search();
    EXPECT_EQ(ask(*search, won), Verdict::yes);
    EXPECT_TRUE(search->line().empty());
}

TEST(MeridianSearch, DrawsTheRestOfTheStock) {
    for (const char* recycle : {"with_draw", "own"}) {
        const auto start = at<Meridian>("recycle=" + std::string(recycle) +
                                        " | stock: TH KH | waste: JH QH | uh: 9H | ud: KD | "
                                        "uc: KC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS");
        const auto search = solver::meridian_search();
        EXPECT_EQ(ask(*search, start), Verdict::yes);
        EXPECT_TRUE(wins(start, search->line())) << recycle;
    }
}

TEST(MeridianSearch, CallsAGameWithAMissingCardImpossible) {
    const auto search = solver::meridian_search();
    EXPECT_EQ(ask(*search, at<Meridian>("waste: 7H | t1: 6H")), Verdict::no);
    EXPECT_EQ(search->states(), 0u);
}

// The pocket holds the knave for good, and nothing takes the queen off the ten.
TEST(MeridianSearch, CallsAGameWithoutAWayOutImpossible) {
    const char* rest = " | uh: 9H | ud: KD | uc: KC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS";
    const auto search = solver::meridian_search();
    EXPECT_EQ(ask(*search, at<Meridian>("p: JH | t1: TH QH KH" + std::string(rest))), Verdict::no);
    EXPECT_EQ(
        ask(*search, at<Meridian>("mode=double_pocket | p: JH | t1: TH QH KH" + std::string(rest))),
        Verdict::yes);
}

TEST(MeridianSearch, StopsAtTheLimitOfStates) {
    const auto search = solver::meridian_search();
    EXPECT_EQ(ask(*search, dealt_meridian(1), {.states = 10}), Verdict::unknown);
    EXPECT_EQ(search->states(), 10u);
    EXPECT_EQ(ask(*search, dealt_meridian(1)), Verdict::yes);
}

TEST(MeridianSearch, StopsAtTheLimitOfMemory) {
    const auto search = solver::meridian_search();
    for (std::size_t memory : {std::size_t{0}, std::size_t{20'000}, std::size_t{200'000}}) {
        const Meridian start = dealt_meridian(1, {.passes = Meridian::Passes::last});
        EXPECT_EQ(ask(*search, start, {.memory = memory}), Verdict::unknown) << memory;
    }
}

TEST(MeridianSearch, AnswersTheSameWhenItIsAskedAgain) {
    const auto search = solver::meridian_search();
    ask(*search, dealt_meridian(1321));
    const auto line = search->line();
    const auto states = search->states();
    for (std::uint64_t number = 1; number < 20; ++number) ask(*search, dealt_meridian(number));
    ask(*search, dealt_meridian(1321));
    EXPECT_EQ(search->line(), line);
    EXPECT_EQ(search->states(), states);
}

}  // namespace croupier::test

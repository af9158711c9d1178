// Meridian: one or two pockets, a card each.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view modes[] = {"classic", "double_pocket", "traditional", "expert"};

Meridian in_mode(std::string_view mode, std::string_view piles) {
    return at<Meridian>("mode=" + std::string(mode) + " | " + std::string(piles));
}

}  // namespace

TEST(MeridianPockets, AreTwoInDoublePocketAndOneElsewhere) {
    RULE("M-059", "M-060", "M-020", "M-021", "M-022", "M-023");
    for (std::string_view mode : modes) {
        const Meridian state = in_mode(mode, "t1: 9C 2D");
        const bool two = mode == "double_pocket";
        EXPECT_EQ(state.pockets(), two ? 2 : 1) << mode;
        EXPECT_EQ(check(state, "1p"), Refusal::none) << mode;
        EXPECT_EQ(check(state, "1q"), two ? Refusal::none : Refusal::no_such_pocket) << mode;
    }
}

TEST(MeridianPockets, HoldOneCardEach) {
    RULE("MT-17", "M-060", "M-061", "M-108");
    const Meridian classic = after(in_mode("classic", "t1: 9C 2D | t2: 9D 3C"), "1p");
    EXPECT_EQ(check(classic, "2p"), Refusal::pocket_taken);
    EXPECT_EQ(check(classic, "2q"), Refusal::no_such_pocket);
    const Meridian two = after(in_mode("double_pocket", "t1: 9C 2D | t2: 9D 3C"), "1p");
    EXPECT_EQ(check(two, "2p"), Refusal::pocket_taken);
    EXPECT_EQ(check(two, "2q"), Refusal::none);
    EXPECT_EQ(check(after(two, "2q"), "1q"), Refusal::pocket_taken);
}

TEST(MeridianPockets, DoNotExchangeCards) {
    RULE("MT-17", "M-061", "MD-20", "MD-10");
    const Meridian state = in_mode("double_pocket", "p: 2D | t1: 9C");
    EXPECT_EQ(check(state, "pq"), Refusal::pocket_to_pocket);
    EXPECT_EQ(check(in_mode("double_pocket", "q: 2D | t1: 9C"), "qp"), Refusal::pocket_to_pocket);
    EXPECT_EQ(legal(state), (Words{"1q"}));
}

TEST(MeridianPockets, TakeAnotherCardOnceVacated) {
    RULE("M-061", "M-060");
    const Meridian state = at<Meridian>("p: 7H | t1: 9C 2D");
    EXPECT_EQ(check(state, "1p"), Refusal::pocket_taken);
    EXPECT_EQ(check(after(state, "ph"), "1p"), Refusal::none);
    EXPECT_EQ(check(after(state, "ph"), "p1"), Refusal::source_empty);
}

TEST(MeridianPockets, BothGiveTheirCardToColumnsAndFoundations) {
    RULE("M-012", "M-038", "MD-11");
    const Meridian state = in_mode("double_pocket", "p: 7H | q: 6S | t1: 2C 7D | t2: 3C 8S");
    for (const char* move : {"p2", "ph", "q1", "qh"})
        EXPECT_EQ(check(state, move), Refusal::none) << move;
    EXPECT_EQ(to_text(after(state, "p2 q1")),
              "meridian mode=double_pocket | t1: 2C 7D 6S | t2: 3C 8S 7H");
    EXPECT_EQ(to_text(after(state, "ph qh")),
              "meridian mode=double_pocket | uh: 7H | ds: 6S | t1: 2C 7D | t2: 3C 8S");
}

TEST(MeridianPockets, TheFirstFreeOneIsListedAndTheSecondIsAccepted) {
    RULE("M-061");
    const Meridian free = in_mode("double_pocket", "t1: 9C 2D");
    EXPECT_EQ(legal(free), (Words{"1p"}));
    EXPECT_EQ(to_text(after(free, "1q")), "meridian mode=double_pocket | q: 2D | t1: 9C");
    EXPECT_EQ(legal(in_mode("double_pocket", "q: 8S | t1: 9C 2D")), (Words{"1p"}));
    EXPECT_EQ(legal(in_mode("double_pocket", "p: 8S | t1: 9C 2D")), (Words{"1q"}));
    EXPECT_EQ(legal(in_mode("double_pocket", "p: 8S | q: 5S | t1: 9C 2D")), Words{});
}

TEST(MeridianPockets, TakeTheTopOfWasteAndColumnsButNoRun) {
    RULE("M-065", "M-068", "MD-09", "MD-10");
    const Meridian state = at<Meridian>("waste: 4C 2D | t1: 9C 8H");
    EXPECT_EQ(to_text(after(state, "wp")), "meridian | waste: 4C | p: 2D | t1: 9C 8H");
    EXPECT_EQ(to_text(after(state, "1p")), "meridian | waste: 4C 2D | p: 8H | t1: 9C");
    EXPECT_EQ(state.check(carry(Meridian::first_column, Meridian::first_pocket, 2)),
              Refusal::one_at_a_time);
}

}  // namespace croupier::test

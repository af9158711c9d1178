// Meridian: ace columns end at the six, king columns at the seven.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view full_ace = "t1=ace: AS 2H 3S 4H 5S 6H | t2: 9S 7S";
constexpr std::string_view full_king = "t1=king: KH QS JH TS 9H 8S 7H | t2: 9S 6S";

Meridian open_at(std::string_view text) { return at<Meridian>("ends=open | " + std::string(text)); }

}  // namespace

TEST(MeridianEnds, AnAceColumnEndsAtTheSix) {
    RULE("MT-09", "MD-06", "M-048");
    EXPECT_EQ(check(at<Meridian>(full_ace), "21"), Refusal::column_ends);
    EXPECT_EQ(check(at<Meridian>("t1=ace: AS 2H 3S 4H 5S | t2: 9S 6H"), "21"), Refusal::none);
}

TEST(MeridianEnds, AKingColumnEndsAtTheSeven) {
    RULE("MT-09", "MD-06", "M-049");
    EXPECT_EQ(check(at<Meridian>(full_king), "21"), Refusal::column_ends);
    EXPECT_EQ(check(at<Meridian>("t1=king: KH QS JH TS 9H 8S | t2: 9S 7H"), "21"), Refusal::none);
}

TEST(MeridianEnds, CanBeOpen) {
    RULE("MT-09", "MD-06");
    EXPECT_EQ(check(open_at(full_ace), "21"), Refusal::none);
    EXPECT_EQ(check(open_at(full_king), "21"), Refusal::none);
    EXPECT_EQ(check(open_at("t1=ace: AS 2H | t2: 9S AC"), "21"), Refusal::wrong_direction);
}

TEST(MeridianEnds, AnUntypedColumnHasNone) {
    RULE("MD-06");
    EXPECT_EQ(check(at<Meridian>("t1: 2C 8S 7H | t2: TD 6S"), "21"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: 2C 5S 6H | t2: TD 7S"), "21"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: KD 8S 7H | t2: TD 6S"), "21"), Refusal::none);
}

TEST(MeridianEnds, ARunBeyondThemDoesNotStartAnEmptyColumn) {
    RULE("MD-36");
    constexpr std::string_view king_to_six = "t1: 2D KH QS JH TS 9H 8S 7H 6S";
    constexpr std::string_view ace_to_seven = "t1: TD AS 2H 3S 4H 5S 6H 7S";
    EXPECT_EQ(check(at<Meridian>(king_to_six), "12x8"), Refusal::column_ends);
    EXPECT_EQ(check(at<Meridian>(ace_to_seven), "12x7"), Refusal::column_ends);
    EXPECT_EQ(check(open_at(king_to_six), "12x8"), Refusal::none);
    EXPECT_EQ(check(open_at(ace_to_seven), "12x7"), Refusal::none);
}

TEST(MeridianEnds, ARunUpToThemStartsAnEmptyColumn) {
    RULE("MD-36", "MD-07");
    EXPECT_EQ(to_text(after(at<Meridian>("t1: 2D KH QS JH TS 9H 8S 7H"), "12x7")),
              "meridian | t1: 2D | t2=king: KH QS JH TS 9H 8S 7H");
    EXPECT_EQ(to_text(after(at<Meridian>("t1: TD AS 2H 3S 4H 5S 6H"), "12x6")),
              "meridian | t1: TD | t2=ace: AS 2H 3S 4H 5S 6H");
}

TEST(MeridianEnds, ARunBeyondThemDoesNotJoinATypedColumn) {
    RULE("MD-36", "M-057");
    constexpr std::string_view queen_to_six = "t1=king: KH QS | t2: 2D JH TS 9H 8S 7H 6S";
    EXPECT_EQ(check(at<Meridian>(queen_to_six), "21x6"), Refusal::column_ends);
    EXPECT_EQ(check(open_at(queen_to_six), "21x6"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1=king: KH QS | t2: 2D JH TS 9H 8S 7H"), "21x5"), Refusal::none);
    constexpr std::string_view three_to_seven = "t1=ace: AS 2H | t2: TD 3S 4H 5S 6H 7S";
    EXPECT_EQ(check(at<Meridian>(three_to_seven), "21x5"), Refusal::column_ends);
    EXPECT_EQ(check(open_at(three_to_seven), "21x5"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1=ace: AS 2H | t2: TD 3S 4H 5S 6H"), "21x4"), Refusal::none);
}

}  // namespace croupier::test

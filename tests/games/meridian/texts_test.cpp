// Meridian: positions and moves as texts, and which tables cannot be.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

bool can_be(std::string_view position) {
    return static_cast<bool>(position_from<Meridian>(with_game("meridian", position)));
}

std::string read_and_written(std::string_view position) { return to_text(at<Meridian>(position)); }

}  // namespace

TEST(MeridianTexts, APositionIsWrittenWithItsTypes) {
    RULE("MD-37");
    for (const char* text : {"meridian | t1=ace: AH 2S | t2=king: KC QH | t3: KS",
                             "meridian mode=traditional passes=2 ends=open | stock: 9C 4H | waste: "
                             "2D | p: 5H | uh: 9H "
                             "| ds: 4S | t1: 3C 8D / 7D",
                             "meridian mode=double_pocket | p: 5H | q: 6H"})
        EXPECT_EQ(read_and_written(std::string_view(text).substr(9)), text);
}

TEST(MeridianTexts, EachFoundationHasItsOwnCardsOnly) {
    RULE("M-002", "M-003", "M-029", "MD-08");
    EXPECT_TRUE(can_be("uh: 7H | dh: 6H | us: KS | ds: AS"));
    for (const char* wrong :
         {"uh: 6H", "dh: 7H", "uh: 7S", "dc: 6S", "uh: AH", "ds: KS", "uh: 7H 8H"})
        EXPECT_FALSE(can_be(wrong)) << wrong;
}

TEST(MeridianTexts, APocketHoldsOneCardAndTheSecondIsThereInDoublePocketOnly) {
    RULE("M-029", "M-059", "M-061");
    EXPECT_TRUE(can_be("mode=double_pocket | p: 2C | q: 3C"));
    EXPECT_FALSE(can_be("mode=double_pocket | p: 2C 3C"));
    EXPECT_FALSE(can_be("q: 3C"));
    EXPECT_FALSE(can_be("mode=expert | q: 3C"));
}

TEST(MeridianTexts, CardsLieFaceDownInTraditionalAndExpertOnlyAndNeverAtTheTop) {
    RULE("M-029", "M-020", "M-021");
    EXPECT_TRUE(can_be("mode=traditional | t1: 2C / 3C"));
    EXPECT_TRUE(can_be("mode=expert | t1: 2C / 3C"));
    EXPECT_FALSE(can_be("mode=classic | t1: 2C / 3C"));
    EXPECT_FALSE(can_be("mode=double_pocket | t1: 2C / 3C"));
    EXPECT_FALSE(can_be("mode=traditional | t1: 2C 3C /"));
}

TEST(MeridianTexts, NoCardIsThereTwiceAndTheStockHoldsAtMost24) {
    RULE("M-029", "M-005");
    EXPECT_FALSE(can_be("p: 2C | t1: 2C"));
    EXPECT_FALSE(can_be("uh: 9H | t1: 8H"));
    constexpr std::string_view full =
        "stock: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD";
    EXPECT_TRUE(can_be(full));
    EXPECT_FALSE(can_be(std::string(full) + " | waste: QD"));
}

TEST(MeridianTexts, ThereAreSevenColumns) {
    RULE("M-005", "M-029");
    EXPECT_TRUE(can_be("t7: 2C"));
    EXPECT_FALSE(can_be("t8: 2C"));
    EXPECT_FALSE(can_be("t0: 2C"));
}

TEST(MeridianTexts, MovesNamePocketsAndFoundationsByLetters) {
    RULE("M-061", "MD-19");
    const auto state = at<Meridian>("mode=double_pocket takeback=on | waste: 2D | p: 7C | us: 9S | "
                                    "ds: 4S | t1: TD | t2: 8D | t3: "
                                    "5D");
    const int first = Meridian::first_column;
    EXPECT_EQ(*move_from(state, "1p"), carry(first, Meridian::first_pocket));
    EXPECT_EQ(*move_from(state, "1q"), carry(first, Meridian::first_pocket + 1));
    EXPECT_EQ(*move_from(state, "wp"), carry(Meridian::waste_place, Meridian::first_pocket));
    EXPECT_EQ(*move_from(state, "p2"), carry(Meridian::first_pocket, first + 1));
    EXPECT_EQ(*move_from(state, "us1"), carry(Meridian::first_up + 3, first));
    EXPECT_EQ(*move_from(state, "ds3"), carry(Meridian::first_down + 3, first + 2));
    for (Move move : state.legal_moves())
        EXPECT_EQ(*move_from(state, to_text(state, move)), move) << to_text(state, move);
}

TEST(MeridianTexts, AViewHidesTheStockAndFaceDownCards) {
    RULE("M-062", "MD-14", "M-034");
    const auto match = match_at<MeridianGame>(
        "mode=traditional | stock: 2C 3C | waste: 9S | p: 4C | t1: AC KD / 6H");
    EXPECT_EQ(match->view(Seat::first),
              "meridian mode=traditional | stock: ?? ?? | waste: 9S | p: 4C | t1: ?? ?? / 6H");
}

}  // namespace croupier::test

// BluffBuddy: seals that follow from other plays and other seals, and what they close.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view sevens =
    "c1: 7S | s2=sealed6: 9D 9C JS JH JD JC | s3: 7D 7C | h1: 7H 2C | h2: 3C 4D | h3: 6C 6D | "
    "h4: 8C 8D";

BluffBuddy cascade_table(std::string_view options, std::string_view text) {
    return at<BluffBuddy>(std::string(options) + " | " + std::string(text));
}

}  // namespace

TEST(BluffBuddyCascades, AnUnrelatedDiscardSealsByCoveringAndForGood) {
    RULE("BT-19", "B-037", "B-085", "B-086");
    const BluffBuddy before =
        cascade_table("starter=3", "pool: QC 4D QS | s2: QH QD | h1: 9C 8D | h2: 7D 8C "
                                   "| h3: 7C 2C | h4: TC 8H");
    EXPECT_EQ(before.accessible(queen), 3);
    const BluffBuddy covered = after(before, "7C");
    EXPECT_EQ(sealings(before, covered), (std::vector<Sealing>{{1, queen, 0}}));
    const BluffBuddy uncovered = after(covered, "7D pool >4");
    EXPECT_EQ(pile(uncovered, "pool"), "QC 4D QS");
    EXPECT_EQ(sealed(uncovered, 2), 2);
    EXPECT_EQ(uncovered.accessible(queen), 1) << "what is sealed stays out of reach";
}

TEST(BluffBuddyCascades, AnAccessibleCopyOnThePoolKeepsTheSlotOpenMoveAfterMove) {
    RULE("BT-19", "B-038");
    const BluffBuddy state =
        after(cascade_table("starter=3", "pool: QC 4D QS | c1: 9S | s2: QH QD | "
                                         "h1: 9C 8D | h2: 7D 8C | h3: 9H 2C | "
                                         "h4: TC 8H"),
              "9H c1 >1");
    EXPECT_EQ(state.accessible(queen), 3);
    EXPECT_EQ(sealed(state, 2), 0);
}

TEST(BluffBuddyCascades, CoveringAGroupSealsItsOtherHalfInTheSameCheck) {
    RULE("BT-21", "B-039", "B-074");
    const BluffBuddy before =
        cascade_table("starter=1", "s2: QH QD | s3: QS QC | s4: 5S 5H 5C | h1: 5D 2C "
                                   "| h2: 3C 4D | h3: 6C 6D | h4: 8C 8D");
    EXPECT_EQ(before.accessible(queen), 4);
    const BluffBuddy state = after(before, "5D s4 >2");
    EXPECT_EQ(pile(state, "s2"), "QH QD 5S 5H 5C 5D");
    EXPECT_EQ(sealings(before, state), (std::vector<Sealing>{{1, 5, 2}, {2, queen, 0}}));
    EXPECT_EQ(pile(state, "s4"), "");
}

TEST(BluffBuddyCascades, ASingleBuriedQueenSealsTheOthers) {
    RULE("BT-22", "B-042", "B-074", "BD-12");
    const BluffBuddy state =
        after(cascade_table("starter=1", "s2: QH 5S 5H 5D | s3: QS QD QC | h1: 5C 2C | "
                                         "h2: 3C 4D | h3: 6C 6D | h4: 8C 8D"),
              "5C s2 >2");
    EXPECT_EQ(sealed(state, 2), 5);
    EXPECT_EQ(sealed(state, 3), 3);
}

TEST(BluffBuddyCascades, ASealedSlotTakesCardsAndLocksThem) {
    RULE("BT-24", "BD-09", "B-081");
    const BluffBuddy before = cascade_table("starter=1", sevens);
    EXPECT_EQ(before.accessible(7), 4);
    const BluffBuddy state = after(before, "7H c1 >2");
    EXPECT_EQ(pile(state, "s2"), "9D 9C JS JH JD JC 7S 7H");
    EXPECT_EQ(state.cards_open_in(1), 0);
    EXPECT_EQ(sealed(state, 2), 6) << "the number of cards at the time of sealing";
    EXPECT_EQ(sealings(before, state), (std::vector<Sealing>{{2, 7, 0}})) << "2 of 2 now";
    EXPECT_EQ(state.points(1), before.points(1) + 14);
    EXPECT_EQ(after_discards(state, 7).seat_results()[1].points, 98 + 14);
}

TEST(BluffBuddyCascades, WithPartSealsTheCardsAboveStayOpen) {
    RULE("BT-24", "BD-09");
    const BluffBuddy state = after(cascade_table("starter=1 seals=part", sevens), "7H c1 >2");
    EXPECT_EQ(state.cards_open_in(1), 2);
    EXPECT_EQ(state.accessible(7), 4);
    EXPECT_EQ(sealed(state, 2), 6);
    EXPECT_EQ(sealed(state, 3), 0);
}

TEST(BluffBuddyCascades, WithPartSealsOnlyTheCardsAboveAreTaken) {
    RULE("BD-09");
    const BluffBuddy before =
        cascade_table("starter=1 seals=part", "c1: 7D | s2=sealed4: JS JH JD JC 7S 7H "
                                              "| h1: 7C 2C | h2: 3C 4D | h3: 6C 6D "
                                              "| h4: 8C 8D");
    const BluffBuddy state = after(before, "7C s2 >3");
    EXPECT_EQ(pile(state, "s3"), "7S 7H 7C");
    EXPECT_EQ(pile(state, "s2"), "JS JH JD JC");
    EXPECT_EQ(state.cards_open_in(1), 0);
}

TEST(BluffBuddyCascades, WithPartSealsTheCardsAboveMayBeSealedInTheirTurn) {
    RULE("BD-09", "B-038");
    const BluffBuddy before =
        cascade_table("starter=1 seals=part", "s2=sealed4: JS JH JD JC 7S 7H 7D | "
                                              "h1: 7C | h2: 3C | h3: 6C | h4: 8C");
    const BluffBuddy state = after(before, "7C s2 >2");
    EXPECT_EQ(sealed(state, 2), 8);
    EXPECT_EQ(sealings(before, state), (std::vector<Sealing>{{1, 7, 4}}));
}

TEST(BluffBuddyCascades, ThePoolIsNeverSealedAndNeverScores) {
    RULE("BD-13", "B-085");
    EXPECT_FALSE(position_from<BluffBuddy>("bluffbuddy | pool=sealed2: 7S 7H"));
    const BluffBuddy before =
        cascade_table("starter=1", "pool: 7S 7H 7D | h1: 2C 5C | h2: 3C 4D | h3: 6C "
                                   "6D | h4: 7C 8D");
    const BluffBuddy state = after(before, "2C -");
    EXPECT_EQ(state.accessible(7), 1) << "covered cards are out of reach";
    for (int s = 0; s < 4; ++s) EXPECT_EQ(state.points(s), 0);
}

}  // namespace croupier::test

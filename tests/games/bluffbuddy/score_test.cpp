// BluffBuddy: penalty points, places and ties.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using Numbers = std::vector<int>;

// A game that is over, with these slots.
BluffBuddy ended(std::string_view slots) {
    return at<BluffBuddy>("starter=1 | " + std::string(slots));
}
Numbers points_of(const BluffBuddy& state) {
    Numbers points;
    for (const SeatResult& result : state.seat_results()) points.push_back(result.points);
    return points;
}
Numbers places_of(const BluffBuddy& state) {
    Numbers places;
    for (const SeatResult& result : state.seat_results()) places.push_back(result.place);
    return places;
}

}  // namespace

TEST(BluffBuddyScore, EachRankHasItsPoints) {
    RULE("B-045", "B-078");
    const std::pair<const char*, int> table[] = {
        {"3S", 30}, {"JS", 20}, {"QS", 15}, {"AS", 11}, {"KS", 10}, {"TS", 10}, {"9S", 9},
        {"8S", 8},  {"7S", 7},  {"6S", 6},  {"5S", 5},  {"4S", 4},  {"2S", 2}};
    for (const auto& [card, points] : table)
        EXPECT_EQ(penalty_points(*card_from(card)), points) << card;
}

TEST(BluffBuddyScore, TheWholeDeckHas548Points) {
    RULE("BT-41", "B-045", "B-078");
    int sum = 0;
    for (Card card : house_deck(1)) sum += penalty_points(card);
    EXPECT_EQ(sum, 548);
}

TEST(BluffBuddyScore, TheFewestPointsWin) {
    RULE("BT-41", "B-046", "B-047", "B-078", "B-016");
    const BluffBuddy state =
        ended("s1: KS KH KD KC 9D | s2: 3S 3H 3D | s3: JS JH 2D | s4: 7D 5C 2S");
    EXPECT_EQ(points_of(state), (Numbers{49, 90, 42, 14}));
    EXPECT_EQ(places_of(state), (Numbers{3, 4, 2, 1}));
    EXPECT_EQ(state.outcome(), Outcome::lost) << "for the first seat";
}

TEST(BluffBuddyScore, TiesShareTheBetterPlace) {
    RULE("BT-42", "B-047", "B-087", "B-078");
    const BluffBuddy two_first = ended("s1: TS TH | s2: KS KH | s3: QS QH 5C | s4: 3S JD");
    EXPECT_EQ(points_of(two_first), (Numbers{20, 20, 35, 50}));
    EXPECT_EQ(places_of(two_first), (Numbers{1, 1, 3, 4}));
    const BluffBuddy nothing = ended("pool: 3S 3H");
    EXPECT_EQ(points_of(nothing), (Numbers{0, 0, 0, 0}));
    EXPECT_EQ(places_of(nothing), (Numbers{1, 1, 1, 1}));
    const BluffBuddy two_second = ended("s1: 5S 5H | s2: QS QH | s3: TS KH TC | s4: JS JH");
    EXPECT_EQ(points_of(two_second), (Numbers{10, 30, 30, 40}));
    EXPECT_EQ(places_of(two_second), (Numbers{1, 2, 2, 4}));
}

TEST(BluffBuddyScore, ASharedFirstPlaceIsAWin) {
    RULE("B-047", "BT-42");
    EXPECT_EQ(ended("s1: TS TH | s2: KS KH").outcome(), Outcome::lost);
    EXPECT_EQ(ended("s1: TS TH | s2: KS KH | s3: JS 3H | s4: 3S 3C").outcome(), Outcome::won);
}

TEST(BluffBuddyScore, WhatIsLeftInPoolAndCentreNeverCounts) {
    RULE("BT-42", "B-085", "B-046");
    EXPECT_EQ(points_of(ended("pool: 3S 3H JC | c1: 3C | c4: QS | s2: 2C 2D")),
              (Numbers{0, 4, 0, 0}));
}

TEST(BluffBuddyScore, CardsCountWhetherSealedOrNot) {
    RULE("B-046", "BT-24");
    EXPECT_EQ(points_of(ended("s1: JS JH JD JC | s2=sealed4: QS QH QD QC 7S 7H")),
              (Numbers{80, 74, 0, 0}));
}

TEST(BluffBuddyScore, ResultsComeInTheOrderOfSeatsWhateverTheTies) {
    RULE("B-048", "BD-35");
    const auto match = match_at<BluffBuddyGame>("starter=3 | s1: KS KH | s2: 2C 2D | s3: TS TH | "
                                                "s4: 2H 2S");
    EXPECT_EQ(match->seat_results(),
              (std::vector<SeatResult>{
                  {seat(0), 20, 3}, {seat(1), 4, 1}, {seat(2), 20, 3}, {seat(3), 4, 1}}));
    EXPECT_NE(match->view(seat(0)).find("s3: TS TH"), std::string::npos) << "and the cards";
}

TEST(BluffBuddyScore, TheLastPlaySettlesTheGame) {
    RULE("B-016", "B-047");
    const auto match = match_at<BluffBuddyGame>("starter=4 | c1: 3S | s1: 2C 2D | h1: 3H");
    EXPECT_EQ(match->outcome(), Outcome::open);
    const Answer answer = act(*match, "3H c1 >4");
    EXPECT_EQ(match->outcome(), Outcome::lost) << "4 points against 0, 0 and 60";
    EXPECT_TRUE(has_event(answer, EventKind::lost));
    EXPECT_EQ(match->seat_results()[3], (SeatResult{seat(3), 60, 4}));
}

}  // namespace croupier::test

// Picking up and dropping cards.
#include "croupier/terminal/hand.h"

#include "tests/support/positions.h"

namespace croupier::terminal::test {

using namespace croupier::test;

namespace {

PlaySession seated(std::string_view deal) {
    PlaySession session(nullptr, [] { return Millis{0}; }, [] { return std::uint64_t{1}; });
    EXPECT_TRUE(session.deal(*deal_id_from(deal)).done);
    return session;
}

}  // namespace

TEST(Hand, DrawsFromTheStock) {
    PlaySession session = seated("K3-17");
    Hand hand(session, {0});
    EXPECT_TRUE(hand.act().done);
    EXPECT_EQ(session.match().table(Seat::first)[1].cards.size(), 3u);
    EXPECT_TRUE(hand.press(Hit{0, 0}).done);
    EXPECT_EQ(session.match().table(Seat::first)[1].cards.size(), 6u);
}

TEST(Hand, PicksUpAndDrops) {
    PlaySession session = seated("FC-1");
    Hand hand(session, {12});
    EXPECT_FALSE(hand.act().done);
    EXPECT_EQ(hand.held(), (Held{12, 1, false}));
    hand.point_at({1});
    EXPECT_TRUE(hand.act().done);  // the second cell is as good as the first
    EXPECT_FALSE(hand.held());
    EXPECT_EQ(session.match().table(Seat::first)[1].cards.size(), 1u);
}

TEST(Hand, SaysWhyADropIsRefused) {
    PlaySession session = seated("FC-1");
    Hand hand(session, {8});
    hand.act();
    hand.point_at({9});
    const CommandResult result = hand.act();
    EXPECT_FALSE(result.done);
    EXPECT_FALSE(result.sentence.empty());
    EXPECT_FALSE(hand.held());
}

TEST(Hand, TwiceOnACardSendsItHomeOrPutsItBack) {
    PlaySession session = seated("FC-1");
    for (const char* move : {"5a", "5b", "5c", "5d"}) ASSERT_TRUE(session.play(move).done);
    Hand hand(session, {12});
    hand.act();
    EXPECT_TRUE(hand.act().done);  // the ace of diamonds
    EXPECT_EQ(session.match().table(Seat::first)[5].cards.size(), 1u);
    hand.point_at({8});
    hand.press(Hit{8, 1});
    const CommandResult result = hand.press(Hit{8, 1});
    EXPECT_FALSE(result.done);
    EXPECT_TRUE(result.sentence.empty());
    EXPECT_FALSE(hand.held());
}

TEST(Hand, DragsWithTheMouseOrClicksTwice) {
    PlaySession session = seated("FC-1");
    Hand hand(session, {8});
    hand.press(Hit{12, 1});
    EXPECT_TRUE(hand.release(Hit{0, 0}).done);
    hand.press(Hit{12, 1});
    EXPECT_FALSE(hand.release(Hit{12, 1}).done);
    EXPECT_TRUE(hand.held());
    EXPECT_TRUE(hand.press(Hit{1, 0}).done);
    EXPECT_FALSE(hand.release(Hit{1, 1}).done);
    hand.press(Hit{12, 1});
    hand.release(std::nullopt);
    EXPECT_FALSE(hand.held());
}

TEST(Hand, AnotherCardOfTheColumnChangesTheCount) {
    PlaySession session = seated("FC-1");
    Hand hand(session, {8});
    hand.press(Hit{8, 1});
    hand.press(Hit{8, 2});
    EXPECT_EQ(hand.held(), (Held{8, 2, true}));
}

TEST(Drop, TakesTheLongestRunUnlessACountWasChosen) {  // FD-09
    const auto match = match_at<FreecellGame>("t1: 9S 8H 7S | t2: TD");
    EXPECT_EQ(fitting(*match, {8, 1, false}, 10), 3);
    EXPECT_EQ(fitting(*match, {8, 2, true}, 10), 2);
    EXPECT_EQ(fitting(*match, {8, 1, false}, 9), 3);
    EXPECT_EQ(fitting(*match, {8, 1, true}, 9), 0);
    EXPECT_EQ(fitting(*match, {8, 1, false}, 8), 0);
    EXPECT_EQ(reach(*match, 8), 3);
}

TEST(Drop, MarksEveryPileThatTakesTheCards) {
    const auto match = match_at<FreecellGame>("a: 2C | t1: 9S | t2: TD | t3: TS | t4: 5C | t5: 5D "
                                              "| t6: 5H | t7: 5S | t8: 6C");
    EXPECT_EQ(targets(*match, {8, 1, false}), (std::vector{1, 2, 3, 9}));
}

TEST(Drop, KnowsHowManyCardsTheStockGives) {
    EXPECT_EQ(drawn_at_once(*match_of("K3-17")), 3);
    EXPECT_EQ(drawn_at_once(*match_of("K1-17")), 1);
    EXPECT_EQ(drawn_at_once(*match_of("FC-1")), 1);
}

}  // namespace croupier::terminal::test

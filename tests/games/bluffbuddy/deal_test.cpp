// BluffBuddy: the deal of the centre and of three rounds of hands.
#include <set>

#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Hearts, diamonds, clubs, spades from ace to king: where each card came from can be read off.
const Deck deck = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});

BluffBuddy started_by(BluffBuddy::Starter starter) {
    BluffBuddy::Options options;
    options.starter = starter;
    return BluffBuddy::deal(options, deck);
}

void expect_hand(const CardHand& hand, std::size_t first) {
    ASSERT_EQ(hand.size(), 4);
    for (int n = 0; n < 4; ++n) EXPECT_EQ(hand[n], deck[first - static_cast<std::size_t>(n)]);
}

}  // namespace

TEST(BluffBuddyDeal, CentreAndHandsComeFromTheEndOfTheDeck) {
    RULE("BT-01", "B-010", "B-011", "B-021", "BD-20", "BD-23");
    const BluffBuddy state = started_by(BluffBuddy::Starter::seat_3);
    for (int c = 0; c < 4; ++c)
        EXPECT_EQ(state.centre[c].top(), deck[51 - static_cast<std::size_t>(c)]);
    expect_hand(state.hands[2], 47);
    expect_hand(state.hands[1], 43);
    expect_hand(state.hands[0], 39);
    expect_hand(state.hands[3], 35);
    ASSERT_EQ(state.deck.size(), 32);
    for (int i = 0; i < 32; ++i) EXPECT_EQ(state.deck[i], deck[static_cast<std::size_t>(i)]);
    EXPECT_TRUE(state.pool.empty());
}

TEST(BluffBuddyDeal, ALaterRoundDealsHandsFromTheStarterOnAndNoCentre) {
    RULE("B-015", "B-021", "B-080", "BD-20", "BD-23");
    const BluffBuddy first = after(started_by(BluffBuddy::Starter::seat_3), "9S c1 >1");
    EXPECT_EQ(pile(first, "c1"), "KS") << "9S claimed a king and went to the pool";
    const BluffBuddy second = after_discards(first, 15);
    expect_hand(second.hands[2], 31);
    expect_hand(second.hands[1], 27);
    expect_hand(second.hands[0], 23);
    expect_hand(second.hands[3], 19);
    EXPECT_EQ(second.deck.size(), 16);
    EXPECT_EQ(second.centre, first.centre);
}

TEST(BluffBuddyDeal, AMatchedCentreSlotStaysEmptyInTheNextRound) {
    RULE("B-080", "B-021");
    const BluffBuddy state = after(at<BluffBuddy>("starter=1 | deck: 2C 2D 2H 2S | c1: KS | c2: 4C "
                                                  "| h1: KH | h2: 5C | h3: 6C | h4: 7C"),
                                   "KH c1 >2, 7C -, 6C -, 5C -");
    EXPECT_EQ(pile(state, "h1"), "2S");
    EXPECT_EQ(pile(state, "c1"), "");
    EXPECT_EQ(pile(state, "c2"), "4C");
}

TEST(BluffBuddyDeal, ThreeRoundsUseUpTheDeck) {
    RULE("BT-01", "B-022", "B-015", "B-070");
    BluffBuddy state = started_by(BluffBuddy::Starter::seat_3);
    for (int round = 1; round <= 3; ++round) {
        EXPECT_EQ(state.round(), round);
        EXPECT_EQ(state.deck.size(), 48 - 16 * round);
        EXPECT_FALSE(state.over());
        state = after_discards(state, 16);
    }
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.pool.size(), 48);
    EXPECT_TRUE(state.deck.empty());
}

TEST(BluffBuddyDeal, AllCopiesAreAccessibleAtTheStart) {
    RULE("B-036", "BD-08");
    const BluffBuddy state = started_by(BluffBuddy::Starter::seat_1);
    for (int rank = ace; rank <= king; ++rank) EXPECT_EQ(state.accessible(rank), 4) << rank;
}

TEST(BluffBuddyDeal, ANumberedDealDrawsTheStarterToo) {
    RULE("B-079", "BD-24");
    std::set<Seat> starters;
    for (int number = 1; number <= 40; ++number) {
        const Seat starter = match_of("BB-" + std::to_string(number))->to_act();
        EXPECT_EQ(starter, seat(house_deal(static_cast<std::uint64_t>(number)).starter));
        starters.insert(starter);
    }
    EXPECT_EQ(starters, (std::set<Seat>{seat(0), seat(1), seat(2), seat(3)}));
}

TEST(BluffBuddyDeal, TheStarterMayBeNamedInstead) {
    RULE("BD-24");
    const auto centre = [](const Match& match) {
        const std::string text = match.position();
        return text.substr(text.find("| c1"), text.find("| h1") - text.find("| c1"));
    };
    for (int s = 0; s < 4; ++s) {
        const auto match = match_of("BB-17+starter=" + std::to_string(s + 1));
        EXPECT_EQ(match->to_act(), seat(s));
        EXPECT_EQ(centre(*match), centre(*match_of("BB-17"))) << "the deck is the same";
    }
}

TEST(BluffBuddyDeal, AGameHasFourSeats) {
    RULE("B-079", "BD-38");
    EXPECT_TRUE(position_from<BluffBuddy>("bluffbuddy | h1: 2C | h2: 3C | h3: 4C | h4: 5C"));
    EXPECT_FALSE(position_from<BluffBuddy>("bluffbuddy | h1: 2C | h2: 3C | h3: 4C"));
    EXPECT_FALSE(position_from<BluffBuddy>("bluffbuddy | h5: 2C"));
}

TEST(BluffBuddyDeal, TheSortedDeckRunsFromTwoToAceInHeartsDiamondsClubsSpades) {
    RULE("B-019");
    const Deck sorted =
        sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades}, AceIs::high);
    EXPECT_TRUE(is_complete(sorted));
    EXPECT_EQ(to_text(sorted[0]), "2H");
    EXPECT_EQ(to_text(sorted[12]), "AH");
    EXPECT_EQ(to_text(sorted[13]), "2D");
    EXPECT_EQ(to_text(sorted[51]), "AS");
    EXPECT_EQ(house_deal(17, AceIs::high).starter, house_deal(17).starter);
    EXPECT_EQ(BluffBuddyGame::numbered_deck(17), house_deal(17, AceIs::high).deck);
}

}  // namespace croupier::test

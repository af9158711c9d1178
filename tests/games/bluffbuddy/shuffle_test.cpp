// BluffBuddy: the shuffle from random bytes, which every game shares.
#include <random>

#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using Bytes = std::vector<std::uint8_t>;
const Deck sorted = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});

// Bytes from here on favour the first cards of so many.
constexpr int limit(int cards) { return 256 - 256 % cards; }

}  // namespace

TEST(BluffBuddyShuffle, ExchangesFromTheEndOnACopy) {
    RULE("B-020");
    const Deck before = sorted;
    // The first card each time: it travels to the end, all others move down by one.
    const auto shuffled = shuffled_deck(sorted, Bytes(51, 0));
    ASSERT_TRUE(shuffled);
    for (std::size_t i = 0; i < 52; ++i) EXPECT_EQ((*shuffled)[i], sorted[(i + 1) % 52]);
    EXPECT_EQ(sorted, before);
}

TEST(BluffBuddyShuffle, SkipsBytesThatWouldFavourACard) {
    RULE("BT-49", "BD-14");
    Bytes fair, with_unfair;
    for (int cards = 52; cards > 1; --cards) {
        // The last fair byte leaves each card where it is.
        fair.push_back(static_cast<std::uint8_t>(limit(cards) - 1));
        for (int byte = limit(cards); byte < 256; ++byte)
            with_unfair.push_back(static_cast<std::uint8_t>(byte));
        with_unfair.push_back(fair.back());
    }
    EXPECT_GT(with_unfair.size(), fair.size() + 500);
    EXPECT_EQ(shuffled_deck(sorted, fair), sorted);
    EXPECT_EQ(shuffled_deck(sorted, with_unfair), sorted);
    EXPECT_EQ(shuffled_deck(sorted, Bytes(10'000, 255)), std::nullopt) << "none is fair for 52";
}

TEST(BluffBuddyShuffle, PutsEachCardInEachPositionEquallyOften) {
    RULE("BT-49", "B-069", "BD-14");
    constexpr int shuffles = 60'000;
    std::mt19937_64 random(49);
    std::array<std::array<int, 52>, 56> counts{};
    std::array<std::uint8_t, 256> bytes{};
    for (int n = 0; n < shuffles; ++n) {
        for (std::size_t i = 0; i < bytes.size(); i += 8) {
            const std::uint64_t word = random();
            for (std::size_t b = 0; b < 8; ++b)
                bytes[i + b] = static_cast<std::uint8_t>(word >> (8 * b));
        }
        const auto deck = shuffled_deck(sorted, bytes);
        ASSERT_TRUE(deck);
        for (std::size_t at = 0; at < 52; ++at) ++counts[(*deck)[at].code][at];
    }
    constexpr double mean = shuffles / 52.0;
    double sum = 0, worst = 0;
    for (Card card : sorted) {
        double chi_square = 0;
        for (int count : counts[card.code]) chi_square += (count - mean) * (count - mean) / mean;
        sum += chi_square;
        worst = std::max(worst, chi_square);
    }
    // 51 degrees of freedom a card (deviation 10.1), 51 * 51 in all (deviation 72).
    EXPECT_LT(worst, 51 + 6 * 10.1);
    EXPECT_LT(sum, 2601 + 5 * 72);
    EXPECT_GT(sum, 2601 - 5 * 72);
}

TEST(BluffBuddyShuffle, AnInjectedDeckIsDealtAsItLies) {
    RULE("BD-14", "BT-01");
    const auto match = opened(deal_match("bluffbuddy", *settings_from("starter=2"), sorted));
    EXPECT_NE(match->record().find("\ndeck " + to_text(sorted) + "\n"), std::string::npos);
    EXPECT_NE(match->position().find("| c1: KS | c2: QS | c3: JS | c4: TS |"), std::string::npos);
    EXPECT_NE(match->position().find("| h2: 9S 8S 7S 6S |"), std::string::npos);
}

}  // namespace croupier::test

// Meridian: the shuffle and the numbered deals.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(MeridianShuffle, ANumberGivesTheSameDeckInEveryMode) {
    RULE("MD-27");
    const auto cards_of = [](std::string_view id) {
        std::string text = match_of(id)->position();
        std::erase(text, '/');
        text = text.substr(text.find('|'));
        for (std::size_t at; (at = text.find("  ")) != std::string::npos;) text.erase(at, 1);
        return text;
    };
    for (const char* id : {"MMD-17", "MMT-17", "MME-17"})
        EXPECT_EQ(cards_of(id), cards_of("MMC-17"));
    EXPECT_NE(cards_of("MMC-18"), cards_of("MMC-17"));
}

TEST(MeridianShuffle, SwapsFromTheLastIndexDownToTheFirst) {
    RULE("M-031");
    const Deck deck = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    // Always swapping with index 0 moves every card one place forward.
    Deck forward = deck;
    std::rotate(forward.begin(), forward.begin() + 1, forward.end());
    EXPECT_EQ(shuffled_deck(deck, std::vector<std::uint8_t>(51, 0)), forward);
    // Always swapping a card with itself changes nothing.
    std::vector<std::uint8_t> own_index;
    for (std::uint8_t i = 51; i > 0; --i) own_index.push_back(i);
    EXPECT_EQ(shuffled_deck(deck, own_index), deck);
}

TEST(MeridianShuffle, PutsACardEverywhereAboutEquallyOften) {
    RULE("M-031", "MD-27");
    std::array<int, deck_size> times{};
    for (std::uint64_t number = 1; number <= 5'200; ++number) {
        const Deck deck = MeridianGame::numbered_deck(number);
        ++times[static_cast<std::size_t>(std::ranges::find(deck, card(king, Suit::spades)) -
                                         deck.begin())];
    }
    for (int count : times) {
        EXPECT_GT(count, 50);
        EXPECT_LT(count, 150);
    }
}

}  // namespace croupier::test

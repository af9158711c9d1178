// Decks: numbered deals that never change, secret shuffles, SHA-256.
#include "croupier/engine/deck.h"

#include <map>

#include "croupier/engine/card_text.h"
#include "croupier/engine/hex.h"
#include "croupier/engine/playout.h"
#include "croupier/engine/sha256.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

std::vector<std::uint8_t> stream(std::uint64_t seed, std::size_t length) {
    PlayoutRandom random(seed);
    std::vector<std::uint8_t> bytes(length);
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
    return bytes;
}

}  // namespace

// docs/deals.md names these vectors: they hold for ever.
TEST(HouseDeck, GivesTheSameCardsForTheSameNumber) {
    RULE("XD-04");
    EXPECT_EQ(to_text(house_deck(1)),
              "7D 9H 4D 8C 8D 5S JD 6D 9S JH 5D KD 3H 2D JC 5C 7C 4C 2H AD 6S KH KC TC TS JS TD 8S "
              "QH 4S 6H 7H AS 5H AC KS 6C QS QC QD 9D 3D 3S AH 4H 2C 8H TH 3C 2S 9C 7S");
    EXPECT_EQ(to_text(house_deck(2)).substr(0, 23), "QC 3S 4H 5C 7C 2D KC TD");
    EXPECT_EQ(to_text(house_deck(last_house_deal)).substr(0, 23), "6C 2D 8C 3S TH 5S 4C QH");
}

TEST(NumberedDecks, HoldEveryCardOnce) {
    for (std::uint64_t number = 1; number <= 500; ++number) {
        EXPECT_TRUE(is_complete(house_deck(number)));
        EXPECT_TRUE(is_complete(microsoft_deck(number)));
        EXPECT_TRUE(is_complete(alea_deal(number).deck));
    }
    EXPECT_TRUE(is_complete(house_deck(last_house_deal)));
    EXPECT_TRUE(is_complete(microsoft_deck(last_microsoft_deal)));
    EXPECT_TRUE(is_complete(alea_deal(last_alea_deal).deck));
}

TEST(NumberedDecks, EachGameHasItsOwnOrderOfSuits) {
    RULE("XD-02", "XD-03");
    EXPECT_EQ(to_text(sorted_deck({Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds}))
                  .substr(0, 5),
              "AS 2S");
    EXPECT_EQ(to_text(microsoft_deck(1)).substr(0, 20), "JD KD 2S 4C 3S 6D 6S");
    EXPECT_EQ(to_text(alea_deal(42).deck).substr(0, 8), "8C AS 5H");
}

TEST(NumberedDecks, ADeckWithACardMissingIsNotComplete) {
    Deck deck = house_deck(1);
    deck[0] = deck[1];
    EXPECT_FALSE(is_complete(deck));
    deck[0] = Card{};
    EXPECT_FALSE(is_complete(deck));
}

TEST(Shuffle, IsAPermutationDrivenByItsBytesAlone) {
    const Deck sorted = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    const auto bytes = stream(1, 256);
    const auto one = shuffled_deck(sorted, bytes), two = shuffled_deck(sorted, bytes);
    ASSERT_TRUE(one && two);
    EXPECT_TRUE(is_complete(*one));
    EXPECT_EQ(*one, *two);
    EXPECT_NE(*one, shuffled_deck(sorted, stream(2, 256)));
}

TEST(Shuffle, PassesOverBytesThatWouldFavourACard) {
    const Deck sorted = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    // 208 is the last whole multiple of 52 below 256: 207 is used, 208 to 255 are not.
    std::vector<std::uint8_t> plain(51, 0), padded{208, 255};
    plain[0] = padded.emplace_back(std::uint8_t{207});
    padded.insert(padded.end(), plain.begin() + 1, plain.end());
    EXPECT_EQ(shuffled_deck(sorted, plain), shuffled_deck(sorted, padded));
    EXPECT_EQ((*shuffled_deck(sorted, plain))[51], sorted[207 % 52]);
}

TEST(Shuffle, GivesNothingWhenTheBytesRunOut) {
    const Deck sorted = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    EXPECT_TRUE(shuffled_deck(sorted, std::vector<std::uint8_t>(51, 0)));
    EXPECT_FALSE(shuffled_deck(sorted, std::vector<std::uint8_t>(50, 0)));
    EXPECT_FALSE(shuffled_deck(sorted, std::vector<std::uint8_t>(1000, 255)));
}

TEST(Shuffle, PutsEveryCardEverywhereEquallyOften) {
    const Deck sorted = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    constexpr int shuffles = 26'000;  // each card 500 times in each place
    std::map<int, std::array<int, 52>> places;
    for (int i = 1; i <= shuffles; ++i) {
        const auto deck = shuffled_deck(sorted, stream(static_cast<std::uint64_t>(i), 256));
        for (std::size_t at = 0; at < 52; ++at) ++places[(*deck)[at].code][at];
    }
    double chi_square = 0;
    for (const auto& [code, counts] : places)
        for (int count : counts) chi_square += (count - 500.0) * (count - 500.0) / 500.0;
    // 51 * 51 degrees of freedom: mean 2601, deviation 72.
    EXPECT_LT(chi_square, 2601 + 5 * 72);
    EXPECT_GT(chi_square, 2601 - 5 * 72);
}

TEST(Sha256, EqualsThePublishedDigests) {
    EXPECT_EQ(to_hex(sha256({})),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(to_hex(sha256(bytes_of("abc"))),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(to_hex(sha256(bytes_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(to_hex(sha256(std::vector<std::uint8_t>(1'000'000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

}  // namespace croupier::test

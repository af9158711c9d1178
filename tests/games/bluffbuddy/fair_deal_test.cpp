// Deals that can be checked: commitments and decks as tests/reference/fair_deal.py computes them.
#include "croupier/engine/games/bluffbuddy/fair_deal.h"

#include "croupier/engine/card_text.h"
#include "croupier/engine/hex.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

DealSecret secret_of_bytes_0_to_31() {
    DealSecret secret;
    for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
    return secret;
}

std::array<Nonce, 4> nonces_of_ones_to_fours() {
    std::array<Nonce, 4> nonces;
    for (std::size_t i = 0; i < 4; ++i) nonces[i].fill(static_cast<std::uint8_t>(i + 1));
    return nonces;
}

// The number at the end of so many bytes.
template <std::size_t size>
std::array<std::uint8_t, size> repeated_byte(int number) {
    std::array<std::uint8_t, size> bytes{};
    bytes[size - 1] = static_cast<std::uint8_t>(number);
    bytes[size - 2] = static_cast<std::uint8_t>(number >> 8);
    return bytes;
}

}  // namespace

// docs/deals.md names these vectors.
TEST(FairDeal, DeckAndStarterFollowFromSecretAndNonces) {
    const FairDeal nothing = fair_deal({}, {});
    EXPECT_EQ(nothing.starter, 1);
    EXPECT_EQ(to_text(nothing.deck),
              "6C 3S 2C AH QS 6D 5D 4H 7S 9D 9S 8C AC 7C KC 8D KS JS 7H JD 3C 4D 5C 5H 9C QH 9H TD "
              "TC TH 6H 8S 6S 8H KD 4C 3D TS 4S 7D JH AS 5S 2D QC KH 3H JC 2H AD 2S QD");
    const FairDeal deal = fair_deal(secret_of_bytes_0_to_31(), nonces_of_ones_to_fours());
    EXPECT_EQ(deal.starter, 2);
    EXPECT_EQ(to_text(deal.deck),
              "AC 6D 4S 7S 8D 2H 2D AH 5D AD KD 6H 8H 4D TH 3H KC 4H 6S JC KS QS JH 8C 2S 8S JD 7D "
              "2C 5C 9C AS 5H 9D TD 6C QD QC KH TC 4C TS 7C 9S 7H JS QH 9H 3C 3D 5S 3S");
}

TEST(FairDeal, AThousandDealsAreThoseOfTheReference) {
    std::string all;
    for (int i = 0; i < 1000; ++i) {
        std::array<Nonce, 4> nonces;
        for (int seat = 0; seat < 4; ++seat)
            nonces[static_cast<std::size_t>(seat)] = repeated_byte<16>(4 * i + seat);
        const FairDeal deal = fair_deal(repeated_byte<32>(i), nonces);
        ASSERT_TRUE(is_complete(deal.deck));
        all += std::to_string(deal.starter) + " " + to_text(deal.deck) + "\n";
    }
    EXPECT_EQ(to_hex(sha256(std::vector<std::uint8_t>(all.begin(), all.end()))),
              "8259d34941eb75fa85c6aa87336c56bd228809d83d360b98425be2c789d8537b");
}

TEST(FairDeal, EverySeatCanChangeTheDeck) {
    const FairDeal before = fair_deal({}, {});
    for (std::size_t seat = 0; seat < 4; ++seat) {
        std::array<Nonce, 4> nonces{};
        nonces[seat][15] = 1;
        EXPECT_NE(fair_deal({}, nonces).deck, before.deck);
    }
    EXPECT_NE(fair_deal(repeated_byte<32>(1), {}).deck, before.deck);
}

TEST(FairDeal, ACommitmentBindsAllThatItNames) {
    const DealSecret secret = secret_of_bytes_0_to_31();
    const std::string seats = seats_text({"k3v9w2m4qx", "bot1", "bot2", "bot3"});
    EXPECT_EQ(seats, "k3v9w2m4qx,bot1,bot2,bot3");
    const Digest promised = commitment("m2x8c4t7ap", "matching=forced", seats, secret);
    EXPECT_EQ(to_hex(promised), "4aee3d5acb7ebedda86fa7cdc561106f7d2ebfd3658df8992dbec2fb92c33c2e");
    EXPECT_NE(commitment("m2x8c4t7aq", "matching=forced", seats, secret), promised);
    EXPECT_NE(commitment("m2x8c4t7ap", "", seats, secret), promised);
    EXPECT_NE(commitment("m2x8c4t7ap", "matching=forced", "a,b,c,d", secret), promised);
    EXPECT_NE(commitment("m2x8c4t7ap", "matching=forced", seats, {}), promised);
}

TEST(Hex, IsWrittenSmallAndReadInAnyCase) {
    const std::array<std::uint8_t, 3> bytes{0x00, 0x7f, 0xea};
    EXPECT_EQ(to_hex(bytes), "007fea");
    EXPECT_EQ(from_hex<3>("007fea"), bytes);
    EXPECT_EQ(from_hex<3>("007FeA"), bytes);
    for (const char* wrong : {"", "007fe", "007fea0", "007fea00", "007feg", "0x7fea", " 07fea"})
        EXPECT_EQ(from_hex<3>(wrong), std::nullopt) << wrong;
}

}  // namespace croupier::test

// Ids, room codes, tokens, and the random bytes they are made of.
#include "croupier/online/token.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace croupier::online::test {

TEST(Random, ASeedGivesTheSameBytesAgain) {
    SeededRandom one(7), same(7), other(8);
    EXPECT_EQ(one.bytes<32>(), same.bytes<32>());
    EXPECT_EQ(make_id(one), make_id(same));
    EXPECT_NE(one.bytes<32>(), other.bytes<32>());
    SecretRandom secret;
    EXPECT_NE(secret.bytes<32>(), secret.bytes<32>());
}

TEST(Random, EveryLetterAndNumberIsEquallyLikely) {
    SeededRandom random(1);
    std::map<char, int> letters;
    for (const char letter : random.word("abc", 30'000)) ++letters[letter];
    EXPECT_EQ(letters.size(), 3u);
    for (const auto& [letter, count] : letters) EXPECT_NEAR(count, 10'000, 450);
    std::map<std::uint64_t, int> numbers;
    for (int i = 0; i < 6'000; ++i) ++numbers[random.below(6)];
    EXPECT_EQ(numbers.size(), 6u);
    for (const auto& [number, count] : numbers) EXPECT_NEAR(count, 1'000, 180);
    EXPECT_EQ(random.below(1), 0u);
}

TEST(Id, HasNoLettersThatLookAlike) {
    SeededRandom random(2);
    std::set<std::string> ids, codes;
    for (int i = 0; i < 2'000; ++i) {
        const std::string& id = *ids.insert(make_id(random)).first;
        EXPECT_EQ(id.size(), 10u);
        EXPECT_EQ(id.find_first_not_of("abcdefghjkmnpqrstuvwxyz23456789"), std::string::npos);
        const std::string& code = *codes.insert(make_room_code(random)).first;
        EXPECT_EQ(code.size(), 8u);
        EXPECT_EQ(code.find_first_not_of("ABCDEFGHJKLMNPQRSTUVWXYZ23456789"), std::string::npos);
        EXPECT_EQ(room_code_from(code), code);
    }
    EXPECT_EQ(ids.size(), 2'000u);
    EXPECT_EQ(codes.size(), 2'000u);
}

TEST(RoomCode, IsReadAsPeopleTypeIt) {
    EXPECT_EQ(room_code_from(" k7qm-2xwa "), "K7QM2XWA");
    for (const char* wrong : {"", "K7QM2XW", "K7QM2XWAA", "K7QM2XW0", "K7QM2XWI", "K7QM2XW!"})
        EXPECT_EQ(room_code_from(wrong), std::nullopt) << wrong;
}

TEST(Token, IsToldOnceAndKeptAsAHash) {
    SeededRandom random(3);
    const MadeToken made = make_token(random, "k3v9w2m4qx", 1'763'298'000'000);
    EXPECT_EQ(made.text.size(), 10u + 1 + 32);
    EXPECT_EQ(made.token.player, "k3v9w2m4qx");
    EXPECT_EQ(made.token.created, 1'763'298'000'000);
    const auto parts = token_parts(made.text);
    ASSERT_TRUE(parts);
    EXPECT_EQ(parts->id, made.token.id);
    EXPECT_EQ(made.token.secret_hash, sha256(parts->secret));
    EXPECT_TRUE(fits(made.token, parts->secret));
}

TEST(Token, AnotherSecretDoesNotFit) {
    SeededRandom random(4);
    const MadeToken made = make_token(random, "a", 0), other = make_token(random, "a", 0);
    EXPECT_FALSE(fits(made.token, token_parts(other.text)->secret));
    for (std::size_t bit = 0; bit < 128; ++bit) {
        TokenSecret secret = token_parts(made.text)->secret;
        secret[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
        EXPECT_FALSE(fits(made.token, secret));
    }
}

TEST(Token, IsRefusedWhenItIsNotOne) {
    SeededRandom random(5);
    const std::string good = make_token(random, "a", 0).text;
    EXPECT_TRUE(token_parts(good));
    for (std::size_t length = 0; length < good.size(); ++length)
        EXPECT_FALSE(token_parts(good.substr(0, length)));
    EXPECT_FALSE(token_parts(good + "0"));
    EXPECT_FALSE(token_parts("UPPERCASE2" + good.substr(10)));
    EXPECT_FALSE(token_parts(good.substr(0, 10) + ":" + good.substr(11)));
    EXPECT_FALSE(token_parts(good.substr(0, 42) + "g"));
}

}  // namespace croupier::online::test

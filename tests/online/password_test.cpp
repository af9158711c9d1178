// Passwords and their hashes.
#include "croupier/online/password.h"

#include <gtest/gtest.h>

namespace croupier::online::test {

constexpr PasswordCost cheap{1, 8192};

TEST(Password, HasEightToTwoHundredCharacters) {
    EXPECT_FALSE(is_password("seven77"));
    EXPECT_TRUE(is_password("eight888"));
    EXPECT_TRUE(is_password("şşşşşşşş"));
    EXPECT_FALSE(is_password("şşşşşşş"));
    EXPECT_TRUE(is_password(std::string(200, 'x')));
    EXPECT_FALSE(is_password(std::string(201, 'x')));
    EXPECT_FALSE(is_password("eight888\xff"));
}

TEST(Password, FitsItsOwnHashOnly) {
    const auto hash = hash_password("correct horse", cheap);
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash->starts_with("$argon2id$v=19$m=8,t=1,p=1$")) << *hash;
    EXPECT_TRUE(fits_password("correct horse", *hash));
    EXPECT_FALSE(fits_password("correct horsf", *hash));
    EXPECT_FALSE(fits_password("", *hash));
    EXPECT_NE(hash_password("correct horse", cheap), hash) << "salted";
    EXPECT_FALSE(fits_password("correct horse", "no hash"));
    EXPECT_FALSE(fits_password("correct horse", std::string(1000, 'x')));
}

TEST(Password, NobodyHasAPasswordThatFits) {
    EXPECT_FALSE(fits_password("", "", cheap));
    EXPECT_FALSE(fits_password("correct horse", "", cheap));
}

TEST(Password, CostsWhatIsStated) {
    const auto hash = hash_password("correct horse");
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash->starts_with("$argon2id$v=19$m=65536,t=2,p=1$")) << *hash;
    EXPECT_EQ(hash_password("correct horse", {1, SIZE_MAX / 2}), std::nullopt);
}

TEST(Password, CanBeForgotten) {
    std::string secret = "correct horse";
    forget(secret);
    EXPECT_TRUE(secret.empty());
}

}  // namespace croupier::online::test

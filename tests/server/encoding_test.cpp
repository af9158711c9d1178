// Which representation of a file a client wants.
#include "croupier/server/encoding.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

TEST(Encoding, NoFieldAsksForThePlainForm) {
    EXPECT_EQ(preference("", Encoding::br), 0);
    EXPECT_EQ(preference("", Encoding::gzip), 0);
    EXPECT_GT(preference("", Encoding::identity), 0);
}

TEST(Encoding, QIsReadToThreeDigits) {
    const auto q = [](const std::string& text) { return preference("br;q=" + text, Encoding::br); };
    EXPECT_EQ(q("1"), 1000);
    EXPECT_EQ(q("1.000"), 1000);
    EXPECT_EQ(q("0.5"), 500);
    EXPECT_EQ(q("0.125"), 125);
    EXPECT_EQ(q("0."), 0);
    EXPECT_EQ(q("0"), 0);
}

TEST(Encoding, AQThatCannotBeReadCountsAsNotSaid) {
    for (const char* wrong : {"", "2", "-1", "1.1", "0.1234", "0,5", ".5", "x", "0.x", "1e3"})
        EXPECT_EQ(preference("br;q=" + std::string(wrong), Encoding::br), 0) << wrong;
}

TEST(Encoding, BlanksAndCapitalsMeanNothing) {
    EXPECT_EQ(preference("gzip ,\tBR ; Q=0.3", Encoding::br), 300);
    EXPECT_EQ(preference(" X-GZIP ", Encoding::gzip), 1000);
    EXPECT_EQ(preference(",,;,br", Encoding::br), 1000);
}

TEST(Encoding, AStarStandsForWhatIsNotNamed) {
    EXPECT_EQ(preference("*", Encoding::br), 1000);
    EXPECT_EQ(preference("gzip;q=0.2, *;q=0.7", Encoding::gzip), 200);
    EXPECT_EQ(preference("gzip;q=0.2, *;q=0.7", Encoding::br), 700);
    EXPECT_EQ(preference("br;q=0, *", Encoding::br), 0);
}

TEST(Encoding, ThePlainFormIsTheLastResortUnlessItIsForbidden) {
    EXPECT_EQ(preference("br;q=0.001", Encoding::identity), 1);
    EXPECT_EQ(preference("*", Encoding::identity), 1);
    EXPECT_EQ(preference("identity;q=0.9, br;q=0.1", Encoding::identity), 900);
    EXPECT_EQ(preference("identity;q=0", Encoding::identity), 0);
    EXPECT_EQ(preference("*;q=0", Encoding::identity), 0);
}

TEST(Encoding, APartOfANameIsNotTheName) {
    EXPECT_EQ(preference("brotli, gzipped, b", Encoding::br), 0);
    EXPECT_EQ(preference("brotli, gzipped, b", Encoding::gzip), 0);
}

}  // namespace
}  // namespace croupier::server

// Requests for a WebSocket: which are granted, and how.
#include "croupier/server/upgrade.h"

#include <gtest/gtest.h>

#include "croupier/server/households.h"
#include "croupier/server/sha1.h"

namespace croupier::server {
namespace {

const std::vector<std::string> origins{"https://cards.example", "http://lan.example:8080"};

Wish good() {
    return {true,
            "127.0.0.1:8080",
            "http://127.0.0.1:8080",
            "keep-alive, Upgrade",
            "websocket",
            "13",
            "dGhlIHNhbXBsZSBub25jZQ=="};
}

// 101 when there is no objection.
int status_of(const Wish& wish) {
    const auto objection = objection_to(wish, origins);
    EXPECT_TRUE(!objection || !objection->body.empty());
    return objection ? static_cast<int>(objection->status) : 101;
}

TEST(Upgrade, AnswersTheKeyOfTheStandardsExample) {
    EXPECT_EQ(accept_of("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_TRUE(greeting("dGhlIHNhbXBsZSBub25jZQ==").ends_with("kYGzzhZRbK+xOo=\r\n\r\n"));
}

TEST(Upgrade, IsGrantedToOurPageAndToPrograms) {
    Wish wish = good();
    EXPECT_EQ(status_of(wish), 101);
    wish.origin = "";
    EXPECT_EQ(status_of(wish), 101);
    wish.connection = "UPGRADE";
    wish.upgrade = "WebSocket";
    EXPECT_EQ(status_of(wish), 101);
}

TEST(Upgrade, NeedsAllItsFields) {
    const auto refused = [](int status, auto change) {
        Wish wish = good();
        change(wish);
        EXPECT_EQ(status_of(wish), status);
    };
    refused(426, [](Wish& wish) { wish.upgrade = ""; });
    refused(426, [](Wish& wish) { wish.upgrade = "h2c"; });
    refused(426, [](Wish& wish) { wish.connection = "keep-alive"; });
    refused(426, [](Wish& wish) { wish.version = "8"; });
    refused(426, [](Wish& wish) { wish.version = ""; });
    refused(400, [](Wish& wish) { wish.modern = false; });
    for (std::string_view key : {"", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ==x",
                                 "dGhlIHNhbXBsZSBub25j\r\n==", "dGhlIHNhbXBsZSBub25jZQxx"})
        refused(400, [&](Wish& wish) { wish.key = key; });
}

TEST(Upgrade, IsRefusedToPagesOfOthers) {
    for (std::string_view origin :
         {"null", "http://evil.example", "http://127.0.0.1", "http://127.0.0.1:8081",
          "http://127.0.0.1:8080.evil.example", "ftp://127.0.0.1:8080", "127.0.0.1:8080",
          "http://127.0.0.1:8080,http://evil.example", "http://", "https://cards.example.evil"}) {
        Wish wish = good();
        wish.origin = origin;
        EXPECT_EQ(status_of(wish), 403) << origin;
    }
    Wish wish = good();
    wish.origin = "https://cards.example";
    EXPECT_EQ(status_of(wish), 101);
}

// A name of somebody else that leads here makes its page "our own", but for the name.
TEST(Upgrade, IsRefusedUnderANameThatIsNotOurs) {
    Wish wish = good();
    wish.host = "evil.example:8080";
    wish.origin = "http://evil.example:8080";
    EXPECT_EQ(status_of(wish), 403);
    wish.host = "cards.example";
    wish.origin = "https://cards.example";
    EXPECT_EQ(status_of(wish), 101);
}

TEST(Upgrade, KnowsItsHosts) {
    for (std::string_view host :
         {"127.0.0.1", "127.0.0.1:8080", "[::1]", "[::1]:80", "localhost", "LOCALHOST:1",
          "192.168.1.7:8080", "cards.example", "Cards.Example:443", "lan.example"})
        EXPECT_TRUE(is_our_host(host, origins)) << host;
    for (std::string_view host :
         {"", ":80", "localhost.evil", "127.0.0.1.evil", "::1", "[::1", "[evil]", "cards.example:x",
          "cards.example:123456", "ards.example"})
        EXPECT_FALSE(is_our_host(host, origins)) << host;
}

TEST(Upgrade, TakesTheUsualPortForGranted) {
    EXPECT_TRUE(is_same_origin("http://a.example", "a.example:80"));
    EXPECT_TRUE(is_same_origin("https://a.example", "a.example:443"));
    EXPECT_TRUE(is_same_origin("https://a.example:443", "A.example"));
    EXPECT_FALSE(is_same_origin("http://a.example", "a.example:443"));
    EXPECT_FALSE(is_same_origin("https://a.example:80", "a.example"));
}

TEST(Sha1, OfKnownTexts) {
    const auto hex = [](std::string_view text) {
        std::string out;
        for (std::uint8_t byte : sha1(text)) {
            out += "0123456789abcdef"[byte >> 4];
            out += "0123456789abcdef"[byte & 15];
        }
        return out;
    };
    EXPECT_EQ(hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
    EXPECT_EQ(hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
    EXPECT_EQ(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
    EXPECT_EQ(hex(std::string(64, 'a')), "0098ba824b5c16427bd7a1122a5a442a25ec644d");
}

TEST(Households, HaveOneLimitEach) {
    Households households(2);
    const std::string home = household_of("192.0.2.1");
    households.enter(home);
    EXPECT_TRUE(households.admits(home));
    households.enter(home);
    EXPECT_FALSE(households.admits(home));
    EXPECT_TRUE(households.admits(household_of("192.0.2.2")));
    households.leave(home);
    EXPECT_TRUE(households.admits(home));
}

TEST(Households, AreCountedByTheirHalfOfTheAddress) {
    EXPECT_EQ(household_of("2001:db8::1"), household_of("2001:db8::2:1"));
    EXPECT_NE(household_of("2001:db8::1"), household_of("2001:db8:0:1::1"));
    EXPECT_EQ(household_of("::ffff:192.0.2.1"), household_of("192.0.2.1"));
    for (std::string_view here : {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"})
        EXPECT_EQ(household_of(here), "") << here;
    Households none(0);
    EXPECT_TRUE(none.admits(household_of("::1")));
}

}  // namespace
}  // namespace croupier::server

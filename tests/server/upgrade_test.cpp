// Requests for a WebSocket: which are granted, and how.
#include "croupier/server/upgrade.h"

#include <gtest/gtest.h>

#include "croupier/server/address_limiter.h"

namespace croupier::server {
namespace {

const std::vector<std::string> origins{"https://cards.example", "http://lan.example:8080"};

UpgradeRequest good() {
    return {true,
            "127.0.0.1:8080",
            "http://127.0.0.1:8080",
            "keep-alive, Upgrade",
            "websocket",
            "13",
            "dGhlIHNhbXBsZSBub25jZQ=="};
}

// 101 when there is no objection.
int status_of(const UpgradeRequest& request) {
    const auto objection = objection_to(request, origins);
    EXPECT_TRUE(!objection || !objection->body.empty());
    return objection ? static_cast<int>(objection->status) : 101;
}

TEST(Upgrade, AnswersTheKeyOfTheStandardsExample) {
    EXPECT_EQ(accept_of("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_TRUE(upgrade_head("dGhlIHNhbXBsZSBub25jZQ==").ends_with("kYGzzhZRbK+xOo=\r\n\r\n"));
}

TEST(Upgrade, IsGrantedToOurPageAndToPrograms) {
    UpgradeRequest request = good();
    EXPECT_EQ(status_of(request), 101);
    request.origin = "";
    EXPECT_EQ(status_of(request), 101);
    request.connection = "UPGRADE";
    request.upgrade = "WebSocket";
    EXPECT_EQ(status_of(request), 101);
}

TEST(Upgrade, NeedsAllItsFields) {
    const auto refused = [](int status, auto change) {
        UpgradeRequest request = good();
        change(request);
        EXPECT_EQ(status_of(request), status);
    };
    refused(426, [](UpgradeRequest& request) { request.upgrade = ""; });
    refused(426, [](UpgradeRequest& request) { request.upgrade = "h2c"; });
    refused(426, [](UpgradeRequest& request) { request.connection = "keep-alive"; });
    refused(426, [](UpgradeRequest& request) { request.version = "8"; });
    refused(426, [](UpgradeRequest& request) { request.version = ""; });
    refused(400, [](UpgradeRequest& request) { request.modern = false; });
    for (std::string_view key : {"", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ==x",
                                 "dGhlIHNhbXBsZSBub25j\r\n==", "dGhlIHNhbXBsZSBub25jZQxx"})
        refused(400, [&](UpgradeRequest& request) { request.key = key; });
}

TEST(Upgrade, IsRefusedToPagesOfOthers) {
    for (std::string_view origin :
         {"null", "http://evil.example", "http://127.0.0.1", "http://127.0.0.1:8081",
          "http://127.0.0.1:8080.evil.example", "ftp://127.0.0.1:8080", "127.0.0.1:8080",
          "http://127.0.0.1:8080,http://evil.example", "http://", "https://cards.example.evil"}) {
        UpgradeRequest request = good();
        request.origin = origin;
        EXPECT_EQ(status_of(request), 403) << origin;
    }
    UpgradeRequest request = good();
    request.origin = "https://cards.example";
    EXPECT_EQ(status_of(request), 101);
}

// A name of somebody else that leads here makes its page "our own", but for the name.
TEST(Upgrade, IsRefusedUnderANameThatIsNotOurs) {
    UpgradeRequest request = good();
    request.host = "evil.example:8080";
    request.origin = "http://evil.example:8080";
    EXPECT_EQ(status_of(request), 403);
    request.host = "cards.example";
    request.origin = "https://cards.example";
    EXPECT_EQ(status_of(request), 101);
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

TEST(AddressLimiter, HaveOneLimitEach) {
    AddressLimiter addresses(2);
    const std::string home = network_of("192.0.2.1");
    addresses.enter(home);
    EXPECT_TRUE(addresses.admits(home));
    addresses.enter(home);
    EXPECT_FALSE(addresses.admits(home));
    EXPECT_TRUE(addresses.admits(network_of("192.0.2.2")));
    addresses.leave(home);
    EXPECT_TRUE(addresses.admits(home));
}

TEST(AddressLimiter, AreCountedByTheirHalfOfTheAddress) {
    EXPECT_EQ(network_of("2001:db8::1"), network_of("2001:db8::2:1"));
    EXPECT_NE(network_of("2001:db8::1"), network_of("2001:db8:0:1::1"));
    EXPECT_EQ(network_of("::ffff:192.0.2.1"), network_of("192.0.2.1"));
    for (std::string_view here : {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"})
        EXPECT_EQ(network_of(here), "") << here;
    AddressLimiter none(0);
    EXPECT_TRUE(none.admits(network_of("::1")));
}

}  // namespace
}  // namespace croupier::server

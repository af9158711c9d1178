// Where the tables are.
#include "croupier/load/url.h"

#include <gtest/gtest.h>

namespace croupier::load {
namespace {

TEST(LoadUrl, ReadsAddressPortAndPath) {
    const auto url = url_from("ws://127.0.0.1:8080/table");
    ASSERT_TRUE(url);
    EXPECT_EQ(url->address, 0x7f000001u);
    EXPECT_EQ(url->port, 8080);
    EXPECT_EQ(url->host, "127.0.0.1:8080");
    EXPECT_EQ(url->path, "/table");
    EXPECT_TRUE(url->loopback());
}

TEST(LoadUrl, PortAndPathHaveUsualValues) {
    const auto url = url_from("ws://localhost");
    ASSERT_TRUE(url);
    EXPECT_EQ(url->address, 0x7f000001u);
    EXPECT_EQ(url->port, 80);
    EXPECT_EQ(url->path, "/");
}

TEST(LoadUrl, RefusesWhatItCannotReach) {
    for (const char* text :
         {"", "http://127.0.0.1/", "wss://127.0.0.1/", "ws://", "ws://cards.example/",
          "ws://127.0.0.1:0/", "ws://127.0.0.1:65536/", "ws://127.0.0.1:x/", "ws://127.0.0/",
          "ws://127.0.0.256/", "ws://1.2.3.4.5/"})
        EXPECT_FALSE(url_from(text)) << text;
}

}  // namespace
}  // namespace croupier::load

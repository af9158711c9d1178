// Targets of requests as paths.
#include "croupier/server/target.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

std::string path(std::string_view target) { return path_of(target).value_or("none"); }

TEST(Target, IsThePathWithoutTheQuery) {
    EXPECT_EQ(path("/assets/a.js"), "/assets/a.js");
    EXPECT_EQ(path("/a.js?v=1&w=/../x"), "/a.js");
    EXPECT_EQ(path("/?"), "/index.html");
}

TEST(Target, AFolderMeansItsIndex) {
    EXPECT_EQ(path("/"), "/index.html");
    EXPECT_EQ(path("/help/"), "/help/index.html");
    EXPECT_EQ(path("/help"), "/help");
}

TEST(Target, IsDecodedOnce) {
    EXPECT_EQ(path("/a%20b"), "/a b");
    EXPECT_EQ(path("/%C3%bc"), "/\xc3\xbc");
    EXPECT_EQ(path("/%2561"), "/%61");
    EXPECT_EQ(path("/a+b"), "/a+b");
    EXPECT_EQ(path("/%2e%2E%2fetc"), "/../etc");
}

TEST(Target, MayBeAWholeAddress) {
    EXPECT_EQ(path("http://127.0.0.1:8080/a"), "/a");
    EXPECT_EQ(path("HTTPS://host"), "/index.html");
    EXPECT_EQ(path("http://host?q"), "/index.html");
}

TEST(Target, HalfAPercentSignIsNotUnderstood) {
    for (const char* wrong : {"/%", "/%4", "/%4g", "/%g4", "/%%41", "/%-1"})
        EXPECT_FALSE(path_of(wrong)) << wrong;
}

TEST(Target, ControlLettersAreNotUnderstood) {
    EXPECT_FALSE(path_of("/a%00.html"));
    EXPECT_FALSE(path_of(std::string_view("/a\0b", 4)));
    EXPECT_FALSE(path_of("/a%0d%0aSet-Cookie:x"));
    EXPECT_FALSE(path_of("/%7f"));
}

TEST(Target, WhatIsNoPathIsNotUnderstood) {
    for (const char* wrong : {"", "*", "a", "../a", "host:80", "ftp://host/a", "/a#b", "?"})
        EXPECT_FALSE(path_of(wrong)) << wrong;
    EXPECT_FALSE(path_of("/" + std::string(longest_target, 'a')));
}

}  // namespace
}  // namespace croupier::server

// Finding the page and the address.
#include "croupier/server/folder.h"

#include <gtest/gtest.h>

#include "croupier/server/listen.h"
#include "tests/support/folder.h"

namespace croupier::server {
namespace {

namespace fs = std::filesystem;

TEST(Page, IsReadWithAllFoldersButWithoutHiddenFiles) {
    const test::Folder folder;
    fs::create_directories(folder.file("assets/deep"));
    fs::create_directories(folder.file(".git"));
    folder.write("index.html", "page");
    folder.write("assets/deep/a.js", std::string("\0b", 2));
    folder.write(".env", "secret");
    folder.write(".git/config", "secret");
    const auto page = read_page(folder.path());
    ASSERT_TRUE(page);
    EXPECT_EQ(*page,
              (Contents{{"index.html", "page"}, {"assets/deep/a.js", std::string("\0b", 2)}}));
    EXPECT_EQ(*read_page(folder.path() + "/"), *page);
}

TEST(Page, WithoutAnIndexIsNone) {
    const test::Folder folder;
    EXPECT_NE(read_page(folder.path()).error().sentence.find("no index.html"), std::string::npos);
    folder.write("a.txt", "x");
    EXPECT_FALSE(read_page(folder.path()));
    EXPECT_NE(read_page(folder.file("a.txt")).error().sentence.find("no folder"),
              std::string::npos);
    EXPECT_NE(read_page(folder.file("none")).error().sentence.find("scripts/serve"),
              std::string::npos);
}

TEST(Page, OfTooManyBytesIsTheWrongFolder) {
    const test::Folder folder;
    folder.write("index.html", "page");
    folder.write("film.bin", "");
    fs::resize_file(folder.file("film.bin"), largest_page + 1);
    EXPECT_NE(read_page(folder.path()).error().sentence.find("too large"), std::string::npos);
}

TEST(Page, LiesBesideTheProgram) {
    const test::Folder folder;
    const std::string program = folder.file("bin/croupier");
    EXPECT_EQ(folder_beside(program), folder.file("web"));
    fs::create_directories(folder.file("share/croupier/web"));
    EXPECT_EQ(folder_beside(program), folder.file("share/croupier/web"));
    fs::create_directories(folder.file("web"));
    EXPECT_EQ(folder_beside(program), folder.file("web"));
}

TEST(Listen, IsAnAddressAndAPort) {
    const auto url = [](const char* text) { return url_of(*listen_from(text)); };
    EXPECT_EQ(url("127.0.0.1:8080"), "http://127.0.0.1:8080");
    EXPECT_EQ(url("0.0.0.0:0"), "http://0.0.0.0:0");
    EXPECT_EQ(url("[::1]:65535"), "http://[::1]:65535");
    EXPECT_EQ(url("localhost:80"), "http://127.0.0.1:80");
}

TEST(Listen, AnythingElseIsRefusedWithAnExample) {
    for (const char* wrong : {"", ":", "8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536",
                              "127.0.0.1:-1", "127.0.0.1:80x", "127.0.0.1: 80", "::1:80", "[::1]",
                              "[127.0.0.1]:80", "example.org:80", ":80", "[]:80", "[:80"}) {
        const auto listen = listen_from(wrong);
        ASSERT_FALSE(listen) << wrong;
        EXPECT_NE(listen.error().sentence.find("127.0.0.1:8080"), std::string::npos);
    }
}

}  // namespace
}  // namespace croupier::server

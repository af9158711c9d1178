// The files of the page and their representations.
#include "croupier/server/files.h"

#include <gtest/gtest.h>

#include "croupier/server/media_type.h"

namespace croupier::server {
namespace {

const std::string long_text(1000, 'x');

Encoding chosen(const File& file, std::string_view accept) {
    return file.representation_for(accept).encoding;
}

TEST(Files, AreFoundByTheirWholePath) {
    const Files files({{"index.html", "a"}, {"assets/a.js", "b"}});
    ASSERT_NE(files.at("/index.html"), nullptr);
    EXPECT_EQ(files.at("/assets/a.js")->representations.back().content, "b");
    for (const char* other : {"", "/", "index.html", "/assets", "/assets/", "/a.js", "//index.html",
                              "/./index.html", "/assets/../index.html", "/INDEX.HTML"})
        EXPECT_EQ(files.at(other), nullptr) << other;
}

TEST(Files, CompressedNeighboursAreFormsAndNoFiles) {
    const Files files({{"a.js", long_text}, {"a.js.br", "B"}, {"a.js.gz", "G"}});
    EXPECT_EQ(files.at("/a.js.br"), nullptr);
    EXPECT_EQ(files.at("/a.js.gz"), nullptr);
    ASSERT_EQ(files.at("/a.js")->representations.size(), 3U);
    EXPECT_EQ(files.at("/a.js")->representation_for("gzip").content, "G");
    EXPECT_EQ(files.at("/a.js")->representation_for("br").content, "B");
}

TEST(Files, ACompressedFileAloneIsAFile) {
    const Files files(Contents{{"deals.gz", "G"}});
    ASSERT_NE(files.at("/deals.gz"), nullptr);
    EXPECT_EQ(chosen(*files.at("/deals.gz"), "gzip"), Encoding::identity);
}

TEST(Files, AFormThatIsNotSmallerIsOfNoUse) {
    const Files files({{"a.txt", "short"}, {"a.txt.br", "longer"}, {"a.txt.gz", "equal"}});
    EXPECT_EQ(files.at("/a.txt")->representations.size(), 1U);
    EXPECT_EQ(files.at("/a.txt.br"), nullptr);
}

TEST(Files, TheClientChoosesTheForm) {
    const Files files({{"a.js", long_text}, {"a.js.br", "B"}, {"a.js.gz", "G"}});
    const File& file = *files.at("/a.js");
    EXPECT_EQ(chosen(file, "gzip, deflate, br, zstd"), Encoding::br);
    EXPECT_EQ(chosen(file, "br;q=0.5, gzip;q=0.8"), Encoding::gzip);
    EXPECT_EQ(chosen(file, "identity, br;q=0.5"), Encoding::identity);
    EXPECT_EQ(chosen(file, "identity, br"), Encoding::br);
    EXPECT_EQ(chosen(file, "deflate"), Encoding::identity);
    EXPECT_EQ(chosen(file, ""), Encoding::identity);
    EXPECT_EQ(chosen(file, "br;q=0, gzip"), Encoding::gzip);
    EXPECT_EQ(chosen(file, "*;q=0"), Encoding::identity);  // nothing is left to offer
}

TEST(Files, ATagIsTheHashOfTheBytesThatAreSent) {
    EXPECT_EQ(etag_of("abc"),
              "\"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\"");
    const Files files({{"a.js", long_text}, {"a.js.gz", "G"}});
    EXPECT_EQ(files.at("/a.js")->representation_for("").etag, etag_of(long_text));
    EXPECT_EQ(files.at("/a.js")->representation_for("gzip").etag, etag_of("G"));
}

TEST(Files, OnlyANameWithAHashOfItsContentIsKeptForEver) {
    for (const char* hashed : {"assets/index-B7x2kQ9d.js", "assets/a-_-x9Kd_2.css",
                               "assets/cards/ace.1f3a9b0c.svg", "assets/croupier-DEADBEEF.wasm"})
        EXPECT_TRUE(is_named_by_content(hashed)) << hashed;
    for (const char* plain :
         {"index.html", "sw-B7x2kQ9d.js", "assets/ace-diamonds.svg", "assets/notes-20261116.txt",
          "assets/B7x2kQ9d.js", "assets/-B7x2kQ9d.js", "assets/index.js", "assets/", "assets/a b-x",
          "other/assets/index-B7x2kQ9d.js", "assets/indexB7x2kQ9d.js"})
        EXPECT_FALSE(is_named_by_content(plain)) << plain;
    const Files files({{"index.html", ""}, {"assets/index-B7x2kQ9d.js", ""}});
    EXPECT_EQ(files.at("/index.html")->caching, "no-cache");
    EXPECT_EQ(files.at("/assets/index-B7x2kQ9d.js")->caching,
              "public, max-age=31536000, immutable");
}

TEST(Files, TheEndingOfANameTellsItsType) {
    EXPECT_EQ(media_type_of("index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(media_type_of("a.b.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(media_type_of("A.WASM"), "application/wasm");
    EXPECT_EQ(media_type_of("x.webmanifest"), "application/manifest+json");
    for (const char* unknown : {"html", "a.", "a.exe", "x.js/readme", ""})
        EXPECT_EQ(media_type_of(unknown), "application/octet-stream") << unknown;
}

}  // namespace
}  // namespace croupier::server

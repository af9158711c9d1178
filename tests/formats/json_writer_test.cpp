// JSON as it is written.
#include "croupier/formats/json_writer.h"

#include <gtest/gtest.h>

#include "croupier/formats/json.h"

namespace croupier::formats {

TEST(JsonWriter, PutsCommasBetweenAndNowhereElse) {
    JsonWriter json("game:state", 1);
    json.with("turn", 12).with("over", false).key("list").open_list();
    json.number(-7).null().plain("QH").open().close().open_list().close_list().close_list();
    json.key("none").open_list().close_list().key("seat").open().with("name", "Ayşe").close();
    EXPECT_EQ(json.raw(R"("a":1,"b":2)").finish(),
              R"({"type":"game:state","turn":12,"over":false,"list":[-7,null,"QH",{},[]],)"
              R"("none":[],"seat":{"name":"Ayşe"},"a":1,"b":2})");
}

TEST(JsonWriter, WritesMembersAlone) {
    EXPECT_EQ(JsonWriter().with("a", "b").with(std::string_view("c"), INT64_MIN).take(),
              R"("a":"b","c":-9223372036854775808)");
    EXPECT_EQ(JsonWriter().text(",").take(), R"(",")");
    EXPECT_EQ(JsonWriter().take(), "");
}

TEST(JsonWriter, EscapesWhatNeedsItWhereverItStands) {
    for (const char bad : {'"', '\\', '\n', '\x01', '\x1f', '\0'})
        for (std::size_t size = 0; size < 20; ++size)
            for (std::size_t at = 0; at <= size; ++at) {
                std::string text(size, '~');
                text.insert(at, 1, bad);
                const std::string written = JsonWriter(1).text(text).take();
                EXPECT_EQ(json_from(written)->get<std::string>(), text);
            }
    EXPECT_EQ(JsonWriter().text("\"\n\x1b").take(), R"("\"\n\u001b")");
}

TEST(JsonWriter, LeavesEverythingElseAlone) {
    for (int letter = ' '; letter < 256; ++letter) {
        if (letter == '"' || letter == '\\') continue;
        const std::string text(11, static_cast<char>(letter));
        EXPECT_EQ(JsonWriter().text(text).take(), '"' + text + '"');
    }
}

}  // namespace croupier::formats

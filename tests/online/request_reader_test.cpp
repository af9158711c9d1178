// Requests as they come.
#include "croupier/online/request_reader.h"

#include <gtest/gtest.h>

#include <random>

#include "croupier/formats/json.h"

namespace croupier::online {
namespace {

constexpr std::string_view play =
    R"({"type":"game:play","id":"m12","room":"K7QM2XWA","turn":12,"card":"QH","flag":true,"seat":-3})";

std::string fault_of(const formats::ObjectReader& reader) {
    return reader.fault() ? reader.fault()->sentence : "";
}

}  // namespace

TEST(RequestFields, TellsTextsNumbersAndFlags) {
    RequestReader reader;
    auto request = reader.read(play);
    ASSERT_TRUE(request);
    EXPECT_EQ(request->text("type"), "game:play");
    EXPECT_EQ(request->number("turn", 1, 48), 12);
    EXPECT_EQ(request->number_if("seat", -3, 3), -3);
    EXPECT_TRUE(request->flag_or("flag", false));
    EXPECT_EQ(request->text_or("source", "none"), "none");
    EXPECT_EQ(request->number_if("recipient", 0, 3), std::nullopt);
    EXPECT_TRUE(request->flag_or("other", true));
    EXPECT_FALSE(request->fault());
}

TEST(RequestFields, SaysWhatIsMissingOrWrong) {
    RequestReader reader;
    const auto fault = [&](std::string_view text, auto ask) {
        auto request = reader.read(text);
        EXPECT_TRUE(request) << text;
        ask(*request);
        EXPECT_EQ(request->text("type"), "") << "after a fault all is empty";
        return fault_of(*request);
    };
    EXPECT_EQ(fault("{}", [](RequestFields& it) { it.text("id"); }), "at /id: a text is missing");
    EXPECT_EQ(fault(R"({"id":[]})", [](RequestFields& it) { it.text("id"); }),
              "at /id: a text is expected here");
    EXPECT_EQ(fault(R"({"turn":1.5})", [](RequestFields& it) { it.number("turn", 1, 48); }),
              "at /turn: a whole number is expected here");
    EXPECT_EQ(fault(R"({"turn":18446744073709551615})",
                    [](RequestFields& it) { it.number("turn", 1, 48); }),
              "at /turn: a whole number from 1 to 48 is expected here");
    EXPECT_EQ(fault(R"({"start":null})", [](RequestFields& it) { it.flag_or("start", true); }),
              "at /start: true or false is expected here");
}

TEST(RequestFields, OfMembersWithOneNameTheLastCounts) {
    RequestReader reader;
    EXPECT_EQ(reader.read(R"({"id":"a","id":"b"})")->text("id"), "b");
}

TEST(RequestFields, IsAnObjectAndNothingElse) {
    RequestReader reader;
    for (const char* text :
         {"", " ", "{", "[]", "[{}]", "1", "\"id\"", "null", "{}{}", R"({"a":1,})", R"({"a":01})",
          R"({a:1})", "{\"a\":\"\n\"}", R"({"a":"\x"})", R"({"a":"\ud800"})", "{\"a\":\"\xff\"}",
          R"({"a":[1})", R"({"a":tru})"})
        EXPECT_FALSE(reader.read(text)) << text;
    EXPECT_FALSE(reader.read({}));
    EXPECT_FALSE(reader.read(std::string(4096, '[')));
    EXPECT_EQ(reader.read("\t{ \"a\" : \"\\u015f\\n\" } ")->text("a"), "ş\n");
}

// What is read with care for speed is what is read with care for everything.
TEST(RequestFields, TellsWhatTheTreeTells) {
    std::mt19937 dice(1);  // NOLINT(*-msc51-cpp): the same requests every time
    RequestReader reader;
    constexpr std::string_view letters = R"({}[]",:\/u0159-+.eE truefalsn)";
    int read = 0;
    for (int round = 0; round < 100'000; ++round) {
        std::string text(play);
        for (auto changes = dice() % 3; changes > 0; --changes) {
            const std::size_t at = dice() % text.size();
            const char letter = letters[dice() % letters.size()];
            switch (dice() % 3) {
            case 0: text[at] = letter; break;
            case 1: text.insert(at, 1, letter); break;
            default: text.erase(at, 1);
            }
        }
        auto request = reader.read(text);
        const auto tree = formats::json_from(text);
        ASSERT_EQ(request.has_value(), tree && tree->is_object()) << text;
        if (!request) continue;
        ++read;
        for (const char* key : {"type", "id", "room", "turn", "card", "flag", "seat"}) {
            RequestFields asked(*request);
            formats::Members other(*tree);
            EXPECT_EQ(asked.has(key), other.has(key)) << text;
            EXPECT_EQ(asked.text_or(key, "-"), other.text_or(key, "-")) << text;
            RequestFields counted(*request);
            formats::Members numbers(*tree);
            EXPECT_EQ(counted.number_if(key, -99, 99), numbers.number_if(key, -99, 99)) << text;
            EXPECT_EQ(counted.flag_or(key, false), numbers.flag_or(key, false)) << text;
            EXPECT_EQ(fault_of(asked), fault_of(other)) << text;
            EXPECT_EQ(fault_of(counted), fault_of(numbers)) << text;
        }
    }
    EXPECT_GT(read, 30'000);
}

}  // namespace croupier::online

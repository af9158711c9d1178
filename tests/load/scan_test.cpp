// JSON read where it lies.
#include "croupier/load/scan.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace croupier::load {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

Pairs fields_of(std::string_view text, bool& broken) {
    Pairs found;
    Fields fields(text);
    while (fields.next()) found.emplace_back(fields.key, fields.value);
    broken = fields.broken();
    return found;
}

TEST(Scan, TellsTheMembersOfAnObjectAsTheyAreWritten) {
    bool broken = true;
    const Pairs found =
        fields_of(R"({"a":1,"b" : "x,}\"]" , "c":[1,{"d":"]"}],"e":{"f":[]},"g":null})", broken);
    EXPECT_FALSE(broken);
    EXPECT_EQ(found, (Pairs{{"a", "1"},
                            {"b", R"("x,}\"]")"},
                            {"c", R"([1,{"d":"]"}])"},
                            {"e", R"({"f":[]})"},
                            {"g", "null"}}));
}

TEST(Scan, TellsTheElementsOfAList) {
    std::vector<std::string> found;
    for (Items items(R"(["QH", null,{"a":[2]},17])"); items.next();)
        found.emplace_back(items.value);
    EXPECT_EQ(found, (std::vector<std::string>{R"("QH")", "null", R"({"a":[2]})", "17"}));
    EXPECT_FALSE(Items("[]").next());
}

TEST(Scan, NoticesWhatIsBroken) {
    for (const std::string_view text :
         {"", "{", "[]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":[1}", "{\"a\":\"x}", "{a:1}"}) {
        bool broken = false;
        fields_of(text, broken);
        EXPECT_TRUE(broken) << text;
    }
}

TEST(Scan, ReadsWordsAndNumbers) {
    EXPECT_EQ(word("\"MATCHED\""), "MATCHED");
    EXPECT_EQ(word("null"), "");
    EXPECT_EQ(number("48"), 48);
    EXPECT_EQ(number("-15"), -15);
    EXPECT_EQ(number("4x"), std::nullopt);
    EXPECT_EQ(number(""), std::nullopt);
    EXPECT_EQ(unescaped(R"("a\nb\"c\\")"), "a\nb\"c\\");
    EXPECT_EQ(field(R"({"a":{"b":2},"b":3})", "b"), "3");
    EXPECT_EQ(field(R"({"a":1})", "z"), "");
}

}  // namespace
}  // namespace croupier::load

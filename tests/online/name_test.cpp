// Names: cleaned, refused, compared, made up.
#include "croupier/online/name.h"

#include <gtest/gtest.h>

#include <set>

#include "croupier/online/utf8.h"

namespace croupier::online::test {
namespace {

using Name = std::optional<std::string>;

}  // namespace

TEST(Name, StaysAsItIsWhenItIsGood) {
    for (const char* name :
         {"Ayşe",       "İbrahim",       "ışık",     "José",      "Зоя",       "Ελένη",  "小林",
          "a",          "R2-D2",         "Abbott",   "Bottle",    "Robot Ted", "Talbot", "Systema",
          "Full House", "Gregory House", "Observer", "Badminton", "12345",     "♠♥",     "😀"})
        EXPECT_EQ(clean_name(name), name);
}

TEST(Name, LosesWhatNobodySees) {
    EXPECT_EQ(clean_name("  Ada \t\n Lovelace  "), "Ada Lovelace");
    EXPECT_EQ(clean_name("Ada\u00a0\u3000Lovelace"), "Ada Lovelace");
    EXPECT_EQ(clean_name("A\u200bd\u200da\ufeff"), "Ada");
    EXPECT_EQ(clean_name("\u202eadA\u202c"), "adA");  // turned round
    EXPECT_EQ(clean_name("A\x01\x7f\u0085"
                         "da"),
              "A da");
    EXPECT_EQ(clean_name("A\u2066d\u2069a\U000e0041\ufe0f\ue000"), "Ada");
    EXPECT_EQ(clean_name("A\u0301\u0301\u0301\u0301\u0301"), "A\u0301\u0301");
}

TEST(Name, HasOneToTwentyCharacters) {
    EXPECT_EQ(clean_name(""), Name());
    EXPECT_EQ(clean_name(" \t "), Name());
    EXPECT_EQ(clean_name("\u200b\u2060\u3164\u2800"), Name());
    EXPECT_EQ(clean_name("\u0301\u0302"), Name());
    EXPECT_EQ(clean_name(std::string(20, 'x')), std::string(20, 'x'));
    EXPECT_EQ(clean_name(std::string(21, 'x')), Name());
    EXPECT_EQ(clean_name(std::string(100'000, 'x')), Name());
    std::string letters;
    for (int i = 0; i < 20; ++i) letters += "ş";
    EXPECT_EQ(clean_name(letters), letters);
    EXPECT_EQ(clean_name(letters + "ş"), Name());
}

TEST(Name, IsUtf8) {
    for (const char* wrong :
         {"\xff", "a\x80", "\xc0\x80", "\xc1\xbf", "\xc3", "\xe0\x80\xaf", "\xed\xa0\x80",
          "\xf0\x80\x80\x80", "\xf4\x90\x80\x80", "\xf5\x80", "\xe2\x82"})
        EXPECT_EQ(clean_name(wrong), Name());
}

TEST(Name, DoesNotPretendToBeABotOrTheHouse) {
    for (const char* name :
         {"Bot 2",     "BOT",      "bot",       "b0t",      "B07",       "8ot",       "bot12",
          "Bot-3",     "b o t",    "B.O.T.",    "Вот",      "ВОТ 3",     "Βοτ",       "ｂｏｔ",
          "𝐁𝐨𝐭",       "Ⓑⓞⓣ",      "böt",       "Easy Bot", "[BOT] Ada", "b\u200bot", "croupier",
          "Cr0upier",  "CROUPlER", "croupıer",  "server",   "S3rver",    "admin",     "Adm1n",
          "4dmin",     "ADMİN",    "Admin Ada", "system",   "$ystem",    "SYSTEM 7",  "moderator",
          "The House", "somebody"})
        EXPECT_EQ(clean_name(name), Name()) << name;
}

TEST(Name, IsComparedByItsLooks) {
    for (const auto& [one, other] :
         std::initializer_list<std::pair<const char*, const char*>>{{"Ayşe", "AYŞE"},
                                                                    {"Ayşe", "ayse"},
                                                                    {"Ayşe", "Ays\u0327e"},
                                                                    {"Ada", "Аdа"},
                                                                    {"Quiet Queen", "quietqueen"},
                                                                    {"Bill", "BiII"},
                                                                    {"Otto", "0tto"},
                                                                    {"ışık", "IŞIK"},
                                                                    {"İpek", "ipek"},
                                                                    {"Зоя", "зоя"},
                                                                    {"R2-D2", "r2 d2"}})
        EXPECT_EQ(name_key(one), name_key(other)) << one;
    for (const auto& [one, other] : std::initializer_list<std::pair<const char*, const char*>>{
             {"Ada", "Eda"}, {"Ada 2", "Ada 3"}, {"小林", "小森"}, {"♠", "♥"}, {"!", "?"}})
        EXPECT_NE(name_key(one), name_key(other)) << one;
    EXPECT_FALSE(name_key("...").empty());
}

TEST(Name, OfAGuestIsMadeUp) {
    std::set<std::string> names;
    for (std::uint64_t number = 0; number < 713; ++number) {
        names.insert(guest_name(number));
        EXPECT_EQ(clean_name(guest_name(number)), guest_name(number));
    }
    EXPECT_EQ(names.size(), 713u);
    EXPECT_EQ(guest_name(0), "Quiet Ace");
    EXPECT_EQ(clean_name(guest_name(UINT64_MAX)), guest_name(UINT64_MAX));
}

TEST(Utf8, ReadsBackWhatItWrites) {
    for (const char32_t point : {U'\0', U'\x7f', U'\u0080', U'\u07ff', U'\u0800', U'\ud7ff',
                                 U'\ue000', U'\uffff', U'\U00010000', U'\U0010ffff'}) {
        std::string text;
        append_utf8(text, point);
        EXPECT_EQ(code_points(text), std::u32string(1, point));
    }
}

}  // namespace croupier::online::test

// Saves: what is written comes back, what is broken is named.
#include "croupier/formats/save.h"

#include "croupier/formats/json.h"

#include "tests/support/positions.h"

namespace croupier::formats::test {

using namespace croupier::test;

namespace {

const SaveHead head{"0123456789abcdef", "K3-17", 12'345};

std::string a_save() {
    const auto match = match_of("K3-17");
    play(*match, "s", 1'000);
    play(*match, "15", 2'000);
    match->undo(2'500);
    return write_save(head, *match);
}

// The sentence about a save in which one text was replaced by another.
std::string fault_after(std::string_view what, std::string_view by) {
    std::string text = a_save();
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    text.replace(at, what.size(), by);
    const Result<Save> save = read_save(text);
    EXPECT_FALSE(save) << text;
    return save ? "" : save.error().sentence;
}

TEST(Save, ComesBackAsItWas) {
    const auto match = match_of("K3-17");
    play(*match, "s", 1'000);
    play(*match, "15", 2'000);
    match->undo(2'500);
    const Result<Save> save = read_save(write_save(head, *match));
    ASSERT_TRUE(save) << save.error().sentence;
    EXPECT_EQ(save->head.id, head.id);
    EXPECT_EQ(save->head.deal, head.deal);
    EXPECT_EQ(save->head.time, head.time);
    EXPECT_EQ(save->match->record(), match->record());
    EXPECT_EQ(save->match->position(), match->position());
    EXPECT_EQ(save->match->redo_left(), 1);
}

TEST(Save, KeepsOwnCardsAndOptions) {
    const auto dealt = match_of("K1-5+passes=3+scoring=windows");
    const auto match = opened(match_from_position(dealt->position(), {{"scoring", "windows"}}));
    const Result<Save> save = read_save(write_save({"x", "", 0}, *match));
    ASSERT_TRUE(save) << save.error().sentence;
    EXPECT_EQ(save->match->settings(), match->settings());
    EXPECT_EQ(save->match->position(), match->position());
}

TEST(Save, VersionOneWasTheRecord) {
    const auto match = match_of("FC-1");
    ASSERT_TRUE(play(*match, "1a", 1'000));
    const Result<Save> save = read_save(match->record());
    ASSERT_TRUE(save) << save.error().sentence;
    EXPECT_EQ(save->match->position(), match->position());
    EXPECT_EQ(save->head.time, 1'000);
    EXPECT_EQ(save->head.deal, "");
    // Written again, it is of the version of today.
    EXPECT_NE(write_save(save->head, *save->match).find("\"version\":2"), std::string::npos);
}

TEST(Save, OfANewerProgramIsNotRead) {
    EXPECT_NE(fault_after("\"version\":2", "\"version\":3").find("newer croupier"),
              std::string::npos);
    EXPECT_NE(fault_after("\"version\":2", "\"version\":0").find("never was"), std::string::npos);
}

TEST(Save, FaultsNameTheirPlace) {
    EXPECT_EQ(fault_after("croupier save", "chess save"),
              "at /format: this is no save of croupier");
    EXPECT_EQ(fault_after("\"time\":12345", "\"time\":-1"),
              "at /time: a whole number from 0 to 9007199254740992 is expected here");
    EXPECT_EQ(fault_after("\"time\":12345", "\"time\":\"x\""),
              "at /time: a whole number is expected here");
    EXPECT_EQ(fault_after("\"game\":\"klondike\"", "\"gone\":\"klondike\""),
              "at /game: a text is missing");
    EXPECT_EQ(fault_after("\"options\":{}", "\"options\":{\"draw\":1}"),
              "at /options/draw: a text is expected here");
    EXPECT_TRUE(
        fault_after("play 15 @2000", "play 12 @2000").starts_with("at /journal/1: play 12"));
    EXPECT_TRUE(fault_after("undo @2500", "undoo").starts_with("at /journal/2: 'undoo'"));
    EXPECT_EQ(fault_after("K3-17", "K3-18"),
              "at /deal: 'K3-18' names other cards than the save holds");
    EXPECT_EQ(fault_after("K3-17", "FC-17"),
              "at /deal: 'FC-17' names other cards than the save holds");
}

TEST(Save, CutShortIsNoticedAtEveryByte) {
    const std::string text = a_save();
    for (std::size_t size = 0; size + 2 < text.size(); ++size)
        EXPECT_FALSE(read_save(text.substr(0, size))) << size;
    EXPECT_EQ(read_save(text.substr(0, 40)).error().code, ParseCode::cut_short);
}

TEST(Save, NeedsTheWholeDeck) {
    const auto small = match_at<KlondikeGame>("t1: 6H | t2: 7S");
    const Result<Save> save = read_save(write_save({"x", "", 0}, *small));
    ASSERT_FALSE(save);
    EXPECT_EQ(save.error().code, ParseCode::wrong_count);
    EXPECT_FALSE(read_save(small->record()));
}

TEST(Json, IsWrittenOnOneLineWithoutLosingBytes) {
    const Json json{{"a", {1, -2, 3.5, true, nullptr}}, {"b\n\"", "\x01 \xc3\xa9 \xff"}, {"c", ""}};
    const std::string line = to_line(json);
    EXPECT_EQ(line, json.dump(-1, ' ', false, Json::error_handler_t::replace));
    EXPECT_EQ(line.find('\n'), std::string::npos);
}

TEST(Json, FaultsNameTheByte) {
    EXPECT_EQ(json_from("{\"a\":x}").error().offset, 5u);
    EXPECT_EQ(json_from("{\"a\":").error().code, ParseCode::cut_short);
    EXPECT_EQ(json_from("").error().code, ParseCode::cut_short);
    EXPECT_FALSE(json_from("\"\xff\""));
    EXPECT_TRUE(json_from(std::string(50'000, '[') + std::string(50'000, ']')));
}

}  // namespace
}  // namespace croupier::formats::test

// Records: what they look like and what is said about a bad one.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

ParseError record_fault(std::string_view text) {
    const MatchResult match = replay(text);
    EXPECT_FALSE(match) << text;
    return match ? ParseError{} : match.error();
}

std::string record_with(std::string_view entries, int count) {
    return "croupier record 1\ngame klondike\nposition klondike | t1: 9H 8S | t2: 9D | t3: TS\n" +
           std::string(entries) + "end " + std::to_string(count) + "\n";
}

}  // namespace

TEST(Record, HoldsGameOptionsDeckAndJournal) {
    const auto match = match_of("K1-17+scoring=windows");
    play(*match, "s", 1200);
    match->undo(1500);
    match->redo();
    const std::string expected = "croupier record 1\ngame klondike draw=1 scoring=windows\ndeck " +
                                 to_text(house_deck(17)) +
                                 "\nplay s @1200\nundo @1500\nredo\nend 3\n";
    EXPECT_EQ(match->record(), expected);
    EXPECT_EQ(opened(replay(expected))->record(), expected);
}

TEST(Record, HoldsAPositionWhenTheMatchBeganFromOne) {
    const auto match = match_at<KlondikeGame>("draw=1 | t1: 9H 8S | t2: 9D", "undo=1");
    play_all(*match, "12");
    EXPECT_EQ(match->record(), "croupier record 1\ngame klondike draw=1 undo=1\nposition klondike "
                               "draw=1 | t1: 9H 8S | t2: 9D\n"
                               "play 12\nend 1\n");
    EXPECT_EQ(opened(replay(match->record()))->settings(), match->settings());
}

TEST(Record, CarriesOutEveryCommand) {
    const auto match = opened(replay(record_with(
        "play 12 @0\nundo\nredo\npause @10\nresume @20\nplay 21\nrewind 2\nline 12 13\n", 8)));
    EXPECT_EQ(match->position(), "klondike | t2: 9D 8S | t3: TS 9H");
    EXPECT_TRUE(match->assisted());
    EXPECT_EQ(match->elapsed(), 10);
}

TEST(Record, CutInTheMiddleIsRefusedWherever) {
    const auto match = match_of("K1-17");
    play_all(*match, "s s s");
    const std::string whole = match->record();
    for (std::size_t length = 0; length + 1 < whole.size(); ++length)
        ASSERT_FALSE(replay(whole.substr(0, length))) << whole.substr(0, length);
    EXPECT_EQ(record_fault(whole.substr(0, whole.find("end"))).code, ParseCode::cut_short);
    EXPECT_EQ(record_fault(whole.substr(0, whole.rfind("play")) + "end 3\n").code,
              ParseCode::cut_short);
}

TEST(Record, FaultsSayWhichLine) {
    const std::string text = record_with("play 12\nplay 12\n", 2);
    const ParseError error = record_fault(text);
    EXPECT_EQ(error.code, ParseCode::refused);
    EXPECT_EQ(error.offset, text.rfind("play 12"));
    EXPECT_NE(error.sentence.find("play 12"), std::string::npos);
}

TEST(Record, LinesMayEndAsOnOtherSystems) {
    std::string text = record_with("play 12\n", 1);
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.insert(at, "\r");
    EXPECT_TRUE(replay(text));
}

TEST(Record, NothingMayFollowItsEnd) {
    EXPECT_EQ(record_fault(record_with("play 12\n", 1) + "play 13\n").sentence,
              "nothing may follow the line 'end'");
}

TEST(Record, APositionAndTheOptionsMustAgree) {
    const std::string text = "croupier record 1\ngame klondike draw=1\nposition klondike | t1: 9H\n"
                             "end 0\n";
    EXPECT_EQ(record_fault(text).code, ParseCode::bad_value);
}

TEST(Record, NonsenseIsRefused) {
    EXPECT_EQ(record_fault("").code, ParseCode::syntax);
    EXPECT_EQ(record_fault("croupier record 2\n").code, ParseCode::syntax);
    EXPECT_EQ(record_fault("croupier record 1\nend 0\n").code, ParseCode::syntax);
    EXPECT_EQ(record_fault("croupier record 1\ngame klondike draw\nend 0\n").code,
              ParseCode::syntax);
    EXPECT_EQ(record_fault("croupier record 1\ngame klondike\nend 0\n").code, ParseCode::syntax);
    EXPECT_EQ(record_fault("croupier record 1\ngame klondike\ndeck AH\nend 0\n").code,
              ParseCode::wrong_count);
    EXPECT_EQ(
        record_fault("croupier record 1\ngame chess\ndeck " + to_text(house_deck(1)) + "\nend 0\n")
            .code,
        ParseCode::unknown_game);
    EXPECT_EQ(
        record_fault("croupier record 1\ngame freecell\nposition klondike | t1: 9H\nend 0\n").code,
        ParseCode::unknown_game);
    EXPECT_EQ(record_fault(record_with("jump 12\n", 1)).code, ParseCode::syntax);
    EXPECT_EQ(record_fault(record_with("play 12 @x\n", 1)).code, ParseCode::bad_number);
    for (const char* entry : {"play\n", "undo 3\n", "rewind 9\n", "rewind x\n", "line 12 zz\n",
                              "play 31\n", "resume\n", "undo\n"})
        EXPECT_EQ(record_fault(record_with(entry, 1)).code, ParseCode::refused) << entry;
}

}  // namespace croupier::test

// Meridian: its options, modes and levels.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// "lock=on|off": an option as the rules page writes it.
std::string option_words(const OptionInfo& option) {
    std::string text = std::string(option.key) + "=";
    for (std::string_view word : option.words)
        text += (word == option.words.front() ? "" : "|") + std::string(word);
    return text;
}

std::unique_ptr<Match> dealt_match(std::string_view settings) {
    return opened(deal_match("meridian", *settings_from(settings), house_deck(1)));
}

}  // namespace

TEST(MeridianOptions, AreThoseOfTheRulesWithTheDefaultFirst) {
    RULE("M-017", "M-070", "MD-02", "MD-03", "MD-05", "MD-06", "MD-15", "MD-16", "MD-19", "MD-21",
         "MD-34");
    Words options;
    for (const OptionInfo& option : find_game("meridian")->options)
        options.push_back(option_words(option));
    EXPECT_EQ(options, (Words{"mode=classic|double_pocket|traditional|expert",
                              "passes=unlimited|1|2|3|4|5|6|7|8|9", "empty=ace_or_king|any",
                              "lock=on|off", "ends=capped|open", "recycle=with_draw|own",
                              "takeback=off|on", "undo=10|unlimited|none|1", "draws=kept|undoable",
                              "after_loss=final|undo", "warn=30|10|20|50|100|200",
                              "double_click=foundation|best", "autoplay=off|safe"}));
}

TEST(MeridianOptions, EveryWordCanBeSelected) {
    RULE("M-017", "M-070", "MD-02", "MD-03", "MD-05", "MD-06", "MD-15", "MD-16", "MD-19", "MD-21",
         "MD-34");
    for (const OptionInfo& option : find_game("meridian")->options) {
        for (std::string_view word : option.words.subspan(1)) {
            const Settings chosen{{std::string(option.key), std::string(word)}};
            EXPECT_EQ(opened(deal_match("meridian", chosen, house_deck(1)))->settings(), chosen);
        }
    }
}

TEST(MeridianOptions, WordsBeyondTheListAreFaults) {
    RULE("M-017", "MD-02");
    for (std::string_view wrong : {"mode=easy", "passes=0", "passes=10", "warn=40", "undo=5"}) {
        const MatchResult match = deal_match("meridian", *settings_from(wrong), house_deck(1));
        ASSERT_FALSE(match) << wrong;
        EXPECT_EQ(match.error().code, ParseCode::bad_value);
    }
}

TEST(MeridianOptions, OptionsOfTheHouseAreNoPartOfThePosition) {
    RULE("MD-16", "MD-34");
    const auto match = dealt_match("draws=undoable after_loss=undo lock=off");
    EXPECT_TRUE(match->position().starts_with("meridian lock=off | stock"));
}

TEST(MeridianModes, HaveDealIdsOfTheirOwn) {
    RULE("M-017", "MD-02", "MD-27");
    EXPECT_EQ(dealt_match("")->mode(), "MMC");
    EXPECT_EQ(dealt_match("mode=double_pocket")->mode(), "MMD");
    EXPECT_EQ(dealt_match("mode=traditional")->mode(), "MMT");
    EXPECT_EQ(dealt_match("mode=expert")->mode(), "MME");
    EXPECT_EQ(match_of("MME-9")->settings(), (Settings{{"mode", "expert"}}));
}

TEST(MeridianModes, ExpertDealsAndPlaysAsTraditional) {
    RULE("M-023", "MD-02");
    const auto cards_of = [](std::string_view id) {
        const std::string text = match_of(id)->position();
        return text.substr(text.find('|'));
    };
    EXPECT_EQ(cards_of("MME-3"), cards_of("MMT-3"));
    EXPECT_NE(cards_of("MME-3"), cards_of("MMC-3"));
    constexpr std::string_view piles = " | waste: KS 5S | t1: AC 4D / 6H | t2: 7C | t3: 9C 8H";
    EXPECT_EQ(legal(at<Meridian>("mode=expert" + std::string(piles))),
              legal(at<Meridian>("mode=traditional" + std::string(piles))));
}

TEST(MeridianLevels, RunFromEasyToVeryHard) {
    RULE("M-020", "M-021", "M-022", "M-023");
    Words levels;
    for (const Level& level : find_game("meridian")->levels)
        levels.push_back(std::string(level.name) + " " + std::string(level.settings));
    EXPECT_EQ(levels, (Words{"easy mode=double_pocket", "medium mode=classic",
                             "hard mode=traditional", "very_hard mode=expert"}));
}

}  // namespace croupier::test

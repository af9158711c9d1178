// Klondike: its options, their defaults, and the levels made of them.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// "draw=3|1": an option as the rules page writes it.
std::string option_text(const OptionInfo& option) {
    std::string text = std::string(option.key) + "=";
    for (std::string_view word : option.words)
        text += (word == option.words.front() ? "" : "|") + std::string(word);
    return text;
}

std::unique_ptr<Match> match_with(std::string_view settings) {
    return opened(deal_match("klondike", *settings_from(settings), house_deck(1)));
}

std::unique_ptr<Match> at_level(std::string_view name) {
    for (const Level& level : find_game("klondike")->levels)
        if (level.name == name) return match_with(level.settings);
    ADD_FAILURE() << "no level " << name;
    return match_with("");
}

int waste_size(const Match& match) {
    return static_cast<int>(match.table(Seat::first)[Klondike::waste_place].cards.size());
}

// Draws until the stock is empty.
void pass_through_the_stock(Match& match) {
    while (match.check(draw_move) == Refusal::none) play(match, "s");
}

}  // namespace

TEST(KlondikeOptions, AreThoseOfTheRulesWithTheDefaultFirst) {
    RULE("KD-14");
    std::vector<std::string> options;
    for (const OptionInfo& option : find_game("klondike")->options)
        options.push_back(option_text(option));
    EXPECT_EQ(options, (std::vector<std::string>{"draw=3|1", "passes=unlimited|1|2|3|4|5|6|7|8|9",
                                                 "scoring=standard|windows", "bonus=flat|time",
                                                 "negative=off|on", "undo_penalty=off|on",
                                                 "undo=unlimited|none|1|10", "autoplay=off|safe"}));
}

TEST(KlondikeOptions, EveryWordCanBeSelected) {
    RULE("KD-02", "KD-03", "KD-04", "KD-05", "KD-14", "KD-15");
    for (const OptionInfo& option : find_game("klondike")->options) {
        for (std::string_view word : option.words.subspan(1)) {
            const Settings chosen{{std::string(option.key), std::string(word)}};
            const auto match = opened(deal_match("klondike", chosen, house_deck(1)));
            EXPECT_EQ(match->settings(), chosen);
        }
    }
}

TEST(KlondikeOptions, WordsBeyondTheListAreFaults) {
    RULE("KD-14");
    for (std::string_view wrong : {"draw=2", "passes=0", "passes=10"}) {
        const MatchResult match = deal_match("klondike", *settings_from(wrong), house_deck(1));
        ASSERT_FALSE(match) << wrong;
        EXPECT_EQ(match.error().code, ParseCode::bad_value);
    }
}

TEST(KlondikeOptions, ThreeCardsAreDrawnByDefaultWithoutALimitOfPasses) {
    RULE("KD-14", "KD-05");
    const auto match = match_with("");
    EXPECT_EQ(match->mode(), "K3");
    play(*match, "s");
    EXPECT_EQ(waste_size(*match), 3);
    for (int recycle = 1; recycle <= 12; ++recycle) {
        pass_through_the_stock(*match);
        EXPECT_TRUE(play(*match, "s")) << recycle;
    }
}

TEST(KlondikeLevels, AreEasyMediumAndHard) {
    RULE("K-038", "KD-14");
    std::vector<std::string_view> names;
    for (const Level& level : find_game("klondike")->levels) names.push_back(level.name);
    EXPECT_EQ(names, (std::vector<std::string_view>{"easy", "medium", "hard"}));
}

TEST(KlondikeLevels, EasyAndMediumDrawOneAndThreeWithoutALimit) {
    RULE("K-038", "KD-14");
    for (const auto& [name, drawn] : {std::pair{"easy", 1}, std::pair{"medium", 3}}) {
        const auto match = at_level(name);
        play(*match, "s");
        EXPECT_EQ(waste_size(*match), drawn);
        for (int recycle = 1; recycle <= 9; ++recycle) {
            pass_through_the_stock(*match);
            EXPECT_TRUE(play(*match, "s")) << name << recycle;
        }
    }
}

TEST(KlondikeLevels, HardDrawsThreeAndGoesThroughTheStockThreeTimes) {
    RULE("K-038", "KD-14");
    const auto match = at_level("hard");
    play(*match, "s");
    EXPECT_EQ(waste_size(*match), 3);
    for (int recycle = 1; recycle <= 2; ++recycle) {
        pass_through_the_stock(*match);
        EXPECT_TRUE(play(*match, "s")) << recycle;
    }
    pass_through_the_stock(*match);
    EXPECT_EQ(play(*match, "s").refusal, Refusal::no_passes_left);
}

}  // namespace croupier::test

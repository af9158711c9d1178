// The word that was probably meant.
#include "croupier/engine/suggest.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/support/positions.h"

namespace croupier::test {
namespace {

constexpr auto games_known =
    std::to_array<std::string_view>({"klondike", "freecell", "cards", "meridian"});

TEST(Suggest, FindsTheWordThatIsFewStepsAway) {
    EXPECT_EQ(nearest("klondkie", games_known), "klondike");
    EXPECT_EQ(nearest("FreeCel", games_known), "freecell");
    EXPECT_EQ(nearest("card", games_known), "cards");
    EXPECT_EQ(nearest("mer", games_known), "meridian");
}

TEST(Suggest, SaysNothingWhenNothingIsNear) {
    EXPECT_EQ(nearest("spider", games_known), "");
    EXPECT_EQ(nearest("", games_known), "");
    EXPECT_EQ(nearest(std::string(100, 'k'), games_known), "");
    EXPECT_EQ(did_you_mean("poker", games_known), "");
}

TEST(Suggest, IsPartOfTheSentencesAboutUnknownWords) {
    EXPECT_NE(unknown_game("freecel").sentence.find("did you mean 'freecell'?"), std::string::npos);
    const auto match = deal_match({"klondike", {{"darw", "1"}}, 1});
    ASSERT_FALSE(match);
    EXPECT_NE(match.error().sentence.find("did you mean 'draw'?"), std::string::npos);
}

}  // namespace
}  // namespace croupier::test

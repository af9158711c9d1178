// FreeCell: the foundations.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(FreecellFoundations, EachSuitGoesUpFromAceToKing) {
    RULE("F-005");
    const std::pair<std::string, std::string> foundations[] = {
        {"C", "fc: "}, {"D", "fd: "}, {"H", "fh: "}, {"S", "fs: "}};
    for (const auto& [suit, foundation] : foundations) {
        std::string home;
        for (char rank : std::string("A23456789TJQK")) {
            const auto state = at<Freecell>(home + "a: " + rank + suit);
            EXPECT_EQ(check(state, "ah"), Refusal::none) << rank << suit;
            EXPECT_EQ(to_text(after(state, "ah")), "freecell | " + foundation + rank + suit);
            home = foundation + rank + suit + " | ";
        }
    }
}

TEST(FreecellFoundations, OnlyAnAceOpensOne) {
    RULE("F-006");
    const auto state = at<Freecell>("t1: AH | t2: 2H | t3: KS");
    EXPECT_EQ(check(state, "1h"), Refusal::none);
    EXPECT_EQ(check(state, "2h"), Refusal::needs_an_ace);
    EXPECT_EQ(check(state, "3h"), Refusal::needs_an_ace);
}

TEST(FreecellFoundations, TheExamplesThatFit) {
    RULE("F-007", "FT-04");
    const auto state = at<Freecell>("fs: AS | fc: 9C | t1: AH | t2: 2S | t3: TC");
    for (std::string_view move : {"1h3", "2h4", "3h1"})
        EXPECT_EQ(check(state, move), Refusal::none) << move;
}

TEST(FreecellFoundations, TheExamplesThatDoNotFit) {
    RULE("F-007", "FT-04");
    const auto state = at<Freecell>("fd: 3D | fs: TS | t1: 5D | t2: JH");
    EXPECT_EQ(check(state, "1h2"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "2h4"), Refusal::wrong_suit);
}

TEST(FreecellFoundations, NoRankIsSkipped) {
    RULE("F-005");
    const auto state = at<Freecell>("fd: 3D | t1: 4D | t2: 5D | fs: 5S | t3: 7S");
    EXPECT_EQ(check(state, "1h"), Refusal::none);
    EXPECT_EQ(check(state, "2h"), Refusal::wrong_rank);
    EXPECT_EQ(check(after(state, "1h"), "2h"), Refusal::none);
    EXPECT_EQ(check(state, "3h"), Refusal::wrong_rank);
}

TEST(FreecellFoundations, TheAceOfHeartsIsRefusedBySpades) {
    RULE("FT-04", "FD-12");
    EXPECT_EQ(check(at<Freecell>("t1: AH"), "1h4"), Refusal::wrong_suit);
}

TEST(FreecellFoundations, EachBelongsToOneSuit) {
    RULE("FD-12");
    const std::string suits_in_order = "CDHS";
    for (std::size_t suit = 0; suit < 4; ++suit)
        for (std::size_t slot = 0; slot < 4; ++slot) {
            const auto state = at<Freecell>(std::string("t1: A") + suits_in_order[suit]);
            EXPECT_EQ(check(state, "1h" + std::to_string(slot + 1)),
                      suit == slot ? Refusal::none : Refusal::wrong_suit)
                << suit << slot;
        }
}

TEST(FreecellFoundations, ASuitOnTheWrongOneIsNoPosition) {
    RULE("FD-12");
    EXPECT_FALSE(position_from<Freecell>("freecell | fc: AD"));
    EXPECT_TRUE(position_from<Freecell>("freecell | fd: AD"));
}

TEST(FreecellFoundations, TakeOneCardAtATime) {
    EXPECT_EQ(check(at<Freecell>("fh: 6H | t1: 8S 7H"), "1h3x2"), Refusal::one_at_a_time);
    EXPECT_EQ(check(at<Freecell>("fh: 6H | t1: 8S 7H"), "1h3"), Refusal::none);
}

TEST(FreecellFoundations, CardsThatGoHomeAreListed) {
    RULE("F-005", "F-006");
    const auto state = at<Freecell>("a: 4C | b: 5C | c: AS | d: 2H | fc: 3C | t1: AD | t2: 9D"
                                    "| t3: KC | t4: KD | t5: KH | t6: KS | t7: JC | t8: JD");
    EXPECT_EQ(legal(state), (std::vector<std::string>{"1h", "ah", "ch"}));
}

TEST(FreecellFoundations, GiveNothingBackByDefault) {
    RULE("FD-13", "FT-24");
    const auto state = at<Freecell>("fs: 5S | t1: 6H");
    EXPECT_EQ(check(state, "hs1"), Refusal::foundation_closed);
    EXPECT_EQ(check(state, "hs2"), Refusal::foundation_closed);
    for (const std::string& word : legal(state)) EXPECT_NE(word[0], 'h') << word;
}

TEST(FreecellFoundations, GiveTheirTopBackWithTheOption) {
    RULE("FD-13");
    const auto state = at<Freecell>("takeback=on | fs: 5S | t1: 6H | t2: 6C | t3: 7D");
    EXPECT_EQ(check(state, "hs1"), Refusal::none);
    EXPECT_EQ(check(state, "hs2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "hs3"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "hs4"), Refusal::none);
    EXPECT_EQ(check(state, "hs1x2"), Refusal::only_the_top);
    EXPECT_EQ(to_text(after(state, "hs1")),
              "freecell takeback=on | fs: 4S | t1: 6H 5S | t2: 6C | t3: 7D");
}

TEST(FreecellFoundations, GiveBackOnlyToColumns) {
    RULE("FD-13");
    const auto state = at<Freecell>("takeback=on | fs: 5S | t1: 6H");
    EXPECT_EQ(check(state, "hsa"), Refusal::foundation_closed);
    const int spades = Freecell::first_foundation + 3, hearts = Freecell::first_foundation + 2;
    EXPECT_EQ(state.check(carry(spades, hearts)), Refusal::foundation_closed);
    EXPECT_EQ(state.check(carry(hearts, Freecell::first_column)), Refusal::source_empty);
}

TEST(FreecellFoundations, CardsThatMayComeBackAreListed) {
    RULE("FD-13");
    const auto state = at<Freecell>("takeback=on | a: KC | b: KD | c: KH | d: KS | fs: 5S | fd: AD"
                                    "| t1: 6H | t2: 8H | t3: TH | t4: QH | t5: 8D | t6: TD"
                                    "| t7: QD");
    std::vector<std::string> returns;
    for (const std::string& word : legal(state))
        if (word[0] == 'h') returns.push_back(word);
    EXPECT_EQ(returns, (std::vector<std::string>{"hd8", "hs1", "hs8"}));
}

TEST(FreecellFoundations, TheOptionIsPartOfTheDealId) {
    RULE("FD-13");
    EXPECT_EQ(match_of("FC-1+takeback=on")->settings(), (Settings{{"takeback", "on"}}));
    EXPECT_EQ(match_of("FC-1")->settings(), Settings{});
}

}  // namespace croupier::test

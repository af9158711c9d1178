// Klondike: cards that come back from a foundation, and cards sent home by a double click.
#include "tests/support/klondike.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
TEST(KlondikeTakeback, ATopOfAFoundationGoesToAColumnThatTakesIt) {
    RULE("K-039");
    const auto state = at<Klondike>("f1: 5H | t1: 6S | t2: 6C | t3: 6D | t4: 7S");
    EXPECT_EQ(legal(state), (Words{"34", "hh1", "hh2"}));
    EXPECT_EQ(to_text(after(state, "hh2")),
              "klondike | f1: 4H | t1: 6S | t2: 6C 5H | t3: 6D | t4: 7S");
}

TEST(KlondikeTakeback, TheColumnHasItsOwnRules) {
    RULE("K-039");
    const auto state = at<Klondike>("f1: 5H | t1: 6D | t2: 7S");
    EXPECT_EQ(check(state, "hh1"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "hh2"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "hh3"), Refusal::needs_a_king);
    EXPECT_EQ(check(at<Klondike>("f1: KH"), "hh3"), Refusal::none);
}

TEST(KlondikeTakeback, OnlyTheTopComesBack) {
    RULE("K-039");
    const auto state = at<Klondike>("f1: 5H | t1: 6S");
    EXPECT_EQ(state.check(carry(foundation(1), column(1), 2)), Refusal::only_the_top);
    EXPECT_EQ(state.check(carry(foundation(2), column(1))), Refusal::source_empty);
}

TEST(KlondikeTakeback, AnAceThatComesBackLeavesAnEmptyFoundation) {
    RULE("K-039", "KD-09");
    const auto state = after(at<Klondike>("f1: AS | t1: 2H | t2: AD"), "hs1");
    EXPECT_EQ(to_text(state), "klondike | t1: 2H AS | t2: AD");
    EXPECT_EQ(to_text(after(state, "2h")), "klondike | f1: AD | t1: 2H AS");
}

TEST(KlondikeDoubleClick, SendsATopHomeIfThatIsLegal) {
    RULE("K-024", "K-059", "KT-20", "KT-31", "KD-12");
    EXPECT_EQ(to_text(after(at<Klondike>("f1: 3S | t1: 4S"), "1h")), "klondike | f1: 4S");
    EXPECT_EQ(to_text(after(at<Klondike>("f1: 3S | waste: 9D 4S"), "wh")),
              "klondike | waste: 9D | f1: 4S");
    EXPECT_EQ(check(at<Klondike>("f1: 2S | t1: 4S"), "1h1"), Refusal::wrong_rank);
}

TEST(KlondikeDoubleClick, GoesToTheFoundationOfTheSuit) {
    RULE("K-024", "K-059", "KD-12");
    const auto state = at<Klondike>("f1: 3H | f2: 3C | f4: 3S | t1: 4S | t2: 4C");
    EXPECT_EQ(to_text(after(state, "1h 2h")), "klondike | f1: 3H | f2: 4C | f4: 4S");
}

TEST(KlondikeDoubleClick, NamesTheFoundationOfTheSuitWhenThatRefuses) {
    RULE("KD-12");
    EXPECT_EQ(check(at<Klondike>("f1: AS | t1: 3S"), "1h"), Refusal::wrong_rank);
    EXPECT_EQ(check(at<Klondike>("f3: AS | waste: 3S"), "wh"), Refusal::wrong_rank);
}

TEST(KlondikeDoubleClick, AnAceGoesToTheFirstEmptyFoundation) {
    RULE("K-024", "KD-12");
    EXPECT_EQ(to_text(after(at<Klondike>("f1: 3H | f3: 3C | t1: AS"), "1h")),
              "klondike | f1: 3H | f2: AS | f3: 3C");
    EXPECT_EQ(to_text(after(at<Klondike>("f1: 3H | f3: 3C | waste: AD"), "wh")),
              "klondike | f1: 3H | f2: AD | f3: 3C");
}

TEST(KlondikeDoubleClick, ACoveredCardIsNotSent) {
    RULE("KT-31", "KD-12");
    EXPECT_EQ(at<Klondike>("f1: 3S | t1: 4S 3D").check(carry(column(1), foundation(1), 2)),
              Refusal::one_at_a_time);
    EXPECT_EQ(at<Klondike>("f1: 3S | t1: 4S 9D").check(carry(column(1), foundation(1), 2)),
              Refusal::not_a_run);
    EXPECT_EQ(
        at<Klondike>("f1: 3S | waste: 4S 9D").check(carry(Klondike::waste_place, foundation(1), 2)),
        Refusal::only_the_top);
    EXPECT_EQ(legal(at<Klondike>("f1: 3S | t1: 4S 3D")), Words{});
}

}  // namespace croupier::test

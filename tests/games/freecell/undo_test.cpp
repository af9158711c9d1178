// FreeCell: undo, its depth and its stack.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view four_cards = "t1: KC 6H 5S 4H 3S | t2: 7C";

// Back and forth between two cells, as often as asked.
std::unique_ptr<Match> match_after(int moves, std::string_view house_rules) {
    auto match = match_at<FreecellGame>("a: KS", house_rules);
    for (int i = 0; i < moves; ++i) play_all(*match, i % 2 == 0 ? "ab" : "ba");
    return match;
}

}  // namespace

TEST(FreecellUndo, GoesBackInReverseOrder) {
    RULE("F-026", "FT-17");
    const auto match = match_at<FreecellGame>("t1: KD | t2: AS");
    play_all(*match, "1a 2h");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "freecell | a: KD | t2: AS");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "freecell | t1: KD | t2: AS");
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(FreecellUndo, IsUnlimitedByDefault) {
    RULE("F-026");
    const auto match = match_after(40, "");
    EXPECT_EQ(match->undo_left(), 40);
    for (int i = 0; i < 40; ++i) EXPECT_TRUE(match->undo()) << i;
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
    EXPECT_EQ(match->position(), "freecell | a: KS");
    EXPECT_EQ(match->tally().moves, 80);
}

TEST(FreecellUndo, GoesBackAsFarAsTheOptionSays) {
    RULE("F-026");
    const std::pair<std::string_view, int> depths[] = {
        {"undo=unlimited", 12}, {"undo=none", 0}, {"undo=1", 1}, {"undo=10", 10}};
    for (const auto& [option, depth] : depths) {
        const auto match = match_after(12, option);
        for (int i = 0; i < depth; ++i) EXPECT_TRUE(match->undo()) << option << " " << i;
        EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo) << option;
    }
}

TEST(FreecellUndo, OfASupermoveIsOnePress) {
    RULE("FT-16", "FD-10");
    const auto match = match_at<FreecellGame>(four_cards);
    play_all(*match, "12");
    EXPECT_EQ(match->position(), "freecell | t1: KC | t2: 7C 6H 5S 4H 3S");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "freecell | t1: KC 6H 5S 4H 3S | t2: 7C");
    EXPECT_EQ(match->tally().moves, 8);
    EXPECT_EQ(match->undo_left(), 0);
}

TEST(FreecellUndo, KeepsEachCardOfASupermoveAsARecord) {
    RULE("F-027", "FT-16", "FD-10");
    const auto match = match_at<FreecellGame>(four_cards);
    play_all(*match, "12");
    const int from = Freecell::first_column, to = from + 1;
    EXPECT_EQ(match->undo_stack(), (std::vector<UndoRecord>{{card(6, Suit::hearts), from, to, 0},
                                                            {card(5, Suit::spades), from, to, 0},
                                                            {card(4, Suit::hearts), from, to, 0},
                                                            {card(3, Suit::spades), from, to, 0}}));
}

TEST(FreecellUndo, KeepsMovesInGroupsOfTheirOwn) {
    RULE("F-027", "FD-10");
    const auto match = match_at<FreecellGame>(four_cards);
    play_all(*match, "1a 12 1b");
    std::vector<int> groups;
    for (const UndoRecord& record : match->undo_stack()) groups.push_back(record.group);
    // Without the three of spades nothing of column 1 fits but three cards.
    EXPECT_EQ(groups, (std::vector{0, 1, 1, 1, 2}));
    EXPECT_TRUE(match->undo());
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->undo_stack().size(), 1u);
}

TEST(FreecellUndo, IsItselfUndoneByRedo) {
    RULE("FD-10");
    const auto match = match_at<FreecellGame>(four_cards);
    play_all(*match, "12");
    EXPECT_TRUE(match->undo());
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), "freecell | t1: KC | t2: 7C 6H 5S 4H 3S");
    EXPECT_EQ(match->tally().moves, 12);
    EXPECT_EQ(match->undo_stack().size(), 4u);
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(FreecellUndo, IsRefusedAfterAWin) {
    RULE("FD-17");
    const auto match = match_at<FreecellGame>("fc: KC | fd: KD | fh: KH | fs: JS | a: QS | b: KS");
    play_all(*match, "ah");
    EXPECT_EQ(match->undo_left(), 1);
    play_all(*match, "bh");
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
    EXPECT_EQ(match->undo_left(), 0);
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->tally().moves, 2);
}

}  // namespace croupier::test

// FreeCell: the win, and a whole game that ends in one.
#include <fstream>

#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

std::vector<std::string> golden_line() {
    std::ifstream lines(data_file("golden/freecell_ms_1_solution.txt"));
    std::string comment, word;
    std::getline(lines, comment);
    std::vector<std::string> words;
    while (lines >> word) words.push_back(word);
    return words;
}

}  // namespace

TEST(FreecellWin, NeedsTheLastKingOfEachSuit) {
    RULE("F-028", "FT-19");
    for (std::string_view text : {"fc: QC | fd: KD | fh: KH | fs: KS | t1: KC",
                                  "fc: KC | fd: QD | fh: KH | fs: KS | t1: KD",
                                  "fc: KC | fd: KD | fh: QH | fs: KS | t1: KH",
                                  "fc: KC | fd: KD | fh: KH | fs: QS | t1: KS"}) {
        const auto state = at<Freecell>(text);
        EXPECT_EQ(state.outcome(), Outcome::open) << text;
        EXPECT_EQ(after(state, "1h").outcome(), Outcome::won) << text;
    }
}

TEST(FreecellWin, IsNotGivenWhileAKingWaitsInACell) {
    RULE("F-028", "FT-19");
    const auto match = match_at<FreecellGame>("fc: KC | fd: KD | fh: KH | fs: QS | t1: KS");
    EXPECT_FALSE(has_event(play(*match, "1a"), EventKind::won));
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_TRUE(has_event(play(*match, "ah"), EventKind::won));
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(FreecellWin, LeavesThirteenCardsOfOneSuitOnEachFoundation) {
    RULE("F-028");
    const auto match = match_at<FreecellGame>("fc: KC | fd: KD | fh: KH | fs: QS | t1: KS");
    play_all(*match, "1h");
    int foundations = 0;
    for (const TablePile& pile : match->table(Seat::first)) {
        EXPECT_EQ(pile.cards.size(), pile.role == Role::foundation ? 13u : 0u) << pile.name;
        foundations += pile.role == Role::foundation ? 1 : 0;
        for (Card card : pile.cards) EXPECT_EQ(card.suit(), pile.cards[0].suit()) << pile.name;
    }
    EXPECT_EQ(foundations, 4);
}

TEST(FreecellWin, EndsTheGame) {
    RULE("F-028");
    const auto state = at<Freecell>("takeback=on | fc: KC | fd: KD | fh: KH | fs: KS");
    EXPECT_EQ(state.to_act(), Seat::nobody);
    EXPECT_TRUE(state.legal_moves().empty());
    EXPECT_EQ(check(state, "hs1"), Refusal::game_over);
}

TEST(FreecellWin, ComesAtTheVeryEndOfTheGoldenLine) {
    RULE("FT-18", "F-028");
    const auto match = match_of("FC-1");
    const auto words = golden_line();
    ASSERT_EQ(words.size(), 127u);
    for (std::size_t i = 0; i < words.size(); ++i) {
        ASSERT_EQ(match->outcome(), Outcome::open) << i;
        const Answer answer = play(*match, words[i]);
        ASSERT_TRUE(answer) << i << " " << words[i];
        EXPECT_EQ(has_event(answer, EventKind::won), i == 126) << i;
    }
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->turns(), 127);
}

TEST(FreecellWin, TakesTenSupermovesInTheGoldenLine) {
    RULE("FT-18", "F-024");
    const auto match = match_of("FC-1");
    int supermoves = 0;
    for (const std::string& word : golden_line()) {
        supermoves += match->read_move(word)->count > 1 ? 1 : 0;
        play_all(*match, word);
    }
    EXPECT_EQ(supermoves, 10);
    EXPECT_EQ(match->tally().moves, 140);
}

TEST(FreecellWin, FillsEmptyColumnsWithOneCardInTheGoldenLine) {
    RULE("FT-18", "FD-09");
    const auto match = match_of("FC-1");
    int filled = 0;
    for (const std::string& word : golden_line()) {
        const Move move = *match->read_move(word);
        const TablePile target = match->table(Seat::first)[move.to];
        if (target.role == Role::column && target.cards.empty()) {
            EXPECT_EQ(move.count, 1) << word;
            ++filled;
        }
        play_all(*match, word);
    }
    EXPECT_GT(filled, 0);
}

}  // namespace croupier::test

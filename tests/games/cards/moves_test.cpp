// Cards: the list of legal moves and how moves are written.
#include <fstream>
#include <regex>

#include "tests/support/cards.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The legal moves in the words of the golden file: "T4>T5 QS x2", "T7>F AC".
std::vector<std::string> steps_of(const Cards& state) {
    std::vector<std::string> steps;
    for (Move move : state.legal_moves()) {
        const int source = move.from - Cards::first_column;
        const std::string card = to_text(state.columns[source].from_top(move.count));
        const std::string from = "T" + std::to_string(source);
        if (move.to < Cards::first_column)
            steps.push_back(from + ">F " + card);
        else
            steps.push_back(from + ">T" + std::to_string(move.to - Cards::first_column) + " " +
                            card + " x" + std::to_string(move.count));
    }
    std::ranges::sort(steps);
    return steps;
}

std::vector<std::string> steps_in(const std::string& text) {
    static const std::regex step(R"(T\d>(F \w\w|T\d \w\w x\d))");
    std::vector<std::string> steps;
    for (std::sregex_iterator at(text.begin(), text.end(), step), end; at != end; ++at)
        steps.push_back(at->str());
    std::ranges::sort(steps);
    return steps;
}

}  // namespace

TEST(CardsMoves, OfTheGoldenDealsAreExactlyTheGoldenOnes) {
    RULE("CD-02");
    std::ifstream file(data_file("golden/cards_initial_legal_moves.txt"));
    int deals = 0;
    for (std::string line; std::getline(file, line); ++deals) {
        const std::uint64_t seed = std::stoull(line.substr(5));
        const std::string ordered = line.substr(0, line.find("extra loose"));
        EXPECT_EQ(steps_of(dealt(seed, Cards::Stacks::ordered)), steps_in(ordered)) << seed;
        EXPECT_EQ(steps_of(dealt(seed, Cards::Stacks::free)), steps_in(line)) << seed;
    }
    EXPECT_EQ(deals, 6);
}

TEST(CardsMoves, OfSeedFortyTwoAreThree) {
    RULE("CT-06");
    const Cards start = dealt(42, Cards::Stacks::ordered);
    EXPECT_EQ(legal(start), (std::vector<std::string>{"34", "35", "3h"}));
    EXPECT_EQ(to_text(start.columns[2].top()), "AD");
    const Cards next = after(start, "3h");
    EXPECT_EQ(to_text(next.columns[2].top()), "AC");
    EXPECT_EQ(check(next, "3h"), Refusal::none);
}

TEST(CardsMoves, OfSeedOneLetTheSixOfSpadesChooseItsSeven) {
    RULE("CT-08");
    const Cards start = dealt(1, Cards::Stacks::ordered);
    EXPECT_EQ(to_text(start.columns[1].top()), "6S");
    EXPECT_EQ(check(start, "21"), Refusal::none);
    EXPECT_EQ(check(start, "24"), Refusal::none);
}

TEST(CardsMoves, ComeInTheSameOrderHoweverThePositionWasReached) {
    RULE("C-058");
    const Cards start = at<Cards>("t1: 6H | t2: 6D | t3: 5S | t4: 9D | t5: TS | t6: AC");
    const Cards one = after(start, "31 45 6h"), other = after(start, "6h 45 32 21");
    ASSERT_EQ(one, other);
    const MoveList first = one.legal_moves(), second = other.legal_moves();
    EXPECT_TRUE(std::ranges::equal(first, second));
    EXPECT_FALSE(first.empty());
}

TEST(CardsMoves, AreListedPileByPileAndTheFoundationsLast) {
    RULE("C-058");
    const Cards state = at<Cards>("fh: 4H | t1: AS | t2: 5C 2D | t3: 3S | t4: 5S");
    std::vector<std::string> words;
    for (Move move : state.legal_moves()) words.push_back(to_text(state, move));
    EXPECT_EQ(words, (std::vector<std::string>{"1h", "12", "23", "hh4"}));
}

TEST(CardsMoves, NameTheCountWhenMoreThanOneTailFits) {
    const Cards state = at<Cards>("stacks=free | t1: TH | t2: 9S 3D 9C");
    EXPECT_EQ(legal(state), (std::vector<std::string>{"21x1", "21x3"}));
    EXPECT_EQ(move_from(state, "21").error().code, ParseCode::bad_move);
    EXPECT_EQ(*move_from(state, "21x3"), carry(5, 4, 3));
}

TEST(CardsMoves, ToAnEmptyPileMeanOneCardUnlessACountIsWritten) {
    const Cards state = at<Cards>("t1: 4C KH QS");
    EXPECT_EQ(*move_from(state, "12"), carry(4, 5, 1));
    EXPECT_EQ(*move_from(state, "12x2"), carry(4, 5, 2));
}

}  // namespace croupier::test

// Cards: the win, and whole games that lead to it.
#include <fstream>
#include <sstream>

#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

std::vector<std::string> golden_steps(const std::string& name) {
    std::ifstream file(data_file("golden/" + name));
    std::vector<std::string> steps;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) steps.push_back(line);
    return steps;
}

// "T7>T1 JS x2", "T3>F AD" or "F>T7 7H"; piles count from 0.
Move move_of_step(const std::string& step) {
    const std::size_t arrow = step.find('>');
    const std::string from = step.substr(0, arrow);
    const std::string to = step.substr(arrow + 1, step.find(' ') - arrow - 1);
    const Suit suit = *suit_of(step[step.find(' ') + 2]);
    const auto place = [&](const std::string& name) {
        return name == "F" ? decltype(Cards::foundations)::slot_of(suit)
                           : Cards::first_column + name[1] - '0';
    };
    const std::size_t count = step.find('x');
    return carry(place(from), place(to),
                 count == std::string::npos ? 1 : std::stoi(step.substr(count + 1)));
}

// How often the win was raised, and whether it was only by the last step.
struct Played {
    int wins = 0;
    bool won_at_the_end = false;
    Refusal refusal = Refusal::none;
    std::size_t steps = 0;  // carried out
};
Played play_steps(Match& match, const std::vector<std::string>& steps) {
    Played played;
    for (const std::string& step : steps) {
        const Answer answer = match.play(Seat::first, move_of_step(step));
        played.refusal = answer.refusal;
        if (!answer) break;
        ++played.steps;
        played.won_at_the_end = has_event(answer, EventKind::won);
        played.wins +=
            static_cast<int>(std::ranges::count(answer.events, EventKind::won, &Event::kind));
    }
    return played;
}

}  // namespace

TEST(CardsWin, AllFiftyTwoCardsAreHome) {
    RULE("C-052", "CD-16");
    const Cards almost = at<Cards>("fs: KS | fh: KH | fc: KC | fd: QD | t1: KD");
    EXPECT_EQ(almost.outcome(), Outcome::open);
    EXPECT_EQ(almost.foundations.home(), 51);
    const Cards won = after(almost, "1h");
    EXPECT_EQ(won.outcome(), Outcome::won);
    EXPECT_EQ(won.to_act(), Seat::nobody);
    EXPECT_EQ(won.foundations.home(), 52);
}

TEST(CardsWin, FullFoundationsOfSomeSuitsAreNotEnough) {
    RULE("C-052", "CD-16");
    EXPECT_EQ(at<Cards>("fs: KS | fh: KH | fc: KC").outcome(), Outcome::open);
    EXPECT_EQ(at<Cards>("").outcome(), Outcome::open);
}

TEST(CardsWin, EndsTheGame) {
    RULE("C-052");
    const Cards won = at<Cards>("fs: KS | fh: KH | fc: KC | fd: KD");
    EXPECT_TRUE(legal(won).empty());
    EXPECT_EQ(check(won, "hs1"), Refusal::game_over);
}

TEST(CardsWin, OfSeed166ComesWithTheLastStepAndOnce) {
    RULE("CT-18", "C-052");
    const std::vector<std::string> steps = golden_steps("cards_seed_166_strict_solution.txt");
    ASSERT_EQ(steps.size(), 156u);
    const auto match = match_of("CA-166");
    const Played played = play_steps(*match, steps);
    EXPECT_EQ(played.steps, 156u);
    EXPECT_EQ(played.wins, 1);
    EXPECT_TRUE(played.won_at_the_end);
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(CardsWin, TheGoldenStepsNameTheCardsThatMove) {
    RULE("CT-18");
    const auto match = match_of("CA-166");
    for (const std::string& step : golden_steps("cards_seed_166_strict_solution.txt")) {
        const Move move = move_of_step(step);
        const std::vector<Card> source = match->table(Seat::first)[move.from].cards;
        ASSERT_GE(source.size(), move.count) << step;
        EXPECT_EQ(to_text(source[source.size() - move.count]), step.substr(step.find(' ') + 1, 2));
        ASSERT_TRUE(match->play(Seat::first, move)) << step;
    }
}

TEST(CardsWin, WithFreeStacksALineThatLiftsUnorderedTailsWins) {
    RULE("CT-19", "CD-02");
    const std::vector<std::string> steps = golden_steps("cards_free_stacks_line.txt");
    ASSERT_EQ(steps.size(), 89u);
    const Played played = play_steps(*match_of("CL-290"), steps);
    EXPECT_EQ(played.steps, 89u);
    EXPECT_EQ(played.wins, 1);
    EXPECT_TRUE(played.won_at_the_end);
}

TEST(CardsWin, WithOrderedRunsTheSameLineIsRefusedAtItsFirstUnorderedLift) {
    RULE("CT-19", "CD-02");
    const std::vector<std::string> steps = golden_steps("cards_free_stacks_line.txt");
    const auto match = match_of("CA-290");
    const Played played = play_steps(*match, steps);
    EXPECT_EQ(played.steps, 6u);
    EXPECT_EQ(played.refusal, Refusal::not_a_run);
    EXPECT_EQ(steps[6], "T3>T7 8D x3");
    EXPECT_EQ(match->outcome(), Outcome::open);
}

}  // namespace croupier::test

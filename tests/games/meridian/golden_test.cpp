// Meridian: nine winning lines found by one program and replayed by another.
#include <fstream>
#include <sstream>

#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

struct GoldenLine {
    Meridian::Options options;
    Deck deck{};  // as our records have it: the stock in the order drawn
    std::vector<std::string> steps;
};

Card golden_card(std::string word) {
    if (word.starts_with("10")) word.replace(0, 2, "T");
    const auto card = card_from(word);
    EXPECT_TRUE(card) << word;
    return card ? *card : Card{};
}

GoldenLine read_golden(const std::string& name) {
    GoldenLine golden;
    std::ifstream file(data_file("golden/meridian_" + name + ".txt"));
    EXPECT_TRUE(file) << name;
    bool in_steps = false;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string first, word;
        words >> first;
        if (line.empty() || first == "#" || first == "seed") continue;
        if (in_steps) {
            golden.steps.push_back(line);
        } else if (first == "mode") {
            words >> word;
            EXPECT_EQ(set_option(golden.options, "mode", word), SetOption::done);
        } else if (first == "deck") {
            for (Card& card : golden.deck) {
                words >> word;
                card = golden_card(word);
            }
            std::ranges::reverse(golden.deck.begin() + 28, golden.deck.end());
        }
        in_steps = in_steps || first == "steps";
    }
    return golden;
}

int place_of(const std::string& word, Card card) {
    const int slot = decltype(Meridian::up)::slot_of(card.suit());
    if (word == "waste") return Meridian::waste_place;
    if (word == "pocket1") return Meridian::first_pocket;
    if (word == "pocket2") return Meridian::first_pocket + 1;
    if (word == "up") return Meridian::first_up + slot;
    if (word == "down") return Meridian::first_down + slot;
    EXPECT_EQ(word[0], 't') << word;
    return Meridian::first_column + (word[1] - '0');
}

// "Qh t1>t2 x3": the card is the deepest of those that move.
Move golden_move(const Meridian& state, const std::string& step) {
    if (step == "draw") return draw_move;
    std::istringstream words(step);
    std::string card_word, route, times;
    words >> card_word >> route >> times;
    const Card card = golden_card(card_word);
    const std::size_t arrow = route.find('>');
    const int from = place_of(route.substr(0, arrow), card);
    const int count = times.empty() ? 1 : std::stoi(times.substr(1));
    const std::vector<Card> source = table_of(state)[static_cast<std::size_t>(from)].cards;
    EXPECT_EQ(source.at(source.size() - static_cast<std::size_t>(count)), card) << step;
    return carry(from, place_of(route.substr(arrow + 1), card), count);
}

bool holds_every_card(const Meridian& state) {
    CardSet seen;
    for (const TablePile& pile : table_of(state))
        for (Card card : pile.cards) seen.insert(card);
    return seen.size() == deck_size && card_count(state) == deck_size;
}

class MeridianGolden : public testing::TestWithParam<const char*> {};

TEST_P(MeridianGolden, TheLineWinsAtItsLastStepAndNotBefore) {
    RULE("M-001", "M-029", "M-053", "M-075");
    const GoldenLine golden = read_golden(GetParam());
    ASSERT_TRUE(is_complete(golden.deck));
    Meridian state = Meridian::deal(golden.options, golden.deck);
    ASSERT_GT(golden.steps.size(), 100u);
    for (const std::string& step : golden.steps) {
        ASSERT_FALSE(state.won()) << step;
        const Move move = golden_move(state, step);
        ASSERT_EQ(state.check(move), Refusal::none) << step << " in " << to_text(state);
        ASSERT_TRUE(std::ranges::count(state.legal_moves(), move)) << step;
        state.apply(move);
        ASSERT_TRUE(holds_every_card(state) && state.sound()) << step << " in " << to_text(state);
    }
    EXPECT_TRUE(state.won());
}

TEST_P(MeridianGolden, AMatchOfTheLineIsWonAndCountsTheMovesOfCards) {
    RULE("M-066", "M-110", "MD-15");
    const GoldenLine golden = read_golden(GetParam());
    const auto match = opened(deal_match("meridian", settings_of(golden.options), golden.deck));
    Meridian state = Meridian::deal(golden.options, golden.deck);
    for (const std::string& step : golden.steps) {
        ASSERT_EQ(match->outcome(), Outcome::open) << step;
        const Move move = golden_move(state, step);
        ASSERT_TRUE(match->play(Seat::first, move)) << step << " in " << match->position();
        state.apply(move);
        ASSERT_EQ(match->position(), to_text(state));
    }
    EXPECT_EQ(match->outcome(), Outcome::won);
    const auto draws = static_cast<int>(std::ranges::count(golden.steps, "draw"));
    EXPECT_EQ(match->tally().draws, draws);
    EXPECT_EQ(match->tally().moves, static_cast<int>(golden.steps.size()) - draws);
}

INSTANTIATE_TEST_SUITE_P(Lines, MeridianGolden,
                         testing::Values("classic_29", "classic_174", "classic_208",
                                         "double_pocket_28", "double_pocket_208",
                                         "double_pocket_214", "traditional_28", "traditional_214",
                                         "traditional_251"));

}  // namespace
}  // namespace croupier::test

// Cards: the deal, which cards lie where and which of them face down.
#include <fstream>

#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The lines of a golden deal that begin so, without the beginning: "2H 4S 7D" of "pile 0: 2H 4S
// 7D".
std::vector<std::string> golden_lines(std::uint64_t seed, const std::string& beginning) {
    std::ifstream file(data_file("golden/cards_seed_" + std::to_string(seed) + ".txt"));
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(beginning)) lines.push_back(line.substr(line.find(": ") + 2));
    return lines;
}

Cards cards_deal(std::uint64_t seed, Cards::Hidden hidden = Cards::Hidden::formula) {
    Cards::Options options;
    options.hidden = hidden;
    return Cards::deal(options, alea_deal(seed).deck);
}

std::vector<std::string> pile_texts(const Cards& state) {
    std::vector<std::string> piles;
    for (const auto& column : state.columns) {
        std::string& text = piles.emplace_back();
        for (int i = 0; i < column.size(); ++i) text += (i == 0 ? "" : " ") + to_text(column[i]);
    }
    return piles;
}

std::vector<int> face_down_of(const Cards& state) {
    std::vector<int> counts;
    for (const auto& column : state.columns) counts.push_back(column.face_down());
    return counts;
}

}  // namespace

TEST(CardsDeal, EqualsTheGoldenLayouts) {
    RULE("CT-02", "C-014", "C-015", "C-016", "C-057", "CD-10");
    for (std::uint64_t seed : {1u, 2u, 42u, 166u}) {
        const std::vector<std::string> golden = golden_lines(seed, "pile ");
        ASSERT_EQ(golden.size(), 8u) << seed;
        EXPECT_EQ(pile_texts(cards_deal(seed)), golden) << seed;
    }
}

TEST(CardsDeal, UsesAsManyRandomNumbersAsTheGoldenDeals) {
    RULE("CT-02", "C-016", "CD-10");
    EXPECT_EQ(alea_deal(1).calls, 143);
    EXPECT_EQ(alea_deal(2).calls, 135);
    EXPECT_EQ(alea_deal(42).calls, 116);
    EXPECT_EQ(alea_deal(1'234'567'890).calls, 129);
    EXPECT_EQ(alea_deal(1'700'000'000'000).calls, 165);
}

TEST(CardsDeal, SuitsAndRanksHaveTheNumbersOfTheGoldenDeal) {
    RULE("C-001", "C-002");
    std::ifstream file(data_file("golden/cards_seed_42.txt"));
    std::string line;
    while (std::getline(file, line) && line != "ids:") {
    }
    const Deck deck = alea_deal(42).deck;
    for (Card card : deck) {
        int number = -1;
        file >> number;
        file.ignore(1);  // the comma or the end of the line
        EXPECT_EQ(decltype(Cards::foundations)::slot_of(card.suit()), number / 13) << to_text(card);
        EXPECT_EQ(card.rank() - 1, number % 13) << to_text(card);
    }
}

TEST(CardsDeal, GivesThreeToTenCardsOfWhichTheLastThreeAreFaceUp) {
    RULE("CT-04", "C-005", "C-006", "C-017", "CD-01");
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const Cards state = cards_deal(seed);
        int face_up = 0;
        for (int pile = 0; pile < 8; ++pile) {
            const auto& column = state.columns[pile];
            ASSERT_EQ(column.size(), pile + 3) << seed;
            ASSERT_EQ(column.face_down(), pile) << seed;
            face_up += column.face_up();
        }
        ASSERT_EQ(face_up, 24);
        ASSERT_TRUE(is_complete(alea_deal(seed).deck)) << seed;
    }
}

TEST(CardsDeal, LeavesTheFoundationsEmpty) {
    RULE("C-008");
    int foundations = 0;
    for (const TablePile& pile : table_of(cards_deal(42))) {
        if (pile.role != Role::foundation) continue;
        ++foundations;
        EXPECT_TRUE(pile.cards.empty()) << pile.name;
    }
    EXPECT_EQ(foundations, 4);
}

TEST(CardsDeal, HasEightPilesFourFoundationsAndNothingElse) {
    RULE("C-060");
    const Table table = table_of(cards_deal(42));
    const auto count = [&](Role role) { return std::ranges::count(table, role, &TablePile::role); };
    EXPECT_EQ(count(Role::column), 8);
    EXPECT_EQ(count(Role::foundation), 4);
    EXPECT_EQ(table.size(), 12u);
    EXPECT_EQ(face_down_of(cards_deal(42)), (std::vector{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(cards_deal(42).check(draw_move), Refusal::malformed);
}

TEST(CardsDeal, WithTheFirstThreeHiddenPileZeroShowsItsTop) {
    RULE("CT-05", "CD-01", "CD-11", "C-006");
    const Cards state = cards_deal(42, Cards::Hidden::first3);
    EXPECT_EQ(face_down_of(state), (std::vector{2, 3, 3, 3, 3, 3, 3, 3}));
    EXPECT_EQ(to_text(state.columns[0].top()), "5H");
    EXPECT_EQ(pile_texts(state), pile_texts(cards_deal(42)));
}

TEST(CardsDeal, TheWordsOfTheOptionChooseWhatIsHidden) {
    RULE("CD-01");
    EXPECT_EQ(match_of("CA-42")->position(), to_text(cards_deal(42)));
    EXPECT_EQ(match_of("CA-42+hidden=formula")->position(), to_text(cards_deal(42)));
    EXPECT_EQ(match_of("CA-42+hidden=first3")->position(),
              to_text(cards_deal(42, Cards::Hidden::first3)));
}

TEST(CardsDeal, AFaceDownCardIsNotSeen) {
    RULE("C-003");
    const auto match = match_at<CardsGame>("t1: 9C 4D / KS");
    EXPECT_EQ(match->view(Seat::first), "cards | t1: ?? ?? / KS");
    EXPECT_EQ(match->position(), "cards | t1: 9C 4D / KS");
}

}  // namespace croupier::test

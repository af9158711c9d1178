// FreeCell: supermoves carried out card by card (steps=on).
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view three_cards = "t1: 4H 3S 2H | t2: 5C | t3: 9C | t4: 9D | t5: 9H"
                                         "| t6: 9S | t7: JC | t8: JD";

struct Example {
    std::string_view position, move;
    int cards;
};

// Each with as many cards as the limit allows.
constexpr Example examples[] = {
    {"t1: 5S 4H 3S 2H AS | t2: 6D | t3: 9C | t4: 9D | t5: 9H | t6: 9S | t7: JC | t8: JD", "12", 5},
    {"a: KC | b: KD | c: KH | d: KS | t1: 2H AS | t2: 3C | t3: 9C | t4: 9D | t5: 9H | t6: 9S"
     "| t7: JC",
     "12", 2},
    {"a: KC | b: KD | c: KH | d: KS | t1: 4H 3S 2H AS | t2: 5C | t3: 9C | t4: 9D | t5: 9H | t6: 9S",
     "12", 4},
    {"a: KC | d: KD | t1: 6H 5S 4H 3S 2H AS | t2: 7C | t3: 9C | t4: 9D | t5: 9H | t6: 9S | t7: JC",
     "12", 6},
    {"b: KC | t1: QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS | t2: KS | t3: 9C | t4: 9D | t5: 9H"
     "| t6: JC",
     "12", 12},
    {"a: KC | b: KD | c: KH | t1: 9C 4H 3S 2H AS | t2: 5C | t3: JC | t4: 9D | t5: 9H | t6: 9S",
     "17x4", 4},
};

}  // namespace

TEST(FreecellSteps, ThreeCardsTakeFiveSteps) {
    RULE("FT-16b", "FD-10");
    const auto match = match_at<FreecellGame>(three_cards, "steps=on");
    const Answer answer = play(*match, "12");
    EXPECT_EQ(answer.events.size(), 5u);
    EXPECT_EQ(match->tally().moves, 5);
    EXPECT_EQ(match->position(), to_text(after(at<Freecell>(three_cards), "12")));
}

TEST(FreecellSteps, EachUndoTakesBackOne) {
    RULE("FT-16b", "FD-10");
    const auto match = match_at<FreecellGame>(three_cards, "steps=on");
    const std::string before = match->position();
    play_all(*match, "12");
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(match->undo()) << i;
    EXPECT_EQ(match->position(), before);
    EXPECT_EQ(match->tally().moves, 10);
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(FreecellSteps, AfterOneUndoTheLastCardIsInACell) {
    RULE("FT-16b");
    const auto match = match_at<FreecellGame>(three_cards, "steps=on");
    play_all(*match, "12");
    EXPECT_TRUE(match->undo());
    const auto state = *position_from<Freecell>(match->position());
    EXPECT_EQ(state.free_cells(), 3);
    EXPECT_TRUE(std::ranges::any_of(
        state.cells, [](const auto& c) { return !c.empty() && to_text(c.top()) == "2H"; }));
    EXPECT_EQ(to_text(state.columns[1].top()), "3S");
    EXPECT_EQ(match->tally().moves, 6);
}

TEST(FreecellSteps, AreRecordedOneByOne) {
    RULE("FD-10");
    const auto match = match_at<FreecellGame>(three_cards, "steps=on");
    play_all(*match, "12");
    const auto records = match->undo_stack();
    ASSERT_EQ(records.size(), 5u);
    for (std::size_t i = 0; i < records.size(); ++i)
        EXPECT_EQ(records[i].group, static_cast<int>(i));
}

TEST(FreecellSteps, WithCellsOnlyThereAreTwoForEachCardButOne) {
    RULE("FD-10");
    for (const auto& [move, steps] : {std::pair{"12", 9u}, {"13", 7u}, {"14", 5u}, {"15", 3u}}) {
        const auto match = match_at<FreecellGame>("t1: 5S 4H 3S 2H AS | t2: 6D | t3: 5C | t4: 4D"
                                                  "| t5: 3C | t6: 9S | t7: JC | t8: JD",
                                                  "steps=on");
        EXPECT_EQ(play(*match, move).events.size(), steps) << move;
        EXPECT_EQ(match->tally().moves, static_cast<int>(steps)) << move;
    }
}

TEST(FreecellSteps, AreSingleLegalMoves) {
    RULE("FD-10");
    for (const Example& example : examples) {
        const auto match = match_at<FreecellGame>(example.position, "steps=on");
        auto state = at<Freecell>(example.position);
        for (const Event& event : play(*match, example.move).events) {
            ASSERT_EQ(event.move.count, 1) << example.position;
            ASSERT_EQ(state.check(event.move), Refusal::none) << example.position;
            state.apply(event.move);
        }
        EXPECT_EQ(match->position(), to_text(state));
    }
}

TEST(FreecellSteps, LeadWhereTheDirectMoveLeads) {
    RULE("FD-10");
    for (const Example& example : examples) {
        const auto stepwise = match_at<FreecellGame>(example.position, "steps=on");
        const auto direct = match_at<FreecellGame>(example.position);
        play_all(*stepwise, example.move);
        play_all(*direct, example.move);
        EXPECT_EQ(stepwise->position(), direct->position());
        EXPECT_EQ(direct->tally().moves, example.cards);
        EXPECT_EQ(stepwise->tally().moves, stepwise->turns());
    }
}

TEST(FreecellSteps, ASingleCardIsOneStep) {
    RULE("FD-10");
    const auto match = match_at<FreecellGame>(three_cards, "steps=on");
    play_all(*match, "1a");
    EXPECT_EQ(match->tally().moves, 1);
    EXPECT_EQ(match->turns(), 1);
}

}  // namespace croupier::test

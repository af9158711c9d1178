// BluffBuddy: the phases of a game and how a move leads from one to the next.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using Phases = std::vector<Phase>;

Phases phases_of(const BluffBuddy& before, std::string_view move) {
    const Result<Move> read = move_from(before, move);
    EXPECT_TRUE(read) << move;
    return phases_through(before, *read, after(before, move));
}
// One card in the hand of the second seat, the last of a round that the first seat began.
BluffBuddy last_of_round(std::string_view deck) {
    return at<BluffBuddy>("starter=1 | " + std::string(deck) + "c1: 3S | h2: 3H");
}

}  // namespace

TEST(BluffBuddyPhases, AreEight) {
    RULE("B-008");
    Words names;
    for (int p = 0; p <= static_cast<int>(Phase::game_over); ++p)
        names.emplace_back(name_of(static_cast<Phase>(p)));
    EXPECT_EQ(names, (Words{"waiting_for_players", "initializing", "dealing", "player_turn",
                            "resolving_move", "check_seals", "round_end", "game_over"}));
}

TEST(BluffBuddyPhases, ADealtGameIsATurn) {
    RULE("B-010", "B-011", "BD-20");
    const BluffBuddy state = BluffBuddy::deal({}, house_deck(1));
    EXPECT_EQ(phase_of(state), Phase::player_turn);
    for (int s = 0; s < 4; ++s) {
        EXPECT_EQ(state.hands[s].size(), 4);
        EXPECT_EQ(state.centre[s].size(), 1);
    }
}

TEST(BluffBuddyPhases, APlayIsResolvedAndSealsCheckedBeforeTheNextTurn) {
    RULE("B-012", "B-013", "B-014");
    const BluffBuddy state =
        at<BluffBuddy>("starter=1 | c1: QS | h1: QH 2C | h2: 3C 4C | h3: 6C 8C | h4: 9C TC");
    const Phases to_the_next{Phase::resolving_move, Phase::check_seals, Phase::player_turn};
    for (const char* move : {"QH c1 >2", "QH -", "2C", "QH c1 >1", "timeout"})
        EXPECT_EQ(phases_of(state, move), to_the_next) << move;
    EXPECT_EQ(pile(after(state, "QH c1 >2"), "s2"), "QS QH");
    EXPECT_EQ(pile(after(state, "2C"), "pool"), "2C");
}

TEST(BluffBuddyPhases, APlayThatWaitsForAChoiceIsStillBeingResolved) {
    RULE("B-012", "B-056");
    const BluffBuddy state =
        at<BluffBuddy>("starter=1 | c1: QS | h1: QH | h2: 3C | h3: 6C | h4: 9C");
    EXPECT_EQ(phases_of(state, "QH"), (Phases{Phase::resolving_move}));
    EXPECT_EQ(phase_of(after(state, "QH")), Phase::resolving_move);
    EXPECT_EQ(phases_of(after(state, "QH"), "QH >2"),
              (Phases{Phase::resolving_move, Phase::check_seals, Phase::player_turn}));
}

TEST(BluffBuddyPhases, EmptyHandsEndARoundAndTheNextIsDealt) {
    RULE("B-014", "B-015", "BD-20", "BD-21");
    const BluffBuddy before = last_of_round("deck: 4C 5C 6C 7C | ");
    EXPECT_EQ(phases_of(before, "3H c1 >2"),
              (Phases{Phase::resolving_move, Phase::check_seals, Phase::round_end, Phase::dealing,
                      Phase::player_turn}));
    const BluffBuddy state = after(before, "3H c1 >2");
    EXPECT_EQ(state.round(), before.round() + 1);
    EXPECT_EQ(state.to_act(), seat(0));
}

TEST(BluffBuddyPhases, ANewRoundIsTold) {
    RULE("B-015", "B-005");
    const auto match = match_at<BluffBuddyGame>("starter=1 | deck: 4C 5C 6C 7C | c1: 3S | h2: 3H");
    const Answer answer = act(*match, "3H c1 >2");
    ASSERT_EQ(answer.events.size(), 2u);
    EXPECT_EQ(answer.events[0].kind, EventKind::moved);
    EXPECT_EQ(answer.events[1].kind, EventKind::dealt);
}

TEST(BluffBuddyPhases, WithoutADeckTheEndOfTheRoundIsTheEndOfTheGame) {
    RULE("B-014", "B-015", "B-016");
    const BluffBuddy before = last_of_round("");
    EXPECT_EQ(before.round(), 3);
    EXPECT_EQ(phases_of(before, "3H c1 >2"), (Phases{Phase::resolving_move, Phase::check_seals,
                                                     Phase::round_end, Phase::game_over}));
    EXPECT_EQ(phase_of(after(before, "3H c1 >2")), Phase::game_over);
}

TEST(BluffBuddyPhases, SealsAreCheckedBeforeANewRoundIsDealt) {
    RULE("B-014", "B-038", "BD-08");
    // The deck counts whether it was dealt or not.
    const BluffBuddy open = after(last_of_round("deck: 4C 5C 6C 3D | "), "3H c1 >2");
    EXPECT_EQ(sealed(open, 2), 0);
    EXPECT_EQ(sealed(after(last_of_round("deck: 4C 5C 6C 7C | "), "3H c1 >2"), 2), 2);
}

TEST(BluffBuddyPhases, OnePlayGoesThroughEveryPartOfTheEngine) {
    RULE("B-003");
    const auto match = match_at<BluffBuddyGame>("starter=1 | s2: 3S 3C 3D | h2: 3H");
    const BluffBuddy before = at<BluffBuddy>("starter=1 | s2: 3S 3C 3D | h2: 3H");
    EXPECT_EQ(names_of(before.apparent_sources(3)), (Words{"s2"}));            // matching engine
    EXPECT_EQ(match->check(*match->read_move("2H -")), Refusal::not_in_hand);  // validator
    ASSERT_TRUE(act(*match, "3H s2 >2"));                                      // state machine
    EXPECT_NE(match->position().find("s2=sealed4:"), std::string::npos);       // seal calculator
    EXPECT_EQ(match->seat_results()[1].points, 120);                           // scoring calculator
    EXPECT_NE(match->record().find("play 3H s2 >2"), std::string::npos);       // replay logger
}

}  // namespace croupier::test

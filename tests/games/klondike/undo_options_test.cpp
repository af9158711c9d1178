// Klondike: how deep undo goes and what it costs.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view twelve_hearts = "t1: QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH";
constexpr std::string_view twelve_home = "1h 1h 1h 1h 1h 1h 1h 1h 1h 1h 1h 1h";

// How many undos are allowed after twelve moves.
int undos_of(Match& match) {
    int undos = 0;
    while (match.undo()) ++undos;
    return undos;
}

}  // namespace

TEST(KlondikeUndoOptions, HasNoLimitByDefault) {
    RULE("KD-15");
    const auto match = match_at<KlondikeGame>(twelve_hearts);
    play_all(*match, twelve_home);
    EXPECT_EQ(match->undo_left(), 12);
    EXPECT_EQ(undos_of(*match), 12);
    EXPECT_EQ(match->position(), "klondike | " + std::string(twelve_hearts));
}

TEST(KlondikeUndoOptions, GoesAsDeepAsTheOptionSays) {
    RULE("KD-15");
    for (const auto& [depth, undos] : {std::pair{"undo=none", 0}, {"undo=1", 1}, {"undo=10", 10}}) {
        const auto match = match_at<KlondikeGame>(twelve_hearts, depth);
        play_all(*match, twelve_home);
        EXPECT_EQ(undos_of(*match), undos) << depth;
        EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo) << depth;
    }
}

TEST(KlondikeUndoOptions, CostsNothingByDefaultAndTwoPointsByOption) {
    RULE("KD-15");
    for (const auto& [house_rules, score] : {std::pair{"", 10}, {"undo_penalty=on", 6}}) {
        const auto match = match_at<KlondikeGame>(twelve_hearts, house_rules);
        play_all(*match, "1h 1h 1h");
        match->undo();
        match->undo();
        EXPECT_EQ(match->score(), score) << house_rules;
    }
}

TEST(KlondikeUndoOptions, ThePenaltyStaysAfterRedoAndNewMoves) {
    RULE("KD-15");
    const auto match = match_at<KlondikeGame>(twelve_hearts, "undo_penalty=on");
    play_all(*match, "1h 1h");
    match->undo();
    EXPECT_EQ(match->score(), 8);
    match->redo();
    EXPECT_EQ(match->score(), 18);
    play_all(*match, "1h");
    EXPECT_EQ(match->score(), 28);
}

TEST(KlondikeUndoOptions, ThePenaltyStopsAtZeroUnlessNegativeScoresAreOn) {
    RULE("KD-15", "KD-03");
    for (const auto& [house_rules, score] :
         {std::pair{"undo_penalty=on", 0}, {"undo_penalty=on negative=on", -2}}) {
        const auto match = match_at<KlondikeGame>(twelve_hearts, house_rules);
        play_all(*match, "1h");
        match->undo();
        EXPECT_EQ(match->score(), score) << house_rules;
    }
}

}  // namespace croupier::test

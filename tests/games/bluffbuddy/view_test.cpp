// BluffBuddy: what a seat may see.
#include "tests/support/bluffbuddy.h"
#include "tests/support/laws.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Seat 2 is sealed or not.
std::string slot_of_the_view(std::string_view slot, std::string_view options = "") {
    return "starter=1" + std::string(options) +
           " | deck: 2C 2D 2H 2S | pool: 5D 9H | c1: KS | c4: 3C | " + std::string(slot) +
           ": 9D 9C JS JH | h1: 3S KD | h2: 4C 4D | h3: 6C 6D | h4: 8C 8D";
}
constexpr std::string_view seen_by_first = "bluffbuddy starter=1 | pool: 9H | c1: KS | c4: 3C | "
                                           "s2: ?? ?? JS JH | h1: 3S KD | h2: ?? ?? | h3: ?? ?? | "
                                           "h4: ?? ??";

}  // namespace

TEST(BluffBuddyView, HoldsTheOwnHandTheTopsAndTheNumbersOfCoveredCards) {
    RULE("BT-30", "B-007", "B-049", "B-050", "B-051", "B-075");
    const auto match = match_at<BluffBuddyGame>(slot_of_the_view("s2"));
    EXPECT_EQ(match->view(seat(0)), seen_by_first);
    EXPECT_EQ(match->to_act(), seat(0));
}

TEST(BluffBuddyView, IsByteForByteTheSameWhetherASlotIsSealedOrNot) {
    RULE("BT-30", "B-059", "B-075", "BD-15");
    const auto match = match_at<BluffBuddyGame>(slot_of_the_view("s2=sealed4"));
    EXPECT_NE(match->position().find("sealed"), std::string::npos);
    EXPECT_EQ(match->view(seat(0)), seen_by_first);
    EXPECT_EQ(match->view(seat(0)).find("sealed"), std::string::npos);
}

TEST(BluffBuddyView, ASealChangesNothingThatAnybodyIsShownOrRefused) {
    RULE("B-059", "B-075", "BD-15");
    const BluffBuddy open = at<BluffBuddy>(slot_of_the_view("s2")),
                     closed = at<BluffBuddy>(slot_of_the_view("s2=sealed4"));
    ASSERT_NE(open, closed);
    for (Seat viewer : viewers<BluffBuddy>())
        EXPECT_EQ(observe(open, viewer), observe(closed, viewer));
    EXPECT_EQ(legal(open), legal(closed));
    each_move_in_range<BluffBuddy>(
        [&](Move move) { ASSERT_EQ(open.check(move), closed.check(move)); });
}

TEST(BluffBuddyView, OtherHiddenCardsLookTheSame) {
    RULE("B-049", "B-059", "B-075");
    const BluffBuddy other =
        at<BluffBuddy>("starter=1 | deck: 4C 6D 9D 9C | pool: 2C 9H | c1: KS | "
                       "c4: 3C | s2: 2D 2H JS JH | h1: 3S KD | h2: 2S 5D | "
                       "h3: 8C 8D | h4: 4D 6C");
    EXPECT_EQ(to_text(observe(other, seat(0))), seen_by_first);
}

TEST(BluffBuddyView, TheOwnSlotIsMaskedForItsOwnerToo) {
    RULE("BT-31", "B-050", "B-075");
    const auto match = match_at<BluffBuddyGame>(slot_of_the_view("s2=sealed4"));
    EXPECT_EQ(match->view(seat(1)), "bluffbuddy starter=1 | pool: 9H | c1: KS | c4: 3C | s2: ?? ?? "
                                    "JS JH | h1: ?? ?? | h2: 4C 4D | h3: ?? ?? | h4: ?? ??");
}

TEST(BluffBuddyView, OfASpectatorHasNoHand) {
    RULE("B-049", "B-050");
    const auto match = match_at<BluffBuddyGame>(slot_of_the_view("s2"));
    EXPECT_EQ(match->view(Seat::nobody), "bluffbuddy starter=1 | pool: 9H | c1: KS | c4: 3C | s2: "
                                         "?? ?? JS JH | h1: ?? ?? | h2: ?? ?? | h3: ?? ?? | "
                                         "h4: ?? ??");
}

TEST(BluffBuddyView, OfTheTableIsTheSameAsOfTheText) {
    RULE("B-049", "B-050");
    const Table seen = match_at<BluffBuddyGame>(slot_of_the_view("s2=sealed4"))->table(seat(0));
    EXPECT_TRUE(seen[0].cards.empty()) << "the deck";
    EXPECT_EQ(seen[BluffBuddy::pool_place].cards.size(), 1u);
    const TablePile& slot = seen[BluffBuddy::first_slot + 1];
    EXPECT_EQ(slot.cards, (std::vector{Card{}, Card{}, *card_from("JS"), *card_from("JH")}));
    EXPECT_EQ(slot.face_down, 2);
    EXPECT_EQ(slot.mark, "");
}

TEST(BluffBuddyView, ShowsSealsWhenAskedFor) {
    RULE("BD-15");
    const auto match = match_at<BluffBuddyGame>(slot_of_the_view("s2=sealed4", " show_seals=on"));
    EXPECT_NE(match->view(seat(3)).find("| s2=sealed4: ?? ?? JS JH |"), std::string::npos);
}

TEST(BluffBuddyView, ShowsTheNumberOfCardsInThePoolWhenAskedFor) {
    RULE("BD-36");
    EXPECT_NE(match_at<BluffBuddyGame>(slot_of_the_view("s2", " pool_count=on"))
                  ->view(seat(3))
                  .find("| pool: ?? 9H |"),
              std::string::npos);
    EXPECT_NE(match_at<BluffBuddyGame>(slot_of_the_view("s2"))->view(seat(3)).find("| pool: 9H |"),
              std::string::npos);
}

TEST(BluffBuddyView, IsTheWholePositionWhenTheGameIsOver) {
    RULE("BT-32", "B-016", "BD-39");
    const auto match = match_at<BluffBuddyGame>("starter=1 | pool: 5D 9H | c1: KS | s2=sealed6: 9D "
                                                "9C JS JH JD JC | h1: 3S | h2: 4C | h3: 6C | "
                                                "h4: 8C");
    for (const char* move : {"3S -", "8C -", "6C -"}) ASSERT_TRUE(act(*match, move));
    EXPECT_EQ(match->view(seat(3)), "bluffbuddy starter=1 | pool: 6C | c1: KS | s2: ?? ?? JS JH JD "
                                    "JC | h2: ??");
    ASSERT_TRUE(act(*match, "4C -"));
    for (Seat viewer : {seat(0), seat(3), Seat::nobody})
        EXPECT_EQ(match->view(viewer), "bluffbuddy starter=1 | pool: 5D 9H 3S 8C 6C 4C | c1: KS | "
                                       "s2=sealed6: 9D 9C JS JH JD JC");
}

}  // namespace croupier::test

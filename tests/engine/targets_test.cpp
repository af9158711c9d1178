// Taps and drags: where cards go by themselves, and why a move is good.
#include <algorithm>

#include "tests/support/positions.h"

namespace croupier::test {
namespace {

int place(const Match& match, std::string_view name) {
    const Table table = match.table(Seat::first);
    return static_cast<int>(std::ranges::find(table, name, &TablePile::name) - table.begin());
}

// "13 builds, 1h home".
std::string tapped(const Match& match, std::string_view pile, int count = 1) {
    std::string text;
    for (const Target& target : match.targets(place(match, pile), count).found)
        text += (text.empty() ? "" : ", ") + match.notation(target.move) + " " +
                std::string(name_of(target.why));
    return text;
}

std::string why_no_target(const Match& match, std::string_view pile, int count = 1) {
    return std::string(code_of(match.targets(place(match, pile), count).refusal));
}

std::string reasons(const Match& match, std::string_view move) {
    std::string text;
    for (const Reason& reason : match.reasons(*match.read_move(move))) {
        text += (text.empty() ? "" : ", ") + std::string(name_of(reason.code));
        if (reason.pile >= 0) text += " " + std::string(match.pile_name(reason.pile));
        if (reason.card.known()) text += " " + to_text(reason.card);
    }
    return text;
}

std::string dragged(const Match& match, std::string_view from, std::string_view to) {
    return match.notation(match.meant(place(match, from), place(match, to), 1));
}

}  // namespace

TEST(Targets, FollowTheOrderOfATap) {
    EXPECT_EQ(
        tapped(*match_at<KlondikeGame>("f1: 5H | f2: 5C | f3: 5S | t1: 6H | t2: 7C | t3: 8D 7S"),
               "t1"),
        "1h safe_home, 13 builds, 12 builds");
    EXPECT_EQ(tapped(*match_at<KlondikeGame>("f1: 5H | t1: 9C / 6H | t2: 7C | t3: 8D 7S"), "t1"),
              "13 turns_up, 12 turns_up, 1h home");
    EXPECT_EQ(tapped(*match_at<FreecellGame>("fh: AH | t1: KS 3H | t2: 4S | t3: QC"), "t1"),
              "12 builds, 14 empty, 1a empty");
}

TEST(Targets, AKingThatTurnsACardUpGoesToAnEmptyColumnFirst) {
    const auto match = match_at<KlondikeGame>("t1: 9C / KH | t3: 2S");
    EXPECT_EQ(tapped(*match, "t1"), "12 turns_up");
}

TEST(Targets, AColumnThatOnlyChangesItsPlaceIsTheLastResort) {
    EXPECT_EQ(tapped(*match_at<KlondikeGame>("t1: KH"), "t1"), "12 empty");
    EXPECT_EQ(tapped(*match_at<FreecellGame>("t1: QH | t2: KS"), "t1"), "12 builds, 1a empty");
}

TEST(Targets, MeridianAsksItsOwnRulesWhatIsSafe) {
    EXPECT_EQ(tapped(*match_at<MeridianGame>("t1: 7H | t2: 8S"), "t1"),
              "12 builds, 1h home, 1p empty");
    EXPECT_EQ(tapped(*match_at<MeridianGame>("uc: 8C | us: 8S | dc: 6C | ds: 6S | t1: 7H"), "t1"),
              "1h safe_home, 1p empty");
}

TEST(Targets, TheNearestReasonIsToldWhenThereIsNone) {
    EXPECT_EQ(why_no_target(*match_at<KlondikeGame>("t1: 6H | t2: 7D | t3: 9S"), "t1"),
              "wrong_colour");
    EXPECT_EQ(why_no_target(*match_at<KlondikeGame>("t1: 6H | t2: 9S"), "t2"), "wrong_rank");
    EXPECT_EQ(why_no_target(*match_at<KlondikeGame>("t1: 6H"), "t2"), "source_empty");
    EXPECT_EQ(why_no_target(*match_at<KlondikeGame>("t1: 9C / 6H"), "t1", 2), "face_down");
    EXPECT_EQ(why_no_target(*match_at<KlondikeGame>("t1: 9C / 6H"), "stock"), "waste_empty");
    EXPECT_EQ(why_no_target(*match_at<FreecellGame>(
                                "a: 2C | b: 4C | c: 6C | d: 8C | t1: 6D 5S | t2: 7S | t3: KC "
                                "| t4: KD | t5: KH | t6: KS | t7: QC | t8: QS"),
                            "t1", 2),
              "run_too_long");
}

TEST(Drags, GoToTheFoundationThatTakesTheCard) {
    const auto freecell = match_at<FreecellGame>("fh: AH | t1: 2H");
    for (const char* foundation : {"fc", "fd", "fh", "fs"})
        EXPECT_EQ(dragged(*freecell, "t1", foundation), "1h");
    const auto klondike = match_at<KlondikeGame>("f1: AH | t1: 2H | t2: AS");
    EXPECT_EQ(dragged(*klondike, "t1", "f4"), "1h");
    EXPECT_EQ(dragged(*klondike, "t2", "f4"), "2h4");  // KD-09: the one it is put on
    EXPECT_EQ(dragged(*match_at<MeridianGame>("t1: 6H"), "t1", "us"), "1h");
}

TEST(Drags, OfTheStockDraw) {
    const auto match = match_at<KlondikeGame>("stock: 9C | t1: 4C");
    EXPECT_EQ(match->meant(0, 1, 1), draw_move);
    EXPECT_EQ(match->meant(0, 0, 1), draw_move);
    EXPECT_EQ(match->meant(0, 6, 1), carry(0, 6));
    play_all(*match, "s");
    EXPECT_EQ(match->meant(0, 1, 1), recycle_move);
}

TEST(Reasons, AreWhatThePlayerCanSee) {
    EXPECT_EQ(reasons(*match_at<KlondikeGame>("t1: AC / 6H | t2: 7C"), "12"),
              "turns_up t1, builds 7C");
    EXPECT_EQ(reasons(*match_at<KlondikeGame>("t1: AC 6H | t2: 7C"), "12"),
              "unblocks AC, builds 7C");
    EXPECT_EQ(reasons(*match_at<KlondikeGame>("f1: AH | t1: 2H | t2: 3H"), "1h"),
              "goes_home 2H, unblocks 3H, empties t1");
    EXPECT_EQ(reasons(*match_at<KlondikeGame>("t1: 7S 6H | t2: 8D"), "12"),
              "empties t1, builds 8D, keeps_order");
    EXPECT_EQ(reasons(*match_at<FreecellGame>("a: QH | t1: KS"), "a1"), "frees_cell a, builds KS");
    EXPECT_EQ(reasons(*match_at<KlondikeGame>("t1: KH"), "12"), "");
}

TEST(Wants, AreAskedOfTheRuleBook) {
    const auto wanted = [](const Match& match, std::string_view pile) {
        std::string text;
        const std::vector<CardSet> wants = match.wants();
        for (Card card : wants[static_cast<std::size_t>(place(match, pile))])
            text += to_text(card) + " ";
        return text;
    };
    const auto klondike = match_at<KlondikeGame>("f1: 3H | f2: KC | t1: KH");
    EXPECT_EQ(wanted(*klondike, "f1"), "4H ");
    EXPECT_EQ(wanted(*klondike, "f2"), "");
    EXPECT_EQ(wanted(*klondike, "f3"), "AC AS AD AH ");
    EXPECT_EQ(wanted(*klondike, "t1"), "");
    EXPECT_EQ(wanted(*klondike, "t2"), "KC KS KD KH ");
    const auto meridian = match_at<MeridianGame>("uh: 8H | t1: 2C");
    EXPECT_EQ(wanted(*meridian, "uh"), "9H ");
    EXPECT_EQ(wanted(*meridian, "ds"), "6S ");
    EXPECT_EQ(wanted(*meridian, "t2"), "AC AS AD AH KC KS KD KH ");
}

TEST(Limits, OfStockPassesAndSupermoves) {
    EXPECT_EQ(match_at<KlondikeGame>("stock: 9C 8C | t1: 2C")->limits().drawn, 2);
    EXPECT_EQ(match_at<KlondikeGame>("waste: 9C 8C | t1: 2C")->limits().drawn, 0);
    EXPECT_EQ(match_at<MeridianGame>("waste: 9C 8C | t1: 2C")->limits().drawn, 1);
    EXPECT_EQ(match_at<KlondikeGame>("passes=3 | t1: 2C")->limits().passes_left, 2);
    EXPECT_EQ(match_at<KlondikeGame>("t1: 2C")->limits().passes_left, std::nullopt);
    const auto supermove = match_at<FreecellGame>("a: 2C | t1: 2S")->limits().supermove;
    ASSERT_TRUE(supermove);
    EXPECT_EQ(supermove->column, 4 << 7);
    EXPECT_EQ(supermove->empty, 4 << 6);
}

}  // namespace croupier::test

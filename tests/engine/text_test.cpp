// Position texts: the grammar of docs/position-format.md and what is said about a bad one.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

template <GameState S>
ParseError text_fault(std::string_view text) {
    const Result<S> state = position_from<S>(text);
    EXPECT_FALSE(state) << text;
    return state ? ParseError{} : state.error();
}

}  // namespace

TEST(PositionText, IsWrittenInOneWay) {
    RULE("XD-01");
    const std::string text = "klondike draw=1 passes=2 | stock: 9C 4H | waste: 2D | f2: AS | t1: "
                             "KH | t2: 3C / 7D | t7: 5C /";
    EXPECT_EQ(to_text(*position_from<Klondike>(text)), text);
    EXPECT_EQ(at<Klondike>("t1: 3C 7D").columns[0].top(), *card_from("7D"));
}

TEST(PositionText, ReadsEmptyPilesLowerCaseAndSpacesFreely) {
    EXPECT_EQ(to_text(*position_from<Cards>("cards   |t1:|  t2:  ah |fs: 3s ")),
              "cards | fs: 3S | t2: AH");
}

TEST(PositionText, AFoundationIsItsTopCard) {
    const Freecell state = at<Freecell>("fh: 3H");
    EXPECT_EQ(card_count(state), 3);
    EXPECT_EQ(text_fault<Freecell>("freecell | fh: AH 2H 3H").code, ParseCode::impossible);
}

TEST(PositionText, AViewShowsBlankCards) {
    const Klondike state = at<Klondike>("stock: 9C | t1: 4C 5H / 6S");
    EXPECT_EQ(to_text(observe(state, Seat::first)), "klondike | stock: ?? | t1: ?? ?? / 6S");
    EXPECT_EQ(text_fault<Klondike>("klondike | t1: ??").code, ParseCode::bad_card);
}

TEST(PositionText, AViewShowsWhatThePlayerHasSeenBefore) {
    CardSet known;
    known.insert(*card_from("5H"));
    EXPECT_EQ(to_text(observe(at<Klondike>("t1: 4C 5H / 6S"), Seat::first, known)),
              "klondike | t1: ?? 5H / 6S");
}

TEST(PositionText, NoCardMayLieInTwoPlaces) {
    const ParseError error = text_fault<Klondike>("klondike | t1: AH | t2: AH");
    EXPECT_EQ(error.code, ParseCode::duplicate_card);
    EXPECT_NE(error.sentence.find("AH"), std::string::npos);
    EXPECT_EQ(text_fault<Klondike>("klondike | f1: 3H | t2: AH").code, ParseCode::duplicate_card);
    EXPECT_EQ(text_fault<Klondike>("klondike | f1: 3H | f2: 2H").code, ParseCode::duplicate_card);
}

TEST(PositionText, FiftyThreeCardsAreOneTooMany) {
    const std::string full = to_text(Freecell::deal({}, microsoft_deck(1)));
    EXPECT_TRUE(position_from<Freecell>(full));
    EXPECT_EQ(text_fault<Freecell>(full + " | a: AH").code, ParseCode::duplicate_card);
}

TEST(PositionText, FaultsSayWhereTheyAre) {
    EXPECT_EQ(text_fault<Klondike>("klondike | t1: 5H 1X").offset, 18u);
    EXPECT_EQ(text_fault<Klondike>("klondike | t1: 5H 1X").code, ParseCode::bad_card);
    EXPECT_EQ(text_fault<Klondike>("klondike | t8: 5H").code, ParseCode::unknown_pile);
    EXPECT_EQ(text_fault<Klondike>("klondike | t8: 5H").offset, 11u);
    EXPECT_EQ(text_fault<Klondike>("klondike drwa=1 | t1: 5H").code, ParseCode::unknown_option);
    EXPECT_EQ(text_fault<Klondike>("klondike drwa=1 | t1: 5H").offset, 9u);
    EXPECT_EQ(text_fault<Klondike>("klondike draw=2").code, ParseCode::bad_value);
    EXPECT_EQ(text_fault<Klondike>("klondike draw").code, ParseCode::syntax);
    EXPECT_EQ(text_fault<Klondike>("klondike | 5H 4S").code, ParseCode::syntax);
    EXPECT_EQ(text_fault<Klondike>("klondike | t1: 5H | t1: 4S").code, ParseCode::impossible);
    EXPECT_EQ(text_fault<Klondike>("klondike | t1: 5H / 4S / 3H").code, ParseCode::bad_card);
    EXPECT_EQ(text_fault<Klondike>("freecell | t1: 5H").code, ParseCode::unknown_game);
    EXPECT_EQ(match_from_position("chess | t1: 5H").error().code, ParseCode::unknown_game);
}

TEST(PositionText, FaultsNameWhatWouldBeRight) {
    EXPECT_NE(text_fault<Klondike>("klondike draw=2").sentence.find("3, 1"), std::string::npos);
    EXPECT_NE(text_fault<Klondike>("klondike drwa=1").sentence.find("draw, passes"),
              std::string::npos);
    EXPECT_NE(match_from_position("chess").error().sentence.find("klondike, freecell, cards"),
              std::string::npos);
}

TEST(PositionText, RefusesTablesThatCannotComeAbout) {
    EXPECT_EQ(text_fault<Freecell>("freecell | fh: 3S").code,
              ParseCode::impossible);  // bound to hearts
    EXPECT_EQ(text_fault<Freecell>("freecell | t1: 4C / 5H").code, ParseCode::impossible);
    EXPECT_EQ(text_fault<Freecell>("freecell | a: 4C 5H").code,
              ParseCode::impossible);  // one a cell
    EXPECT_EQ(text_fault<Cards>("cards | fd: AS").code, ParseCode::impossible);
    EXPECT_EQ(text_fault<Klondike>("klondike | waste: 4C / 5H").code, ParseCode::impossible);
}

TEST(PositionText, AColumnMustLeaveRoomToBuildDownToAnAce) {
    // A king on six cards can carry down to an ace: 19 cards. On seven it would be one too many.
    EXPECT_TRUE(position_from<Klondike>("klondike | t1: 2C 3C 4C 5C 6C 7C / KS"));
    EXPECT_EQ(text_fault<Klondike>("klondike | t1: 2C 3C 4C 5C 6C 7C 8C / KS").code,
              ParseCode::impossible);
    EXPECT_TRUE(position_from<Freecell>("freecell | t1: 2C 3C 4C 5C 6C 7C KS"));
    EXPECT_EQ(text_fault<Freecell>("freecell | t1: 2C 3C 4C 5C 6C 7C 8C KS").code,
              ParseCode::impossible);
}

TEST(PositionText, StockAndWasteTogetherAreAtMostTheStockOfTheDeal) {
    const std::string twelve = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC",
                      more = "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD";
    EXPECT_TRUE(position_from<Klondike>("klondike | stock: " + twelve + " | waste: " + more));
    EXPECT_EQ(
        text_fault<Klondike>("klondike | stock: " + twelve + " | waste: " + more + " KD").code,
        ParseCode::impossible);
}

TEST(DeckText, ReadsTwoForms) {
    const Deck deck = house_deck(7);
    std::string line = to_text(deck);
    EXPECT_EQ(*deck_from(line), deck);
    std::erase(line, ' ');
    EXPECT_EQ(line.size(), 104u);
    EXPECT_EQ(*deck_from(line), deck);
}

TEST(DeckText, SaysWhatIsWrong) {
    EXPECT_EQ(deck_from("AH AH").error().code, ParseCode::duplicate_card);
    EXPECT_EQ(deck_from("AH 2H").error().code, ParseCode::wrong_count);
    EXPECT_EQ(deck_from("AH 2X").error().code, ParseCode::bad_card);
    EXPECT_EQ(deck_from("AH 2X").error().offset, 3u);
    EXPECT_EQ(deck_from(to_text(house_deck(7)) + " AH").error().code, ParseCode::duplicate_card);
}

}  // namespace croupier::test

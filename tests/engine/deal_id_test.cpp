// Deal ids and the list of games.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

ParseError deal_id_fault(std::string_view text) {
    const Result<DealId> id = deal_id_from(text);
    EXPECT_FALSE(id) << text;
    return id ? ParseError{} : id.error();
}

}  // namespace

TEST(DealId, NamesGameModeAndNumber) {
    for (const char* text : {"K3-17", "K1-1", "FC-11982", "CA-42", "CL-1700000000000",
                             "K3-17+passes=3", "K1-5+passes=2+scoring=windows", "FC-1+steps=on",
                             "K3-4294967295", "FC-2147483647", "CA-9007199254740991"}) {
        const Result<DealId> id = deal_id_from(text);
        ASSERT_TRUE(id) << text << ": " << id.error().sentence;
        EXPECT_EQ(to_text(*id), text);
        EXPECT_EQ(text,
                  std::string(match_of(text)->mode()) + (text + match_of(text)->mode().size()));
    }
}

TEST(DealId, ModesDifferInTheirOption) {
    EXPECT_EQ(deal_id_from("K1-5")->settings, (Settings{{"draw", "1"}}));
    EXPECT_EQ(deal_id_from("K3-5")->settings, Settings{});
    EXPECT_EQ(deal_id_from("CL-5")->settings, (Settings{{"stacks", "free"}}));
}

TEST(DealId, TheSameNumberIsTheSameDeckInEveryMode) {
    const std::string one = match_of("K1-5")->position(), three = match_of("K3-5")->position();
    EXPECT_EQ(one.substr(one.find('|')), three.substr(three.find('|')));
}

TEST(DealId, NumbersOutOfRangeAreRefused) {
    for (const char* text :
         {"K3-0", "K3-", "K3-4294967296", "FC-2147483648", "CA-9007199254740992", "CA-0", "K3-x",
          "K3-1x", "K3--1", "K3-+1", "K3-017", "K3- 1", "K3-99999999999999999999999"})
        EXPECT_EQ(deal_id_fault(text).code, ParseCode::bad_number) << text;
    EXPECT_EQ(deal_id_fault("K3-0").offset, 3u);
    EXPECT_NE(deal_id_fault("FC-0").sentence.find("1 to 2147483647"), std::string::npos);
}

TEST(DealId, UnknownFormsAreRefusedWithWhatThereIs) {
    for (const char* text : {"", "K3", "X-1", "K9-1", "k3-1", "klondike", "+K3-1"})
        EXPECT_EQ(deal_id_fault(text).code, ParseCode::syntax) << text;
    EXPECT_NE(deal_id_fault("X-1").sentence.find("K3-n, K1-n, FC-n, CA-n, CL-n"),
              std::string::npos);
    EXPECT_EQ(deal_id_fault("K3-1+passes").code, ParseCode::syntax);
    EXPECT_EQ(deal_match(*deal_id_from("K3-1+pases=3")).error().code, ParseCode::unknown_option);
    EXPECT_EQ(deal_match(*deal_id_from("K3-1+passes=12")).error().code, ParseCode::bad_value);
}

TEST(Games, AreListedOnceWithOptionsAndModes) {
    ASSERT_EQ(games().size(), 5u);
    EXPECT_EQ(find_game("klondike")->title, "Klondike");
    EXPECT_EQ(find_game("chess"), nullptr);
    for (const GameInfo& game : games()) {
        EXPECT_FALSE(game.modes.empty());
        for (const OptionInfo& option : game.options) {
            EXPECT_GE(option.words.size(), 2u) << option.key;
            EXPECT_FALSE(option.meaning.empty()) << option.key;
        }
    }
}

TEST(Games, DifferInPolicyNotInCore) {
    RULE("XD-06", "XD-07", "XD-08");
    EXPECT_EQ(check(at<Klondike>("t1: QH"), "12"), Refusal::needs_a_king);
    EXPECT_EQ(check(at<Cards>("t1: QH"), "12"), Refusal::needs_a_king);
    EXPECT_EQ(check(at<Freecell>("t1: QH"), "12"), Refusal::none);
    EXPECT_EQ(check(at<Klondike>("f1: 2H | t1: 3S"), "hh1"), Refusal::none);
    EXPECT_EQ(check(at<Cards>("fh: 2H | t1: 3S"), "hh1"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("fh: 2H | t1: 3S"), "hh1"), Refusal::foundation_closed);
    const auto klondike = match_at<KlondikeGame>("t1: 9H 8S | t2: TS");
    const auto freecell = match_at<FreecellGame>("t1: 9H 8S | t2: TS");
    play_all(*klondike, "12");
    play_all(*freecell, "12");
    EXPECT_EQ(klondike->tally().moves, 1);
    EXPECT_EQ(freecell->tally().moves, 2);
}

}  // namespace croupier::test

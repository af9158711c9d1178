// The end of a game is believed only if deal, record and results agree with what was promised.
#include "croupier/load/ending.h"

#include <gtest/gtest.h>

#include "croupier/engine/all_games.h"
#include "croupier/engine/card_text.h"
#include "croupier/engine/games/bluffbuddy/fair_deal.h"
#include "croupier/engine/hex.h"
#include "croupier/engine/random.h"

namespace croupier::load {
namespace {

struct Told {
    Expected expected;
    std::string record, deck, results, promise, secret_hex = std::string(64, '7');
    int starter = 0;

    std::string text() const {
        std::string escaped;
        for (const char c : record) escaped += c == '\n' ? std::string("\\n") : std::string(1, c);
        return R"({"type":"game:end","room":"K7QM2XWA","match":"m1","results":[)" + results +
               R"(],"options":"","seats":"a,b,c,d","commitment":")" + promise + R"(","secret":")" +
               secret_hex + R"(","nonces":[")" + std::string(32, '1') + R"(",null,null,null],)" +
               R"("starter":)" + std::to_string(starter) + R"(,"deck":")" + deck +
               R"(","record":")" + escaped + "\"}";
    }
};

// A whole game of random moves.
Told played() {
    Told told;
    const DealSecret secret = *from_hex<32>(told.secret_hex);
    std::array<Nonce, 4> nonces{};
    nonces[0].fill(0x11);
    const FairDeal deal = fair_deal(secret, nonces);
    told.promise = to_hex(commitment("m1", "", "a,b,c,d", secret));
    told.deck = to_text(deal.deck);
    told.starter = deal.starter;
    told.expected = {"m1", told.promise, {}};
    const auto match =
        deal_match("bluffbuddy", {{"starter", std::to_string(deal.starter + 1)}}, deal.deck);
    PlayoutRandom random(3);
    while ((*match)->outcome() == Outcome::open) {
        const MoveList moves = (*match)->legal_moves();
        const Move move = moves[random.below(moves.size())];
        told.expected.moves.push_back((*match)->notation(move));
        (*match)->play((*match)->to_act(), move);
    }
    told.record = (*match)->record();
    for (const SeatResult& seat : (*match)->seat_results())
        told.results += (told.results.empty() ? "" : ",") + std::string(R"({"total":)") +
                        std::to_string(seat.points) + R"(,"rank":)" + std::to_string(seat.place) +
                        R"(,"abandoned":false})";
    return told;
}

TEST(LoadEnding, AnHonestGameIsBelieved) {
    const Told told = played();
    EXPECT_EQ(told.expected.moves.size(), 48u);
    EXPECT_EQ(objection_to(told.text(), told.expected), std::nullopt);
}

TEST(LoadEnding, AnotherDealThanThePromisedIsNot) {
    Told told = played();
    std::swap(told.deck[0], told.deck[3]);
    EXPECT_EQ(objection_to(told.text(), told.expected), "the deck is not the promised one");
    told = played();
    told.secret_hex[0] = '8';
    EXPECT_EQ(objection_to(told.text(), told.expected), "the secret is not the promised one");
    told = played();
    told.expected.commitment[0] ^= 1;
    EXPECT_EQ(objection_to(told.text(), told.expected), "the commitment has changed");
    told = played();
    told.starter = (told.starter + 1) % 4;
    EXPECT_EQ(objection_to(told.text(), told.expected), "another seat should have begun");
}

TEST(LoadEnding, AMoveThatIsMissingOrAnotherIsNoticed) {
    Told told = played();
    told.expected.moves.emplace_back("QH -");
    EXPECT_EQ(objection_to(told.text(), told.expected), "the record has 48 moves and not 49");
    told = played();
    told.expected.moves[4] = "QH c9 >9";
    EXPECT_TRUE(objection_to(told.text(), told.expected)->starts_with("move 5 of the record is"));
}

TEST(LoadEnding, NobodyAbandonsASeatWithoutALateMove) {
    Told told = played();
    told.results.replace(told.results.find("false"), 5, "true");
    EXPECT_EQ(objection_to(told.text(), told.expected),
              "a seat is called abandoned, and nobody has left");
}

TEST(LoadEnding, OtherPointsThanTheRuleBooksAreNoticed) {
    Told told = played();
    told.results.insert(told.results.find(':') + 1, "1");
    EXPECT_EQ(objection_to(told.text(), told.expected), "the rule book counts other points");
}

}  // namespace
}  // namespace croupier::load

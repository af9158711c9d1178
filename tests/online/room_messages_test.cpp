// What the people at a table are told, and what they are not.
#include "croupier/engine/random.h"
#include "croupier/formats/json.h"
#include "tests/online/support.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::online::test {

using formats::Json;

namespace {

using croupier::test::pile;

// Seat 2 shows sevens, sealed or not; the first seat may play one.
std::string sevens(std::string_view slot) {
    return "starter=1 | pool: 7D | c1: KS | " + std::string(slot) +
           ": 9D 9C 7S 7H | s3: 4C 4D | h1: 7C 2S | h2: 5C 5D | h3: 6C 6D | h4: 8C 8D";
}
std::string last_to(const RoomFixture& it, int number, std::string_view type) {
    return it.last(it.session_of(number), type);
}

}  // namespace

TEST(RoomMessages, NamesItsEventsAsTheProtocolDoes) {
    RULE("B-090", "B-005", "BD-15");
    RoomFixture it({.options = {}, .bots = {}, .spectators = true, .rated = false});
    it.spectate(spectator);
    it.start();
    it.play_to_the_end();
    std::set<std::string> names;
    for (const Outgoing& outgoing : it.messages) names.insert(type_of(outgoing.message.text()));
    EXPECT_EQ(names, (std::set<std::string>{"room:state", "game:commit", "game:open_nonces",
                                            "game:start", "game:state", "game:turn", "game:played",
                                            "game:round:end", "game:end"}));
    int rounds = 0;
    for (const std::string& message : it.received(spectator)) {
        if (type_of(message) != "game:round:end") continue;
        EXPECT_EQ(message, R"({"type":"game:round:end","room":"K7QM2XWA","round":)" +
                               std::to_string(++rounds) + "}");
    }
    EXPECT_EQ(rounds, 3);
}

TEST(RoomMessages, AnswersWithTheCodesOfTheProtocol) {
    RULE("B-090", "BD-18", "BD-19");
    RoomFixture it;
    it.start_at(sevens("s2"));
    const BluffBuddy before = it.game();
    const auto code = [&](int number, std::string_view move) {
        return std::string(code_of(it.play(number, move).problem));
    };
    EXPECT_EQ(code(1, "5C -"), "ERR_NOT_YOUR_TURN");
    EXPECT_EQ(code(0, "QH -"), "ERR_CARD_NOT_IN_HAND");
    EXPECT_EQ(code(0, "7C s4 >1"), "ERR_INVALID_TARGET") << "an empty slot";
    EXPECT_EQ(code(0, "7C c9 >1"), "ERR_INVALID_TARGET");
    EXPECT_EQ(code(0, "7C deck >1"), "ERR_INVALID_TARGET");
    EXPECT_EQ(code(0, "7C h2 >1"), "ERR_INVALID_TARGET");
    EXPECT_EQ(code(0, "7C pool >8"), "ERR_INVALID_TARGET");
    EXPECT_EQ(code(0, "7C pool >251"), "ERR_INVALID_TARGET");
    EXPECT_EQ(code(0, "7C pool >-5"), "ERR_INVALID_TARGET");
    EXPECT_EQ(it.game(), before);
    EXPECT_TRUE(it.messages.empty()) << "nobody else hears of it";
}

TEST(RoomMessages, ASealedSourceIsOfferedAndPickingItIsTakenForNoMatch) {
    RULE("BD-15", "BD-16", "BT-28", "BT-27");
    RoomFixture it;
    it.start_at(sevens("s2=sealed4"));
    it.play(0, "7C");
    EXPECT_TRUE(contains(last_to(it, 0, "game:select_target"), R"("sources":["pool","s2"])"));
    const Reply reply = it.play(0, "s2 >3");
    EXPECT_TRUE(contains(reply.text, R"("result":"NO_MATCH")"));
    EXPECT_EQ(pile(it.game(), "pool"), "7D 7C");
    for (const Outgoing& outgoing : it.messages) {
        EXPECT_FALSE(contains(outgoing.message.text(), "MEMORY"));
        EXPECT_FALSE(contains(outgoing.message.text(), "seal"));
    }
    EXPECT_EQ(last_to(it, 3, "game:played"),
              R"({"type":"game:played","room":"K7QM2XWA","turn":1,"seat":0,"card":"7C",)"
              R"("result":"NO_MATCH","by":"player"})");
}

TEST(RoomMessages, AClaimOnATopOfAnotherRankIsTakenForNoMatch) {
    RULE("BD-18", "BD-16");
    RoomFixture it;
    it.start_at(sevens("s2"));
    EXPECT_TRUE(contains(it.play(0, "7C s3 >1").text, R"("result":"NO_MATCH")"));
    EXPECT_EQ(pile(it.game(), "pool"), "7D 7C");
    EXPECT_EQ(it.to_act(), 3);
}

TEST(RoomMessages, SealsAreShownWhereTheRoomWantsIt) {
    RULE("BD-15");
    RoomRules rules;
    rules.options.show_seals = true;
    RoomFixture it(rules);
    it.start_at("starter=1 show_seals=on | pool: 7D | s2=sealed4: 9D 9C 7S 7H | h1: 2S 2D | "
                "h2: 5C 5D | h3: 6C 6D | h4: 8C 8D");
    it.join(2);
    EXPECT_TRUE(contains(last_to(it, 2, "game:state"), R"("buriedCount":2,"sealed":true)"));
}

TEST(RoomMessages, ABegunPlayIsKnownToItsPlayerAlone) {
    RULE("BD-30", "B-066");
    RoomFixture it({.options = {}, .bots = {}, .spectators = true, .rated = false});
    it.start_at(sevens("s2"));
    it.play(0, "7C >4");
    it.join(0);
    EXPECT_TRUE(
        contains(last_to(it, 0, "game:state"), R"("pendingMove":{"card":"7C","recipient":3})"));
    EXPECT_TRUE(contains(last_to(it, 0, "game:select_target"), R"("card":"7C")"));
    it.join(1);
    it.spectate(spectator);
    for (const SessionId other : {it.session_of(1), spectator})
        for (const std::string& message : it.received(other)) {
            EXPECT_FALSE(contains(message, "pendingMove"));
            EXPECT_FALSE(contains(message, "7C"));
        }
    EXPECT_EQ(
        types_of(it.received(spectator)),
        (std::vector<std::string>{"room:state", "game:state", "game:selecting", "game:turn"}));
}

TEST(RoomMessages, TheViewHasTheMembersOfTheRuleAndNoOthers) {
    RULE("B-007", "BT-30", "B-049");
    RoomFixture it;
    it.start_at("starter=1 | deck: 2C 2D 2H 2S | pool: 5D 9H | c1: KS | c4: 3C | "
                "s2=sealed4: 9D 9C JS JH | h1: 3S KD | h2: 4C 4D | h3: 6C 6D | h4: 8C 8D");
    it.wait(12'000);
    it.join(0);
    EXPECT_EQ(last_to(it, 0, "game:state"),
              R"({"type":"game:state","roomId":"K7QM2XWA","phase":"player_turn","round":1,)"
              R"("myHand":["3S","KD"],"opponents":[)"
              R"({"id":"player1","nickname":"Name 1","cardCount":2,"isConnected":true},)"
              R"({"id":"player2","nickname":"Name 2","cardCount":2,"isConnected":true},)"
              R"({"id":"player3","nickname":"Name 3","cardCount":2,"isConnected":true}],)"
              R"("openCenter":["KS",null,null,"3C"],"poolTopCard":"9H","penaltySlots":[)"
              R"({"playerId":"player0","topCards":[],"buriedCount":0},)"
              R"({"playerId":"player1","topCards":["JS","JH"],"buriedCount":2},)"
              R"({"playerId":"player2","topCards":[],"buriedCount":0},)"
              R"({"playerId":"player3","topCards":[],"buriedCount":0}],)"
              R"("currentPlayerId":"player0","turnTimeRemaining":18000,"myIndex":0})");
}

TEST(RoomMessages, TheViewKnowsItsRound) {
    RULE("B-007");
    RoomFixture it;
    it.start();
    for (int turn = 1; turn <= 48; ++turn) {
        const Json state = Json::parse(last_to(it, 2, "game:state"));
        EXPECT_EQ(state["round"], (turn + 15) / 16) << "turn " << turn;
        it.play(it.to_act(), to_text(it.game().hands[it.to_act()][0]) + " -");
    }
}

// It is written once for all: so nobody may know more of it, or less, than who only watches.
TEST(RoomMessages, EverySeatSeesTheSameTable) {
    RULE("B-007", "B-051");
    PlayoutRandom random(7);
    for (int game = 0; game < 40; ++game) {
        RoomRules rules;
        rules.options.show_seals = game % 2 == 1;
        rules.options.pool_count = game / 2 % 2 == 1;
        RoomFixture it(rules);
        it.start();
        for (int turn = 1; turn <= 48; ++turn) {
            const RoomInfo info = it.room.info();
            const TurnClock clock{turn, it.to_act(), 30'000};
            const TableText open =
                MessageWriter::table(info, observe(it.game(), Seat::table), clock);
            for (int s = 0; s < seats; ++s)
                EXPECT_TRUE(MessageWriter::table(info, observe(it.game(), seat(s)), clock) == open)
                    << "seat " << s << ", turn " << turn;
            const MoveList moves = it.game().legal_moves();
            it.play(it.to_act(), to_text(it.game(), moves[random.below(moves.size())]));
        }
        EXPECT_FALSE(it.room.state().playing());
    }
}

TEST(RoomMessages, TheLogIsReleasedWhenTheGameIsOver) {
    RULE("BD-39", "BT-32");
    RoomFixture it;
    it.start();
    const std::string deck = croupier::to_text(it.room.state().deal().deck);
    while (it.room.state().playing()) {
        for (const Outgoing& outgoing : it.messages) {
            ASSERT_FALSE(contains(outgoing.message.text(), "record"));
            ASSERT_FALSE(contains(outgoing.message.text(), "\"deck\""));
        }
        it.forget();
        it.wait(1'500);
        it.play(it.to_act(), to_text(it.game().hands[it.to_act()][0]) + " -");
    }
    const Json end = Json::parse(last_to(it, 0, "game:end"));
    EXPECT_EQ(end["deck"], deck);
    const std::string record = end["record"];
    EXPECT_TRUE(contains(record, std::to_string(48 * 1'500 + it.pace.nonces))) << "times";
    EXPECT_EQ(end["results"].size(), 4u);
}

TEST(RoomMessages, TheTurnOffersItsMovesToTheSeatThatActsAlone) {
    RULE("B-059");
    RoomFixture it;
    it.start_at("starter=1 | c1: 4H | h1: 4C | h2: 5C | h3: 8C | h4: KC");
    for (int n = 0; n < seats; ++n) it.join(n);
    EXPECT_TRUE(contains(last_to(it, 0, "game:turn"),
                         R"("moves":["4C -","4C c1 >1","4C c1 >2","4C c1 >3","4C c1 >4"])"));
    for (int n = 1; n < seats; ++n) EXPECT_FALSE(contains(last_to(it, n, "game:turn"), "moves"));
}

TEST(RoomMessages, EmotesGoToEverybody) {
    RoomFixture it;
    it.start();
    it.forget();
    Effects out;
    EXPECT_EQ(it.room.emote("player1", "oops", out), Problem::none);
    EXPECT_EQ(out.messages.size(), 4u);
    EXPECT_EQ(out.messages[0].message.text(),
              R"({"type":"game:emote","room":"K7QM2XWA","seat":1,"emote":"oops"})");
    EXPECT_EQ(it.room.emote("player9", "oops", out), Problem::not_seated);
}

}  // namespace croupier::online::test

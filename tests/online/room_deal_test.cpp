// The deal that everybody had a hand in.
#include "croupier/engine/all_games.h"
#include "croupier/engine/games/bluffbuddy/fair_deal.h"
#include "croupier/engine/hex.h"
#include "croupier/formats/json.h"
#include "tests/online/support.h"
#include "tests/support/rules.h"

namespace croupier::online::test {

using formats::Json;

namespace {

Nonce nonce_of(int number) {
    Nonce nonce;
    nonce.fill(static_cast<std::uint8_t>(17 * number + 1));
    return nonce;
}
// Four people are ready, nobody has sent anything.
void sit_down(RoomFixture& it) {
    for (int n = 0; n < seats; ++n) it.join(n, n);
    for (int n = 0; n < seats; ++n) it.ready(n);
}
Json received(const RoomFixture& it, std::string_view type) {
    return Json::parse(it.last(it.session_of(0), type));
}

}  // namespace

TEST(RoomDeal, TakesAllHashesBeforeAnyNonceAndDealsWhenAllAreThere) {
    RULE("B-010", "B-011", "B-020", "BD-24");
    RoomFixture it;
    sit_down(it);
    EXPECT_EQ(it.nonce(0, nonce_of(0)), Problem::nonce) << "before its time";
    for (int n = 0; n < seats; ++n) {
        EXPECT_EQ(it.last(it.session_of(0), "game:open_nonces"), "");
        EXPECT_EQ(it.hash(n, sha256(nonce_of(n))), Problem::none);
    }
    const Json hashes = received(it, "game:open_nonces")["hashes"];
    for (int n = 0; n < seats; ++n)
        EXPECT_EQ(hashes[static_cast<std::size_t>(n)], to_hex(sha256(nonce_of(n))));
    for (int n = 0; n < seats; ++n) {
        EXPECT_EQ(it.room.state().phase(), Phase::initializing);
        EXPECT_EQ(it.nonce(n, nonce_of(n)), Problem::none);
    }
    EXPECT_EQ(it.room.state().phase(), Phase::player_turn);
    const Json start = received(it, "game:start");
    for (int n = 0; n < seats; ++n)
        EXPECT_EQ(start["nonces"][static_cast<std::size_t>(n)], to_hex(nonce_of(n)));
    EXPECT_EQ(start["starter"], it.to_act());
}

TEST(RoomDeal, CanBeComputedByEverybodyFromWhatIsToldAtTheEnd) {
    RULE("BD-39", "BD-14", "BT-32");
    RoomRules rules;
    rules.options.seals = BluffBuddy::Seals::part;
    for (const bool with_nonces : {true, false}) {
        RoomFixture it(rules);
        sit_down(it);
        const Json promised = received(it, "game:commit");
        for (int n = 0; n < seats && with_nonces; ++n) it.hash(n, sha256(nonce_of(n)));
        for (int n = 0; n < seats && with_nonces; ++n) it.nonce(n, nonce_of(n));
        it.wait(it.pace.nonces);
        const std::string secret = to_hex(it.room.state().secret());
        for (const Outgoing& outgoing : it.messages)
            EXPECT_FALSE(contains(outgoing.message.text(), secret));
        it.play_to_the_end();

        const Json end = received(it, "game:end");
        std::array<Nonce, 4> nonces{};
        for (std::size_t s = 0; s < 4; ++s)
            if (!end["nonces"][s].is_null())
                nonces[s] = *from_hex<16>(end["nonces"][s].get<std::string>());
        const auto revealed = *from_hex<32>(end["secret"].get<std::string>());
        const FairDeal deal = fair_deal(revealed, nonces);
        EXPECT_EQ(end["deck"], croupier::to_text(deal.deck));
        EXPECT_EQ(end["starter"], deal.starter);
        const Digest promise =
            commitment(promised["match"].get<std::string>(), promised["options"].get<std::string>(),
                       promised["seats"].get<std::string>(), revealed);
        EXPECT_EQ(promised["commitment"], to_hex(promise));
        EXPECT_EQ(end["commitment"], promised["commitment"]);
        EXPECT_EQ(end["match"], promised["match"]);
        EXPECT_EQ(end["options"], "seals=part");

        const auto match = replay(end["record"].get<std::string>());
        ASSERT_TRUE(match) << match.error().sentence;
        EXPECT_EQ((*match)->position(), croupier::to_text(it.game()));
        EXPECT_EQ((*match)->journal().size(), 48u);
    }
}

TEST(RoomDeal, WaitsThreeSecondsForHashesAndThreeForNonces) {
    RULE("B-010");
    RoomFixture it;
    sit_down(it);
    it.hash(1, sha256(nonce_of(1)));
    it.hash(2, sha256(nonce_of(2)));
    it.wait(2'999);
    EXPECT_FALSE(it.room.state().nonces_open());
    it.wait(1);
    EXPECT_TRUE(it.room.state().nonces_open());
    const Json hashes = received(it, "game:open_nonces")["hashes"];
    EXPECT_TRUE(hashes[0].is_null() && hashes[1].is_string() && hashes[3].is_null());
    EXPECT_EQ(it.hash(0, sha256(nonce_of(0))), Problem::nonce) << "too late";
    EXPECT_EQ(it.nonce(0, nonce_of(0)), Problem::nonce) << "without a hash";
    EXPECT_EQ(it.nonce(1, nonce_of(1)), Problem::none);
    it.wait(2'999);
    EXPECT_EQ(it.room.state().phase(), Phase::initializing);
    it.wait(1);
    EXPECT_EQ(it.room.state().phase(), Phase::player_turn);
    const Json nonces = received(it, "game:start")["nonces"];
    EXPECT_TRUE(nonces[0].is_null() && nonces[1].is_string() && nonces[2].is_null());
    EXPECT_EQ(it.room.state().deal().deck,
              fair_deal(it.room.state().secret(), {Nonce{}, nonce_of(1), Nonce{}, Nonce{}}).deck);
}

TEST(RoomDeal, RefusesANonceThatDoesNotFitItsHash) {
    RoomFixture it;
    sit_down(it);
    for (int n = 0; n < seats; ++n) it.hash(n, sha256(nonce_of(n)));
    EXPECT_EQ(it.nonce(2, nonce_of(1)), Problem::nonce);
    EXPECT_EQ(it.nonce(2, nonce_of(2)), Problem::none) << "the right one is taken still";
    EXPECT_EQ(it.nonce(2, nonce_of(2)), Problem::none) << "the same request again";
    EXPECT_EQ(it.nonce(2, nonce_of(3)), Problem::nonce);
}

TEST(RoomDeal, TakesTheSameHashTwiceButNoOtherOne) {
    RoomFixture it;
    sit_down(it);
    EXPECT_EQ(it.hash(1, sha256(nonce_of(1))), Problem::none);
    EXPECT_EQ(it.hash(1, sha256(nonce_of(1))), Problem::none);
    EXPECT_EQ(it.hash(1, sha256(nonce_of(2))), Problem::nonce);
    Effects out;
    EXPECT_EQ(it.room.hash("player2", "othermatch", sha256(nonce_of(2)), it.now, out),
              Problem::nonce);
    EXPECT_EQ(it.hash(7, sha256(nonce_of(1))), Problem::not_seated);
}

TEST(RoomDeal, IsShownToSomebodyWhoComesBackInTheMiddleOfIt) {
    RULE("B-066");
    RoomFixture it;
    sit_down(it);
    it.disconnect(2);
    it.hash(1, sha256(nonce_of(1)));
    it.forget();
    it.join(2);
    EXPECT_EQ(types_of(it.received_by(2)), (std::vector<std::string>{"room:state", "game:commit"}));
    it.wait(3'000);
    it.forget();
    it.join(2);
    EXPECT_EQ(types_of(it.received_by(2)),
              (std::vector<std::string>{"room:state", "game:commit", "game:open_nonces"}));
}

TEST(RoomDeal, DoesNotWaitForWhoHasLeft) {
    RULE("B-089");
    RoomFixture it;
    sit_down(it);
    for (int n = 0; n < 3; ++n) it.hash(n, sha256(nonce_of(n)));
    it.leave(3);
    EXPECT_TRUE(it.room.state().nonces_open());
    it.nonce(0, nonce_of(0));
    it.nonce(1, nonce_of(1));
    it.leave(2);
    EXPECT_EQ(it.room.state().phase(), Phase::player_turn);
    EXPECT_TRUE(it.room.state().seat(2).abandoned && it.room.state().seat(3).abandoned);
}

TEST(RoomDeal, LetsTheNamedSeatBegin) {
    RULE("BD-24");
    RoomRules rules;
    rules.options.starter = BluffBuddy::Starter::seat_3;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        RoomFixture it(rules, {}, seed);
        it.start();
        EXPECT_EQ(it.to_act(), 2);
    }
}

}  // namespace croupier::online::test

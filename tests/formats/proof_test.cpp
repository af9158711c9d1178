// Proofs of online games: what holds, and every way in which one may not.
#include "croupier/formats/proof.h"

#include <gtest/gtest.h>

#include <set>

#include "croupier/engine/all_games.h"
#include "croupier/engine/games/bluffbuddy/fair_deal.h"
#include "croupier/engine/hex.h"
#include "croupier/engine/random.h"
#include "croupier/formats/json.h"

namespace croupier::formats::test {
namespace {

// A game played at random to its end, as the server tells it.
Json played(std::uint64_t seed, const std::string& options = "matching=forced") {
    DealSecret secret{};
    secret[0] = static_cast<std::uint8_t>(seed);
    std::array<Nonce, 4> nonces{};
    nonces[1].fill(7), nonces[2].fill(9);
    const FairDeal deal = fair_deal(secret, nonces);
    Settings settings = *settings_from(options);
    settings.push_back({"starter", std::to_string(deal.starter + 1)});
    const MatchResult match = deal_match("bluffbuddy", settings, deal.deck);
    PlayoutRandom random(seed);
    while ((*match)->to_act() != Seat::nobody) {
        const MoveList moves = (*match)->legal_moves();
        const auto pick = static_cast<std::ptrdiff_t>(random.below(moves.size()));
        EXPECT_TRUE((*match)->play((*match)->to_act(), *(moves.begin() + pick), 1000));
    }
    Json results = Json::array();
    for (const SeatResult& result : (*match)->seat_results())
        results.push_back({{"seat", static_cast<int>(result.seat)},
                           {"total", result.points},
                           {"rank", result.place},
                           {"abandoned", false}});
    const std::string seats = "k3v9w2m4qx,q2w3e4r5t6,z9x8c7v6b5,bot3";
    return {{"match", "m2x8c4t7ap"},
            {"options", options},
            {"seats", seats},
            {"commitment", to_hex(commitment("m2x8c4t7ap", options, seats, secret))},
            {"secret", to_hex(secret)},
            {"nonces", {nullptr, to_hex(nonces[1]), to_hex(nonces[2]), nullptr}},
            {"hashes", {nullptr, to_hex(sha256(nonces[1])), to_hex(sha256(nonces[2])), nullptr}},
            {"starter", deal.starter},
            {"deck", to_text(deal.deck)},
            {"record", (*match)->record()},
            {"results", std::move(results)}};
}

// The names of the checks that fail, "-" when the members cannot be read.
std::string wrong(const Json& game) {
    const auto checks = check_proof(game);
    if (!checks) return "-";
    std::string names;
    for (const ProofCheck& check : *checks) {
        EXPECT_TRUE(check.sentence.ends_with('.')) << check.sentence;
        if (!check.holds) names += (names.empty() ? "" : " ") + std::string(check.name);
    }
    EXPECT_EQ(names.empty(), all_hold(*checks));
    return names;
}

std::string other_digit(std::string hex) {
    hex.back() = hex.back() == '0' ? '1' : '0';
    return hex;
}

}  // namespace

TEST(Proof, OfAnHonestGameHolds) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        EXPECT_EQ(wrong(played(seed)), "");
        EXPECT_EQ(wrong(played(seed, "")), "");
        EXPECT_EQ(wrong(played(seed, "seals=part pool_count=on")), "");
    }
    EXPECT_EQ(check_proof(played(1))->size(), 5u);
}

TEST(Proof, IsMadeOfWhatIsThere) {
    Json game = played(1);
    game.erase("hashes");
    game.erase("results");
    EXPECT_EQ(wrong(game), "");
    EXPECT_EQ(check_proof(game)->size(), 3u);
}

TEST(Proof, TakesTheSeatsAsTextOrList) {
    Json game = played(1);
    game["seats"] = {"k3v9w2m4qx", "q2w3e4r5t6", "z9x8c7v6b5", "bot3"};
    EXPECT_EQ(wrong(game), "");
    for (Json& seat : game["seats"]) seat = {{"player", seat}};
    EXPECT_EQ(wrong(game), "");
    game["seats"][2] = 5;
    EXPECT_EQ(wrong(game), "-");
}

TEST(Proof, FailsWhenThePromiseWasAnother) {
    const Json good = played(2);
    for (const char* key : {"match", "options", "seats"}) {
        Json game = good;
        game[key] = key == std::string("options") ? "matching=free" : "another";
        EXPECT_TRUE(wrong(game).starts_with("commitment")) << key;
    }
    Json game = good;
    game["commitment"] = other_digit(game["commitment"]);
    EXPECT_EQ(wrong(game), "commitment");
    game = good;
    game["secret"] = other_digit(game["secret"]);
    EXPECT_EQ(wrong(game), "commitment deal");
}

TEST(Proof, FailsWhenANonceWasExchanged) {
    const Json good = played(3);
    Json game = good;
    game["nonces"][1] = other_digit(game["nonces"][1]);
    EXPECT_EQ(wrong(game), "nonces deal");
    game = good;
    game["nonces"][0] = std::string(32, '0');
    EXPECT_EQ(wrong(game), "nonces") << "a nonce that no hash was given for";
    game = good;
    game["nonces"][1] = nullptr;
    EXPECT_EQ(wrong(game), "deal");
}

TEST(Proof, FailsWhenOtherCardsWerePlayed) {
    const Json good = played(4), other = played(5);
    Json game = good;
    game["deck"] = other["deck"];
    EXPECT_EQ(wrong(game), "deal record");
    game = good;
    game["record"] = other["record"];
    EXPECT_TRUE(wrong(game).starts_with("record"));
    game = good;
    game["starter"] = (game["starter"].get<int>() + 1) % 4;
    EXPECT_EQ(wrong(game), "deal record");
}

TEST(Proof, FailsWhenTheRecordIsBroken) {
    const Json good = played(6);
    const std::string record = good["record"];
    Json game = good;
    game["record"] = record.substr(0, record.size() / 2);
    EXPECT_EQ(wrong(game), "record results");
    game["record"] = record.substr(0, record.find("\nplay") + 1) + "end 0\n";
    EXPECT_TRUE(wrong(game).starts_with("record")) << "not over";
}

TEST(Proof, FailsWhenTheResultsAreNotThoseOfTheRecord) {
    const Json good = played(7);
    for (const char* key : {"total", "rank"}) {
        Json game = good;
        game["results"][2][key] = game["results"][2][key].get<int>() % 4 + 1;
        EXPECT_EQ(wrong(game), "results") << key;
    }
    Json game = good;
    game["results"].erase(3);
    EXPECT_EQ(wrong(game), "results");
}

TEST(Proof, WhoAbandonedTheGameIsLast) {
    const auto places = [](const Json& game) {
        std::set<int> ranks;
        for (const Json& result : game["results"]) ranks.insert(result["rank"].get<int>());
        return ranks.size();
    };
    std::uint64_t seed = 1;
    while (places(played(seed)) < 4) ++seed;
    Json game = played(seed);
    for (Json& result : game["results"]) {  // the winner went away
        const bool first = result["rank"] == 1;
        result["abandoned"] = first;
        result["rank"] = first ? 4 : result["rank"].get<int>() - 1;
    }
    EXPECT_EQ(wrong(game), "");
    game["results"][0]["abandoned"] = !game["results"][0]["abandoned"].get<bool>();
    EXPECT_EQ(wrong(game), "results");
}

TEST(Proof, NeedsItsMembers) {
    const Json good = played(9);
    for (const char* key : {"match", "options", "seats", "commitment", "secret", "nonces",
                            "starter", "deck", "record"}) {
        Json game = good;
        game[key] = true;
        EXPECT_EQ(wrong(game), "-") << key;
        game.erase(key);
        EXPECT_EQ(wrong(game), "-") << key;
    }
    Json game = good;
    game["options"] = "matching=never";
    EXPECT_EQ(wrong(game), "-");
    EXPECT_EQ(wrong(Json::array()), "-");
}

}  // namespace croupier::formats::test

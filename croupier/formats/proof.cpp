// From the secret to the results, one check after the other.
#include "croupier/formats/proof.h"

#include <algorithm>
#include <array>
#include <optional>

#include "croupier/engine/all_games.h"
#include "croupier/engine/hex.h"
#include "croupier/formats/proof_members.h"

namespace croupier::formats {
namespace {

constexpr std::size_t seats = Proof::seats;
using Checks = std::vector<ProofCheck>;

ProofCheck check_commitment(const Proof& proof) {
    const Digest right = commitment(proof.match, proof.options, proof.players, proof.secret);
    if (right == proof.promised)
        return {"commitment", true,
                "The commitment is that of the secret, for this match, these options and seats."};
    return {"commitment", false,
            "The commitment does not fit the secret, the match, the options and the seats: " +
                to_hex(right) + " would."};
}

ProofCheck check_nonces(const Proof& proof) {
    for (std::size_t s = 0; s < seats; ++s) {
        const auto& nonce = proof.nonces[s];
        const auto& hash = (*proof.hashes)[s];
        if (nonce && (!hash || sha256(*nonce) != *hash))
            return {"nonces", false,
                    "The nonce of seat " + std::to_string(s) +
                        (hash ? " does not fit its hash." : " was given without a hash.")};
    }
    return {"nonces", true, "The nonces fit the hashes that were given before them."};
}

ProofCheck check_deal(const Proof& proof) {
    std::array<Nonce, seats> nonces{};
    for (std::size_t s = 0; s < seats; ++s) nonces[s] = proof.nonces[s].value_or(Nonce{});
    const FairDeal deal = fair_deal(proof.secret, nonces);
    const int starter = proof.first_seat(deal.starter);
    if (deal.deck != proof.deck)
        return {"deal", false,
                "The deck does not follow from the secret and the nonces: it would be " +
                    to_text(deal.deck) + "."};
    if (starter != proof.starter)
        return {"deal", false, "Seat " + std::to_string(starter) + " should have begun."};
    return {"deal", true, "Deck and starter follow from the secret and the nonces."};
}

// Options of the house say nothing about the cards.
Settings rules_of(const Match& match) {
    Settings settings = match.settings();
    std::erase_if(settings, [](const Setting& setting) { return setting.key == "bots"; });
    return settings;
}

ProofCheck check_record(const Proof& proof, const Match& dealt, const MatchResult& played) {
    const auto wrong = [](std::string sentence) {
        return ProofCheck{"record", false, std::move(sentence)};
    };
    if (!played) return wrong("The record cannot be replayed: " + played.error().sentence + ".");
    const Result<Record> record = read_record(proof.record);
    const Result<Deck> deck = deck_from(record->deck);
    if ((*played)->game() != dealt.game() || !deck || *deck != proof.deck)
        return wrong("The record does not begin with this deck.");
    if (rules_of(**played) != rules_of(dealt))
        return wrong("The record has other options or another starter.");
    if ((*played)->to_act() != Seat::nobody)
        return wrong("The record ends before the game is over.");
    return {"record", true,
            "The record begins with this deck, and its " + std::to_string(record->entries.size()) +
                " entries follow the rules to the end of the game."};
}

// Who abandoned the game shares the last place; the others are placed among those who stayed.
std::optional<std::string> fault_of_results(const Json& results, const Match& match) {
    const std::vector<SeatResult> right = match.seat_results();
    if (results.size() != seats || right.size() != seats) return "There must be four results.";
    std::array<bool, seats> left{};
    std::array<int, seats> total{}, rank{};
    for (std::size_t s = 0; s < seats; ++s) {
        Members in(results[s], "/results/" + std::to_string(s));
        left[s] = in.flag_or("abandoned", false);
        total[s] = static_cast<int>(in.number("total", 0, INT32_MAX));
        rank[s] = static_cast<int>(in.number("rank", 1, seats));
        if (in.fault()) return "The results cannot be read " + in.fault()->sentence + ".";
    }
    for (std::size_t s = 0; s < seats; ++s) {
        const std::string seat = "Seat " + std::to_string(s);
        const int points = right[s].points;
        if (total[s] != points)
            return seat + " has " + std::to_string(points) + " points by the record.";
        int place = 1;
        for (std::size_t other = 0; other < seats; ++other)
            if (!left[other] && (left[s] || right[other].points < points)) ++place;
        if (rank[s] != place) return seat + " has place " + std::to_string(place) + ".";
    }
    return std::nullopt;
}

ProofCheck check_results(const Proof& proof, const MatchResult& played) {
    if (!played)
        return {"results", false, "The results cannot be compared without a record that replays."};
    if (auto fault = fault_of_results(*proof.results, **played))
        return {"results", false, std::move(*fault)};
    return {"results", true, "Points and places are those of the record."};
}

}  // namespace

Result<std::vector<ProofCheck>> check_proof(const Json& game) {
    const Proof proof(game);
    if (proof.in.fault()) return *proof.in.fault();
    Settings settings = proof.settings;
    std::erase_if(settings, [](const Setting& setting) { return setting.key == "starter"; });
    settings.push_back({"starter", std::to_string(proof.starter + 1)});
    const MatchResult dealt = deal_match(BluffBuddy::id, settings, proof.deck);
    if (!dealt) return dealt.error();
    const MatchResult played = replay(proof.record);

    Checks checks{check_commitment(proof)};
    if (proof.hashes) checks.push_back(check_nonces(proof));
    checks.push_back(check_deal(proof));
    checks.push_back(check_record(proof, **dealt, played));
    if (proof.results != nullptr) checks.push_back(check_results(proof, played));
    return checks;
}

bool all_hold(const std::vector<ProofCheck>& checks) {
    return std::ranges::all_of(checks, &ProofCheck::holds);
}

}  // namespace croupier::formats

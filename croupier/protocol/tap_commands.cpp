// The commands of a hand that drags and taps.
#include "croupier/engine/suggest.h"
#include "croupier/protocol/request.h"
#include "croupier/protocol/state.h"

namespace croupier::protocol {
namespace {

// The place of a pile that is named.
std::optional<int> place_in(Members& members, const char* key, const Match& match) {
    const std::string name = members.text(key);
    if (members.fault()) return std::nullopt;
    std::vector<std::string_view> names;
    for (const TablePile& pile : match.table(Seat::first)) {
        if (pile.name == name) return static_cast<int>(names.size());
        names.push_back(pile.name);
    }
    members.object_to(key, "there is no pile '" + name + "'; the piles are " + listed(names) +
                               did_you_mean(name, names));
    return std::nullopt;
}

int count_in(Members& members) {
    return static_cast<int>(members.number_if("count", 1, deck_size).value_or(1));
}

Json reason_json(const Match& match, const Reason& reason) {
    Json json{{"code", name_of(reason.code)}};
    if (reason.pile >= 0) json["pile"] = match.pile_name(reason.pile);
    if (reason.card.known())
        json[reason.code == ReasonCode::builds ? "on" : "card"] = to_text(reason.card);
    return json;
}

}  // namespace

void Session::carry(Request& request) {
    Members& in = request.in;
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Match& match = *seated->match;
    const auto from = place_in(in, "from", match);
    const auto to = in.has("to") || !from ? place_in(in, "to", match) : from;
    const int count = count_in(in);
    const bool only_asks = in.flag_or("check", false);
    if (request.failed()) return;
    const Move move = match.meant(*from, *to, count);
    if (!only_asks) return make_move(request, *seated, move);
    const Refusal refusal = match.paused() ? Refusal::paused : match.check(move);
    if (refusal != Refusal::none) request.refuse(match, move, refusal);
}

void Session::targets(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Match& match = *seated->match;
    const auto pile = place_in(request.in, "pile", match);
    const int count = count_in(request.in);
    if (request.failed()) return;
    const Targets targets = match.targets(*pile, count);
    Json moves = Json::array();
    for (const Target& target : targets.found) {
        Json json = move_as_json(match, target.move);
        json["why"] = name_of(target.why);
        moves.push_back(std::move(json));
    }
    request.out["moves"] = std::move(moves);
    if (targets.refusal == Refusal::none) return;
    Json why = refusal(match.explain(targets.refused, targets.refusal), targets.refusal);
    why.erase("kind");
    request.out["refusal"] = std::move(why);
}

void Session::reasons(Request& request) {
    const std::string text = request.in.text("move");
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Match& match = *seated->match;
    const Result<Move> move = match.read_move(text);
    if (!move) return request.fail(move.error());
    if (const Refusal refusal = match.check(*move); refusal != Refusal::none)
        return request.refuse(match, *move, refusal);
    Json reasons = Json::array();
    for (const Reason& reason : match.reasons(*move)) reasons.push_back(reason_json(match, reason));
    request.out["reasons"] = std::move(reasons);
}

}  // namespace croupier::protocol

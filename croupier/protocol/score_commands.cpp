// Lines of several moves, what a match came to, and what many add up to.
#include "croupier/formats/statistics.h"
#include "croupier/protocol/extras.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {
namespace {

GameResult result_in(Members& members, const Json& json) {
    const auto count = [&](const char* key) {
        return static_cast<int>(members.number(key, 0, INT32_MAX));
    };
    GameResult result;
    result.mode = members.text("mode");
    result.played = members.flag_or("played", true);
    result.won = members.flag_or("won", false);
    result.elapsed = members.number("elapsed", 0, latest_time);
    result.moves = count("moves");
    if (json.is_object() && json.contains("score") && !json["score"].is_null())
        result.score = static_cast<int>(members.number("score", INT32_MIN, INT32_MAX));
    result.assisted = members.flag_or("assisted", false);
    result.stalemate = members.flag_or("stalemate", false);
    result.hints = count("hints");
    result.undos = count("undos");
    return result;
}

Json named(const ModeStatistics& mode) {
    Json json = formats::to_json(mode);
    json["mode"] = mode.mode;
    return json;
}

}  // namespace

void Session::line(Request& request) {
    const std::string text = request.in.text("moves");
    const Save* seated = seated_at(request);
    if (request.failed()) return;
    const Result<std::vector<Move>> moves = seated->match->read_line(text);
    if (!moves) return request.fail(moves.error());
    change(request, [&](Match& match, Time at) { return match.play_line(*moves, at); });
}

void Session::attempt(Request& request) {
    const auto seed =
        static_cast<std::uint64_t>(request.in.number_if("seed", 1, INT64_MAX).value_or(1));
    const Save* seated = seated_at(request);
    if (request.failed()) return;
    const Match& match = *seated->match;
    request.out["moves"] = match.line_text(match.attempt(seed));
}

void Session::result(Request& request) {
    const Save* seated = seated_at(request);
    if (seated != nullptr) request.out["result"] = result_json(seated->match->result());
}

void Session::statistics(Request& request) {
    Statistics statistics;
    std::size_t number = 0;
    for (const Json& json : request.in.list("results")) {
        Members members(json, "/results/" + std::to_string(number++));
        const GameResult result = result_in(members, json);
        if (members.fault()) return request.fail(*members.fault());
        statistics.add(result);
    }
    Json modes = Json::array();
    for (const ModeStatistics& mode : statistics.modes()) modes.push_back(named(mode));
    request.out["modes"] = std::move(modes);
    request.out["total"] = formats::to_json(statistics.total());
}

}  // namespace croupier::protocol

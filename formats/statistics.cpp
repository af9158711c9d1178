// Writing and reading statistics.
#include "formats/statistics.h"

#include "formats/json.h"

namespace croupier {
namespace {

constexpr const char* format = "croupier statistics";
constexpr std::int64_t most = largest_sum;

Json kept(const ModeStatistics& mode) {
    Json json{{"played", mode.played},           {"won", mode.won},
              {"streak", mode.streak},           {"best_streak", mode.best_streak},
              {"total_moves", mode.total_moves}, {"won_moves", mode.won_moves},
              {"won_time", mode.won_time},       {"total_score", mode.total_score}};
    if (mode.best_time) json["best_time"] = *mode.best_time;
    if (mode.fewest_moves) json["fewest_moves"] = *mode.fewest_moves;
    if (mode.best_score) json["best_score"] = *mode.best_score;
    return json;
}

std::optional<int> as_int(std::optional<std::int64_t> number) {
    if (!number) return std::nullopt;
    return static_cast<int>(*number);
}

ModeStatistics mode_in(Members& members, const std::string& name) {
    const auto games = [&](const char* key, int limit) {
        return static_cast<int>(members.number(key, 0, limit));
    };
    ModeStatistics mode;
    mode.mode = name;
    mode.played = games("played", most_games);
    mode.won = games("won", mode.played);
    mode.best_streak = games("best_streak", mode.won);
    mode.streak = games("streak", mode.best_streak);
    mode.total_moves = members.number("total_moves", 0, most);
    mode.won_moves = members.number("won_moves", 0, mode.total_moves);
    mode.won_time = members.number("won_time", 0, most);
    mode.total_score = members.number("total_score", -most, most);
    mode.best_time = members.number_if("best_time", 0, most);
    mode.fewest_moves = as_int(members.number_if("fewest_moves", 0, INT32_MAX));
    mode.best_score = as_int(members.number_if("best_score", INT32_MIN, INT32_MAX));
    return mode;
}

}  // namespace

Json to_json(const ModeStatistics& mode) {
    Json json = kept(mode);
    json["win_share"] = mode.win_share();
    json["average_time"] = mode.average_time();
    json["average_moves"] = mode.average_moves();
    json["average_score"] = mode.average_score();
    return json;
}

std::string write_statistics(const Score& score) {
    Json json{{"format", format},
              {"version", statistics_version},
              {"modes", Json::object()},
              {"counted", score.counted}};
    for (const ModeStatistics& mode : score.statistics.modes())
        json["modes"][mode.mode] = kept(mode);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Score> read_statistics(std::string_view text) {
    const Result<Json> json = json_from(text);
    if (!json) return json.error();
    Members members(*json);
    if (members.text("format") != format)
        members.object_to("format", "these are no statistics of croupier");
    const std::int64_t version = members.number("version", 0, INT32_MAX);
    if (!members.fault() && version != statistics_version)
        members.object_to("version", "these statistics have version " + std::to_string(version) +
                                         "; this croupier reads version " +
                                         std::to_string(statistics_version));
    Score score;
    std::vector<ModeStatistics> modes;
    for (const auto& [name, value] : members.object("modes").items()) {
        Members mode(value, members.path_of("modes") + "/" + name);
        modes.push_back(mode_in(mode, name));
        if (mode.fault()) return *mode.fault();
    }
    score.statistics = Statistics(std::move(modes));
    for (const auto& [game, id] : members.object("counted").items()) {
        if (!id.is_string()) members.object_to("counted/" + game, "a text is expected here");
        if (id.is_string()) score.counted[game] = id.get<std::string>();
    }
    if (members.fault()) return *members.fault();
    return score;
}

}  // namespace croupier

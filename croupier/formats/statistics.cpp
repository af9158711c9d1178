// Writing and reading statistics.
#include "croupier/formats/statistics.h"

#include <algorithm>

#include "croupier/formats/json.h"

namespace croupier::formats {
namespace {

constexpr const char* statistics_format = "croupier statistics";
constexpr std::int64_t most = largest_sum;

Json kept(const ModeStatistics& mode) {
    Json json{{"played", mode.played},
              {"won", mode.won},
              {"assisted", mode.assisted},
              {"streak", mode.streak},
              {"best_streak", mode.best_streak},
              {"total_moves", mode.total_moves},
              {"won_moves", mode.won_moves},
              {"won_time", mode.won_time},
              {"total_score", mode.total_score},
              {"stalemates", mode.stalemates},
              {"total_time", mode.total_time},
              {"hints", mode.hints},
              {"undos", mode.undos},
              {"won_scores", mode.won_scores}};
    if (mode.best_time) json["best_time"] = *mode.best_time;
    if (mode.fewest_moves) json["fewest_moves"] = *mode.fewest_moves;
    if (mode.best_score) json["best_score"] = *mode.best_score;
    if (mode.any_best_time) json["any_best_time"] = *mode.any_best_time;
    if (mode.any_best_score) json["any_best_score"] = *mode.any_best_score;
    return json;
}

std::optional<int> as_int(std::optional<std::int64_t> number) {
    if (!number) return std::nullopt;
    return static_cast<int>(*number);
}

bool is_score(const Json& json) {
    if (json.is_number_unsigned()) return json.get<std::uint64_t>() <= INT32_MAX;
    return json.is_number_integer() && json.get<std::int64_t>() >= INT32_MIN;
}

std::vector<int> won_scores_in(Members& members, int won) {
    constexpr const char* key = "won_scores";
    std::vector<int> scores;
    if (!members.has(key)) return scores;
    const Json& list = members.list(key);
    if (!std::ranges::all_of(list, is_score)) {
        members.object_to(key, "whole numbers are expected here");
    } else if (list.size() > std::min(most_won_scores, static_cast<std::size_t>(won))) {
        members.object_to(key, "there are more scores of wins than wins, or more than " +
                                   std::to_string(most_won_scores));
    } else {
        for (const Json& score : list) scores.push_back(score.get<int>());
    }
    return scores;
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
    // Older files lack what follows; of the time they know at least that of the wins.
    mode.stalemates = as_int(members.number_if("stalemates", 0, mode.lost())).value_or(0);
    mode.total_time = members.number_if("total_time", mode.won_time, most).value_or(mode.won_time);
    mode.hints = members.number_if("hints", 0, most).value_or(0);
    mode.undos = members.number_if("undos", 0, most).value_or(0);
    mode.won_scores = won_scores_in(members, mode.won);
    // Nor do they tell assisted wins apart.
    mode.assisted = as_int(members.number_if("assisted", 0, mode.won)).value_or(0);
    mode.any_best_time = members.number_if("any_best_time", 0, most);
    if (!mode.any_best_time) mode.any_best_time = mode.best_time;
    mode.any_best_score = as_int(members.number_if("any_best_score", INT32_MIN, INT32_MAX));
    if (!mode.any_best_score && mode.won > 0) mode.any_best_score = mode.best_score;
    return mode;
}

}  // namespace

Json to_json(const ModeStatistics& mode) {
    Json json = kept(mode);
    json["win_share"] = mode.win_share();
    json["average_time"] = mode.average_time();
    json["average_moves"] = mode.average_moves();
    json["average_score"] = mode.average_score();
    json["average_won_score"] = mode.average_won_score();
    return json;
}

std::string write_statistics(const Score& score) {
    Json json{{"format", statistics_format},
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
    if (members.text("format") != statistics_format)
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

}  // namespace croupier::formats

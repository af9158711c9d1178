// Leaders, players and matches as JSON.
#include "croupier/server/api.h"

#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/formats/json.h"

namespace croupier::server {

using formats::Json;

namespace {

constexpr int leaders_shown = 100, matches_shown = 20;

Json about(const online::Player& player) {
    return {{"id", player.id},
            {"name", player.name},
            {"rating", player.rating},
            {"tier", tier_of(player.rating)},
            {"games", player.games}};
}

Json leaderboard(store::Store& store) {
    Json list = Json::array();
    for (const online::Player& player : store.leaders(leaders_shown)) {
        Json line = about(player);
        line["rank"] = list.size() + 1;
        list.push_back(std::move(line));
    }
    return {{"players", std::move(list)}};
}

Json player_page(store::Store& store, const online::Player& player) {
    Json page = about(player);
    page["matches"] = Json::array();
    for (const store::PlayedMatch& match : store.matches_of(player.id, matches_shown)) {
        Json line = {{"match", match.id},
                     {"ended", match.ended},
                     {"rated", match.rated},
                     {"total", match.total},
                     {"rank", match.rank}};
        if (match.rated) line["rating"] = {{"before", match.rating}, {"change", match.change}};
        page["matches"].push_back(std::move(line));
    }
    return page;
}

// As game:end tells it: `croupier verify` reads both.
Json match_page(const online::MatchKept& match) {
    const Result<Json> proof = formats::json_from("{" + match.proof + "}");
    Json page = proof ? *proof : Json::object();
    page["match"] = match.id;
    page["rated"] = match.rated;
    page["started"] = match.started;
    page["ended"] = match.ended;
    page["record"] = match.record;
    page["results"] = Json::array();
    for (std::size_t s = 0; s < match.seats.size(); ++s) {
        const online::MatchSeat& seat = match.seats[s];
        Json line = {{"seat", s},         {"playerId", seat.player},
                     {"name", seat.name}, {"total", seat.total},
                     {"rank", seat.rank}, {"abandoned", seat.abandoned}};
        if (match.rated)
            line["rating"] = {{"before", seat.rating},
                              {"change", seat.change},
                              {"after", seat.rating + seat.change}};
        page["results"].push_back(std::move(line));
    }
    return page;
}

std::optional<Json> page_of(store::Store& store, std::string_view path) {
    constexpr std::string_view players = "/api/players/", matches = "/api/matches/";
    if (path == "/api/leaderboard") return leaderboard(store);
    if (path.starts_with(players)) {
        const auto player = store.player(path.substr(players.size()));
        if (player) return player_page(store, *player);
    }
    if (path.starts_with(matches)) {
        const auto match = store.match(path.substr(matches.size()));
        if (match) return match_page(*match);
    }
    return std::nullopt;
}

}  // namespace

Api api_of(store::Store& store) {
    return [&store](std::string_view path) -> std::optional<Answer> {
        try {
            const std::optional<Json> page = page_of(store, path);
            if (!page) return std::nullopt;
            return json_answer(formats::to_line(*page));
        } catch (const store::Unreadable&) {
            return refusal(Status::busy, "The book of this server cannot be read.\n");
        }
    };
}

}  // namespace croupier::server

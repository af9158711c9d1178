// The lobby, leaders, players and matches as JSON.
#include "croupier/server/api.h"

#include <utility>

#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/formats/json_writer.h"

namespace croupier::server {

namespace {

constexpr int leaders_shown = 100, matches_shown = 20;

void write_about(formats::JsonWriter& json, const online::Player& player) {
    json.with("id", player.id).with("name", player.name).with("rating", player.rating);
    json.with("tier", tier_of(player.rating)).with("games", player.games);
}

// How many are there, for people who think of coming; who they are is not told.
std::string lobby_page(const online::LobbyStats& lobby) {
    formats::JsonWriter json;
    json.open().with("players", lobby.players).with("tables", lobby.playing);
    return json.with("searching", lobby.queue).finish();
}

std::string leaderboard(store::Store& store) {
    formats::JsonWriter json;
    json.open().key("players").open_list();
    int rank = 0;
    for (const online::Player& player : store.leaders(leaders_shown)) {
        write_about(json.open(), player);
        json.with("rank", ++rank).close();
    }
    return json.close_list().finish();
}

std::string player_page(store::Store& store, const online::Player& player) {
    formats::JsonWriter json;
    write_about(json.open(), player);
    json.key("matches").open_list();
    for (const store::PlayedMatch& match : store.matches_of(player.id, matches_shown)) {
        json.open().with("match", match.id).with("ended", match.ended).with("rated", match.rated);
        json.with("total", match.total).with("rank", match.rank);
        if (match.rated) {
            json.key("rating").open().with("before", match.rating);
            json.with("change", match.change).close();
        }
        json.close();
    }
    return json.close_list().finish();
}

// As game:end tells it: `croupier verify` reads both.
std::string match_page(const online::MatchKept& match) {
    formats::JsonWriter json(2048);
    json.open().with("match", match.id).with("rated", match.rated);
    json.with("started", match.started).with("ended", match.ended);
    if (!match.proof.empty()) json.raw(match.proof);
    json.with("record", match.record).key("results").open_list();
    for (std::size_t s = 0; s < match.seats.size(); ++s) {
        const online::MatchSeat& seat = match.seats[s];
        json.open().with("seat", s).with("playerId", seat.player).with("name", seat.name);
        json.with("total", seat.total).with("rank", seat.rank).with("abandoned", seat.abandoned);
        if (match.rated) {
            json.key("rating").open().with("before", seat.rating).with("change", seat.change);
            json.with("after", seat.rating + seat.change).close();
        }
        json.close();
    }
    return json.close_list().finish();
}

std::optional<std::string> page_of(store::Store& store, const AskLobby& lobby,
                                   std::string_view path) {
    constexpr std::string_view players = "/api/players/", matches = "/api/matches/";
    if (path == "/api/lobby") return lobby_page(lobby());
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

Api api_of(store::Store& store, AskLobby ask_lobby) {
    return [&store, lobby = std::move(ask_lobby)](std::string_view path) -> std::optional<Answer> {
        try {
            std::optional<std::string> page = page_of(store, lobby, path);
            if (!page) return std::nullopt;
            return json_answer(std::move(*page));
        } catch (const store::Unreadable&) {
            return refusal(Status::busy, "The book of this server cannot be read.\n");
        }
    };
}

}  // namespace croupier::server

// Writing saves of Meridian.
#include "croupier/formats/meridian_save.h"

#include <algorithm>

#include "croupier/engine/text.h"
#include "croupier/formats/settings.h"

namespace croupier::formats {
namespace {

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

Json ids_of(const MeridianCards& cards) {
    Json ids = Json::array();
    for (const MeridianCard& card : cards) ids.push_back(card.id);
    return ids;
}

Json by_suit(const std::array<MeridianCards, suits>& foundations) {
    Json json = Json::object();
    for (std::size_t slot = 0; slot < suits; ++slot)
        json[std::string(1, small_letter_of(meridian_suits[slot]))] = ids_of(foundations[slot]);
    return json;
}

Json to_json(const MeridianCurrentGame& game, const Tally& tally) {
    return {{"moves", game.moves},
            {"hintUses", game.hint_uses},
            {"undoUses", game.undo_uses},
            {"startTime", game.start_time},
            {"endTime", game.end_time},
            {"efficiency", game.efficiency},
            {"movesWithoutProgress", game.moves_without_progress},
            {"acePlaced", game.ace_placed},
            {"kingPlaced", game.king_placed},
            {"firstAceMove", or_null(game.first_ace_move)},
            {"firstKingMove", or_null(game.first_king_move)},
            {"draws", tally.draws},
            {"recycles", tally.recycles}};
}

Json to_json(const MeridianStats& stats) {
    return {{"gamesPlayed", stats.games_played},
            {"wins", stats.wins},
            {"losses", stats.losses},
            {"stalemates", stats.stalemates},
            {"totalMoves", stats.total_moves},
            {"totalHintUses", stats.total_hint_uses},
            {"totalUndoUses", stats.total_undo_uses},
            {"totalTimePlayed", stats.total_time_played},
            {"efficiencyHistory", stats.efficiency_history}};
}

Json mode_stats_of(const Statistics& statistics) {
    Json json = Json::object();
    for (const MeridianModeStats& mode : meridian_mode_stats(statistics))
        json[std::string(mode.mode)] = {{"games", mode.games},
                                        {"wins", mode.wins},
                                        {"totalMoves", mode.total_moves},
                                        {"bestEfficiency", mode.best_efficiency},
                                        {"bestTime", or_null(mode.best_time)}};
    return json;
}

void add_columns(Json& json, const MeridianAreas& areas) {
    for (const char* key : {"tableau", "columnTypes", "columnTypingCards", "faceDownCount"})
        json[key] = Json::array();
    for (std::size_t c = 0; c < MeridianAreas::columns; ++c) {
        const std::string_view type = areas.column_types[c];
        const auto& typing = areas.column_typing_cards[c];
        json["tableau"].push_back(ids_of(areas.tableau[c]));
        json["columnTypes"].push_back(type.empty() ? Json() : Json(type));
        json["columnTypingCards"].push_back(typing ? Json(typing->id) : Json());
        const auto down = std::ranges::count(areas.tableau[c], false, &MeridianCard::is_face_up);
        json["faceDownCount"].push_back(down);
    }
}

// Those of the position, which knows the passes that are left, and those of the house.
Settings options_of(const Match& match) {
    const Result<Meridian> state = position_from<Meridian>(match.position());
    assert(state);
    Settings settings = settings_of(state->options);
    std::erase_if(settings, [](const Setting& setting) { return setting.key == "mode"; });
    MeridianHouseRules house;
    for (const auto& [key, word] : match.settings()) set_option(house, key, word);
    for (Setting& setting : settings_of(house)) settings.push_back(std::move(setting));
    return settings;
}

}  // namespace

std::string save_game(const MeridianMaster& master, const Statistics& statistics,
                      Millis timestamp) {
    const MeridianGameState state = master.game_state(statistics);
    if (!state.active) return "";
    Json json{{"version", meridian_save_version},
              {"gameMode", state.game_mode},
              {"timestamp", std::clamp(timestamp, Millis{0}, latest_time)},
              {"deck", ids_of(state.deck)},
              {"waste", ids_of(state.waste)},
              {"pocket", ids_of(state.pocket)},
              {"pocket2", ids_of(state.pocket2)},
              {"currentGame", to_json(state.current_game, master.match()->tally())},
              {"stats", to_json(state.stats)},
              {"modeStats", mode_stats_of(statistics)},
              {"elapsedMs", std::min(master.match()->elapsed(), latest_time)},
              {"options", to_json(options_of(*master.match()))}};
    json["foundations"]["up"] = by_suit(state.foundations.up);
    json["foundations"]["down"] = by_suit(state.foundations.down);
    add_columns(json, state);
    return to_line(json) + "\n";
}

}  // namespace croupier::formats

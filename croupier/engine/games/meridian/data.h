// Meridian's state in the words of its specification: plain structs for a screen (M-014 to M-019).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/games/meridian/ids.h"
#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/engine/games/meridian/stats.h"

namespace croupier {

struct MeridianCard {
    std::string id;
    std::string_view value;  // "A", "2" … "10", "J", "Q", "K"
    char suit = 'h';         // 'h', 'd', 'c', 's'
    std::string_view color;  // "red", "black"
    int numeric_value = 0;
    bool is_face_up = true;
    bool operator==(const MeridianCard&) const = default;
};
using MeridianCards = std::vector<MeridianCard>;

// M-019. Members that the type does not need are ignored.
struct MeridianLocation {
    enum class Type : std::uint8_t { waste, pocket, tab, f_up, f_down };
    Type type = Type::waste;
    int col = 0;         // 0 to 6
    char suit = 'h';     // of a foundation
    int pocket_num = 1;  // 1 or 2

    static MeridianLocation waste() { return {}; }
    static MeridianLocation pocket(int number = 1) { return {Type::pocket, 0, 'h', number}; }
    static MeridianLocation tab(int col) { return {Type::tab, col}; }
    static MeridianLocation f_up(char suit) { return {Type::f_up, 0, suit}; }
    static MeridianLocation f_down(char suit) { return {Type::f_down, 0, suit}; }
    bool operator==(const MeridianLocation&) const = default;
};
std::string_view name_of(MeridianLocation::Type type);  // "waste", "pocket", "tab", "fUp", "fDown"

// As places of the layout; the stock has no location, and not every location is a place.
std::optional<MeridianLocation> location_at(int place);
std::optional<int> place_of(const MeridianLocation& location);

// Everything that lies on the table. Foundations are in the order h, d, c, s.
struct MeridianAreas {
    static constexpr std::size_t columns = 7;
    MeridianCards deck;  // the last one is drawn first
    MeridianCards waste;
    MeridianCards pocket, pocket2;
    std::array<MeridianCards, columns> tableau;
    struct Foundations {
        std::array<MeridianCards, suits> up, down;
        bool operator==(const Foundations&) const = default;
    } foundations;
    std::array<std::string_view, columns> column_types;  // "ace", "king", "untyped"; "" when empty
    std::array<std::optional<MeridianCard>, columns> column_typing_cards;
    bool operator==(const MeridianAreas&) const = default;
};

// M-090. Times are milliseconds since 1970.
struct MeridianCurrentGame {
    int moves = 0;
    int hint_uses = 0;
    int undo_uses = 0;
    Millis start_time = 0;
    Millis end_time = 0;  // 0 until the game is over
    int efficiency = 100;
    int moves_without_progress = 0;
    bool ace_placed = false;
    bool king_placed = false;
    std::optional<int> first_ace_move;
    std::optional<int> first_king_move;
    bool operator==(const MeridianCurrentGame&) const = default;
};

// M-018.
struct MeridianMoveRecord {
    std::string card_id;
    std::optional<MeridianLocation> source;  // none for the stock, when draws can be undone
    MeridianLocation target;
    MeridianCards moving_cards;
    Millis timestamp = 0;
    struct Snapshot {
        MeridianAreas areas;
        MeridianCurrentGame current_game;
    } state_snapshot;  // before the move
};

// M-016.
struct MeridianGameState : MeridianAreas {
    bool active = false;  // begun and not over, paused or not
    bool paused = false;
    std::string_view game_mode;
    std::vector<MeridianMoveRecord> move_history;
    MeridianCurrentGame current_game;
    MeridianStats stats;
};

// The deepest of the cards that a move takes; blank when it takes none.
Card lifted_by(const Meridian& state, Move move);

MeridianCard card_data(const MeridianIds& ids, Card card, bool is_face_up);
MeridianAreas areas_of(const Meridian& state, const MeridianIds& ids);
MeridianCurrentGame current_game_of(const Meridian& state, const Tally& tally, Millis start_time,
                                    Millis end_time);

}  // namespace croupier

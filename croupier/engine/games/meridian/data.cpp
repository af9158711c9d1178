// Meridian's state as plain structs, and locations as piles.
#include "croupier/engine/games/meridian/data.h"

#include "croupier/engine/games/meridian/game.h"

namespace croupier {
namespace {

using Type = MeridianLocation::Type;

template <class P>
MeridianCards cards_of(const P& pile, const MeridianIds& ids) {
    MeridianCards cards;
    for (int i = 0; i < pile.size(); ++i)
        cards.push_back(card_data(ids, pile[i], i >= pile.face_down()));
    return cards;
}

// MD-04: no type is only for empty columns.
std::string_view type_word(const MeridianColumn& column) {
    if (column.empty()) return "";
    switch (column.type()) {
    case ColumnType::from_ace: return "ace";
    case ColumnType::from_king: return "king";
    default: return "untyped";
    }
}

std::optional<int> if_any(int move) { return move > 0 ? std::optional(move) : std::nullopt; }

}  // namespace

std::string_view name_of(Type type) {
    constexpr std::string_view names[] = {"waste", "pocket", "tab", "fUp", "fDown"};
    return names[static_cast<std::size_t>(type)];
}

std::optional<MeridianLocation> location_at(int place) {
    using M = Meridian;
    if (place >= M::first_column) return MeridianLocation::tab(place - M::first_column);
    const auto suit_in = [&](int first) {
        return small_letter_of(meridian_suits[static_cast<std::size_t>(place - first)]);
    };
    if (place >= M::first_down) return MeridianLocation::f_down(suit_in(M::first_down));
    if (place >= M::first_up) return MeridianLocation::f_up(suit_in(M::first_up));
    if (place >= M::first_pocket) return MeridianLocation::pocket(place - M::first_pocket + 1);
    if (place == M::waste_place) return MeridianLocation::waste();
    return std::nullopt;
}

std::optional<int> place_of(const MeridianLocation& location) {
    using M = Meridian;
    switch (location.type) {
    case Type::waste: return M::waste_place;
    case Type::pocket:
        if (location.pocket_num < 1 || location.pocket_num > M::pockets_count) break;
        return M::first_pocket + location.pocket_num - 1;
    case Type::tab:
        if (location.col < 0 || location.col >= M::columns_count) break;
        return M::first_column + location.col;
    case Type::f_up:
    case Type::f_down:
        for (int slot = 0; slot < suits; ++slot)
            if (small_letter_of(meridian_suits[static_cast<std::size_t>(slot)]) == location.suit)
                return (location.type == Type::f_up ? M::first_up : M::first_down) + slot;
        break;
    }
    return std::nullopt;
}

Card lifted_by(const Meridian& state, Move move) {
    Card found;
    Meridian::each_pile(state, [&, place = 0](const PileInfo&, const auto& pile) mutable {
        if (place++ == move.from && move.count >= 1 && move.count <= pile.size())
            found = pile[pile.size() - move.count];
    });
    return found;
}

MeridianCard card_data(const MeridianIds& ids, Card card, bool is_face_up) {
    return {ids.of(card),
            value_of(card),
            small_letter_of(card.suit()),
            card.colour() == Colour::red ? "red" : "black",
            card.rank(),
            is_face_up};
}

MeridianAreas areas_of(const Meridian& state, const MeridianIds& ids) {
    MeridianAreas areas;
    areas.deck = cards_of(state.stock, ids);
    areas.waste = cards_of(state.waste, ids);
    areas.pocket = cards_of(state.pocket[0], ids);
    areas.pocket2 = cards_of(state.pocket[1], ids);
    for (std::size_t slot = 0; slot < suits; ++slot) {
        areas.foundations.up[slot] = cards_of(state.up[static_cast<int>(slot)], ids);
        areas.foundations.down[slot] = cards_of(state.down[static_cast<int>(slot)], ids);
    }
    for (std::size_t c = 0; c < MeridianAreas::columns; ++c) {
        const MeridianColumn& column = state.columns[static_cast<int>(c)];
        areas.tableau[c] = cards_of(column, ids);
        areas.column_types[c] = type_word(column);
        if (!column.empty() && column.type() != ColumnType::untyped)
            areas.column_typing_cards[c] = areas.tableau[c].front();
    }
    return areas;
}

MeridianCurrentGame current_game_of(const Meridian& state, const Tally& tally, Millis start_time,
                                    Millis end_time) {
    return {.moves = tally.moves,
            .hint_uses = tally.hints,
            .undo_uses = tally.undos,
            .start_time = start_time,
            .end_time = end_time,
            .efficiency = meridian_efficiency(state, tally.moves),
            .moves_without_progress = tally.without_progress,
            .ace_placed = tally.first_ace > 0,
            .king_placed = tally.first_king > 0,
            .first_ace_move = if_any(tally.first_ace),
            .first_king_move = if_any(tally.first_king)};
}

}  // namespace croupier

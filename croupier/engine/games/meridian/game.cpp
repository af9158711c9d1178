// Counting, efficiency and events of Meridian.
#include "croupier/engine/games/meridian/game.h"

#include <algorithm>

namespace croupier {

int meridian_efficiency(const Meridian& state, int moves) {
    int laid = 0;
    for (const MeridianColumn& column : state.columns) laid += column.size();
    const int worth = state.home() + std::max(0, laid - Meridian::columns_count);
    if (worth <= 0 || moves <= 0) return 100;
    return std::min(100, (200 * worth + moves) / (2 * moves));  // rounded, half up
}

std::string_view meridian_rating(Meridian::Variant mode, int efficiency) {
    constexpr int limits[][3] = {{75, 60, 45}, {80, 65, 50}, {65, 50, 35}, {55, 40, 25}};
    constexpr std::string_view words[] = {"Excellent", "Good", "Average"};
    for (std::size_t i = 0; i < 3; ++i)
        if (efficiency >= limits[static_cast<std::size_t>(mode)][i]) return words[i];
    return "Needs Improvement";
}

bool is_safe_home(const Meridian& state, Card card) {
    const auto is_home = [&](int rank, Suit suit) {
        const int slot = decltype(state.up)::slot_of(suit);
        return rank >= 7 ? !state.up[slot].empty() && state.up[slot].top().rank() >= rank
                         : !state.down[slot].empty() && state.down[slot].top().rank() <= rank;
    };
    const bool black = card.colour() == Colour::black;
    for (Suit suit : {black ? Suit::diamonds : Suit::clubs, black ? Suit::hearts : Suit::spades})
        for (int rank : {card.rank() - 1, card.rank() + 1})
            if (rank >= ace && rank <= king && !is_home(rank, suit)) return false;
    return true;
}

std::optional<Move> MeridianGame::automatic(const HouseRules& house_rules, const State& state) {
    if (house_rules.autoplay == Autoplay::off) return std::nullopt;
    for (Move move : state.legal_moves())
        if (move.kind == MoveKind::carry && role_of<State>(move.to) == Role::foundation &&
            is_safe_home(state, top_of(state, move.from)))
            return move;
    return std::nullopt;
}

void MeridianGame::report(const State& before, Move move, const State& after, Events& events) {
    if (move.kind == MoveKind::draw && before.stock.empty())
        events.push_back({.kind = EventKind::recycled, .move = move});
    report_move(before, move, after, events);
    for (int c = 0; c < State::columns_count; ++c)
        if (before.columns[c].type() != after.columns[c].type())
            events.push_back({.kind = EventKind::typed,
                              .place = static_cast<std::uint8_t>(State::first_column + c)});
}

void MeridianGame::count_play(const HouseRules&, const State& before, Move move, const State&,
                              Tally& tally) {
    if (move.kind != MoveKind::carry) {  // MD-15: a draw is no move
        if (move.kind == MoveKind::draw) ++tally.draws;
        if (before.stock.empty()) ++tally.recycles;
        return;
    }
    ++tally.moves;
    ++tally.total_moves;
    const Role to = role_of<State>(move.to);
    tally.without_progress = to == Role::foundation ? 0 : tally.without_progress + 1;  // M-077
    if (to != Role::column || pile_size(before, move.to) > 0) return;
    // MD-25: which move first opened an empty column with an ace, which with a king.
    Card base;
    State::each_pile(before, [&, place = 0](const PileInfo&, const auto& pile) mutable {
        if (place++ == move.from) base = pile[pile.size() - move.count];
    });
    if (base.rank() == ace && tally.first_ace == 0) tally.first_ace = tally.moves;
    if (base.rank() == king && tally.first_king == 0) tally.first_king = tally.moves;
}

Tally MeridianGame::count_undo(const HouseRules&, const Tally& now, const Tally&, int) {
    Tally tally = now;  // MD-17: nothing that was counted is taken back
    ++tally.undos;
    return tally;
}

}  // namespace croupier

// Phases, events and hints of BluffBuddy.
#include "croupier/engine/games/bluffbuddy/game.h"

#include <algorithm>
#include <array>

namespace croupier {
namespace {

bool is_begun(const BluffBuddy& state) {
    return !state.over() && state.hands[static_cast<int>(state.to_act())].begun().card.known();
}
bool is_new_round(const BluffBuddy& before, const BluffBuddy& after) {
    return after.deck.size() < before.deck.size();
}

}  // namespace

std::string_view name_of(Phase phase) {
    constexpr auto names = std::to_array<std::string_view>(
        {"waiting_for_players", "initializing", "dealing", "player_turn", "resolving_move",
         "check_seals", "round_end", "game_over"});
    static_assert(names.size() == static_cast<std::size_t>(Phase::game_over) + 1);
    return names[static_cast<std::size_t>(phase)];
}

Phase phase_of(const BluffBuddy& state) {
    if (state.over()) return Phase::game_over;
    return is_begun(state) ? Phase::resolving_move : Phase::player_turn;
}

std::vector<Phase> phases_through(const BluffBuddy& before, Move move, const BluffBuddy& after) {
    std::vector<Phase> phases{Phase::resolving_move};
    if (resolve(before, move).result == PlayResult::awaiting_selection) return phases;
    phases.push_back(Phase::check_seals);
    if (after.over() || is_new_round(before, after)) phases.push_back(Phase::round_end);
    if (is_new_round(before, after)) phases.push_back(Phase::dealing);
    phases.push_back(phase_of(after));
    return phases;
}

std::vector<Sealing> sealings(const BluffBuddy& before, const BluffBuddy& after) {
    std::vector<Sealing> list;
    for (int s = 0; s < BluffBuddy::seats; ++s) {
        const PenaltySlot& slot = after.slots[s];
        if (slot.sealed() == before.slots[s].sealed()) continue;
        list.push_back(
            {s, slot.top().rank(), slot.size() - top_group(slot, before.slots[s].sealed())});
    }
    return list;
}

void BluffBuddyGame::report(const State& before, Move move, const State& after, Events& events) {
    const Resolution play = resolve(before, move);
    const Move laid = lay(play.card, play.source, play.to);
    switch (play.result) {
    case PlayResult::awaiting_selection:  // for the player alone (BD-30)
        events.push_back({.kind = EventKind::selecting, .move = laid});
        return;
    case PlayResult::matched: events.push_back({.kind = EventKind::moved, .move = laid}); break;
    default:  // BD-16: a memory penalty is told as a card that found no match
        events.push_back({.kind = EventKind::discarded, .move = discard(play.card)});
    }
    if (is_new_round(before, after)) events.push_back({.kind = EventKind::dealt});
}

// Send the dearest match to somebody else; else let go of the cheapest card.
std::optional<Move> BluffBuddyGame::hint(const State& state, Move, std::span<const State>) {
    const auto worth = [&](Move move) {
        const int points = penalty_points(card_of(move));
        if (move.kind == MoveKind::discard) return -points;
        const bool own = move.to == State::first_slot + static_cast<int>(state.to_act());
        return own ? -1000 : 100 + points;
    };
    const MoveList moves = state.legal_moves();
    if (moves.empty()) return std::nullopt;
    return *std::ranges::max_element(moves, {}, worth);
}

}  // namespace croupier

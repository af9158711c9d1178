// What a move of BluffBuddy comes to: match, pool, memory penalty, or a choice to be made.
#include <algorithm>

#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/engine/hash.h"

namespace croupier {
namespace {

// BD-25: the card that a player loses who lets the time run out.
Card late_card(const BluffBuddy& state, const CardHand& hand) {
    switch (state.options.timeout) {
    case BluffBuddy::Timeout::first: return hand[0];
    case BluffBuddy::Timeout::random:
        return hand[static_cast<int>(hash(state) % static_cast<std::uint64_t>(hand.size()))];
    case BluffBuddy::Timeout::lowest: break;
    }
    Card lowest = hand[0];
    for (int i = 1; i < hand.size(); ++i)
        if (penalty_points(hand[i]) < penalty_points(lowest)) lowest = hand[i];
    return lowest;
}

// BD-03: to the owner of another slot that is the source, else to the next player.
int late_recipient(const BluffBuddy& state, int source) {
    const int actor = static_cast<int>(state.to_act());
    const bool others_slot =
        source >= BluffBuddy::first_slot && source != BluffBuddy::first_slot + actor;
    return others_slot ? source : BluffBuddy::first_slot + next_seat(actor);
}

}  // namespace

Resolution resolve(const BluffBuddy& state, Move move) {
    const CardHand& hand = state.hands[static_cast<int>(state.to_act())];
    const CardHand::Begun& begun = hand.begun();
    const bool late = move.kind == MoveKind::timeout;
    if (late && !begun.card.known()) return {PlayResult::no_match, late_card(state, hand)};
    if (move.kind == MoveKind::discard) return {PlayResult::no_match, card_of(move)};

    Resolution play;
    play.card = late ? begun.card : card_of(move);
    play.source = move.from != 0 ? move.from : begun.source;
    play.to = move.to != 0 ? move.to : begun.to;
    const BluffBuddy::Sources sources = state.apparent_sources(play.card.rank());
    if (sources.size == 0 && play.source == 0) return {PlayResult::no_match, play.card};  // B-054
    if (play.source == 0 && (late || sources.size == 1)) play.source = sources.places[0];
    if (play.source != 0 && std::ranges::find(sources, play.source) == sources.end())
        return {PlayResult::memory_penalty, play.card};  // BD-18
    if (late && play.to == 0) play.to = late_recipient(state, play.source);
    if (play.source == 0 || play.to == 0) {
        play.result = PlayResult::awaiting_selection;
        return play;
    }
    const bool closed = play.source >= BluffBuddy::first_slot &&
                        state.cards_open_in(play.source - BluffBuddy::first_slot) == 0;
    if (closed) return {PlayResult::memory_penalty, play.card};  // B-055
    play.result = PlayResult::matched;
    return play;
}

}  // namespace croupier

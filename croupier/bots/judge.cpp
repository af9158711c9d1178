// Judging moves by points.
#include "croupier/bots/judge.h"

namespace croupier::bots {
namespace {

constexpr int mean_points = 548 / 52;

template <class P>
void see_cards(const P& pile, int from, Impression& impression) {
    for (int i = from; i < pile.size(); ++i)
        --impression.unseen[static_cast<std::size_t>(pile[i].rank())];
}

// Cards in deck and other hands, for somebody who has seen pool and slots from `covered` on.
Impression count_unseen(const BluffBuddy& state, bool remembers) {
    Impression impression;
    impression.unseen.fill(4);
    see_cards(state.pool, remembers ? 0 : state.pool.face_down(), impression);
    for (const auto& card : state.centre) see_cards(card, 0, impression);
    for (const auto& slot : state.slots)
        see_cards(slot, remembers ? 0 : slot.face_down(), impression);
    see_cards(state.hands[static_cast<int>(state.to_act())], 0, impression);
    return impression;
}

// How many cards a source gives.
int group_size(const BluffBuddy& state, const Impression& impression, int source) {
    if (source == BluffBuddy::pool_place) return top_group(state.pool);
    if (source < BluffBuddy::first_slot) return 1;
    const int slot = source - BluffBuddy::first_slot;
    return impression.knows_seals ? state.cards_open_in(slot) : top_group(state.slots[slot]);
}

}  // namespace

Impression full_impression(const BluffBuddy& state) {
    Impression impression = count_unseen(state, true);
    impression.knows_seals = true;
    for (int s = 0; s < BluffBuddy::seats; ++s)
        impression.points[static_cast<std::size_t>(s)] = state.points(s);
    return impression;
}

Impression open_impression(const BluffBuddy& state) {
    Impression impression = count_unseen(state, false);
    for (int s = 0; s < BluffBuddy::seats; ++s) {
        const PenaltySlot& slot = state.slots[s];
        int points = slot.face_down() * mean_points;
        for (int i = slot.face_down(); i < slot.size(); ++i) points += penalty_points(slot[i]);
        impression.points[static_cast<std::size_t>(s)] = points;
    }
    return impression;
}

int worth(const BluffBuddy& state, const Impression& impression, Move move) {
    const int me = static_cast<int>(state.to_act());
    const Card card = card_of(move);
    const int points = penalty_points(card);
    const int unseen = impression.unseen[static_cast<std::size_t>(card.rank())];
    // A card in the pool comes back with company if another of its rank is played on it.
    if (move.kind == MoveKind::discard) return unseen > 0 ? -2 * points : 10 - points / 4;

    const int group = group_size(state, impression, move.from);
    if (group == 0) return -10 * points;  // known to be sealed
    const int own_slot = BluffBuddy::first_slot + me;
    const int moved = (group + 1) * points;
    if (move.to == own_slot) return -10 * (move.from == own_slot ? points : moved);
    int gain = move.from == own_slot ? 10 * group * points : 0;
    // Points hurt most where somebody is ahead; taking them from another helps that player.
    const auto weight = [&](int slot) {
        int ahead = 0;
        const auto at = static_cast<std::size_t>(slot - BluffBuddy::first_slot);
        for (int s = 0; s < BluffBuddy::seats; ++s)
            if (s != me && impression.points[static_cast<std::size_t>(s)] < impression.points[at])
                ++ahead;
        return ahead == 0 ? 6 : ahead == 1 ? 4 : 2;
    };
    gain += weight(move.to) * (move.from == move.to ? points : moved);
    if (move.from >= BluffBuddy::first_slot && move.from != own_slot && move.from != move.to)
        gain -= weight(move.from) * group * points;
    if (unseen == 0) gain += moved;  // nobody can take it away again
    return gain;
}

Move best_looking(const BluffBuddy& state, const Impression& impression) {
    Move best{};
    int most = 0;
    for (Move move : state.legal_moves()) {
        const int value = worth(state, impression, move);
        if (best.kind != MoveKind::none && value <= most) continue;
        best = move;
        most = value;
    }
    return best;
}

}  // namespace croupier::bots

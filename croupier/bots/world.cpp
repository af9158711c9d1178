// Following a game from view to view.
#include "croupier/bots/world.h"

#include <utility>
#include <vector>

namespace croupier::bots {
namespace {

// Calls visit(pile, index) for each card of the deck and of the hands but one.
template <class F>
void each_unseen(BluffBuddy& state, int own, F&& visit) {
    for (int i = 0; i < state.deck.size(); ++i) visit(state.deck, i);
    for (int s = 0; s < BluffBuddy::seats; ++s)
        for (int i = 0; s != own && i < state.hands[s].size(); ++i) visit(state.hands[s], i);
}

// What was played between two views of one game, as an observer tells it.
Move seen_move(const BluffBuddy& before, const BluffBuddy& after) {
    int recipient = -1, giver = -1;
    for (int s = 0; s < BluffBuddy::seats; ++s) {
        if (after.slots[s].size() > before.slots[s].size()) recipient = s;
        if (after.slots[s].size() < before.slots[s].size()) giver = s;
    }
    if (recipient < 0) return discard(after.pool.top());
    const Card card = after.slots[recipient].top();
    int source = BluffBuddy::pool_place;
    for (int c = 0; c < 4; ++c)
        if (after.centre[c].size() < before.centre[c].size()) source = BluffBuddy::first_centre + c;
    if (giver >= 0) source = BluffBuddy::first_slot + giver;
    if (after.slots[recipient].size() == before.slots[recipient].size() + 1)
        source = BluffBuddy::first_slot + recipient;  // a card added to what lay there
    return lay(card, source, BluffBuddy::first_slot + recipient);
}

bool hands_of_one_size(const BluffBuddy& one, const BluffBuddy& other) {
    for (int s = 0; s < BluffBuddy::seats; ++s)
        if (one.hands[s].size() != other.hands[s].size()) return false;
    return true;
}

}  // namespace

std::optional<World::Play> World::see(const BluffView& view) {
    const BluffBuddy& seen = view.state();
    std::optional<Play> play;
    if (!last_) {
        begin(seen);
    } else if (seen.over()) {
        state_ = seen;  // everything is open
    } else if (!hands_of_one_size(*last_, seen)) {
        // A card was played: somebody who only chooses a source shows nothing.
        play = follow(seen);
    }
    state_.hands[seat_].begin(seen.hands[seat_].begun());
    last_ = seen;
    return play;
}

// The first view: every blank gets a card that is not seen elsewhere. At the deal these are the
// deck and the other hands; for somebody who comes later the covered cards too.
void World::begin(const BluffBuddy& seen) {
    state_ = seen;
    const CardSet visible = visible_cards(seen, seat(seat_));
    std::vector<Card> unseen;
    for (int code = 4; code < 56; ++code)
        if (const Card card{static_cast<std::uint8_t>(code)}; !visible.contains(card))
            unseen.push_back(card);
    BluffBuddy::each_pile(state_, [&]<class P>(const PileInfo&, P& pile) {
        for (int i = 0; i < pile.size(); ++i) {
            if (pile[i].known()) continue;
            pile.put(i, unseen.back());
            unseen.pop_back();
        }
    });
    // The deck holds 32, 16 or no cards; what else is missing lies under the top of the pool, if it
    // has one.
    const std::size_t decked = seen.pool.empty() ? unseen.size() : unseen.size() / 16 * 16;
    while (unseen.size() > decked || unseen.size() > 32) {
        std::vector<Card> pool{unseen.back()};
        for (int i = 0; i < state_.pool.size(); ++i) pool.push_back(state_.pool[i]);
        state_.pool.assign(pool, 0);
        unseen.pop_back();
    }
    state_.deck.assign(unseen, 0);
}

World::Play World::follow(const BluffBuddy& seen) {
    const int actor = static_cast<int>(state_.to_act());
    const Move move = seen_move(*last_, seen);
    if (actor != seat_) give(actor, card_of(move));
    state_.hands[actor].begin({});
    const Play play{state_, move};
    if (state_.check(move) == Refusal::none) state_.apply(move);
    const bool same_hands = hands_of_one_size(state_, seen);
    if (same_hands) hold(seen.hands[seat_]);
    // Who came later may have taken a part of the deck for the pool, or a covered card for another.
    if (!same_hands || observe(state_, seat(seat_)).state() != seen) begin(seen);
    return play;
}

// Puts an unseen card into a hand by exchanging it with a card that is there.
void World::give(int seat, Card card) {
    CardHand& hand = state_.hands[seat];
    if (hand.holds(card)) return;
    const Card other = hand[0];
    each_unseen(state_, seat_, [&](auto& pile, int i) {
        if (pile[i] == card) pile.put(i, other);
    });
    hand.put(0, card);
}

// After a deal the own hand is what the view says.
void World::hold(const CardHand& hand) {
    for (int i = 0; i < hand.size(); ++i) {
        CardHand& mine = state_.hands[seat_];
        if (mine[i] == hand[i]) continue;
        const Card wanted = hand[i], other = mine[i];
        for (int k = i + 1; k < mine.size(); ++k)
            if (mine[k] == wanted) mine.put(k, other);
        each_unseen(state_, seat_, [&](auto& pile, int k) {
            if (pile[k] == wanted) pile.put(k, other);
        });
        mine.put(i, wanted);
    }
}

BluffBuddy World::sample(PlayoutRandom& random, double forget) const {
    BluffBuddy world = state_;
    std::array<std::pair<int, int>, deck_size> places;  // pile and index of what is not known
    std::array<Card, deck_size> cards;
    std::size_t size = 0;
    const auto add = [&](int pile, int index, Card card) {
        places[size] = {pile, index};
        cards[size++] = card;
    };
    for (int i = 0; i < world.deck.size(); ++i) add(0, i, world.deck[i]);
    for (int s = 0; s < BluffBuddy::seats; ++s)
        for (int i = 0; s != seat_ && i < world.hands[s].size(); ++i)
            add(BluffBuddy::first_hand + s, i, world.hands[s][i]);
    const auto forget_some = [&](int place, const auto& pile) {
        for (int i = 0; forget > 0 && i < pile.face_down(); ++i)
            if (static_cast<double>(random.below(1000)) < forget * 1000) add(place, i, pile[i]);
    };
    forget_some(BluffBuddy::pool_place, world.pool);
    for (int s = 0; s < BluffBuddy::seats; ++s)
        forget_some(BluffBuddy::first_slot + s, world.slots[s]);

    for (std::size_t i = size; i > 1; --i) std::swap(cards[i - 1], cards[random.below(i)]);
    for (std::size_t n = 0; n < size; ++n) {
        const auto [place, i] = places[n];
        if (place == 0) {
            world.deck.put(i, cards[n]);
        } else if (place == BluffBuddy::pool_place) {
            world.pool.put(i, cards[n]);
        } else if (place < BluffBuddy::first_hand) {
            world.slots[place - BluffBuddy::first_slot].put(i, cards[n]);
        } else {
            world.hands[place - BluffBuddy::first_hand].put(i, cards[n]);
        }
    }
    return world;
}

}  // namespace croupier::bots

// Looking back at a game of BluffBuddy with a perfect memory.
#include "croupier/engine/games/bluffbuddy/report.h"

#include <algorithm>

#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/observe.h"

namespace croupier {
namespace {

constexpr int seats = BluffBuddy::seats;

template <class P>
std::vector<Card> lowest(const P& pile, int count) {
    std::vector<Card> cards(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) cards[static_cast<std::size_t>(i)] = pile[i];
    return cards;
}

// What everybody has seen lie open since the start.
class Public {
public:
    void look(const BluffBuddy& state) { seen_.insert_all(visible_cards(state, Seat::nobody)); }
    // The covered cards of a pile; blank where they lay there unseen from the start.
    template <class P>
    std::vector<Card> covered(const P& pile) const {
        std::vector<Card> cards = lowest(pile, pile.face_down());
        for (Card& card : cards)
            if (!seen_.contains(card)) card = {};
        return cards;
    }
    int unseen(int rank, const CardHand& own) const {
        int unseen = 0;
        for (int suit = 0; suit < suits; ++suit) {
            const Card one = card(rank, static_cast<Suit>(suit));
            unseen += !seen_.contains(one) && !own.holds(one) ? 1 : 0;
        }
        return unseen;
    }

private:
    CardSet seen_;
};

bool is_closed(const BluffBuddy& state, int place) {
    const int slot = place - BluffBuddy::first_slot;
    return slot >= 0 && state.cards_open_in(slot) == 0;
}

TurnMemory remembered(const BluffBuddy& state, const Public& open) {
    TurnMemory turn;
    turn.round = state.round();
    turn.seat = static_cast<int>(state.to_act());
    turn.pool = open.covered(state.pool);
    for (int s = 0; s < seats; ++s)
        turn.slots[static_cast<std::size_t>(s)] = {open.covered(state.slots[s]), state.points(s),
                                                   state.slots[s].sealed() > 0};
    const CardHand& hand = state.hands[turn.seat];
    for (int i = 0; i < hand.size(); ++i) {
        CardMemory card{hand[i], {}, {}, open.unseen(hand[i].rank(), hand)};
        for (int place : state.apparent_sources(hand[i].rank())) {
            card.matches.push_back(place);
            if (is_closed(state, place)) card.sealed.push_back(place);
        }
        turn.hand.push_back(std::move(card));
    }
    return turn;
}

// The play as it was meant: what a resolution leaves out when the card is lost.
Move meant(const BluffBuddy& state, Move move, const Resolution& play) {
    if (play.result == PlayResult::no_match) return discard(play.card);
    if (play.result == PlayResult::matched) return lay(play.card, play.source, play.to);
    const CardHand::Begun& begun = state.hands[static_cast<int>(state.to_act())].begun();
    const BluffBuddy::Sources sources = state.apparent_sources(play.card.rank());
    const int named = move.from != 0 ? move.from : begun.source;
    return lay(play.card, named != 0 ? named : sources.places[0],
               move.to != 0 ? move.to : begun.to);
}

bool seals_anyway(const BluffBuddy& before, int slot) {
    return std::ranges::all_of(before.legal_moves(), [&](Move move) {
        BluffBuddy after = before;
        after.apply(move);
        return after.slots[slot].sealed() != before.slots[slot].sealed();
    });
}

}  // namespace

MemoryReport memory_report(const BluffBuddy& start, std::span<const Move> moves) {
    MemoryReport report;
    Public open;
    BluffBuddy now = start;
    BluffBuddy turn_began = start;
    open.look(now);
    for (Move move : moves) {
        const Resolution play = resolve(now, move);
        const BluffBuddy before = now;
        now.apply(move);
        if (play.result == PlayResult::awaiting_selection) continue;

        TurnMemory turn = remembered(turn_began, open);
        turn.move = meant(before, move, play);
        turn.result = play.result;
        turn.late = move.kind == MoveKind::timeout;
        for (const Sealing& sealing : sealings(before, now)) {
            const PenaltySlot& slot = now.slots[sealing.slot];
            report.seals.push_back({static_cast<int>(report.turns.size()), sealing.slot,
                                    sealing.rank, lowest(slot, slot.size()), sealing.covered,
                                    play.to == BluffBuddy::first_slot + sealing.slot,
                                    seals_anyway(turn_began, sealing.slot)});
        }
        report.turns.push_back(std::move(turn));
        open.look(now);
        turn_began = now;
    }
    return report;
}

}  // namespace croupier

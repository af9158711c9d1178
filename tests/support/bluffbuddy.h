// BluffBuddy's piles by name, seals by the number of the seat, and moves by whoever is to act.
#pragma once

#include "croupier/engine/random.h"
#include "tests/support/positions.h"

namespace croupier::test {

// "QD QH", base first; "" for an empty pile.
inline std::string pile(const BluffBuddy& state, std::string_view name) {
    std::string text;
    for (const TablePile& shown : table_of(state)) {
        if (shown.name != name) continue;
        for (Card card : shown.cards) text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text;
}

// How many cards the slot of a seat had when it was sealed; 0 while it is open.
inline int sealed(const BluffBuddy& state, int number) { return state.slots[number - 1].sealed(); }

inline std::vector<std::string> names_of(const BluffBuddy::Sources& sources) {
    std::vector<std::string> names;
    for (int place : sources)
        names.emplace_back(BluffBuddy::layout[static_cast<std::size_t>(place)].name);
    return names;
}

inline Resolution resolved(const BluffBuddy& state, std::string_view move) {
    const Result<Move> read = move_from(state, move);
    EXPECT_TRUE(read) << move;
    return resolve(state, *read);
}

inline BluffBuddy bluffbuddy_deal(std::uint64_t number) {
    return BluffBuddy::deal(BluffBuddyGame::numbered_options({}, number),
                            BluffBuddyGame::numbered_deck(number));
}

// Plays one typed move for the seat to act, or for the table when a clock runs out.
inline Answer act(Match& match, std::string_view move, Time at = {}) {
    const Result<Move> read = match.read_move(move);
    EXPECT_TRUE(read) << move;
    return match.play(mover(match, *read), *read, at);
}

// Everybody discards the first card of the hand, so many times in all.
inline BluffBuddy after_discards(BluffBuddy state, int plays) {
    for (int i = 0; i < plays; ++i)
        state.apply(discard(state.hands[static_cast<int>(state.to_act())][0]));
    return state;
}

// Mostly a listed move; now and then a clock that runs out, a play left open, or a claim.
inline Move random_move(const BluffBuddy& state, PlayoutRandom& random) {
    if (random.below(16) == 0) return timeout_move;
    const MoveList moves = state.legal_moves();
    const Move listed = moves[random.below(moves.size())];
    if (random.below(4) != 0) return listed;
    const Card card = card_of(listed);
    const int source = static_cast<int>(random.below(BluffBuddy::first_hand));
    const int to = BluffBuddy::first_slot + static_cast<int>(random.below(BluffBuddy::seats));
    const Move odd = lay(card, random.below(2) == 0 ? source : 0, random.below(2) == 0 ? to : 0);
    return state.check(odd) == Refusal::none ? odd : listed;
}

}  // namespace croupier::test

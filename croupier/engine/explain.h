// Moves and refusals in words: which cards, which piles, what would fit.
#pragma once

#include <string>
#include <vector>

#include "croupier/engine/argument.h"
#include "croupier/engine/card_text.h"
#include "croupier/engine/table.h"

namespace croupier {

struct Explanation {
    std::vector<Argument> arguments;
    std::string sentence;
};

// "column 3", "cell a", "the waste", "the foundation".
std::string place_in_words(const PileInfo& info);

// What is lifted and what it would lie on; blank where the viewer may not know.
struct Lifted {
    Card card;
    Card on;
};
template <GameState S>
Lifted lifted_by(const View<S>& view, Move move) {
    Lifted lifted;
    int place = 0;
    S::each_pile(view.state(), [&](const PileInfo&, const auto& pile) {
        const int size = pile.size();
        if (place == move.from && move.count >= 1 && move.count <= size)
            lifted.card = pile[size - move.count];
        if (place == move.to && size > 0) lifted.on = pile[size - 1];
        ++place;
    });
    return lifted;
}

template <GameState S>
bool names_two_piles(Move move) {
    return move.kind == MoveKind::carry && move.from < pile_count<S> && move.to < pile_count<S>;
}

// From a view, so that a refusal never tells more than the table does.
template <GameState S>
Explanation explain(const View<S>& view, Move move, Refusal refusal) {
    Explanation why{{}, std::string(sentence_of(refusal))};
    if (refusal == Refusal::none || !names_two_piles<S>(move)) return why;
    const auto [card, on] = lifted_by(view, move);
    why.arguments = {{"from", std::string(S::layout[move.from].name)},
                     {"to", std::string(S::layout[move.to].name)},
                     {"count", std::to_string(move.count)}};
    if (card.known()) why.arguments.push_back({"card", to_text(card)});
    if (on.known()) why.arguments.push_back({"on", to_text(on)});
    const bool about_both = refusal == Refusal::wrong_rank || refusal == Refusal::wrong_colour ||
                            refusal == Refusal::wrong_suit;
    if (about_both && card.known() && on.known())
        why.sentence = to_text(card) + " does not go on " + to_text(on) + ". " + why.sentence;
    if constexpr (requires { view.state().longest_move(true); }) {
        if (refusal == Refusal::run_too_long) {
            const int limit = view.state().longest_move(pile_size(view.state(), move.to) == 0);
            why.arguments.push_back({"limit", std::to_string(limit)});
            why.sentence += " At most " + std::to_string(limit) + " can go there now.";
        }
    }
    return why;
}

// "5H and 2 more from column 3 to column 7, onto 6S".
template <GameState S>
std::string describe(const View<S>& view, Move move) {
    if (move.kind == MoveKind::draw) return "draw from the stock";
    if (move.kind == MoveKind::recycle) return "turn the waste over";
    if (!names_two_piles<S>(move)) return "";
    const auto [card, on] = lifted_by(view, move);
    std::string text = card.known() ? to_text(card) : "a face-down card";
    if (move.count > 1) text += " and " + std::to_string(move.count - 1) + " more";
    text += " from " + place_in_words(S::layout[move.from]) + " to " +
            place_in_words(S::layout[move.to]);
    if (on.known()) text += ", onto " + to_text(on);
    return text;
}

}  // namespace croupier

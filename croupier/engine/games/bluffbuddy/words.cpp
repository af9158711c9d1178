// BluffBuddy's moves and refusals for people.
#include "croupier/engine/games/bluffbuddy/game.h"

namespace croupier {
namespace {

std::string place_text(int place) {
    return place < pile_count<BluffBuddy>
               ? place_in_words(BluffBuddy::layout[static_cast<std::size_t>(place)])
               : "a place that does not exist";
}
std::string seat_text(int place) {
    return "seat " + std::to_string(place - BluffBuddy::first_slot + 1);
}

}  // namespace

std::string describe(const View<BluffBuddy>&, Move move) {
    if (move.kind == MoveKind::timeout) return "the time is up";
    if (move.kind != MoveKind::lay && move.kind != MoveKind::discard) return "";
    std::string text = to_text(card_of(move));
    if (move.kind == MoveKind::discard) return text + " to the pool";
    if (move.from != 0) text += " with " + place_text(move.from);
    if (move.to != 0) text += " to " + seat_text(move.to);
    return text;
}

Explanation explain(const View<BluffBuddy>&, Move move, Refusal refusal) {
    Explanation why{{}, std::string(sentence_of(refusal))};
    if (refusal == Refusal::none || !card_of(move).known()) return why;
    if (move.kind != MoveKind::lay && move.kind != MoveKind::discard) return why;
    why.arguments.push_back({"card", to_text(card_of(move))});
    if (move.from != 0 && move.from < pile_count<BluffBuddy>)
        why.arguments.push_back({"from", std::string(BluffBuddy::layout[move.from].name)});
    if (move.to >= BluffBuddy::first_slot && move.to < BluffBuddy::first_hand)
        why.arguments.push_back({"to", std::string(BluffBuddy::layout[move.to].name)});
    return why;
}

}  // namespace croupier

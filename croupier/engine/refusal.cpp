// The names and sentences of refusals.
#include "croupier/engine/refusal.h"

#include <array>

namespace croupier {
namespace {

struct RefusalWords {
    Refusal refusal;
    std::string_view code;
    std::string_view sentence;
};

constexpr auto refusal_words = std::to_array<RefusalWords>({
    {Refusal::none, "none", "The move is allowed."},
    {Refusal::game_over, "game_over", "The game is over."},
    {Refusal::not_your_turn, "not_your_turn", "It is not your turn."},
    {Refusal::malformed, "malformed", "This game has no such move."},
    {Refusal::no_such_pile, "no_such_pile", "There is no such pile."},
    {Refusal::same_pile, "same_pile", "The cards already lie there."},
    {Refusal::source_empty, "source_empty", "There is no card to take."},
    {Refusal::too_few_cards, "too_few_cards", "That pile does not hold so many cards."},
    {Refusal::face_down, "face_down", "A face-down card cannot be moved."},
    {Refusal::not_a_run, "not_a_run",
     "Cards move together only as a run: ranks in order, red and black in turn."},
    {Refusal::only_the_top, "only_the_top", "Only the top card of this pile can be moved."},
    {Refusal::stock_locked, "stock_locked", "Cards leave the stock only by drawing."},
    {Refusal::takes_no_cards, "takes_no_cards", "No card can be put on this pile."},
    {Refusal::target_face_down, "target_face_down", "Nothing can be put on a face-down card."},
    {Refusal::wrong_rank, "wrong_rank", "The ranks do not follow each other."},
    {Refusal::wrong_colour, "wrong_colour", "A column alternates red and black."},
    {Refusal::wrong_suit, "wrong_suit", "A foundation takes one suit only."},
    {Refusal::needs_an_ace, "needs_an_ace", "An empty foundation takes only an ace."},
    {Refusal::needs_a_king, "needs_a_king", "An empty column takes only a king."},
    {Refusal::one_at_a_time, "one_at_a_time", "This pile takes one card at a time."},
    {Refusal::cell_taken, "cell_taken", "The cell already holds a card."},
    {Refusal::run_too_long, "run_too_long",
     "Too many cards at once for the free cells and empty columns."},
    {Refusal::foundation_closed, "foundation_closed", "This card stays on its foundation."},
    {Refusal::stock_empty, "stock_empty", "The stock is empty."},
    {Refusal::stock_not_empty, "stock_not_empty",
     "The waste is turned over only when the stock is empty."},
    {Refusal::waste_empty, "waste_empty", "Stock and waste are empty."},
    {Refusal::no_passes_left, "no_passes_left", "This was the last pass through the stock."},
    {Refusal::nothing_to_undo, "nothing_to_undo", "There is nothing to undo."},
    {Refusal::nothing_to_redo, "nothing_to_redo", "There is nothing to redo."},
    {Refusal::nothing_to_finish, "nothing_to_finish", "No card can be finished now."},
    {Refusal::paused, "paused", "The game is paused: resume it first."},
    {Refusal::not_paused, "not_paused", "The game is not paused."},
    {Refusal::no_hint, "no_hint", "No move is left that would help."},
    {Refusal::needs_a_seven, "needs_a_seven",
     "An empty up foundation takes only the seven of its suit."},
    {Refusal::needs_a_six, "needs_a_six",
     "An empty down foundation takes only the six of its suit."},
    {Refusal::needs_an_ace_or_king, "needs_an_ace_or_king",
     "An empty column takes only an ace or a king."},
    {Refusal::wrong_direction, "wrong_direction", "This column is built in the other direction."},
    {Refusal::column_ends, "column_ends",
     "An ace column ends at the six, a king column at the seven."},
    {Refusal::pocket_taken, "pocket_taken", "The pocket already holds a card."},
    {Refusal::no_such_pocket, "no_such_pocket", "This mode has one pocket only."},
    {Refusal::pocket_to_pocket, "pocket_to_pocket", "A card does not go from pocket to pocket."},
    {Refusal::not_in_hand, "not_in_hand", "You do not hold this card."},
    {Refusal::invalid_target, "invalid_target", "There is nothing to match or no such seat."},
    {Refusal::must_match, "must_match", "A card that matches must be matched."},
    {Refusal::play_begun, "play_begun",
     "You have begun a play: choose source and recipient for that card, or discard it."},
    {Refusal::choose_both, "choose_both", "Name both the source and the recipient now."},
    {Refusal::cannot_retract, "cannot_retract",
     "Only a move that showed no new card can be retracted, right after it was made."},
});

constexpr bool in_order() {
    for (std::size_t i = 0; i < refusal_words.size(); ++i)
        if (refusal_words[i].refusal != static_cast<Refusal>(i)) return false;
    return refusal_words.size() == static_cast<std::size_t>(Refusal::cannot_retract) + 1;
}
static_assert(in_order(), "one row a refusal, in the order of the enumeration");

}  // namespace

std::string_view code_of(Refusal refusal) {
    return refusal_words[static_cast<std::size_t>(refusal)].code;
}
std::string_view sentence_of(Refusal refusal) {
    return refusal_words[static_cast<std::size_t>(refusal)].sentence;
}

}  // namespace croupier

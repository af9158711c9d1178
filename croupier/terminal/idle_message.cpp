// The sentences of a table that waits.
#include "croupier/terminal/idle_message.h"

#include "croupier/engine/card_text.h"
#include "croupier/terminal/clock_text.h"

namespace croupier::terminal {
namespace {

std::string held_text(const Position& position, const Held& held) {
    const Table table = position.table(Seat::first);
    const TablePile& pile = table[static_cast<std::size_t>(held.pile)];
    const Card card = pile.cards[pile.cards.size() - static_cast<std::size_t>(held.count)];
    const std::string more =
        held.count == 1 ? "" : " and " + std::to_string(held.count - 1) + " more";
    return "In your hand: " + to_text(card) + more + " from " + label_of(pile) +
           ". Arrows, Enter drops, Esc puts back.";
}

}  // namespace

Message idle_message(const PlaySession& session, const Hand& hand, bool stuck) {
    const Match& match = session.match();
    if (match.outcome() == Outcome::won)
        return {"You have won in " + clock_text(session.time()) + " with " +
                    std::to_string(match.tally().moves) + " moves" +
                    (match.assisted() ? ", assisted" : "") + ". n deals again, x leaves.",
                Tone::good};
    if (match.outcome() == Outcome::lost)
        return {"Nothing can bring a card home any more: the game is lost. n deals again.",
                Tone::alarm};
    if (hand.held()) return {held_text(session.match(), *hand.held()), Tone::quiet};
    if (stuck) return {"No more useful moves: u undo, n new.", Tone::quiet};
    return {};
}

}  // namespace croupier::terminal

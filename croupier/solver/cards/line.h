// Writes a line of Cards as moves of the engine: card by card, wherever the card lies.
#pragma once

#include <vector>

#include "croupier/engine/games/cards/cards.h"

namespace croupier::solver::cards {

class CardsLine {
public:
    explicit CardsLine(const Cards& start) : now_(start) {}

    // Home; if a run lies on the card, that first goes to the other card of the same shade.
    void send_home(Card card);
    // With all that lies on it to a card that takes it, or to an empty column; from a column or
    // back from a foundation.
    void build(Card card);
    // The same to one card; without one, to an empty column.
    void build_on(Card card, Card parent);

    const Cards& now() const { return now_; }
    const std::vector<Move>& moves() const { return moves_; }

private:
    struct Place {
        int pile = -1;
        int count = 1;  // from the card to the top
    };
    Place place_of(Card card) const;
    void play(Move move);

    Cards now_;
    std::vector<Move> moves_;
};

}  // namespace croupier::solver::cards

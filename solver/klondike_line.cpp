// From the plays of the search back to the moves of the engine.
#include "solver/klondike_line.h"

namespace croupier::klondike {
namespace {

// Plays at the real table, where every card lies in one place.
class Hand {
public:
    explicit Hand(const Klondike& start) : table_(start) {}

    void send_home(Card card) {
        const int from = uncover(card);
        play(carry(from, foundation_for(card)));
    }
    void send_home_from_stock(Card card) {
        draw(card);
        play(carry(Klondike::waste_place, foundation_for(card)));
    }
    void take_to_column(Card card) {
        draw(card);
        play(carry(Klondike::waste_place, column_for(card)));
    }
    void fetch_back(Card card) { play(carry(foundation_of(card), column_for(card))); }
    void carry_away(Card card) {
        const Place place = find(card);
        const int count = table_.columns[place.column].size() - place.index;
        play(carry(Klondike::first_column + place.column, column_for(card), count));
    }

    const Klondike& table() const { return table_; }
    std::vector<Move> line() && { return std::move(line_); }

private:
    struct Place {
        int column, index;
    };
    void play(Move move) {
        line_.push_back(move);
        table_.apply(move);
    }
    Place find(Card card) const {
        for (int c = 0; c < Klondike::columns_count; ++c)
            for (int i = table_.columns[c].face_down(); i < table_.columns[c].size(); ++i)
                if (table_.columns[c][i] == card) return {c, i};
        assert(false);
        return {};
    }
    // What lies on the card goes to its twin, which is free when the card is not.
    int uncover(Card card) {
        const Place place = find(card);
        const int above = table_.columns[place.column].size() - place.index - 1;
        const int from = Klondike::first_column + place.column;
        if (above > 0) play(carry(from, Klondike::first_column + find(twin(card)).column, above));
        return from;
    }
    int column_for(Card card) const {
        for (int c = 0; c < Klondike::columns_count; ++c) {
            const auto& column = table_.columns[c];
            if (column.empty() ? card.rank() == king : stacks_on(card, column.top()))
                return Klondike::first_column + c;
        }
        assert(false);
        return 0;
    }
    int foundation_of(Card card) const {
        int slot = 0;
        while (table_.foundations[slot].top() != card) ++slot;
        return Klondike::first_foundation + slot;
    }
    int foundation_for(Card card) const {
        int slot = 0;
        while (card.rank() == ace ? !table_.foundations[slot].empty()
                                  : table_.foundations[slot].wanted(card.suit()) != card ||
                                        table_.foundations[slot].top().suit() != card.suit())
            ++slot;
        return Klondike::first_foundation + slot;
    }
    void draw(Card card) {
        while (table_.waste.empty() || table_.waste.top() != card)
            play(table_.stock.empty() ? recycle_move : draw_move);
    }

    Klondike table_;
    std::vector<Move> line_;
};

}  // namespace

std::vector<Move> moves_of(const Ground& ground, const Klondike& start,
                           std::span<const Play> plays) {
    Hand hand(start);
    Spot spot = ground.start();
    const auto settle = [&] {
        ground.settle(spot, [&](Card card, bool from_stock) {
            from_stock ? hand.send_home_from_stock(card) : hand.send_home(card);
        });
    };
    settle();
    Plays lister;
    for (const Play& play : plays) {
        Cards home = spot.home;
        for (Card card : lister.errands(ground, spot, play.home)) {
            (home & just(card)) != 0 ? hand.fetch_back(card) : hand.send_home(card);
            home ^= just(card);
        }
        if (play.cleared.known()) hand.carry_away(play.cleared);
        if (play.card.known()) {
            const bool bed = (spot.beds & just(play.card)) != 0;
            if (play.goes_home) {
                bed ? hand.send_home(play.card) : hand.send_home_from_stock(play.card);
            } else {
                bed ? hand.carry_away(play.card) : hand.take_to_column(play.card);
            }
        }
        spot = after(ground, spot, play);
        settle();
    }
    // Rank by rank the rest goes home: on a card of the lowest rank left nothing can lie.
    const Cards stock = spot.stocked();
    each_card(all_cards & ~spot.home, [&](Card card) {
        (stock & just(card)) != 0 ? hand.send_home_from_stock(card) : hand.send_home(card);
    });
    return std::move(hand).line();
}

}  // namespace croupier::klondike

// The hand that plays what the search has found at the real table.
#pragma once

#include <cassert>
#include <utility>
#include <vector>

#include "solver/klondike_spot.h"

namespace croupier::klondike {

// At the real table every card lies in one place.
class Hand {
public:
    Hand(const Ground& ground, const Klondike& start)
        : table_(start), patient_(ground.is_easiest()) {
        line_.reserve(usual_moves);
    }

    void send_home(Card card) {
        settle_debts(card);
        const int from = uncover(card);
        play(carry(from, foundation_for(card)));
    }
    void send_home_from_stock(Card card) {
        owed_ |= just(card);
        if (!patient_) settle_debts(card);
    }
    void take_to_column(Card card) {
        draw(card);
        play(carry(Klondike::waste_place, column_for(card)));
    }
    void fetch_back(Card card) {
        if ((owed_ & just(card)) == 0) return play(carry(foundation_of(card), column_for(card)));
        owed_ &= ~just(card);
        take_to_column(card);
    }
    void carry_away(Card card) {
        const Place place = find(card);
        play(carry(Klondike::first_column + place.column, column_for(card), place.count));
    }

    // Every column is in order, so a card of the lowest rank left is on top or in the stock: what
    // can go home goes, and when nothing can, the stock has it.
    void finish() {
        while (!table_.won()) {
            bool sent = send_top_home(Klondike::waste_place, table_.waste);
            for (int c = 0; c < Klondike::columns_count; ++c)
                while (send_top_home(Klondike::first_column + c, table_.columns[c])) sent = true;
            if (!sent) turn_stock();
        }
    }

    std::vector<Move> line() && { return std::move(line_); }

private:
    struct Place {
        int column, count;  // with the cards that lie on it
    };
    void play(Move move) {
        line_.push_back(move);
        table_.apply(move);
    }
    // A card in sight is part of the run at the top of its column.
    Place find(Card card) const {
        for (int c = 0; c < Klondike::columns_count; ++c) {
            const auto& column = table_.columns[c];
            if (column.empty()) continue;
            const int count = card.rank() - column.top().rank() + 1;
            if (count > 0 && count <= column.size() && column.from_top(count) == card)
                return {c, count};
        }
        assert(false);
        return {};
    }
    // What lies on the card goes to its twin, which is free when the card is not.
    int uncover(Card card) {
        const Place place = find(card);
        const int from = Klondike::first_column + place.column;
        if (place.count > 1)
            play(carry(from, Klondike::first_column + find(twin(card)).column, place.count - 1));
        return from;
    }
    template <class From>
    bool send_top_home(int place, const From& pile) {
        if (pile.empty()) return false;
        const int to = foundation_for(pile.top());
        if (to < 0) return false;
        play(carry(place, to));
        return true;
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
    // -1 if the card cannot go home yet.
    int foundation_for(Card card) const {
        for (int slot = 0; slot < suits; ++slot) {
            const Foundation& foundation = table_.foundations[slot];
            if (foundation.empty() ? card.rank() == ace : foundation.next() == card)
                return Klondike::first_foundation + slot;
        }
        return -1;
    }
    void draw(Card card) {
        while (table_.waste.empty() || table_.waste.top() != card)
            if (!send_owed_home()) turn_stock();
    }
    // Of the card's suit, up to the card.
    void settle_debts(Card card) {
        constexpr Cards suit = 0x1111111111111111;
        const Cards owed = owed_ & suit << (card.code & 3) & (just(card) | (just(card) - 1));
        each_card(owed, [&](Card next) {
            draw(next);
            send_owed_home();
        });
    }
    bool send_owed_home() {
        const Pile<Klondike::stock_capacity>& waste = table_.waste;
        if (waste.empty() || (owed_ & just(waste.top())) == 0) return false;
        const int to = foundation_for(waste.top());
        if (to < 0) return false;
        owed_ &= ~just(waste.top());
        play(carry(Klondike::waste_place, to));
        return true;
    }
    void turn_stock() { play(table_.stock.empty() ? recycle_move : draw_move); }

    static constexpr std::size_t usual_moves = 250;

    Klondike table_;
    std::vector<Move> line_;
    // Where all of the stock stays in reach, a card of it that is to go home may wait until it
    // comes by, or until another needs it there.
    bool patient_;
    Cards owed_ = 0;
};

}  // namespace croupier::klondike

// Writes the line of a win: plays what the search has found at the real table.
#pragma once

#include <array>
#include <cassert>
#include <utility>
#include <vector>

#include "croupier/solver/klondike/state.h"

namespace croupier::solver::klondike {

// At the real table every card lies in one place. The writer remembers where, so that it never
// looks for one: writing a line takes about as long as finding it.
class LineWriter {
public:
    LineWriter(const Layout& layout, const Klondike& start)
        : table_(start), patient_(layout.is_easiest()), home_(layout.start().home) {
        line_.reserve(usual_moves);
        column_of_.fill(nowhere);
        for (int c = 0; c < Klondike::columns_count; ++c)
            for (int n = table_.columns[c].size(); n > 0; --n) lies_in(c, n);
        for (int slot = 0; slot < suits; ++slot)
            if (!table_.foundations[slot].empty())
                slot_of(table_.foundations[slot].top()) = static_cast<std::uint8_t>(slot);
    }

    void send_home(Card card) {
        settle_debts(card);
        send_home(card, uncover(card));
    }
    void send_home_from_stock(Card card) {
        owed_ |= just(card);
        if (!patient_) settle_debts(card);
    }
    void take_to_column(Card card) {
        draw(card);
        carry_to_column(card, Klondike::waste_place, 1);
    }
    void fetch_back(Card card) {
        if ((owed_ & just(card)) != 0) {
            owed_ &= ~just(card);
            return take_to_column(card);
        }
        carry_to_column(card, Klondike::first_foundation + slot_of(card), 1);
        home_ &= ~just(card);
    }
    void carry_away(Card card) { carry_to_column(card, place_of(card), covered_by(card) + 1); }

    // Every column is in order, so a card of the lowest rank left is on top or in the stock: what
    // can go home goes, and when nothing can, the stock has it.
    void finish() {
        while (true) {
            while (send_tops_home()) {
            }
            if (table_.won()) return;
            while (!send_waste_home()) turn_stock();
        }
    }

    std::vector<Move> line() && { return std::move(line_); }

private:
    void play(Move move) {
        line_.push_back(move);
        table_.apply(move);
    }
    void lies_in(int column, int from_top) {
        column_of_[table_.columns[column].from_top(from_top).code] =
            static_cast<std::uint8_t>(column);
    }
    int place_of(Card card) const { return Klondike::first_column + column_of_[card.code]; }
    // A card in sight is part of the run at the top of its column.
    int covered_by(Card card) const {
        return card.rank() - table_.columns[column_of_[card.code]].top().rank();
    }
    bool is_top(Card card) const {
        const int column = column_of_[card.code];
        return column != nowhere && table_.columns[column].top() == card;
    }
    // What lies on the card goes to its twin, which is free when the card is not.
    int uncover(Card card) {
        const int from = place_of(card), count = covered_by(card);
        if (count > 0) carry_to(column_of_[twin(card).code], from, count);
        return from;
    }
    void carry_to_column(Card card, int from, int count) {
        carry_to(column_for(card), from, count);
    }
    void carry_to(int column, int from, int count) {
        play(carry(from, Klondike::first_column + column, count));
        for (int n = count; n > 0; --n) lies_in(column, n);
    }
    int column_for(Card card) const {
        if (card.rank() == king) {
            int column = 0;
            while (!table_.columns[column].empty()) ++column;
            return column;
        }
        const Card bearer = lowest(bearers_of(just(card)));
        assert(is_top(bearer) || is_top(twin(bearer)));
        return column_of_[(is_top(bearer) ? bearer : twin(bearer)).code];
    }

    void send_home(Card card, int from) {
        if (card.rank() == ace) {
            int slot = 0;
            while (!table_.foundations[slot].empty()) ++slot;
            slot_of(card) = static_cast<std::uint8_t>(slot);
        }
        play(carry(from, Klondike::first_foundation + slot_of(card)));
        column_of_[card.code] = nowhere;
        home_ |= just(card);
    }
    bool send_tops_home() {
        bool sent = false;
        each_card(next_home(home_), [&](Card card) {
            if (!is_top(card)) return;
            send_home(card, place_of(card));
            sent = true;
        });
        return sent;
    }
    bool send_waste_home() {
        if (table_.waste.empty()) return false;
        const Card card = table_.waste.top();
        if ((next_home(home_) & just(card)) == 0) return false;
        send_home(card, Klondike::waste_place);
        owed_ &= ~just(card);
        return true;
    }
    std::uint8_t& slot_of(Card card) { return slots_[card.code & 3]; }

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
        return !table_.waste.empty() && (owed_ & just(table_.waste.top())) != 0 &&
               send_waste_home();
    }
    void turn_stock() { play(table_.stock.empty() ? recycle_move : draw_move); }

    static constexpr std::size_t usual_moves = 250;
    static constexpr std::uint8_t nowhere = 0xff;

    Klondike table_;
    std::vector<Move> line_;
    // Where all of the stock stays in reach, a card of it that is to go home may wait until it
    // comes by, or until another needs it there.
    bool patient_;
    Cards owed_ = 0;
    Cards home_;
    std::array<std::uint8_t, 64> column_of_;   // by code
    std::array<std::uint8_t, suits> slots_{};  // of foundations
};

}  // namespace croupier::solver::klondike

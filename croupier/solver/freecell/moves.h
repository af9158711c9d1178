// Every move on a FreeCell table that the search needs, with what the table then costs.
#pragma once

#include "croupier/solver/freecell/table.h"

namespace croupier::solver::freecell {

// Sink: costed(move, cost) for a move that changes nothing but the columns and cells it names, and
// unpriced(move) for one that changes the foundations, or after which a safe card goes home.
template <class Sink>
class Moves {
public:
    Moves(const Table& table, Cost cost, const SearchContext& context, Sink& sink)
        : table_(table), context_(context), weights_(context.weights), sink_(sink),
          over_(cost.over) {
        for (int cell = Freecell::cells_count - 1; cell >= 0; --cell)
            if (table.cell(cell).known())
                ++used_;
            else
                free_cell_ = cell;
        for (int c = Freecell::columns_count - 1; c >= 0; --c) {
            const Column& column = table.columns()[c];
            runs_[c] = column.run_shades();
            if (column.empty()) {
                ++empty_;
                empty_column_ = first_column + c;
            } else {
                tops_ |= shade_set(column.top());
                top_of_.set(c, column.top().shade());
            }
        }
        points_ = cost.points - weights_.room_points(used_, empty_) - weights_.over * cost.over;
        longest_ = (Freecell::cells_count - used_ + 1) << empty_;
        for (const CardPlace where : table.wanted())
            if (is_column(where.place)) {
                const Column& column = table.column(where.place);
                ++wanted_[where.place - first_column];
                if (where.index < column.size - column.run)
                    ++wanted_beneath_[where.place - first_column];
            }
    }

    void make(bool takeback) {
        const ShadeSet fitting = shades_upon(tops_);
        for (int c = first_column; c < end_of_columns; ++c)
            if (!table_.column(c).empty()) from_column(c, runs_[c - first_column] & fitting);
        for (int cell = 0; cell < Freecell::cells_count; ++cell)
            if (table_.cell(cell).known()) from_cell(cell);
        if (takeback) take_back();
    }

private:
    // Cards in the hand: what lifting them changed.
    struct Lift {
        Card head;
        int source, count;
        bool settles;  // a safe card was laid bare
        int points, over, used, empty;
    };

    // `fitting`: the shades of its run that some other top takes.
    void from_column(int source, ShadeSet fitting) {
        const Column& column = table_.column(source);
        const Card top = column.top();
        if (table_.foundations().wants(top)) sink_.unpriced(carry(source, home_of(top.suit())));
        if (column.run > 1) return from_run(column, source, fitting);
        // Most columns: whatever is done lifts the one card.
        if (free_cell_ < 0 && empty_ == 0 && fitting.empty()) return;
        const Lift lifted = lift(column, source, 1);
        if (free_cell_ >= 0) to_cell(lifted);
        if (empty_ > 0 && column.size > 1) to_empty(lifted);  // a whole column stays
        if (!fitting.empty()) to_columns(lifted, top.shade());
    }
    void from_run(const Column& column, int source, ShadeSet fitting) {
        const bool apart = context_.moves == MoveSet::complete;
        if (free_cell_ >= 0 && apart) to_cell(lift(column, source, 1));
        if (empty_ > 0) {
            // Columns have no order: of the empty ones any is as good, and a whole column stays.
            const int most = std::min(std::min<int>(column.run, longest_ / 2), column.size - 1);
            if (most > 1 && apart) to_empty(lift(column, source, 1));
            if (most > 0) to_empty(lift(column, source, most));
        }
        for (int shade : fitting) {
            const int count = rank_of_shade(shade) - column.top().rank() + 1;
            if (count > longest_) break;
            to_columns(lift(column, source, count), shade);
        }
    }
    void from_cell(int cell) {
        const Card card = table_.cell(cell);
        if (table_.foundations().wants(card)) sink_.unpriced(carry(cell, home_of(card.suit())));
        const Lift lifted{card, cell, 1, false, points_, over_, used_ - 1, empty_};
        if (empty_ > 0) to_empty(lifted);
        if (shades_upon(tops_).meets(shade_set(card))) to_columns(lifted, card.shade());
    }
    // A safe card would go home again at once.
    void take_back() {
        for (Suit suit : all_suits) {
            const int height = table_.foundations().height(suit);
            if (height == 0) continue;
            const Card top = card(height, suit);
            if (table_.foundations().safe(top, true)) continue;
            if (empty_ > 0) sink_.unpriced(carry(home_of(suit), empty_column_));
            for (int t : that_take(top.shade()))
                sink_.unpriced(carry(home_of(suit), first_column + t));
        }
    }

    Lift lift(const Column& column, int source, int count) const {
        const Card head = column.from_top(count), beneath = column.beneath(count);
        int points = points_, wanted = wanted_beneath_[source - first_column];
        if (count == column.run) {
            if (beneath.known()) points -= weights_.broken;
        } else if (wanted < wanted_[source - first_column]) {
            wanted = 0;
            for (const CardPlace where : table_.wanted())
                if (where.place == source && where.index < column.size - count) ++wanted;
        }
        return {head,
                source,
                count,
                table_.is_safe(beneath, context_.takeback),
                points - weights_.need * count * wanted,
                over_ - column.outranking(head, count),
                used_,
                beneath.known() ? empty_ : empty_ + 1};
    }
    void to_cell(const Lift& lift) {
        lay(lift, free_cell_, lift.points, lift.over, lift.used + 1, lift.empty);
    }
    void to_empty(const Lift& lift) {
        lay(lift, empty_column_, lift.points, lift.over, lift.used, lift.empty - 1);
    }
    void to_columns(const Lift& lift, int shade) {
        for (int t : that_take(shade)) to_column(lift, t);
    }
    void to_column(const Lift& lift, int target) {
        const Column& column = table_.columns()[target];
        lay(lift, first_column + target, lift.points + weights_.need * lift.count * wanted_[target],
            lift.over + column.outranking(lift.head, lift.count), lift.used, lift.empty);
    }
    void lay(const Lift& lift, int target, int points, int over, int used, int empty) {
        const Move move = carry(lift.source, target, lift.count);
        if (lift.settles) return sink_.unpriced(move);
        sink_.costed(move,
                     {points + weights_.over * over + weights_.room_points(used, empty), over});
    }

    // The columns whose top takes a card of this shade: those with the one shade it may lie on.
    ColumnSet that_take(int shade) const { return top_of_.of_shade((shade + 2) ^ 1); }

    const Table& table_;
    const SearchContext& context_;
    const Weights& weights_;
    Sink& sink_;
    Row<ShadeSet, Freecell::columns_count> runs_;
    ShadeSet tops_;
    ShadeByColumn top_of_;
    int used_ = 0, empty_ = 0;  // cells, columns
    const int over_;
    int points_;   // without those for room and over
    int longest_;  // how many cards may move at once to a column that is not empty
    int free_cell_ = -1, empty_column_ = 0;
    // How many cards that a foundation wants next lie in each column, and how many beneath its run?
    Row<std::uint8_t, Freecell::columns_count> wanted_, wanted_beneath_;
};

}  // namespace croupier::solver::freecell

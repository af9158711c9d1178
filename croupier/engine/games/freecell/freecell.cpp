// FreeCell: the rule book and its move generator.
#include "croupier/engine/games/freecell/freecell.h"

#include "croupier/engine/shade.h"

namespace croupier {
Freecell Freecell::deal(const Options& options, const Deck& deck) {
    Freecell state;
    state.options = options;
    auto next = deck.begin();
    for (int c = 0; c < columns_count; ++c)  // F-029: 7 7 7 7 6 6 6 6
        for (int i = 0; i < (c < 4 ? 7 : 6); ++i) state.columns[c].push(*next++);
    return state;
}

int Freecell::free_cells() const {
    int free = 0;
    for (const auto& cell : cells) free += cell.empty() ? 1 : 0;
    return free;
}

int Freecell::empty_columns() const {
    int empty = 0;
    for (const auto& column : columns) empty += column.empty() ? 1 : 0;
    return empty;
}

Refusal Freecell::check(Move move) const {
    if (won()) return Refusal::game_over;
    if (move.kind != MoveKind::carry) return Refusal::malformed;
    return check_carry(move.from, move.to, move.count);
}

Refusal Freecell::check_carry(int from, int to, int count) const {
    if (from >= pile_count<Freecell> || to >= pile_count<Freecell>) return Refusal::no_such_pile;
    if (from == to) return Refusal::same_pile;  // FD-20
    if (count == 0) return Refusal::malformed;

    Card lifted;
    if (is_cell(from)) {
        const auto& source = cells[from];
        if (source.empty()) return Refusal::source_empty;
        if (count > 1) return Refusal::only_the_top;
        lifted = source.top();
    } else if (is_foundation(from)) {
        const Foundation& source = foundations[from - first_foundation];
        if (source.empty()) return Refusal::source_empty;
        if (!options.takeback || !is_column(to)) return Refusal::foundation_closed;  // FD-13
        if (count > 1) return Refusal::only_the_top;
        lifted = source.top();
    } else {
        const auto& source = columns[from - first_column];
        if (source.empty()) return Refusal::source_empty;
        if (count > source.size()) return Refusal::too_few_cards;
        if (count > source.run()) return Refusal::not_a_run;  // F-010
        lifted = source.from_top(count);
    }

    if (is_column(to)) {
        const auto& target = columns[to - first_column];
        if (!target.empty()) {
            if (lifted.rank() + 1 != target.top().rank()) return Refusal::wrong_rank;    // F-002
            if (lifted.colour() == target.top().colour()) return Refusal::wrong_colour;  // F-001
        }
        // A single card needs no help (FT-03).
        if (count > 1 && count > longest_move(target.empty())) return Refusal::run_too_long;
        return Refusal::none;
    }
    if (count > 1) return Refusal::one_at_a_time;
    if (is_foundation(to)) return foundations.check(lifted, to - first_foundation);
    return cells[to].empty() ? Refusal::none : Refusal::cell_taken;
}

MoveList Freecell::legal_moves() const {
    MoveList moves;
    if (won()) return moves;
    const Tops tops(columns);
    const ShadeSet wanted = tops.wanted();
    const ColumnSet empty = tops.empty_columns();
    const CardSet homeward = foundations.next_home();
    const int to_column = longest_move(false);
    const int to_empty = empty.empty() ? 0 : to_column / 2;
    int free_cell = 0;
    while (free_cell < cells_count && !cells[free_cell].empty()) ++free_cell;

    const auto add_homeward = [&](Card card, int from) {
        if (homeward.contains(card))
            moves.add(carry(from, first_foundation + foundations.slot_of(card.suit())));
    };
    const auto add_columnward = [&](int shade, int from, int count) {
        for (int c : tops.that_take(shade)) moves.add(carry(from, first_column + c, count));
    };
    const auto add_single = [&](Card card, int from) {
        if (wanted.meets(shade_set(card))) add_columnward(card.shade(), from, 1);
        for (int e : empty) moves.add(carry(from, first_column + e));
    };
    const auto each_column = [&](auto&& visit) {
        for (int c = 0; c < columns_count; ++c)
            if (const auto& column = columns[c]; !column.empty()) visit(column, first_column + c);
    };

    for (Card card : tops.cards() & homeward)
        for (int c : tops.of_shade(card.shade()))
            if (columns[c].top() == card)
                moves.add(
                    carry(first_column + c, first_foundation + foundations.slot_of(card.suit())));
    if (free_cell < cells_count)
        each_column([&](const auto&, int from) { moves.add(carry(from, first_cell + free_cell)); });
    if (!empty.empty())
        each_column([&](const auto& column, int from) {
            for (int count = std::min(column.run(), to_empty); count > 0; --count)
                for (int e : empty) moves.add(carry(from, first_column + e, count));
        });
    for (int c : columns_meeting(columns, wanted)) {
        const auto& column = columns[c];
        for (int shade : column.run_shades() & wanted) {
            const int count = rank_of_shade(shade) - column.top().rank() + 1;
            if (count <= to_column) add_columnward(shade, first_column + c, count);
        }
    }
    for (int cell = 0; cell < cells_count; ++cell) {
        const auto& source = cells[cell];
        if (source.empty()) continue;
        add_homeward(source.top(), first_cell + cell);
        add_single(source.top(), first_cell + cell);
    }
    if (options.takeback) {
        for (int slot = 0; slot < suits; ++slot) {
            const Foundation& source = foundations[slot];
            if (!source.empty()) add_single(source.top(), first_foundation + slot);
        }
    }
    return moves;
}

void Freecell::apply(Move move) {
    const auto column = [&](int place) -> Column<column_capacity>& {
        return columns[place - first_column];
    };
    if (is_column(move.from) && is_column(move.to)) {
        column(move.to).take(column(move.from), move.count);
        return;
    }
    const auto foundation = [&](int place) -> Foundation& {
        return foundations[place - first_foundation];
    };
    const auto cell = [&](int place) -> Pile<1>& { return cells[place]; };
    const Card card = is_column(move.from)       ? column(move.from).pop()
                      : is_foundation(move.from) ? foundation(move.from).pop()
                                                 : cell(move.from).pop();
    if (is_column(move.to)) {
        column(move.to).push(card);
    } else if (is_foundation(move.to)) {
        foundation(move.to).push(card);
    } else {
        cell(move.to).push(card);
    }
}

bool Freecell::sound() const {
    for (const auto& column : columns)
        if (column.face_down() > 0 || !has_room_to_build(column, column_capacity)) return false;
    return foundations.sound();
}

}  // namespace croupier

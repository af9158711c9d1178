// Klondike: the rule book and its move generator.
#include "croupier/engine/games/klondike/klondike.h"

#include "croupier/engine/shade.h"

namespace croupier {
Klondike Klondike::deal(const Options& options, const Deck& deck) {
    // KD-06: column by column, then the stock in the order in which it is drawn.
    Klondike state;
    state.options = options;
    auto next = deck.begin();
    for (int c = 0; c < columns_count; ++c) {
        auto& column = state.columns[c];
        for (int i = 0; i <= c; ++i) column.push(*next++);
        column.turn_down(c);
    }
    for (auto last = deck.end(); last != next;) state.stock.push(*--last);
    return state;
}

bool Klondike::won() const {
    for (const Foundation& foundation : foundations)
        if (!foundation.complete()) return false;
    return true;
}

Refusal Klondike::check(Move move) const {
    if (won()) return Refusal::game_over;  // KD-17
    switch (move.kind) {
    case MoveKind::carry: return check_carry(move.from, move.to, move.count);
    case MoveKind::draw:
        if (move != draw_move) return Refusal::malformed;
        return stock.empty() ? Refusal::stock_empty : Refusal::none;
    case MoveKind::recycle:
        if (move != recycle_move) return Refusal::malformed;
        if (!stock.empty()) return Refusal::stock_not_empty;
        if (waste.empty()) return Refusal::waste_empty;  // KD-19
        return may_recycle() ? Refusal::none : Refusal::no_passes_left;
    default: return Refusal::malformed;
    }
}

Refusal Klondike::check_carry(int from, int to, int count) const {
    if (from >= pile_count<Klondike> || to >= pile_count<Klondike>) return Refusal::no_such_pile;
    if (from == to) return Refusal::same_pile;
    if (count == 0) return Refusal::malformed;
    if (from == stock_place) return Refusal::stock_locked;  // K-016
    if (!is_foundation(to) && !is_column(to)) return Refusal::takes_no_cards;

    Card lifted;
    if (from == waste_place) {
        if (waste.empty()) return Refusal::source_empty;
        if (count > 1) return Refusal::only_the_top;  // K-019
        lifted = waste.top();
    } else if (is_foundation(from)) {
        const Foundation& source = foundations[from - first_foundation];
        if (source.empty()) return Refusal::source_empty;
        if (count > 1) return Refusal::only_the_top;
        if (is_foundation(to)) return Refusal::foundation_closed;  // KD-10
        lifted = source.top();
    } else {
        const auto& source = columns[from - first_column];
        if (source.empty()) return Refusal::source_empty;
        if (count > source.size()) return Refusal::too_few_cards;
        if (count > source.face_up()) return Refusal::face_down;
        if (count > source.run()) return Refusal::not_a_run;  // KD-20
        lifted = source.from_top(count);
    }

    if (is_column(to)) return check_column(lifted, columns[to - first_column]);
    if (count > 1) return Refusal::one_at_a_time;  // K-011
    return check_foundation(lifted, foundations[to - first_foundation]);
}

Refusal Klondike::check_foundation(Card card, const Foundation& target) const {
    if (target.empty()) return card.rank() == ace ? Refusal::none : Refusal::needs_an_ace;
    if (card.suit() != target.top().suit()) return Refusal::wrong_suit;
    return card.rank() == target.top().rank() + 1 ? Refusal::none : Refusal::wrong_rank;
}

Refusal Klondike::check_column(Card card, const Column<column_capacity>& target) const {
    if (target.empty()) return card.rank() == king ? Refusal::none : Refusal::needs_a_king;
    if (target.face_up() == 0) return Refusal::target_face_down;  // K-007
    if (card.rank() + 1 != target.top().rank()) return Refusal::wrong_rank;
    return card.colour() != target.top().colour() ? Refusal::none : Refusal::wrong_colour;
}

// The cards that may go home now: the next of each suit, where no foundation has it an ace.
CardSet Klondike::next_home() const {
    CardSet next = aces;
    for (const Foundation& foundation : foundations) {
        if (foundation.empty()) continue;
        next.erase(card(ace, foundation.top().suit()));
        next.insert(foundation.next());
    }
    return next;
}

// KD-09: its suit's foundation, or the first empty one for an ace.
int Klondike::foundation_for(Card card) const {
    int slot = 0;
    while (check_foundation(card, foundations[slot]) != Refusal::none) ++slot;
    return first_foundation + slot;
}

MoveList Klondike::legal_moves() const {
    MoveList moves;
    if (won()) return moves;
    if (!stock.empty()) {
        moves.add(draw_move);
    } else if (!waste.empty() && may_recycle()) {
        moves.add(recycle_move);
    }

    const Tops tops(columns);
    const ColumnSet empty = tops.empty_columns();
    const ShadeSet wanted = empty.empty() ? tops.wanted() : tops.wanted() | king_shades;
    const CardSet homeward = next_home();
    const auto add_columnward = [&](int shade, int from, int count) {
        for (int c : rank_of_shade(shade) == king ? empty : tops.that_take(shade))
            moves.add(carry(from, first_column + c, count));
    };

    for (Card card : tops.cards() & homeward)
        for (int c : tops.of_shade(card.shade()))
            if (columns[c].top() == card) moves.add(carry(first_column + c, foundation_for(card)));
    for (int c : columns_meeting(columns, wanted)) {
        const auto& column = columns[c];
        const int top_rank = column.top().rank();
        for (int shade : column.run_shades() & wanted)
            add_columnward(shade, first_column + c, rank_of_shade(shade) - top_rank + 1);
    }
    if (!waste.empty()) {
        const Card top = waste.top();
        if (homeward.contains(top)) moves.add(carry(waste_place, foundation_for(top)));
        if (wanted.meets(shade_set(top))) add_columnward(top.shade(), waste_place, 1);
    }
    for (int slot = 0; slot < suits; ++slot) {
        const Card top = foundations[slot].top();
        if (wanted.meets(shade_set(top))) add_columnward(top.shade(), first_foundation + slot, 1);
    }
    return moves;
}

void Klondike::apply(Move move) {
    switch (move.kind) {
    case MoveKind::draw:
        // K-014, K-015: one after another, the last drawn on top.
        for (int n = std::min(draw_count(), stock.size()); n > 0; --n) waste.push(stock.pop());
        return;
    case MoveKind::recycle:
        // KD-11: turned over as a block, so the next pass repeats the order of this one.
        stock.take_turned(waste);
        if (options.passes != Passes::unlimited)
            options.passes = static_cast<Passes>(static_cast<std::uint8_t>(options.passes) - 1);
        return;
    default: return apply_carry(move);
    }
}

void Klondike::apply_carry(Move move) {
    const auto foundation = [&](int place) -> Foundation& {
        return foundations[place - first_foundation];
    };
    const auto column = [&](int place) -> Column<column_capacity>& {
        return columns[place - first_column];
    };
    if (is_column(move.from) && is_column(move.to)) {
        column(move.to).take(column(move.from), move.count);
    } else {
        const Card card = move.from == waste_place   ? waste.pop()
                          : is_foundation(move.from) ? foundation(move.from).pop()
                                                     : column(move.from).pop();
        if (is_column(move.to)) {
            column(move.to).push(card);
        } else {
            foundation(move.to).push(card);
        }
    }
    if (is_column(move.from)) column(move.from).turn_up_top();  // K-006
}

bool Klondike::sound() const {
    if (stock.size() + waste.size() > stock_capacity) return false;
    for (const auto& column : columns)
        if (!has_room_to_build(column, column_capacity)) return false;
    return true;
}

Standing Klondike::standing() const {
    Standing standing;
    for (const Foundation& foundation : foundations) standing.home += foundation.size();
    for (const auto& column : columns) standing.face_down += column.face_down();
    return standing;
}

}  // namespace croupier

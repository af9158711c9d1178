// Cards: the rule book and its move generator.
#include "croupier/engine/games/cards/cards.h"

#include "croupier/engine/shade.h"

namespace croupier {
Cards Cards::deal(const Options& options, const Deck& deck) {
    Cards state;
    state.options = options;
    auto next = deck.begin();
    for (int c = 0; c < columns_count; ++c) {
        auto& column = state.columns[c];
        for (int i = 0; i < c + 3; ++i) column.push(*next++);  // C-005
        column.turn_down(options.hidden == Hidden::formula ? c : 3);
        column.turn_up_top();  // CD-11
    }
    return state;
}

Refusal Cards::check(Move move) const {
    if (won()) return Refusal::game_over;
    if (move.kind != MoveKind::carry) return Refusal::malformed;
    return check_carry(move.from, move.to, move.count);
}

Refusal Cards::check_carry(int from, int to, int count) const {
    if (from >= pile_count<Cards> || to >= pile_count<Cards>) return Refusal::no_such_pile;
    if (from == to) return Refusal::same_pile;  // CD-17
    if (count == 0) return Refusal::malformed;

    if (!is_column(from)) {
        const Foundation& source = foundations[from];
        if (source.empty()) return Refusal::source_empty;
        if (count > 1) return Refusal::only_the_top;
        if (!is_column(to)) return Refusal::foundation_closed;
        return check_column(source.top(), columns[to - first_column]);
    }
    const auto& source = columns[from - first_column];
    if (source.empty()) return Refusal::source_empty;
    if (count > source.size()) return Refusal::too_few_cards;
    if (count > source.face_up()) return Refusal::face_down;  // C-020
    if (!is_column(to)) {
        if (count > 1) return Refusal::one_at_a_time;  // C-029
        return foundations.check(source.top(), to);
    }
    // C-021, C-022; with free stacks only the lifted card must fit (CD-02).
    if (options.stacks == Stacks::ordered && count > source.run()) return Refusal::not_a_run;
    return check_column(source.from_top(count), columns[to - first_column]);
}

Refusal Cards::check_column(Card card, const CardsColumn& target) const {
    if (target.empty())
        return card.rank() == king ? Refusal::none : Refusal::needs_a_king;  // C-023
    if (target.face_up() == 0) return Refusal::target_face_down;
    if (card.rank() + 1 != target.top().rank()) return Refusal::wrong_rank;  // C-024
    return card.colour() != target.top().colour() ? Refusal::none : Refusal::wrong_colour;
}

MoveList Cards::legal_moves() const {
    MoveList moves;
    if (won()) return moves;
    const Tops tops(columns);
    const CardSet homeward = foundations.next_home();
    const auto add_columnward = [&](Card card, int from, int count) {
        for (int c : card.rank() == king ? tops.empty_columns() : tops.that_take(card.shade()))
            if (first_column + c != from) moves.add(carry(from, first_column + c, count));
    };
    for (int c = 0; c < columns_count; ++c) {
        const auto& column = columns[c];
        if (column.face_up() == 0) continue;
        const Card top = column.top();
        if (homeward.contains(top))
            moves.add(carry(first_column + c, first_foundation + foundations.slot_of(top.suit())));
        const int liftable = options.stacks == Stacks::ordered ? column.run() : column.face_up();
        for (int count = 1; count <= liftable; ++count)
            add_columnward(column.from_top(count), first_column + c, count);
    }
    for (int slot = 0; slot < suits; ++slot) {  // C-030, CD-13
        const Foundation& foundation = foundations[slot];
        if (!foundation.empty()) add_columnward(foundation.top(), first_foundation + slot, 1);
    }
    return moves;
}

void Cards::apply(Move move) {
    const auto foundation = [&](int place) -> Foundation& { return foundations[place]; };
    const auto column = [&](int place) -> CardsColumn& { return columns[place - first_column]; };
    if (!is_column(move.from)) {
        column(move.to).push(foundation(move.from).pop());
        return;
    }
    if (is_column(move.to)) {
        column(move.to).take(column(move.from), move.count);
    } else {
        foundation(move.to).push(column(move.from).pop());
    }
    column(move.from).turn_up_top();  // C-018
}

Standing Cards::standing() const {
    Standing standing{foundations.home(), 0};
    for (const auto& column : columns) standing.face_down += column.face_down();
    return standing;
}

}  // namespace croupier

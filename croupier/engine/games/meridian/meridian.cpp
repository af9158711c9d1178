// Meridian Master: the rule book.
#include "croupier/engine/games/meridian/meridian.h"

#include <algorithm>

#include "croupier/engine/table.h"

namespace croupier {
Meridian Meridian::deal(const Options& options, const Deck& deck) {
    // M-024, M-032 to M-034: column by column, then the stock in the order in which it is drawn.
    Meridian state;
    state.options = options;
    auto next = deck.begin();
    for (int c = 0; c < columns_count; ++c) {
        auto& column = state.columns[c];
        for (int i = 0; i <= c; ++i) column.push(*next++);
        if (state.hides_cards()) column.turn_down(c);
    }
    state.columns[0].type_by_base();  // M-040
    for (auto last = deck.end(); last != next;) state.stock.push(*--last);
    return state;
}

bool Meridian::won() const {
    for (int s = 0; s < suits; ++s)
        if (!up[s].complete() || !down[s].complete()) return false;
    return true;
}

Refusal Meridian::check(Move move) const {
    if (won()) return Refusal::game_over;
    switch (move.kind) {
    case MoveKind::carry: return check_carry(move.from, move.to, move.count);
    case MoveKind::draw:
        if (move != draw_move) return Refusal::malformed;
        return check_draw();
    case MoveKind::recycle:
        if (move != recycle_move || options.recycle != Recycle::own) return Refusal::malformed;
        if (!stock.empty()) return Refusal::stock_not_empty;
        if (waste.empty()) return Refusal::waste_empty;
        return may_recycle() ? Refusal::none : Refusal::no_passes_left;
    default: return Refusal::malformed;
    }
}

Refusal Meridian::check_draw() const {
    if (!stock.empty()) return Refusal::none;
    if (options.recycle == Recycle::own && !waste.empty()) return Refusal::stock_empty;
    if (waste.empty()) return Refusal::waste_empty;  // M-063
    return may_recycle() ? Refusal::none : Refusal::no_passes_left;
}

Refusal Meridian::check_carry(int from, int to, int count) const {
    if (from >= pile_count<Meridian> || to >= pile_count<Meridian>) return Refusal::no_such_pile;
    if (from == to) return Refusal::same_pile;  // MD-30
    if (count == 0) return Refusal::malformed;
    if (from == 0) return Refusal::stock_locked;
    if (!is_pocket(to) && !is_foundation(to) && !is_column(to)) return Refusal::takes_no_cards;

    Card base;
    if (is_column(from)) {
        const MeridianColumn& source = columns[from - first_column];
        if (source.empty()) return Refusal::source_empty;
        if (count > source.size()) return Refusal::too_few_cards;
        if (count > source.face_up()) return Refusal::face_down;
        if (count > source.run()) return Refusal::not_a_run;  // M-039
        base = source.from_top(count);
    } else {
        base = top_of(*this, from);
        if (!base.known()) return Refusal::source_empty;
        if (count > 1) return Refusal::only_the_top;  // M-037, M-065
        if (is_foundation(from) && (!options.takeback || !is_column(to)))
            return Refusal::foundation_closed;  // MD-19
    }

    if (is_column(to)) return check_column(from, base, count, columns[to - first_column]);
    if (count > 1) return Refusal::one_at_a_time;  // MD-09
    if (is_pocket(to)) {
        const int number = to - first_pocket;
        if (number >= pockets()) return Refusal::no_such_pocket;
        if (is_pocket(from)) return Refusal::pocket_to_pocket;  // MD-20
        return pocket[number].empty() ? Refusal::none : Refusal::pocket_taken;
    }
    return to < first_down ? up.check(base, to - first_up) : down.check(base, to - first_down);
}

// M-056, M-057 with the directions of MD-05 and MD-13 and the ends of MD-06 and MD-36.
Refusal Meridian::check_column(int from, Card base, int count, const MeridianColumn& target) const {
    const bool capped = options.ends == Ends::capped;
    // A run is as long as it goes: its last card is the one that was its column's top.
    const int last = count > 1 ? columns[from - first_column].top().rank() : base.rank();
    const auto beyond_end = [&](ColumnType type) {
        return capped && ((type == ColumnType::from_ace && std::max(base.rank(), last) > 6) ||
                          (type == ColumnType::from_king && std::min(base.rank(), last) < 7));
    };
    if (target.empty()) {
        if (!may_start_column(base)) return Refusal::needs_an_ace_or_king;
        const ColumnType type = base.rank() == ace    ? ColumnType::from_ace
                                : base.rank() == king ? ColumnType::from_king
                                                      : ColumnType::untyped;
        return beyond_end(type) ? Refusal::column_ends : Refusal::none;
    }
    const int join = base.rank() - target.top().rank();
    if (join != 1 && join != -1) return Refusal::wrong_rank;
    if (base.colour() == target.top().colour()) return Refusal::wrong_colour;
    const int run_way = count > 1 ? (last > base.rank() ? 1 : -1) : join;
    if (target.type() != ColumnType::untyped) {
        const int way = target.type() == ColumnType::from_ace ? 1 : -1;
        if (join != way || run_way != way) return Refusal::wrong_direction;
        return beyond_end(target.type()) ? Refusal::column_ends : Refusal::none;
    }
    if (options.lock == Lock::off) return Refusal::none;  // MD-38
    const int tail = target.direction();
    return run_way == join && (tail == 0 || tail == join) ? Refusal::none
                                                          : Refusal::wrong_direction;
}

Card Meridian::lift(int place) {
    if (place == waste_place) return waste.pop();
    if (is_pocket(place)) return pocket[place - first_pocket].pop();
    if (is_column(place)) return columns[place - first_column].pop();
    return place < first_down ? up[place - first_up].pop() : down[place - first_down].pop();
}

void Meridian::turn_over() {
    // MD-14: the next pass comes in the order of this one.
    stock.take_turned(waste);
    if (options.passes != Passes::unlimited)
        options.passes = static_cast<Passes>(static_cast<std::uint8_t>(options.passes) - 1);
}

void Meridian::apply(Move move) {
    if (move.kind != MoveKind::carry) {
        if (stock.empty()) turn_over();
        if (move.kind == MoveKind::draw) waste.push(stock.pop());  // M-062
        return;
    }
    if (is_column(move.to)) {
        MeridianColumn& target = columns[move.to - first_column];
        const bool was_empty = target.empty();
        if (move.count == 1) {
            target.push(lift(move.from));
        } else {
            MeridianColumn& source = columns[move.from - first_column];
            for (int i = move.count; i > 0; --i) target.push(source.from_top(i));
            for (int i = move.count; i > 0; --i) source.pop();
        }
        if (was_empty) target.type_by_base();  // MD-07
    } else {
        const Card card = lift(move.from);
        if (is_pocket(move.to)) {
            pocket[move.to - first_pocket].push(card);
        } else if (move.to < first_down) {
            up[move.to - first_up].push(card);
        } else {
            down[move.to - first_down].push(card);
        }
    }
    if (is_column(move.from)) columns[move.from - first_column].settle();
}

int Meridian::movable(int column, int start) const {
    const MeridianColumn& source = columns[column];
    const int count = source.size() - start;
    return start >= 0 && count > 0 && count <= source.run() ? count : 0;
}

bool Meridian::sound() const {
    if (stock.size() + waste.size() > stock_capacity) return false;
    if (pockets() < 2 && !pocket[1].empty()) return false;
    if (!up.sound() || !down.sound()) return false;
    for (const MeridianColumn& column : columns) {
        if (column.face_down() > 0 && (!hides_cards() || column.face_up() == 0)) return false;
        const int base = column.empty() ? 0 : column[0].rank();
        if (column.type() == ColumnType::from_ace && base != ace) return false;  // MD-04
        if (column.type() == ColumnType::from_king && base != king) return false;
    }
    return true;
}

Standing Meridian::standing() const {
    Standing standing{home(), 0};
    for (const MeridianColumn& column : columns) standing.face_down += column.face_down();
    return standing;
}

}  // namespace croupier

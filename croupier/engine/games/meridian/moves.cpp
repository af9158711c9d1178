// Meridian Master: the move generator.
#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/engine/shade.h"
#include "croupier/engine/table.h"

namespace croupier {
namespace {

// What the columns take, by shade: going up, going down, or as the first card of an empty one.
class Takers {
public:
    explicit Takers(const Meridian& state) {
        for (int c = 0; c < Meridian::columns_count; ++c) {
            const MeridianColumn& column = state.columns[c];
            if (column.empty()) {
                empty_.insert_if(true, c);
                continue;
            }
            // A card that may follow upwards lies two shades higher, with the other colour.
            const int top = column.top().shade();
            const int tail = column.direction();
            if (wants(state, column, tail, 1)) take(upward_, c, (top + 2) ^ 1);
            if (wants(state, column, tail, -1)) take(downward_, c, (top - 2) ^ 1);
        }
    }

    ColumnSet empty() const { return empty_; }
    bool any_for(Card base) const { return any_.meets(shade_set(base)); }
    ColumnSet up(Card base) const { return upward_.of_shade(base.shade()); }
    ColumnSet down(Card base) const { return downward_.of_shade(base.shade()); }

private:
    void take(ShadeByColumn& way, int column, int shade) {
        way.set(column, shade);
        any_ |= ShadeSet::of(shade);
    }
    // May the column grow in this direction?
    static bool wants(const Meridian& state, const MeridianColumn& column, int tail, int way) {
        const bool capped = state.options.ends == Meridian::Ends::capped;
        const int rank = column.top().rank();
        switch (column.type()) {
        case ColumnType::from_ace: return way > 0 && rank < (capped ? 6 : king);
        case ColumnType::from_king: return way < 0 && rank > (capped ? 7 : ace);
        case ColumnType::untyped: break;
        }
        if (way > 0 ? rank == king : rank == ace) return false;
        return tail == 0 || tail == way || state.options.lock == Meridian::Lock::off;
    }

    ColumnSet empty_;
    ShadeSet any_;
    ShadeByColumn upward_, downward_;
};

class Lister {
public:
    Lister(const Meridian& state, MoveList& moves)
        : state_(state), takers_(state), moves_(moves), homeward_(state.up.next_home()) {
        homeward_.insert_all(state.down.next_home());
        while (free_pocket_ < state.pockets() && !state.pocket[free_pocket_].empty())
            ++free_pocket_;
    }

    void list() {
        if (!state_.stock.empty() || (!state_.waste.empty() && state_.may_recycle())) {
            const bool own = state_.options.recycle == Meridian::Recycle::own;
            moves_.add(state_.stock.empty() && own ? recycle_move : draw_move);
        }
        if (!state_.waste.empty()) single(Meridian::waste_place, state_.waste.top());
        for (int p = 0; p < Meridian::pockets_count; ++p)
            if (!state_.pocket[p].empty())
                single(Meridian::first_pocket + p, state_.pocket[p].top());
        for (int c = 0; c < Meridian::columns_count; ++c) column(c);
        if (state_.options.takeback) {
            for (int s = 0; s < suits; ++s) {
                take_back(Meridian::first_up + s, state_.up[s].top());
                take_back(Meridian::first_down + s, state_.down[s].top());
            }
        }
    }

private:
    // One card: home, to a pocket, to the columns.
    void single(int from, Card card) {
        homeward(from, card);
        pocketward(from);
        columnward(from, card);
    }
    void take_back(int from, Card card) {
        if (card.known()) columnward(from, card);
    }
    void homeward(int from, Card card) {
        if (!homeward_.contains(card)) return;
        const int first = card.rank() >= 7 ? Meridian::first_up : Meridian::first_down;
        moves_.add(carry(from, first + decltype(state_.up)::slot_of(card.suit())));
    }
    void pocketward(int from) {
        if (free_pocket_ < state_.pockets() && role_of<Meridian>(from) != Role::pocket)
            moves_.add(carry(from, Meridian::first_pocket + free_pocket_));
    }
    void columnward(int from, Card card) {
        if (takers_.any_for(card))
            for (int c : takers_.up(card) | takers_.down(card)) add(from, c, 1);
        if (state_.may_start_column(card))
            for (int c : takers_.empty()) add(from, c, 1);
    }

    void column(int c) {
        const MeridianColumn& source = state_.columns[c];
        if (source.empty()) return;
        const int from = Meridian::first_column + c;
        single(from, source.top());
        for (int count = 2; count <= source.run(); ++count)
            runward(from, count, source.direction());
    }
    void runward(int from, int count, int way) {
        const MeridianColumn& source = state_.columns[from - Meridian::first_column];
        const Card base = source.from_top(count);
        const bool loose = state_.options.lock == Meridian::Lock::off;
        if (takers_.any_for(base)) {
            const ColumnSet along = way > 0 ? takers_.up(base) : takers_.down(base);
            const ColumnSet across = way > 0 ? takers_.down(base) : takers_.up(base);
            for (int c : along | across) {
                const ColumnType type = state_.columns[c].type();
                // MD-38: without the lock an untyped column looks at the first card only.
                const bool any_way = loose && type == ColumnType::untyped;
                const bool joins = any_way || along.meets(ColumnSet::of(c));
                if (joins && !ends_before(type, source.top())) add(from, c, count);
            }
        }
        if (state_.may_start_column(base)) {
            const ColumnType type = base.rank() == ace    ? ColumnType::from_ace
                                    : base.rank() == king ? ColumnType::from_king
                                                          : ColumnType::untyped;
            if (!ends_before(type, source.top()))
                for (int c : takers_.empty()) add(from, c, count);
        }
    }
    // MD-36: would a run with this last card go beyond the end of a typed column?
    bool ends_before(ColumnType type, Card last) const {
        if (state_.options.ends == Meridian::Ends::open) return false;
        return (type == ColumnType::from_ace && last.rank() > 6) ||
               (type == ColumnType::from_king && last.rank() < 7);
    }
    void add(int from, int column, int count) {
        const int to = Meridian::first_column + column;
        if (to != from) moves_.add(carry(from, to, count));
    }

    const Meridian& state_;
    Takers takers_;
    MoveList& moves_;
    CardSet homeward_;
    int free_pocket_ = 0;
};

}  // namespace

MoveList Meridian::legal_moves() const {
    MoveList moves;
    if (!won()) Lister(*this, moves).list();
    return moves;
}

}  // namespace croupier

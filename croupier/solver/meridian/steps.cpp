// The generator of steps. Why nothing is lost by what it leaves out stands where it is left out.
#include "croupier/solver/meridian/steps.h"

#include <bit>

namespace croupier::solver::meridian {
namespace {

constexpr int up = 1, down = -1;

// The shade that follows on another when a column goes up or down.
constexpr int following(int shade, int way) { return (shade + 2 * way) ^ 1; }

template <class F>
void each_card(Cards cards, F&& visit) {
    for (; cards != 0; cards &= cards - 1) visit(std::countr_zero(cards));
}

class Lister {
public:
    Lister(const Rules& rules, const Table& table, std::vector<Step>& steps)
        : rules_(rules), table_(table), steps_(steps), bridges_(rules.unlimited && rules.lock) {
        gather_columns();
        for (std::uint8_t card : table.pocket)
            if (card != 0) gather_single(card, in_pocket);
        reachable_ = reachable_stock();
        if (!rules.unlimited) loose_ |= reachable_;
        each_card(reachable_, [&](int card) { from_[index(card)] = in_stock; });
        if (!bridges_) {
            going_up_ |= reachable_;
            going_down_ |= reachable_;
        }
        if (rules.takeback) gather_home();
    }

    void list(Choice choice) {
        if (homeward(choice)) return;
        bool had_empty = false;
        for (int c = 0; c < columns; ++c) {
            if (table_.top[index(c)] != 0) {
                onto(c);
            } else if (!had_empty) {  // one empty column is like another
                had_empty = true;
                onto_empty(c);
            }
        }
        pocketward();
    }

private:
    static constexpr std::size_t index(int number) { return static_cast<std::size_t>(number); }

    void gather_columns() {
        for (int c = 0; c < columns; ++c) {
            int card = table_.top[index(c)];
            if (card == 0) continue;
            gather_single(card, static_cast<std::uint8_t>(c));
            tops_ |= bit(card);
            const int way = table_.way(c);
            while (way != 0) {
                const int lower = table_.beneath[index(card)];
                if (lower == 0 || (table_.face_down & bit(lower)) != 0) break;
                if (direction_between(Card{static_cast<std::uint8_t>(lower)},
                                      Card{static_cast<std::uint8_t>(card)}) != way)
                    break;
                (way > 0 ? going_up_ : going_down_) |= bit(lower);
                from_[index(lower)] = static_cast<std::uint8_t>(c);
                card = lower;
            }
        }
    }
    void gather_single(int card, std::uint8_t from) {
        from_[index(card)] = from;
        going_up_ |= bit(card);
        going_down_ |= bit(card);
        loose_ |= bit(card);
    }
    void gather_home() {
        const Cards home = table_.home;
        each_card((home & high_half & ~(home >> 4)) | (home & low_half & ~(home << 4)),
                  [&](int card) {
                      from_[index(card)] = at_home;
                      going_up_ |= bit(card);
                      going_down_ |= bit(card);
                  });
    }
    // Each card can be made the top of the waste as long as there are passes.
    Cards reachable_stock() const {
        if (rules_.unlimited || table_.passes > 1) return table_.stock;
        Cards cards = 0;
        each_card(table_.stock, [&](int card) {
            if (rules_.turn[index(card)] >= table_.drawn || table_.is_top_of_waste(rules_, card))
                cards |= bit(card);
        });
        return cards;
    }

    // True when one step home is enough: it loses nothing and the others can wait.
    bool homeward(Choice choice) {
        const Cards going = next_home() & loose_;
        bool safe = false;
        each_card(going, [&](int card) {
            if (safe || (choice == Choice::all && !is_safe(card))) return;
            safe = true;
            add(card, at_home);
        });
        if (!safe) each_card(going, [&](int card) { add(card, at_home); });
        return safe;
    }
    // With any number of passes a card of the stock can wait there until the next of its foundation
    // goes home from elsewhere, and goes home just before: until then it may still be of use.
    Cards next_home() const {
        Cards next = Table::next_home(table_.home);
        if (!rules_.unlimited) return next;
        Cards home = table_.home;
        while ((next & table_.stock) != 0) {
            home |= next & table_.stock;
            next = Table::next_home(home);
        }
        return next;
    }
    // A card is of use only when another is laid on it, and those that could be are home. So in any
    // line that wins it can go now: what it lay on is free earlier, no card misses it. Not so when
    // cards come back from home, or when taking it from the stock costs a part of a pass.
    bool is_safe(int card) const {
        if (rules_.takeback) return false;
        const Cards above = of_shade(following(shade_of(card), up)),
                    below = of_shade(following(shade_of(card), down));
        if (((above | below) & deck & ~table_.home) != 0) return false;
        return rules_.unlimited || from_[index(card)] != in_stock ||
               table_.is_top_of_waste(rules_, card);
    }

    void onto(int column) {
        const int top = table_.top[index(column)], tail = rules_.lock ? table_.way(column) : 0;
        const ColumnType type = table_.type[index(column)];
        for (int way : {up, down})
            if (tail == 0 || tail == way || type != ColumnType::untyped)
                extend(column, type, top, way, 0, 0);
    }
    // What may land on `top`, or on cards of the stock laid there first.
    //
    // With any number of passes a card of the stock can wait there until another card is about to
    // land on it: until then it would only cover the column. So it is laid as part of a bridge.
    void extend(int column, ColumnType type, int top, int way, int bridge, unsigned suits_so_far) {
        if (!goes_on(type, rank_of(top), way)) return;
        const Cards wanted = of_shade(following(shade_of(top), way));
        const bool any_way = !rules_.lock && type == ColumnType::untyped;
        const Cards landing = any_way ? going_up_ | going_down_ : way > 0 ? going_up_ : going_down_;
        each_card(wanted & landing, [&](int card) {
            if (from_[index(card)] == column || ends_before(type, card)) return;
            add(card, column, bridge, way, suits_so_far);
        });
        if (!bridges_) return;
        each_card(wanted & table_.stock, [&](int card) {
            extend(column, type, card, way, bridge + 1,
                   suits_so_far << 1 | (static_cast<unsigned>(card) & 1));
        });
    }
    void onto_empty(int column) {
        const Cards starts = rules_.any_start ? deck : of_rank(ace) | of_rank(king);
        each_card(starts & (going_up_ | going_down_), [&](int card) {
            // A whole column would only change its place. If that gives it a type, it loses by it:
            // an untyped column that begins with an ace or a king takes all that a typed one takes.
            const bool whole = from_[index(card)] < columns && table_.beneath[index(card)] == 0;
            if (!whole && !ends_before(type_by(card), card)) add(card, column);
        });
        if (!bridges_) return;
        each_card(starts & table_.stock, [&](int card) {
            for (int way : {up, down})
                extend(column, type_by(card), card, way, 1, static_cast<unsigned>(card) & 1);
        });
    }
    // With any number of passes a card is as free in the stock as in a pocket.
    void pocketward() {
        if (table_.pocket[0] != 0 && (rules_.pockets < 2 || table_.pocket[1] != 0)) return;
        each_card(rules_.unlimited ? tops_ : tops_ | reachable_,
                  [&](int card) { add(card, in_pocket); });
    }

    bool goes_on(ColumnType type, int rank, int way) const {
        switch (type) {
        case ColumnType::from_ace: return way > 0 && rank < (rules_.capped ? 6 : king);
        case ColumnType::from_king: return way < 0 && rank > (rules_.capped ? 7 : ace);
        case ColumnType::untyped: break;
        }
        return way > 0 ? rank < king : rank > ace;
    }
    // Would the run that begins with the card go beyond the end of a typed column?
    bool ends_before(ColumnType type, int card) const {
        if (!rules_.capped || type == ColumnType::untyped) return false;
        const std::uint8_t from = from_[index(card)];
        const int last = rank_of(from < columns ? table_.top[from] : card);
        return type == ColumnType::from_ace ? last > 6 : last < 7;
    }

    void add(int card, int to, int bridge = 0, int way = 0, unsigned chosen = 0) {
        steps_.push_back({static_cast<std::uint8_t>(card), from_[index(card)],
                          static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(bridge),
                          static_cast<std::int8_t>(way), static_cast<std::uint16_t>(chosen)});
    }

    const Rules& rules_;
    const Table& table_;
    std::vector<Step>& steps_;
    const bool bridges_;
    Cards tops_ = 0;
    Cards loose_ = 0;                       // may go home
    Cards going_up_ = 0, going_down_ = 0;   // may land on a column that goes this way
    Cards reachable_ = 0;                   // of the stock
    std::array<std::uint8_t, codes> from_;  // of the cards in these sets
};

}  // namespace

void list_steps(const Rules& rules, const Table& table, Choice choice, std::vector<Step>& steps) {
    Lister(rules, table, steps).list(choice);
}

}  // namespace croupier::solver::meridian

// A FreeCell table as the search keeps it. Places are numbered as the engine numbers its piles.
#pragma once

#include "croupier/engine/row.h"
#include "croupier/solver/freecell/column.h"
#include "croupier/solver/freecell/foundations.h"
#include "croupier/solver/freecell/plan.h"

namespace croupier::solver::freecell {

inline constexpr int first_home = Freecell::first_foundation;
inline constexpr int first_column = Freecell::first_column;
inline constexpr int end_of_columns = first_column + Freecell::columns_count;

constexpr bool is_cell(int place) { return place < first_home; }
constexpr bool is_column(int place) { return place >= first_column; }
constexpr bool is_home(int place) { return !is_cell(place) && !is_column(place); }

inline constexpr std::array<Suit, suits> all_suits{Suit::clubs, Suit::spades, Suit::diamonds,
                                                   Suit::hearts};
constexpr int home_of(Suit suit) {
    return first_home + decltype(Freecell::foundations)::slot_of(suit);
}

// What a table costs, and how many of its cards lie above a lower rank: when none does, all cards
// go home without further ado, because one of the lowest rank is always free.
struct Cost {
    int points;
    int over;
};

struct CardPlace {
    std::uint8_t place;
    std::uint8_t index;  // in a column
};
using CardPlaces = std::array<CardPlace, card_codes>;  // by card

// What stays the same during one search.
struct SearchContext {
    Weights weights;
    KeyMaker keys;
    CardPlaces first{};  // where the cards were at the start
    MoveSet moves = MoveSet::complete;
    bool takeback = false;
};

class Table {
public:
    // Where the card is that a foundation wants next: in a column or a cell, or at no_place when
    // all are home.
    static constexpr std::uint8_t no_place = first_home;

    // Takes a position of the engine over and notes where its cards lie.
    void set(const Freecell& start, SearchContext& context);
    // Makes a move, and then all moves home that lose nothing; tells them when it is asked to.
    void play(Move move, const SearchContext& context, std::vector<Move>* told = nullptr);
    // The key after a move, without making it; false when more than the move would change.
    bool key_after(Move move, const SearchContext& context, Key& key) const;
    void settle(const SearchContext& context, std::vector<Move>* told = nullptr);

    const Row<Column, Freecell::columns_count>& columns() const { return columns_; }
    const Column& column(int place) const { return columns_[place - first_column]; }
    Card cell(int place) const { return cells_[place]; }
    const Foundations& foundations() const { return foundations_; }
    const Row<CardPlace, suits>& wanted() const { return wanted_; }
    const Key& key() const { return key_; }
    // Does the card go home by itself when it is laid bare?
    bool is_safe(Card card, bool takeback) const {
        return foundations_.wants(card) && foundations_.safe(card, takeback);
    }
    int used_cells() const;
    int empty_columns() const;
    Cost cost(const Weights& weights) const;

private:
    Column& column(int place) { return columns_[place - first_column]; }
    Card shift(Move move, const SearchContext& context);
    void find_wanted(Suit suit, const CardPlaces& first);
    void send_home(Card card, int place, const SearchContext& context);
    bool is_free(CardPlace where) const {
        return is_cell(where.place) ||
               (is_column(where.place) && where.index + 1 == column(where.place).size);
    }

    Row<Column, Freecell::columns_count> columns_;
    Row<Card, Freecell::cells_count> cells_;
    Row<CardPlace, suits> wanted_;
    Foundations foundations_;
    int broken_;  // cards that lie on one they do not stack on
    Key key_;
};

inline bool Table::key_after(Move move, const SearchContext& context, Key& key) const {
    if (is_home(move.from) || is_home(move.to)) return false;
    Card card = cells_[move.from & 3], from = in_cell;
    if (is_column(move.from)) {
        card = column(move.from).from_top(move.count);
        from = column(move.from).beneath(move.count);
        if (is_safe(from, context.takeback)) return false;
    }
    key = key_;
    context.keys.change(key, card, from, is_cell(move.to) ? in_cell : column(move.to).beneath(0));
    return true;
}

}  // namespace croupier::solver::freecell

// A FreeCell table as the search keeps it. Places are numbered as the engine numbers its piles.
#pragma once

#include "engine/row.h"
#include "solver/freecell_column.h"
#include "solver/freecell_homes.h"
#include "solver/freecell_plan.h"

namespace croupier::freecell {

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
struct Price {
    int points;
    int over;
};

// What stays the same during one search.
struct Setting {
    Weights weights;
    KeyMaker keys;
    MoveSet moves = MoveSet::complete;
    bool takeback = false;
};

class Table {
public:
    // Where the card is that a foundation wants next.
    struct Spot {
        std::uint8_t place;  // a column, or nowhere_else
        std::uint8_t index;
    };
    static constexpr std::uint8_t nowhere_else = 255;  // in a cell, or there is none

    // Takes a position of the engine over and notes where its cards lie.
    void set(const Freecell& start, Setting& setting);
    // Makes a move, and then all moves home that lose nothing; tells them when it is asked to.
    void play(Move move, const Setting& setting, std::vector<Move>* told = nullptr);
    // The key after a move, without making it; false when more than the move would change.
    bool key_after(Move move, const Setting& setting, Key& key) const;
    void settle(const Setting& setting, std::vector<Move>* told = nullptr);

    const Row<Column, Freecell::columns_count>& columns() const { return columns_; }
    const Column& column(int place) const { return columns_[place - first_column]; }
    Card cell(int place) const { return cells_[place]; }
    const Homes& homes() const { return homes_; }
    const Row<Spot, suits>& wanted() const { return wanted_; }
    const Key& key() const { return key_; }
    int used_cells() const;
    int empty_columns() const;
    Price price(const Weights& weights) const;

private:
    Column& column(int place) { return columns_[place - first_column]; }
    Card shift(Move move, const KeyMaker& keys);
    void find_wanted(Suit suit);
    bool find_safe(bool takeback, Move& move) const;
    bool is_safe(Card card, bool takeback) const {
        return card.known() && homes_.wants(card) && homes_.safe(card, takeback);
    }

    Row<Column, Freecell::columns_count> columns_;
    Row<Card, Freecell::cells_count> cells_;
    Row<Spot, suits> wanted_;
    Homes homes_;
    int broken_;  // cards that lie on one they do not stack on
    Key key_;
};

}  // namespace croupier::freecell

// FreeCell: the rules of docs/rules/freecell.md, one position as a value.
#pragma once

#include <array>

#include "croupier/engine/foundations.h"
#include "croupier/engine/game.h"
#include "croupier/engine/option.h"

namespace croupier {

struct Freecell {
    static constexpr std::string_view id = "freecell";

    struct Options {
        bool takeback = false;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"takeback", off_on, "cards may come back from the foundations"},
                  self.takeback);
        }
        bool operator==(const Options&) const = default;
    };

    static constexpr int columns_count = 8, cells_count = 4;
    static constexpr auto layout = std::to_array<PileInfo>({{"a", Role::cell, 'a'},
                                                            {"b", Role::cell, 'b'},
                                                            {"c", Role::cell, 'c'},
                                                            {"d", Role::cell, 'd'},
                                                            {"fc", Role::foundation, 'h'},
                                                            {"fd", Role::foundation, 'h'},
                                                            {"fh", Role::foundation, 'h'},
                                                            {"fs", Role::foundation, 'h'},
                                                            {"t1", Role::column, '1'},
                                                            {"t2", Role::column, '2'},
                                                            {"t3", Role::column, '3'},
                                                            {"t4", Role::column, '4'},
                                                            {"t5", Role::column, '5'},
                                                            {"t6", Role::column, '6'},
                                                            {"t7", Role::column, '7'},
                                                            {"t8", Role::column, '8'}});
    static constexpr int first_cell = 0, first_foundation = 4, first_column = 8;
    static constexpr bool is_cell(int place) { return place < first_foundation; }
    static constexpr bool is_foundation(int place) {
        return place >= first_foundation && place < first_column;
    }
    static constexpr bool is_column(int place) { return place >= first_column; }

    static Freecell deal(const Options& options, const Deck& deck);
    Seat to_act() const { return won() ? Seat::nobody : Seat::first; }
    Refusal check(Move move) const;
    MoveList legal_moves() const;
    void apply(Move move);
    Outcome outcome() const { return won() ? Outcome::won : Outcome::open; }
    bool sound() const;
    Standing standing() const { return {foundations.home(), 0}; }

    bool won() const { return foundations.home() == deck_size; }  // F-028
    int free_cells() const;
    int empty_columns() const;
    // How many cards may move at once (F-011); an empty target cannot help to carry (FD-08).
    int longest_move(bool to_empty_column) const {
        return (free_cells() + 1) << (empty_columns() - (to_empty_column ? 1 : 0));
    }
    template <class Self, class F>
    static constexpr void each_pile(Self& self, F&& visit) {
        auto info = layout.begin();
        for (auto& cell : self.cells) visit(*info++, cell);
        for (auto& foundation : self.foundations) visit(*info++, foundation);
        for (auto& column : self.columns) visit(*info++, column);
    }
    bool operator==(const Freecell&) const = default;

    static constexpr int column_capacity = 19;  // six dealt cards, then king to ace

    Row<Pile<1>, cells_count> cells;
    SuitFoundations<Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades> foundations;  // FD-12
    Row<Column<column_capacity>, columns_count> columns;
    Options options;

private:
    Refusal check_carry(int from, int to, int count) const;
};

static_assert(GameState<Freecell>);

}  // namespace croupier

// Klondike: the rules of docs/rules/klondike.md, one position as a value.
#pragma once

#include <array>

#include "croupier/engine/game.h"
#include "croupier/engine/option.h"
#include "croupier/engine/row.h"

namespace croupier {

struct Klondike {
    static constexpr std::string_view id = "klondike";

    enum class Draw : std::uint8_t { three, one };
    // Times through the stock that are left, this one included; 0 is without limit.
    enum class Passes : std::uint8_t { unlimited, last };
    struct Options {
        Draw draw = Draw::three;
        Passes passes = Passes::unlimited;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"draw", draw_words, "cards drawn from the stock at once"}, self.draw);
            visit(OptionInfo{"passes", passes_words, "times through the stock"}, self.passes);
        }
        static constexpr std::string_view draw_words[] = {"3", "1"};
        static constexpr std::string_view passes_words[] = {"unlimited", "1", "2", "3", "4",
                                                            "5",         "6", "7", "8", "9"};
        bool operator==(const Options&) const = default;
    };

    static constexpr int columns_count = 7;
    static constexpr auto layout = std::to_array<PileInfo>({{"stock", Role::stock, 's'},
                                                            {"waste", Role::waste, 'w'},
                                                            {"f1", Role::foundation, 'h'},
                                                            {"f2", Role::foundation, 'h'},
                                                            {"f3", Role::foundation, 'h'},
                                                            {"f4", Role::foundation, 'h'},
                                                            {"t1", Role::column, '1'},
                                                            {"t2", Role::column, '2'},
                                                            {"t3", Role::column, '3'},
                                                            {"t4", Role::column, '4'},
                                                            {"t5", Role::column, '5'},
                                                            {"t6", Role::column, '6'},
                                                            {"t7", Role::column, '7'}});
    static constexpr int stock_place = 0, waste_place = 1, first_foundation = 2, first_column = 6;
    static constexpr bool is_foundation(int place) {
        return place >= first_foundation && place < first_column;
    }
    static constexpr bool is_column(int place) { return place >= first_column; }

    static Klondike deal(const Options& options, const Deck& deck);
    Seat to_act() const { return won() ? Seat::nobody : Seat::first; }
    Refusal check(Move move) const;
    MoveList legal_moves() const;
    void apply(Move move);
    Outcome outcome() const { return won() ? Outcome::won : Outcome::open; }
    bool sound() const;
    Standing standing() const;

    bool won() const;
    int draw_count() const { return options.draw == Draw::three ? 3 : 1; }
    bool may_recycle() const { return options.passes != Passes::last; }

    template <class Self, class F>
    static constexpr void each_pile(Self& self, F&& visit) {
        auto info = layout.begin();
        visit(*info++, self.stock);
        visit(*info++, self.waste);
        for (auto& foundation : self.foundations) visit(*info++, foundation);
        for (auto& column : self.columns) visit(*info++, column);
    }
    bool operator==(const Klondike&) const = default;

    static constexpr int stock_capacity = 24;
    static constexpr int column_capacity = 19;  // six face down, then king to ace

    Stock<stock_capacity> stock;
    Pile<stock_capacity> waste;
    Row<Foundation, suits> foundations;  // KD-09: any suit in any slot
    Row<Column<column_capacity>, columns_count> columns;
    Options options;

private:
    Refusal check_carry(int from, int to, int count) const;
    void apply_carry(Move move);
    Refusal check_foundation(Card card, const Foundation& target) const;
    Refusal check_column(Card card, const Column<column_capacity>& target) const;
    CardSet next_home() const;
    int foundation_for(Card card) const;
};

static_assert(GameState<Klondike>);

}  // namespace croupier

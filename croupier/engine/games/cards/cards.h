// Cards: the rules of docs/rules/cards.md, one position as a value.
#pragma once

#include <array>

#include "croupier/engine/foundations.h"
#include "croupier/engine/game.h"
#include "croupier/engine/option.h"

namespace croupier {

struct Cards {
    static constexpr std::string_view id = "cards";

    enum class Stacks : std::uint8_t { ordered, free };    // CD-02
    enum class Hidden : std::uint8_t { formula, first3 };  // CD-01
    struct Options {
        Stacks stacks = Stacks::ordered;
        Hidden hidden = Hidden::formula;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"stacks", stacks_words,
                             "what may be lifted: ordered runs, or any face-up cards"},
                  self.stacks);
            visit(OptionInfo{"hidden", hidden_words,
                             "what is dealt face down: all but the last three, or the first three"},
                  self.hidden);
        }
        static constexpr std::string_view stacks_words[] = {"ordered", "free"};
        static constexpr std::string_view hidden_words[] = {"formula", "first3"};
        bool operator==(const Options&) const = default;
    };

    static constexpr int columns_count = 8;
    static constexpr auto layout = std::to_array<PileInfo>({{"fs", Role::foundation, 'h'},
                                                            {"fh", Role::foundation, 'h'},
                                                            {"fc", Role::foundation, 'h'},
                                                            {"fd", Role::foundation, 'h'},
                                                            {"t1", Role::column, '1'},
                                                            {"t2", Role::column, '2'},
                                                            {"t3", Role::column, '3'},
                                                            {"t4", Role::column, '4'},
                                                            {"t5", Role::column, '5'},
                                                            {"t6", Role::column, '6'},
                                                            {"t7", Role::column, '7'},
                                                            {"t8", Role::column, '8'}});
    static constexpr int first_foundation = 0, first_column = 4;
    static constexpr bool is_column(int place) { return place >= first_column; }

    static Cards deal(const Options& options, const Deck& deck);
    Seat to_act() const { return won() ? Seat::nobody : Seat::first; }
    Refusal check(Move move) const;
    MoveList legal_moves() const;
    void apply(Move move);
    Outcome outcome() const { return won() ? Outcome::won : Outcome::open; }
    bool sound() const { return foundations.sound(); }
    Standing standing() const;

    bool won() const { return foundations.home() == deck_size; }  // C-052, CD-16
    template <class Self, class F>
    static constexpr void each_pile(Self& self, F&& visit) {
        auto info = layout.begin();
        for (auto& foundation : self.foundations) visit(*info++, foundation);
        for (auto& column : self.columns) visit(*info++, column);
    }
    bool operator==(const Cards&) const = default;

    // C-061: the sizes of the deal do not bind later; with free stacks a column can take all.
    using CardsColumn = Column<deck_size>;

    SuitFoundations<Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds> foundations;  // CD-03
    Row<CardsColumn, columns_count> columns;
    Options options;

private:
    Refusal check_carry(int from, int to, int count) const;
    Refusal check_column(Card card, const CardsColumn& target) const;
};

static_assert(GameState<Cards>);

}  // namespace croupier

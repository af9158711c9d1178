// Meridian Master: the rules of docs/rules/meridian.md, one position as a value.
#pragma once

#include <array>

#include "croupier/engine/foundations.h"
#include "croupier/engine/game.h"
#include "croupier/engine/games/meridian/column.h"
#include "croupier/engine/option.h"

namespace croupier {

struct Meridian {
    static constexpr std::string_view id = "meridian";

    enum class Variant : std::uint8_t { classic, double_pocket, traditional, expert };
    enum class Passes : std::uint8_t { unlimited, last };  // left, this one included (MD-02)
    enum class Empty : std::uint8_t { ace_or_king, any };  // MD-03
    enum class Lock : std::uint8_t { on, off };            // MD-05, MD-38
    enum class Ends : std::uint8_t { capped, open };       // MD-06, MD-36
    enum class Recycle : std::uint8_t { with_draw, own };  // MD-15
    struct Options {
        Variant mode = Variant::classic;
        Passes passes = Passes::unlimited;
        Empty empty = Empty::ace_or_king;
        Lock lock = Lock::on;
        Ends ends = Ends::capped;
        Recycle recycle = Recycle::with_draw;
        bool takeback = false;  // MD-19

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"mode", mode_words, "pockets, and which cards lie face down"},
                  self.mode);
            visit(OptionInfo{"passes", passes_words, "times through the stock"}, self.passes);
            visit(OptionInfo{"empty", empty_words, "what may start an empty column"}, self.empty);
            visit(OptionInfo{"lock", lock_words, "an untyped column keeps its direction"},
                  self.lock);
            visit(OptionInfo{"ends", ends_words, "ace columns end at 6, king columns at 7"},
                  self.ends);
            visit(OptionInfo{"recycle", recycle_words, "turning the waste over draws at once"},
                  self.recycle);
            visit(OptionInfo{"takeback", off_on, "foundation tops may return to columns"},
                  self.takeback);
        }
        static constexpr std::string_view mode_words[] = {"classic", "double_pocket", "traditional",
                                                          "expert"};
        static constexpr std::string_view passes_words[] = {"unlimited", "1", "2", "3", "4",
                                                            "5",         "6", "7", "8", "9"};
        static constexpr std::string_view empty_words[] = {"ace_or_king", "any"};
        static constexpr std::string_view lock_words[] = {"on", "off"};
        static constexpr std::string_view ends_words[] = {"capped", "open"};
        static constexpr std::string_view recycle_words[] = {"with_draw", "own"};
        bool operator==(const Options&) const = default;
    };

    static constexpr int columns_count = 7, pockets_count = 2;
    static constexpr auto layout = std::to_array<PileInfo>({{"stock", Role::stock, 's'},
                                                            {"waste", Role::waste, 'w'},
                                                            {"p", Role::pocket, 'p'},
                                                            {"q", Role::pocket, 'q'},
                                                            {"uh", Role::foundation, 'u'},
                                                            {"ud", Role::foundation, 'u'},
                                                            {"uc", Role::foundation, 'u'},
                                                            {"us", Role::foundation, 'u'},
                                                            {"dh", Role::foundation, 'd'},
                                                            {"dd", Role::foundation, 'd'},
                                                            {"dc", Role::foundation, 'd'},
                                                            {"ds", Role::foundation, 'd'},
                                                            {"t1", Role::column, '1'},
                                                            {"t2", Role::column, '2'},
                                                            {"t3", Role::column, '3'},
                                                            {"t4", Role::column, '4'},
                                                            {"t5", Role::column, '5'},
                                                            {"t6", Role::column, '6'},
                                                            {"t7", Role::column, '7'}});
    static constexpr int waste_place = 1, first_pocket = 2, first_up = 4, first_down = 8,
                         first_column = 12;
    static constexpr bool is_pocket(int place) { return place >= first_pocket && place < first_up; }
    static constexpr bool is_foundation(int place) {
        return place >= first_up && place < first_column;
    }
    static constexpr bool is_column(int place) { return place >= first_column; }

    static Meridian deal(const Options& options, const Deck& deck);
    Seat to_act() const { return won() ? Seat::nobody : Seat::first; }
    Refusal check(Move move) const;
    MoveList legal_moves() const;
    void apply(Move move);
    Outcome outcome() const { return won() ? Outcome::won : Outcome::open; }
    bool sound() const;
    Standing standing() const;

    bool won() const;  // M-053, M-075
    int home() const { return up.home() + down.home(); }
    int pockets() const { return options.mode == Variant::double_pocket ? 2 : 1; }  // M-059
    bool hides_cards() const { return options.mode >= Variant::traditional; }
    bool may_recycle() const { return options.passes != Passes::last; }
    // M-058: the cards of a column from an index on if they may move together, else none.
    int movable(int column, int start) const;
    // What may start an empty column, alone or as the base of a run.
    bool may_start_column(Card base) const {
        return options.empty == Empty::any || base.rank() == ace || base.rank() == king;
    }

    template <class Self, class F>
    static constexpr void each_pile(Self& self, F&& visit) {
        auto info = layout.begin();
        visit(*info++, self.stock);
        visit(*info++, self.waste);
        for (auto& pocket : self.pocket) visit(*info++, pocket);
        for (auto& foundation : self.up) visit(*info++, foundation);
        for (auto& foundation : self.down) visit(*info++, foundation);
        for (auto& column : self.columns) visit(*info++, column);
    }
    bool operator==(const Meridian&) const = default;

    static constexpr int stock_capacity = 24;

    Stock<stock_capacity> stock;
    Pile<stock_capacity> waste;
    Row<Pile<1>, pockets_count> pocket;
    SuitFoundationsOf<FoundationOf<7, king>, Refusal::needs_a_seven, Suit::hearts, Suit::diamonds,
                      Suit::clubs, Suit::spades>
        up;
    SuitFoundationsOf<FoundationOf<6, ace>, Refusal::needs_a_six, Suit::hearts, Suit::diamonds,
                      Suit::clubs, Suit::spades>
        down;
    Row<MeridianColumn, columns_count> columns;
    Options options;

private:
    Refusal check_carry(int from, int to, int count) const;
    Refusal check_column(int from, Card base, int count, const MeridianColumn& target) const;
    Refusal check_draw() const;
    Card lift(int place);
    void turn_over();
};

static_assert(GameState<Meridian>);

}  // namespace croupier

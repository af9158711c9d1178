// FreeCell beyond its rule book: deal numbers, counting by cards, real steps, undo.
#pragma once

#include "croupier/engine/games/freecell/freecell.h"
#include "croupier/engine/house_rules.h"

namespace croupier {

struct FreecellGame : UsualHouseRules {
    using State = Freecell;
    static constexpr std::string_view title = "FreeCell";

    struct HouseRules {
        bool steps = false;  // FD-10
        Undo undo = Undo::unlimited;
        Autoplay autoplay = Autoplay::off;  // FD-14

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"steps", off_on, "a supermove is carried out card by card"},
                  self.steps);
            visit(OptionInfo{"undo", undo_words, "how many moves can be taken back"}, self.undo);
            visit(OptionInfo{"autoplay", autoplay_words, "safe cards go home by themselves"},
                  self.autoplay);
        }
        bool operator==(const HouseRules&) const = default;
    };

    static constexpr Mode modes[] = {{"FC", "Microsoft deals"}};
    static constexpr std::span<const Level> levels = {};
    static constexpr std::uint64_t last_number = last_microsoft_deal;
    static Deck numbered_deck(std::uint64_t number) { return microsoft_deck(number); }

    static int undo_depth(const HouseRules& house_rules) { return depth_of(house_rules.undo); }
    static std::vector<Move> steps(const HouseRules& house_rules, const State& state, Move move);
    static std::optional<Move> automatic(const HouseRules& house_rules, const State& state) {
        return safe_move(house_rules.autoplay, state);
    }
    static std::vector<Move> finish_line(const HouseRules&, const State& state) {
        return line_homeward(state, Homeward::all);
    }
    static std::optional<Move> hint(const State& state, Move, std::span<const State> before) {
        return first_hint(state, before);
    }

    // F-023 to F-025, FD-18: every card moved counts one, whether forwards or back.
    static void count_play(const HouseRules&, const State&, Move move, const State&, Tally& tally) {
        tally.moves += move.count;
        tally.total_moves += move.count;
    }
    static Tally count_undo(const HouseRules&, const Tally& now, const Tally&, int cards) {
        Tally tally = count_redo({}, now, {}, cards);
        ++tally.undos;
        return tally;
    }
    static Tally count_redo(const HouseRules&, const Tally& now, const Tally&, int cards) {
        Tally tally = now;
        tally.moves += cards;
        tally.total_moves += cards;
        return tally;
    }
    static int score(const HouseRules&, const State&, const Tally&) { return 0; }
};

static_assert(Game<FreecellGame>);

}  // namespace croupier

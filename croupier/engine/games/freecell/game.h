// FreeCell beyond its rule book: deal numbers, counting by cards, real steps, undo.
#pragma once

#include "croupier/engine/games/freecell/freecell.h"
#include "croupier/engine/house.h"

namespace croupier {

struct FreecellGame : UsualHouse {
    using State = Freecell;
    static constexpr std::string_view title = "FreeCell";

    struct House {
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
        bool operator==(const House&) const = default;
    };

    static constexpr Mode modes[] = {{"FC", "Microsoft deals"}};
    static constexpr std::span<const Level> levels = {};
    static constexpr std::uint64_t last_number = last_microsoft_deal;
    static Deck numbered_deck(std::uint64_t number) { return microsoft_deck(number); }

    static int undo_depth(const House& house) { return depth_of(house.undo); }
    static std::vector<Move> steps(const House& house, const State& state, Move move);
    static std::optional<Move> automatic(const House& house, const State& state) {
        return safe_move(house.autoplay, state);
    }
    static std::vector<Move> finish_line(const House&, const State& state) {
        return line_homeward(state, Homeward::all);
    }
    static std::optional<Move> hint(const State& state, Move, std::span<const State> before) {
        return first_hint(state, before);
    }

    // F-023 to F-025, FD-18: every card moved counts one, whether forwards or back.
    static void count_play(const House&, const State&, Move move, const State&, Tally& tally) {
        tally.moves += move.count;
        tally.total_moves += move.count;
    }
    static Tally count_undo(const House&, const Tally& now, const Tally&, int cards) {
        Tally tally = count_redo({}, now, {}, cards);
        ++tally.undos;
        return tally;
    }
    static Tally count_redo(const House&, const Tally& now, const Tally&, int cards) {
        Tally tally = now;
        tally.moves += cards;
        tally.total_moves += cards;
        return tally;
    }
    static int score(const House&, const State&, const Tally&) { return 0; }
};

static_assert(Game<FreecellGame>);

}  // namespace croupier

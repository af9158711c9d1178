// Klondike beyond its rule book: draw modes, levels, scoring, undo, auto-complete.
#pragma once

#include "croupier/engine/games/klondike/klondike.h"
#include "croupier/engine/house_rules.h"

namespace croupier {

struct KlondikeGame : UsualHouseRules {
    using State = Klondike;
    static constexpr std::string_view title = "Klondike";

    enum class Scoring : std::uint8_t { standard, windows };  // KD-04
    enum class Bonus : std::uint8_t { flat, time };           // KD-02
    struct HouseRules {
        Scoring scoring = Scoring::standard;
        Bonus bonus = Bonus::flat;
        bool negative = false;      // KD-03
        bool undo_penalty = false;  // KD-15
        Undo undo = Undo::unlimited;
        Autoplay autoplay = Autoplay::off;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"scoring", scoring_words, "points for moves and recycling"},
                  self.scoring);
            visit(OptionInfo{"bonus", bonus_words, "for the win: +100, or 700000 / seconds"},
                  self.bonus);
            visit(OptionInfo{"negative", off_on, "the score may fall below zero"}, self.negative);
            visit(OptionInfo{"undo_penalty", off_on, "an undo costs two points"},
                  self.undo_penalty);
            visit(OptionInfo{"undo", undo_words, "how many moves can be taken back"}, self.undo);
            visit(OptionInfo{"autoplay", autoplay_words, "safe cards go home by themselves"},
                  self.autoplay);
        }
        static constexpr std::string_view scoring_words[] = {"standard", "windows"};
        static constexpr std::string_view bonus_words[] = {"flat", "time"};
        bool operator==(const HouseRules&) const = default;
    };

    static constexpr Mode modes[] = {{"K3", "draw three"}, {"K1", "draw one", "draw", "1"}};
    static constexpr Level levels[] = {
        {"easy", "draw=1"}, {"medium", "draw=3"}, {"hard", "draw=3 passes=3"}};
    static constexpr std::uint64_t last_number = last_house_deal;
    static Deck numbered_deck(std::uint64_t number) { return house_deck(number); }

    static int undo_depth(const HouseRules& house_rules) { return depth_of(house_rules.undo); }
    static std::optional<Move> automatic(const HouseRules& house_rules, const State& state) {
        return safe_move(house_rules.autoplay, state);
    }
    // KD-16: offered when it wins.
    static std::vector<Move> finish_line(const HouseRules&, const State& state) {
        return winning_line_home(state, progress_limit);
    }
    static std::optional<Move> hint(const State& state, Move, std::span<const State> before) {
        return first_hint(state, before);
    }

    static void count_play(const HouseRules& house_rules, const State& before, Move move,
                           const State& after, Tally& tally);
    static Tally count_undo(const HouseRules& house_rules, const Tally& now, const Tally& earlier,
                            int cards);
    static Tally count_redo(const HouseRules&, const Tally& now, const Tally& later, int) {
        return made_again(now, later, later.moves - now.moves);
    }
    static void count_win(const HouseRules& house_rules, Millis elapsed, Tally& tally);
    static constexpr std::string_view score_name = "points";
    static int score(const HouseRules& house_rules, const State&, const Tally& tally);
};

static_assert(Game<KlondikeGame>);

}  // namespace croupier

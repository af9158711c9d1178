// Cards beyond its rule book: stack modes, Alea deals, single undo, Finish, the heuristic Solve.
#pragma once

#include "croupier/engine/games/cards/cards.h"
#include "croupier/engine/games/cards/solve.h"
#include "croupier/engine/house_rules.h"

namespace croupier {

struct CardsGame : UsualHouseRules {
    using State = Cards;
    static constexpr std::string_view title = "Cards";

    enum class UndoOfCards : std::uint8_t { one, unlimited, none, ten };  // C-039, CD-07
    struct HouseRules {
        Homeward finish = Homeward::all;  // CD-04
        UndoOfCards undo = UndoOfCards::one;
        Autoplay autoplay = Autoplay::off;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"finish", finish_words, "which cards Finish sends home"}, self.finish);
            visit(OptionInfo{"undo", undo_of_cards, "how many moves can be taken back"}, self.undo);
            visit(OptionInfo{"autoplay", autoplay_words, "safe cards go home by themselves"},
                  self.autoplay);
        }
        static constexpr std::string_view finish_words[] = {"all", "safe"};
        static constexpr std::string_view undo_of_cards[] = {"1", "unlimited", "none", "10"};
        bool operator==(const HouseRules&) const = default;
    };

    static constexpr Mode modes[] = {{"CA", "ordered runs"},
                                     {"CL", "free stacks", "stacks", "free"}};
    static constexpr std::span<const Level> levels = {};
    static constexpr std::uint64_t last_number = last_alea_deal;
    static Deck numbered_deck(std::uint64_t number) { return alea_deal(number).deck; }

    static int undo_depth(const HouseRules& house_rules) {
        constexpr int depths[] = {1, -1, 0, 10};
        return depths[static_cast<std::size_t>(house_rules.undo)];
    }
    static std::optional<Move> automatic(const HouseRules& house_rules, const State& state) {
        return safe_move(house_rules.autoplay, state);
    }
    static std::vector<Move> finish_line(const HouseRules& house_rules, const State& state) {
        return line_homeward(state, house_rules.finish);
    }
    static std::optional<Move> hint(const State& state, Move, std::span<const State> before) {
        return first_hint(state, before);
    }
    static std::vector<Move> attempt(const State& state, std::uint64_t seed) {
        return solve_by_heuristic(state, seed).moves;
    }

    static void count_play(const HouseRules&, const State&, Move, const State&, Tally& tally) {
        ++tally.moves;
        ++tally.total_moves;
    }
    static Tally count_undo(const HouseRules&, const Tally& now, const Tally& earlier, int) {
        return taken_back(now, earlier);
    }
    static Tally count_redo(const HouseRules&, const Tally& now, const Tally& later, int) {
        return made_again(now, later, later.moves - now.moves);
    }
    static int score(const HouseRules&, const State&, const Tally&) { return 0; }
};

static_assert(Game<CardsGame>);

}  // namespace croupier

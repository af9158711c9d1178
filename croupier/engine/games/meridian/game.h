// Meridian beyond its rule book: modes, counting, efficiency, undo, finish, what a match notices.
#pragma once

#include <deque>

#include "croupier/engine/games/meridian/dead.h"
#include "croupier/engine/games/meridian/hint.h"
#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/engine/house_rules.h"

namespace croupier {

struct MeridianHouseRules {
    enum class UndoOfMeridian : std::uint8_t { ten, unlimited, none, one };         // M-070
    enum class Draws : std::uint8_t { kept, undoable };                             // MD-16
    enum class AfterLoss : std::uint8_t { final, undo };                            // MD-34
    enum class Warn : std::uint8_t { at_30, at_10, at_20, at_50, at_100, at_200 };  // MD-21
    enum class DoubleClick : std::uint8_t { foundation, best };                     // MD-29

    UndoOfMeridian undo = UndoOfMeridian::ten;
    Draws draws = Draws::kept;
    AfterLoss after_loss = AfterLoss::final;
    Warn warn = Warn::at_30;
    DoubleClick double_click = DoubleClick::foundation;
    Autoplay autoplay = Autoplay::off;  // MD-40

    template <class Self, class F>
    static constexpr void each_option(Self&& self, F&& visit) {
        visit(OptionInfo{"undo", undo_of_meridian, "how many moves can be taken back"}, self.undo);
        visit(OptionInfo{"draws", draws_words, "whether a draw is taken back on its own"},
              self.draws);
        visit(OptionInfo{"after_loss", after_loss_words, "whether a loss can be taken back"},
              self.after_loss);
        visit(OptionInfo{"warn", warn_words, "moves without progress before a warning"}, self.warn);
        visit(OptionInfo{"double_click", double_click_words, "where a card goes by itself"},
              self.double_click);
        visit(OptionInfo{"autoplay", autoplay_words, "safe cards go home by themselves"},
              self.autoplay);
    }
    static constexpr std::string_view undo_of_meridian[] = {"10", "unlimited", "none", "1"};
    static constexpr std::string_view draws_words[] = {"kept", "undoable"};
    static constexpr std::string_view after_loss_words[] = {"final", "undo"};
    static constexpr std::string_view warn_words[] = {"30", "10", "20", "50", "100", "200"};
    static constexpr std::string_view double_click_words[] = {"foundation", "best"};
    constexpr int warns_after() const {
        constexpr int moves[] = {30, 10, 20, 50, 100, 200};
        return moves[static_cast<std::size_t>(warn)];
    }
    bool operator==(const MeridianHouseRules&) const = default;
};

// Loops, moves without progress, dead positions (M-076 to M-079, MD-21, MD-22).
class MeridianWatch {
public:
    bool after(const MeridianHouseRules& house_rules, const Meridian& before, Move move,
               const Meridian& now, const Tally& tally, Millis elapsed, Events& events);

private:
    bool is_loop(const Meridian& before, const Meridian& now);
    std::deque<std::uint64_t> positions_;  // the last 50
    Millis progress_at_ = 0;
    bool told_slow_ = false;
};

// M-085, MD-24: in per cent.
int meridian_efficiency(const Meridian& state, int moves);
// M-086: Excellent, Good, Average or Needs Improvement, by mode.
std::string_view meridian_rating(Meridian::Variant mode, int efficiency);
// MD-40: no card outside the foundations could ever be put on this one.
bool is_safe_home(const Meridian& state, Card card);

struct MeridianGame : UsualHouseRules {
    using State = Meridian;
    using HouseRules = MeridianHouseRules;
    using Watch = MeridianWatch;
    static constexpr std::string_view title = "Meridian";
    static constexpr Mode modes[] = {{"MMC", "classic"},
                                     {"MMD", "double pocket", "mode", "double_pocket"},
                                     {"MMT", "traditional", "mode", "traditional"},
                                     {"MME", "expert", "mode", "expert"}};
    static constexpr Level levels[] = {{"easy", "mode=double_pocket"},
                                       {"medium", "mode=classic"},
                                       {"hard", "mode=traditional"},
                                       {"very_hard", "mode=expert"}};
    static constexpr std::uint64_t last_number = last_house_deal;
    static Deck numbered_deck(std::uint64_t number) { return house_deck(number); }

    static int undo_depth(const HouseRules& house_rules) {
        constexpr int depths[] = {10, -1, 0, 1};
        return depths[static_cast<std::size_t>(house_rules.undo)];
    }
    static bool is_turn(const HouseRules& house_rules, Move move) {
        return move.kind == MoveKind::carry || house_rules.draws == HouseRules::Draws::undoable;
    }
    static constexpr std::size_t most_redos = 10;  // MD-18
    static bool may_undo_loss(const HouseRules& house_rules) {
        return house_rules.after_loss == HouseRules::AfterLoss::undo;
    }
    static std::optional<Move> automatic(const HouseRules& house_rules, const State& state);
    static std::vector<Move> finish_line(const HouseRules&, const State& state) {
        return winning_line_home(state, progress_limit);
    }
    static std::optional<Move> hint(const State& state, Move last, std::span<const State>) {
        return meridian_hint(state, last);
    }
    static Verdict can_progress(const State& state) { return meridian_can_progress(state); }
    static void report(const State& before, Move move, const State& after, Events& events);

    static void count_play(const HouseRules&, const State& before, Move move, const State& after,
                           Tally& tally);
    static Tally count_undo(const HouseRules&, const Tally& now, const Tally&, int);
    static Tally count_redo(const HouseRules&, const Tally& now, const Tally&, int) { return now; }
    static constexpr bool only_wins_score = true;  // MD-25
    static constexpr std::string_view score_name = "efficiency";
    static bool is_safe(const State& state, Card card) { return is_safe_home(state, card); }
    static int score(const HouseRules&, const State& state, const Tally& tally) {
        return meridian_efficiency(state, tally.moves);
    }
};

static_assert(Game<MeridianGame>);

}  // namespace croupier

// BluffBuddy beyond its rule book: deals, counting, events, words.
#pragma once

#include "croupier/engine/explain.h"
#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/engine/house_rules.h"

namespace croupier {

// B-008: where a game is. The first three belong to the room before there are cards.
enum class Phase : std::uint8_t {
    waiting_for_players,
    initializing,
    dealing,
    player_turn,
    resolving_move,
    check_seals,
    round_end,
    game_over,
};
std::string_view name_of(Phase phase);
// Where a position rests: a turn, a play that waits for a choice, or the end.
Phase phase_of(const BluffBuddy& state);
// The phases that a move leads through, the last of them the one it rests in (B-012 to B-016).
std::vector<Phase> phases_through(const BluffBuddy& before, Move move, const BluffBuddy& after);

// What the log of a game keeps of a move (BD-39): secret until the game is over.
struct Sealing {
    int slot = 0;
    int rank = 0;
    int covered = 0;  // cards under the sealed group
    bool operator==(const Sealing&) const = default;
};
std::vector<Sealing> sealings(const BluffBuddy& before, const BluffBuddy& after);

std::string describe(const View<BluffBuddy>& view, Move move);
Explanation explain(const View<BluffBuddy>& view, Move move, Refusal refusal);

struct BluffBuddyGame : UsualHouseRules {
    using State = BluffBuddy;
    static constexpr std::string_view title = "BluffBuddy";

    enum class Bots : std::uint8_t { medium, easy, hard };
    struct HouseRules {
        Bots bots = Bots::medium;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(OptionInfo{"bots", bots_words, "who sits opposite when one person plays"},
                  self.bots);
        }
        static constexpr std::string_view bots_words[] = {"medium", "easy", "hard"};
        bool operator==(const HouseRules&) const = default;
    };

    static constexpr Mode modes[] = {{"BB", "four players"}};
    static constexpr std::span<const Level> levels = {};
    static constexpr std::uint64_t last_number = last_house_deal;
    static Deck numbered_deck(std::uint64_t number) { return deal_of(number).deck; }
    // B-079: the number of a deal draws the starter too, unless one is named.
    static State::Options numbered_options(State::Options options, std::uint64_t number) {
        if (options.starter == State::Starter::drawn)
            options.starter = static_cast<State::Starter>(deal_of(number).starter + 1);
        return options;
    }

    static HouseDeal deal_of(std::uint64_t number) {
        return house_deal(number, AceIs::high);  // B-019
    }

    static int undo_depth(const HouseRules&) { return 0; }  // XD-05
    static std::optional<Move> automatic(const HouseRules&, const State&) { return std::nullopt; }
    static std::vector<Move> finish_line(const HouseRules&, const State&) { return {}; }
    static std::optional<Move> hint(const State& state, Move, std::span<const State>);
    static Verdict can_progress(const State&) { return Verdict::yes; }
    static void report(const State& before, Move move, const State& after, Events& events);

    // What the first seat has played.
    static void count_play(const HouseRules&, const State& before, Move move, const State&,
                           Tally& tally) {
        if (resolve(before, move).result == PlayResult::awaiting_selection) return;
        if (before.to_act() == Seat::first) ++tally.moves;
        ++tally.total_moves;
    }
    static Tally count_undo(const HouseRules&, const Tally& now, const Tally&, int) { return now; }
    static Tally count_redo(const HouseRules&, const Tally& now, const Tally&, int) { return now; }
    static constexpr std::string_view score_name = "penalty";
    static int score(const HouseRules&, const State& state, const Tally&) {
        return state.points(0);
    }
};

static_assert(Game<BluffBuddyGame>);

}  // namespace croupier

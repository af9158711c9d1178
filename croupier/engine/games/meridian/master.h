// Meridian Master as its specification names it: one object to ask, to command and to listen to.
//
// A thin coat over Match: the rules, counters, undo and the clock are all there. What is added are
// card ids, the words of the specification and the subscribers (M-095, M-100).
//
// Times are milliseconds since 1970 and come from the caller; a command without one happens at the
// last time known. A refused command changes nothing and says why (MD-28).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "croupier/engine/games/meridian/game.h"
#include "croupier/engine/games/meridian/validate.h"
#include "croupier/engine/match.h"

namespace croupier {

enum class MeridianStatus : std::uint8_t { idle, active, paused, won, lost };  // M-028
std::string_view name_of(MeridianStatus status);                               // "IDLE" …

struct MeridianAnswer {
    bool success = true;
    std::string reason;  // in the words of M-036 where it has any
    Refusal refusal = Refusal::none;
    explicit operator bool() const { return success; }
};

struct MeridianHint {
    MeridianAnswer answer;
    bool is_draw = false;
    std::string card_id;  // to be moved; empty for a draw
    std::optional<MeridianLocation> source, target;
    explicit operator bool() const { return answer.success; }
};

struct MeridianEvent {
    EventKind kind;
    std::string card_id = {};  // that was moved, drawn, turned up or hinted at
    std::optional<MeridianLocation> source = {}, target = {};
    std::optional<int> col = {};  // that was turned up or typed
    Warning warning = Warning::none;
    std::string text = {};  // for the player: why it was refused, what they are warned of
};
using MeridianListener = std::function<void(const MeridianEvent&)>;

struct MeridianFound {
    MeridianCard card;
    std::optional<MeridianLocation> location;  // none in the stock
};

// What a game that goes on elsewhere brings with it, besides what its Match knows.
struct MeridianTimes {
    Millis start_time = 0;  // of the game
    Millis now = 0;         // at which its match was opened
};

class MeridianMaster {
public:
    MeridianMaster() = default;  // IDLE

    // ACTIVE at the time of the ids. Settings are options of the rules and house rules, among
    // them `mode`; the deck is in dealing order (M-033).
    static Result<MeridianMaster> new_game(const Settings& settings, const Deck& deck,
                                           const CardIds& ids);
    static Result<MeridianMaster> new_game(const Settings& settings, std::uint64_t deal_number,
                                           const CardIds& ids);
    static Result<MeridianMaster> over(std::unique_ptr<Match> match, MeridianIds ids,
                                       MeridianTimes times);

    // IDLE → ACTIVE, keeping the subscribers; WON or LOST → IDLE.
    MeridianAnswer start(const Settings& settings, const Deck& deck, const CardIds& ids);
    MeridianAnswer end_game();

    MeridianAnswer execute_move(std::string_view card_id, const MeridianLocation& target,
                                Time at = {});
    MeridianAnswer draw_card(Time at = {});
    MeridianAnswer undo(Time at = {});
    MeridianAnswer redo(Time at = {});
    // To a foundation, UP before DOWN; with double_click=best also to a column (M-098, MD-29).
    MeridianAnswer auto_place_card(std::string_view card_id, Time at = {});
    MeridianHint get_hint(Time at = {});  // counts (M-084)
    MeridianAnswer pause(Time at = {});
    MeridianAnswer resume(Time at = {});

    MeridianStatus status() const;
    // Statistics live in a record of their own (MD-26); those given are shown in the state.
    MeridianGameState game_state(const Statistics& statistics = {}) const;
    std::optional<MeridianFound> find_card(std::string_view card_id) const;
    bool is_card_accessible(std::string_view card_id) const;
    MeridianAnswer validate_move(std::string_view card_id, const MeridianLocation& target) const;
    MeridianCards get_movable_sequence(int col, int start) const;  // M-058
    std::vector<MeridianFault> validate_state() const;             // none when IDLE
    GameResult result() const;  // for Statistics::add, when the game ends or is abandoned (MD-25)
    const Match* match() const { return match_.get(); }  // none when IDLE
    const MeridianIds& ids() const { return ids_; }

    // Events are told after the command is done, so a listener sees the new state. The number ends
    // the subscription.
    int subscribe(MeridianListener listener);
    void unsubscribe(int subscription);

private:
    // A turn that can be undone. Snapshots are positions, made into structs when asked for.
    struct Turn {
        Move move;
        Meridian before;
        Tally tally;
        Millis at = 0;
    };
    struct Spot {
        Card card;
        int place = 0;
        int above = 0;  // cards of the pile from this one to the top
    };
    // From which list to which the last turn goes; none to none for most commands.
    struct Shift {
        std::vector<Turn>* from = nullptr;
        std::vector<Turn>* to = nullptr;
    };
    using Command = Answer (Match::*)(Time);

    Meridian state() const;
    std::optional<Spot> spot_of(std::string_view card_id) const;
    static Refusal access(const Meridian& state, const Spot& spot);
    MeridianAnswer check(std::string_view card_id, const MeridianLocation& target,
                         Move& move) const;
    std::optional<MeridianLocation> best_column(std::string_view card_id) const;
    MeridianAnswer because(Refusal refusal, Move move = {}) const;
    MeridianAnswer refuse(MeridianAnswer answer);

    MeridianAnswer play(Move move, Time at);
    MeridianAnswer carry_out(Command command, Time at, const Shift& shift,
                             Events* events = nullptr);
    Time in_match(Time at) const;
    void pass(Time at);
    void remember(Move move, const Meridian& before, const Tally& tally, const Events& events);
    void keep_in_step();
    void tell(Meridian before, const Events& events);
    MeridianMoveRecord record_of(const Turn& turn) const;

    std::unique_ptr<Match> match_;
    MeridianHouseRules house_rules_;
    MeridianIds ids_;
    Millis start_time_ = 0, opened_at_ = 0, now_ = 0;
    std::vector<Turn> done_, undone_;
    std::vector<std::pair<int, MeridianListener>> listeners_;
    int subscriptions_ = 0;
};

}  // namespace croupier

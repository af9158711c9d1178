// What is said to a client. Everything about a game is written from a View, by type: what a seat
// may not know cannot get into its letters.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/observe.h"
#include "croupier/online/counter.h"
#include "croupier/online/deed.h"
#include "croupier/online/pen.h"
#include "croupier/online/problem.h"
#include "croupier/online/room_state.h"

namespace croupier::online {

// Text that was made by one of the functions below.
class Letter {
public:
    const std::string& text() const { return text_; }
    friend struct Scribe;

private:
    explicit Letter(std::string text) : text_(std::move(text)) {}
    std::string text_;
};

// What everybody may know of a room, as long as the room stays as it is.
struct SeatFace {
    const Person* person = nullptr;
    std::optional<bots::Skill> bot;
    bool ready = false, connected = false, abandoned = false, voted = false;
    std::string_view id, name;
};
struct RoomFace {
    std::string_view code;
    Phase phase = Phase::waiting_for_players;
    RoomRules rules;
    int host = -1, watching = 0;
    std::array<SeatFace, seats> chairs;
};

// A game that is over: nothing in it is secret any more.
struct Ending {
    std::string room;
    MatchKept match;
    BluffBuddy last;
};

struct Clockwork {
    int turn = 0, seat = 0;
    Time remaining = 0;
    int round() const { return (turn - 1) / 16 + 1; }  // a view has no deck to tell it from
};

// What every view of one moment has in common: written once, from what lies open on the table.
class TableText {
public:
    friend struct Scribe;
    bool operator==(const TableText&) const = default;

private:
    std::array<std::string, seats> chairs_;  // as each is told to the others
    std::string open_;
};

struct Scribe {
    static Letter ok(std::string_view id) { return Letter(answer("ok", id).finish()); }
    static Letter error(std::string_view id, Problem problem, std::string_view detail = {});
    static Letter played(std::string_view id, int turn, PlayResult result);  // to the player
    // Whatever else an answer has to tell about players, queues and times.
    static Letter answered(Pen pen) { return Letter(pen.finish()); }
    static Pen answer(std::string_view type, std::string_view id);

    // `again`: how long another game can be voted for, after the end of one.
    static Letter room(const RoomFace& face, std::optional<Time> again);
    static Letter closed(std::string_view room, std::string_view reason);
    static Letter found(std::string_view room);
    static Letter emote(std::string_view room, int seat, std::string_view emote);
    static Letter goodbye(Time back);
    static Letter draining(bool draining);

    static Letter commit(const RoomFace& face, std::string_view match, const Digest& promise);
    static Letter open_nonces(std::string_view room, std::string_view match,
                              const std::array<std::optional<Digest>, seats>& hashes);
    static Letter start(std::string_view room, std::string_view match,
                        const std::array<std::optional<Nonce>, seats>& nonces, int starter);

    // Of somebody without a seat, who knows least.
    static TableText table(const RoomFace& face, const View<BluffBuddy>& view,
                           const Clockwork& clock);
    // `seat` is empty for somebody who only watches.
    static Letter state(const RoomFace& face, const TableText& table, const View<BluffBuddy>& view,
                        std::optional<int> seat, const Clockwork& clock);
    static Letter turn(std::string_view room, const Clockwork& clock,
                       const View<BluffBuddy>* of_actor);
    static Letter select(std::string_view room, const Clockwork& clock,
                         const View<BluffBuddy>& of_actor);
    static Letter selecting(std::string_view room, const Clockwork& clock);
    static Letter play(std::string_view room, const Told& told);
    static Letter round_end(std::string_view room, int round);
    static Letter end(const Ending& ending);
};

}  // namespace croupier::online

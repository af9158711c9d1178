// What is sent to a client. Everything about a game is written from a View, by type: what a seat
// may not know cannot get into its messages.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/observe.h"
#include "croupier/formats/json_writer.h"
#include "croupier/online/change.h"
#include "croupier/online/problem.h"
#include "croupier/online/room_state.h"
#include "croupier/online/session_handler.h"

namespace croupier::online {

// Text that was made by one of the functions below.
class Message {
public:
    const std::string& text() const { return text_; }
    friend struct MessageWriter;

private:
    explicit Message(std::string text) : text_(std::move(text)) {}
    std::string text_;
};

// What everybody may know of a room, as long as the room stays as it is.
struct SeatInfo {
    const Person* person = nullptr;
    std::optional<bots::Skill> bot;
    bool ready = false, connected = false, abandoned = false, voted = false;
    std::string_view id, name;
};
struct RoomInfo {
    std::string_view code;
    Phase phase = Phase::waiting_for_players;
    RoomRules rules;
    int host = -1, watching = 0;
    std::array<SeatInfo, online::seats> seats;
};

// A game that is over: nothing in it is secret any more.
struct Ending {
    std::string room;
    MatchKept match;
    BluffBuddy last;
};

struct TurnClock {
    int turn = 0, seat = 0;
    Time remaining = 0;
    int round() const { return (turn - 1) / 16 + 1; }  // a view has no deck to tell it from
};

// What every view of one moment has in common: written once, from what lies open on the table.
class TableText {
public:
    friend struct MessageWriter;
    bool operator==(const TableText&) const = default;

private:
    std::array<std::string, seats> seats_;  // as each is shown to the others
    std::string open_;
};

struct MessageWriter {
    static Message ok(std::string_view id) { return Message(answer("ok", id).finish()); }
    static Message error(std::string_view id, Problem problem, std::string_view detail = {});
    static Message played(std::string_view id, int turn, PlayResult result);  // to the player
    // Whatever else an answer has about players, queues and times.
    static Message answered(formats::JsonWriter json) { return Message(json.finish()); }
    static formats::JsonWriter answer(std::string_view type, std::string_view id);

    // `again`: how long another game can be voted for, after the end of one.
    static Message room(const RoomInfo& info, std::optional<Time> again);
    static Message closed(std::string_view room, std::string_view reason);
    static Message found(std::string_view room);
    static Message emote(std::string_view room, int seat, std::string_view emote);
    static Message goodbye(Time back);
    static Message draining(bool draining);

    static Message commit(const RoomInfo& info, std::string_view match, const Digest& promise);
    static Message open_nonces(std::string_view room, std::string_view match,
                               const std::array<std::optional<Digest>, seats>& hashes);
    static Message start(std::string_view room, std::string_view match,
                         const std::array<std::optional<Nonce>, seats>& nonces, int starter);

    // Of somebody without a seat, who knows least.
    static TableText table(const RoomInfo& info, const View<BluffBuddy>& view,
                           const TurnClock& clock);
    // `seat` is empty for somebody who only watches.
    static Message state(const RoomInfo& info, const TableText& table, const View<BluffBuddy>& view,
                         std::optional<int> seat, const TurnClock& clock);
    static Message turn(std::string_view room, const TurnClock& clock,
                        const View<BluffBuddy>* of_actor);
    static Message select(std::string_view room, const TurnClock& clock,
                          const View<BluffBuddy>& of_actor);
    static Message selecting(std::string_view room, const TurnClock& clock);
    static Message play(std::string_view room, const PlayOutcome& play);
    static Message round_end(std::string_view room, int round);
    static Message end(const Ending& ending);
};

}  // namespace croupier::online

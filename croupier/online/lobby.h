// All rooms, and everybody who is connected: frames and time in; what to write and to send out.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "croupier/online/bucket.h"
#include "croupier/online/lobby_stats.h"
#include "croupier/online/player_lookup.h"
#include "croupier/online/queue.h"
#include "croupier/online/request_reader.h"
#include "croupier/online/room.h"
#include "croupier/online/token.h"

namespace croupier::online {

struct LobbySettings {
    Pace pace;
    std::size_t rooms = 20'000;
    std::size_t rooms_a_player = 4;
    Time greeting = 5'000;  // until hello
    // Rate limits, per second and at once: first those of a connection, then of an address.
    Rate events{10, 20}, plays{2, 4}, emotes{1.0 / 3, 2};
    Rate address{200, 400}, guests{40.0 / 3600, 20}, codes{0.5, 20};
    int patience = 40;  // refusals for haste before the connection is closed
    Queue::Settings queue;
    bool bench = false;

    // For measuring: as fast as anybody can.
    void lift_limits() {
        events = plays = emotes = address = guests = codes = Rate{};
        rooms_a_player = rooms;
        bench = true;
    }
};

class Lobby {
public:
    Lobby(const LobbySettings& settings, PlayerLookup& lookup, Random& random)
        : settings_(settings), lookup_(lookup), random_(random), epoch_(make_id(random)),
          guests_from_(settings.guests), codes_from_(settings.codes),
          events_from_(settings.address), queue_(settings.queue) {}

    void opened(SessionId session, std::string_view address, Time now);
    void received(SessionId session, std::string_view text, Time now, Effects& out);
    void closed(SessionId session, Time now, Effects& out);
    std::optional<Time> deadline() const;
    void tick(Time now, Effects& out);

    // What others were asked to do has been done.
    void bot_chose(RoomId room, int turn, Move move);
    void password_done(const PasswordTask& task, PasswordResult answer, Time now, Effects& out);

    // After a restart.
    bool restore(const RoomOpened& opened, const std::vector<RoomEntry>& entries, Time now);
    // When what a room did could not be written: as it was written last, or gone if it never was.
    void reinstate(RoomId room, const RoomOpened* opened, const std::vector<RoomEntry>& entries,
                   Time now, Effects& out);
    // The same for somebody: as the store has it.
    void reinstate(std::string_view player);
    // While nothing can be written, nothing that has to be written is begun.
    void storage_works(bool works) { storage_works_ = works; }
    bool storage_works() const { return storage_works_; }
    // Those who ask for something that takes work are sent away at once.
    void overloaded(bool overloaded) { overloaded_ = overloaded; }
    void announce_closing(Time back, Effects& out);  // to everybody

    std::size_t rooms() const { return rooms_.size(); }
    std::size_t sessions() const { return sessions_.size(); }
    std::size_t active_players() const { return players_.size(); }  // in memory
    std::size_t games() const;                                      // that are being played
    RoomId last_room() const { return last_room_; }
    void last_room(RoomId room) { last_room_ = room; }

    // For the operator, who sees no cards (lobby_operator.cpp). False where there is no such thing.
    LobbyStats stats() const;
    std::vector<RoomSummary> room_summaries() const;
    bool close_room(std::string_view code, Time now, Effects& out);
    bool ban(std::string_view player, bool banned, Time now, Effects& out);
    bool forget(std::string_view player, Time now, Effects& out);
    // No game begins any more, and rooms without one are closed.
    void drain(bool draining, Time now, Effects& out);

private:
    friend struct LobbyForTests;
    struct Session {
        SessionId id = 0;
        std::string address;
        std::string player;  // empty before hello
        std::string token;   // the public part
        Bucket events, plays, emotes;
        int hasty = 0;
        std::vector<RoomId> watching;
    };
    struct ActivePlayer {  // connected, or with a seat in a room
        Player player;
        SessionId session = 0;      // 0: not connected
        std::vector<RoomId> rooms;  // to be asked for by rooms_of
        Time idle_since = 0;
    };
    struct Claim {  // to a name, until those who look it up find it
        std::string player;
        Time until = 0;
    };
    struct Request {
        Session& session;
        std::string id;
        formats::ObjectReader& in;
        Time now;
        Effects& out;
        std::optional<Message> reply = {};  // else a plain "ok"
        bool answered = false;              // later, when somebody else is done
    };
    using Handler = Problem (Lobby::*)(Request&);
    struct Route {
        Handler handler;
        bool writes;          // refused while nothing can be written
        bool begins = false;  // something new: refused while the lobby drains
    };
    static const std::map<std::string_view, Route>& routes();

    Problem answer(Request& request, std::string_view type);
    Problem hello(Request& request);
    Problem ping(Request& request);
    Problem account_create(Request& request);
    Problem account_login(Request& request);
    Problem account_rename(Request& request);
    Problem account_logout(Request& request);
    Problem account_delete(Request& request);
    Problem room_create(Request& request);
    Problem room_join(Request& request);
    Problem room_ready(Request& request);
    Problem room_leave(Request& request);
    Problem room_state(Request& request);
    Problem room_again(Request& request);
    Problem spectate(Request& request);
    Problem emote(Request& request);
    Problem queue_join(Request& request);
    Problem queue_leave(Request& request);
    Problem nonce_hash(Request& request);
    Problem nonce(Request& request);
    Problem play(Request& request);
    Problem target(Request& request);

    Problem make_move(Request& request, PlayRequest play);
    // The room that the request names, and with it what changes afterwards.
    Room* room_in(Request& request);
    Room& new_room(const RoomRules& rules, Time now, Effects& out);
    Problem seat(ActivePlayer& active, Room& room, std::optional<int> wish, Time now, Effects& out);
    void remove_room(RoomId room);
    void after_event(Room& room, Time now, Effects& out);  // after each event of a room
    void schedule(Room& room);                             // in the agenda
    void close(Room& room, std::string_view reason, Time now, Effects& out);
    bool can_sit(std::string_view player);
    bool all_can_sit(const Queue::Table& table);
    bool can_seat_tables() const;
    void seat_tables(Time now, Effects& out);
    void rate(const MatchKept& match, Time now, Effects& out);

    Problem welcome(Request& request, const Player& player, const std::string& token_id,
                    const std::string& new_token);
    ActivePlayer* find_player(std::string_view id);
    ActivePlayer* find_player_if_readable(std::string_view id);
    // Where the player sits: a room that was left by a clock, or is gone, reports it to nobody.
    std::vector<RoomId>& rooms_of(ActivePlayer& active) const;
    void forget_seat(std::string_view player, RoomId room);
    void left(ActivePlayer& active, SessionId session, Time now, Effects& out);
    void became_idle(ActivePlayer& active, Time now);
    void forget_idle_players(Time now);
    bool claim(std::string_view name, std::string_view player, Time now);
    void evict(ActivePlayer& active, Time now, Effects& out);
    void forget(ActivePlayer& active, Time now, Effects& out);
    ActivePlayer& player_of(Request& request) { return *find_player(request.session.player); }
    static Person person_of(const ActivePlayer& active);
    static void write_player(formats::JsonWriter& json, const Player& player);
    void take_over(ActivePlayer& active, SessionId session, Time now, Effects& out);

    const LobbySettings& settings_;
    PlayerLookup& lookup_;
    Random& random_;
    std::string epoch_;
    bool storage_works_ = true, overloaded_ = false, draining_ = false;
    LobbyCounters counted_;
    RequestReader requests_;
    std::unordered_map<SessionId, Session, SessionHash> sessions_;
    std::map<std::string, ActivePlayer, std::less<>> players_;
    // Seats of those who have not come back since the start.
    std::map<std::string, std::vector<RoomId>, std::less<>> kept_seats_;
    // Players who were forgotten while their game went on: its end would write their names.
    std::map<RoomId, std::vector<std::string>> forgotten_in_;
    std::unordered_map<RoomId, std::unique_ptr<Room>> rooms_;
    std::unordered_map<std::string, Room*> codes_;
    std::set<std::pair<Time, RoomId>>
        schedule_;  // when to look at a room: never after its deadline
    std::deque<std::pair<Time, SessionId>> greeting_;
    Buckets guests_from_, codes_from_, events_from_;  // by address
    std::map<std::string, Claim> claims_;             // by name_key
    std::size_t sweep_claims_at_ = 64;
    std::deque<std::pair<Time, std::string>> idle_;  // players who went, the first first
    Queue queue_;
    RoomId last_room_ = 0;
};

}  // namespace croupier::online

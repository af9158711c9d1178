// One room from the first player to the end: requests and time in; what to write and to send out.
//
// It decides, writes its decision down as an entry, and is changed by that entry alone. Who is
// connected and how long a clock has run is not written: after a crash everybody has to come back.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "croupier/online/effects.h"
#include "croupier/online/random.h"
#include "croupier/online/room_state.h"

namespace croupier::online {

struct Pace {
    Time turn = 30'000, selection = 10'000, reconnect = 60'000;  // B-063, B-025, B-065
    Time lateness = 500;                                         // that is forgiven (B-090)
    Time away_turn = 2'000;       // for somebody who is away too long (BD-26)
    Time least_left = 5'000;      // after coming back in one's turn
    Time extension = 90'000;      // all that being away can add to the turns of a seat
    Time after_restart = 15'000;  // that a clock has at least
    Time nonces = 3'000, again = 60'000;
    Time bot_least = 700, bot_most = 1'700;  // that a bot seems to think
    int automatic_turns = 3;                 // in a row are abandoning
    int spectators = 16;
};

struct PlayRequest {
    int turn = 0;
    std::string id;
    std::optional<Card> card;  // none: the choice for a play that was begun
    std::string source;        // as written; empty: left open
    std::optional<int> recipient;
};

class Room {
public:
    Room(const RoomOpened& opened, const Pace& pace, Random& random)
        : id_(opened.room), code_(opened.code), opened_(opened.at), pace_(pace), random_(random) {}

    void open(const RoomRules& rules, Effects& out);
    // Somebody comes, or comes back; `seat` is their wish.
    Problem join(const Person& person, SessionId session, std::optional<int> seat, Time now,
                 Effects& out);
    Problem spectate(SessionId session, Time now, Effects& out);
    Problem ready(std::string_view player, bool ready, Time now, Effects& out);
    Problem start_with_bots(Time now, Effects& out);
    Problem leave(std::string_view player, Time now, Effects& out);
    Problem again(std::string_view player, Time now, Effects& out);
    Problem emote(std::string_view player, std::string_view emote, Effects& out);
    Problem hash(std::string_view player, std::string_view match, const Digest& hash, Time now,
                 Effects& out);
    Problem nonce(std::string_view player, std::string_view match, const Nonce& nonce, Time now,
                  Effects& out);
    // On success `outcome` is what the player is answered, the first time and every time.
    Problem play(std::string_view player, const PlayRequest& request, Time now, Effects& out,
                 std::optional<PlayOutcome>& outcome);
    void send_everything(SessionId session, Time now,
                         Effects& out) const;  // all that it may know now
    void disconnected(SessionId session, Time now, Effects& out);
    void bot_chose(int turn, Move move) { chosen_ = {turn, move}; }

    std::optional<Time> deadline() const;
    void tick(Time now, Effects& out);  // whatever is due

    // After a restart: its entries, then how late it is now.
    bool replay(const RoomEntry& entry);
    void restarted(Time now);

    RoomId id() const { return id_; }
    const std::string& code() const { return code_; }
    Time opened() const { return opened_; }
    const RoomState& state() const { return state_; }
    void send_closed(std::string_view reason, Effects& out) const {
        send_to_all(MessageWriter::closed(code_, reason), out);
    }
    bool deserted() const;  // nobody is left for whom it should be kept
    Time remaining(Time now) const;
    RoomInfo info() const;

    std::optional<Time> scheduled_at;  // of the lobby: when it looks at the room next

private:
    friend struct RoomForTests;
    // What is known of a person's connection.
    struct Link {
        std::optional<SessionId> session;
        Time away_since = 0;
        Time extended = 0;      // of the allowance, used up
        int extended_turn = 0;  // the turn that was made longer
        int restored_turn = 0;  // the turn in which the person came back
    };
    struct Chosen {
        int turn = 0;
        Move move{};
    };

    bool append(const Entry& entry, Time now, Effects& out);
    void renew(Time now, Effects& out);
    void renew_if_long(Time now, Effects& out);

    // Calls visit(session, seat) for everybody who listens; spectators have no seat.
    template <class Visit>
    void each_recipient(Visit&& visit) const {
        for (int s = 0; s < seats; ++s)
            if (link(s).session) visit(*link(s).session, std::optional<int>(s));
        for (const SessionId session : spectators_) visit(session, std::optional<int>{});
    }
    void send_to_all(const Message& message, Effects& out) const;
    void send_to_others(SessionId one, const Message& message, Effects& out) const;
    // The clock of the seat to act runs longer or shorter than was sent.
    void send_clock(SessionId actor, Time now, Effects& out) const;
    Message about_room(Time now) const;
    void send_room(Time now, Effects& out) const { send_to_all(about_room(now), out); }
    void send_game(Time now, Effects& out) const;
    struct SharedMessages {  // what does not depend on the recipient
        RoomInfo info;
        TurnClock clock;
        TableText table;
        Message others_turn;
    };
    SharedMessages shared(const RoomInfo& shown, Time now) const;
    void send_game_to(SessionId session, std::optional<int> seat, const SharedMessages& shared,
                      Effects& out) const;
    Message nonce_hashes() const;

    void begin_if_ready(Time now, Effects& out);
    void vote_counted(Time now, Effects& out);
    Time vote_ends() const { return std::max(state_.since(), restarted_) + pace_.again; }
    void reopen(Time now, Effects& out);
    void begin(Time now, Effects& out);
    void open_nonces_if_all(bool anyway, Time now, Effects& out);
    void deal_if_all(bool anyway, Time now, Effects& out);
    PlayOutcome apply_play(const Played& played, Time now, Effects& out);
    void abandon(int seat, Time now, Effects& out);
    void finish(Time now, Effects& out);
    MatchKept summary() const;
    std::string proof() const;
    std::string record() const;

    bool is_played_by_bot(int seat) const;
    bool is_turn_of(int seat) const;  // and a person's, who has begun nothing
    void turn_began(Time now, Effects& out);
    void set_clock(Time now);
    void extend(int seat, Time now);
    Time later(int seat, Time wanted) const;
    void came_back(int seat, Time now);
    void play_by_itself(Time now, Effects& out);
    Move bot_move(bots::Skill skill) const;
    void see_who_is_left(Time now, Effects& out);
    Link& link(int seat) { return links_[static_cast<std::size_t>(seat)]; }
    const Link& link(int seat) const { return links_[static_cast<std::size_t>(seat)]; }

    RoomId id_;
    std::string code_;
    Time opened_;
    const Pace& pace_;
    Random& random_;
    RoomState state_;
    int first_ = 1, written_ = 0;  // numbers of the first entry that counts and of the last one
    std::array<Link, seats> links_;
    std::vector<SessionId> spectators_;
    Time due_ = 0;            // when the turn or the selection ends, as players are shown it
    Time planned_ = 0;        // the same without what being away has added
    bool forgiving_ = true;   // of lateness: a person plays
    bool vote_over_ = false;  // nobody wanted another game
    Time restarted_ = 0;
    std::optional<Chosen> chosen_;
    std::optional<Message> ended_;  // how the last game was reported, whoever has left since
};

}  // namespace croupier::online

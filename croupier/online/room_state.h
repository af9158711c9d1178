// A room as its entries make it: who sits where, and the game they play.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/online/change.h"
#include "croupier/online/entry.h"

namespace croupier::online {

inline constexpr int seats = BluffBuddy::seats;

struct SeatState {
    std::optional<Person> person;
    std::optional<bots::Skill> bot;  // sits here, or plays on for a person who abandoned the game
    bool ready = false;
    bool abandoned = false;
    bool voted = false;  // for another game
    int automatic = 0;   // turns in a row that a clock or a bot played for the person
    std::optional<Digest> hash;
    std::optional<Nonce> nonce;

    bool taken() const { return person || bot; }
    bool human() const { return person && !abandoned; }
    bool operator==(const SeatState&) const = default;
};

// A play that was carried out, with the answer that its player was sent.
struct PlayOutcome {
    int turn = 0, seat = 0;
    By by = By::player;
    std::string id;
    Move move{};  // as the table sees it: a claim that failed is a discard
    PlayResult result = PlayResult::no_match;
    bool operator==(const PlayOutcome&) const = default;
};

class RoomState {
public:
    // False when the entry cannot happen now; then nothing has changed.
    bool apply(const Entry& entry, Time at);
    // Of a room that waits for players: what makes it so.
    std::vector<Entry> opening() const;

    Phase phase() const { return phase_; }
    bool playing() const { return dealt_.has_value() && phase_ != Phase::game_over; }
    const RoomRules& rules() const { return rules_; }
    const SeatState& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    std::optional<int> seat_of(std::string_view player) const;
    int host() const;  // the first seat with a person; -1 when nobody is there
    std::string_view player_id(int seat) const;
    std::string_view player_name(int seat) const;
    std::array<std::string, seats> player_ids() const;

    // Of the game that is played or was played last.
    const std::string& match() const { return match_; }
    const DealSecret& secret() const { return secret_; }
    Digest promise() const;  // what the house commits itself to
    bool nonces_open() const { return nonces_open_; }
    std::array<Nonce, seats> nonces() const;
    const BluffBuddy& game() const { return *game_; }
    const Dealt& deal() const { return *dealt_; }
    int turn() const { return turn_; }  // from 1; 49 when the game is over
    int to_act() const { return static_cast<int>(game_->to_act()); }
    const std::vector<PlayOutcome>& plays() const {
        return plays_;
    }  // plays and begun plays, in order
    const std::vector<Move>& moves() const { return moves_; }
    const std::vector<Time>& times() const { return times_; }  // of the moves
    BluffBuddy first_position() const;
    Time since() const { return since_; }  // the phase, the turn or the selection began then
    Time started() const { return started_; }
    bool operator==(const RoomState&) const = default;

private:
    friend struct RoomForTests;
    bool on(const Opened& it);
    bool on(const Sat& it);
    bool on(const BotSat& it);
    bool on(const Stood& it);
    bool on(const Readied& it);
    bool on(const Committed& it);
    bool on(const Hashed& it);
    bool on(const NoncesOpened& it);
    bool on(const Nonced& it);
    bool on(const Dealt& it);
    bool on(const Played& it);
    bool on(const Abandoned& it);
    bool on(const Ended& it);
    bool on(const Voted& it);
    bool on(const Reopened& it);
    SeatState& at(int seat) { return seats_[static_cast<std::size_t>(seat)]; }
    bool waiting() const { return phase_ == Phase::waiting_for_players; }

    RoomRules rules_;
    std::array<SeatState, seats> seats_;
    Phase phase_ = Phase::waiting_for_players;
    Time at_ = 0, since_ = 0, started_ = 0;
    std::string match_;
    DealSecret secret_{};
    bool nonces_open_ = false;
    std::optional<Dealt> dealt_;
    std::optional<BluffBuddy> game_;
    int turn_ = 0;
    std::vector<PlayOutcome> plays_;
    std::vector<Move> moves_;
    std::vector<Time> times_;
};

}  // namespace croupier::online

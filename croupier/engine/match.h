// A running game of any kind: commands in, events out, everything kept for replay.
//
// The only virtual class of the engine. A match owns its state and history; time comes in as an
// argument; a refused command changes nothing and says why.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "croupier/engine/event.h"
#include "croupier/engine/explain.h"
#include "croupier/engine/game.h"
#include "croupier/engine/home.h"
#include "croupier/engine/limits.h"
#include "croupier/engine/onlooker.h"
#include "croupier/engine/option.h"
#include "croupier/engine/perft.h"
#include "croupier/engine/reasons.h"
#include "croupier/engine/result.h"
#include "croupier/engine/search.h"
#include "croupier/engine/statistics.h"
#include "croupier/engine/table.h"
#include "croupier/engine/tally.h"
#include "croupier/engine/targets.h"

namespace croupier {

struct Answer {
    Refusal refusal = Refusal::none;
    Events events;
    explicit operator bool() const { return refusal == Refusal::none; }
};

// The journal holds every command that was carried out, with what it named.
enum class Command : std::uint8_t { play, line, undo, redo, rewind, finish, hint, pause, resume };
std::string_view name_of(Command command);

struct Entry {
    Command command;
    std::string text;          // moves in notation, or how many turns to rewind
    std::optional<Millis> at;  // since the start of the match
    bool operator==(const Entry&) const = default;
};

// One card on the undo stack. Cards that went together, or by themselves after the player's move,
// share a group and are undone together (F-027, FD-10, FD-14).
struct UndoRecord {
    Card card;
    int from = 0;
    int to = 0;
    int group = 0;
    bool operator==(const UndoRecord&) const = default;
};

using Time = std::optional<Millis>;

// What a match that goes on elsewhere brings with it.
struct Start {
    Tally tally;
    Millis elapsed = 0;
};

// A turn of the current line of play: what undo and rewind go back by.
struct PlayedTurn {
    std::string before;  // the position
    Move move;           // the play, the first move where several made one turn
    std::string text;    // the same in notation
};

class Match {
public:
    Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;

    // Commands.
    Answer play(Seat seat, Move move, Time at = {}) { return play_with(seat, {&move, 1}, at); }
    // The first move is the player's; the others are cards that follow it home in the same turn.
    virtual Answer play_with(Seat seat, std::span<const Move> moves, Time at = {}) = 0;
    virtual Answer play_line(std::span<const Move> moves,
                             Time at = {}) = 0;  // as one undoable turn
    virtual Answer undo(Time at = {}) = 0;
    virtual Answer redo(Time at = {}) = 0;
    // Goes back any number of turns, whatever the depth of undo; marks the game assisted.
    virtual Answer rewind(int turns, Time at = {}) = 0;
    // As if the last entry of the journal had never been: a play that showed no new card.
    virtual Answer retract() = 0;
    virtual Answer finish(Time at = {}) = 0;
    // What hint() says, counted as help that was taken; a refusal when there is no hint.
    virtual Answer take_hint(Time at = {}) = 0;
    virtual Answer pause(Time at = {}) = 0;
    virtual Answer resume(Time at = {}) = 0;

    // Questions about the position.
    virtual Refusal check(Move move) const = 0;
    virtual std::string_view pile_name(int place) const = 0;  // as in position texts
    virtual MoveList legal_moves() const = 0;
    virtual std::string notation(Move move) const = 0;
    // As a journal has it: the player's move and the cards that follow it home.
    virtual std::string play_text(std::span<const Move> moves) const = 0;
    virtual std::string line_text(std::span<const Move> moves) const = 0;  // of allowed moves
    virtual std::string describe(Move move) const = 0;  // for the player, in words
    virtual Explanation explain(Move move, Refusal refusal) const = 0;
    virtual Result<Move> read_move(std::string_view text) const = 0;
    virtual Result<std::vector<Move>> read_play(std::string_view text) const = 0;
    virtual Result<std::vector<Move>> read_line(std::string_view text) const = 0;
    virtual Outcome outcome() const = 0;
    virtual Seat to_act() const = 0;
    virtual int round() const = 0;                  // from 1 in games with rounds, else 0
    virtual std::string position() const = 0;       // all cards
    virtual std::string view(Seat seat) const = 0;  // what the seat may see
    // Shows it to a bot; nothing happens in games for one.
    virtual void show(Seat seat, Onlooker& onlooker) const = 0;
    virtual Table table(Seat seat) const = 0;
    virtual Table full_table() const = 0;  // all cards
    virtual std::uint64_t position_hash() const = 0;
    virtual std::uint64_t view_hash(Seat seat) const = 0;  // of what the seat may see
    virtual CardSet known() const = 0;  // every card the player has seen where it lies
    virtual std::optional<Move> hint() const = 0;
    virtual std::vector<Move> finish_line() const = 0;  // what finish would play
    virtual bool finish_wins() const = 0;
    virtual Verdict can_progress() const = 0;  // "no" is "no more moves"
    virtual std::unique_ptr<PerftCount> count_moves(int depth) const = 0;
    // A line that the game's own heuristic hopes to win with; empty in games without one.
    virtual std::vector<Move> attempt(std::uint64_t seed) const = 0;

    // Questions of a hand that taps and drags. Piles are places, as in moves.
    virtual Move meant(int from, int to, int count) const = 0;  // by a drag
    virtual Targets targets(int from, int count) const = 0;     // of a tap
    // What would go home by itself after a move: all cards or safe ones, but none that the player
    // took down and whose foundation has not changed since.
    virtual std::vector<Move> followers(Move move, Homeward which) const = 0;
    virtual std::vector<Reason> reasons(Move move) const = 0;  // of an allowed move
    virtual std::vector<CardSet> wants() const = 0;            // by place
    virtual Limits limits() const = 0;

    // Questions about the match.
    virtual std::string_view game() const = 0;
    virtual std::string_view mode() const = 0;  // prefix of its deal ids
    virtual Settings settings() const = 0;
    virtual const Tally& tally() const = 0;
    virtual int score() const = 0;
    virtual std::string_view score_name() const = 0;  // empty: the game counts no score
    virtual Millis elapsed() const = 0;               // without pauses
    virtual bool paused() const = 0;
    virtual bool assisted() const = 0;
    virtual int undo_left() const = 0;
    virtual int redo_left() const = 0;
    virtual int turns() const = 0;
    virtual std::vector<PlayedTurn> played_turns() const = 0;  // without what was taken back
    virtual std::vector<UndoRecord> undo_stack() const = 0;
    virtual const std::vector<Entry>& journal() const = 0;
    virtual std::string record() const = 0;  // docs/record-format.md
    virtual GameResult result() const = 0;
    virtual std::vector<SeatResult> seat_results() const = 0;  // of games for several
};

// From the start to now, without what was taken back.
inline std::vector<std::string> positions_of(const Match& match) {
    std::vector<std::string> positions;
    for (PlayedTurn& turn : match.played_turns()) positions.push_back(std::move(turn.before));
    positions.push_back(match.position());
    return positions;
}

// Who makes a move: the seat to act, except that a clock runs out by itself.
inline Seat mover(const Match& match, Move move) {
    return move.kind == MoveKind::timeout ? Seat::table : match.to_act();
}

}  // namespace croupier

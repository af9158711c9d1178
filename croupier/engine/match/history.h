// What is kept of a match: counters, journal, turns, record and result.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/card.h"
#include "croupier/engine/match/journal.h"
#include "croupier/engine/move.h"
#include "croupier/engine/observer.h"
#include "croupier/engine/option.h"
#include "croupier/engine/statistics.h"

namespace croupier {

// What a match that goes on elsewhere brings with it.
struct Start {
    Tally tally;
    Millis elapsed = 0;
};

// How far a match has come.
struct MatchStatus {
    int score = 0;
    int turns = 0;  // of the current line of play
    int undo_left = 0;
    int redo_left = 0;
    Millis elapsed = 0;  // without pauses
    bool paused = false;
    bool assisted = false;  // by a line, a rewind or a hint
};

// A turn of the current line of play: what undo and rewind go back by.
struct PlayedTurn {
    std::string before;  // the position
    Move move;           // the play, the first move where several made one turn
    std::string text;    // the same in notation
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

class History {
public:
    virtual std::string_view mode() const = 0;  // prefix of its deal ids
    virtual Settings settings() const = 0;
    virtual std::string_view score_name() const = 0;  // empty: the game counts no score
    virtual const Tally& tally() const = 0;
    virtual MatchStatus status() const = 0;
    virtual std::vector<PlayedTurn> played_turns() const = 0;  // without what was taken back
    // Every view of the seat in turn: the start, then one after each turn that stands.
    virtual void retrace(Seat seat, Observer& observer) const = 0;
    virtual std::vector<UndoRecord> undo_stack() const = 0;
    virtual const std::vector<Entry>& journal() const = 0;
    virtual std::string record() const = 0;  // docs/record-format.md
    virtual GameResult result() const = 0;

    int score() const { return status().score; }
    int turns() const { return status().turns; }
    int undo_left() const { return status().undo_left; }
    int redo_left() const { return status().redo_left; }
    Millis elapsed() const { return status().elapsed; }
    bool paused() const { return status().paused; }
    bool assisted() const { return status().assisted; }

protected:
    ~History() = default;
};

}  // namespace croupier

// A running game of any kind: commands in, events out, everything kept for replay.
//
// A match owns its state and history; time comes in as an argument. It is the sum of its parts:
// who needs one of them takes that one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "croupier/engine/match/advisor.h"
#include "croupier/engine/match/commands.h"
#include "croupier/engine/match/gestures.h"
#include "croupier/engine/match/history.h"
#include "croupier/engine/match/move_notation.h"
#include "croupier/engine/match/position.h"

namespace croupier {

class Match : public Position,
              public Commands,
              public MoveNotation,
              public Advisor,
              public Gestures,
              public History {
public:
    Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;
};

// From the start to now, without what was taken back.
inline std::vector<std::string> positions_of(const Match& match) {
    std::vector<std::string> positions;
    for (PlayedTurn& turn : match.played_turns()) positions.push_back(std::move(turn.before));
    positions.push_back(match.position());
    return positions;
}

}  // namespace croupier

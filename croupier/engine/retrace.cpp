// Showing the line of play.
#include "croupier/engine/retrace.h"

#include "croupier/engine/text.h"

namespace croupier {

void retrace(const Match& match, Seat seat, Onlooker& onlooker) {
    if (match.game() != BluffBuddy::id) return;
    for (const PlayedTurn& turn : match.played_turns()) {
        const Result<BluffBuddy> before = position_from<BluffBuddy>(turn.before);
        assert(before);
        onlooker.see(observe(*before, seat));
    }
    match.show(seat, onlooker);
}

}  // namespace croupier

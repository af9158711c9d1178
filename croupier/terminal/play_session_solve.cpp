// Solve: the search looks at all cards; a line that wins is played as one turn (CD-15).
#include "croupier/solver/solve.h"
#include "croupier/terminal/play_session.h"

namespace croupier::terminal {

CommandResult PlaySession::solve() {
    constexpr Millis patience = 5000;
    if (match_->outcome() != Outcome::open)
        return {false, std::string(sentence_of(Refusal::game_over))};
    const Millis begin = now_();
    const Result<solver::Solution> found =
        solver::solve(match_->position(), {}, [&] { return now_() - begin > patience; });
    if (!found) return {false, "There is nothing to solve in this game."};
    switch (found->verdict) {
    case Verdict::yes: return complete(match_->play_line(found->line, time()));
    case Verdict::no: return {false, "Solved: from here the game can no longer be won."};
    case Verdict::unknown: break;
    }
    return {false, "No solution was found in a few seconds; there may be one."};
}

}  // namespace croupier::terminal

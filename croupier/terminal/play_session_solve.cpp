// What the solver does for the player: Solve, hints that keep a plan, the way back.
#include "croupier/solver/advice.h"
#include "croupier/solver/solve.h"
#include "croupier/solver/way_back.h"
#include "croupier/terminal/play_session.h"

namespace croupier::terminal {
namespace {

constexpr Millis patience_for_hint = 1500, patience_for_way_back = 4000;
constexpr int pack = 52;

// While cards are hidden many arrangements are looked at, each for a short while.
solver::SearchLimits limits_for(const Match& match) {
    return {.states = match.known().size() < pack ? 50'000u : 2'000'000u};
}

std::string moves_words(int count) {
    return std::to_string(count) + (count == 1 ? " move" : " moves");
}

}  // namespace

// The search looks at all cards; a line that wins is played as one turn (CD-15).
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

CommandResult PlaySession::hint() {
    hinted_.reset();
    if (match_->outcome() != Outcome::open)
        return {false, std::string(sentence_of(Refusal::game_over))};
    const Millis begin = now_();
    solver::AdviceSettings settings{.limits = limits_for(*match_), .plan = plan_};
    const auto question = solver::ask_advice(positions_of(*match_), match_->known(), settings);
    if (question) {
        solver::answered(**question, [&] { return now_() - begin > patience_for_hint; });
        const std::optional<solver::Advice> advice = (*question)->advice();
        if (!advice) return hint_to_go_back((*question)->counts().by_half() == Verdict::no);
        plan_ = advice->plan;
        hinted_ = *match_->read_move(advice->move);
    } else {
        hinted_ = match_->hint();  // a game for several: there is nothing to solve
        if (!hinted_) return {false, "No good move was found."};
    }
    match_->take_hint(time());
    keep();
    return {true, "Try " + match_->notation(*hinted_) + ": " + match_->describe(*hinted_) + "."};
}

CommandResult PlaySession::hint_to_go_back(bool is_lost) {
    std::string why = is_lost ? "By what you have seen, this game is probably lost"
                              : "Nobody knows a move that leads on";
    if (match_->can_progress() == Verdict::no)
        why = "No move is left that brings a card home or turns one up";
    const int turns = turns_to_last_won();
    if (turns == 0) return {false, why + "."};
    return {false,
            why + ": B or back takes " + moves_words(turns) + " back, to where it could be won."};
}

CommandResult PlaySession::go_back() {
    const int turns = turns_to_last_won();
    if (turns == 0) return {false, "No earlier position is known that could rather be won."};
    CommandResult result = complete(match_->rewind(turns, time()));
    if (result.done)
        result.sentence = moves_words(turns) + " taken back; the game counts as assisted.";
    return result;
}

// 0 when it is here, or when none is known.
int PlaySession::turns_to_last_won() const {
    constexpr int samples = 8;
    const Millis begin = now_();
    const auto question = solver::ask_way_back(positions_of(*match_), match_->known(), samples, 1,
                                               limits_for(*match_));
    if (!question) return 0;
    solver::answered(**question, [&] { return now_() - begin > patience_for_way_back; });
    const auto last = (*question)->last_won();
    return last ? match_->turns() - static_cast<int>(*last) : 0;
}

}  // namespace croupier::terminal

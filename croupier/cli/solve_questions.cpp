// Questions to the solver beyond the verdict, answered for people.
#include "croupier/cli/solve_questions.h"

#include <chrono>
#include <iostream>
#include <utility>

#include "croupier/cli/commands.h"
#include "croupier/engine/all_games.h"
#include "croupier/solver/fair.h"
#include "croupier/solver/interval.h"
#include "croupier/solver/move_verdicts.h"
#include "croupier/solver/shorten.h"
#include "croupier/solver/way_back.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

std::unique_ptr<Match> match_of(const Task& task) {
    return task.position.empty() ? value_or_fail(deal_match(task.deal))
                                 : value_or_fail(match_from_position(task.position), task.position);
}

// For one part of a question of several parts, when no limit is given.
solver::SearchLimits limits_or(const Effort& effort, std::uint64_t states) {
    solver::SearchLimits limits = effort.limits();
    if (effort.limit_states == 0 && effort.limit_ms == 0) limits.states = states;
    return limits;
}

// Waits for the answer; the time of --limit-ms is for the whole question.
void wait(solver::Question& question, const Effort& effort) {
    const terminal::Signals signals({SIGINT});
    const auto begin = std::chrono::steady_clock::now();
    solver::answered(question, [&] {
        const auto took = std::chrono::steady_clock::now() - begin;
        return terminal::Signals::to_leave() ||
               (effort.limit_ms > 0 && took > std::chrono::milliseconds(effort.limit_ms));
    });
    if (terminal::Signals::to_leave()) throw CLI::RuntimeError(was_interrupted);
}

}  // namespace

Verdict tell_verdicts(const Task& task, const Effort& effort) {
    const auto match = match_of(task);
    const auto question =
        value_or_fail(solver::ask_moves(match->position(), limits_or(effort, 1'000'000)));
    wait(*question, effort);
    std::cout << task.name << ": " << solver::name_of(question->verdict()) << '\n';
    for (const solver::MoveVerdict& move : question->verdicts())
        std::printf("%-10s  %-6s %s\n", std::string(solver::name_of(move.verdict())).c_str(),
                    move.text.c_str(), match->describe(move.move).c_str());
    return question->verdict();
}

void tell_fair(const Task& task, int samples, const Effort& effort) {
    const auto match = match_of(task);
    const auto question = value_or_fail(solver::ask_fair(match->position(), match->known(), samples,
                                                         1, limits_or(effort, 1'000'000)));
    wait(*question, effort);
    const solver::VerdictCounts counts = question->counts();
    std::cout << task.name << ": winnable in " << counts.won << " of " << counts.all()
              << " arrangements of " << question->unseen() << " unseen cards";
    if (counts.unknown > 0) std::cout << ", " << counts.unknown << " unknown";
    if (question->unseen() > 0)
        std::printf(" (95 %%: %.0f to %.0f %%)", 100 * solver::wilson(counts.won, counts.all()).low,
                    100 * solver::wilson(counts.won + counts.unknown, counts.all()).high);
    std::cout << '\n';
}

void tell_way_back(const std::string& record, const Effort& effort) {
    const auto match = value_or_fail(replay(record), record);
    const std::vector<std::string> positions = positions_of(*match);
    const auto question =
        value_or_fail(solver::ask_way_back(positions, limits_or(effort, 5'000'000)));
    wait(*question, effort);
    const std::size_t turns = positions.size() - 1;
    const auto won = question->last_won(), lost = question->first_lost();
    if (won && *won == turns) {
        std::printf("still winnable after %zu turns\n", turns);
    } else if (question->is_exact() && won) {
        std::printf("winnable until turn %zu of %zu; turn %zu threw it away\n%s\n", *won, turns,
                    *won + 1, positions[*won].c_str());
    } else if (question->is_exact()) {
        std::printf("it could never be won\n");
    } else {
        std::printf("winnable until turn %s, lost from turn %s on, unknown between\n",
                    won ? std::to_string(*won).c_str() : "?",
                    lost ? std::to_string(*lost).c_str() : "?");
    }
}

Verdict tell_shortened(const Task& task, const Effort& effort) {
    const std::string position = match_of(task)->position();
    auto solver = value_or_fail(solver::solver_for(position, effort.limits()));
    wait(*solver, effort);
    const solver::Solution& found = solver->solution();
    if (found.verdict != Verdict::yes) {
        std::cout << task.name << ": " << solver::name_of(found.verdict) << '\n';
        return found.verdict;
    }
    const auto shortening =
        value_or_fail(solver::shorten(position, found.line, limits_or(effort, 1'000'000)));
    wait(*shortening, effort);
    std::cout << task.name << ": won in " << shortening->line().size() << " moves instead of "
              << found.line.size() << (shortening->is_minimal() ? ", proven minimal" : "") << '\n'
              << solver->text_of(shortening->line()) << '\n';
    return Verdict::yes;
}

}  // namespace croupier::cli

// croupier solve: can it be won, and how?
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/read_text.h"
#include "croupier/cli/solve_questions.h"
#include "croupier/cli/solve_tasks.h"
#include "croupier/engine/all_games.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

struct SolveOptions {
    DealOptions deal;
    std::string position, file, range, record;
    Effort effort;
    int fair = 0;
    bool verdicts = false, shorten = false, jsonl = false;
};

// The exit code tells the verdict; 2 is kept for bad input.
int code_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes: return 0;
    case Verdict::no: return 1;
    case Verdict::unknown: break;
    }
    return 3;
}

std::string counted(std::uint64_t number, std::string_view thing) {
    return std::to_string(number) + " " + std::string(thing) + (number == 1 ? "" : "s");
}

void print(const Task& task, const Solved& solved, const SolveOptions& options) {
    if (options.jsonl) {
        std::cout << row_of(task, solved, options.effort.wants_moves) << '\n';
        return;
    }
    std::cout << task.name << ": " << solver::name_of(solved.verdict);
    if (solved.verdict == Verdict::yes) std::cout << " in " << counted(solved.line.size(), "move");
    std::cout << " (" << counted(solved.states, "state") << ", " << ms_text(solved.ms) << " ms)\n";
    if (options.effort.wants_moves && solved.verdict == Verdict::yes)
        std::cout << solved.moves << '\n';
}

void solve_tasks(std::uint64_t count, const std::function<Task(std::uint64_t)>& task_at,
                 const SolveOptions& options) {
    const terminal::Signals signals({SIGINT});
    solver::VerdictCounts counts;
    Verdict last = Verdict::unknown;
    solve_all(
        count, options.effort, task_at,
        [&](std::uint64_t, const Task& task, const Solved& solved) {
            print(task, solved, options);
            counts.add(last = solved.verdict);
        },
        [&] { return terminal::Signals::to_leave().has_value(); });
    std::cout.flush();
    if (count > 1 && !options.jsonl)
        std::cout << counts.all() << " solved: " << counts.won << " won, " << counts.impossible
                  << " impossible, " << counts.unknown << " unknown\n";
    if (counts.all() < count) {
        std::cerr << "croupier: interrupted after " << counts.all() << " of " << count << '\n';
        throw CLI::RuntimeError(was_interrupted);
    }
    const int code = count == 1 ? code_of(last) : counts.unknown > 0 ? 3 : 0;
    if (code != 0) throw CLI::RuntimeError(code);
}

// One position with questions beyond the verdict.
bool asks_more(const SolveOptions& options) {
    return options.fair > 0 || options.verdicts || options.shorten || !options.record.empty();
}
void ask_more(const SolveOptions& options, const std::vector<Task>& tasks) {
    if (options.jsonl) fail("--jsonl goes with verdicts of deals only");
    if (!options.record.empty()) return tell_way_back(read_text(options.record), options.effort);
    if (tasks.size() != 1) fail("this question is about one position: name one deal");
    if (options.fair > 0) return tell_fair(tasks[0], options.fair, options.effort);
    const Verdict verdict = options.verdicts ? tell_verdicts(tasks[0], options.effort)
                                             : tell_shortened(tasks[0], options.effort);
    if (verdict != Verdict::yes) throw CLI::RuntimeError(code_of(verdict));
}

void run_solve(SolveOptions options) {
    const bool has_range = !options.range.empty();
    const int sources = (!options.deal.what.empty() ? 1 : 0) + (!options.position.empty() ? 1 : 0) +
                        (!options.file.empty() ? 1 : 0) + (!options.record.empty() ? 1 : 0);
    if (sources != 1) fail("name a deal, a --position, a --file or a --record, one of them");
    if (has_range) {
        if (options.deal.what.empty()) fail("--range belongs to a game or mode, as in 'solve K1'");
        if (asks_more(options)) fail("this question is about one position, not about a range");
        const DealRange deals = range_of(options.deal, options.range);
        return solve_tasks(
            deals.numbers.count(), [&](std::uint64_t i) { return deals.task_at(i); }, options);
    }
    std::vector<Task> tasks;
    if (!options.position.empty()) {
        tasks.push_back(task_of_position(options.position, options.position));
    } else if (!options.file.empty()) {
        tasks = tasks_in(read_text(options.file), options.deal);
    } else if (!options.deal.what.empty()) {
        const DealId id = chosen_deal(options.deal);
        value_or_fail(solver::solver_of(id.game));
        tasks.push_back({to_text(id), id, ""});
    }
    if (asks_more(options)) return ask_more(options, tasks);
    solve_tasks(tasks.size(), [&](std::uint64_t i) { return tasks[i]; }, options);
}

}  // namespace

void add_solve(CLI::App& app) {
    auto* command = app.add_subcommand("solve", "Find out whether a deal or position can be won");
    auto options = std::make_shared<SolveOptions>();
    add_deal_options(*command, options->deal, false);
    command->add_option("--position", options->position,
                        "A position text (docs/position-format.md)");
    command->add_option("--file", options->file,
                        "A file with one deal a line: deal ids, positions, 104-letter decks of "
                        "Klondike; or one FreeCell board as fc-solve reads it. - for standard "
                        "input");
    command->add_option("--range", options->range, "Numbers A..B of a game or mode (K1, FC)");
    add_effort(*command, options->effort);
    command->add_flag("--moves", options->effort.wants_moves, "Print the winning line");
    command->add_flag("--jsonl", options->jsonl, "Print a JSON object a line");
    command->add_flag("--shorten", options->shorten, "Make the line shorter, and print it");
    command->add_flag("--verdicts", options->verdicts,
                      "Say of each legal move whether it still wins");
    command
        ->add_option("--fair", options->fair,
                     "Do not peek: try so many arrangements of the cards not seen yet")
        ->check(CLI::Range(1, 100'000));
    command->add_option("--record", options->record,
                        "A record: where was the game thrown away? - for standard input");
    command->footer("Exit code: 0 won, 1 impossible, 3 unknown (a limit was hit); with several "
                    "deals 0 when all were decided.\nAll cards are known to the solver, except "
                    "with --fair. See docs/solving.md.");
    command->callback([options] { run_solve(*options); });
}

}  // namespace croupier::cli

// Many positions solved on several threads, told in order.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "croupier/solver/solve.h"
#include "croupier/solver/verdict_counts.h"

namespace croupier::cli {

// What is to be solved, and what it is called: a deal, or a position.
struct Task {
    std::string name;
    DealId deal;           // if it has a number
    std::string position;  // else
};

struct Effort {
    std::uint64_t limit_ms = 0;      // of CPU time for each; 0 for none
    std::uint64_t limit_states = 0;  // 0 for none
    std::uint64_t memory = 1024;     // MiB, for all jobs together
    int jobs = 1;
    bool wants_moves = false;

    solver::SearchLimits limits() const;
};
void add_effort(CLI::App& command, Effort& effort);

struct Solved {
    Verdict verdict = Verdict::unknown;
    std::uint64_t states = 0;
    double ms = 0;           // of CPU time
    std::vector<Move> line;  // of a win
    std::string moves;       // the same in notation, if asked for
    std::string position;    // that was solved, if asked for moves
};

// Solves task_at(0), task_at(1), … and hands each to tell, in order and one at a time. Ends early
// when stop() says so: tell then has had all before some task.
void solve_all(std::uint64_t count, const Effort& effort,
               const std::function<Task(std::uint64_t)>& task_at,
               const std::function<void(std::uint64_t, const Task&, const Solved&)>& tell,
               const std::function<bool()>& stop);

// One position, on this thread. False when stop() said so before it ended.
bool solve_one(solver::Solver& solver, const Task& task, const Effort& effort,
               const std::function<bool()>& stop, Solved& solved);

std::string ms_text(double ms);
// {"deal":…,"verdict":…,"states":…,"ms":…}, with "moves" of a win if asked for.
std::string row_of(const Task& task, const Solved& solved, bool with_moves);

}  // namespace croupier::cli

// Many positions solved on several threads, told in order.
#include "croupier/cli/solving.h"

#include <atomic>
#include <ctime>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

#include "croupier/cli/commands.h"
#include "croupier/formats/json.h"

namespace croupier::cli {
namespace {

// CPU time of this thread: other work on the machine does not count.
double thread_ms() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// A solver for each game that a thread has met.
class Solvers {
public:
    solver::Solver& of(std::string_view game) {
        auto& solver = made_[std::string(game)];
        if (!solver) solver = value_or_fail(solver::solver_of(game));
        return *solver;
    }

private:
    std::map<std::string, std::unique_ptr<solver::Solver>> made_;
};

std::string_view game_of(const Task& task) {
    if (task.position.empty()) return task.deal.game;
    return std::string_view(task.position).substr(0, task.position.find_first_of(" |"));
}

// Hands results on in the order of their tasks, whichever thread was first.
class InOrder {
public:
    using Tell = std::function<void(std::uint64_t, const Task&, const Solved&)>;
    explicit InOrder(const Tell& tell) : tell_(tell) {}

    void take(std::uint64_t index, Task task, Solved solved) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(index, std::pair(std::move(task), std::move(solved)));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_;
             first = waiting_.erase(first), ++next_)
            tell_(next_, first->second.first, first->second.second);
    }

private:
    const Tell& tell_;
    std::mutex mutex_;
    std::map<std::uint64_t, std::pair<Task, Solved>> waiting_;
    std::uint64_t next_ = 0;
};

}  // namespace

solver::SearchLimits Effort::limits() const {
    solver::SearchLimits limits;
    if (limit_states > 0) limits.states = limit_states;
    limits.memory = static_cast<std::size_t>(memory) * 1024 * 1024 / static_cast<std::size_t>(jobs);
    return limits;
}

void add_effort(CLI::App& command, Effort& effort) {
    command.add_option("--jobs", effort.jobs, "How many to solve at once")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command.add_option("--limit-ms", effort.limit_ms, "CPU time for each, then it is unknown")
        ->check(CLI::NonNegativeNumber);
    command
        .add_option("--limit-states", effort.limit_states, "States for each, then it is unknown")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--memory", effort.memory, "MiB for all jobs together")
        ->check(CLI::Range(1, 1 << 20))
        ->capture_default_str();
}

bool solve_one(solver::Solver& solver, const Task& task, const Effort& effort,
               const std::function<bool()>& stop, Solved& solved) {
    const double begin = thread_ms();
    const auto error = task.position.empty() ? solver.begin(task.deal, effort.limits())
                                             : solver.begin(task.position, effort.limits());
    if (error) fail(*error, task.position);
    const auto limit = static_cast<double>(effort.limit_ms);
    bool stopped = false;
    answered(solver, [&] {
        stopped = stop();
        return stopped || (effort.limit_ms > 0 && thread_ms() - begin > limit);
    });
    if (stopped) return false;
    solver::Solution found = solver.solution();
    solved = {found.verdict, found.states, thread_ms() - begin, std::move(found.line), "", ""};
    if (!effort.wants_moves) return true;
    solved.position = solver.position();
    solved.moves = solver.text_of(solved.line);
    return true;
}

void solve_all(std::uint64_t count, const Effort& effort,
               const std::function<Task(std::uint64_t)>& task_at,
               const std::function<void(std::uint64_t, const Task&, const Solved&)>& tell,
               const std::function<bool()>& stop) {
    InOrder in_order(tell);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> has_failed = false;
    std::exception_ptr failure;
    const auto ends = [&] { return has_failed || stop(); };
    const auto work = [&] {
        try {
            Solvers solvers;
            for (std::uint64_t index = next++; index < count && !ends(); index = next++) {
                Task task = task_at(index);
                Solved solved;
                if (!solve_one(solvers.of(game_of(task)), task, effort, ends, solved)) return;
                in_order.take(index, std::move(task), std::move(solved));
            }
        } catch (...) {  // the output could not be written: the command ends, not the program
            if (!has_failed.exchange(true)) failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int job = 1; job < effort.jobs; ++job) threads.emplace_back(work);
        work();
    }
    if (failure) std::rethrow_exception(failure);
}

std::string ms_text(double ms) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", ms);
    return text;
}

std::string row_of(const Task& task, const Solved& solved, bool with_moves) {
    // What can stand in a deal id, a position or a move needs no escaping in JSON.
    std::string row = R"({"deal":")" + task.name + R"(","verdict":")" +
                      std::string(solver::name_of(solved.verdict)) + R"(","states":)" +
                      std::to_string(solved.states) + R"(,"ms":)" + ms_text(solved.ms);
    if (with_moves && solved.verdict == Verdict::yes) row += R"(,"moves":")" + solved.moves + '"';
    return row + '}';
}

}  // namespace croupier::cli

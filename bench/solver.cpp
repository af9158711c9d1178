// The solvers beside their peers: bench_solver PART, where PART is one of those in main.
//
// Where nothing else is said a time is CPU time of the whole process, with dealing, searching and
// replaying the line by the rule book; that of a peer is CPU time of its process. Both are taken in
// one run. The time of one deal (median, p95, max) is by the clock on the wall, which no deal can
// beat: to ask for CPU time takes a microsecond, a tenth of what an easy deal does.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/peer.h"
#include "bench/progress.h"
#include "bench/search_alone.h"
#include "croupier/engine/all_games.h"
#include "croupier/engine/table.h"
#include "croupier/solver/interval.h"
#include "croupier/solver/solve.h"

namespace {

using namespace croupier;
using Clock = std::chrono::steady_clock;

struct Sum {
    std::uint64_t won = 0, impossible = 0, unknown = 0, states = 0;
    double seconds = 0;
    std::vector<double> ms;
    std::uint64_t all() const { return won + impossible + unknown; }
};

// Solves deals one after the other; `look` sees each solution.
template <class Look>
Sum solve_deals(const std::string& prefix, const std::vector<std::uint64_t>& numbers,
                double limit_ms, std::size_t memory, Look&& look) {
    const std::size_t plus = std::min(prefix.find('+'), prefix.size());  // CL+hidden=first3
    const DealId first = *deal_id_from(prefix.substr(0, plus) + "-1" + prefix.substr(plus));
    const auto solver = std::move(*solver::solver_of(first.game));
    solver::SearchLimits limits;
    limits.memory = memory;
    Sum sum;
    bench::Progress progress(prefix + ", deals", numbers.size());
    const double begin = own_seconds();
    auto before = Clock::now();
    const auto ms_since = [&](Clock::time_point now) {
        return std::chrono::duration<double, std::milli>(now - before).count();
    };
    for (std::uint64_t number : numbers) {
        DealId deal = first;
        deal.number = number;
        solver->begin(deal, limits);
        // A slice takes about a millisecond: only long searches ask for the time.
        solver::answered(*solver, [&] { return ms_since(Clock::now()) > limit_ms; });
        const solver::Solution& solution = solver->solution();
        const auto now = Clock::now();
        sum.ms.push_back(ms_since(now));
        before = now;
        sum.states += solution.states;
        ++(solution.verdict == Verdict::yes  ? sum.won
           : solution.verdict == Verdict::no ? sum.impossible
                                             : sum.unknown);
        look(number, solution);
        progress.tell(sum.all(), now);
    }
    sum.seconds = own_seconds() - begin;
    return sum;
}

std::vector<std::uint64_t> range(std::uint64_t first, std::uint64_t last) {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t number = first; number <= last; ++number) numbers.push_back(number);
    return numbers;
}

unsigned long long wide(std::uint64_t number) { return number; }

void print(const std::string& title, Sum& sum) {
    std::ranges::sort(sum.ms);
    const auto at = [&](double share) {
        return sum.ms[static_cast<std::size_t>(share * static_cast<double>(sum.ms.size() - 1))];
    };
    const auto count = static_cast<double>(sum.all());
    const solver::Interval low = solver::wilson(sum.won, sum.all(), solver::sure_99);
    const solver::Interval high = solver::wilson(sum.won + sum.unknown, sum.all(), solver::sure_99);
    std::printf(
        "%-22s %7llu deals  decided %.2f %%  won %llu  impossible %llu  unknown %llu\n"
        "%-22s mean %.4f ms  median %.4f  p95 %.3f  max %.1f  %.0f states a deal\n"
        "%-22s winnable %.3f to %.3f %%, 99 %% interval %.3f to %.3f %%\n",
        title.c_str(), wide(sum.all()), 100 * static_cast<double>(sum.won + sum.impossible) / count,
        wide(sum.won), wide(sum.impossible), wide(sum.unknown), "", sum.seconds * 1e3 / count,
        at(0.5), at(0.95), at(1), static_cast<double>(sum.states) / count, "",
        100 * static_cast<double>(sum.won) / count,
        100 * static_cast<double>(sum.won + sum.unknown) / count, 100 * low.low, 100 * high.high);
    std::fflush(stdout);
}

constexpr std::size_t GiB = std::size_t{1} << 30;
constexpr double ten_seconds = 10'000;

void deals(const std::string& prefix, std::uint64_t first, std::uint64_t last) {
    Sum sum = solve_deals(prefix, range(first, last), ten_seconds, 4 * GiB,
                          [](std::uint64_t, const solver::Solution&) {});
    print(prefix + "-" + std::to_string(first) + ".." + std::to_string(last), sum);
}

double middle_of(double a, double b, double c) {
    return std::max(std::min(a, b), std::min(std::max(a, b), c));
}

// The whole range three times, of each deal the middle time: neighbours of this machine, who come
// and go, are not what is measured.
void deals_thrice(const std::string& prefix, std::uint64_t first, std::uint64_t last) {
    const auto solved = [&] {
        return solve_deals(prefix, range(first, last), ten_seconds, 4 * GiB,
                           [](std::uint64_t, const solver::Solution&) {});
    };
    Sum sum = solved();
    const Sum second = solved(), third = solved();
    sum.seconds = middle_of(sum.seconds, second.seconds, third.seconds);
    for (std::size_t i = 0; i < sum.ms.size(); ++i)
        sum.ms[i] = middle_of(sum.ms[i], second.ms[i], third.ms[i]);
    print(prefix + "-" + std::to_string(first) + ".." + std::to_string(last), sum);
}

// F1 and F2: one setting, one run.
void freecell() {
    std::uint64_t played = 0, counted = 0;
    Sum sum = solve_deals("FC", range(1, 32000), ten_seconds, 4 * GiB,
                          [&](std::uint64_t number, const solver::Solution& solution) {
                              if (number > 200) return;
                              ++counted;
                              for (Move move : solution.line)
                                  played += role_of<Freecell>(move.to) != Role::foundation;
                          });
    print("F1 FC-1..32000", sum);
    const double peer =
        seconds_of("freecell-solver-range-parallel-solve 1 32000 4000 -l lg > /dev/null");
    std::printf("F1 ours %.2f s, fc-solve -l lg %.2f s: ratio %.3f (aim 0.40, stretch 0.20)\n",
                sum.seconds, peer, sum.seconds / peer);
    const double ours = static_cast<double>(played) / static_cast<double>(counted);
    const double theirs = peer_moves(200);
    std::printf("F2 moves not home, FC-1..200: ours %.1f, fc-solve -l lg %.1f: ratio %.3f (aim "
                "0.75, stretch 0.68)\n",
                ours, theirs, ours / theirs);
    deals("FC", 1'000'001, 1'032'000);
}

void proofs() {
    const std::vector<std::uint64_t> impossible{11982,  146692, 186216, 455889,
                                                495505, 512118, 517776, 781948};
    std::array<double, 7> ours{}, peer{};
    bench::Progress progress("F3, turns", 7);
    for (std::size_t turn = 0; turn < 7; ++turn) {  // the machine is not always as quick
        progress.tell(turn);
        Sum sum = solve_deals("FC", impossible, ten_seconds, 4 * GiB,
                              [](std::uint64_t, const solver::Solution&) {});
        if (turn == 0) print("F3 the eight", sum);
        ours[turn] = sum.seconds;
        for (std::uint64_t number : impossible) peer[turn] += peer_proof_seconds(number);
    }
    std::ranges::sort(ours);
    std::ranges::sort(peer);
    const double mine = ours[3], theirs = peer[3];
    std::printf("F3 in turns, the middle of seven: ours %.3f s, fc-solve --method soft-dfs -to "
                "01ABCDE %.3f s: "
                "ratio %.3f (aim 0.25, stretch 0.06)\n",
                mine, theirs, mine / theirs);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string part = argc > 1 ? argv[1] : "";
    if (part == "freecell") {
        freecell();
    } else if (part == "proofs") {
        proofs();
    } else if (part == "klondike") {
        deals_thrice("K3", 1, 1000);
        search_alone("K3-1..1000", Klondike::Draw::three, 1000);
        deals_thrice("K1", 1, 1000);
        search_alone("K1-1..1000", Klondike::Draw::one, 1000);
    } else if (part == "deals" && argc == 5) {
        deals(argv[2], std::strtoull(argv[3], nullptr, 10), std::strtoull(argv[4], nullptr, 10));
    } else {
        std::fprintf(stderr,
                     "usage: bench_solver freecell | proofs | klondike | deals MODE FIRST LAST\n");
        return 2;
    }
    return 0;
}

// Other solvers, run as processes and measured.
#pragma once

#include <sys/resource.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

namespace croupier {

inline double seconds_of(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}
inline double cpu_seconds(int who) {
    rusage usage{};
    ::getrusage(who, &usage);
    return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}
inline double own_seconds() { return cpu_seconds(RUSAGE_SELF); }

// A figure beside a peer that did not run would be worse than none.
inline void must_run(const std::string& command) {
    if (std::system(command.c_str()) == 0) return;
    std::fprintf(stderr, "error: this has failed: %s\n", command.c_str());
    std::exit(1);
}

// CPU time of a command of the shell.
inline double seconds_of(const std::string& command) {
    const double before = cpu_seconds(RUSAGE_CHILDREN);
    must_run(command);
    return cpu_seconds(RUSAGE_CHILDREN) - before;
}

inline std::string board_command(std::uint64_t deal) {
    return "make-microsoft-freecell-board -t " + std::to_string(deal);
}

// How many moves of fc-solve's lines do not go home, in the mean of deals 1 to `last`; a move of
// several cards counts one.
inline double peer_moves(std::uint64_t last) {
    std::uint64_t moves = 0;
    for (std::uint64_t deal = 1; deal <= last; ++deal) {
        const std::string command =
            board_command(deal) + " | FREECELL_SOLVER_QUIET=1 fc-solve -l lg -m -snx";
        const std::unique_ptr<FILE, int (*)(FILE*)> lines(::popen(command.c_str(), "r"), ::pclose);
        std::array<char, 64> word{};
        // A move is two letters, of cells, columns or home, and may name a number of cards.
        while (std::fscanf(lines.get(), "%63s", word.data()) == 1)
            if (std::string("abcd12345678").find(word[0]) != std::string::npos &&
                std::string("abcd12345678").find(word[1]) != std::string::npos &&
                (word[2] == 0 || word[2] == 'v'))
                ++moves;
    }
    return static_cast<double>(moves) / static_cast<double>(last);
}

// The time in which fc-solve's search over single cards exhausts a deal.
inline double peer_proof_seconds(std::uint64_t deal) {
    must_run(board_command(deal) + " > build/board.txt");
    return seconds_of("FREECELL_SOLVER_QUIET=1 fc-solve --method soft-dfs -to 01ABCDE "
                      "build/board.txt > /dev/null");
}

}  // namespace croupier

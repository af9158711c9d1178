// Klondike's search alone: from a position to a verdict, without dealing, writing the line and
// replaying it.
#pragma once

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <vector>

#include "bench/progress.h"
#include "croupier/engine/games/klondike/game.h"
#include "croupier/solver/searches.h"

namespace croupier {

// CPU time of the process: finer than getrusage, which counts whole microseconds.
inline double fine_seconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

inline void search_alone(const char* title, Klondike::Draw draw, std::uint64_t deals) {
    const auto search = solver::klondike_search();
    std::vector<double> ms;
    double all = 0;
    bench::Progress progress(title, deals);
    for (std::uint64_t number = 1; number <= deals; ++number) {
        const Klondike start = Klondike::deal({draw, Klondike::Passes::unlimited},
                                              KlondikeGame::numbered_deck(number));
        const double begin = fine_seconds();
        search->begin(start, {});
        while (!search->step(1000)) {
        }
        ms.push_back((fine_seconds() - begin) * 1e3);
        all += ms.back();
        progress.tell(number);
    }
    std::ranges::sort(ms);
    std::printf("%-22s the search alone: mean %.4f ms  median %.4f\n", title,
                all / static_cast<double>(deals), ms[ms.size() / 2]);
}

}  // namespace croupier

// Compares the verdicts of the solver on full deals with those of a search that knows nothing but
// the rules: plain_deals MODE WANTED STATES. It takes one deal of the mode after the other until so
// many were decided within so many states.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "bench/progress.h"
#include "croupier/engine/all_games.h"
#include "croupier/solver/solvable.h"
#include "tests/solver/plain_search.h"

namespace {

using namespace croupier;

template <Game G>
int compare(DealId deal, int wanted, std::size_t states) {
    const auto settings = read_settings<G>(deal.settings);
    const auto search = solver::search_for(std::type_identity<typename G::State>{});
    int won = 0, lost = 0, differ = 0;
    const std::string mode(mode_of<G>(settings->first).prefix);
    bench::Progress progress(mode + " deals decided without reductions",
                             static_cast<std::uint64_t>(wanted));
    for (deal.number = 1; won + lost < wanted; ++deal.number) {
        progress.tell(static_cast<std::uint64_t>(won + lost));
        const auto options = G::numbered_options(settings->first, deal.number);
        const auto start = G::State::deal(options, G::numbered_deck(deal.number));
        const Verdict plain = test::plain_verdict(start, states);
        if (plain == Verdict::unknown) continue;
        ++(plain == Verdict::yes ? won : lost);
        search->begin(start, {});
        while (!search->step(solver::states_per_slice)) {
        }
        const bool proved =
            search->verdict() != Verdict::yes || solver::wins(start, search->line());
        if (search->verdict() == plain && proved) continue;
        ++differ;
        std::printf("%s differs\n", to_text(deal).c_str());
    }
    std::printf("%-4s a search without reductions, %zu states each, decides %d of %llu deals: %d "
                "won, %d impossible, %d differ\n",
                mode.c_str(), states, won + lost, static_cast<unsigned long long>(deal.number - 1),
                won, lost, differ);
    return differ == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const auto deal = deal_id_from(argc == 4 ? std::string(argv[1]) + "-1" : "");
    if (!deal) {
        std::fprintf(stderr, "usage: plain_deals MODE WANTED STATES\n");
        return 2;
    }
    const int wanted = std::atoi(argv[2]);
    const auto states = static_cast<std::size_t>(std::strtoull(argv[3], nullptr, 10));
    const auto code =
        solver::with_solvable<int>(deal->game, [&]<class G>(std::type_identity<G>) -> Result<int> {
            return compare<G>(*deal, wanted, states);
        });
    return code ? *code : 2;
}

// croupier bench: how fast the rule book is on this machine.
#include <chrono>
#include <cstdio>
#include <string>

#include "croupier/cli/commands.h"
#include "croupier/engine/all_games.h"
#include "croupier/engine/playout.h"

namespace croupier::cli {
namespace {

void run_bench(std::uint64_t deals) {
    std::printf("%-10s %12s %10s %8s %8s  %s\n", "native", "moves", "M moves/s", "draws", "won",
                "fingerprint");
    each_game([&]<class G>(std::type_identity<G>) {
        random_playouts<G>(1, deals / 20);  // warm up
        const auto begin = std::chrono::steady_clock::now();
        const Playouts sum = random_playouts<G>(1, deals);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        const auto moves = static_cast<double>(sum.moves);
        std::printf("%-10s %12llu %10.2f %7.1f%% %8llu  %016llx\n",
                    std::string(G::State::id).c_str(), static_cast<unsigned long long>(sum.moves),
                    moves / took.count() / 1e6, 100 * static_cast<double>(sum.draws) / moves,
                    static_cast<unsigned long long>(sum.won),
                    static_cast<unsigned long long>(sum.fingerprint));
        std::fflush(stdout);
    });
}

}  // namespace

void add_bench(CLI::App& app) {
    auto* command =
        app.add_subcommand("bench", "Play random games and print moves a second for each game");
    auto deals = std::make_shared<std::uint64_t>(40'000);
    command->add_option("--deals", *deals, "How many deals of each game")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->callback([deals] { run_bench(*deals); });
}

}  // namespace croupier::cli

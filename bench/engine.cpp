// Moves a second in random playouts, for each game, with the fingerprint of all that was played.
#include <chrono>
#include <cstdio>

#include "engine/all_games.h"
#include "engine/playout.h"

int main() {
    using namespace croupier;
    std::printf("%-10s %12s %10s %8s %8s  %s\n", "native", "moves", "M moves/s", "draws", "won",
                "fingerprint");
    each_game([]<class G>(std::type_identity<G>) {
        constexpr std::uint64_t deals = 40'000;
        random_playouts<G>(1, deals / 20);  // warm up
        const auto begin = std::chrono::steady_clock::now();
        const Playouts sum = random_playouts<G>(1, deals);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        const auto moves = static_cast<double>(sum.moves);
        std::printf("%-10s %12llu %10.2f %7.1f%% %8llu  %016llx\n", G::State::id.data(),
                    static_cast<unsigned long long>(sum.moves), moves / took.count() / 1e6,
                    100 * static_cast<double>(sum.draws) / moves,
                    static_cast<unsigned long long>(sum.won),
                    static_cast<unsigned long long>(sum.fingerprint));
    });
}

// The engine for JavaScript: the engine protocol through exported functions (docs/wasm.md).
//
// A text goes in through croupier_input, which gives the place to write it; a text comes out
// through croupier_output and croupier_output_size and stays until the next call. Each worker has
// an instance of its own.
#include <algorithm>
#include <array>
#include <string>

#include "croupier/engine/all_games.h"
#include "croupier/engine/playout.h"
#include "croupier/protocol/session.h"
#include "croupier/solver/solve.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace croupier;

std::string input, output;

protocol::Session& session() {
    static protocol::Session only;
    return only;
}

std::string_view given(int size) {
    return std::string_view(input).substr(0, static_cast<std::size_t>(std::max(size, 0)));
}

}  // namespace

EXPORT(croupier_input) char* croupier_input(int size) {
    input.resize(static_cast<std::size_t>(std::max(size, 0)));
    return input.data();
}
EXPORT(croupier_output) const char* croupier_output() { return output.data(); }
EXPORT(croupier_output_size) int croupier_output_size() { return static_cast<int>(output.size()); }

EXPORT(croupier_version) void croupier_version() { output = CROUPIER_VERSION; }

// A request, one line without its newline → the lines that answer it.
EXPORT(croupier_say) void croupier_say(int size) {
    output.clear();
    const std::string_view line = given(size);
    if (line.size() > protocol::longest_line) {
        session().refuse_long_line(output);
    } else {
        session().answer(line, output);
    }
}

// A slice of the long work, with the lines that it has to tell → 1 while there is more to do.
EXPORT(croupier_step) int croupier_step() {
    output.clear();
    session().step(output);
    return session().busy() ? 1 : 0;
}

// "moves draws won fingerprint" of random playouts of a game, by its name.
EXPORT(croupier_playouts) int croupier_playouts(int size, int first_deal, int deals) {
    const std::string game(given(size));
    output = unknown_game(game).sentence;
    int found = 0;
    each_game([&]<class G>(std::type_identity<G>) {
        if (game != G::State::id) return;
        const Playouts sum = random_playouts<G>(static_cast<std::uint64_t>(first_deal),
                                                static_cast<std::uint64_t>(deals));
        output = to_text(sum);
        found = 1;
    });
    return found;
}

// "won impossible unknown states" of the solver alone, on deals of a mode, so many states each.
EXPORT(croupier_solutions)
int croupier_solutions(int size, int first_deal, int deals, int states) {
    static const solver::Searches searches;  // their memory serves the next call
    Result<DealId> deal = deal_id_from(std::string(given(size)) + "-1");
    if (!deal) {
        output = deal.error().sentence;
        return 0;
    }
    const auto solver = solver::solver_of(deal->game, searches);
    if (!solver) {
        output = solver.error().sentence;
        return 0;
    }
    solver::SearchLimits limits;
    limits.states = static_cast<std::uint64_t>(states);
    std::array<std::uint64_t, 4> sums{};
    deal->number = static_cast<std::uint64_t>(first_deal);
    for (int left = deals; left > 0; --left, ++deal->number) {
        (*solver)->begin(*deal, limits);
        solver::answered(**solver, [] { return false; });
        const solver::Solution& solution = (*solver)->solution();
        ++sums[static_cast<std::size_t>(solution.verdict)];
        sums.back() += solution.states;
    }
    output.clear();
    for (std::uint64_t sum : sums) output += (output.empty() ? "" : " ") + std::to_string(sum);
    return 1;
}

// croupier perft: count sequences of legal moves.
#include <unistd.h>

#include <iostream>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/commands.h"

namespace croupier::cli {
namespace {

struct PerftOptions {
    DealOptions deal;
    std::string position;
    int depth = 4;
};

// On a terminal, long counts show how far they have come.
std::uint64_t counted(const Match& match, int depth) {
    constexpr int slice = 2'000'000;
    const auto count = match.count_moves(depth);
    const bool watched = ::isatty(STDERR_FILENO) != 0;
    while (!count->step(slice))
        if (watched) std::cerr << depth << ' ' << count->sequences() << " …\r" << std::flush;
    return count->sequences();
}

void run_perft(const PerftOptions& options) {
    if (options.deal.what.empty() == options.position.empty())
        fail("name a deal or give --position, one of the two");
    std::string position = options.position;
    if (position.empty())
        position = value_or_fail(deal_match(chosen_deal(options.deal)))->position();
    const auto match = value_or_fail(match_from_position(position), position);
    for (int depth = 1; depth <= options.depth; ++depth)
        std::cout << depth << ' ' << counted(*match, depth) << '\n' << std::flush;
}

}  // namespace

void add_perft(CLI::App& app) {
    auto* command =
        app.add_subcommand("perft", "Count the sequences of legal moves from a deal or position");
    auto options = std::make_shared<PerftOptions>();
    add_deal_options(*command, options->deal, false);
    command->add_option("--position", options->position,
                        "A position text (docs/position-format.md)");
    command->add_option("--depth", options->depth, "Length of the longest sequences")
        ->check(CLI::Range(1, 30))
        ->capture_default_str();
    command->callback([options] { run_perft(*options); });
}

}  // namespace croupier::cli

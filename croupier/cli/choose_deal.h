// Which deal a command is about: a deal id, or a game with --seed, --level and --option.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "croupier/engine/all_games.h"

namespace croupier::cli {

struct DealOptions {
    std::string what;  // a game or a deal id
    std::string seed;
    std::string level;
    int grade = 0;                      // of a certified deal, 0 for any deal
    std::vector<std::string> settings;  // "key=value" each
};

void add_deal_options(CLI::App& command, DealOptions& options, bool required = true);
std::uint64_t random_number(const GameInfo& game);
// Ends the command with a sentence when the options do not fit together.
DealId chosen_deal(const DealOptions& options);

}  // namespace croupier::cli

// Which deal a command is about: a deal id, or a game with --seed, --level and --option.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "croupier/engine/all_games.h"

namespace croupier::cli {

struct DealWords {
    std::string what;  // a game or a deal id
    std::string seed;
    std::string level;
    int grade = 0;  // of a certified deal, 0 for any deal
    std::vector<std::string> options;
};

void add_deal_words(CLI::App& command, DealWords& words, bool required = true);
std::uint64_t random_number(const GameInfo& game);
// Ends the command with a sentence when the words do not fit together.
DealId chosen_deal(const DealWords& words);

}  // namespace croupier::cli

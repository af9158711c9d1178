// What a command is to solve: a deal, a position, a file of them, or a range of numbers.
#pragma once

#include <string>
#include <vector>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/solving.h"

namespace croupier::cli {

struct Numbers {
    std::uint64_t first = 1, last = 0;
    std::uint64_t count() const { return last + 1 - first; }
};
// "A..B", or one number.
Numbers numbers_from(const std::string& text, const GameInfo& game);

// The deals of a range: a game or a mode (K1) with options.
struct DealRange {
    DealId deal;  // its number is the first
    Numbers numbers;
    Task task_at(std::uint64_t index) const;
};
DealRange range_of(const DealOptions& options, const std::string& range);

// A deal id, a position text, or the 104 letters of a deck of Klondike; a board of FreeCell may
// take several lines. Options are for the decks.
std::vector<Task> tasks_in(const std::string& text, const DealOptions& options);
Task task_of_position(std::string name, std::string position);

}  // namespace croupier::cli

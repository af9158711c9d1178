// What a command is to solve.
#include "croupier/cli/solve_tasks.h"

#include <sstream>

#include "croupier/cli/commands.h"
#include "croupier/engine/all_games.h"
#include "croupier/formats/boards.h"
#include "croupier/solver/solve.h"

namespace croupier::cli {
namespace {

// Deals of a deck written out are Klondike's: nobody else writes them so.
Task task_of_deck(const std::string& line, const DealOptions& options) {
    const Deck deck = value_or_fail(deck_from(line), line);
    Settings settings;
    for (const std::string& option : options.settings)
        for (Setting& setting : value_or_fail(settings_from(option)))
            settings.push_back(std::move(setting));
    const auto match = value_or_fail(deal_match("klondike", settings, deck));
    return task_of_position(line, match->position());
}

Task task_of_line(const std::string& line, const DealOptions& options) {
    if (line.find('|') != std::string::npos) return task_of_position(line, line);
    if (line.size() > 100) return task_of_deck(line, options);
    const DealId deal = value_or_fail(deal_id_from(line), line);
    value_or_fail(solver::solver_of(deal.game));
    value_or_fail(deal_match(deal));  // are its options those of the game?
    return {line, deal, ""};
}

}  // namespace

Task task_of_position(std::string name, std::string position) {
    value_or_fail(solver::solver_for(position, {}), position);  // is there something to solve?
    return {std::move(name), {}, std::move(position)};
}

std::vector<Task> tasks_in(const std::string& text, const DealOptions& options) {
    if (formats::is_freecell_board(text)) {
        std::string position = value_or_fail(formats::position_of_board(text), text);
        return {task_of_position(position, position)};
    }
    std::vector<Task> tasks;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        if (!line.empty() && !line.starts_with('#')) tasks.push_back(task_of_line(line, options));
    }
    if (tasks.empty()) fail("there is no deal in this file: write one a line, such as K3-17");
    return tasks;
}

Numbers numbers_from(const std::string& text, const GameInfo& game) {
    const std::size_t dots = text.find("..");
    Numbers numbers;
    numbers.first = value_or_fail(number_from(text.substr(0, dots), game.last_number));
    numbers.last = dots == std::string::npos
                       ? numbers.first
                       : value_or_fail(number_from(text.substr(dots + 2), game.last_number));
    if (numbers.last < numbers.first)
        fail("the range " + text + " is empty: write the smaller number first, as in 1..1000");
    return numbers;
}

DealRange range_of(const DealOptions& options, const std::string& range) {
    if (!options.seed.empty()) fail("--range names the numbers: leave --seed out");
    if (options.what.find('-') != std::string::npos)
        fail("'" + options.what + "' is one deal: with --range name a game or a mode, such as FC");
    if (options.grade > 0) fail("--range names the deals: leave --grade out");
    DealOptions first = options;
    first.seed = "1";
    const DealId id = chosen_deal(first);
    value_or_fail(solver::solver_of(id.game));
    DealRange deals{id, numbers_from(range, *find_game(id.game))};
    deals.deal.number = deals.numbers.first;
    return deals;
}

Task DealRange::task_at(std::uint64_t index) const {
    DealId id = deal;
    id.number += index;
    return {to_text(id), std::move(id), ""};
}

}  // namespace croupier::cli

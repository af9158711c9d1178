// Choosing a deal from the options of the command line.
#include "croupier/cli/choose_deal.h"

#include <algorithm>
#include <random>

#include "croupier/cli/commands.h"
#include "croupier/deals/catalogue.h"
#include "croupier/engine/suggest.h"

namespace croupier::cli {
namespace {

void add_level(DealId& id, const GameInfo& game, const std::string& name) {
    if (name.empty()) return;
    const auto level = std::ranges::find(game.levels, name, &Level::name);
    if (level == game.levels.end()) {
        std::vector<std::string_view> names;
        for (const Level& known : game.levels) names.push_back(known.name);
        fail(std::string(game.id) + " has no level '" + name + "'" +
             (names.empty() ? "" : "; the levels are " + listed(names)) +
             did_you_mean(name, names));
    }
    for (Setting& setting : value_or_fail(settings_from(level->settings)))
        id.settings.push_back(std::move(setting));
}

// A certified deal of the mode, at random. The lists hold for the plain rules of a mode.
std::uint64_t graded_number(const DealId& id, int grade) {
    const std::string name = to_text(id);
    const std::string mode = name.substr(0, name.find('-'));
    const std::vector<std::uint64_t> numbers = deals::certified_numbers(mode, grade);
    if (numbers.empty()) fail("there are no graded deals of " + mode);
    const std::string position = value_or_fail(deal_match(id))->position();
    const std::string plain =
        value_or_fail(deal_match(value_or_fail(deal_id_from(mode + "-1"))))->position();
    if (position.substr(0, position.find('|')) != plain.substr(0, plain.find('|')))
        fail("deals are graded for the plain rules of " + mode + ": leave the other options out");
    std::random_device device;
    return numbers[std::uniform_int_distribution<std::size_t>(0, numbers.size() - 1)(device)];
}

// A later setting of a key replaces an earlier one; what is the default anyway is left out.
Settings tidied(const DealId& id) {
    const auto match = value_or_fail(deal_match(id));
    return match->settings();
}

}  // namespace

void add_deal_options(CLI::App& command, DealOptions& options, bool required) {
    command
        .add_option("DEAL", options.what, "A game as croupier games lists it, or a deal id (K3-17)")
        ->required(required);
    command.add_option("--seed", options.seed, "Number of the deal; a random one when left out");
    command
        .add_option("--grade", options.grade,
                    "A random deal that is known to be winnable, from 1 (easy) to 5 (hard)")
        ->check(CLI::Range(deals::easiest_grade, deals::hardest_grade));
    command.add_option("--level", options.level,
                       "A named set of options, as listed by 'croupier games'");
    command.add_option("--option", options.settings, "An option as key=value; may be repeated")
        ->allow_extra_args(false);
}

std::uint64_t random_number(const GameInfo& game) {
    std::random_device device;
    return std::uniform_int_distribution<std::uint64_t>(1, game.last_number)(device);
}

DealId chosen_deal(const DealOptions& options) {
    DealId id;
    const bool is_id = options.what.find('-') != std::string::npos;
    const GameInfo* game = find_game(options.what);
    if (game == nullptr && !is_id) {
        // A mode by its prefix: K1 is Klondike with draw=1. Anything else is a misspelt game.
        const Result<DealId> mode = deal_id_from(options.what + "-1");
        if (!mode) fail(unknown_game(options.what), "");
        DealOptions rest = options;
        rest.what = mode->game;
        for (const auto& [key, word] : mode->settings)
            rest.settings.insert(rest.settings.begin(), key + "=" + word);
        return chosen_deal(rest);
    }
    if (game == nullptr) {
        if (!options.seed.empty())
            fail("a deal id names its number: leave --seed out, or name the game alone");
        id = value_or_fail(deal_id_from(options.what));
        game = find_game(id.game);
    } else {
        id.game = game->id;
        id.number = options.seed.empty()
                        ? random_number(*game)
                        : value_or_fail(number_from(options.seed, game->last_number));
    }
    add_level(id, *game, options.level);
    for (const std::string& option : options.settings)
        for (Setting& setting : value_or_fail(settings_from(option)))
            id.settings.push_back(std::move(setting));
    id.settings = tidied(id);
    if (options.grade > 0) {
        if (is_id || !options.seed.empty()) fail("--grade chooses the deal: name the game alone");
        id.number = graded_number(id, options.grade);
    }
    return id;
}

}  // namespace croupier::cli

// croupier deal: show the table of a deal.
#include <iostream>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/commands.h"
#include "croupier/formats/settings.h"
#include "croupier/terminal/plain_table.h"

namespace croupier::cli {
namespace {

struct DealCommandOptions {
    DealOptions deal;
    bool json = false;
    bool open = false;
};

formats::Json as_json(const DealId& id, const Match& match) {
    return {{"deal", to_text(id)},
            {"game", id.game},
            {"number", id.number},
            {"options", formats::to_json(id.settings)},
            {"deck", to_text(*numbered_deck(id.game, id.number))},
            {"position", match.position()}};
}

void run_deal(const DealCommandOptions& options) {
    const DealId id = chosen_deal(options.deal);
    const auto match = value_or_fail(deal_match(id));
    if (options.json) {
        std::cout << as_json(id, *match).dump(2) << '\n';
        return;
    }
    std::cout << find_game(id.game)->title << "  " << to_text(id) << "\n\n";
    terminal::show_table(std::cout, *match, options.open);
}

}  // namespace

void add_deal(CLI::App& app) {
    auto* command = app.add_subcommand("deal", "Deal a game and show the table");
    auto options = std::make_shared<DealCommandOptions>();
    add_deal_options(*command, options->deal);
    command->add_flag("--json", options->json, "Print deal, deck and position as JSON (all cards)");
    command->add_flag("--open", options->open, "Show face-down cards too");
    command->callback([options] { run_deal(*options); });
}

}  // namespace croupier::cli

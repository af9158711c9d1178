// croupier deal: show the table of a deal.
#include <iostream>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/commands.h"
#include "croupier/formats/settings.h"
#include "croupier/terminal/plain_table.h"

namespace croupier::cli {
namespace {

struct DealCommand {
    DealWords words;
    bool json = false;
    bool open = false;
};

Json as_json(const DealId& id, const Match& match) {
    return {{"deal", to_text(id)},
            {"game", id.game},
            {"number", id.number},
            {"options", to_json(id.settings)},
            {"deck", to_text(*numbered_deck(id.game, id.number))},
            {"position", match.position()}};
}

void run_deal(const DealCommand& asked) {
    const DealId id = chosen_deal(asked.words);
    const auto match = value_or_fail(deal_match(id));
    if (asked.json) {
        std::cout << as_json(id, *match).dump(2) << '\n';
        return;
    }
    std::cout << find_game(id.game)->title << "  " << to_text(id) << "\n\n";
    show_table(std::cout, *match, asked.open);
}

}  // namespace

void add_deal(CLI::App& app) {
    auto* command = app.add_subcommand("deal", "Deal a game and show the table");
    auto asked = std::make_shared<DealCommand>();
    add_deal_words(*command, asked->words);
    command->add_flag("--json", asked->json, "Print deal, deck and position as JSON (all cards)");
    command->add_flag("--open", asked->open, "Show face-down cards too");
    command->callback([asked] { run_deal(*asked); });
}

}  // namespace croupier::cli

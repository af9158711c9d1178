// croupier hint: the next move for a saved game, a deal or a position.
#include <iostream>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/commands.h"
#include "croupier/cli/data_dir.h"
#include "croupier/formats/json.h"

namespace croupier::cli {
namespace {

struct HintOptions {
    DealOptions deal;
    std::string position;
    std::string folder;
    bool json = false;
};

// A game alone means the one that is being played.
std::unique_ptr<Match> match_meant(const HintOptions& options) {
    if (options.deal.what.empty() == options.position.empty())
        fail("name a game, a deal id or a --position, one of them");
    if (!options.position.empty())
        return value_or_fail(match_from_position(options.position), options.position);
    const GameInfo* game = find_game(options.deal.what);
    if (game != nullptr && options.deal.seed.empty() &&
        !(options.deal.level.empty() && options.deal.settings.empty()))
        fail("options belong to a deal: name one with --seed, or the game alone");
    if (game == nullptr || !options.deal.seed.empty())
        return value_or_fail(deal_match(chosen_deal(options.deal)));
    auto save = value_or_nothing(open_save_folder(options.folder).save_of(game->id));
    if (!save)
        fail("no game of " + std::string(game->id) + " is under way: name a deal, such as " +
             std::string(game->modes[0].prefix) + "-17");
    return std::move(save->match);
}

void run_hint(const HintOptions& options) {
    const auto match = match_meant(options);
    const std::optional<Move> move = match->hint();
    if (options.json) {
        formats::Json json{{"move", nullptr}, {"description", nullptr}};
        if (move)
            json = {{"move", match->notation(*move)}, {"description", match->describe(*move)}};
        std::cout << formats::to_line(json) << '\n';
    } else if (move) {
        std::cout << match->notation(*move) << "  " << match->describe(*move) << '\n';
    } else {
        std::cout << "no move is known that brings a card home or turns one up\n";
    }
}

}  // namespace

void add_hint(CLI::App& app) {
    auto* command = app.add_subcommand("hint", "Name a good next move");
    auto options = std::make_shared<HintOptions>();
    add_deal_options(*command, options->deal, false);
    command->add_option("--position", options->position,
                        "A position text (docs/position-format.md)");
    command->add_flag("--json", options->json, "Print JSON");
    add_data_dir(*command, options->folder);
    command->footer("A game alone means the saved game of it that is under way.");
    command->callback([options] { run_hint(*options); });
}

}  // namespace croupier::cli

// croupier hint: the next move for a saved game, a deal or a position.
#include <iostream>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/commands.h"
#include "croupier/cli/keeping.h"
#include "croupier/formats/json.h"

namespace croupier::cli {
namespace {

struct HintWords {
    DealWords words;
    std::string position;
    std::string folder;
    bool json = false;
};

// A game alone means the one that is being played.
std::unique_ptr<Match> match_meant(const HintWords& asked) {
    if (asked.words.what.empty() == asked.position.empty())
        fail("name a game, a deal id or a --position, one of them");
    if (!asked.position.empty())
        return value_or_fail(match_from_position(asked.position), asked.position);
    const GameInfo* game = find_game(asked.words.what);
    if (game != nullptr && asked.words.seed.empty() &&
        !(asked.words.level.empty() && asked.words.options.empty()))
        fail("options belong to a deal: name one with --seed, or the game alone");
    if (game == nullptr || !asked.words.seed.empty())
        return value_or_fail(deal_match(chosen_deal(asked.words)));
    auto save = told_and_taken(open_save_folder(asked.folder).save_of(game->id));
    if (!save)
        fail("no game of " + std::string(game->id) + " is under way: name a deal, such as " +
             std::string(game->modes[0].prefix) + "-17");
    return std::move(save->match);
}

void run_hint(const HintWords& asked) {
    const auto match = match_meant(asked);
    const std::optional<Move> move = match->hint();
    if (asked.json) {
        Json json{{"move", nullptr}, {"description", nullptr}};
        if (move)
            json = {{"move", match->notation(*move)}, {"description", match->describe(*move)}};
        std::cout << to_line(json) << '\n';
    } else if (move) {
        std::cout << match->notation(*move) << "  " << match->describe(*move) << '\n';
    } else {
        std::cout << "no move is known that brings a card home or turns one up\n";
    }
}

}  // namespace

void add_hint(CLI::App& app) {
    auto* command = app.add_subcommand("hint", "Name a good next move");
    auto asked = std::make_shared<HintWords>();
    add_deal_words(*command, asked->words, false);
    command->add_option("--position", asked->position, "A position text (docs/position-format.md)");
    command->add_flag("--json", asked->json, "Print JSON");
    add_data_dir(*command, asked->folder);
    command->footer("A game alone means the saved game of it that is under way.");
    command->callback([asked] { run_hint(*asked); });
}

}  // namespace croupier::cli

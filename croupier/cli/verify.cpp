// croupier verify: was an online game dealt as promised and played by the rules?
#include <algorithm>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/read_text.h"
#include "croupier/formats/json.h"
#include "croupier/formats/proof.h"

namespace croupier::cli {
namespace {

void run_verify(const std::string& path, const std::string& promised) {
    const std::string text = read_text(path);
    formats::Json game = value_or_fail(formats::json_from(text), text);
    if (!promised.empty() && game.is_object()) game["commitment"] = promised;
    const std::vector<formats::ProofCheck> checks = value_or_fail(formats::check_proof(game));
    for (const formats::ProofCheck& check : checks)
        std::cout << (check.holds ? "right  " : "WRONG  ") << check.sentence << '\n';
    if (formats::all_hold(checks)) {
        std::cout << "Everything holds.\n";
        return;
    }
    const auto wrong = std::ranges::count(checks, false, &formats::ProofCheck::holds);
    std::cout << wrong << " of " << checks.size() << " checks failed.\n";
    throw CLI::RuntimeError(1);
}

}  // namespace

void add_verify(CLI::App& app) {
    auto* command = app.add_subcommand("verify", "Check the deal and the record of an online game");
    auto path = std::make_shared<std::string>();
    auto promised = std::make_shared<std::string>();
    command
        ->add_option("FILE", *path,
                     "A finished match as the server tells it (docs/server-protocol.md), - for "
                     "standard input")
        ->required();
    command->add_option("--commitment", *promised,
                        "What the server promised before the deal, instead of what FILE says");
    command->callback([path, promised] { run_verify(*path, *promised); });
}

}  // namespace croupier::cli

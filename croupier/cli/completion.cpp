// croupier completion: scripts that let a shell complete commands, flags, games and files.
#include <algorithm>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/completion_grammar.h"
#include "croupier/engine/suggest.h"

namespace croupier::cli {
namespace {

constexpr const char* installing = R"(Install it with one of
  croupier completion bash > ~/.local/share/bash-completion/completions/croupier
  croupier completion zsh > FOLDER/_croupier       FOLDER being one of $fpath
  croupier completion fish > ~/.config/fish/completions/croupier.fish
and open a new shell. It names the games and options of this very program: install it again
after an update.)";

struct Shell {
    std::string_view name;
    std::string (*script)(const Grammar&);
};
constexpr Shell shells[] = {
    {"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}};

std::vector<std::string_view> shell_names() {
    std::vector<std::string_view> names;
    for (const Shell& shell : shells) names.push_back(shell.name);
    return names;
}

void run_completion(const CLI::App& app, const std::string& name) {
    const auto* const shell = std::ranges::find(shells, name, &Shell::name);
    if (shell == std::end(shells)) {
        const auto names = shell_names();
        fail("there is no completion for the shell '" + name + "'; the shells are " +
             listed(names) + did_you_mean(name, names));
    }
    std::cout << shell->script(grammar_of(app));
}

}  // namespace

void add_completion(CLI::App& app) {
    auto* command =
        app.add_subcommand("completion", "Print a script for completion in bash, zsh or fish");
    auto name = std::make_shared<std::string>();
    command->add_option("SHELL", *name, "The shell that is to complete")
        ->required()
        ->type_name("{bash,zsh,fish}");
    command->footer(installing);
    command->callback([&app, name] { run_completion(app, *name); });
}

}  // namespace croupier::cli

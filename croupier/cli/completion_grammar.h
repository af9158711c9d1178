// What can be typed behind `croupier`, read off the command line parser itself.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace croupier::cli {

// What a place or the value of a flag is; `nothing` for a flag without a value.
enum class Expects : std::uint8_t { nothing, text, file, folder, deal, level, setting, choice };

struct Word {
    std::string text;
    std::string meaning;  // may be empty
};

// A flag such as --seed, or a place such as DEAL.
struct Slot {
    std::string name;
    std::string letter;  // "-h", or empty
    std::string meaning;
    Expects expects = Expects::nothing;
    std::vector<Word> words;  // of deal, level, setting and choice
    bool repeated = false;
};

struct Command {
    std::string name;
    std::string meaning;
    std::vector<Slot> flags;
    std::vector<Slot> places;
};

struct Grammar {
    Command program;  // its only place is the command
    std::vector<Command> commands;
};

Grammar grammar_of(const CLI::App& app);
// One that expects this; all of them offer the same words. Null when there is none.
const Slot* first_slot(const Grammar& grammar, Expects expects);

// More can follow at once: K3- awaits a number.
bool is_prefix(std::string_view word);
std::string joined(const std::vector<Word>& words, std::string_view between = " ");

// The scripts.
std::string bash_completion(const Grammar& grammar);
std::string zsh_completion(const Grammar& grammar);
std::string fish_completion(const Grammar& grammar);

}  // namespace croupier::cli

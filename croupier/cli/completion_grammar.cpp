// Reading commands, flags and the words they take off a CLI::App.
#include "croupier/cli/completion_grammar.h"

#include <algorithm>

#include "croupier/deals/daily.h"
#include "croupier/engine/all_games.h"

namespace croupier::cli {
namespace {

void add_once(std::vector<Word>& words, std::string text, std::string meaning) {
    if (std::ranges::find(words, text, &Word::text) == words.end())
        words.push_back({std::move(text), std::move(meaning)});
}

std::vector<Word> deal_words() {
    std::vector<Word> words;
    for (const GameInfo& game : games())
        add_once(words, std::string(game.id), std::string(game.title));
    for (const GameInfo& game : games())
        for (const Mode& mode : game.modes)
            add_once(words, std::string(mode.prefix) + "-",
                     std::string(game.title) + ", " + std::string(mode.title));
    return words;
}

std::vector<Word> level_words() {
    std::vector<Word> words;
    for (const GameInfo& game : games())
        for (const Level& level : game.levels)
            add_once(words, std::string(level.name),
                     std::string(game.title) + ", " + std::string(level.settings));
    return words;
}

std::vector<Word> setting_words() {
    std::vector<Word> words;
    for (const GameInfo& game : games())
        for (const OptionInfo& option : game.options)
            for (std::string_view word : option.words)
                add_once(words, std::string(option.key) + "=" + std::string(word),
                         std::string(option.meaning));
    return words;
}

// "{bash,zsh,fish}", as CLI11 describes a set of words.
std::vector<Word> choices_in(std::string_view type) {
    std::vector<Word> words;
    const std::size_t open = type.find('{'), close = type.find('}');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return words;
    std::string_view left = type.substr(open + 1, close - open - 1);
    while (!left.empty()) {
        const std::size_t comma = std::min(left.find(','), left.size());
        add_once(words, std::string(left.substr(0, comma)), "");
        left.remove_prefix(std::min(comma + 1, left.size()));
    }
    return words;
}

// The parser only knows that a value is a text; what it means is in its name.
Expects expected_by(std::string_view name) {
    constexpr std::pair<std::string_view, Expects> names[] = {
        {"DEAL", Expects::deal},         {"FILE", Expects::file},     {"--level", Expects::level},
        {"--option", Expects::setting},  {"--export", Expects::file}, {"--import", Expects::file},
        {"--data-dir", Expects::folder}, {"--web", Expects::folder}};
    for (const auto& [known, expects] : names)
        if (known == name) return expects;
    return Expects::text;
}

Slot slot_of(const CLI::Option& option) {
    Slot slot;
    slot.name = option.get_name();
    if (!option.get_lnames().empty()) slot.name = "--" + option.get_lnames().front();
    if (!option.get_snames().empty()) slot.letter = "-" + option.get_snames().front();
    slot.meaning = option.get_description();
    if (option.get_items_expected_max() == 0) return slot;
    slot.repeated = option.get_items_expected_max() > 1;
    slot.words = choices_in(option.get_type_name());
    slot.expects = slot.words.empty() ? expected_by(slot.name) : Expects::choice;
    if (slot.name == "--daily") {
        slot.expects = Expects::choice;
        for (const std::string_view game : deals::daily_games())
            add_once(slot.words, std::string(game), std::string(find_game(game)->title));
    }
    if (slot.expects == Expects::deal) slot.words = deal_words();
    if (slot.expects == Expects::level) slot.words = level_words();
    if (slot.expects == Expects::setting) slot.words = setting_words();
    return slot;
}

Command command_of(const CLI::App& app) {
    Command command{app.get_name(), app.get_description(), {}, {}};
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) continue;  // hidden
        (option->nonpositional() ? command.flags : command.places).push_back(slot_of(*option));
    }
    return command;
}

}  // namespace

Grammar grammar_of(const CLI::App& app) {
    Grammar grammar{command_of(app), {}};
    Slot which{"COMMAND", "", "", Expects::choice, {}, false};
    for (const CLI::App* command : app.get_subcommands({})) {
        grammar.commands.push_back(command_of(*command));
        which.words.push_back({command->get_name(), command->get_description()});
    }
    grammar.program.places = {which};
    return grammar;
}

const Slot* first_slot(const Grammar& grammar, Expects expects) {
    for (const Command& command : grammar.commands)
        for (const auto* slots : {&command.flags, &command.places})
            for (const Slot& slot : *slots)
                if (slot.expects == expects) return &slot;
    return nullptr;
}

bool is_prefix(std::string_view word) { return word.ends_with('-'); }

std::string joined(const std::vector<Word>& words, std::string_view between) {
    std::string text;
    for (const Word& word : words) text += (text.empty() ? "" : std::string(between)) + word.text;
    return text;
}

}  // namespace croupier::cli

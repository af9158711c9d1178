// The completion script for zsh.
#include "croupier/cli/completion_grammar.h"

namespace croupier::cli {
namespace {

constexpr const char* zsh_head = R"(#compdef croupier
# Completion of croupier in zsh; made by 'croupier completion zsh'.

)";

constexpr const char* zsh_tail = R"(
if [[ $funcstack[1] == _croupier ]]; then
    _croupier "$@"
else
    compdef _croupier croupier
fi
)";

// Within single quotes, with a backslash before the letters that mean something to _arguments and
// _describe.
std::string escaped(std::string_view text, std::string_view special) {
    std::string safe;
    for (char letter : text) {
        if (letter == '\'') {
            safe += R"('\'')";
            continue;
        }
        if (letter == '\\' || special.find(letter) != std::string_view::npos) safe += '\\';
        safe += letter;
    }
    return safe;
}

// The lines of a function that offer one list.
std::string describing(const std::string& list, const std::string& title, const std::string& lines,
                       const std::string& flags) {
    if (lines.empty()) return "";
    return "    local -a " + list + "=(\n" + lines + "    )\n    _describe -t " + list + " '" +
           title + "' " + list + flags + " && found=0\n";
}

// A function that offers words with their meanings, those that go on without a blank apart.
std::string offering(const std::string& name, const std::string& title,
                     const std::vector<Word>& words) {
    std::string whole, prefixes;
    for (const Word& word : words) {
        std::string line = "        '" + escaped(word.text, ":");
        if (!word.meaning.empty()) line += ":" + escaped(word.meaning, "");
        (is_prefix(word.text) ? prefixes : whole) += line + "'\n";
    }
    return name + "() {\n    local found=1\n" + describing("names", title, whole, "") +
           describing("prefixes", title, prefixes, " -S ''") + "    return found\n}\n\n";
}

std::string action(const Slot& slot) {
    switch (slot.expects) {
    case Expects::file: return "_files";
    case Expects::folder: return "_files -/";
    case Expects::deal: return "_croupier_deals";
    case Expects::level: return "_croupier_levels";
    case Expects::setting: return "_croupier_settings";
    case Expects::choice: return "(" + joined(slot.words) + ")";
    default: return " ";
    }
}

// One line for _arguments: what the flag excludes, its names, meaning and value.
std::string zsh_flag(const Slot& flag) {
    const bool alone = flag.name == "--help" || flag.name == "--version";
    const std::string value = flag.expects == Expects::nothing ? "" : "=";
    std::string line = alone ? "'(- *)" : flag.repeated ? "'*" : "'";
    if (flag.letter.empty()) {
        line += flag.name + value;
    } else {
        if (!alone && !flag.repeated) line += "(" + flag.letter + " " + flag.name + ")";
        line += "'{" + flag.letter + "," + flag.name + value + "}'";
    }
    line += "[" + escaped(flag.meaning, "[]") + "]";
    if (!value.empty()) line += ":" + flag.name.substr(2) + ":" + action(flag);
    return line + "'";
}

std::string place_line(const Slot& place, std::size_t index) {
    return "'" + std::to_string(index + 1) + ":" + place.name + ":" + action(place) + "'";
}

std::string arguments(const Command& command) {
    std::string text = "_arguments -s -S";
    for (const Slot& flag : command.flags) text += " \\\n            " + zsh_flag(flag);
    for (std::size_t i = 0; i < command.places.size(); ++i)
        text += " \\\n            " + place_line(command.places[i], i);
    return text;
}

}  // namespace

std::string zsh_completion(const Grammar& grammar) {
    std::string script = zsh_head;
    script += offering("_croupier_commands", "command", grammar.program.places[0].words);
    const auto offer = [&](Expects expects, const char* name, const char* title) {
        if (const Slot* slot = first_slot(grammar, expects))
            script += offering(name, title, slot->words);
    };
    offer(Expects::deal, "_croupier_deals", "deal");
    offer(Expects::level, "_croupier_levels", "level");
    offer(Expects::setting, "_croupier_settings", "option");

    script += "_croupier() {\n    local curcontext=$curcontext state line\n"
              "    typeset -A opt_args\n    _arguments -C";
    for (const Slot& flag : grammar.program.flags) script += " \\\n        " + zsh_flag(flag);
    script += " \\\n        '1:command:_croupier_commands' \\\n        '*:: :->rest' && return\n"
              "    curcontext=${curcontext%:*}-$words[1]:\n    case $words[1] in\n";
    for (const Command& command : grammar.commands)
        script += "    " + command.name + ")\n        " + arguments(command) + "\n        ;;\n";
    return script + "    esac\n}\n" + zsh_tail;
}

}  // namespace croupier::cli

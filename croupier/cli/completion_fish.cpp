// The completion script for fish.
#include "croupier/cli/completion_grammar.h"

namespace croupier::cli {
namespace {

constexpr const char* fish_head =
    R"(# Completion of croupier in fish; made by 'croupier completion fish'.

# True at that place of that command, counted from 0; anywhere in the command without a place.
# The words before it are read as croupier reads them.
function __croupier_at
    set -l command
    set -l place 0
    set -l value no
    for word in (commandline -opc)[2..-1]
        if test $value = yes
            set value no
        else if string match -qr -- '^-.' $word
            contains -- "$command $word" $__croupier_valued; and set value yes
        else if test -z "$command"
            set command $word
        else
            set place (math $place + 1)
        end
    end
    test "$command" = "$argv[1]"; and begin
        set -q argv[2]; or return 0
        test $place = $argv[2]
    end
end

)";

std::string in_quotes(std::string_view text) {
    std::string safe = "'";
    for (char letter : text) {
        if (letter == '\'' || letter == '\\') safe += '\\';
        safe += letter;
    }
    return safe + "'";
}

// A function that prints words with their meanings, one a line.
std::string printing(const std::string& name, const std::vector<Word>& words) {
    std::string text = "function " + name + "\n    printf '%s\\t%s\\n'";
    for (const Word& word : words)
        text += " \\\n        " + in_quotes(word.text) + " " + in_quotes(word.meaning);
    return text + "\nend\n\n";
}

std::string candidates(const Slot& slot) {
    switch (slot.expects) {
    case Expects::file: return " -F";
    case Expects::folder: return " -a '(__fish_complete_directories)'";
    case Expects::deal: return " -a '(__croupier_deals)'";
    case Expects::level: return " -a '(__croupier_levels)'";
    case Expects::setting: return " -a '(__croupier_settings)'";
    case Expects::choice: return " -a " + in_quotes(joined(slot.words));
    default: return "";
    }
}

std::string at(const std::string& command, const std::string& place = "") {
    return "complete -c croupier -n \"__croupier_at " + in_quotes(command) +
           (place.empty() ? "" : " " + place) + "\"";
}

std::string fish_flag(const std::string& command, const Slot& flag) {
    std::string line = at(command) + " -l " + flag.name.substr(2);
    if (!flag.letter.empty()) line += " -s " + flag.letter.substr(1);
    if (flag.expects != Expects::nothing)
        line += (flag.expects == Expects::file ? " -r" : " -x") + candidates(flag);
    return line + " -d " + in_quotes(flag.meaning) + "\n";
}

}  // namespace

std::string fish_completion(const Grammar& grammar) {
    std::string lists, valued, lines;
    const auto list = [&](Expects expects, const char* name) {
        if (const Slot* slot = first_slot(grammar, expects)) lists += printing(name, slot->words);
    };
    list(Expects::deal, "__croupier_deals");
    list(Expects::level, "__croupier_levels");
    list(Expects::setting, "__croupier_settings");

    const auto add_flags = [&](const std::string& name, const Command& command) {
        for (const Slot& flag : command.flags) {
            lines += fish_flag(name, flag);
            if (flag.expects == Expects::nothing) continue;
            valued += " " + in_quotes(name + " " + flag.name);
            if (!flag.letter.empty()) valued += " " + in_quotes(name + " " + flag.letter);
        }
    };
    add_flags("", grammar.program);
    for (const Command& command : grammar.commands) {
        lines +=
            "\n" + at("", "0") + " -a " + command.name + " -d " + in_quotes(command.meaning) + "\n";
        add_flags(command.name, command);
        for (std::size_t i = 0; i < command.places.size(); ++i)
            lines += at(command.name, std::to_string(i)) + candidates(command.places[i]) + "\n";
    }
    return std::string(fish_head) + lists + "set -g __croupier_valued" + valued +
           "\n\ncomplete -c croupier -f\n" + lines;
}

}  // namespace croupier::cli

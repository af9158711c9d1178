// The completion script for bash.
#include <map>

#include "croupier/cli/completion_grammar.h"

namespace croupier::cli {
namespace {

constexpr const char* bash_head =
    R"(# Completion of croupier in bash; made by 'croupier completion bash'.

# Says in $kind and $words what is expected. Asked for "COMMAND PLACE" (places are counted from 0),
# "COMMAND --flag" for the value of a flag, or "COMMAND -" for the flags; false when nothing is.
_croupier_expects() {
    kind='words' words=''
    case $1 in
)";

constexpr const char* bash_tail = R"(    *) return 1 ;;
    esac
}

_croupier() {
    local IFS=$' \t\n' kind words typed=() word glue='' command='' flag='' place=0 value cut='' i
    COMPREPLY=()
    # bash takes words apart at =, which is a part of ours. The last one counts up to the cursor.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((i == COMP_CWORD)) && [[ $word != = ]]; then word=$2; fi
        if ((${#typed[@]})) && [[ $word == = || ($glue && $word) ]]; then
            typed[${#typed[@]} - 1]+=$word
        else
            typed+=("$word")
        fi
        glue=''
        if [[ $word == = ]]; then glue='yes'; fi
    done
    for word in "${typed[@]:0:${#typed[@]}-1}"; do
        if [[ $flag ]]; then
            flag=''
        elif [[ $word == -?* ]]; then
            if _croupier_expects "$command $word"; then flag=$word; fi
        elif [[ -z $command ]]; then
            command=$word
        else
            place=$((place + 1))
        fi
    done
    value=${typed[${#typed[@]} - 1]}
    if [[ -z $flag && $value == --*=* ]]; then
        flag=${value%%=*}
        value=${value#*=}
    fi
    if [[ $flag ]]; then
        _croupier_expects "$command $flag"
    elif [[ $value == -* ]]; then
        _croupier_expects "$command -"
    else
        _croupier_expects "$command $place" || _croupier_expects "$command -"
    fi
    case $kind in
    file) compopt -o default ;;
    folder) compopt -o dirnames ;;
    words)
        if [[ $COMP_WORDBREAKS == *=* ]]; then cut=${value%"${value##*=}"}; fi
        while read -r word; do
            COMPREPLY+=("${word#"$cut"}")
        done < <(compgen -W "$words" -- "$value")
        # A number follows K3- without a blank.
        if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *- ]]; then compopt -o nospace; fi
        ;;
    esac
}

complete -F _croupier croupier
)";

std::string answer(const Slot& slot) {
    switch (slot.expects) {
    case Expects::file: return "kind='file'";
    case Expects::folder: return "kind='folder'";
    case Expects::text: return "kind='text'";
    default: return "words='" + joined(slot.words) + "'";
    }
}

}  // namespace

std::string bash_completion(const Grammar& grammar) {
    std::map<std::string, std::string> questions;  // by answer
    const auto add = [&](const std::string& question, const std::string& answer) {
        std::string& same = questions[answer];
        same += (same.empty() ? "'" : " | '") + question + "'";
    };
    const auto add_command = [&](const std::string& name, const Command& command) {
        std::string flags;
        for (const Slot& flag : command.flags) {
            flags += (flags.empty() ? "" : " ") + flag.name;
            if (flag.expects == Expects::nothing) continue;
            add(name + " " + flag.name, answer(flag));
            if (!flag.letter.empty()) add(name + " " + flag.letter, answer(flag));
        }
        add(name + " -", "words='" + flags + "'");
        for (std::size_t i = 0; i < command.places.size(); ++i)
            add(name + " " + std::to_string(i), answer(command.places[i]));
    };
    add_command("", grammar.program);
    for (const Command& command : grammar.commands) add_command(command.name, command);

    std::string script = bash_head;
    for (const auto& [answer, asked] : questions)
        script.append("    ").append(asked).append(") ").append(answer).append(" ;;\n");
    return script + bash_tail;
}

}  // namespace croupier::cli

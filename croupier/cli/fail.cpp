// Ends a command with a sentence.
#include <algorithm>
#include <iostream>

#include "croupier/cli/commands.h"

namespace croupier::cli {

void fail(std::string_view sentence) {
    std::cout.flush();
    std::cerr << "croupier: " << sentence << '\n';
    throw CLI::RuntimeError(bad_input);
}

void fail(const ParseError& error, std::string_view text) {
    std::string place;
    // A line with a mark under the fault helps in longer texts; a word speaks for itself.
    if (text.size() > 20 && error.offset <= text.size()) {
        const std::size_t begin = text.rfind('\n', error.offset == 0 ? 0 : error.offset - 1);
        const std::size_t first =
            begin == std::string_view::npos || error.offset == 0 ? 0 : begin + 1;
        const std::size_t last = std::min(text.find('\n', error.offset), text.size());
        constexpr std::size_t width = 70;
        const std::size_t from =
            error.offset - first > width / 2 ? error.offset - width / 2 : first;
        place = "\n  " + std::string(text.substr(from, std::min(last - from, width))) + "\n  " +
                std::string(error.offset - from, ' ') + "^";
    }
    fail(error.sentence + place);
}

}  // namespace croupier::cli

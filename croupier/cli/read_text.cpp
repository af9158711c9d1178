// The text of a file that the command line names.
#include "croupier/cli/read_text.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "croupier/cli/commands.h"

namespace croupier::cli {

std::string read_text(const std::string& path) {
    std::ostringstream text;
    if (path == "-") {
        text << std::cin.rdbuf();
    } else {
        std::ifstream file(path, std::ios::binary);
        if (!(text << file.rdbuf()))
            fail("cannot read '" + path +
                 "': is the name right, and is it a file with text in it?");
    }
    return text.str();
}

}  // namespace croupier::cli

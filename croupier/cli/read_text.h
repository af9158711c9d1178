// The text of a file that the command line names.
#pragma once

#include <string>

namespace croupier::cli {

// "-" is standard input. Ends the command when it cannot be read.
std::string read_text(const std::string& path);

}  // namespace croupier::cli

// The text of a file that the command line names.
#pragma once

#include <string>

namespace croupier::cli {

// "-" is standard input. Ends the command when it cannot be read.
std::string contents_of(const std::string& path);

}  // namespace croupier::cli

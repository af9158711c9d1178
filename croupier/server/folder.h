// Where the page lies on this machine, and reading it.
#pragma once

#include <string>

#include "croupier/engine/result.h"
#include "croupier/server/files.h"

namespace croupier::server {

// More than this is no page: somebody named the wrong folder.
inline constexpr std::size_t largest_page = 64 << 20;

// Beside the program: ../web where it was built, ../share/croupier/web where it is installed. The
// first when there is neither.
std::string folder_beside(const std::string& program);

// All files below the folder, but for hidden ones; a fault when there is no page in it.
Result<Contents> read_page(const std::string& folder);

}  // namespace croupier::server

// The target of a request, "/a%20b?c", as a path among our files, "/a b".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::server {

inline constexpr std::size_t longest_target = 2048;

// Without the query, decoded; nothing when it cannot be understood.
std::optional<std::string> decoded(std::string_view target);

// The same with index.html where a folder is meant. It is looked up in a list of names and never
// given to the file system.
std::optional<std::string> path_of(std::string_view target);

}  // namespace croupier::server

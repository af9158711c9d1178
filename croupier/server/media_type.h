// What kind of file a name stands for.
#pragma once

#include <string_view>

namespace croupier::server {

// "text/html; charset=utf-8" of "index.html"; bytes of an unknown kind when the ending is not
// known.
std::string_view media_type_of(std::string_view name);

}  // namespace croupier::server

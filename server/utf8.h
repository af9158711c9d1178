// UTF-8: which bytes are a text.
#pragma once

#include <string_view>

namespace croupier::server {

// Neither overlong forms nor surrogates nor letters beyond U+10FFFF.
bool is_utf8(std::string_view text);

}  // namespace croupier::server

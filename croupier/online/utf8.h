// UTF-8: which bytes are a text, and its letters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::online {

// Neither overlong forms nor surrogates nor letters beyond U+10FFFF.
bool is_utf8(std::string_view text);
std::optional<std::u32string> code_points(std::string_view text);  // nothing when it is none
void append_utf8(std::string& text, char32_t point);

}  // namespace croupier::online

// UTF-8 as code points.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::online {

// Nothing when a byte does not belong there: overlong, cut short, a surrogate or beyond 10FFFF.
std::optional<std::u32string> code_points(std::string_view text);
void append_utf8(std::string& text, char32_t point);

}  // namespace croupier::online

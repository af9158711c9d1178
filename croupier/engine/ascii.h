// What letters of ASCII are, whatever the locale says.
#pragma once

namespace croupier {

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
constexpr bool is_small_letter(char letter) { return letter >= 'a' && letter <= 'z'; }
constexpr bool is_capital_letter(char letter) { return letter >= 'A' && letter <= 'Z'; }

}  // namespace croupier

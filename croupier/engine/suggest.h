// Words in a list, and the one that was probably meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace croupier {

// "klondike, freecell, cards"
std::string listed(std::span<const std::string_view> words);

// The known word nearest to a misspelt one; empty when none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

// "; did you mean 'klondike'?", or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace croupier

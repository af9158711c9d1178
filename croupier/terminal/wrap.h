// Sentences broken into lines of a given width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace croupier::terminal {

// How many columns a text takes; each letter counts one.
int columns_of(std::string_view text);

// The first `columns` letters.
std::string_view cut(std::string_view text, int columns);

// Breaks at spaces, and inside a word only where it is longer than a line. Never empty.
std::vector<std::string> wrap(std::string_view text, int columns);

}  // namespace croupier::terminal

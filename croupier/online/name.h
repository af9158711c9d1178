// Names of players: cleaned, compared by their looks, made up for guests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace croupier::online {

inline constexpr std::size_t longest_name = 20;  // code points

// Without what nobody sees, with single blanks. Nothing when it is no UTF-8, is empty then or too
// long, or could be taken for a bot or the house.
std::optional<std::string> clean_name(std::string_view given);

// Equal for names that people would take for one another: "Ayşe", "AYSE", "ay se".
std::string name_key(std::string_view name);

// "Quiet Queen"; neighbouring numbers differ.
std::string guest_name(std::uint64_t number);

}  // namespace croupier::online

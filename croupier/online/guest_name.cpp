// Names for guests who bring none.
#include <array>
#include <numeric>

#include "croupier/online/name.h"

namespace croupier::online {
namespace {

constexpr auto manners = std::to_array<std::string_view>(
    {"Quiet",  "Bold",    "Lucky",  "Clever", "Merry", "Patient", "Swift",  "Gentle",
     "Crafty", "Sunny",   "Silent", "Brave",  "Witty", "Golden",  "Silver", "Curious",
     "Calm",   "Daring",  "Nimble", "Jolly",  "Sly",   "Noble",   "Humble", "Cheerful",
     "Wise",   "Playful", "Steady", "Bright", "Sharp", "Mellow",  "Keen"});
constexpr auto card_names = std::to_array<std::string_view>(
    {"Ace",     "King",    "Queen", "Jack",  "Ten",  "Heart", "Spade", "Club",
     "Diamond", "Joker",   "Trump", "Deuce", "Trey", "Knave", "Suit",  "Deck",
     "Stack",   "Shuffle", "Bluff", "Buddy", "Pip",  "Trick", "Meld"});
static_assert(std::gcd(manners.size(), card_names.size()) == 1, "walking both meets every pair");

}  // namespace

std::string guest_name(std::uint64_t number) {
    return std::string(manners[number % manners.size()]) + " " +
           std::string(card_names[number % card_names.size()]);
}

}  // namespace croupier::online

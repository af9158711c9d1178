// Decks: numbered deals that never change, and a shuffle from secret random bytes.
//
// A deck is written in the order in which its game deals it (docs/moves.md), so dealing is laying
// out and chance ends before the game begins. docs/deals.md describes every procedure below.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "croupier/engine/card.h"

namespace croupier {

inline constexpr int deck_size = 52;
using Deck = std::array<Card, deck_size>;

// Is every card there once?
bool is_complete(const Deck& deck);

// Ace to king of each suit, or two to ace, in the given order of suits.
enum class AceIs : std::uint8_t { low, high };
Deck sorted_deck(const std::array<Suit, suits>& order, AceIs ace_is = AceIs::low);

// Our own numbered deals for the games that have none by tradition, and who begins in a game
// of four.
inline constexpr std::uint64_t last_house_deal = 0xffff'ffffu;
struct HouseDeal {
    Deck deck{};
    int starter = 0;  // 0 to 3
};
HouseDeal house_deal(std::uint64_t number, AceIs ace_is = AceIs::low);
inline Deck house_deck(std::uint64_t number) { return house_deal(number).deck; }

// The deals of Microsoft FreeCell, column by column.
inline constexpr std::uint64_t last_microsoft_deal = 0x7fff'ffffu;
Deck microsoft_deck(std::uint64_t number);

// The deals of Cards, column by column: Alea seeded with the decimal number.
inline constexpr std::uint64_t last_alea_deal = (std::uint64_t{1} << 53) - 1;
struct AleaDeal {
    Deck deck{};
    int calls = 0;  // random numbers used
};
AleaDeal alea_deal(std::uint64_t seed);

// Every order equally likely if the bytes are; a byte that would favour some card is passed over.
// Nothing when the bytes run out: 256 bytes fail less than once in 10^20 shuffles.
std::optional<Deck> shuffled_deck(const Deck& deck, std::span<const std::uint8_t> random_bytes);

}  // namespace croupier

// Cards as text: rank A23456789TJQK, suit CDHS; "??" is a card that may not be known.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/deck.h"
#include "croupier/engine/result.h"

namespace croupier {

std::string to_text(Card card);
void append_card(std::string& text, Card card);  // a space and the card
char letter_of(Suit suit);                       // 'C', 'D', 'H', 'S'
std::optional<Suit> suit_of(char letter);        // either case
std::optional<Card> card_from(std::string_view text);

std::string to_text(const Deck& deck);  // 52 cards, a space between
// Cards with or without spaces between them: "9D 4C AS …" or the 104 letters "9D4CAS…".
Result<Deck> deck_from(std::string_view text);

}  // namespace croupier

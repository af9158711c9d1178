// Cards and decks as text.
#include "croupier/engine/card_text.h"

namespace croupier {
namespace {

constexpr std::string_view rank_letters = "?A23456789TJQK";
constexpr std::string_view suit_letters = "CSDH";  // in the order of Suit

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::string to_text(Card card) {
    if (!card.known()) return "??";
    return {rank_letters[static_cast<std::size_t>(card.rank())], letter_of(card.suit())};
}

void append_card(std::string& text, Card card) {
    const char letters[] = {
        ' ', card.known() ? rank_letters[static_cast<std::size_t>(card.rank())] : '?',
        card.known() ? letter_of(card.suit()) : '?'};
    text.append(letters, sizeof letters);
}

char letter_of(Suit suit) { return suit_letters[static_cast<std::size_t>(suit)]; }

std::optional<Suit> suit_of(char letter) {
    const std::size_t index = suit_letters.find(upper(letter));
    if (index == std::string_view::npos) return std::nullopt;
    return static_cast<Suit>(index);
}

std::optional<Card> card_from(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::size_t rank = rank_letters.find(upper(text[0]));
    const std::optional<Suit> suit = suit_of(text[1]);
    if (rank == std::string_view::npos || rank == 0 || !suit) return std::nullopt;
    return card(static_cast<int>(rank), *suit);
}

std::string to_text(const Deck& deck) {
    std::string text;
    for (Card card : deck) {
        if (!text.empty()) text += ' ';
        text += to_text(card);
    }
    return text;
}

Result<Deck> deck_from(std::string_view text) {
    Deck deck;
    CardSet seen;
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const std::string_view word = text.substr(at, 2);
        const std::optional<Card> next = card_from(word);
        if (!next)
            return ParseError{ParseCode::bad_card, at,
                              "'" + std::string(word) + "' is no card: write a rank " +
                                  std::string(rank_letters.substr(1)) + " and a suit CDHS"};
        if (seen.contains(*next))
            return ParseError{ParseCode::duplicate_card, at,
                              to_text(*next) + " stands twice in the deck"};
        seen.insert(*next);
        deck[count++] = *next;  // never more than 52: a 53rd card stands twice
        at += 2;
    }
    if (count != deck.size())
        return ParseError{ParseCode::wrong_count, text.size(),
                          "a deck has 52 cards, not " + std::to_string(count)};
    return deck;
}

}  // namespace croupier

// The ids of Meridian's cards: Ah_1768112159226_9_wae4gq1zf (M-015).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/deck.h"
#include "croupier/engine/result.h"
#include "croupier/engine/tally.h"

namespace croupier {

// Chance and time are the caller's. Ids differ over several decks when each goes on counting where
// the last one ended.
struct CardIds {
    Millis timestamp = 0;  // of the new game, milliseconds since 1970
    std::uint64_t first_counter = 0;
    std::array<std::string, deck_size> random;  // nine characters 0-9 a-z each

    std::uint64_t next_counter() const { return first_counter + deck_size; }
};

// Which id each card of one deck bears.
class MeridianIds {
public:
    // Counts in the order of an unshuffled deck (M-030).
    static Result<MeridianIds> made_from(const CardIds& ids);

    const std::string& of(Card card) const { return ids_[card.code]; }
    std::optional<Card> find(std::string_view id) const;
    void set(Card card, std::string id) { ids_[card.code] = std::move(id); }
    bool operator==(const MeridianIds&) const = default;

private:
    std::array<std::string, (king + 1) * suits> ids_;
};

// M-094: the card that an id names by its prefix; nothing when it is no id.
std::optional<Card> card_named_by(std::string_view id);

std::string_view value_of(Card card);        // "A", "2" … "10", "J", "Q", "K"
char small_letter_of(Suit suit);             // 'h', 'd', 'c', 's'
std::optional<Suit> suit_named(char small);  // lower case only
inline constexpr std::array<Suit, suits> meridian_suits{Suit::hearts, Suit::diamonds, Suit::clubs,
                                                        Suit::spades};

}  // namespace croupier

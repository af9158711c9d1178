// Making and reading the ids of Meridian's cards.
#include "croupier/engine/games/meridian/ids.h"

#include <algorithm>

#include "croupier/engine/ascii.h"
namespace croupier {
namespace {

constexpr std::string_view values[] = {"",  "A", "2", "3",  "4", "5", "6",
                                       "7", "8", "9", "10", "J", "Q", "K"};
constexpr std::size_t random_length = 9;
constexpr std::size_t longest_number = 20;

bool is_base_36(char c) { return is_digit(c) || is_small_letter(c); }

bool is_number(std::string_view text) {
    return !text.empty() && text.size() <= longest_number && std::ranges::all_of(text, is_digit);
}

// Cuts off what stands before the next '_', and the '_' itself.
std::string_view next_part(std::string_view& rest) {
    const std::size_t end = std::min(rest.find('_'), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

}  // namespace

std::string_view value_of(Card card) { return values[card.rank()]; }

char small_letter_of(Suit suit) { return "csdh"[static_cast<std::size_t>(suit)]; }

std::optional<Suit> suit_named(char small) {
    for (Suit suit : meridian_suits)
        if (small_letter_of(suit) == small) return suit;
    return std::nullopt;
}

Result<MeridianIds> MeridianIds::made_from(const CardIds& ids) {
    if (ids.timestamp < 0 || ids.timestamp > latest_time)
        return ParseError{ParseCode::bad_value, 0, "the time of a new game lies before 1970"};
    if (ids.next_counter() < ids.first_counter)
        return ParseError{ParseCode::bad_value, 0, "the counter of the cards is used up"};
    MeridianIds made;
    std::size_t index = 0;
    for (Card card : sorted_deck(meridian_suits)) {
        const std::string& random = ids.random[index];
        if (random.size() != random_length || !std::ranges::all_of(random, is_base_36))
            return ParseError{ParseCode::bad_value, 0,
                              "an id ends with nine characters 0-9 a-z, and '" + random +
                                  "' is something else"};
        made.set(card, std::string(value_of(card)) + small_letter_of(card.suit()) + "_" +
                           std::to_string(ids.timestamp) + "_" +
                           std::to_string(ids.first_counter + index) + "_" + random);
        ++index;
    }
    return made;
}

std::optional<Card> MeridianIds::find(std::string_view id) const {
    const std::optional<Card> named = card_named_by(id);
    return named && of(*named) == id ? named : std::nullopt;
}

std::optional<Card> card_named_by(std::string_view id) {
    std::string_view rest = id;
    std::string_view name = next_part(rest);
    const std::string_view timestamp = next_part(rest), counter = next_part(rest), random = rest;
    // Programs that cut the text off a random fraction have now and then made a shorter one.
    if (!is_number(timestamp) || !is_number(counter) || random.empty() ||
        random.size() > random_length || !std::ranges::all_of(random, is_base_36))
        return std::nullopt;
    if (name.empty()) return std::nullopt;
    const std::optional<Suit> suit = suit_named(name.back());
    name.remove_suffix(1);
    const auto value = std::ranges::find(std::begin(values) + 1, std::end(values), name);
    if (!suit || value == std::end(values)) return std::nullopt;
    return card(static_cast<int>(value - std::begin(values)), *suit);
}

}  // namespace croupier

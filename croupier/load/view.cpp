// Reading a view, card by card.
#include "croupier/load/view.h"

#include "croupier/load/scan.h"

namespace croupier::load {
namespace {

// Every string of two letters in it is a card; false when one of them is none or is there already.
bool collect(std::string_view text, CardSet& cards) {
    for (std::size_t at = text.find('"'); at != text.npos; at = text.find('"', at + 1)) {
        const std::size_t end = text.find('"', at + 1);
        if (end == text.npos) return false;
        if (end - at == 3) {
            const auto card = quick_card(text.substr(at + 1, 2));
            if (!card || cards.contains(*card)) return false;
            cards.insert(*card);
        }
        at = end;
    }
    return true;
}

bool read_counts(std::string_view opponents, std::array<int, 3>& counts) {
    Items items(opponents);
    std::size_t found = 0;
    while (items.next() && found < counts.size()) {
        const auto count = number(field(items.value, "cardCount"));
        if (!count) return false;
        counts[found++] = static_cast<int>(*count);
    }
    return found == counts.size();
}

}  // namespace

std::optional<Card> quick_card(std::string_view letters) {
    constexpr std::string_view rank_letters = "A23456789TJQK", suit_letters = "CSDH";
    if (letters.size() != 2) return std::nullopt;
    const std::size_t rank = rank_letters.find(letters[0]), suit = suit_letters.find(letters[1]);
    if (rank == rank_letters.npos || suit == suit_letters.npos) return std::nullopt;
    return card(static_cast<int>(rank) + 1, static_cast<Suit>(suit));
}

std::optional<std::string> read_view(std::string_view text, View& view) {
    view.hand = view.open = {};
    view.shown.clear();
    view.seat = -1;
    bool counted = false, twice = false;
    Fields fields(text);
    while (fields.next()) {
        if (fields.key == "myHand") {
            twice = twice || !collect(fields.value, view.hand);
        } else if (fields.key == "openCenter" || fields.key == "poolTopCard" ||
                   fields.key == "penaltySlots") {
            twice = twice || !collect(fields.value, view.open);
            view.shown += fields.value;
        } else if (fields.key == "currentPlayerId" || fields.key == "round") {
            view.shown += fields.value;
        } else if (fields.key == "opponents") {
            counted = read_counts(fields.value, view.counts);
        } else if (fields.key == "myIndex") {
            view.seat = static_cast<int>(number(fields.value).value_or(-1));
        }
    }
    if (fields.broken()) return "a view that is no JSON";
    if (twice || (view.hand & view.open).size() > 0) return "a card is there twice in one view";
    if (!counted) return "a view does not tell the hands of three others";
    if (view.shown.empty()) return "a view without a table";
    return std::nullopt;
}

}  // namespace croupier::load

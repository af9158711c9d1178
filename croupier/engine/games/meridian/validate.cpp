// Checking the invariants of Meridian's state.
#include "croupier/engine/games/meridian/validate.h"

#include <algorithm>
#include <set>

namespace croupier {
namespace {

using I = MeridianInvariant;

std::string at_column(std::size_t column) { return "column " + std::to_string(column); }

class Validator {
public:
    explicit Validator(const MeridianGameState& state) : state_(state) {
        const auto add = [&](const MeridianCards& cards) { piles_.push_back(&cards); };
        for (const auto* pile : {&state.deck, &state.waste, &state.pocket, &state.pocket2})
            add(*pile);
        std::ranges::for_each(state.foundations.up, add);
        std::ranges::for_each(state.foundations.down, add);
        std::ranges::for_each(state.tableau, add);
    }

    std::vector<MeridianFault> faults() {
        check_cards();
        check_pockets();
        for (std::size_t slot = 0; slot < suits; ++slot) {
            check_foundation(state_.foundations.up[slot], slot, 7, 1);
            check_foundation(state_.foundations.down[slot], slot, 6, -1);
        }
        for (std::size_t c = 0; c < MeridianAreas::columns; ++c) check_type(c);
        check_faces();
        return std::move(faults_);
    }

private:
    void require(bool holds, I invariant, const std::string& sentence) {
        const bool known =
            std::ranges::find(faults_, invariant, &MeridianFault::invariant) != faults_.end();
        if (!holds && !known) faults_.push_back({invariant, sentence});
    }

    void check_cards() {
        std::size_t count = 0;
        std::set<std::string_view> ids;
        CardSet seen;
        for (const MeridianCards* pile : piles_)
            for (const MeridianCard& card : *pile) {
                ++count;
                require(ids.insert(card.id).second, I::unique_ids, "two cards are " + card.id);
                const std::optional<Card> named = card_named_by(card.id);
                const bool same = named && value_of(*named) == card.value &&
                                  small_letter_of(named->suit()) == card.suit &&
                                  named->rank() == card.numeric_value;
                require(same, I::unique_ids, "'" + card.id + "' does not name its card");
                if (!named) continue;
                require(!seen.contains(*named), I::whole_deck,
                        std::string(card.value) + card.suit + " is there twice");
                seen.insert(*named);
            }
        require(count == deck_size, I::card_count,
                "there are " + std::to_string(count) + " cards instead of 52");
        require(seen.size() == deck_size, I::whole_deck, "a card is missing" + missing(seen));
        require(state_.deck.size() + state_.waste.size() <= Meridian::stock_capacity, I::stock_size,
                "stock and waste hold more than 24 cards");
    }

    static std::string missing(const CardSet& seen) {
        for (Card card : sorted_deck(meridian_suits))
            if (!seen.contains(card))
                return ": " + std::string(value_of(card)) + small_letter_of(card.suit());
        return "";
    }

    void check_pockets() {
        require(state_.pocket.size() <= 1 && state_.pocket2.size() <= 1, I::pocket_size,
                "a pocket holds more than one card");
        require(state_.pocket2.empty() || state_.game_mode == "double_pocket", I::second_pocket,
                "the second pocket holds a card in a mode that has only one");
    }

    void check_foundation(const MeridianCards& cards, std::size_t slot, int first, int step) {
        const char suit = small_letter_of(meridian_suits[slot]);
        int wanted = first;
        for (const MeridianCard& card : cards) {
            require(card.suit == suit && card.numeric_value == wanted, I::foundation_order,
                    std::string(card.value) + card.suit + " lies on the wrong foundation");
            wanted += step;
        }
    }

    void check_type(std::size_t c) {
        const std::string_view type = state_.column_types[c];
        const MeridianCards& column = state_.tableau[c];
        const std::optional<MeridianCard>& typing = state_.column_typing_cards[c];
        require(column.empty() == type.empty(), I::column_types,
                at_column(c) + " is empty and has a type, or neither");
        const bool typed = type == "ace" || type == "king";
        require(typed || type.empty() || type == "untyped", I::column_types,
                at_column(c) + " has an unknown type");
        require(typed == typing.has_value(), I::column_types,
                at_column(c) + " has a typing card without a type, or a type without one");
        if (!typed || column.empty()) return;
        const MeridianCard& base = column.front();
        require(base.numeric_value == (type == "ace" ? ace : king), I::column_types,
                at_column(c) + " is typed " + std::string(type) + ", but its base is " +
                    std::string(base.value) + base.suit);
        require(!typing || typing->id == base.id, I::column_types,
                "the typing card of " + at_column(c) + " is not its base");
    }

    void check_faces() {
        const bool hides = state_.game_mode == "traditional" || state_.game_mode == "expert";
        const auto up = &MeridianCard::is_face_up;
        require(std::ranges::none_of(state_.deck, up), I::faces,
                "a card of the stock lies face up");
        for (std::size_t i = 1; i < piles_.size(); ++i) {
            const MeridianCards& pile = *piles_[i];
            const bool column = i >= piles_.size() - MeridianAreas::columns;
            if (column && hides) {
                require(pile.empty() || pile.back().is_face_up, I::faces,
                        "the top of a column lies face down");
                require(std::ranges::is_sorted(pile, {}, up), I::faces,
                        "a face-down card lies on a face-up one");
            } else {
                require(std::ranges::all_of(pile, up), I::faces,
                        "a card lies face down where the mode hides none");
            }
        }
    }

    const MeridianGameState& state_;
    std::vector<const MeridianCards*> piles_;
    std::vector<MeridianFault> faults_;
};

}  // namespace

std::string_view name_of(MeridianInvariant invariant) {
    constexpr std::string_view names[] = {"card_count",       "unique_ids",   "whole_deck",
                                          "stock_size",       "pocket_size",  "second_pocket",
                                          "foundation_order", "column_types", "faces"};
    static_assert(std::size(names) == static_cast<std::size_t>(I::faces) + 1);
    return names[static_cast<std::size_t>(invariant)];
}

std::vector<MeridianFault> validate_state(const MeridianGameState& state) {
    return Validator(state).faults();
}

}  // namespace croupier

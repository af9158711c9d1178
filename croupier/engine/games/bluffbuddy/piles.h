// The piles of BluffBuddy: what may be seen of them differs from pile to pile.
#pragma once

#include <charconv>

#include "croupier/engine/card_text.h"
#include "croupier/engine/deck.h"
#include "croupier/engine/pile.h"

namespace croupier {

// How many cards at the top of a pile, not counting those below `from`, have one rank.
template <class P>
constexpr int top_group(const P& pile, int from = 0) {
    int group = 0;
    while (pile.size() - group > from && pile.from_top(group + 1).rank() == pile.from_top(1).rank())
        ++group;
    return group;
}

// B-049: nobody sees the deck, not even its size. It remembers how many of each rank it holds.
class HiddenDeck : public Stock<32> {
public:
    constexpr int count(int rank) const { return static_cast<int>(counts_ >> (4 * rank) & 15); }
    constexpr void push(Card card) {
        Stock::push(card);
        counts_ += std::uint64_t{1} << (4 * card.rank());
    }
    constexpr Card pop() {
        const Card card = Stock::pop();
        counts_ -= std::uint64_t{1} << (4 * card.rank());
        return card;
    }
    constexpr void put(int index, Card card) {
        counts_ += (std::uint64_t{1} << (4 * card.rank())) -
                   (std::uint64_t{1} << (4 * (*this)[index].rank()));
        Stock::put(index, card);
    }
    constexpr bool assign(std::span<const Card> cards, int face_down) {
        *this = HiddenDeck{};
        if (cards.size() > 32 || face_down != 0) return false;
        for (Card card : cards) push(card);
        return true;
    }
    constexpr void conceal_secret(const auto& /*options*/, bool) { *this = HiddenDeck{}; }
    constexpr bool operator==(const HiddenDeck&) const = default;

private:
    std::uint64_t counts_ = 0;  // four bits per rank
};

// B-050: of the pool only the top is seen; BD-36: how many lie below is told only if asked for.
class Pool : public Pile<deck_size> {
public:
    constexpr int face_down() const { return empty() ? 0 : size() - 1; }
    constexpr void conceal_secret(const auto& options, bool) {
        if (options.pool_count || empty()) return;
        const Card shown = top();
        *this = Pool{};
        push(shown);
    }
    constexpr bool operator==(const Pool&) const = default;
};

// A penalty slot: its top group is seen, for the rest the number of cards (B-051). A seal is known
// to nobody (BD-15).
class PenaltySlot : public Pile<deck_size> {
public:
    constexpr int face_down() const { return size() - top_group(*this); }
    constexpr int sealed() const { return sealed_; }  // how many cards it had when it was sealed
    constexpr void seal() { sealed_ = static_cast<std::uint8_t>(size()); }

    constexpr void conceal_secret(const auto& options, bool) {
        if (!options.show_seals) sealed_ = 0;
    }
    constexpr std::uint16_t mark() const { return sealed_; }
    std::string mark_text() const { return sealed_ == 0 ? "" : "sealed" + std::to_string(sealed_); }
    bool set_mark(std::string_view word) {
        constexpr std::string_view prefix = "sealed";
        if (!word.starts_with(prefix)) return false;
        word.remove_prefix(prefix.size());
        int count = 0;
        const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), count);
        if (fault != std::errc{} || end != word.data() + word.size() || word.front() == '0' ||
            count < 1 || count > size())
            return false;
        sealed_ = static_cast<std::uint8_t>(count);
        return true;
    }
    constexpr bool operator==(const PenaltySlot&) const = default;

private:
    std::uint8_t sealed_ = 0;
};

// A hand, in the order dealt, and what its player has begun to play (BD-30).
class CardHand : public Pile<4> {
public:
    struct Begun {
        Card card;                // none when nothing is begun
        std::uint8_t source = 0;  // a place, 0 while open
        std::uint8_t to = 0;      // a place, 0 while open
        constexpr bool operator==(const Begun&) const = default;
    };
    constexpr const Begun& begun() const { return begun_; }
    constexpr void begin(const Begun& begun) { begun_ = begun; }
    constexpr bool holds(Card card) const {
        for (int i = 0; i < size(); ++i)
            if ((*this)[i] == card) return true;
        return false;
    }
    constexpr int count(int rank) const {
        int count = 0;
        for (int i = 0; i < 4; ++i) count += (*this)[i].rank() == rank ? 1 : 0;
        return count;
    }
    // Takes a card that it holds out of the hand, and with it forgets what was begun.
    constexpr void take(Card card) {
        Card above = pop();
        for (int i = size(); above != card; --i) {
            const Card below = (*this)[i - 1];
            put(i - 1, above);
            above = below;
        }
        begun_ = {};
    }

    constexpr void conceal_secret(const auto& /*options*/, bool is_mine) {
        if (!is_mine) begun_ = {};
    }
    constexpr std::uint16_t mark() const {
        return static_cast<std::uint16_t>(begun_.card.code | begun_.source << 6 | begun_.to << 10);
    }
    std::string mark_text() const;
    bool set_mark(std::string_view word);
    constexpr bool operator==(const CardHand&) const = default;

private:
    Begun begun_;
};

}  // namespace croupier

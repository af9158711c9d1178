// The shapes a pile of cards can have. Base is the deepest card (index 0), top the playable end.
//
// Every shape answers the same few questions, so that text, hash, table and observe are written
// once: size, [], face_down (how many cards from the base lie face down), assign (from a text),
// conceal. A shape may bear a mark, which tells what its cards alone do not: mark, mark_text,
// set_mark. One with a secret that is no card has conceal_secret, which hides it.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "croupier/engine/card.h"
#include "croupier/engine/shade.h"

namespace croupier {

enum class Faces : std::uint8_t { up, down, mixed };

// Face-up cards. Slots beyond the top stay zero, so that equal piles are equal byte for byte.
template <std::size_t N>
class Pile {
public:
    static constexpr Faces faces = Faces::up;

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Card operator[](int index) const { return cards_[static_cast<std::size_t>(index)]; }
    constexpr Card top() const { return from_top(1); }
    constexpr Card from_top(int n) const { return (*this)[size_ - n]; }
    constexpr int face_down() const { return 0; }
    constexpr int face_up() const { return size_; }

    constexpr void push(Card card) {
        assert(size_ < N);
        cards_[size_++] = card;
    }
    constexpr Card pop() {
        assert(size_ > 0);
        return std::exchange(cards_[--size_], Card{});
    }
    // Another pile is turned over onto this one, as a block: its top comes first.
    constexpr void take_turned(Pile& other) {
        const std::size_t mine = size_, count = other.size_;
        assert(mine + count <= N);
        for (std::size_t i = 0; i < count; ++i) cards_[mine + i] = other.cards_[count - 1 - i];
        size_ = static_cast<std::uint8_t>(mine + count);
        other = Pile{};
    }
    constexpr bool assign(std::span<const Card> cards, int face_down) {
        if (cards.size() > N || face_down != 0) return false;
        *this = Pile{};
        for (Card card : cards) push(card);
        return true;
    }
    constexpr void put(int index, Card card) { cards_[static_cast<std::size_t>(index)] = card; }
    constexpr void conceal(int index) { put(index, Card{}); }

    constexpr bool operator==(const Pile&) const = default;

private:
    std::array<Card, N> cards_{};
    std::uint8_t size_ = 0;
};

// Cards that lie face down as a whole.
template <std::size_t N>
class Stock : public Pile<N> {
public:
    static constexpr Faces faces = Faces::down;
    constexpr int face_down() const { return this->size(); }
    constexpr bool operator==(const Stock&) const = default;
};

// A column: some face-down cards at the base, face-up cards above them. It remembers the shades of
// the run at its top: face-up cards that descend by one in alternating colours.
template <std::size_t N>
class Column : public Pile<N> {
public:
    static constexpr Faces faces = Faces::mixed;

    constexpr int face_down() const { return face_down_; }
    constexpr int face_up() const { return this->size() - face_down_; }
    constexpr int run() const {  // one card a rank
        return run_.empty() ? 0 : rank_of_shade(run_.back()) - rank_of_shade(run_.front()) + 1;
    }
    constexpr ShadeSet run_shades() const { return run_; }

    constexpr void push(Card card) {
        const ShadeSet shade = shade_set(card);
        const bool extends = shades_upon(run_.lowest()) == shade;
        run_ = extends ? run_ | shade : shade;
        Pile<N>::push(card);
    }
    constexpr Card pop() {
        const Card card = Pile<N>::pop();
        shorten_run();
        return card;
    }
    // Carries the top `count` cards of another column over, in their order.
    constexpr void take(Column& from, int count) {
        for (int i = count; i > 0; --i) push(from.from_top(i));
        for (int i = count; i > 0; --i) from.pop();
    }
    constexpr void turn_down(int count) {
        face_down_ = static_cast<std::uint8_t>(count);
        measure_run();
    }
    // Turns the top up when it lies face down; says whether it did.
    constexpr bool turn_up_top() {
        if (face_down_ == 0 || face_down_ != this->size()) return false;
        --face_down_;
        run_ = shade_set(this->top());
        return true;
    }

    constexpr bool assign(std::span<const Card> cards, int face_down) {
        if (!Pile<N>::assign(cards, 0)) return false;
        turn_down(face_down);
        return true;
    }
    constexpr bool operator==(const Column&) const = default;

private:
    // The top has the lowest rank of its run.
    constexpr void shorten_run() {
        run_ = run_.without_lowest();
        if (run_.empty()) measure_run();
    }
    constexpr void measure_run() {
        run_ = face_up() > 0 ? shade_set(this->top()) : ShadeSet{};
        for (int n = 1; n < face_up() && stacks_on(this->from_top(n), this->from_top(n + 1)); ++n)
            run_ |= shade_set(this->from_top(n + 1));
    }

    std::uint8_t face_down_ = 0;
    ShadeSet run_;
};

// A foundation of one suit from rank First to rank Last, up or down: what lies beneath the top
// follows from the top, and a text names the top alone.
template <int First, int Last>
class FoundationOf {
public:
    static constexpr Faces faces = Faces::up;
    static constexpr bool written_by_top = true;
    static constexpr int step = First < Last ? 1 : -1;

    constexpr int size() const { return empty() ? 0 : (top_.rank() - First) * step + 1; }
    constexpr bool empty() const { return !top_.known(); }
    constexpr bool complete() const { return top_.rank() == Last; }
    constexpr Card operator[](int index) const { return card(First + index * step, top_.suit()); }
    constexpr Card top() const { return top_; }
    constexpr Card next() const { return card(top_.rank() + step, top_.suit()); }  // not if empty
    // The card of the suit that is wanted next; of a complete one there is none such in a deck.
    constexpr Card wanted(Suit suit) const {
        return card(empty() ? First : top_.rank() + step, suit);
    }
    constexpr int face_down() const { return 0; }

    constexpr void push(Card card) { top_ = card; }
    constexpr Card pop() {
        const Card popped = top_;
        top_ = popped.rank() == First ? Card{} : card(popped.rank() - step, popped.suit());
        return popped;
    }

    constexpr bool assign(std::span<const Card> cards, int face_down) {
        if (cards.size() > 1 || face_down != 0) return false;
        top_ = cards.empty() ? Card{} : cards[0];
        return cards.empty() || (size() > 0 && size() <= (Last - First) * step + 1);
    }
    constexpr void conceal(int) {}
    constexpr bool operator==(const FoundationOf&) const = default;

private:
    Card top_;
};
using Foundation = FoundationOf<ace, king>;

template <class P>
concept WrittenByTop = P::written_by_top;
template <class P>
concept Marked = requires(const P& pile, P& other) {
    { pile.mark() } -> std::same_as<std::uint16_t>;  // 0 for none
    { pile.mark_text() } -> std::same_as<std::string>;
    { other.set_mark(std::string_view{}) } -> std::same_as<bool>;
};

}  // namespace croupier

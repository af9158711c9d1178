// A column of Meridian: it may be built up or down, and its type is remembered (M-008, MD-37), as
// are length and direction of the run at its top.
#pragma once

#include "croupier/engine/deck.h"
#include "croupier/engine/pile.h"

namespace croupier {

enum class ColumnType : std::uint8_t { untyped, from_ace, from_king };

// Neighbours of a run: one rank apart, red and black in turn. +1 when the upper is higher, -1 when
// it is lower, 0 when they are no neighbours.
constexpr int direction_between(Card lower, Card upper) {
    if (lower.colour() == upper.colour()) return 0;
    const int step = upper.rank() - lower.rank();
    return step == 1 || step == -1 ? step : 0;
}

class MeridianColumn : public Pile<deck_size> {
public:
    static constexpr Faces faces = Faces::mixed;

    constexpr int face_down() const { return face_down_; }
    constexpr int face_up() const { return size() - face_down_; }
    constexpr ColumnType type() const { return type_; }

    // MD-05: the way the top two cards run, which the next card must keep; 0 for either way.
    constexpr int direction() const { return way_; }
    // How many cards at the top are one run in one direction (M-039, MD-12).
    constexpr int run() const { return run_; }

    constexpr void push(Card card) {
        const int way = face_up() > 0 ? direction_between(top(), card) : 0;
        run_ = static_cast<std::uint8_t>(way == 0 ? 1 : way == way_ ? run_ + 1 : 2);
        way_ = static_cast<std::int8_t>(way);
        Pile::push(card);
    }
    constexpr Card pop() {
        const Card card = Pile::pop();
        if (--run_ < 2) measure_run();
        return card;
    }
    constexpr void turn_down(int count) {
        face_down_ = static_cast<std::uint8_t>(count);
        measure_run();
    }
    // The only place that types a column, by its base (M-041 to M-045): column 1 at the deal
    // (M-040), a column that was empty before a move (MD-07), and by settle() one that is left with
    // a single card (M-042), or with none, which is the only way to lose a type (M-044, M-046).
    constexpr void type_by_base() {
        type_ = empty()                     ? ColumnType::untyped
                : (*this)[0].rank() == ace  ? ColumnType::from_ace
                : (*this)[0].rank() == king ? ColumnType::from_king
                                            : ColumnType::untyped;
    }
    // After cards have left: turn up first, then type, or lose the type (M-069, MD-31).
    constexpr void settle() {
        if (face_down_ > 0 && face_down_ == size()) {
            --face_down_;
            measure_run();
        }
        if (size() <= 1) type_by_base();
    }

    constexpr bool assign(std::span<const Card> cards, int face_down) {
        if (!Pile::assign(cards, 0)) return false;
        turn_down(face_down);
        return true;
    }
    constexpr std::uint16_t mark() const { return static_cast<std::uint16_t>(type_); }
    std::string mark_text() const { return std::string(type_words[mark()]); }
    constexpr bool set_mark(std::string_view word) {
        for (std::size_t i = 1; i < std::size(type_words); ++i)
            if (word == type_words[i]) {
                type_ = static_cast<ColumnType>(i);
                return true;
            }
        return false;
    }
    constexpr bool operator==(const MeridianColumn&) const = default;

private:
    constexpr void measure_run() {
        const int most = face_up();
        way_ = static_cast<std::int8_t>(most < 2 ? 0 : direction_between(from_top(2), from_top(1)));
        int length = std::min(most, way_ == 0 ? 1 : 2);
        while (way_ != 0 && length < most &&
               direction_between(from_top(length + 1), from_top(length)) == way_)
            ++length;
        run_ = static_cast<std::uint8_t>(length);
    }

    static constexpr std::string_view type_words[] = {"", "ace", "king"};
    std::uint8_t face_down_ = 0;
    std::uint8_t run_ = 0;
    std::int8_t way_ = 0;
    ColumnType type_ = ColumnType::untyped;
};

}  // namespace croupier

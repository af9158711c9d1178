// One move in four bytes, the same for every game, and a list of moves on the stack.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace croupier {

enum class MoveKind : std::uint8_t {
    none,
    carry,    // `count` cards from pile `from` to pile `to`
    draw,     // from the stock to the waste
    recycle,  // the waste turned over becomes the stock
    lay,      // card `count` of a hand, with the cards of source `from`, to the slot `to`
    discard,  // card `count` of a hand to the pool
    timeout,  // the clock of the seat to act has run out
};

// Piles are numbered in the order in which a game lists them. Unused bytes are zero.
struct Move {
    MoveKind kind;
    std::uint8_t from;
    std::uint8_t to;
    std::uint8_t count;

    constexpr bool operator==(const Move&) const = default;
};

constexpr Move carry(int from, int to, int count = 1) {
    return {MoveKind::carry, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
            static_cast<std::uint8_t>(count)};
}
inline constexpr Move draw_move{MoveKind::draw, 0, 0, 0};
inline constexpr Move recycle_move{MoveKind::recycle, 0, 0, 0};
inline constexpr Move timeout_move{MoveKind::timeout, 0, 0, 0};

// Left uninitialised on purpose: a search makes one of these at every node.
class MoveList {
public:
    // No game comes near: FreeCell's worst table lists fewer than 300 moves.
    static constexpr std::size_t capacity = 512;

    MoveList() {}  // NOLINT(modernize-use-equals-default): `= default` would clear the array
    void add(Move move) {
        assert(size_ < capacity);
        moves_[size_++] = move;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t index) const { return moves_[index]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

private:
    std::array<Move, capacity> moves_;
    std::size_t size_ = 0;
};

}  // namespace croupier

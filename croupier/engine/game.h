// What a game must say about itself; everything else follows (observe, hash, text, table, match).
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "croupier/engine/deck.h"
#include "croupier/engine/move.h"
#include "croupier/engine/pile.h"
#include "croupier/engine/refusal.h"

namespace croupier {

// Players from 0 on. The table itself moves when a clock has run out.
enum class Seat : std::int8_t { nobody = -1, first = 0, table = 127 };
constexpr Seat seat(int index) { return static_cast<Seat>(index); }

enum class Outcome : std::uint8_t { open, won, lost };  // for the first seat
enum class Role : std::uint8_t {
    stock,
    waste,
    foundation,
    cell,
    column,
    pocket,
    pool,
    centre,
    slot,
    hand,
};
std::string_view name_of(Role role);

struct SeatResult {
    Seat seat;
    int points = 0;
    int place = 0;  // from 1; seats with equal points share the better one
    bool operator==(const SeatResult&) const = default;
};

// How far a game has come. In a position without moves neither can get better.
struct Standing {
    int home = 0;       // cards on the foundations
    int face_down = 0;  // cards of the columns still to be turned up

    constexpr bool better_than(const Standing& other) const {
        return home > other.home || face_down < other.face_down;
    }
};

// A pile as a game lists it. `name` is its name in position texts, `letter` its place in move
// notation. Face-up cards of a pile are seen by its owner; by everyone when it has none.
struct PileInfo {
    std::string_view name;
    Role role;
    char letter;
    Seat owner = Seat::nobody;
};

// A State is a value: no pointers, no clock, no random numbers; it keeps what check and apply need
// and nothing else. check is the rule book; legal_moves is a direct generator beside it that lists
// what docs/moves.md counts as one move each, and the law suite holds the two together.
template <class S>
concept GameState =
    std::regular<S> && std::is_trivially_copyable_v<S> &&
    requires(const S& state, S& next, Move move, const Deck& deck, const typename S::Options& o) {
        { S::id } -> std::convertible_to<std::string_view>;
        { S::deal(o, deck) } -> std::same_as<S>;
        { state.to_act() } -> std::same_as<Seat>;  // nobody when it is over
        { state.check(move) } -> std::same_as<Refusal>;
        { state.legal_moves() } -> std::same_as<MoveList>;
        { next.apply(move) } -> std::same_as<void>;  // only a move that check allows
        { state.outcome() } -> std::same_as<Outcome>;
        { state.options } -> std::convertible_to<typename S::Options>;
        // Could the cards lie so? What the shapes of the piles cannot tell (texts may hold
        // anything).
        { state.sound() } -> std::same_as<bool>;
        { state.standing() } -> std::same_as<Standing>;
        S::each_pile(state, [](const PileInfo&, const auto&) {});
    };

// How many piles a game lists.
template <class S>
inline constexpr int pile_count = static_cast<int>(S::layout.size());

}  // namespace croupier

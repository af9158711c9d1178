// What the two ends of a link agree on (docs/replay-links.md).
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "croupier/engine/all_games.h"
#include "croupier/engine/hash.h"
#include "croupier/formats/bits.h"

namespace croupier::formats::links {

// What stands in a link behind the number that no legal move has.
enum class EntryCode : std::uint8_t { undo, redo, finish, hint, rewind, safe, all, line, text };
inline constexpr int entry_code_bits = 4;
inline constexpr int check_bits = 12;

// Of a move among the legal ones; how many they are for "none of them".
inline std::uint64_t index_in(const MoveList& legal, Move move) {
    return static_cast<std::uint64_t>(std::ranges::find(legal, move) - legal.begin());
}
inline int bits_for(const MoveList& legal) {
    return static_cast<int>(std::bit_width(legal.size()));
}

// Tells whether entries and table are those that the link was made from.
inline std::uint64_t check_of(const std::vector<Entry>& entries, const Match& match) {
    Hasher hasher;
    for (const Entry& entry : entries)
        for (char letter : to_text(entry) + "\n") hasher.add(static_cast<std::uint8_t>(letter));
    for (int shift = 0; shift < 64; shift += 8)
        hasher.add(static_cast<std::uint8_t>(match.position_hash() >> shift));
    return hasher.value() & ((std::uint64_t{1} << check_bits) - 1);
}

// The same position in a match of its own, to walk along a line without playing it.
inline MatchResult scratch_of(const Match& match) { return match_from_position(match.position()); }

inline bool makes(Match& match, Move move) { return bool(match.play(mover(match, move), move)); }

}  // namespace croupier::formats::links

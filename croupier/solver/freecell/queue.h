// The moves that wait to be tried, cheapest first; of equal ones the last that came.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "croupier/engine/move.h"
#include "croupier/solver/freecell/block_list.h"
#include "croupier/solver/freecell/table.h"

namespace croupier::solver::freecell {

class Queue {
public:
    struct Entry {
        std::uint32_t parent;  // the table on which the move is made
        Move move;
        std::int16_t points, over;  // of the table that it leads to
        std::uint32_t next;         // in the same bucket

        Cost cost() const { return {points, over}; }
    };

    void clear() {
        heads_.fill(none);
        filled_.fill(0);
        size_ = 0;
    }
    bool empty() {
        while (lowest_ < filled_.size() && filled_[lowest_] == 0) ++lowest_;
        return lowest_ == filled_.size();
    }
    void push(int points, std::uint32_t parent, Move move, Cost cost) {
        const std::size_t bucket = static_cast<std::size_t>(std::clamp(points, 0, buckets - 1));
        const std::uint32_t at = size_++;
        if (at >= room_) extend();
        entries_[at] = {parent, move, static_cast<std::int16_t>(cost.points),
                        static_cast<std::int16_t>(cost.over), heads_[bucket]};
        heads_[bucket] = at;
        filled_[bucket / 64] |= std::uint64_t{1} << bucket % 64;
        lowest_ = std::min(lowest_, bucket / 64);
    }
    Entry pop() {  // only when not empty
        const auto bit = static_cast<std::size_t>(std::countr_zero(filled_[lowest_]));
        std::uint32_t& head = heads_[lowest_ * 64 + bit];
        const Entry entry = entries_[head];
        head = entry.next;
        if (head == none) filled_[lowest_] &= filled_[lowest_] - 1;
        likely_next_ = head;
        return entry;
    }
    // The parent of the entry behind the last one: where nothing cheaper comes, it is next.
    std::uint32_t next_parent(std::uint32_t otherwise) const {
        return likely_next_ == none ? otherwise : entries_[likely_next_].parent;
    }
    std::size_t bytes() const { return entries_.bytes(); }
    void shrink() {
        entries_.keep(kept_blocks);
        room_ = static_cast<std::uint32_t>(entries_.size());
    }

private:
    void extend() {
        entries_.add_block();
        room_ = static_cast<std::uint32_t>(entries_.size());
    }

    static constexpr int buckets = 2048;
    static constexpr std::size_t kept_blocks = 256;
    static constexpr std::uint32_t none = UINT32_MAX;

    BlockList<Entry, 10> entries_;
    std::array<std::uint32_t, buckets> heads_;
    std::array<std::uint64_t, buckets / 64> filled_;
    std::size_t lowest_ = 0;
    std::uint32_t likely_next_ = none;
    std::uint32_t size_ = 0;
    std::uint32_t room_ = 0;
};

}  // namespace croupier::solver::freecell

// A column of a FreeCell table, with what the cost of a move needs without making it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "croupier/engine/games/freecell/freecell.h"
#include "croupier/solver/freecell/key.h"

namespace croupier::solver::freecell {

struct Column {
    std::array<Card, Freecell::column_capacity> cards;
    std::uint8_t size;
    std::uint8_t run;   // cards of the run at the top
    std::uint8_t low;   // the lowest rank beneath the run, king + 1 when nothing is there
    std::uint8_t over;  // cards with a lower rank somewhere beneath them

    bool empty() const { return size == 0; }
    Card operator[](int index) const { return cards[static_cast<std::size_t>(index)]; }
    Card top() const { return from_top(1); }
    Card from_top(int n) const { return (*this)[size - n]; }
    Card beneath(int count) const {  // what the top `count` cards lie on
        return size > count ? from_top(count + 1) : column_base;
    }
    // A run alternates in colour: every second shade, from the top card's on.
    ShadeSet run_shades() const {
        if (empty()) return {};
        const int rank = top().rank();
        const std::uint32_t shades = ((top().shade() ^ rank) & 1) != 0 ? 0x66666666u : 0x99999999u;
        return ShadeSet(shades & ((1u << 2 * run) - 1) << 2 * rank);
    }
    // Of the top `count` cards of a run: how many would outrank a card beneath the run of this
    // column? Those above it in the run never do.
    int outranking(Card head, int count) const {
        const int higher = head.rank() - low;
        return higher <= 0 ? 0 : std::min(higher, count);
    }

    // How many cards lie on one that they do not stack on?
    int set(const auto& pile) {
        int broken = 0, lowest = king + 1;
        size = over = 0;
        for (int i = 0; i < pile.size(); ++i) {
            const Card card = pile[i];
            if (i > 0 && !stacks_on(card, pile[i - 1])) ++broken;
            if (card.rank() > lowest) ++over;
            lowest = std::min(lowest, card.rank());
            cards[size++] = card;
        }
        measure_run();
        return broken;
    }
    // Takes up cards that stack on its top.
    void push_run(const Card* from, int count) {
        if (empty()) low = king + 1;
        over = static_cast<std::uint8_t>(over + outranking(*from, count));
        run = static_cast<std::uint8_t>(run + count);
        for (int i = 0; i < count; ++i) cards[size++] = from[i];
    }
    // Gives up cards of its run, which stay readable behind its end.
    const Card* pop_run(int count) {
        over = static_cast<std::uint8_t>(over - outranking(from_top(count), count));
        size = static_cast<std::uint8_t>(size - count);
        run = static_cast<std::uint8_t>(run - count);
        if (run == 0) measure_run();
        return &cards[size];
    }

private:
    void measure_run() {
        int at = size;
        if (at > 0) --at;
        while (at > 0 && stacks_on((*this)[at], (*this)[at - 1])) --at;
        run = static_cast<std::uint8_t>(size - at);
        low = king + 1;
        while (at > 0) low = std::min(low, static_cast<std::uint8_t>((*this)[--at].rank()));
    }
};

}  // namespace croupier::solver::freecell

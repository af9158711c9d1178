// A search of Cards that forgets on which of two parents a card lies.
//
// A placed card lies on one of the two cards that it may be built upon, or is a king in a column of
// its own. Which of the two it is does not matter where runs are ordered. If both parents are in
// sight and one is free, the run moves from the one to the other and back at will; if both carry
// a card, neither can be had before one of these goes home, and then again either will do. So what
// can be done next follows from numbers: of each shade, are more cards in sight than cards that lie
// on them? A position is therefore given by its stuck cards and its foundations: its outline.
//
// With free stacks a card may lift its own future parent, and cannot move onto that: there the
// search is too hopeful. Its "no" holds, its "yes" does not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "croupier/solver/cards/dead.h"
#include "croupier/solver/key_set.h"
#include "croupier/solver/search.h"

namespace croupier::solver::cards {

class CardsOutlineSearch {
public:
    void begin(const CardsStart& start, std::size_t memory);
    bool step(std::uint64_t states);  // true when it is over
    Verdict verdict() const { return verdict_; }
    std::uint64_t states() const { return states_; }

    struct Step {
        Card card;
        bool home;
    };
    std::vector<Step> steps() const;  // of the way to the win

private:
    struct Node {
        CardsOutline now;
        CardBits homeward, building, returning;  // cards still to be tried
        Step taken;
    };

    void enter(const CardsOutline& position);
    void list_moves(Node& node) const;
    CardBits stopped_by_own_parent(const CardsOutline& now, CardBits places, CardBits cards) const;
    void unstick(CardsOutline& position, CardBits card) const;
    void finish(Verdict verdict);

    CardsStart start_;
    KeySet<std::uint64_t> seen_;
    std::vector<Node> path_;
    std::size_t longest_path_ = 0;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    bool over_ = true;
};

}  // namespace croupier::solver::cards

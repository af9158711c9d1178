// Depth first over the plays that can be made on one Klondike layout, each position once.
#pragma once

#include "croupier/solver/key_set.h"
#include "croupier/solver/klondike/plays.h"
#include "croupier/solver/search.h"

namespace croupier::solver::klondike {

class DepthFirstSearch {
public:
    // The layout is looked at until the search begins anew.
    void begin(const Layout& layout, std::size_t memory);
    // Looks at so many positions more. True once it is done: it has a verdict or no more memory.
    bool step(std::uint64_t states);

    Verdict verdict() const { return verdict_; }
    std::uint64_t states() const { return states_; }
    // Calls visit(play, state) for the plays that win, with the settled position after each.
    template <class F>
    void each_step(F&& visit) const {
        for (std::size_t i = 1; i < branches_.size(); ++i) {
            const Child& child = children_[branches_[i].next];
            visit(child.play, child.state);
        }
    }

private:
    // A position one play away; its key is 0 until it was looked at.
    struct Child {
        Play play;
        std::uint64_t key = 0;
        State state;
    };
    enum class Listed : std::uint8_t { best, near, all };
    // The children of one position on the way; `next` is the one looked at, or to be.
    struct Branch {
        std::size_t next, end;
        Listed listed;  // of its plays
        bool alive;     // it is no use to ask whether the position is dead
    };

    void enter(bool hasty);
    void advance();
    void make(Child& child, const State& from) const;
    void put_off();
    void make_all(const State& from);
    void list_more();
    void retreat();
    void end(Verdict verdict);
    // The position whose children the last branch holds.
    const State& here() const { return children_[branches_[branches_.size() - 2].next].state; }
    std::size_t bytes() const;

    const Layout* layout_ = nullptr;
    std::size_t memory_ = 0;
    Plays plays_;
    KeySet<std::uint64_t> known_;
    std::vector<Play> found_;
    std::vector<Child> children_;
    std::vector<Branch> branches_;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    bool done_ = true;
    bool hasty_ = true;
};

}  // namespace croupier::solver::klondike

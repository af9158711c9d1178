// The search for a win of Klondike: depth first over plays, each position once.
#include <algorithm>

#include "solver/key_set.h"
#include "solver/klondike_line.h"
#include "solver/searches.h"

namespace croupier {
namespace klondike {
namespace {

class KlondikeSearch final : public SearchOf<Klondike> {
public:
    void begin(const Klondike& start, const SearchLimits& limits) override {
        start_ = start;
        limits_ = limits;
        verdict_ = Verdict::unknown;
        done_ = true;
        states_ = 0;
        if (start.won()) {
            verdict_ = Verdict::yes;
            return;
        }
        if (!ground_.lay_out(start)) {
            verdict_ = Verdict::no;
            return;
        }
        done_ = false;
        enter(true);
    }

    bool step(std::uint64_t states) override {
        const std::uint64_t until =
            states < limits_.states - states_ ? states_ + states : limits_.states;
        while (!done_ && states_ < until) advance();
        if (states_ >= limits_.states) done_ = true;
        return done_;
    }

    Verdict verdict() const override { return verdict_; }
    std::uint64_t states() const override { return states_; }
    std::vector<Move> line() const override {
        if (verdict_ != Verdict::yes || start_.won()) return {};
        std::vector<Play> plays;
        for (std::size_t i = 1; i < branches_.size(); ++i)
            plays.push_back(children_[branches_[i].next].play);
        return moves_of(ground_, start_, plays);
    }

private:
    // A position one play away; its key is 0 until it was looked at.
    struct Child {
        Play play;
        std::uint64_t key = 0;
        Spot spot;
    };
    // The children of one position on the way; `next` is the one looked at, or to be.
    struct Branch {
        std::size_t next, end;
        bool complete;  // all its plays are listed
        bool alive;     // it is no use to ask whether the position is dead
    };
    // Most questions are answered by going straight ahead. So at first nothing is done before it is
    // needed. Where that does not help the search enters anew, and makes all children together, so
    // that the memory of their keys is asked for early: waiting for it is most of the work.
    static constexpr std::uint64_t hasty_states = 1000;
    // As many as a win without a step back has: a position met among them is asked whether it is
    // dead only when its first child was in vain.
    static constexpr std::uint64_t straight_states = 40;

    void enter(bool hasty) {
        hasty_ = hasty;
        plays_.sort(hasty ? Plays::Order::by_promise : Plays::Order::by_rank);
        known_.clear(limits_.memory);
        branches_.clear();
        children_.clear();
        Child& root = children_.emplace_back();
        root.spot = ground_.start();
        ground_.settle(root.spot, [](Card, bool) {});
        root.key = ground_.key(root.spot);
        branches_.push_back({.next = 0, .end = 1, .complete = true, .alive = true});
    }
    void advance() {
        if (hasty_ && states_ >= hasty_states) enter(false);
        Branch& branch = branches_.back();
        if (branch.next == branch.end) return branch.complete ? retreat() : complete();
        if (bytes() > limits_.memory) {
            done_ = true;
            return;
        }
        Child& child = children_[branch.next];
        if (child.key == 0) make(child, children_[branches_[branches_.size() - 2].next].spot);
        if (ground_.wins(child.spot)) {
            verdict_ = Verdict::yes;
            done_ = true;
            return;
        }
        switch (known_.insert(child.key)) {
        case Inserted::known: ++branch.next; return;
        case Inserted::full: done_ = true; return;
        case Inserted::fresh: break;
        }
        ++states_;
        const bool checked = states_ > straight_states;
        if (checked && ground_.is_dead(child.spot)) {
            ++branch.next;
            return;
        }
        const Spot spot = child.spot;
        const std::size_t first = children_.size();
        found_.clear();
        plays_.list_near(ground_, spot, found_);
        if (!hasty_) plays_.list_far(ground_, spot, found_);
        if (hasty_) {
            for (const Play& play : found_) children_.emplace_back().play = play;
        } else {
            make_all(spot);
        }
        branches_.push_back({first, children_.size(), !hasty_, checked});
    }
    void make(Child& child, const Spot& from) const {
        child.spot = after(ground_, from, child.play);
        ground_.settle(child.spot, [](Card, bool) {});
        child.key = ground_.key(child.spot);
    }
    void make_all(const Spot& from) {
        const std::size_t first = children_.size();
        for (const Play& play : found_) {
            Child& child = children_.emplace_back();
            child.play = play;
            make(child, from);
            known_.prefetch(child.key);
        }
        drop_known(first);
    }
    // The hasty look at a position was in vain.
    void complete() {
        Branch& branch = branches_.back();
        const Spot spot = children_[branches_[branches_.size() - 2].next].spot;
        branch.complete = true;
        found_.clear();
        plays_.list_near(ground_, spot, found_);
        found_.clear();
        plays_.list_far(ground_, spot, found_);
        make_all(spot);
        branch.end = children_.size();
    }
    std::size_t bytes() const {
        return known_.bytes() + plays_.bytes() + children_.capacity() * sizeof(Child);
    }
    // Most positions were met before: those need no place on the way.
    void drop_known(std::size_t first) {
        const auto is_known = [&](const Child& child) { return known_.contains(child.key); };
        const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(first);
        children_.erase(std::remove_if(begin, children_.end(), is_known), children_.end());
    }
    void retreat() {
        branches_.pop_back();
        if (branches_.empty()) {
            verdict_ = Verdict::no;
            done_ = true;
            return;
        }
        Branch& branch = branches_.back();
        children_.resize(branch.end);
        ++branch.next;
        if (branch.alive) return;
        branch.alive = true;
        if (ground_.is_dead(children_[branches_[branches_.size() - 2].next].spot)) {
            branch.next = branch.end;
            branch.complete = true;
        }
    }

    Klondike start_;
    SearchLimits limits_;
    Ground ground_;
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

}  // namespace
}  // namespace klondike

std::unique_ptr<SearchOf<Klondike>> klondike_search() {
    return std::make_unique<klondike::KlondikeSearch>();
}

}  // namespace croupier

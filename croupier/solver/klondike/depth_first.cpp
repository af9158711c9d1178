// Looking at the positions of Klondike one after the other.
#include "croupier/solver/klondike/depth_first.h"

#include <algorithm>

namespace croupier::solver::klondike {
namespace {

// Most questions are answered by going straight ahead. So at first nothing is done before it is
// needed. Where that does not help the search enters anew, and makes all children together, so
// that the memory of their keys is asked for early: waiting for it is most of the work.
constexpr std::uint64_t hasty_states = 1000;
// As many as a win without a step back has: a position met among them has only its best plays
// listed, and is asked whether it is dead only when its first child was in vain.
constexpr std::uint64_t straight_states = 40;

}  // namespace

void DepthFirstSearch::begin(const Layout& layout, std::size_t memory) {
    layout_ = &layout;
    memory_ = memory;
    verdict_ = Verdict::unknown;
    done_ = false;
    states_ = 0;
    enter(true);
}

bool DepthFirstSearch::step(std::uint64_t states) {
    const std::uint64_t until = states_ + states;
    while (!done_ && states_ < until) advance();
    return done_;
}

void DepthFirstSearch::enter(bool hasty) {
    hasty_ = hasty;
    plays_.sort(hasty ? Plays::Order::by_promise : Plays::Order::by_rank);
    known_.clear(memory_);
    branches_.clear();
    children_.clear();
    Child& root = children_.emplace_back();
    root.state = layout_->start();
    layout_->settle(root.state, [](Card, bool) {});
    root.key = layout_->key(root.state);
    branches_.push_back({.next = 0, .end = 1, .listed = Listed::all, .alive = true});
}

void DepthFirstSearch::end(Verdict verdict) {
    verdict_ = verdict;
    done_ = true;
}

void DepthFirstSearch::advance() {
    if (hasty_ && states_ >= hasty_states) enter(false);
    Branch& branch = branches_.back();
    if (branch.next == branch.end) return branch.listed == Listed::all ? retreat() : list_more();
    if (bytes() > memory_) return end(Verdict::unknown);
    Child& child = children_[branch.next];
    if (child.key == 0) make(child, here());
    if (layout_->wins(child.state)) return end(Verdict::yes);
    switch (known_.insert(child.key)) {
    case Inserted::known: ++branch.next; return;
    case Inserted::full: return end(Verdict::unknown);
    case Inserted::fresh: break;
    }
    ++states_;
    const bool checked = states_ > straight_states;
    if (checked && layout_->is_dead(child.state)) {
        ++branch.next;
        return;
    }
    const State state = child.state;
    const std::size_t first = children_.size();
    found_.clear();
    const bool stepped_back = states_ > branches_.size();
    const Listed listed = !hasty_ ? Listed::all : stepped_back ? Listed::near : Listed::best;
    plays_.list_near(*layout_, state, found_, listed == Listed::best);
    if (listed == Listed::all) {
        plays_.list_far(*layout_, state, found_);
        make_all(state);
    } else {
        put_off();
    }
    branches_.push_back({first, children_.size(), listed, checked});
}

void DepthFirstSearch::make(Child& child, const State& from) const {
    child.state = after(*layout_, from, child.play);
    layout_->settle(child.state, [](Card, bool) {});
    child.key = layout_->key(child.state);
}

// Children are made when it is their turn.
void DepthFirstSearch::put_off() {
    for (const Play& play : found_) children_.emplace_back().play = play;
}

// Most positions were met before: those need no place on the way.
void DepthFirstSearch::make_all(const State& from) {
    const auto first = static_cast<std::ptrdiff_t>(children_.size());
    for (const Play& play : found_) {
        Child& child = children_.emplace_back();
        child.play = play;
        make(child, from);
        known_.prefetch(child.key);
    }
    const auto is_known = [&](const Child& child) { return known_.contains(child.key); };
    const auto fresh = std::remove_if(children_.begin() + first, children_.end(), is_known);
    children_.erase(fresh, children_.end());
}

// The hasty look at a position was in vain.
void DepthFirstSearch::list_more() {
    Branch& branch = branches_.back();
    const State state = here();
    found_.clear();
    plays_.list_near(*layout_, state, found_);
    if (branch.listed == Listed::best) {
        branch.listed = Listed::near;
        put_off();
    } else {
        branch.listed = Listed::all;
        found_.clear();
        plays_.list_far(*layout_, state, found_);
        make_all(state);
    }
    branch.end = children_.size();
}

void DepthFirstSearch::retreat() {
    branches_.pop_back();
    if (branches_.empty()) return end(Verdict::no);
    Branch& branch = branches_.back();
    children_.resize(branch.end);
    ++branch.next;
    if (branch.alive) return;
    branch.alive = true;
    if (layout_->is_dead(here())) {
        branch.next = branch.end;
        branch.listed = Listed::all;
    }
}

std::size_t DepthFirstSearch::bytes() const {
    return known_.bytes() + plays_.bytes() + children_.capacity() * sizeof(Child);
}

}  // namespace croupier::solver::klondike

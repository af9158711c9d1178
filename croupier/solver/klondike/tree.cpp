// Looking at the positions of a Klondike tree one after the other.
#include "croupier/solver/klondike/tree.h"

#include <algorithm>

namespace croupier::klondike {
namespace {

// Most questions are answered by going straight ahead. So at first nothing is done before it is
// needed. Where that does not help the search enters anew, and makes all children together, so
// that the memory of their keys is asked for early: waiting for it is most of the work.
constexpr std::uint64_t hasty_states = 1000;
// As many as a win without a step back has: a position met among them has only its best plays
// listed, and is asked whether it is dead only when its first child was in vain.
constexpr std::uint64_t straight_states = 40;

}  // namespace

void Tree::begin(const Ground& ground, std::size_t memory) {
    ground_ = &ground;
    memory_ = memory;
    verdict_ = Verdict::unknown;
    done_ = false;
    states_ = 0;
    enter(true);
}

bool Tree::step(std::uint64_t states) {
    const std::uint64_t until = states_ + states;
    while (!done_ && states_ < until) advance();
    return done_;
}

void Tree::enter(bool hasty) {
    hasty_ = hasty;
    plays_.sort(hasty ? Plays::Order::by_promise : Plays::Order::by_rank);
    known_.clear(memory_);
    branches_.clear();
    children_.clear();
    Child& root = children_.emplace_back();
    root.spot = ground_->start();
    ground_->settle(root.spot, [](Card, bool) {});
    root.key = ground_->key(root.spot);
    branches_.push_back({.next = 0, .end = 1, .listed = Listed::all, .alive = true});
}

void Tree::end(Verdict verdict) {
    verdict_ = verdict;
    done_ = true;
}

void Tree::advance() {
    if (hasty_ && states_ >= hasty_states) enter(false);
    Branch& branch = branches_.back();
    if (branch.next == branch.end) return branch.listed == Listed::all ? retreat() : list_more();
    if (bytes() > memory_) return end(Verdict::unknown);
    Child& child = children_[branch.next];
    if (child.key == 0) make(child, here());
    if (ground_->wins(child.spot)) return end(Verdict::yes);
    switch (known_.insert(child.key)) {
    case Inserted::known: ++branch.next; return;
    case Inserted::full: return end(Verdict::unknown);
    case Inserted::fresh: break;
    }
    ++states_;
    const bool checked = states_ > straight_states;
    if (checked && ground_->is_dead(child.spot)) {
        ++branch.next;
        return;
    }
    const Spot spot = child.spot;
    const std::size_t first = children_.size();
    found_.clear();
    const bool stepped_back = states_ > branches_.size();
    const Listed listed = !hasty_ ? Listed::all : stepped_back ? Listed::near : Listed::best;
    plays_.list_near(*ground_, spot, found_, listed == Listed::best);
    if (listed == Listed::all) {
        plays_.list_far(*ground_, spot, found_);
        make_all(spot);
    } else {
        put_off();
    }
    branches_.push_back({first, children_.size(), listed, checked});
}

void Tree::make(Child& child, const Spot& from) const {
    child.spot = after(*ground_, from, child.play);
    ground_->settle(child.spot, [](Card, bool) {});
    child.key = ground_->key(child.spot);
}

// Children are made when it is their turn.
void Tree::put_off() {
    for (const Play& play : found_) children_.emplace_back().play = play;
}

// Most positions were met before: those need no place on the way.
void Tree::make_all(const Spot& from) {
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
void Tree::list_more() {
    Branch& branch = branches_.back();
    const Spot spot = here();
    found_.clear();
    plays_.list_near(*ground_, spot, found_);
    if (branch.listed == Listed::best) {
        branch.listed = Listed::near;
        put_off();
    } else {
        branch.listed = Listed::all;
        found_.clear();
        plays_.list_far(*ground_, spot, found_);
        make_all(spot);
    }
    branch.end = children_.size();
}

void Tree::retreat() {
    branches_.pop_back();
    if (branches_.empty()) return end(Verdict::no);
    Branch& branch = branches_.back();
    children_.resize(branch.end);
    ++branch.next;
    if (branch.alive) return;
    branch.alive = true;
    if (ground_->is_dead(here())) {
        branch.next = branch.end;
        branch.listed = Listed::all;
    }
}

std::size_t Tree::bytes() const {
    return known_.bytes() + plays_.bytes() + children_.capacity() * sizeof(Child);
}

}  // namespace croupier::klondike

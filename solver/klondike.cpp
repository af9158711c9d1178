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
        branches_.clear();
        children_.clear();
        if (start.won()) {
            verdict_ = Verdict::yes;
            return;
        }
        if (!ground_.lay_out(start)) {
            verdict_ = Verdict::no;
            return;
        }
        known_.clear(limits.memory);
        done_ = false;
        Child& root = children_.emplace_back();
        root.spot = ground_.start();
        ground_.settle(root.spot, [](Card, bool) {});
        root.key = ground_.key(root.spot);
        branches_.push_back({0, 1});
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
    // The children of one position on the way; `next` is the one looked at, or to be.
    struct Branch {
        std::size_t next, end;
    };

    void advance() {
        Branch& branch = branches_.back();
        if (branch.next == branch.end) return retreat();
        if (bytes() > limits_.memory) {
            done_ = true;
            return;
        }
        const Child& child = children_[branch.next];
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
        if (ground_.is_dead(child.spot)) {
            ++branch.next;
            return;
        }
        const Spot spot = child.spot;
        const std::size_t first = children_.size();
        plays_.list(ground_, spot, known_, children_);
        drop_known(first);
        branches_.push_back({first, children_.size()});
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
        children_.resize(branches_.back().end);
        ++branches_.back().next;
    }

    Klondike start_;
    SearchLimits limits_;
    Ground ground_;
    Plays plays_;
    KnownKeys known_;
    std::vector<Child> children_;
    std::vector<Branch> branches_;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    bool done_ = true;
};

}  // namespace
}  // namespace klondike

std::unique_ptr<SearchOf<Klondike>> klondike_search() {
    return std::make_unique<klondike::KlondikeSearch>();
}

}  // namespace croupier

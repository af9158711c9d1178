// Best first, with a set of keys that is emptied by counting searches.
#include "croupier/solver/meridian/best_first.h"

#include <algorithm>

namespace croupier::solver::meridian {
namespace {

constexpr std::size_t slots = 2 * BestFirstSearch::most_nodes;
constexpr std::uint64_t search_bits = 0xffff;

}  // namespace

void BestFirstSearch::begin(const Table& start, std::uint32_t number) {
    weights_ = weights_of(number);
    choice_ = number % 2 == 0 ? Choice::eager : Choice::all;
    if (slots_.empty() || search_ == search_bits) {
        nodes_.reserve(most_nodes);
        open_.reserve(most_nodes);
        slots_.assign(slots, 0);
        search_ = 0;
    }
    ++search_;
    nodes_.clear();
    open_.clear();
    Node& root = nodes_.emplace_back(Node{start, {}, {}, 0});
    root.heuristic.read(start, weights_);
    open_.push_back({0, 0});
    seen(start.key);
}

// A part of the key will do: a table that is taken for another is only missed by this search.
bool BestFirstSearch::seen(const Key& key) {
    const std::uint64_t entry = (key.one & ~search_bits) | search_;
    std::size_t at = static_cast<std::size_t>(key.two) & (slots - 1);
    while ((slots_[at] & search_bits) == search_) {
        if (slots_[at] == entry) return true;
        at = (at + 1) & (slots - 1);
    }
    slots_[at] = entry;
    return false;
}

BestFirstSearch::Result BestFirstSearch::look(const Rules& rules) {
    if (open_.empty()) return Result::lost;
    std::pop_heap(open_.begin(), open_.end());
    const std::uint32_t parent = open_.back().node;
    open_.pop_back();
    list_.clear();
    list_steps(rules, nodes_[parent].table, choice_, list_);
    for (const Step& step : list_) {
        if (nodes_.size() == most_nodes) return Result::full;
        const auto number = static_cast<std::uint32_t>(nodes_.size());
        Node& node = nodes_.emplace_back(nodes_[parent]);
        node.table.apply(rules, step);
        if (seen(node.table.key)) {
            nodes_.pop_back();
            continue;
        }
        node.step = step;
        node.parent = parent;
        if (node.table.won(rules)) {
            won_ = number;
            return Result::won;
        }
        node.heuristic.read_after(step, node.table, weights_);
        open_.push_back({node.heuristic.total(rules, node.table, weights_), number});
        std::push_heap(open_.begin(), open_.end());
    }
    return Result::going;
}

std::vector<Step> BestFirstSearch::steps() const {
    std::vector<Step> steps;
    for (std::uint32_t at = won_; at != 0; at = nodes_[at].parent) steps.push_back(nodes_[at].step);
    std::ranges::reverse(steps);
    return steps;
}

}  // namespace croupier::solver::meridian

// FreeCell: a best-first search that wins quickly, and proves when it runs dry.
#include "croupier/solver/freecell/search.h"

namespace croupier::solver::freecell {
namespace {

constexpr std::uint32_t root = 0;

bool has_all_cards(const Freecell& state) {
    int cards = state.foundations.home();
    for (const auto& cell : state.cells) cards += cell.size();
    for (const auto& column : state.columns) cards += column.size();
    return cards == deck_size;
}

}  // namespace

void BestFirst::begin(const Freecell& start, const SearchLimits& limits) {
    start_ = start;
    limits_ = limits;
    attempt_ = 0;
    states_ = 0;
    nodes_.keep(128);
    queue_.shrink();
    ended_ = false;
    verdict_ = Verdict::unknown;
    if (start.won()) return end(Verdict::yes);
    if (!has_all_cards(start)) return end(Verdict::no);  // a win needs them all
    begin_attempt();
}

void BestFirst::begin_attempt() {
    context_.weights = plan_[attempt_].weights;
    context_.moves = plan_[attempt_].moves;
    seen_.clear(limits_.memory / 8);
    queue_.clear();
    nodes_count_ = 0;
    last_ = Move{};
    last_node_ = root;
    played_.parent = Played::none;
    if (!make_room()) return end(Verdict::unknown);
    Node& node = nodes_[root];
    node.table.set(start_, context_);
    node.table.settle(context_);
    node.parent = root;
    node.depth = 0;
    if (is_new(node.table.key())) look_at(node, root, node.table.cost(context_.weights));
}

// Memory is counted once a block: between two counts the queue grows by little, and the set of keys
// has a limit of its own.
bool BestFirst::make_room() {
    if (nodes_count_ % nodes_.block_size != 0) return true;
    if (!nodes_.has(nodes_count_)) nodes_.add_block();
    return nodes_.bytes() + queue_.bytes() + seen_.bytes() <= limits_.memory;
}

bool BestFirst::step(std::uint64_t states) {
    for (; !ended_ && states > 0; --states) step_once();
    return ended_;
}

// Takes the cheapest move and makes it; where it leads somewhere new, looks what follows.
void BestFirst::step_once() {
    const Attempt& attempt = plan_[attempt_];
    if (queue_.empty() && attempt.moves == MoveSet::complete) return end(Verdict::no);
    if (states_ >= limits_.states || !make_room()) return end(Verdict::unknown);
    if (queue_.empty() || nodes_count_ >= attempt.states) {
        ++attempt_;
        return begin_attempt();
    }
    const Queue::Entry entry = queue_.pop();
    const Node& parent = nodes_[entry.parent];
    // Long searches wait for memory more than for anything else.
    const char* next = reinterpret_cast<const char*>(&nodes_[queue_.next_parent(entry.parent)]);
    for (std::size_t at = 0; at < sizeof(Node); at += 64) __builtin_prefetch(next + at);
    Key key;  // where it tells all, an old table need not be built again
    const bool told = parent.table.key_after(entry.move, context_, key);
    if (told && !is_new(key)) return;
    Node& node = nodes_[nodes_count_];
    if (played_.parent == entry.parent && played_.move == entry.move) {
        node.table = played_.table;
    } else {
        node.table = parent.table;
        node.table.play(entry.move, context_);
    }
    node.parent = entry.parent;
    node.move = entry.move;
    node.depth = parent.depth + 1;
    if (told || is_new(node.table.key())) look_at(node, nodes_count_, entry.cost());
}

struct BestFirst::Candidates {
    BestFirst& search;
    const Node& node;
    std::uint32_t at;
    int points_of_way = search.context_.weights.step * (node.depth + 1);

    void costed(Move move, Cost cost) {
        if (cost.over == 0) {
            search.last_ = move;
            search.last_node_ = at;
            return search.end(Verdict::yes);
        }
        search.queue_.push(cost.points + points_of_way, at, move, cost);
    }
    void unpriced(Move move) {
        Played& played = search.played_;
        played.table = node.table;
        played.table.play(move, search.context_);
        played.parent = at;
        played.move = move;
        costed(move, played.table.cost(search.context_.weights));
    }
};

bool BestFirst::is_new(const Key& key) {
    const Inserted inserted = seen_.insert(key);
    if (inserted == Inserted::full) end(Verdict::unknown);
    return inserted == Inserted::fresh;
}

void BestFirst::look_at(const Node& node, std::uint32_t at, Cost cost) {
    ++nodes_count_;
    ++states_;
    if (cost.over == 0) return end(Verdict::yes);  // only at the root, others were seen coming
    Candidates candidates{*this, node, at};
    Moves(node.table, cost, context_, candidates).make(context_.takeback);
}

// The cards that go home by themselves, and at the end all others, are part of the line.
std::vector<Move> BestFirst::line() const {
    std::vector<Move> line;
    if (verdict_ != Verdict::yes || start_.won()) return line;
    std::vector<Move> moves;
    if (last_.kind != MoveKind::none) moves.push_back(last_);
    for (std::uint32_t at = last_node_; at != root; at = nodes_[at].parent)
        moves.push_back(nodes_[at].move);
    SearchContext context;
    Table table;
    table.set(start_, context);
    table.settle(context, &line);
    for (; !moves.empty(); moves.pop_back()) table.play(moves.back(), context, &line);
    return line;
}

}  // namespace croupier::solver::freecell

namespace croupier::solver {

std::unique_ptr<SearchOf<Freecell>> freecell_search() {
    return std::make_unique<freecell::BestFirst>();
}

}  // namespace croupier::solver

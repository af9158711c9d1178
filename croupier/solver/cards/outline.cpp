// The outlines of Cards, depth first.
#include "croupier/solver/cards/outline.h"

#include "croupier/solver/cards/safe.h"

namespace croupier::solver::cards {

void CardsOutlineSearch::begin(const CardsStart& start, std::size_t memory) {
    start_ = start;
    seen_.clear(memory - memory / 4);
    longest_path_ = memory / 8 / sizeof(Node);
    path_.clear();
    states_ = 0;
    over_ = false;
    verdict_ = Verdict::unknown;
    CardsOutline first{start.home, start.stuck, start.up, 0};
    for (CardBits left = start.stuck; left != 0; left = without_first(left)) {
        const Card card = first_of(left);
        if (start.free_stacks)
            first.covered |= bit_of(start.below[card.code]);
        else
            first.up &= ~start.freed[card.code];
    }
    enter(first);
}

bool CardsOutlineSearch::step(std::uint64_t states) {
    const std::uint64_t until = states_ + states;
    // Looking at tables that are known takes time too.
    for (std::uint64_t tries = 8 * states; !over_ && states_ < until && tries > 0; --tries) {
        Node& node = path_.back();
        CardsOutline next = node.now;
        if (node.homeward != 0) {
            const CardBits card = lowest(node.homeward);
            node.homeward ^= card;
            node.taken = {first_of(card), true};
            unstick(next, card);
            next.home |= card;
            next.up &= ~card;
        } else if (node.building != 0) {
            const CardBits card = lowest(node.building);
            node.building ^= card;
            node.taken = {first_of(card), false};
            unstick(next, card);
        } else if (node.returning != 0) {
            const CardBits card = lowest(node.returning);
            node.returning ^= card;
            node.taken = {first_of(card), false};
            next.home ^= card;
            next.up |= card;
        } else {
            path_.pop_back();
            if (path_.empty()) finish(Verdict::no);
            continue;
        }
        enter(next);
    }
    return over_;
}

void CardsOutlineSearch::unstick(CardsOutline& position, CardBits card) const {
    if ((position.stuck & card) == 0) return;
    const CardBits freed = start_.freed[first_of(card).code];
    position.stuck ^= card;
    position.up |= freed;
    position.covered &= ~freed;
}

void CardsOutlineSearch::enter(const CardsOutline& position) {
    const Inserted inserted = seen_.insert(outline_key(position.home, position.stuck));
    if (inserted == Inserted::known) return;
    if (inserted == Inserted::full || path_.size() >= longest_path_)
        return finish(Verdict::unknown);
    ++states_;
    Node& node = path_.emplace_back(Node{position, 0, 0, 0, {}});
    if (position.home == all_home) return finish(Verdict::yes);
    list_moves(node);
}

void CardsOutlineSearch::list_moves(Node& node) const {
    const CardsOutline& now = node.now;
    const CardBits places = now.places(), with_room = now.with_room();
    node.homeward = wanted_by(now.home) & places & with_room;
    const CardBits safe = safe_to_go_home(node.homeward, now.home, start_.free_stacks);
    if (safe != 0) {
        node.homeward = lowest(safe);
        return;
    }
    if (is_dead(start_, now)) {
        node.homeward = 0;
        return;
    }
    const bool room_for_king = columns_in_use(start_, now.home, now.stuck) < Cards::columns_count;
    const CardBits movable = children_of(with_room) | (room_for_king ? all_kings : 0);
    node.building = now.stuck & now.up & movable;
    node.returning = tops_of(now.home) & movable & whole_deck;
    if (start_.free_stacks) node.building &= ~stopped_by_own_parent(now, places, node.building);
}

// Those whose only possible parent lies on top of them, however the placed cards lie: up along
// stuck cards, and where a shade has a single place and a single card that must lie on it.
CardBits CardsOutlineSearch::stopped_by_own_parent(const CardsOutline& now, CardBits places,
                                                   CardBits cards) const {
    CardBits stopped = 0;
    for (CardBits left = cards & ~all_kings; left != 0; left = without_first(left)) {
        const CardBits parents = parents_of(lowest(left)) & places;
        if (std::popcount(parents) > 1) continue;
        std::uint8_t top = first_of(left).code;
        // An outline that no table has can go round in a circle.
        for (int i = 0; i < deck_size && bit_of(top) != parents; ++i) {
            const std::uint8_t stuck_on_it = start_.above[top];
            if (contains(now.stuck, stuck_on_it)) {
                top = stuck_on_it;
                continue;
            }
            const CardBits lie_on_it = children_of(bit_of(top)) & now.up & ~now.stuck;
            if (std::popcount(both_of_shade(bit_of(top)) & places) != 1 || lie_on_it == 0) break;
            top = first_of(lie_on_it).code;
        }
        if (bit_of(top) == parents) stopped |= lowest(left);
    }
    return stopped;
}

void CardsOutlineSearch::finish(Verdict verdict) {
    verdict_ = verdict;
    over_ = true;
}

std::vector<CardsOutlineSearch::Step> CardsOutlineSearch::steps() const {
    std::vector<Step> steps;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) steps.push_back(path_[i].taken);
    return steps;
}

}  // namespace croupier::solver::cards

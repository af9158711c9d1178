// Cards with free stacks, table by table, depth first.
#include "croupier/solver/cards/table_search.h"

#include "croupier/solver/cards/safe.h"

namespace croupier::solver::cards {

template <KnownBy K>
void CardsTableSearch<K>::begin(const CardsStart& start, std::size_t memory) {
    start_ = start;
    now_ = CardsTable(start);
    seen_.clear(memory - memory / 4);
    longest_path_ = memory / 8 / (sizeof(Node) + 32 * sizeof(Plan));
    path_.clear();
    untried_.clear();
    states_ = 0;
    verdict_ = Verdict::unknown;
    over_ = fell_short_ = false;
    enter();
}

template <KnownBy K>
Inserted CardsTableSearch<K>::remember() {
    const std::uint64_t outline = outline_key(now_.home, now_.stuck);
    if constexpr (K == KnownBy::outline)
        return seen_.insert(outline);
    else
        return seen_.insert({outline, now_.second});
}

template <KnownBy K>
bool CardsTableSearch<K>::step(std::uint64_t states) {
    const std::uint64_t until = states_ + states;
    // Looking at tables that are known takes time too.
    for (std::uint64_t tries = 8 * states; !over_ && states_ < until && tries > 0; --tries) {
        Node& node = path_.back();
        if (untried_.size() == node.first_plan) {
            path_.pop_back();
            if (!path_.empty())
                now_.take_back(path_.back().trace);
            else
                finish(K == KnownBy::outline && fell_short_ ? Verdict::unknown : Verdict::no);
            continue;
        }
        const Plan plan = untried_.back();
        untried_.pop_back();
        node.taken = plan.step;
        node.trace = now_.play(plan.step);
        if (plan.then.card != 0) {
            path_.push_back({untried_.size(), {}, {}});
            untried_.push_back({plan.then});
        } else if (!enter()) {
            now_.take_back(path_.back().trace);
        }
    }
    return over_;
}

template <KnownBy K>
bool CardsTableSearch<K>::enter() {
    const Inserted inserted = remember();
    if (inserted == Inserted::known) return false;
    if (inserted == Inserted::full || path_.size() >= longest_path_) {
        finish(Verdict::unknown);
        return true;
    }
    ++states_;
    path_.push_back({untried_.size(), {}, {}});
    if (now_.home == all_home)
        finish(Verdict::yes);
    else
        list_plans();
    return true;
}

// The last one listed is tried first.
template <KnownBy K>
void CardsTableSearch<K>::list_plans() {
    const CardBits homeward = wanted_by(now_.home) & now_.tops;
    const CardBits safe = safe_to_go_home(homeward, now_.home, true);
    if (safe != 0) {
        untried_.push_back({{first_of(safe).code, CardsStep::home}});
        return;
    }
    if (is_dead(start_, now_.outline())) return;
    const CardBits returning = tops_of(now_.home) & whole_deck;
    list_builds(returning);
    if constexpr (K == KnownBy::table) list_builds(now_.up & ~now_.stuck);
    list_builds(now_.up & now_.stuck);
    if (columns_in_use(start_, now_.home, now_.stuck) < Cards::columns_count) {
        const CardBits kings = all_kings & (returning | (now_.up & now_.stuck));
        for (CardBits left = kings; left != 0; left = without_first(left))
            untried_.push_back({{first_of(left).code, CardsStep::floor}});
    }
    if constexpr (K == KnownBy::outline) list_clearings();
    for (CardBits left = homeward; left != 0; left = without_first(left))
        untried_.push_back({{first_of(left).code, CardsStep::home}});
}

template <KnownBy K>
void CardsTableSearch<K>::list_builds(CardBits cards) {
    for (CardBits tops = now_.tops & parents_of(cards); tops != 0; tops = without_first(tops)) {
        const std::uint8_t top = first_of(tops).code;
        const CardBits children = children_of(bit_of(top)) & cards;
        for (CardBits left = children; left != 0; left = without_first(left)) {
            const std::uint8_t card = first_of(left).code;
            if (now_.top_above(card) != top)
                untried_.push_back({{card, top}});
            else if constexpr (K == KnownBy::outline)
                list_detours(card, top);
        }
    }
}

// The parent lies on the card. Either a placed card between them goes to its other parent, with the
// parent on it, or the card goes to its own other parent, whose child takes the place on this one.
template <KnownBy K>
void CardsTableSearch<K>::list_detours(std::uint8_t card, std::uint8_t parent) {
    const std::size_t before = untried_.size();
    for (std::uint8_t between = now_.above[card]; between != 0; between = now_.above[between]) {
        if (contains(now_.stuck, between)) continue;
        const CardBits elsewhere = parents_of(bit_of(between)) & now_.tops & ~bit_of(parent);
        if (elsewhere != 0)
            untried_.push_back({{between, first_of(elsewhere).code}, {card, parent}});
    }
    const std::uint8_t other = parent ^ 1;
    const std::uint8_t child = now_.above[other];
    if (contains(now_.up, other) && child != 0 && !contains(now_.stuck, child) &&
        now_.top_above(child) != parent)
        untried_.push_back({{child, parent}, {card, other}});
    if (untried_.size() == before) fell_short_ = true;
}

// A card that could go home but for what was built on it: that goes to the other card of the shade.
template <KnownBy K>
void CardsTableSearch<K>::list_clearings() {
    const CardBits covered = wanted_by(now_.home) & now_.up & ~now_.tops;
    for (CardBits left = covered; left != 0; left = without_first(left)) {
        const std::uint8_t card = first_of(left).code, other = card ^ 1;
        const std::uint8_t child = now_.above[card];
        if (contains(now_.stuck, child) || !contains(now_.tops, other)) continue;
        if (now_.top_above(child) != other)
            untried_.push_back({{child, other}, {card, CardsStep::home}});
        else
            fell_short_ = true;
    }
}

template <KnownBy K>
void CardsTableSearch<K>::finish(Verdict verdict) {
    verdict_ = verdict;
    over_ = true;
}

template <KnownBy K>
std::vector<CardsStep> CardsTableSearch<K>::steps() const {
    std::vector<CardsStep> steps;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) steps.push_back(path_[i].taken);
    return steps;
}

template class CardsTableSearch<KnownBy::outline>;
template class CardsTableSearch<KnownBy::table>;

}  // namespace croupier::solver::cards

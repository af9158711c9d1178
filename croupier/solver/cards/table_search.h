// Cards with free stacks: a search that knows where every card lies.
//
// It can take tables for known by their outline alone. Then it finds wins sooner but may miss some:
// its "no" holds only if whatever the outlines allowed could be played on the tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "croupier/solver/cards/table.h"
#include "croupier/solver/key_set.h"
#include "croupier/solver/search.h"

namespace croupier::solver::cards {

enum class KnownBy : std::uint8_t { outline, table };

struct CardsTableKey {
    std::uint64_t outline = 0, second = 0;
    bool operator==(const CardsTableKey&) const = default;
};
constexpr std::uint64_t mixed(const CardsTableKey& key) {
    return solver::mixed(key.outline ^ solver::mixed(key.second + 0x9e3779b97f4a7c15ULL));
}

template <KnownBy K>
class CardsTableSearch {
public:
    void begin(const CardsStart& start, std::size_t memory);
    void release() { seen_.clear(0); }
    bool step(std::uint64_t states);  // true when it is over
    Verdict verdict() const { return verdict_; }
    std::uint64_t states() const { return states_; }
    std::vector<CardsStep> steps() const;  // of the way to the win

private:
    // A step, and perhaps the one that it prepares by moving a placed card to its other parent.
    struct Plan {
        CardsStep step;
        CardsStep then = {};
    };
    struct Node {
        std::size_t first_plan;  // of those still to be tried
        CardsTable::Trace trace;
        CardsStep taken;
    };

    bool enter();  // false when the table is known
    void list_plans();
    void list_builds(CardBits cards);
    void list_detours(std::uint8_t card, std::uint8_t parent);
    void list_clearings();
    void finish(Verdict verdict);
    Inserted remember();

    CardsStart start_;
    CardsTable now_;
    KeySet<std::conditional_t<K == KnownBy::outline, std::uint64_t, CardsTableKey>> seen_;
    std::vector<Node> path_;
    std::vector<Plan> untried_;
    std::size_t longest_path_ = 0;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    bool over_ = true;
    bool fell_short_ = false;
};

}  // namespace croupier::solver::cards

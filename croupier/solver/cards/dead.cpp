// Dead positions: everything that could ever move is moved, and something is left.
#include "croupier/solver/cards/dead.h"

namespace croupier::solver::cards {
namespace {

// Is there a parent among these that the card would not have to carry along? Those above it are
// carried while nothing between them can move.
bool has_parent_elsewhere(const CardsStart& start, Card card, CardBits parents, CardBits stuck) {
    std::uint8_t above = start.above[card.code];
    for (; contains(stuck, above); above = start.above[above]) parents &= ~bit_of(above);
    return parents != 0;
}

}  // namespace

// Moves never take away what others opened: a place once open stays open, a card that could go home
// counts as home and as a place too, since it may return. Real play can do no more than that. Only
// one thing is not given for nothing: where all places of a shade are taken, there is room again
// when another card of the shade becomes a place or one that lies on them can go home.
bool is_dead(const CardsStart& start, const CardsOutline& now) {
    const CardBits places_now = now.places(), placed_now = now.up & ~now.stuck;
    CardBits home = now.home, stuck = now.stuck, up = now.up, covered = now.covered;
    CardBits room = now.with_room();
    bool room_for_king = columns_in_use(start, home, stuck) < Cards::columns_count;
    while (stuck != 0) {
        const CardBits places = up & ~covered;
        room |= both_of_shade((places | home) & whole_deck & ~places_now);
        room |= parents_of(home & placed_now);
        const CardBits homeward = wanted_by(home) & places & room;
        CardBits leaving = stuck & up & (children_of(room) | (room_for_king ? all_kings : 0));
        if (start.free_stacks)
            for (CardBits left = leaving & ~all_kings; left != 0; left = without_first(left)) {
                const CardBits parents = parents_of(lowest(left)) & (places | home);
                if (!has_parent_elsewhere(start, first_of(left), parents, stuck))
                    leaving ^= lowest(left);
            }
        leaving |= stuck & homeward;
        if ((homeward | leaving) == 0) return true;
        home |= homeward;
        stuck ^= leaving;
        if (((homeward & all_kings) | (leaving & start.bases)) != 0) room_for_king = true;
        for (CardBits left = leaving; left != 0; left = without_first(left)) {
            up |= start.freed[first_of(left).code];
            covered &= ~start.freed[first_of(left).code];
        }
    }
    return false;
}

}  // namespace croupier::solver::cards

// Picking up and dropping, by key and by mouse.
#include "croupier/terminal/hand.h"

#include <algorithm>
#include <utility>

namespace croupier {
namespace {

TablePile pile_of(const Sitting& sitting, int pile) {
    return sitting.match().table(Seat::first)[static_cast<std::size_t>(pile)];
}

}  // namespace

void Hand::move(const Layout& layout, Arrow arrow) {
    const bool takes_more = !held_ && arrow == Arrow::up;
    cursor_ = moved(layout, cursor_, arrow, takes_more ? reach(sitting_.match(), cursor_.pile) : 1);
}

void Hand::settle() {
    held_.reset();
    cursor_ = {cursor_.pile};
}

void Hand::pick_up(int pile, int count, bool chosen) { held_ = Held{pile, count, chosen}; }

Told Hand::act() {
    dragging_ = false;
    if (held_) return drop(cursor_.pile);
    const TablePile pile = pile_of(sitting_, cursor_.pile);
    if (pile.role == Role::stock) return sitting_.play("s");
    if (!pile.cards.empty()) pick_up(cursor_.pile, cursor_.count, cursor_.chosen);
    return {};
}

Told Hand::go_home(const Held& held) {
    const int home = held.count > 1 ? -1 : home_of(sitting_.match(), held.pile);
    return home < 0 ? Told{} : sitting_.play(carry(held.pile, home));
}

Told Hand::drop(int target) {
    const Held held = *held_;
    held_.reset();
    cursor_ = {target};
    if (target == held.pile) return go_home(held);
    if (const int count = fitting(sitting_.match(), held, target); count > 0)
        return sitting_.play(carry(held.pile, target, count));
    const TablePile from = pile_of(sitting_, held.pile), to = pile_of(sitting_, target);
    // The notation finds the count whose refusal says most.
    if (!held.chosen && from.role == Role::column && to.role == Role::column)
        return sitting_.play(label_of(from) + label_of(to));
    return sitting_.play(carry(held.pile, target, held.count));
}

Told Hand::press(const std::optional<Hit>& hit) {
    dragging_ = false;
    if (!hit) {
        put_back();
        return {};
    }
    if (pile_of(sitting_, hit->pile).role == Role::stock) {
        put_back();
        cursor_ = {hit->pile};
        return sitting_.play("s");
    }
    const bool picks_anew =
        hit->count > 0 && held_ && held_->pile == hit->pile && held_->count != hit->count;
    if (held_ && !picks_anew) return drop(hit->pile);
    cursor_ = {hit->pile, std::max(1, hit->count), hit->count > 1};
    if (hit->count > 0) {
        pick_up(hit->pile, hit->count, hit->count > 1);
        dragging_ = true;
    }
    return {};
}

Told Hand::release(const std::optional<Hit>& hit) {
    if (!held_ || !std::exchange(dragging_, false)) return {};
    if (!hit) {
        put_back();
        return {};
    }
    // Released where it was pressed, this was a click: the next one says where the cards go.
    return hit->pile == held_->pile ? Told{} : drop(hit->pile);
}

}  // namespace croupier

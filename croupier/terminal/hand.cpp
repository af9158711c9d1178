// Picking up and dropping, by key and by mouse.
#include "croupier/terminal/hand.h"

#include <algorithm>
#include <utility>

namespace croupier::terminal {
namespace {

TablePile pile_of(const PlaySession& session, int pile) {
    return session.match().table(Seat::first)[static_cast<std::size_t>(pile)];
}

}  // namespace

void Hand::move(const Layout& layout, Arrow arrow) {
    const bool takes_more = !held_ && arrow == Arrow::up;
    cursor_ = moved(layout, cursor_, arrow, takes_more ? reach(session_.match(), cursor_.pile) : 1);
}

void Hand::settle() {
    held_.reset();
    cursor_ = {cursor_.pile};
}

void Hand::pick_up(int pile, int count, bool chosen) { held_ = Held{pile, count, chosen}; }

CommandResult Hand::act() {
    dragging_ = false;
    if (held_) return drop(cursor_.pile);
    const TablePile pile = pile_of(session_, cursor_.pile);
    if (pile.role == Role::stock) return session_.play("s");
    if (!pile.cards.empty()) pick_up(cursor_.pile, cursor_.count, cursor_.chosen);
    return {};
}

CommandResult Hand::go_home(const Held& held) {
    const int home = held.count > 1 ? -1 : home_of(session_.match(), held.pile);
    return home < 0 ? CommandResult{} : session_.play(carry(held.pile, home));
}

CommandResult Hand::drop(int target) {
    const Held held = *held_;
    held_.reset();
    cursor_ = {target};
    if (target == held.pile) return go_home(held);
    if (const int count = fitting(session_.match(), held, target); count > 0)
        return session_.play(carry(held.pile, target, count));
    const TablePile from = pile_of(session_, held.pile), to = pile_of(session_, target);
    // The notation finds the count whose refusal says most.
    if (!held.chosen && from.role == Role::column && to.role == Role::column)
        return session_.play(label_of(from) + label_of(to));
    return session_.play(carry(held.pile, target, held.count));
}

CommandResult Hand::press(const std::optional<Hit>& hit) {
    dragging_ = false;
    if (!hit) {
        put_back();
        return {};
    }
    if (pile_of(session_, hit->pile).role == Role::stock) {
        put_back();
        cursor_ = {hit->pile};
        return session_.play("s");
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

CommandResult Hand::release(const std::optional<Hit>& hit) {
    if (!held_ || !std::exchange(dragging_, false)) return {};
    if (!hit) {
        put_back();
        return {};
    }
    // Released where it was pressed, this was a click: the next one says where the cards go.
    return hit->pile == held_->pile ? CommandResult{} : drop(hit->pile);
}

}  // namespace croupier::terminal

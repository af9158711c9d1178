// Listing the plays of a Klondike position over all errands that may come before them.
#include "croupier/solver/klondike/plays.h"

#include <algorithm>

namespace croupier::klondike {
namespace {

Spot with_home(Spot spot, Cards home) {
    spot.sight = (spot.sight | spot.home) & ~home;
    spot.home = home;
    return spot;
}

}  // namespace

Spot after(const Ground& ground, Spot spot, const Play& play) {
    spot = with_home(spot, play.home);
    if (play.cleared.known()) ground.dig(spot, play.cleared);
    if (!play.card.known()) return spot;
    if ((spot.beds & just(play.card)) != 0) {
        ground.dig(spot, play.card);
    } else {
        ground.take_from_stock(spot, play.card);
        spot.sight |= just(play.card);
    }
    if (play.goes_home) spot.send_home(just(play.card));
    return spot;
}

void Plays::add(Cards home, std::size_t from) {
    const auto same = [&](const Errand& errand) { return errand.home == home; };
    if (std::ranges::any_of(errands_, same)) return;
    Errand next;
    const Errand& last = errands_[from];
    // What was offered with more cards home need not be offered again: from there the same cards
    // can be fetched back after the play.
    if ((home & ~last.home) == 0) next = last;
    next.home = home;
    next.from = from;
    errands_.push_back(next);
}

void Plays::list_near(const Ground& ground, const Spot& spot, std::vector<Play>& plays,
                      bool best_only) {
    reach_ = ground.in_reach(spot);
    errands_.clear();
    errands_.push_back({.home = spot.home});
    offer(ground, spot, 0, plays, best_only);
}

void Plays::list_far(const Ground& ground, const Spot& spot, std::vector<Play>& plays) {
    for (std::size_t at = 0; at < errands_.size(); ++at) {
        if (at > 0) offer(ground, spot, at, plays);
        go_on(at);
    }
}

void Plays::go_on(std::size_t at) {
    const Cards home = errands_[at].home, fetched = errands_[at].fetched;
    each_card(fetched, [&](Card card) { add(home & ~just(card), at); });
    each_card(errands_[at].sent, [&](Card card) { add(home | just(card), at); });
}

void Plays::offer(const Ground& ground, const Spot& start, std::size_t at, std::vector<Play>& plays,
                  bool best_only) {
    Errand& errand = errands_[at];
    const Spot spot = with_home(start, errand.home);
    const Cards uncovered = spot.uncovered_now();
    const bool has_empty = spot.empty_columns() > 0;
    const Cards fits = fitting(uncovered) | (has_empty ? king_cards : 0);
    const Cards next = next_home(spot.home);

    const Cards homeward = next & ((spot.beds & uncovered) | reach_);
    Cards columnward = fits & ((spot.beds & ~ground.bases()) | reach_);
    const Cards safe = safe_home(start.home) & start.home;
    const Cards fetchable = tops_home(spot.home) & ~safe;
    // Where every card of the stock stays in reach, one goes to a column only when the very next
    // step needs it there, or it could as well go later: some card is laid on it, or what lies on
    // its twin is carried to it so that the twin can go home.
    if (ground.is_easiest()) {
        const Cards laid = bearers_of(spot.beds | spot.stocked() | fetchable);
        const Cards freed = pairs_counted(pair_counts(next & spot.sight));
        columnward &= spot.beds | (~uncovered & (laid | freed));
    }
    const Cards both = homeward & columnward;
    const Cards fresh = (both & ~errand.homeward & ~errand.columnward) |
                        (homeward & ~columnward & ~errand.homeward) |
                        (columnward & ~homeward & ~errand.columnward);
    const auto put = [&](Card card) {
        plays.push_back({spot.home, card, Card{}, (homeward & just(card)) != 0});
    };
    if (order_ == Order::by_rank) {
        each_card(fresh, put);
    } else {
        const Cards turning = spot.beds & ~ground.bases(), from_stock = ~spot.beds;
        // What the next card to be turned up waits for.
        const Cards bearing = from_stock & ~homeward & ~uncovered & bearers_of(turning);
        const Cards leading = from_stock & homeward & (turning & uncovered) >> 4;
        ground.each_deepest_first(spot, fresh & turning, put);
        if (best_only && !plays.empty()) return;
        each_card(fresh & leading, put);
        each_from_king(fresh & bearing, put);
        if (best_only && !plays.empty()) return;
        each_card(fresh & from_stock & homeward & ~leading, put);
        each_card(fresh & spot.beds & ~turning, put);
        each_from_king(fresh & from_stock & ~homeward & ~bearing, put);
    }
    // A base is carried away only to make room for a king, and only if there is no room yet.
    if (!has_empty) {
        const Cards kings = king_cards & (reach_ | spot.beds);
        const Cards home_kings = king_cards & spot.home;
        const Cards bases = spot.beds & ground.bases() & fits & ~homeward & ~errand.cleared;
        each_card(bases, [&](Card base) {
            if (home_kings != 0)
                plays.push_back({spot.home, Card{}, base, false});
            else
                each_card(kings,
                          [&](Card card) { plays.push_back({spot.home, card, base, false}); });
        });
        errand.cleared |= bases;
    }
    errand.homeward |= homeward;
    errand.columnward |= columnward;

    errand.fetched = fetchable & fits;
    errand.sent = next & spot.placed() & uncovered;
}

std::vector<Card> Plays::errands(const Ground& ground, const Spot& spot, Cards home) {
    if (home == spot.home) return {};
    std::vector<Play> plays;
    list_near(ground, spot, plays);
    std::size_t gone_on = 0, at = 0;
    for (; errands_[at].home != home; ++at) {
        while (at + 1 == errands_.size()) {
            if (gone_on > 0) offer(ground, spot, gone_on, plays);
            go_on(gone_on++);
        }
    }
    std::vector<Card> cards;
    for (; at != 0; at = errands_[at].from)
        cards.push_back(lowest(errands_[at].home ^ errands_[errands_[at].from].home));
    std::ranges::reverse(cards);
    return cards;
}

}  // namespace croupier::klondike

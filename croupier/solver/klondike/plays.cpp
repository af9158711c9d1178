// Listing the plays of a Klondike position over all preparations that may come before them.
#include "croupier/solver/klondike/plays.h"

#include <algorithm>

namespace croupier::solver::klondike {
namespace {

State with_home(State state, Cards home) {
    state.sight = (state.sight | state.home) & ~home;
    state.home = home;
    return state;
}

}  // namespace

State after(const Layout& layout, State state, const Play& play) {
    state = with_home(state, play.home);
    if (play.cleared.known()) layout.dig(state, play.cleared);
    if (!play.card.known()) return state;
    if ((state.beds & just(play.card)) != 0) {
        layout.dig(state, play.card);
    } else {
        layout.take_from_stock(state, play.card);
        state.sight |= just(play.card);
    }
    if (play.goes_home) state.send_home(just(play.card));
    return state;
}

void Plays::add(Cards home, std::size_t from) {
    const auto same = [&](const Preparation& preparation) { return preparation.home == home; };
    if (std::ranges::any_of(preparations_, same)) return;
    Preparation next;
    const Preparation& last = preparations_[from];
    // What was offered with more cards home need not be offered again: from there the same cards
    // can be fetched back after the play.
    if ((home & ~last.home) == 0) next = last;
    next.home = home;
    next.from = from;
    preparations_.push_back(next);
}

void Plays::list_near(const Layout& layout, const State& state, std::vector<Play>& plays,
                      bool best_only) {
    reach_ = layout.in_reach(state);
    preparations_.clear();
    preparations_.push_back({.home = state.home});
    offer(layout, state, 0, plays, best_only);
}

void Plays::list_far(const Layout& layout, const State& state, std::vector<Play>& plays) {
    for (std::size_t at = 0; at < preparations_.size(); ++at) {
        if (at > 0) offer(layout, state, at, plays);
        go_on(at);
    }
}

void Plays::go_on(std::size_t at) {
    const Cards home = preparations_[at].home, fetched = preparations_[at].fetched;
    each_card(fetched, [&](Card card) { add(home & ~just(card), at); });
    each_card(preparations_[at].sent, [&](Card card) { add(home | just(card), at); });
}

void Plays::offer(const Layout& layout, const State& start, std::size_t at,
                  std::vector<Play>& plays, bool best_only) {
    Preparation& preparation = preparations_[at];
    const State state = with_home(start, preparation.home);
    const Cards uncovered = state.uncovered_now();
    const bool has_empty = state.empty_columns() > 0;
    const Cards fits = fitting(uncovered) | (has_empty ? king_cards : 0);
    const Cards next = next_home(state.home);

    const Cards homeward = next & ((state.beds & uncovered) | reach_);
    Cards columnward = fits & ((state.beds & ~layout.bases()) | reach_);
    const Cards safe = safe_home(start.home) & start.home;
    const Cards fetchable = tops_home(state.home) & ~safe;
    // Where every card of the stock stays in reach, one goes to a column only when the very next
    // step needs it there, or it could as well go later: some card is laid on it, or what lies on
    // its twin is carried to it so that the twin can go home.
    if (layout.is_easiest()) {
        const Cards laid = bearers_of(state.beds | state.stocked() | fetchable);
        const Cards freed = pairs_counted(pair_counts(next & state.sight));
        columnward &= state.beds | (~uncovered & (laid | freed));
    }
    const Cards both = homeward & columnward;
    const Cards fresh = (both & ~preparation.homeward & ~preparation.columnward) |
                        (homeward & ~columnward & ~preparation.homeward) |
                        (columnward & ~homeward & ~preparation.columnward);
    const auto put = [&](Card card) {
        plays.push_back({state.home, card, Card{}, (homeward & just(card)) != 0});
    };
    if (order_ == Order::by_rank) {
        each_card(fresh, put);
    } else {
        const Cards turning = state.beds & ~layout.bases(), from_stock = ~state.beds;
        // What the next card to be turned up waits for.
        const Cards bearing = from_stock & ~homeward & ~uncovered & bearers_of(turning);
        const Cards leading = from_stock & homeward & (turning & uncovered) >> 4;
        layout.each_deepest_first(state, fresh & turning, put);
        if (best_only && !plays.empty()) return;
        each_card(fresh & leading, put);
        each_from_king(fresh & bearing, put);
        if (best_only && !plays.empty()) return;
        each_card(fresh & from_stock & homeward & ~leading, put);
        each_card(fresh & state.beds & ~turning, put);
        each_from_king(fresh & from_stock & ~homeward & ~bearing, put);
    }
    // A base is carried away only to make room for a king, and only if there is no room yet.
    if (!has_empty) {
        const Cards kings = king_cards & (reach_ | state.beds);
        const Cards home_kings = king_cards & state.home;
        const Cards bases = state.beds & layout.bases() & fits & ~homeward & ~preparation.cleared;
        each_card(bases, [&](Card base) {
            if (home_kings != 0)
                plays.push_back({state.home, Card{}, base, false});
            else
                each_card(kings,
                          [&](Card card) { plays.push_back({state.home, card, base, false}); });
        });
        preparation.cleared |= bases;
    }
    preparation.homeward |= homeward;
    preparation.columnward |= columnward;

    preparation.fetched = fetchable & fits;
    preparation.sent = next & state.placed() & uncovered;
}

std::vector<Card> Plays::preparations(const Layout& layout, const State& state, Cards home) {
    if (home == state.home) return {};
    std::vector<Play> plays;
    list_near(layout, state, plays);
    std::size_t gone_on = 0, at = 0;
    for (; preparations_[at].home != home; ++at) {
        while (at + 1 == preparations_.size()) {
            if (gone_on > 0) offer(layout, state, gone_on, plays);
            go_on(gone_on++);
        }
    }
    std::vector<Card> cards;
    for (; at != 0; at = preparations_[at].from)
        cards.push_back(
            lowest(preparations_[at].home ^ preparations_[preparations_[at].from].home));
    std::ranges::reverse(cards);
    return cards;
}

}  // namespace croupier::solver::klondike

// BluffBuddy: the rule book.
#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"

#include <algorithm>

#include "croupier/engine/hash.h"
#include "croupier/engine/table.h"

namespace croupier {
namespace {

constexpr bool is_source(int place) {
    return place >= BluffBuddy::pool_place && place < BluffBuddy::first_hand;
}
constexpr bool is_slot(int place) {
    return place >= BluffBuddy::first_slot && place < BluffBuddy::first_hand;
}

}  // namespace

int penalty_points(Card card) {
    constexpr int points[] = {0, 11, 2, 30, 4, 5, 6, 7, 8, 9, 10, 20, 15, 10};
    return points[card.rank()];
}

BluffBuddy BluffBuddy::deal(const Options& options, const Deck& deck) {
    // BT-01: from the end; the centre first, then the hands of the first round.
    BluffBuddy state;
    state.options = options;
    if (options.starter == Starter::drawn) state.options.starter = Starter::seat_1;
    auto next = deck.rbegin();
    for (auto& card : state.centre) card.push(*next++);
    int s = state.starter();
    for (int i = 0; i < seats; ++i, s = next_seat(s))
        for (int n = 0; n < 4; ++n) state.hands[s].push(*next++);
    for (auto rest = deck.begin(); rest != next.base(); ++rest) state.deck.push(*rest);
    return state;
}

int BluffBuddy::starter() const {
    return options.starter == Starter::drawn ? 0 : static_cast<int>(options.starter) - 1;
}

Seat BluffBuddy::to_act() const {
    // Hands are emptied in turn from the starter on: the first of the fullest hands is next.
    int best = starter();
    for (int i = 1, s = next_seat(best); i < seats; ++i, s = next_seat(s))
        if (hands[s].size() > hands[best].size()) best = s;
    return hands[best].empty() ? Seat::nobody : seat(best);
}

BluffBuddy::Tops BluffBuddy::tops() const {
    Tops tops;
    std::size_t next = 0;
    const auto add = [&](const auto& pile, int place) {
        tops.place[next] = static_cast<std::uint8_t>(place);
        tops.rank[next++] = static_cast<std::uint8_t>(pile.empty() ? 0 : pile.top().rank());
    };
    for (int c = 0; c < 4; ++c) add(centre[c], first_centre + c);
    add(pool, pool_place);
    int s = static_cast<int>(to_act());
    for (int i = 0; i < seats; ++i, s = next_seat(s)) add(slots[s], first_slot + s);
    return tops;
}

BluffBuddy::Sources BluffBuddy::Tops::showing(int wanted) const {
    Sources sources;
    for (std::size_t i = 0; i < place.size(); ++i)
        if (rank[i] == wanted) sources.places[static_cast<std::size_t>(sources.size++)] = place[i];
    return sources;
}

Refusal BluffBuddy::check(Move move) const {
    const Seat actor = to_act();
    if (actor == Seat::nobody) return Refusal::game_over;
    if (move.kind == MoveKind::timeout)
        return move == timeout_move ? Refusal::none : Refusal::malformed;
    if (move.kind != MoveKind::lay && move.kind != MoveKind::discard) return Refusal::malformed;
    const CardHand& hand = hands[static_cast<int>(actor)];
    const Card card = card_of(move);
    if (!card.known() || !hand.holds(card)) return Refusal::not_in_hand;
    if (hand.begun().card.known() && hand.begun().card != card) return Refusal::play_begun;
    if (move.kind == MoveKind::lay) return check_lay(hand, move);
    if (move != discard(card)) return Refusal::malformed;
    const bool forced = options.matching == Matching::forced;
    return forced && apparent_sources(card.rank()).size > 0 ? Refusal::must_match : Refusal::none;
}

Refusal BluffBuddy::check_lay(const CardHand& hand, Move move) const {
    if (move.from != 0 && (!is_source(move.from) || pile_size(*this, move.from) == 0))
        return Refusal::invalid_target;  // BD-18
    if (move.to != 0 && !is_slot(move.to)) return Refusal::invalid_target;
    const Sources sources = apparent_sources(card_of(move).rank());
    const bool is_claim = move.from != 0 && std::ranges::find(sources, move.from) == sources.end();
    const CardHand::Begun& begun = hand.begun();
    if (begun.card.known()) {
        if (is_claim || (begun.source != 0 && move.from != 0 && move.from != begun.source) ||
            (begun.to != 0 && move.to != 0 && move.to != begun.to))
            return Refusal::play_begun;
        const bool has_source = move.from != 0 || begun.source != 0 || sources.size <= 1;
        const bool has_recipient = move.to != 0 || begun.to != 0 || sources.size == 0;
        return has_source && has_recipient ? Refusal::none : Refusal::choose_both;  // BD-02
    }
    const bool forced = options.matching == Matching::forced && sources.size > 0;
    return is_claim && forced ? Refusal::must_match : Refusal::none;
}

MoveList BluffBuddy::legal_moves() const {
    MoveList moves;
    const Seat actor = to_act();
    if (actor == Seat::nobody) return moves;
    const CardHand& hand = hands[static_cast<int>(actor)];
    const CardHand::Begun& begun = hand.begun();
    const Tops shown = tops();
    for (int i = 0; i < hand.size(); ++i) {
        const Card card = hand[i];
        if (begun.card.known() && begun.card != card) continue;
        const Sources sources = shown.showing(card.rank());
        if (options.matching == Matching::free || sources.size == 0) moves.add(discard(card));
        for (int source : sources) {
            if (begun.source != 0 && source != begun.source) continue;
            for (int s = 0; s < seats; ++s)
                if (begun.to == 0 || begun.to == first_slot + s)
                    moves.add(lay(card, source, first_slot + s));
        }
    }
    return moves;
}

int BluffBuddy::cards_open_in(int slot) const {
    const PenaltySlot& pile = slots[slot];
    if (options.seals == Seals::slot && pile.sealed() > 0) return 0;
    return top_group(pile, pile.sealed());
}

// BD-07: what could still take part in a match of this rank.
int BluffBuddy::accessible(int rank) const {
    int count = deck.count(rank);
    for (const CardHand& hand : hands) count += hand.count(rank);
    for (const Pile<1>& card : centre) count += !card.empty() && card.top().rank() == rank;
    if (!pool.empty() && pool.top().rank() == rank) count += top_group(pool);
    for (int s = 0; s < seats; ++s)
        if (!slots[s].empty() && slots[s].top().rank() == rank) count += cards_open_in(s);
    return count;
}

void BluffBuddy::match(Card card, int source, int recipient) {
    PenaltySlot& target = slots[recipient - first_slot];
    const auto carry_over = [&](auto& pile, int count) {
        std::array<Card, deck_size> group;
        for (int i = count; i > 0; --i) group[static_cast<std::size_t>(i - 1)] = pile.pop();
        for (int i = 0; i < count; ++i) target.push(group[static_cast<std::size_t>(i)]);
    };
    if (is_slot(source)) {
        if (source != recipient)
            carry_over(slots[source - first_slot], cards_open_in(source - first_slot));
    } else if (source == pool_place) {
        carry_over(pool, top_group(pool));  // B-030
    } else {
        carry_over(centre[source - first_centre], 1);
    }
    target.push(card);  // BD-29: the played card last
}

// B-035 to B-039: until no slot closes any more.
void BluffBuddy::seal() {
    for (bool again = true; again;) {
        again = false;
        for (int s = 0; s < seats; ++s) {
            if (slots[s].empty()) continue;
            const int rank = slots[s].top().rank();
            if (deck.count(rank) > 0) continue;  // BD-08: the cheapest question first
            const int group = cards_open_in(s);
            if (group == 0 || group < accessible(rank)) continue;  // BD-10
            slots[s].seal();
            again = true;
        }
    }
}

void BluffBuddy::deal_round() {
    const int each = std::min(4, deck.size() / seats);
    int s = starter();
    for (int i = 0; i < seats; ++i, s = next_seat(s))
        for (int n = 0; n < each; ++n) hands[s].push(deck.pop());
}

void BluffBuddy::apply(Move move) {
    const Resolution play = resolve(*this, move);
    CardHand& hand = hands[static_cast<int>(to_act())];
    if (play.result == PlayResult::awaiting_selection) {
        hand.begin({play.card, static_cast<std::uint8_t>(play.source),
                    static_cast<std::uint8_t>(play.to)});
        return;
    }
    hand.take(play.card);
    if (play.result == PlayResult::matched) {
        match(play.card, play.source, play.to);
    } else {
        pool.push(play.card);
    }
    seal();
    if (to_act() == Seat::nobody && !deck.empty()) deal_round();
}

Outcome BluffBuddy::outcome() const {
    if (!over()) return Outcome::open;
    return seat_results()[0].place == 1 ? Outcome::won : Outcome::lost;
}

int BluffBuddy::points(int seat) const {
    int sum = 0;
    for (int i = 0; i < slots[seat].size(); ++i) sum += penalty_points(slots[seat][i]);
    return sum;
}

std::vector<SeatResult> BluffBuddy::seat_results() const {
    std::vector<SeatResult> results;
    for (int s = 0; s < seats; ++s) {
        SeatResult& result = results.emplace_back(SeatResult{seat(s), points(s), 1});
        for (int other = 0; other < seats; ++other)
            if (points(other) < result.points) ++result.place;  // B-047
    }
    return results;
}

bool BluffBuddy::sound() const {
    if (deck.size() % seats != 0) return false;
    // From the starter on: some seats have played already in this turn, the others not yet.
    int s = starter();
    const int fewest = hands[s].size();
    bool later = false;
    for (int i = 0; i < seats; ++i, s = next_seat(s)) {
        const int more = hands[s].size() - fewest;
        if (more < 0 || more > 1 || (later && more == 0)) return false;
        later = more == 1;
    }
    if (over()) return deck.empty();
    for (s = 0; s < seats; ++s) {
        const CardHand::Begun& begun = hands[s].begun();
        if (!begun.card.known()) continue;
        if (seat(s) != to_act() || !hands[s].holds(begun.card)) return false;
        const Sources sources = apparent_sources(begun.card.rank());
        if (begun.source != 0 && std::ranges::find(sources, begun.source) == sources.end())
            return false;
    }
    return true;
}

}  // namespace croupier

// What is looked at of a table: points, and who holds the keys to them.
#include <algorithm>
#include <cmath>
#include <utility>

#include "croupier/bots/forecast.h"

namespace croupier::bots {
namespace {

float value_of(int cards, Card card) {
    return static_cast<float>(cards * penalty_points(card)) / 20;
}

// Writes figures one after the other.
class Writer {
public:
    explicit Writer(Forecast::Figures& figures) : next_(figures.data()) {}
    void add(float figure) { *next_++ = figure; }
    void add(bool claim) { add(claim ? 1.0F : 0.0F); }

private:
    float* next_;
};

// Looks at one table with the hand that is left after the play.
class Look {
public:
    Look(const BluffBuddy& state, const Knowledge& knowledge)
        : state_(state), knowledge_(knowledge), hand_(state.hands[knowledge.me]) {
        // A full hand was dealt after the play: whoever plays cannot have known it.
        if (hand_.size() == 4) hand_ = {};
        for (int i = 0; i < hand_.size(); ++i) ++keys_[rank_of(hand_[i])];
    }

    void slot(int seat, float points, Writer& to) {
        const PenaltySlot& slot = state_.slots[seat];
        const int open = state_.cards_open_in(seat);
        const int below = slot.size() - open;
        float group = 0, next = 0;
        bool once = false, twice = false, mine = false;
        if (open > 0) {
            group = lies_open(slot.top(), open);
            once = unseen(slot.top()) > 0;
            twice = unseen(slot.top()) > 1;
            mine = keys_[rank_of(slot.top())] > 0;
        }
        if (open > 0 && below > 0) {
            const Card card = slot[below - 1];
            int size = 1;
            while (size < below && slot[below - 1 - size].rank() == card.rank()) ++size;
            if (unseen(card) > 0 || keys_[rank_of(card)] > 0) next = value_of(size, card);
        }
        to.add(points);
        to.add(points == 0);
        to.add(once ? group : 0);
        to.add(twice ? group : 0);
        to.add(mine ? group : 0);
        to.add(open == 0 && !slot.empty());
        to.add(std::sqrt(points));
        to.add(next);
    }

    void middle(Writer& to) {
        float threat = 0, ammunition = 0;
        const auto count = [&](Card top, int group) {
            const float value = lies_open(top, group);
            if (unseen(top) > 0) threat += value;
            if (keys_[rank_of(top)] > 0) ammunition += value;
        };
        for (const auto& card : state_.centre)
            if (!card.empty()) count(card.top(), 1);
        to.add(std::exchange(threat, 0.0F));
        to.add(std::exchange(ammunition, 0.0F));
        if (!state_.pool.empty()) count(state_.pool.top(), top_group(state_.pool));
        to.add(threat);
        to.add(ammunition);
    }

    // After all that lies open was looked at.
    void hand(Writer& to) const {
        float all = 0, pairs = 0, safe = 0, wanted = 0;
        for (int i = 0; i < hand_.size(); ++i) {
            const Card card = hand_[i];
            const int copies = keys_[rank_of(card)];
            all += value_of(1, card);
            if (copies > 1) pairs += value_of(1, card) / static_cast<float>(copies);
            if (copies == 1 && unseen(card) == 0 && !open_[rank_of(card)]) ++safe;
            if (unseen(card) > 0) wanted += value_of(1, card);
        }
        for (float figure : {all, pairs, safe, wanted}) to.add(figure);
    }

private:
    static std::size_t rank_of(Card card) { return static_cast<std::size_t>(card.rank()); }
    int unseen(Card card) const { return knowledge_.unseen[rank_of(card)]; }
    float lies_open(Card top, int group) {
        open_[rank_of(top)] = true;
        return value_of(group, top);
    }

    const BluffBuddy& state_;
    const Knowledge& knowledge_;
    CardHand hand_;
    std::array<int, ranks + 1> keys_{};
    std::array<bool, ranks + 1> open_{};
};

}  // namespace

Knowledge::Knowledge(const BluffBuddy& state, int seat, const Careless& others)
    : me(seat), careless(others),
      plays_left(state.deck.size() / BluffBuddy::seats * (BluffBuddy::seats - 1)) {
    for (int rank = 1; rank <= ranks; ++rank)
        unseen[static_cast<std::size_t>(rank)] = state.deck.count(rank);
    for (int s = 0; s < BluffBuddy::seats; ++s) {
        if (s == me) continue;
        const CardHand& hand = state.hands[s];
        plays_left += hand.size();
        for (int i = 0; i < hand.size(); ++i) ++unseen[static_cast<std::size_t>(hand[i].rank())];
    }
}

Forecast::Figures figures_of(const BluffBuddy& state, const Knowledge& knowledge) {
    Forecast::Figures figures{};
    Writer to(figures);
    Look look(state, knowledge);
    const auto points = [&](int s) { return static_cast<float>(state.points(s)) / 20; };
    look.slot(knowledge.me, points(knowledge.me), to);
    std::array<std::pair<float, int>, BluffBuddy::seats - 1> rivals;  // who is ahead comes first
    for (std::size_t i = 0; i < rivals.size(); ++i) {
        const int s = (knowledge.me + 1 + static_cast<int>(i)) % BluffBuddy::seats;
        rivals[i] = {points(s), s};
    }
    std::ranges::sort(rivals);
    for (const auto& [rival_points, s] : rivals) {
        look.slot(s, rival_points, to);
        to.add(knowledge.careless[static_cast<std::size_t>(s)]);
    }
    look.middle(to);
    look.hand(to);
    const auto left = static_cast<float>(knowledge.plays_left);
    to.add(left / 36);
    to.add(std::sqrt(left) / 6);
    to.add(1 / (left + 1));
    to.add(left <= 3);
    to.add(1.0F);
    return figures;
}

}  // namespace croupier::bots

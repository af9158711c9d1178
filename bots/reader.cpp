// Telling careless from careful players by what they do.
#include "bots/reader.h"

#include <utility>

#include "bots/judge.h"

namespace croupier {
namespace {

constexpr int seats = BluffBuddy::seats;
constexpr double mixed = 0.2;  // how likely the others are not all of one kind

bool has(std::size_t set, int seat) { return (set >> seat & 1) != 0; }

// Do two plays look the same to an onlooker? What takes nothing is a discard to him.
bool look_alike(const Resolution& one, const Resolution& other) {
    const bool matched = one.result == PlayResult::matched;
    return one.card == other.card && matched == (other.result == PlayResult::matched) &&
           (!matched || (one.source == other.source && one.to == other.to));
}

struct Likelihood {
    double careless = 0, careful = 0;
};

// Of a play from a hand that is known.
Likelihood likelihood(const BluffBuddy& state, const Resolution& seen) {
    const Impression impression = open_impression(state);
    int ways = 0, alike = 0, best = 0, best_alike = 0, most = 0;
    for (Move move : state.legal_moves()) {
        const int value = worth(state, impression, move);
        if (ways++ == 0 || value > most) {
            most = value;
            best = best_alike = 0;
        }
        const int same = look_alike(resolve(state, move), seen) ? 1 : 0;
        alike += same;
        best += value == most ? 1 : 0;
        best_alike += value == most ? same : 0;
    }
    // Careful players of other schools do not always take what looks best here.
    constexpr double own_mind = 0.1;
    const double careless = static_cast<double>(alike) / ways;
    return {careless, (1 - own_mind) * best_alike / best + own_mind * careless};
}

}  // namespace

Reader::Reader(int seat) : seat_(seat) {
    const std::size_t all = (chances_.size() - 1) & ~(std::size_t{1} << seat);
    for (std::size_t set = 0; set < chances_.size(); ++set)
        if (!has(set, seat)) chances_[set] = mixed / (1 << (seats - 1));
    chances_[0] += (1 - mixed) / 2;
    chances_[all] += (1 - mixed) / 2;
}

// The rest of the hand is not known: hands are drawn that it may have been.
void Reader::learn(const World::Play& play, PlayoutRandom& random) {
    const int actor = static_cast<int>(play.before.to_act());
    if (actor == seat_) return;
    BluffBuddy state = play.before;
    std::array<Card, deck_size> unseen;
    std::size_t size = 0;
    const auto collect = [&](const auto& pile) {
        for (int i = 0; i < pile.size(); ++i)
            if (pile[i] != card_of(play.move)) unseen[size++] = pile[i];
    };
    collect(state.deck);
    for (int s = 0; s < seats; ++s)
        if (s != seat_) collect(state.hands[s]);

    const Resolution seen = resolve(state, play.move);
    Likelihood sum;
    for (int i = 0; i < 32; ++i) {
        CardHand& hand = state.hands[actor];
        std::size_t next = 0;
        for (int k = 0; k < hand.size(); ++k) {
            if (hand[k] == card_of(play.move)) continue;
            std::swap(unseen[next], unseen[next + random.below(size - next)]);
            hand.put(k, unseen[next++]);
        }
        const Likelihood one = likelihood(state, seen);
        sum.careless += one.careless;
        sum.careful += one.careful;
    }
    if (sum.careless == 0) return;  // what a late player loses is no choice
    double total = 0;
    for (std::size_t set = 0; set < chances_.size(); ++set)
        total += chances_[set] *= has(set, actor) ? sum.careless : sum.careful;
    for (double& chance : chances_) chance /= total;
}

double Reader::careless(int seat) const {
    double sum = 0;
    for (std::size_t set = 0; set < chances_.size(); ++set)
        if (has(set, seat)) sum += chances_[set];
    return sum;
}

Knowledge::Careless Reader::draw(PlayoutRandom& random) const {
    constexpr std::size_t parts = 1 << 20;
    double left = static_cast<double>(random.below(parts)) / parts;
    std::size_t drawn = 0;
    for (std::size_t set = 0; set < chances_.size(); ++set) {
        if (chances_[set] > 0) drawn = set;
        left -= chances_[set];
        if (left < 0) break;
    }
    Knowledge::Careless careless{};
    for (int s = 0; s < seats; ++s) careless[static_cast<std::size_t>(s)] = has(drawn, s);
    return careless;
}

}  // namespace croupier

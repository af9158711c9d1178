// Searching by playing on.
#include "bots/hard.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/judge.h"

namespace croupier {
namespace {

struct Candidate {
    Move move;
    double sum = 0;
};

Move random_move(const BluffBuddy& state, PlayoutRandom& random) {
    const MoveList moves = state.legal_moves();
    return moves[random.below(moves.size())];
}

bool happens(double chance, PlayoutRandom& random) {
    return static_cast<double>(random.below(1000)) < chance * 1000;
}

// What a place is worth at the end: the first most; the distance to it tells plays apart in games
// that are won or lost anyway.
double value_for(const BluffBuddy& state, int seat) {
    int better = 0, equal = 0, least_other = 1000;
    const int mine = state.points(seat);
    for (int s = 0; s < BluffBuddy::seats; ++s) {
        if (s == seat) continue;
        const int points = state.points(s);
        least_other = std::min(least_other, points);
        better += points < mine ? 1 : 0;
        equal += points == mine ? 1 : 0;
    }
    const double first = better == 0 ? 1.0 / (1 + equal) : 0;
    const double lead = 1 / (1 + std::exp((mine - least_other) / 30.0));
    return 0.5 * first + 0.5 * lead;
}

}  // namespace

void Hard::see(const BluffView& view) {
    if (const auto play = world_.see(view)) learn(*play);
}

// Bayes: of the ways to play this card, did the seat take one that looks best?
void Hard::learn(const World::Play& play) {
    const int actor = static_cast<int>(play.before.to_act());
    const Impression impression = open_impression(play.before);
    int ways = 0, best = 0, most = 0;
    for (Move move : play.before.legal_moves()) {
        if (card_of(move) != card_of(play.move)) continue;
        const int value = worth(play.before, impression, move);
        if (ways++ == 0 || value > most) best = 0;
        most = ways == 1 ? value : std::max(most, value);
        best += value == most ? 1 : 0;
    }
    if (ways < 2) return;
    const bool sensible = worth(play.before, impression, play.move) == most;
    const double if_careless = 1.0 / ways;
    const double if_careful = sensible ? 0.95 / best : 0.05 / ways;
    double& share = careless_[static_cast<std::size_t>(actor)];
    share = share * if_careless / (share * if_careless + (1 - share) * if_careful);
    share = std::clamp(share, 0.02, 0.98);
}

double Hard::play_out(BluffBuddy state, std::uint64_t luck) const {
    PlayoutRandom random(luck);
    std::array<bool, BluffBuddy::seats> careless{};
    for (std::size_t s = 0; s < careless.size(); ++s) careless[s] = happens(careless_[s], random);
    careless[static_cast<std::size_t>(seat_)] = false;
    while (!state.over()) {
        const auto actor = static_cast<int>(state.to_act());
        if (careless[static_cast<std::size_t>(actor)] || random.below(16) == 0) {
            state.apply(random_move(state, random));
        } else {
            state.apply(best_looking(state, actor == seat_ ? full_impression(state)
                                                           : open_impression(state)));
        }
    }
    return value_for(state, seat_);
}

Move Hard::choose() {
    std::vector<Candidate> left;
    for (Move move : world_.now().legal_moves()) left.push_back({move});
    int phases = 0;
    for (std::size_t n = left.size(); n > 1; n = (n + 1) / 2) ++phases;
    for (int phase = 0; phase < phases; ++phase) {
        const int worlds =
            std::max(1, settings_.iterations / (phases * static_cast<int>(left.size())));
        for (int i = 0; i < worlds; ++i) {
            const BluffBuddy world = world_.sample(random_, settings_.forget);
            const std::uint64_t luck = random_.below(std::size_t{1} << 31);
            for (Candidate& candidate : left) {
                BluffBuddy next = world;
                next.apply(candidate.move);
                candidate.sum += play_out(next, luck);
            }
        }
        std::vector<Candidate> ranked;
        for (const Candidate& candidate : left)
            ranked.insert(
                std::ranges::upper_bound(ranked, candidate.sum, std::greater{}, &Candidate::sum),
                candidate);
        ranked.resize((ranked.size() + 1) / 2);
        left = std::move(ranked);
    }
    return left.front().move;
}

}  // namespace croupier

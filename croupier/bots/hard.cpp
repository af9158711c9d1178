// Searching by playing on.
#include "croupier/bots/hard.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "croupier/bots/judge.h"

namespace croupier::bots {
namespace {

struct Candidate {
    Move move;
    double sum = 0;
};

Move random_move(const BluffBuddy& state, PlayoutRandom& random) {
    const MoveList moves = state.legal_moves();
    return moves[random.below(moves.size())];
}

// Suits make no difference: of two cards of one rank it is enough to try one.
std::vector<Candidate> candidates(const BluffBuddy& state) {
    std::vector<Candidate> different;
    for (Move move : state.legal_moves()) {
        const auto same = [&](const Candidate& other) {
            return other.move.kind == move.kind && other.move.from == move.from &&
                   other.move.to == move.to && card_of(other.move).rank() == card_of(move).rank();
        };
        if (std::ranges::none_of(different, same)) different.push_back({move});
    }
    return different;
}

}  // namespace

void Hard::see(const BluffView& view) {
    if (const auto play = world_.see(view)) reader_.learn(*play, random_);
}

double Hard::play_on(BluffBuddy state, const Knowledge::Careless& careless,
                     std::uint64_t luck) const {
    PlayoutRandom random(luck);
    while (!state.over()) {
        const auto actor = static_cast<int>(state.to_act());
        if (actor == seat_) return best_foreseen(state, careless).share;
        if (careless[static_cast<std::size_t>(actor)] || random.below(16) == 0) {
            state.apply(random_move(state, random));
        } else {
            state.apply(best_looking(state, open_impression(state)));
        }
    }
    return first_share(state, seat_);
}

Move Hard::choose() {
    std::vector<Candidate> left = candidates(world_.now());
    int phases = 0;
    for (std::size_t n = left.size(); n > 1; n = (n + 1) / 2) ++phases;
    for (int phase = 0; phase < phases; ++phase) {
        const int worlds =
            std::max(1, settings_.iterations / (phases * static_cast<int>(left.size())));
        for (int i = 0; i < worlds; ++i) {
            const BluffBuddy world = world_.sample(random_, settings_.forget);
            const Knowledge::Careless careless = reader_.draw(random_);
            const std::uint64_t luck = random_.below(std::size_t{1} << 31);
            for (Candidate& candidate : left) {
                BluffBuddy next = world;
                next.apply(candidate.move);
                candidate.sum += play_on(next, careless, luck);
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

}  // namespace croupier::bots

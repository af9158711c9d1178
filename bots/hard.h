// The strongest bot: it plays many games to the end in its head, in worlds that it could be in.
#pragma once

#include <array>

#include "bots/world.h"

namespace croupier {

// Information-set Monte Carlo search over its own next move: worlds are drawn that agree with what
// was seen, every move still in question is tried in the same worlds, all four play on, and the
// worse half of the moves is dropped (sequential halving). Deeper trees gain nothing here: after a
// round of unseen plays hardly two worlds meet again in one node. How the others play is learnt
// from what they do: at random, or by first sight.
class Hard final : public Bot {
public:
    Hard(const BotSettings& settings, Seat seat, std::uint64_t seed)
        : settings_(settings), seat_(static_cast<int>(seat)), world_(seat), random_(seed) {
        careless_.fill(0.6);
    }

    void see(const BluffView& view) override;
    Move choose() override;

private:
    void learn(const World::Play& play);
    double play_out(BluffBuddy state, std::uint64_t luck) const;

    BotSettings settings_;
    int seat_;
    World world_;
    PlayoutRandom random_;
    std::array<double, BluffBuddy::seats> careless_;  // how likely a seat plays at random
};

}  // namespace croupier

// The strongest bot: it plays on in its head, in worlds that it could be in.
#pragma once

#include "croupier/bots/reader.h"

namespace croupier::bots {

// Information-set Monte Carlo search over its own next move: worlds are drawn that agree with what
// was seen, every move still in question is tried in the same worlds, the others play on until it
// is to act again, and the forecast tells what its best answer is worth there. The worse half of
// the moves is dropped again and again (sequential halving). Deeper trees gain nothing here: after
// a round of unseen plays hardly two worlds meet again in one node. How the others play is read
// from what they do: at random, or by first sight.
class Hard final : public Bot {
public:
    Hard(const BotSettings& settings, Seat seat, std::uint64_t seed)
        : settings_(settings), seat_(static_cast<int>(seat)), world_(seat), reader_(seat_),
          random_(seed) {}

    void see(const BluffView& view) override;
    Move choose() override;

private:
    double play_on(BluffBuddy state, const Knowledge::Careless& careless, std::uint64_t luck) const;

    BotSettings settings_;
    int seat_;
    World world_;
    Reader reader_;
    PlayoutRandom random_;
};

}  // namespace croupier::bots

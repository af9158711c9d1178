// The bots at the other seats when one person plays a game for four.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "croupier/bots/bot.h"
#include "croupier/engine/match.h"

namespace croupier::terminal {

class BotPlayers {
public:
    // Nobody in games for one. They know what their seats have seen since the deal.
    static std::unique_ptr<BotPlayers> at(const Match& match, std::uint64_t seed);

    void see(const Position& position);
    // They play until it is the first seat's turn or the game is over; what they did, in words.
    std::string play(Match& match, Time now);

private:
    std::vector<std::unique_ptr<bots::Bot>> bots_;  // of seat 1, 2, 3
};

}  // namespace croupier::terminal

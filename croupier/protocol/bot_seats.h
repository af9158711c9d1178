// Which seats of a match are played by bots, and the moves they choose.
#pragma once

#include <array>

#include "croupier/bots/bot.h"
#include "croupier/engine/match.h"
#include "croupier/formats/json.h"

namespace croupier::protocol {

using formats::Members;

// Bots are made for one move: each is shown what its seat has seen since the start, and chooses. So
// they know nothing of what was taken back, and a match that was saved and loaded goes on as it
// would have gone.
class BotSeats {
public:
    // Those that "bots" and "bot_seed" name; the fault is kept by `members`.
    static BotSeats named_in(Members& members, const Position& position);

    bool sits_at(Seat seat) const;
    // Of the bot at the seat to act.
    Move choose(const Match& match) const;

private:
    std::array<std::optional<bots::Skill>, BluffBuddy::seats> skills_{};
    std::uint64_t seed_ = 1;
};

}  // namespace croupier::protocol

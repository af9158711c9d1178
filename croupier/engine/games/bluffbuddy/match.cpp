// Matches of BluffBuddy.
#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/match/factory_of.h"

namespace croupier {

template struct MatchFactory<BluffBuddyGame>;

}  // namespace croupier

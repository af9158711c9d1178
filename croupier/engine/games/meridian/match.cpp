// Matches of Meridian.
#include "croupier/engine/games/meridian/game.h"
#include "croupier/engine/match/factory_of.h"

namespace croupier {

template struct MatchFactory<MeridianGame>;

}  // namespace croupier

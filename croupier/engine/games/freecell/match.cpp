// Matches of FreeCell.
#include "croupier/engine/games/freecell/game.h"
#include "croupier/engine/match/factory_of.h"

namespace croupier {

template struct MatchFactory<FreecellGame>;

}  // namespace croupier

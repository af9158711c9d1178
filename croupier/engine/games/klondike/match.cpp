// Matches of Klondike.
#include "croupier/engine/games/klondike/game.h"
#include "croupier/engine/match/factory_of.h"

namespace croupier {

template struct MatchFactory<KlondikeGame>;

}  // namespace croupier

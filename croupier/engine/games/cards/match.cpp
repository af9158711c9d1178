// Matches of Cards.
#include "croupier/engine/games/cards/game.h"
#include "croupier/engine/match/factory_of.h"

namespace croupier {

template struct MatchFactory<CardsGame>;

}  // namespace croupier

// The searches there are, one for each solitaire.
#pragma once

#include <memory>

#include "engine/games/cards.h"
#include "engine/games/freecell.h"
#include "engine/games/klondike.h"
#include "engine/games/meridian.h"
#include "solver/search.h"

namespace croupier {

std::unique_ptr<SearchOf<Freecell>> freecell_search();
std::unique_ptr<SearchOf<Klondike>> klondike_search();
std::unique_ptr<SearchOf<Cards>> cards_search();
std::unique_ptr<SearchOf<Meridian>> meridian_search();

}  // namespace croupier

// The searches there are, one for each solitaire.
#pragma once

#include <memory>
#include <type_traits>

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

inline auto search_for(std::type_identity<Freecell>) { return freecell_search(); }
inline auto search_for(std::type_identity<Klondike>) { return klondike_search(); }
inline auto search_for(std::type_identity<Cards>) { return cards_search(); }
inline auto search_for(std::type_identity<Meridian>) { return meridian_search(); }

template <class S>
concept Solvable = requires { search_for(std::type_identity<S>{}); };

}  // namespace croupier

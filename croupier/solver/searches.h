// The searches there are, one for each solitaire.
#pragma once

#include <memory>
#include <tuple>
#include <type_traits>

#include "croupier/engine/games/cards/cards.h"
#include "croupier/engine/games/freecell/freecell.h"
#include "croupier/engine/games/klondike/klondike.h"
#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/solver/search.h"

namespace croupier::solver {

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

// Searches that are kept from one question to the next, one per game, with their memory. A copy
// lends the same ones.
class Searches {
public:
    template <Solvable S>
    std::shared_ptr<SearchOf<S>> lend() const {
        auto& kept = std::get<std::shared_ptr<SearchOf<S>>>(*kept_);
        if (!kept) kept = search_for(std::type_identity<S>{});
        if (kept.use_count() == 1) return kept;
        return search_for(std::type_identity<S>{});  // another question is at it
    }
    // Lets go of those that needed much memory for their last question.
    void tidy() const {
        const auto tidied = [](auto& search) {
            if (search && search->states() > most_kept_states) search.reset();
        };
        std::apply([&](auto&... search) { (tidied(search), ...); }, *kept_);
    }

private:
    static constexpr std::uint64_t most_kept_states = 100'000;  // some tens of megabytes
    template <class... S>
    using OneEach = std::tuple<std::shared_ptr<SearchOf<S>>...>;
    using Kept = OneEach<Freecell, Klondike, Cards, Meridian>;
    std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();
};

}  // namespace croupier::solver

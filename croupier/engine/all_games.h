// The one list of games, and the functions that take a game by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "croupier/engine/deal_id.h"
#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/games/cards/game.h"
#include "croupier/engine/games/freecell/game.h"
#include "croupier/engine/games/klondike/game.h"
#include "croupier/engine/games/meridian/game.h"
#include "croupier/engine/match/factory.h"
#include "croupier/engine/record.h"

namespace croupier {

using AllGames = std::tuple<KlondikeGame, FreecellGame, CardsGame, MeridianGame, BluffBuddyGame>;

// Calls visit(std::type_identity<G>{}) for each game.
template <class F>
void each_game(F&& visit) {
    [&]<class... G>(std::type_identity<std::tuple<G...>>) {
        (visit(std::type_identity<G>{}), ...);
    }(std::type_identity<AllGames>{});
}

struct GameInfo {
    std::string_view id;
    std::string_view title;
    std::span<const Mode> modes;
    std::span<const Level> levels;
    std::uint64_t last_number = 0;
    std::vector<OptionInfo> options;  // of the rules, then of the house rules
};
const std::vector<GameInfo>& games();
const GameInfo* find_game(std::string_view id);
ParseError unknown_game(std::string_view id);

Result<DealId> deal_id_from(std::string_view text);
std::string to_text(const DealId& id);

Result<Deck> numbered_deck(std::string_view game, std::uint64_t number);
MatchResult deal_match(std::string_view game, const Settings& settings, const Deck& deck);
MatchResult deal_match(const DealId& id);
// The rules come from the text, the settings of the house rules beside it.
MatchResult match_from_position(std::string_view text, const Settings& house_rules = {},
                                const Start& start = {});
MatchResult replay(const Record& record);
MatchResult replay(std::string_view record);

}  // namespace croupier

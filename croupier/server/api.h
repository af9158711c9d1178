// What can be asked about players, matches and the lobby over HTTP.
#pragma once

#include <functional>

#include "croupier/online/lobby_stats.h"
#include "croupier/server/answer.h"
#include "croupier/store/store.h"

namespace croupier::server {

using AskLobby = std::function<online::LobbyStats()>;

// Below /api/: lobby, leaderboard, players/ID, matches/ID (docs/server-protocol.md).
Api api_of(store::Store& store, AskLobby lobby);

}  // namespace croupier::server

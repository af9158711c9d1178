// What can be asked about players and matches over HTTP.
#pragma once

#include "croupier/server/answer.h"
#include "croupier/store/store.h"

namespace croupier::server {

// Below /api/: leaderboard, players/ID, matches/ID (docs/server-protocol.md).
Api api_of(store::Store& store);

}  // namespace croupier::server

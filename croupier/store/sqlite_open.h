// Whether a file is ours, and connections to it.
#pragma once

#include <optional>
#include <string>

#include "croupier/store/sqlite_connection.h"
#include "croupier/store/store.h"

namespace croupier::store {

// From the first bytes, without touching it: a sentence when it is something else, or newer than
// this program. A file that is missing or empty is fine.
std::optional<std::string> objection_to(const std::string& path);

// A connection with the settings of this program; `code` is SQLITE_OK or why there is none.
Connection connect(const std::string& path, Durability durability, int& code);

// Makes the tables in an empty file, brings an older one up to date, and looks through what the
// rooms are rebuilt from. A sentence when the file is damaged.
std::optional<std::string> prepare(Connection& connection, const std::string& path);

}  // namespace croupier::store

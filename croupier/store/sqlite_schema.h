// The tables, and how an older file gets those of today (docs/storage-format.md).
#pragma once

#include <optional>
#include <span>
#include <string>

#include "croupier/store/sqlite_connection.h"

namespace croupier::store {

constexpr std::int64_t application_id = 0x43724f75;  // "CrOu", in the head of the file
constexpr int page_size =
    2048;  // a move rewrites one page of its room; smaller ones cost more calls

// Step n leads from version n to n + 1; a new file begins at 0. Steps are added, never changed.
std::span<const char* const> migrations();

// All missing steps in one commit. A sentence when that failed; then nothing has changed.
std::optional<std::string> migrate(Connection& connection, std::span<const char* const> steps);

}  // namespace croupier::store

// What the operator of a server may choose.
#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>

#include "server/listen.h"

namespace croupier::server {

struct Settings {
    Listen listen;
    std::size_t connections = 1000;
    // For a whole request to arrive, the pause before it included, and for each slice of an answer
    // to be taken.
    std::chrono::seconds patience{15};
    std::ostream* log = nullptr;  // gets a line for each answer
};

}  // namespace croupier::server

// Checks a finished online game: was it dealt as promised and played by the rules?
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/formats/json_fwd.h"

namespace croupier::formats {

struct ProofCheck {
    std::string_view name;  // commitment, nonces, deal, record, results
    bool holds = false;
    std::string sentence;
};

// A game as docs/server-protocol.md tells it at its end. The checks that can be made, in this
// order; an error when a member is missing or cannot be read.
Result<std::vector<ProofCheck>> check_proof(const Json& game);

bool all_hold(const std::vector<ProofCheck>& checks);

}  // namespace croupier::formats

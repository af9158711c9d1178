// Checking online games.
#include "croupier/formats/proof.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {

void Session::verify(Request& request) {
    const Json& proof = request.in.object("proof");
    if (request.failed()) return;
    const auto checks = formats::check_proof(proof);
    if (!checks) return request.fail(checks.error());
    Json told = Json::array();
    for (const formats::ProofCheck& check : *checks)
        told.push_back(
            {{"check", check.name}, {"holds", check.holds}, {"sentence", check.sentence}});
    request.out["holds"] = formats::all_hold(*checks);
    request.out["checks"] = std::move(told);
}

}  // namespace croupier::protocol

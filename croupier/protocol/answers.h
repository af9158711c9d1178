// Engine values as the protocol writes them.
#pragma once

#include "croupier/engine/match.h"
#include "croupier/formats/json.h"

namespace croupier::protocol {

using formats::Json;

Json to_json(const Match& match, const Event& event);
Json to_json(const Table& table);
Json refusal(const Explanation& why, Refusal refusal);
Json fault(std::string_view code, std::string_view sentence);
Json fault(const ParseError& error);

std::string_view word_of(Outcome outcome);
std::string_view word_of(Verdict verdict);

}  // namespace croupier::protocol

// What a client may have together with the answer to a command that changes a match.
#pragma once

#include "croupier/formats/json.h"
#include "croupier/formats/save.h"

namespace croupier::protocol {

using formats::Json, formats::Members, formats::Save;

struct Extras {
    bool state = false;
    bool save = false;
    bool result = false;
};

// The words of "with"; "show" asks for the state alone.
Extras extras_in(Members& members);

// Adds what was asked for, of the match as it is now, under the names of the commands.
void add_extras(Json& out, const Extras& extras, const Save& seated, Seat seat);

std::string save_text(const Save& seated);
Json result_json(const GameResult& result);

}  // namespace croupier::protocol

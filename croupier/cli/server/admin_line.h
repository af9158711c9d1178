// One request to the operator's port of a server, and its answer.
#pragma once

#include <string>

#include "croupier/engine/result.h"
#include "croupier/server/admin.h"
#include "croupier/server/listen.h"

namespace croupier::cli {

struct AdminAnswer {
    int status = 0;
    std::string body;
};

// A sentence when nobody is there, or nobody who speaks as a server of ours does.
Result<AdminAnswer> ask_server(const server::Listen& at, const server::AdminRequest& request);

}  // namespace croupier::cli

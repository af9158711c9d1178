// One request to the operator's port of a server, and its answer.
#pragma once

#include <string>

#include "croupier/engine/result.h"
#include "croupier/server/admin.h"
#include "croupier/server/listen.h"

namespace croupier::cli {

struct AdminReply {
    int status = 0;
    std::string body;
};

// A sentence when nobody is there, or nobody who speaks as a server of ours does.
Result<AdminReply> ask_server(const server::Listen& at, const server::AdminRequestLine& request);

}  // namespace croupier::cli

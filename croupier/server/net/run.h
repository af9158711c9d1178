// The server as it runs, until a signal ends it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "croupier/server/event_loop.h"
#include "croupier/server/files.h"
#include "croupier/server/settings.h"

namespace croupier::server {

using Ready = std::function<void(const Listen&, const std::optional<Listen>& admin)>;

// Calls `ready` with the address, and with that of the operator if there is one, once clients can
// connect. After SIGINT or SIGTERM answers under
// way have two seconds to be finished; another signal ends it at once. A sentence comes back when
// it cannot listen. With `make_application` there is an online table too, at /table.
std::optional<std::string> run(const Files& files, const Settings& settings, const Ready& ready,
                               const MakeApplication& make_application = {});

}  // namespace croupier::server

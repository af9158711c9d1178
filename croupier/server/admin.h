// What an operator asks of a running server, over HTTP on a port of this machine alone.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/result.h"
#include "croupier/server/answer.h"

namespace croupier::server {

// A request as it was read.
struct AdminRequest {
    std::string_view method, target, host;
    bool has_origin = false;   // only browsers send one
    bool has_purpose = false;  // the field `admin_field`, which no page can send here unasked
    bool has_body = false;
};
inline constexpr std::string_view admin_field = "Croupier-Admin";

enum class Order : std::uint8_t {
    metrics,
    rooms,
    close,
    ban,
    unban,
    forget,
    backup,
    drain,
    undrain,
};
std::string_view name_of(Order order);

struct AdminCommand {
    Order order = Order::metrics;
    std::string about = {};  // a room, a player, or a file with its path
};

// The command, or the answer to what is none: a request that a page in a browser could have sent,
// whatever it asks for, is refused.
struct AdminReading {
    std::optional<AdminCommand> command = {};
    Answer refusal = {};
};
AdminReading read_admin_request(const AdminRequest& request);

// The request for a command, as `croupier admin` sends it; a sentence when its word is none.
struct AdminRequestLine {
    std::string_view method;
    std::string target;
};
Result<AdminRequestLine> request_for(const AdminCommand& command);
std::optional<Order> order_from(std::string_view name);

// Called in the thread of the loop, then or later, once.
using Reply = std::function<void(Answer)>;
using AdminFunction = std::function<void(const AdminRequest&, Reply)>;

}  // namespace croupier::server

// How a request becomes a WebSocket (RFC 6455, 4.2), and which requests may.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/server/answer.h"

namespace croupier::server {

inline constexpr std::string_view table_path = "/table";

// What a request for a WebSocket holds, beside its method and target.
struct UpgradeRequest {
    bool modern = true;  // HTTP/1.1
    std::string_view host = {}, origin = {};
    std::string_view connection = {}, upgrade = {}, version = {}, key = {};
};

// Why not; nothing when it may. `origins` are those besides our own, "https://cards.example".
std::optional<Answer> objection_to(const UpgradeRequest& request,
                                   const std::vector<std::string>& origins);

// An address, "localhost", or the host of one of the origins: a page of somebody else whose name
// leads to this machine is not ours.
bool is_our_host(std::string_view host, const std::vector<std::string>& origins);

// "http://cards.example:8080" is the origin of what "cards.example:8080" serves.
bool is_same_origin(std::string_view origin, std::string_view host);

std::string accept_of(std::string_view key);
// The head that ends HTTP on this connection.
std::string upgrade_head(std::string_view key);

}  // namespace croupier::server

// Encrypted connections: one side speaks TLS with the client, the other plain HTTP with the server.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <optional>
#include <string>

#include "croupier/server/net/http_connection.h"

namespace croupier::server {

class Tls {
public:
    explicit Tls(TlsFiles files) : files_(std::move(files)) {}

    // Reads the files, at the start and whenever they are renewed. A sentence when they do not
    // serve; then those read before go on serving.
    std::optional<std::string> read();
    // From the handshake to the end of both sides.
    asio::awaitable<void> serve(tcp::socket socket, ServerContext& server);

private:
    TlsFiles files_;
    std::shared_ptr<asio::ssl::context> context_;  // a connection keeps the one it began with
};

}  // namespace croupier::server

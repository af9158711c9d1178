// One connection, from the first request to the last answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>

#include "croupier/server/connection_limiter.h"
#include "croupier/server/files.h"
#include "croupier/server/net/asio.h"
#include "croupier/server/net/asio_event_loop.h"
#include "croupier/server/settings.h"

namespace croupier::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using Plain = asio::generic::stream_protocol::socket;  // from the net, or from the TLS side

// What all connections share.
struct ServerContext {
    const Files& files;
    const Settings& settings;
    ConnectionLimiter limiter;
    AsioEventLoop* loop = nullptr;         // without one there is no online table
    std::size_t tls_connections = 0;       // that still carry something
    const AdminFunction* admin = nullptr;  // answers everything on the port of the operator
};

std::string address_of(const tcp::socket& socket);

// `address` is the client's, whoever is at the other end of the socket.
asio::awaitable<void> serve_http(Plain socket, std::string address, ServerContext& server);

}  // namespace croupier::server

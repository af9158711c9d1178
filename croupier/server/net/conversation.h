// One connection, from the first request to the last answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>

#include "croupier/server/doorkeeper.h"
#include "croupier/server/files.h"
#include "croupier/server/net/asio.h"
#include "croupier/server/net/desk.h"
#include "croupier/server/settings.h"

namespace croupier::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using Plain = asio::generic::stream_protocol::socket;  // from the net, or from a front

// What all conversations share.
struct House {
    const Files& files;
    const Settings& settings;
    Doorkeeper door;
    Desk* desk = nullptr;             // without one there is no online table
    std::size_t fronts = 0;           // that still carry something
    const Operator* admin = nullptr;  // answers everything, where an operator is heard
};

std::string address_of(const tcp::socket& socket);

// `address` is the client's, whoever is at the other end of the socket.
asio::awaitable<void> converse(Plain socket, std::string address, House& house);

}  // namespace croupier::server

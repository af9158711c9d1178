// One connection, from the first request to the last answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/doorkeeper.h"
#include "server/files.h"
#include "server/net/desk.h"
#include "server/settings.h"

namespace croupier::server {

namespace asio = boost::asio;
using asio::ip::tcp;

// What all conversations share.
struct House {
    const Files& files;
    const Settings& settings;
    Doorkeeper door;
    Desk* desk = nullptr;  // without one there is no online table
};

asio::awaitable<void> converse(tcp::socket socket, House& house);

}  // namespace croupier::server

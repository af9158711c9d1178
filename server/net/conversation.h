// One connection, from the first request to the last answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/doorkeeper.h"
#include "server/files.h"
#include "server/settings.h"

namespace croupier::server {

namespace asio = boost::asio;
using asio::ip::tcp;

// What all conversations share.
struct House {
    const Files& files;
    const Settings& settings;
    Doorkeeper door;
};

asio::awaitable<void> converse(tcp::socket socket, House& house);

}  // namespace croupier::server

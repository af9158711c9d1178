// What all files here use of Asio.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace croupier::server {

namespace asio = boost::asio;

// To be awaited for its error and what else it brings, instead of an exception.
inline constexpr auto as_pair = asio::as_tuple(asio::use_awaitable);

}  // namespace croupier::server

// Listening, letting in, and closing time.
#include "server/net/run.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <iostream>

#include "server/net/tls.h"

namespace croupier::server {
namespace {

using boost::system::error_code;
constexpr auto as_pair = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds farewell{2};

std::string sentence_about(const error_code& error, const Listen& listen) {
    const std::string port = std::to_string(listen.port);
    if (error == asio::error::address_in_use)
        return "port " + port + " of " + listen.host +
               " is in use by another program: end that one, or choose another port with "
               "--listen (0 finds a free one)";
    if (error == asio::error::access_denied)
        return "port " + port +
               " may not be used by this account: choose one above 1023 with --listen";
    return "cannot listen on " + listen.host + ", port " + port + ": " + error.message();
}

error_code open(tcp::acceptor& acceptor, const Listen& listen) {
    error_code error;
    const tcp::endpoint endpoint(asio::ip::make_address(listen.host, error), listen.port);
    if (!error) acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    return error;
}

// As many as the system allows, up to what all connections need.
void raise_descriptor_limit(std::size_t connections) {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    const rlim_t wanted = std::min<rlim_t>(connections * 5 / 4 + 64, limit.rlim_max);
    if (limit.rlim_cur >= wanted) return;
    limit.rlim_cur = wanted;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

asio::awaitable<void> pause(std::chrono::milliseconds time) {
    asio::steady_timer timer(co_await asio::this_coro::executor, time);
    co_await timer.async_wait(asio::use_awaitable);
}

asio::awaitable<void> receive(tcp::socket socket, House& house, Tls* tls) {
    error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    if (tls != nullptr) return tls->receive(std::move(socket), house);
    std::string address = address_of(socket);
    return converse(std::move(socket), std::move(address), house);
}

asio::awaitable<void> let_in(tcp::acceptor& acceptor, House& house, Tls* tls) {
    const auto executor = co_await asio::this_coro::executor;
    while (acceptor.is_open()) {
        auto [error, socket] = co_await acceptor.async_accept(as_pair);
        if (!error && !house.door.crowded()) {
            asio::co_spawn(executor, receive(std::move(socket), house, tls), asio::detached);
        } else if (error && error != asio::error::connection_aborted) {
            // Out of descriptors, as a rule: to ask again at once would only heat the room.
            house.door.dismiss_one();
            co_await pause(std::chrono::milliseconds(20));
        }
    }
}

asio::awaitable<void> see_off(asio::io_context& context, House& house) {
    const auto end = std::chrono::steady_clock::now() + farewell;
    while (house.door.guests() + house.fronts > 0 && std::chrono::steady_clock::now() < end)
        co_await pause(std::chrono::milliseconds(10));
    context.stop();
}

asio::awaitable<void> wait_for_signals(asio::io_context& context, tcp::acceptor& acceptor,
                                       House& house) {
    asio::signal_set signals(context, SIGINT, SIGTERM);
    co_await signals.async_wait(asio::use_awaitable);
    acceptor.close();
    house.door.close();
    if (house.desk != nullptr) house.desk->close();
    asio::co_spawn(context, see_off(context, house), asio::detached);
    co_await signals.async_wait(asio::use_awaitable);
    context.stop();
}

// Who has renewed the certificate says so.
asio::awaitable<void> renew(asio::io_context& context, Tls& tls) {
    asio::signal_set signals(context, SIGHUP);
    while (true) {
        co_await signals.async_wait(asio::use_awaitable);
        const auto trouble = tls.read();
        std::cerr << "croupier: "
                  << (trouble ? *trouble + "; the old one stays" : "the certificate was read again")
                  << std::endl;
    }
}

}  // namespace

std::optional<std::string> run(const Files& files, const Settings& settings,
                               const std::function<void(const Listen&)>& ready,
                               const Opening& opening) {
    // Before the context: with it go the conversations, which say goodbye at the door.
    House house{files, settings, Doorkeeper(settings.connections)};
    std::optional<Tls> tls;
    if (settings.tls)
        if (auto trouble = tls.emplace(*settings.tls).read()) return trouble;
    asio::io_context context(1);
    tcp::acceptor acceptor(context);
    if (const error_code error = open(acceptor, settings.listen))
        return sentence_about(error, settings.listen);
    raise_descriptor_limit(settings.connections);
    std::signal(SIGPIPE, SIG_IGN);  // NOLINT(cert-err33-c)

    std::optional<Desk> desk;
    if (opening) house.desk = &desk.emplace(context, house.door, settings.sockets, opening);

    asio::co_spawn(context, wait_for_signals(context, acceptor, house), asio::detached);
    asio::co_spawn(context, let_in(acceptor, house, tls ? &*tls : nullptr), asio::detached);
    if (tls) asio::co_spawn(context, renew(context, *tls), asio::detached);
    context.poll();
    ready({settings.listen.host, acceptor.local_endpoint().port()});
    context.run();
    return {};
}

}  // namespace croupier::server

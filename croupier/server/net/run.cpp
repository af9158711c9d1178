// Listening, letting in, and closing time.
#include "croupier/server/net/run.h"

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

#include "croupier/server/net/tls.h"

namespace croupier::server {
namespace {

using boost::system::error_code;
constexpr std::chrono::seconds farewell{2};
constexpr std::size_t operators = 32;  // connections

std::string sentence_about(const error_code& error, const Listen& listen, std::string flag) {
    const std::string port = std::to_string(listen.port);
    if (error == asio::error::address_in_use)
        return "port " + port + " of " + listen.host +
               " is in use by another program: end that one, or choose another port with " + flag +
               " (0 finds a free one)";
    if (error == asio::error::access_denied)
        return "port " + port + " may not be used by this account: choose one above 1023 with " +
               flag;
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

asio::awaitable<void> serve(tcp::socket socket, ServerContext& server, Tls* tls) {
    error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    if (tls != nullptr) return tls->serve(std::move(socket), server);
    std::string address = address_of(socket);
    return serve_http(std::move(socket), std::move(address), server);
}

asio::awaitable<void> accept_connections(tcp::acceptor& acceptor, ServerContext& server, Tls* tls) {
    const auto executor = co_await asio::this_coro::executor;
    while (acceptor.is_open()) {
        auto [error, socket] = co_await acceptor.async_accept(as_pair);
        if (!error && !server.limiter.crowded()) {
            asio::co_spawn(executor, serve(std::move(socket), server, tls), asio::detached);
        } else if (error && error != asio::error::connection_aborted) {
            // Out of descriptors, as a rule: to ask again at once would only heat the room.
            server.limiter.close_idle_one();
            co_await pause(std::chrono::milliseconds(20));
        }
    }
}

asio::awaitable<void> wait_for_connections(asio::io_context& context, ServerContext& server) {
    const auto end = std::chrono::steady_clock::now() + farewell;
    while (server.limiter.size() + server.tls_connections > 0 &&
           std::chrono::steady_clock::now() < end)
        co_await pause(std::chrono::milliseconds(10));
    context.stop();
}

asio::awaitable<void> wait_for_signals(asio::io_context& context, tcp::acceptor& acceptor,
                                       ServerContext& server, tcp::acceptor& admin,
                                       ServerContext& admin_server) {
    asio::signal_set signals(context, SIGINT, SIGTERM);
    co_await signals.async_wait(asio::use_awaitable);
    acceptor.close();
    server.limiter.close();
    admin.close();
    admin_server.limiter.close();
    if (server.loop != nullptr) server.loop->close();
    asio::co_spawn(context, wait_for_connections(context, server), asio::detached);
    co_await signals.async_wait(asio::use_awaitable);
    context.stop();
}

// Who has renewed the certificate sends SIGHUP.
asio::awaitable<void> renew(asio::io_context& context, Tls& tls, Log* log) {
    asio::signal_set signals(context, SIGHUP);
    while (true) {
        co_await signals.async_wait(asio::use_awaitable);
        const auto trouble = tls.read();
        if (log == nullptr) continue;
        if (trouble)
            log->write(Level::error, "certificate_not_read",
                       {{"trouble", *trouble + "; the old one stays"}});
        else
            log->write(Level::info, "certificate_read");
    }
}

}  // namespace

std::optional<std::string> run(const Files& files, const Settings& settings, const Ready& ready,
                               const MakeApplication& make_application) {
    // Before the context: with it go the connections, which are taken off the limiter then.
    ServerContext server{files, settings, ConnectionLimiter(settings.connections)};
    ServerContext admin_server{files, settings, ConnectionLimiter(operators)};
    std::optional<Tls> tls;
    if (settings.tls)
        if (auto trouble = tls.emplace(*settings.tls).read()) return trouble;
    asio::io_context context(1);
    tcp::acceptor acceptor(context), admin(context);
    if (const error_code error = open(acceptor, settings.listen))
        return sentence_about(error, settings.listen, "--listen");
    if (settings.admin)
        if (const error_code error = open(admin, *settings.admin))
            return sentence_about(error, *settings.admin, "--admin");
    raise_descriptor_limit(settings.connections);
    std::signal(SIGPIPE, SIG_IGN);  // NOLINT(cert-err33-c)

    std::optional<AsioEventLoop> loop;
    if (make_application)
        server.loop = &loop.emplace(context, server.limiter, settings.sockets, make_application);

    asio::co_spawn(context, wait_for_signals(context, acceptor, server, admin, admin_server),
                   asio::detached);
    asio::co_spawn(context, accept_connections(acceptor, server, tls ? &*tls : nullptr),
                   asio::detached);
    if (tls) asio::co_spawn(context, renew(context, *tls, settings.log), asio::detached);
    const bool administered = settings.admin && loop && loop->admin();
    if (administered) {
        admin_server.admin = &loop->admin();
        asio::co_spawn(context, accept_connections(admin, admin_server, nullptr), asio::detached);
    }
    context.poll();
    std::optional<Listen> admin_at;
    if (administered) admin_at = Listen{settings.admin->host, admin.local_endpoint().port()};
    ready({settings.listen.host, acceptor.local_endpoint().port()}, admin_at);
    context.run();
    return {};
}

}  // namespace croupier::server
